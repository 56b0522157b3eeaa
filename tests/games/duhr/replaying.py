"""What is told of a step must be what happened: the news are played out on the position before it.

Every change of a zone is told when it happens, with what the ledger says of it; so the news lead from the
truth before a step to the truth after it, and nothing else does.
"""

from collections import Counter
from typing import Any

from tests.games.duhr.bargains import rooted_deal, shown_by_deals, told_rightly
from tests.games.duhr.reckoning import (
    DEEDS,
    DISFAVORED,
    EVENTS,
    VILIFIED,
    Dump,
    Row,
    events_in_play,
    helpful_cards,
    pair_helps,
    reckon,
    status,
)

from courtier.games.duhr.stack import unpacked  # by which numbers the stack is told
from courtier.laws.oracle import Facts, Step

OF_MAIN = {
    "choose_scandal_house",
    "choose_masterstroke_spot",
    "choose_masterstroke_house",
    "choose_target",
    "choose_second",
}
OF_ABILITY = {"choose_ability_spot", "choose_destination", "choose_mode"}
LOOKS = ["looked_at_hand", "looked_at_conspiracy", "looked_at_agenda"]


def rooted(row: list[Any]) -> list[Any]:
    """D-ASK-4, D-ASK-8, D-ASK-9: what others see of an unfinished answer is the question it began with."""
    name, *numbers = row
    if "deal" in name:
        return rooted_deal(row)
    if name in OF_MAIN:
        return ["main", numbers[0]]
    if name in OF_ABILITY:
        seat, house, free = numbers[:3]
        return ["choose_ability_spot", seat, house, 1] if free else ["main", seat]
    if name in {"give", "give_again"}:
        seat, to, how, _ = numbers
        return ["blackmail", seat, to, how // 2] if how % 2 else ["give", seat, to, how, 0]
    return row


def public_stack(dump: Dump) -> list[list[Any]]:
    return [rooted(row) for row in dump["pending"]]


def parse(spot: str) -> tuple[int, int]:
    """House and place of `house@2:4`."""
    seat, _, place = spot.removeprefix("house@").partition(":")
    return int(seat), int(place)


class Table:
    """The zones, as the news change them."""

    def __init__(self, before: Dump | None, after: Dump) -> None:
        seats = after["seats"]
        start = before or {**after, **empty(seats)}
        self.options: dict[str, Any] = after["options"]
        self.dealt: list[str] = after["agendas"]
        self.houses: list[str] = start["houses"]
        self.rows: list[Row] = [[list(card) for card in row] for row in start["rows"]]
        self.hands = [Counter(hand) for hand in start["hands"]]
        self.aside: Counter[str] = Counter(start["aside"])
        self.web: list[str] = list(start["web"])  # its order, as long as that is known
        self.loose: Counter[str] | None = None  # after a shuffle: what it holds
        self.discard: list[str] = list(start["discard"])
        self.scandals: int = start["scandals"]
        self.conspiracies: list[str] = list(start["conspiracies"])
        self.shown: list[bool] = list(start["shown"])
        self.chosen: list[str | None] = list(start["chosen"])
        self.active: int = start["active"]
        self.turn: int = start["turn"]
        self.statuses = [status(row, self.options) for row in self.rows]
        self.in_play = Counter(events_in_play(start))  # announced events, and cards turned over
        self.limited: bool = start["limited"]
        self.yielding = False  # does a victim of Blackmail pay?
        self.lacking: int | None = None  # who has just shown that nothing was possible

    # Cards come and go

    def out(self, seat: int, *cards: str) -> None:
        for card in cards:
            assert self.hands[seat][card] > 0, f"seat {seat} is told to part with {card}, which it does not hold"
            self.hands[seat][card] -= 1

    def away(self, card: str) -> None:
        """D-CORE-6."""
        if card == "scandal":
            self.scandals += 1
        else:
            self.discard.append(card)

    def size_of_web(self) -> int:
        return len(self.web) if self.loose is None else self.loose.total()

    def from_web(self, cards: list[str]) -> None:
        if self.loose is None:
            start = len(self.web) - len(cards)
            assert Counter(self.web[start:]) == Counter(cards), f"the top of the Web is not {cards}"
            del self.web[start:]
            return
        self.loose -= Counter(cards)
        return

    def card_at(self, spot: str, face: str) -> tuple[Row, int]:
        seat, place = parse(spot)
        row = self.rows[seat]
        assert row[place][1] == face, f"{spot} does not lie face {face}"
        return row, place

    # The setup

    def housed(self, told: Facts) -> None:
        assert self.houses[told["seat"]] == told["house"]

    def entrusted(self, told: Facts) -> None:
        assert told["conspiracy"] == [self.conspiracies[told["seat"]]]

    def offered(self, told: Facts) -> None:
        seat = told["seat"]
        assert told["agendas"] == [self.dealt[seat], self.dealt[6 + seat]]
        assert told["count"] == 2

    def kept(self, told: Facts) -> None:
        seat = told["seat"]
        (self.chosen[seat],) = told["agenda"]
        assert self.chosen[seat] in {self.dealt[seat], self.dealt[6 + seat]}

    def supplied(self, told: Facts) -> None:
        """D-SETUP-7, D-SETUP-8."""
        house = self.houses[told["seat"]]
        assert (told["card"], told["count"]) in {("scandal", 1), (f"suspicion.{house}", 2)}
        self.hands[told["seat"]][told["card"]] += told["count"]

    def webs_laid(self, told: Facts) -> None:
        """D-SETUP-9, D-SETUP-11."""
        self.loose = Counter({f"suspicion.{house}": 8 for house in self.houses})
        self.loose.update(f"event.{event}" for event in EVENTS)
        self.scandals = 24 - len(self.houses)
        assert (told["web"], told["scandals"]) == (self.loose.total(), self.scandals)

    def first(self, told: Facts) -> None:
        wanted = self.options["first_player"]
        assert wanted in {"random", told["seat"]}
        self.active = (told["seat"] - 1) % len(self.houses)

    # Turns

    def turn_began(self, told: Facts) -> None:
        self.active = (self.active + 1) % len(self.houses)
        self.turn += 1
        assert (told["seat"], told["turn"]) == (self.active, self.turn)
        assert not self.aside, "cards stay set aside"

    def set_aside(self, told: Facts) -> None:
        """D-DISF-2."""
        seat = told["seat"]
        assert seat == self.active
        assert self.statuses[seat] == DISFAVORED
        assert len(told["cards"]) == told["count"] == self.hands[seat].total() - 2
        self.out(seat, *told["cards"])
        self.aside.update(told["cards"])

    def retrieved(self, told: Facts) -> None:
        assert (told["seat"], told["count"]) == (self.active, self.aside.total())
        self.hands[self.active].update(self.aside)
        self.aside.clear()

    def drew(self, told: Facts) -> None:
        assert len(told["cards"]) == told["count"] > 0
        self.from_web(told["cards"])
        self.hands[told["seat"]].update(told["cards"])
        assert told["web"] == self.size_of_web()

    def reshuffled(self, told: Facts) -> None:
        """D-ACQ-5, D-INFO-4: all have seen what is in it, as it lay before it was shuffled."""
        assert self.size_of_web() == 0
        assert told["cards"] == self.discard, "the pile is told as it did not lie"
        assert told["count"] == len(self.discard) > 0
        self.loose = Counter(self.discard)
        self.discard = []

    def played(self, told: Facts) -> None:
        assert told["card"] == "scandal" or told["card"] == f"suspicion.{self.houses[told['to']]}"
        self.out(told["seat"], told["card"])
        self.rows[told["to"]].append([told["card"], "up"])

    def no_action(self, told: Facts) -> None:
        """D-TURN-4 and the table of sight: nothing else was possible."""
        seat = told["seat"]
        assert seat == self.active
        assert told["lacked"] == helpful_cards(self, seat), "what the hand lacks is told otherwise"
        assert told["pairs"] == ("none" if pair_helps(self) else "possible")
        assert not any(self.hands[seat][card] for card in told["lacked"]), "something was possible"
        self.lacking = seat

    def discarded(self, told: Facts) -> None:
        seat = told["seat"]
        assert (told["why"] == "forced") == (self.lacking == seat), "a forced discard is not explained"
        assert told["why"] != "vilified" or self.statuses[seat] == VILIFIED
        self.lacking = None
        self.out(seat, told["card"])
        self.away(told["card"])

    # Deeds

    def triggered(self, told: Facts) -> None:
        card = f"event.{told['event_card']}"
        self.out(told["seat"], card)
        self.in_play[card] += 1

    def laid_away(self, told: Facts) -> None:
        assert self.in_play[told["card"]] == 1, f"{told['card']} is not in play"
        del self.in_play[told["card"]]
        self.away(told["card"])

    def turned_over(self, told: Facts) -> None:
        """D/A-4."""
        self.from_web([told["card"]])
        self.in_play[told["card"]] += 1
        assert told["web"] == self.size_of_web()

    def placed(self, told: Facts) -> None:
        assert self.scandals > 0
        self.scandals -= 1
        self.rows[told["to"]].append(["scandal", "up"])

    def replaced(self, told: Facts, face: str = "up") -> None:
        row, place = self.card_at(told["spot"], face)
        assert row[place][0] == told["card"], f"{told['spot']} was not {told['card']}"
        row[place] = [told["by"], "up"]
        if told["by"] == "scandal":
            self.scandals -= 1
        else:
            assert self.in_play[told["by"]] == 1, "the suspicion was not turned over"
            del self.in_play[told["by"]]
        self.away(told["card"])

    def replaced_concealed(self, told: Facts) -> None:
        self.replaced(told, "down")

    def turned_up(self, told: Facts) -> None:
        row, place = self.card_at(told["spot"], "down")
        assert row[place] == [told["card"], "down"]
        row[place][1] = "up"

    def turned_down(self, told: Facts) -> None:
        row, place = self.card_at(told["spot"], "up")
        assert row[place] == [told["card"], "up"]
        row[place][1] = "down"

    def shifted(self, told: Facts) -> None:
        row, place = self.card_at(told["spot"], "up")
        assert row[place][0] == told["card"]
        self.rows[told["to"]].append(row.pop(place))

    def shifted_unseen(self, told: Facts) -> None:
        row, place = self.card_at(told["spot"], "down")
        self.rows[told["to"]].append(row.pop(place))

    def removed(self, told: Facts) -> None:
        row, place = self.card_at(told["spot"], "up")
        assert row.pop(place)[0] == "scandal"
        self.scandals += 1

    def taken_up(self, told: Facts) -> None:
        row, place = self.card_at(told["spot"], "up")
        assert row.pop(place)[0] == told["card"]
        self.hands[told["seat"]][told["card"]] += 1

    def taken_up_unseen(self, told: Facts) -> None:
        row, place = self.card_at(told["spot"], "down")
        card = row.pop(place)[0]
        assert told["cards"] == [card]
        self.hands[told["seat"]][card] += 1

    def status_changed(self, told: Facts) -> None:
        assert self.statuses[told["seat"]] != told["status"], "a change that is none"
        self.statuses[told["seat"]] = told["status"]

    def conspiracy_shown(self, told: Facts) -> None:
        assert told["house"] == self.conspiracies[told["seat"]]
        assert not self.shown[told["seat"]]
        self.shown[told["seat"]] = True

    def conspiracy_hidden(self, told: Facts) -> None:
        assert told["house"] == self.conspiracies[told["seat"]]
        assert self.shown[told["seat"]]
        self.shown[told["seat"]] = False

    def exchanged(self, told: Facts) -> None:
        one, other = told["seat"], told["whom"]
        swapped: list[list[Any]] = [self.conspiracies, self.shown]
        for cards in swapped:
            cards[one], cards[other] = cards[other], cards[one]

    def received(self, told: Facts) -> None:
        assert told["conspiracy"] == [self.conspiracies[told["seat"]]]

    def yielded(self, told: Facts) -> None:
        self.yielding = told["choice"] == "pay"

    def gave(self, told: Facts) -> None:
        """To a blackmailer, or by a deal: in a turn begun disfavored that lies aside (D/A-38)."""
        if not self.yielding and self.limited and told["to"] == self.active:
            assert len(told["cards"]) == told["count"] > 0
            self.out(told["seat"], *told["cards"])
            self.aside.update(told["cards"])
        else:
            self.hand_over(told["seat"], told["to"], told)
        self.yielding = False

    def shown_cards(self, told: Facts) -> None:
        assert Counter(told["cards"]) <= self.hands[told["whom"]], "cards are shown that are not there"
        assert told["count"] == len(told["cards"])

    def took(self, told: Facts) -> None:
        self.hand_over(told["whom"], told["seat"], told)

    def hand_over(self, giver: int, to: int, told: Facts) -> None:
        assert len(told["cards"]) == told["count"] > 0
        self.out(giver, *told["cards"])
        self.hands[to].update(told["cards"])

    def looked_at_hand(self, told: Facts) -> None:
        assert Counter(told["cards"]) == +self.hands[told["whom"]], "it sees another hand"
        assert told["count"] == len(told["cards"])

    def looked_at_conspiracy(self, told: Facts) -> None:
        assert told["conspiracy"] == [self.conspiracies[told["whom"]]]

    def looked_at_agenda(self, told: Facts) -> None:
        assert told["agenda"] == [self.chosen[told["whom"]]]

    # Afterwards

    def ends_as(self, after: Dump) -> None:
        """Nothing has changed that was not told."""
        for name in ("rows", "discard", "scandals", "conspiracies", "shown", "chosen", "active", "turn"):
            assert getattr(self, name) == after[name], f"{name}: told {getattr(self, name)}, but it is {after[name]}"
        for seat, hand in enumerate(after["hands"]):
            assert +self.hands[seat] == Counter(hand), f"the hand of {seat} changed and nobody was told"
        assert self.aside == Counter(after["aside"]), "what is set aside changed and nobody was told"
        if self.loose is None:
            assert self.web == after["web"], "the Web changed and nobody was told"
        else:
            assert self.loose == Counter(after["web"]), "the Web changed and nobody was told"
        assert self.statuses == [status(row, self.options) for row in after["rows"]], "a change of status is not told"
        assert +self.in_play == Counter(events_in_play(after)), "an event comes or goes and nobody is told"


def empty(seats: int) -> Dump:
    """Before the deal."""
    return {
        "rows": [[] for _ in range(seats)],
        "hands": [[] for _ in range(seats)],
        "aside": [],
        "web": [],
        "discard": [],
        "scandals": 0,
        "shown": [False] * seats,
        "chosen": [None] * seats,
        "turn": 0,
        "limited": False,
        "pending": [],
    }


def truthful(step: Step, told: list[Facts]) -> None:
    """The news of a step are true, and nothing is missing."""
    table = Table(step.before, step.after)
    names = [facts["event"] for facts in told]
    for facts in told:
        happen = getattr(table, facts["event"], None)
        if happen is not None:
            happen(facts)
    table.ends_as(step.after)
    asked(step, told)
    deeds(step, told)
    told_rightly(step.before, step.after, told)
    if step.after["ended"]:
        assert [facts for facts in told if facts["event"] in ENDING] == ending(step.after)
    else:
        assert not set(names) & ENDING


def asked(step: Step, told: list[Facts]) -> None:
    """Whoever listens hears what is open, whenever that is something else."""
    questions = [facts for facts in told if facts["event"] == "asked"]
    after = step.after
    turn = [after["active"], after["done"], int(after["limited"])]
    before = step.before
    changed = before is None or public_stack(before) != public_stack(after)
    changed = changed or (before is not None and turn != [before["active"], before["done"], int(before["limited"])])
    assert len(questions) == int(changed and not after["ended"]), "what is open is not told once"
    if questions:
        assert told[-1] is questions[0]
        assert [questions[0][name] for name in ("active", "done", "limited")] == turn
        assert window_of(after) in {None, tuple(after["pending"][-1])}, "a window asks others than those who qualify"
        assert unpacked(questions[0]["pending"]) == [list(row) for row in public_stack(after)], "another stack is told"


def window_of(after: Dump) -> tuple[str, int, int] | None:
    """D/A-27: all with standing and two usable cards but the announcer, whatever these cards are."""
    top = after["pending"][-1]
    if top[0] != "negate":
        return None
    standing = [status(row, after["options"]) != VILIFIED for row in after["rows"]]
    able = [len(hand) >= 2 and stands for hand, stands in zip(after["hands"], standing, strict=True)]
    return "negate", top[1], sum(1 << seat for seat, each in enumerate(able) if each and seat != top[1])


def deeds(step: Step, told: list[Facts]) -> None:
    """What was announced waits, is cancelled, or happens; a look and an exchange are told when they do."""
    announced = waiting(step.before) if step.before else Counter()
    for facts in told:
        announced += announcement(facts)
    cancelled = Counter((facts["seat"], facts["deed"]) for facts in told if facts["event"] == "cancelled")
    happened = announced - waiting(step.after) - cancelled
    negations = sum(count for (_, deed), count in happened.items() if deed == "negation")
    assert cancelled.total() == negations, "a negation without an effect, or one that is not told"
    names = Counter(facts["event"] for facts in told)
    by_deed: Counter[str] = Counter()
    for (_, deed), count in happened.items():
        by_deed[deed] += count
    looks = shown_by_deals(step.before, step.after)
    assert all(names[look] - looks[look] == by_deed["event.espionage"] for look in LOOKS), "a look is not told"
    assert names["exchanged"] == by_deed["event.intrigue"], "an exchange is not told"
    assert names["received"] == 2 * names["exchanged"]
    paid = Counter(facts["why"] for facts in told if facts["event"] == "discarded")
    assert paid["ability"] == names["announced_ability"]
    assert paid["masterstroke"] == 2 * names["announced_masterstroke"]
    assert paid["negation"] == 2 * names["negated"]


def waiting(dump: Dump) -> Counter[tuple[int, str]]:
    return Counter((row[1], DEEDS[row[2]]) for row in dump["pending"] if row[0] == "carry_out")


def announcement(facts: Facts) -> Counter[tuple[int, str]]:
    said = {
        "announced_ability": "ability.{house}",
        "announced_masterstroke": "masterstroke.{masterstroke}",
        "triggered": "event.{event_card}",
        "negated": "negation",
    }
    if facts["event"] not in said:
        return Counter()
    return Counter([(facts["seat"], said[facts["event"]].format(**facts))])


ENDING = {"counted", "conspiracy_told", "agenda_shown", "won"}


def ending(after: Dump) -> list[Facts]:
    """D-AGENDA-1, D/A-44: scores, conspiracies, agendas, winners; neither hands nor concealed cards."""
    final = reckon(after)
    facts: list[Facts] = []
    for seat, points in enumerate(final.basic):
        state = status(after["rows"][seat], after["options"])
        facts.append({"event": "counted", "seat": seat, "points": points, "status": state})
    for seat, points in enumerate(final.bonus):
        facts.append({"event": "conspiracy_told", "seat": seat, "house": after["conspiracies"][seat]})
        agenda = after["chosen"][seat]
        facts.append({"event": "agenda_shown", "seat": seat, "agenda": agenda, "points": points})
    return facts + [{"event": "won", "seat": seat, "total": final.totals[seat]} for seat in final.winners]
