"""What is told of a step must be what happened: the news are played out on the position before it.

Every change of a zone is told when it happens, so the news lead from the truth before a step to the truth after it.
Coins, gems and cards that move without news are found here, and so are news of what did not happen.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.games.cutthroat.reckoning import (
    CONQUEST,
    DECKS,
    DISHES,
    GEMS,
    MARKED,
    back_of,
    is_mercenary,
    is_soldier,
    poorest,
    reckon,
    set_aside,
    soldiers_of,
    told_stack,
    unpacked,
    votes,
)

from courtier.games.cutthroat.events import DEEDS
from courtier.laws.oracle import Dump, Facts, Step

KNOWN = 3  # C-LORD-CRONE-1
BOUGHT = {"mercenaries": "buy_mercenaries", "hireling": "buy_hireling"}  # deeds by what is paid for


class Table:
    """All zones, as the news change them."""

    def __init__(self, before: Dump | None, after: Dump) -> None:
        self.after = after
        self.options: dict[str, Any] = after["options"]
        start = before or {**after, **empty(after["seats"])}
        self.houses: list[str | None] = list(start["houses"])
        self.ring: list[str] = list(start["ring"])
        self.owners: list[int | None] = list(start["owners"])
        self.plagued: list[bool] = list(start["plagued"])
        self.stacks: list[list[str]] = [list(stack) for stack in start["stacks"]]
        self.coins: list[int] = list(start["coins"])
        self.gems = [Counter(purse) for purse in start["gems"]]
        self.bank: Counter[str] = Counter(start["bank"])
        self.hands = [Counter(hand) for hand in start["hands"]]
        self.dishes = [Counter(pile) for pile in start["dishes"]]
        self.dead = [Counter(pile) for pile in start["dead"]]
        self.decks: dict[str, list[str]] = {name: list(cards) for name, cards in start["decks"].items()}
        self.loose: dict[str, Counter[str]] = {}  # decks that were shuffled: what they hold
        self.discards: dict[str, Counter[str]] = {name: Counter(start["discards"][name]) for name in DECKS}
        self.uses: dict[str, int] = dict(start["uses"])
        self.spouses: list[int | None] = list(start["spouses"])
        self.dead_heirs: list[bool] = list(start["dead_heirs"])
        self.served = [Counter(plate) for plate in start["served"]]
        self.tasted = [Counter(plate) for plate in start["tasted"]]
        self.servings: list[int] = list(start["servings"])
        self.aside = Counter(set_aside(start))
        self.conquests: dict[str, tuple[int, list[str]]] = {  # by territory: who lays which stack
            self.ring[row[3]]: (row[1], unpacked(row[4]))
            for row in start["pending"]
            if row[0] == "carry_out" and row[2] == CONQUEST
        }
        keeper: int = start["pending"][-1][1] if start["drawn"] else -1
        self.drawn: list[tuple[int, str]] = [(keeper, card) for card in start["drawn"]]  # not in a zone yet
        self.named: str | None = None  # the colour just demanded
        self.ballots: Counter[int] = Counter()
        self.asked = False
        self.question: str = start["pending"][-1][0] if start["pending"] else ""
        self.struck = False  # was the last news that an attack card was discarded?
        self.revealed = False
        self.taken_back: list[list[int]] = list(start.get("taken_back", []))  # before this answer, in this turn
        self.rescinded: list[list[int]] = []  # by this answer, in this turn: who took back which deed
        self.waits: list[int] = list(start.get("waits", [0] * after["seats"]))

    def backs(self, seat: int, *kinds: str) -> int:
        """C-SECRET-2: how many cards with such backs are in hand; what was just drawn is, too."""
        cards = [*self.hands[seat].elements(), *[card for who, card in self.drawn if who == seat]]
        return len([card for card in cards if card not in DISHES and back_of(card) in kinds])

    def at(self, territory: str) -> int:
        return self.ring.index(territory)

    def out(self, zone: Counter[str], *cards: str) -> None:
        for card in cards:
            assert zone[card] > 0, f"{card} is told to leave where there is none"
            zone[card] -= 1

    def from_deck(self, deck: str, cards: list[str], left: int) -> None:
        if deck in self.loose:
            self.out(self.loose[deck], *cards)
            size = self.loose[deck].total()
        else:
            start = len(self.decks[deck]) - len(cards)
            assert self.decks[deck][start:][::-1] == cards, f"the top of {deck} is not {cards}"
            del self.decks[deck][start:]
            size = start
        assert size == left, f"{deck}: {size} are left, {left} are told"

    def check_not_taken_back(self, seat: int, deed: str, target: int) -> None:
        """C-TAKEBACK-7."""
        again = [row for row in self.taken_back if row[:3] == [seat, DEEDS.index(deed), target]]
        assert not again, f"{deed} of {seat} was taken back this turn and is announced again"

    def put_aside(self, seat: int, card: str) -> None:
        self.out(self.hands[seat], card)
        self.aside[seat, card] += 1

    def from_aside(self, seat: int, card: str) -> None:
        assert self.aside[seat, card] > 0, f"no {card} of {seat} lies aside"
        self.aside[seat, card] -= 1

    def bury(self, seat: int, card: str) -> None:
        """C-GEN-21."""
        if is_soldier(card):
            self.dead[seat][card] += 1
        else:
            self.discards["mercenaries"][card] += 1

    def settle_drawn(self) -> None:
        """What was drawn is in hand or pile, unless one of two is still to be chosen."""
        waiting = len(self.after["drawn"])
        assert [card for _, card in self.drawn][len(self.drawn) - waiting :] == self.after["drawn"], "other cards wait"
        for seat, card in self.drawn[: len(self.drawn) - waiting]:
            zone = self.dishes if card in DISHES else self.hands
            zone[seat][card] += 1


def empty(seats: int) -> Dump:
    """Before the deal."""
    nothing: list[list[str]] = [[] for _ in range(seats)]
    return {
        "houses": [None] * seats,
        "pending": [],
        "ring": [],
        "owners": [],
        "plagued": [],
        "stacks": [],
        "coins": [0] * seats,
        "gems": nothing,
        "bank": [],
        "hands": nothing,
        "dishes": nothing,
        "dead": nothing,
        "drawn": [],
        "decks": {name: [] for name in DECKS},
        "discards": {name: [] for name in DECKS},
        "uses": dict.fromkeys(MARKED, 0),
        "spouses": [None] * seats,
        "dead_heirs": [False] * seats,
        "served": [],
        "tasted": [],
        "servings": [],
    }


# The news, one by one: each changes the table, or asserts what it says of it


def housed(table: Table, news: Facts) -> None:
    table.houses[news["seat"]] = news["house"]
    table.hands[news["seat"]].update(soldiers_of(news["house"]))


def dealt_hireling(table: Table, news: Facts) -> None:
    table.hands[news["seat"]].update(news["cards"])


def territory_laid(table: Table, news: Facts) -> None:
    assert news["place"] == len(table.ring)
    table.ring.append(news["territory"])
    table.owners.append(None)
    table.plagued.append(False)
    table.stacks.append([])


def decks_laid(table: Table, news: Facts) -> None:
    """C-SETUP-11, C-SETUP-4: the bag is full, and so are the use markers."""
    table.decks = {name: list(table.after["decks"][name]) for name in DECKS}
    assert [len(table.decks[name]) for name in DECKS] == [news[name] for name in DECKS]
    table.bank = Counter(dict.fromkeys(GEMS, 6))
    table.uses = {power: 0 if power == "bedlam" and not table.options["bedlam_twice"] else 2 for power in MARKED}


def proposed_shares(table: Table, news: Facts) -> None:
    assert sum(news["shares"]) == 12, "C-ALMS-3"


def poor(table: Table, news: Facts) -> None:
    assert table.coins[news["seat"]] == min(table.coins), f"{news['seat']} is not among the poorest"


def ballot_opened(table: Table, news: Facts) -> None:
    """C-VOTE-14, C-DEC-1: whoever may hold an Orator was asked for it after the proposals."""
    assert table.question != "propose" or not any(table.backs(seat, "hireling") for seat in range(len(table.hands)))
    assert news["votes"] == votes(table.after), "other votes are told"


def voted(table: Table, news: Facts) -> None:
    table.ballots[news["author"]] += news["votes"]


def vote_won(table: Table, news: Facts) -> None:
    assert news["votes"] == table.ballots[news["author"]], "other votes were cast"
    others = [count for author, count in table.ballots.items() if author != news["author"]]
    assert all(count < news["votes"] for count in others), "C-VOTE-9"


def vote_undecided(table: Table, news: Facts) -> None:
    best = [author for author, count in table.ballots.items() if count == max(table.ballots.values())]
    assert len(best) != 1, "C-VOTE-9"


def settled(table: Table, news: Facts) -> None:
    place = table.at(news["territory"])
    assert len(news["stack"]) == news["count"]
    table.out(table.hands[news["seat"]], *news["stack"])
    table.stacks[place] = list(news["stack"])
    table.owners[place] = news["seat"]


def took_coins(table: Table, news: Facts) -> None:
    """C-BLACK-6, C-DEC-1: a landless player who may hold a bastard is asked first."""
    if news["why"] == "landless" and table.question != "collect":
        assert not table.backs(news["seat"], "hireling"), "nobody was asked for a bastard"
    table.coins[news["seat"]] += news["count"]


def paid_coins(table: Table, news: Facts) -> None:
    table.coins[news["seat"]] -= news["count"]
    assert table.coins[news["seat"]] >= 0, "C-GEN-16"
    if news.get("why") in BOUGHT:
        table.check_not_taken_back(news["seat"], BOUGHT[news["why"]], 0)


def gave_coins(table: Table, news: Facts) -> None:
    paid_coins(table, news)
    table.coins[news["to"]] += news["count"]


def drew_gems(table: Table, news: Facts) -> None:
    assert len(news["gems"]) == news["count"]
    table.out(table.bank, *news["gems"])
    table.gems[news["seat"]].update(news["gems"])


def picked_gem(table: Table, news: Facts) -> None:
    """A-111: the chooser sees which colours are there, not how many."""
    picked, *there = news["gems"]
    assert there == [colour for colour in GEMS if table.bank[colour]], "other colours are in the bag"
    table.out(table.bank, picked)
    table.gems[news["seat"]][picked] += 1


def named_colour(table: Table, news: Facts) -> None:
    (table.named,) = news["gems"]


def gave_gems(table: Table, news: Facts) -> None:
    """A-14: the colour named, if it is there."""
    assert len(news["gems"]) == news["count"]
    if table.named is not None and table.gems[news["seat"]][table.named]:
        assert news["gems"] == [table.named], "another colour was demanded"
    table.named = None
    table.out(table.gems[news["seat"]], *news["gems"])
    table.gems[news["to"]].update(news["gems"])


def blackmailed(table: Table, news: Facts) -> None:
    assert table.hands[news["seat"]][f"bastard.{news['house']}"], "C-BLACK-1"


def drew_feast_cards(table: Table, news: Facts) -> None:
    assert len(news["dishes"]) == news["count"]
    table.from_deck("feast", news["dishes"], news["left"])
    table.drawn += [(news["seat"], dish) for dish in news["dishes"]]


def drew_mercenaries(table: Table, news: Facts) -> None:
    assert len(news["cards"]) == news["count"]
    table.from_deck("mercenaries", news["cards"], news["left"])
    table.hands[news["seat"]].update(news["cards"])


def drew_hirelings(table: Table, news: Facts) -> None:
    assert len(news["cards"]) == news["count"]
    table.from_deck("hirelings", news["cards"], news["left"])
    table.drawn += [(news["seat"], card) for card in news["cards"]]


def discarded_dish(table: Table, news: Facts) -> None:
    table.drawn.remove((news["seat"], news["dish"]))
    table.discards["feast"][news["dish"]] += 1


def discarded_draw(table: Table, news: Facts) -> None:
    table.drawn.remove((news["seat"], news["card"]))
    table.discards["hirelings"][news["card"]] += 1


def reshuffled(table: Table, news: Facts) -> None:
    """A-09: only an empty deck is renewed."""
    deck = news["deck"]
    assert not table.decks[deck]
    assert not table.loose.get(deck, Counter()).total()
    table.loose[deck] = table.discards[deck]
    table.discards[deck] = Counter()
    assert table.loose[deck].total() == news["count"]


def collected_dead(table: Table, news: Facts) -> None:
    pile = table.dead[news["seat"]]
    assert pile.total() == news["count"]
    table.hands[news["seat"]].update(pile)
    pile.clear()


def announced_conquest(table: Table, news: Facts) -> None:
    table.check_not_taken_back(news["seat"], "conquest", table.at(news["territory"]))
    assert len(news["stack"]) == news["count"]
    assert all(is_soldier(card) or card == "mercenary" for card in news["stack"]), "C-CONQ-3: mercenaries are face down"
    for card in news["stack"]:
        if is_soldier(card):
            table.put_aside(news["seat"], card)
    table.conquests[news["territory"]] = (news["seat"], list(news["stack"]))


def laid_down(table: Table, news: Facts) -> None:
    seat, seen = table.conquests[news["territory"]]
    faces = list(news["cards"])
    assert len(faces) == news["count"] == len([card for card in seen if not is_soldier(card)])
    for card in faces:
        assert is_mercenary(card)
        table.put_aside(seat, card)
    table.conquests[news["territory"]] = (seat, [card if is_soldier(card) else faces.pop(0) for card in seen])


def conquered(table: Table, news: Facts) -> None:
    seat, stack = table.conquests.pop(news["territory"])
    place = table.at(news["territory"])
    assert seat == news["seat"]
    assert not table.stacks[place], "conquered, though somebody is there"
    for card in stack:
        table.from_aside(seat, card)
    table.stacks[place] = stack
    table.owners[place] = seat


def named_target(table: Table, news: Facts) -> None:
    table.check_not_taken_back(news["seat"], "target", table.at(news["territory"]))


def fought(table: Table, news: Facts) -> None:
    table.put_aside(news["seat"], news["card"])


def discarded_military(table: Table, news: Facts) -> None:
    """C-DEC-20: once the attack card is discarded the owner may defend, then the spouse, whatever they hold."""
    table.struck = news["why"] == "attack"
    table.from_aside(news["seat"], news["card"])
    table.bury(news["seat"], news["card"])


def fended(table: Table, news: Facts) -> None:
    table.struck = False


def killed(table: Table, news: Facts) -> None:
    place = table.at(news["territory"])
    if table.struck:
        for seat in (news["seat"], table.spouses[news["seat"]]):
            assert seat is None or not table.backs(seat, "soldier", "mercenary"), "nobody was asked to defend"
    table.struck = False
    assert table.owners[place] == news["seat"]
    assert table.stacks[place].pop(news["position"]) == news["card"], "another card was killed"
    table.bury(news["seat"], news["card"])


def lost(table: Table, news: Facts) -> None:
    place = table.at(news["territory"])
    assert table.owners[place] == news["seat"]
    assert not table.stacks[place], "C-GEN-8"
    table.owners[place] = None


def returned(table: Table, news: Facts) -> None:
    place, count = table.at(news["territory"]), news["count"]
    assert table.owners[place] == news["seat"]
    assert len(table.stacks[place]) >= count
    table.hands[news["seat"]].update(table.stacks[place][:count])
    del table.stacks[place][:count]


def took_mercenaries(table: Table, news: Facts) -> None:
    place = table.at(news["territory"])
    assert table.owners[place] == news["whom"]
    assert news["cards"] == [card for card in table.stacks[place] if is_mercenary(card)], "other mercenaries were there"
    assert len(news["cards"]) == news["count"]
    table.stacks[place] = [card for card in table.stacks[place] if is_soldier(card)]
    table.hands[news["seat"]].update(news["cards"])


def played(table: Table, news: Facts) -> None:
    table.put_aside(news["seat"], news["hireling"])


def killed_hireling(table: Table, news: Facts) -> None:
    table.from_aside(news["whom"], news["hireling"])
    table.discards["hirelings"][news["hireling"]] += 1


def discarded_hireling(table: Table, news: Facts) -> None:
    if news["why"] == "taste" and not table.aside[news["seat"], news["hireling"]]:
        table.out(table.hands[news["seat"]], news["hireling"])
    else:
        table.from_aside(news["seat"], news["hireling"])
    table.discards["hirelings"][news["hireling"]] += 1


def used_power(table: Table, news: Facts) -> None:
    power = news["power"]
    if power in MARKED and (power != "bedlam" or table.options["bedlam_twice"]):
        assert table.uses[power] > 0, f"{power} is used up"
        table.uses[power] -= 1


def waited(table: Table, news: Facts) -> None:
    """C-WIN-8."""
    table.waits[news["seat"]] += 1
    assert news["left"] == table.options["wait_per_turn"] - table.waits[news["seat"]] >= 0


def turn_began(table: Table, news: Facts) -> None:
    """C-WIN-8, C-TAKEBACK-7: a new turn, new waits, and all may be announced again."""
    table.waits = [0] * len(table.hands)
    table.taken_back = []
    table.rescinded = []


def took_back(table: Table, news: Facts) -> None:
    """C-TAKEBACK-2: the cards, the price and the use marker return."""
    seat, deed = news["seat"], news["deed"]
    table.coins[seat] += news["price"]
    cards = table.conquests.pop(news["territory"])[1] if deed == "conquest" else news["cards"]
    for card in cards:
        table.from_aside(seat, card)
        table.hands[seat][card] += 1
    power = deed.removeprefix("power.")
    if power in MARKED and (power != "bedlam" or table.options["bedlam_twice"]):
        table.uses[power] += 1
    table.rescinded.append([seat, DEEDS.index(deed)])


def plagued(table: Table, news: Facts) -> None:
    place = table.at(news["territory"])
    assert not table.plagued[place], "C-PLAGUE-3"
    table.plagued[place] = True


def spared(table: Table, news: Facts) -> None:
    assert not table.plagued[table.at(news["territory"])]


def cured(table: Table, news: Facts) -> None:
    place = table.at(news["territory"])
    assert table.plagued[place]
    table.plagued[place] = False


def looked_at_deck(table: Table, news: Facts) -> None:
    assert news["cards"] == table.decks[news["deck"]][::-1][:KNOWN], "other cards lie on top"
    assert len(news["cards"]) == news["count"]


def ordered_deck(table: Table, news: Facts) -> None:
    deck = table.decks[news["deck"]]
    start = len(deck) - news["count"]
    assert sorted(deck[start:]) == sorted(news["cards"]), "other cards are put back"
    deck[start:] = news["cards"][::-1]


def looked_at_hand(table: Table, news: Facts) -> None:
    assert Counter(news["cards"]) == table.hands[news["whom"]]
    assert len(news["cards"]) == news["count"]


def looked_at_coins(table: Table, news: Facts) -> None:
    assert news["coins"] == [table.coins[news["whom"]]]


def looked_at_gems(table: Table, news: Facts) -> None:
    assert Counter(news["gems"]) == table.gems[news["whom"]]


def looked_at_dishes(table: Table, news: Facts) -> None:
    assert Counter(news["dishes"]) == table.dishes[news["whom"]]
    assert len(news["dishes"]) == news["count"]


def took_card(table: Table, news: Facts) -> None:
    (card,) = news["cards"]
    assert news["back"] == ("mercenary" if is_mercenary(card) else "hireling"), "C-LORD-CRONE-4"
    table.out(table.hands[news["whom"]], card)
    table.hands[news["seat"]][card] += 1


def took_dish(table: Table, news: Facts) -> None:
    table.out(table.dishes[news["whom"]], *news["dishes"])
    table.dishes[news["seat"]].update(news["dishes"])


def event_drawn(table: Table, news: Facts) -> None:
    assert table.decks["events"].pop() == news["event_card"]
    table.discards["events"][news["event_card"]] += 1


def married(table: Table, news: Facts) -> None:
    pair = [news["seat"], news["whom"]]
    for seat in pair:
        assert table.spouses[seat] is None, "C-WED-2"
        assert not table.dead_heirs[seat], "C-WED-10"
    table.spouses[pair[0]], table.spouses[pair[1]] = pair[1], pair[0]


def heir_died(table: Table, news: Facts) -> None:
    """C-FEAST-26: right after the reveal nobody dies who may hold a bastard."""
    seat = news["seat"]
    assert not (table.revealed and table.backs(seat, "hireling")), "nobody was asked for a sacrifice"
    assert not table.dead_heirs[seat], "an heir dies twice"
    assert news["front"] == (seat if table.spouses[seat] is None else table.spouses[seat]), "it lay elsewhere"
    table.dead_heirs[seat] = True


def marriage_ended(table: Table, news: Facts) -> None:
    assert table.spouses[news["seat"]] == news["whom"]
    assert table.dead_heirs[news["seat"]] or table.dead_heirs[news["whom"]], "C-WED-8"
    table.spouses[news["seat"]] = table.spouses[news["whom"]] = None


def land_cleared(table: Table, news: Facts) -> None:
    assert news["places"] == len(table.ring)
    table.stacks = [[] for _ in table.ring]
    table.served = [Counter() for _ in table.hands]
    table.tasted = [Counter() for _ in table.hands]
    table.servings = [0] * len(table.hands) ** 2


def took_up_dishes(table: Table, news: Facts) -> None:
    assert news["count"] == table.dishes[news["seat"]].total()


def served(table: Table, news: Facts) -> None:
    assert len(news["dishes"]) == news["count"]
    table.out(table.dishes[news["seat"]], *news["dishes"])
    table.served[news["to"]].update(news["dishes"])
    table.servings[news["seat"] * len(table.hands) + news["to"]] += news["count"]


def tasted(table: Table, news: Facts) -> None:
    table.out(table.served[news["whom"]], news["dish"])
    if news["dish"] == "poison":
        table.discards["feast"]["poison"] += 1
    else:
        table.tasted[news["whom"]][news["dish"]] += 1


def revealed(table: Table, news: Facts) -> None:
    table.revealed = True
    assert Counter(news["dishes"]) == +table.served[news["seat"]], "other dishes lay there"
    assert len(news["dishes"]) == news["count"]
    table.tasted[news["seat"]].update(news["dishes"])
    table.served[news["seat"]].clear()


def poisoned(table: Table, news: Facts) -> None:
    assert table.tasted[news["front"]]["poison"], "C-FEAST-15"
    assert not table.dead_heirs[news["seat"]], "C-FEAST-18"


def sacrificed(table: Table, news: Facts) -> None:
    bastard = f"bastard.{table.houses[news['seat']]}"
    table.out(table.hands[news["seat"]], bastard)
    table.discards["hirelings"][bastard] += 1


def counted(table: Table, news: Facts) -> None:
    wanted = reckon(table.after).points[news["seat"]][news["source"]]
    assert news["points"] == wanted, f"{news['source']} of {news['seat']}: {wanted} points, {news['points']} are told"


def won(table: Table, news: Facts) -> None:
    final = reckon(table.after)
    assert news["seat"] in final.winners
    assert news["total"] == final.totals[news["seat"]]


def asked(table: Table, news: Facts) -> None:
    assert news["active"] == table.after["facts"]["active"]
    assert news["facts"] == told_stack(table.after), "another stack is told"
    table.asked = True


def handed_gems(table: Table, news: Facts) -> None:
    assert news["count"] == len(news["gems"]), "C-SECRET-6"
    for gem in news["gems"]:
        table.out(table.gems[news["seat"]], gem)
        table.gems[news["to"]][gem] += 1


def handed_cards(table: Table, news: Facts) -> None:
    assert news["count"] == len(news["cards"]), "C-SECRET-6"
    for card in news["cards"]:
        assert back_of(card) == news["back"]
        table.out(table.hands[news["seat"]], card)
        table.hands[news["to"]][card] += 1


def handed_dishes(table: Table, news: Facts) -> None:
    assert news["count"] == len(news["dishes"]), "C-SECRET-6"
    for dish in news["dishes"]:
        table.out(table.dishes[news["seat"]], dish)
        table.dishes[news["to"]][dish] += 1


def showed_hand(table: Table, news: Facts) -> None:
    assert Counter(news["cards"]) == +table.hands[news["seat"]], "C-SECRET-3"


def showed_coins(table: Table, news: Facts) -> None:
    assert news["count"] == table.coins[news["seat"]], "C-SECRET-3"


def showed_gems(table: Table, news: Facts) -> None:
    assert Counter(news["gems"]) == +table.gems[news["seat"]], "C-SECRET-3"


def showed_dishes(table: Table, news: Facts) -> None:
    assert Counter(news["dishes"]) == +table.dishes[news["seat"]], "C-SECRET-3"


def says_all(table: Table, news: Facts) -> None:
    """Nothing changes by it."""


REPLAY: dict[str, Callable[[Table, Facts], None]] = {
    "housed": housed,
    "dealt_hireling": dealt_hireling,
    "territory_laid": territory_laid,
    "decks_laid": decks_laid,
    "proposed_shares": proposed_shares,
    "poorest": poor,
    "ballot_opened": ballot_opened,
    "voted": voted,
    "vote_won": vote_won,
    "vote_undecided": vote_undecided,
    "settled": settled,
    "took_coins": took_coins,
    "paid_coins": paid_coins,
    "gave_coins": gave_coins,
    "drew_gems": drew_gems,
    "picked_gem": picked_gem,
    "named_colour": named_colour,
    "gave_gems": gave_gems,
    "blackmailed": blackmailed,
    "drew_feast_cards": drew_feast_cards,
    "drew_mercenaries": drew_mercenaries,
    "drew_hirelings": drew_hirelings,
    "discarded_dish": discarded_dish,
    "discarded_draw": discarded_draw,
    "reshuffled": reshuffled,
    "collected_dead": collected_dead,
    "announced_conquest": announced_conquest,
    "laid_down": laid_down,
    "conquered": conquered,
    "named_target": named_target,
    "attacked": fought,
    "paid_toll": fought,
    "defended": fought,
    "discarded_military": discarded_military,
    "beaten_off": fended,
    "attack_failed": fended,
    "killed": killed,
    "lost": lost,
    "returned": returned,
    "took_mercenaries": took_mercenaries,
    "played": played,
    "killed_hireling": killed_hireling,
    "discarded_hireling": discarded_hireling,
    "used_power": used_power,
    "plagued": plagued,
    "spared": spared,
    "cured": cured,
    "looked_at_deck": looked_at_deck,
    "ordered_deck": ordered_deck,
    "looked_at_hand": looked_at_hand,
    "looked_at_coins": looked_at_coins,
    "looked_at_gems": looked_at_gems,
    "looked_at_dishes": looked_at_dishes,
    "took_card": took_card,
    "took_dish": took_dish,
    "event_drawn": event_drawn,
    "married": married,
    "heir_died": heir_died,
    "marriage_ended": marriage_ended,
    "land_cleared": land_cleared,
    "took_up_dishes": took_up_dishes,
    "served": served,
    "tasted": tasted,
    "revealed": revealed,
    "poisoned": poisoned,
    "sacrificed": sacrificed,
    "counted": counted,
    "won": won,
    "asked": asked,
    "announced_tasting": played,
    "waited": waited,
    "turn_began": turn_began,
    "took_back": took_back,
    "handed_gems": handed_gems,
    "handed_cards": handed_cards,
    "handed_dishes": handed_dishes,
    "gave_cards": handed_cards,
    "gave_dishes": handed_dishes,
    "showed_hand": showed_hand,
    "showed_coins": showed_coins,
    "showed_gems": showed_gems,
    "showed_dishes": showed_dishes,
}


def truthful(step: Step, news: list[Facts]) -> None:
    """Raises what is told and did not happen, and what happened and is not told."""
    table = Table(step.before, step.after)
    for each in news:
        REPLAY.get(each["event"], says_all)(table, each)
    table.settle_drawn()
    poor_told = [each["seat"] for each in news if each["event"] == "poorest"]
    assert not poor_told or poor_told == poorest(step.after), "C-VOTE-5: others are the poorest"
    complete(step, table, news)
    compare(table, step.after)


def complete(step: Step, table: Table, news: list[Facts]) -> None:
    """What is asked is told when it changes; at the end every source of points and every winner."""
    names = [each["event"] for each in news]
    if step.after["ended"]:
        final = reckon(step.after)
        assert names.count("counted") == 5 * step.after["seats"]
        assert [each["seat"] for each in news if each["event"] == "won"] == final.winners
    else:
        changed = step.before is None or told_stack(step.before) != told_stack(step.after)
        assert table.asked == changed, "what is asked is told when it changes, and only then"
        assert "asked" not in names[:-1], "what is asked is told last"


def compare(table: Table, after: Dump) -> None:
    for name in ("houses", "ring", "owners", "plagued", "stacks", "coins", "uses", "spouses", "dead_heirs", "servings"):
        told = getattr(table, name)
        assert told == after[name], f"{name}: {after[name]} is so, {told} is told"
    for name in ("gems", "hands", "dishes", "dead", "served", "tasted"):
        told = [+zone for zone in getattr(table, name)]
        assert told == [Counter(zone) for zone in after[name]], f"{name}: {after[name]} is so, {told} is told"
    assert table.waits == after.get("waits", table.waits), "others have waited"
    assert +table.bank == Counter(after["bank"]), "the bag holds other gems"
    assert +table.aside == Counter(set_aside(after)), "other cards lie aside"
    for deck in DECKS:
        assert +table.discards[deck] == Counter(after["discards"][deck]), f"other {deck} are discarded"
        if deck in table.loose:
            assert +table.loose[deck] == Counter(after["decks"][deck]), f"the deck of {deck} holds others"
        else:
            assert table.decks[deck] == after["decks"][deck], f"the deck of {deck} is another"
    told_as_seen(table, after)
    compare_taken_back(table, after.get("taken_back", []))


def compare_taken_back(table: Table, after: list[list[int]]) -> None:
    """C-TAKEBACK-7: nothing is forgotten before the next turn begins, except of an announcement that is over."""
    for row in table.taken_back:
        assert row in after or row[3] > 0, f"{row} was taken back this turn and is forgotten"
    new = [row[:2] for row in after if row not in table.taken_back]
    assert new == table.rescinded, f"{table.rescinded} are told to be taken back, {new} cannot be announced again"


def told_as_seen(table: Table, after: Dump) -> None:
    """C-CONQ-15: what is announced is the stack that lies aside."""
    for territory, (seat, stack) in table.conquests.items():
        rows = [row for row in after["pending"] if row[:3] == ["carry_out", seat, CONQUEST]]
        there = [unpacked(row[4]) for row in rows if table.ring[row[3]] == territory]
        assert there == [stack], "another stack was announced"
