"""The faults: what is wrong, which laws must notice it, and the words that make it so."""

from typing import NamedTuple

CORE = "courtier/core/"
HOF = "courtier/games/hofverrat/"
LAWS = "tests/laws/"

Edit = tuple[str, str, str]  # file, old, new


class Mutant(NamedTuple):
    """A fault. Every law in `by` must notice it."""

    name: str
    case: str
    by: tuple[str, ...]
    edits: tuple[Edit, ...]

    def id(self) -> str:
        return f"{self.case}-{self.name}".replace(" ", "_")


def fault(name: str, case: str, by: str, file: str, old: str, new: str) -> Mutant:
    return Mutant(name, case, tuple(by.split()), ((file, old, new),))


# A card in a district or at the table, as only a fault shows it.
SHOWN = 'card(CARDS[card_of(each)], "up", by=layer_of(each), turn=turn_of(each)'

LEAKS = [
    fault(
        "a spy's family is told when it is laid",
        "hofverrat-3",
        "glimpses secrets",
        HOF + "court.py",
        "self.tell(LAID_SPY, seat, spot)",
        "self.tell(LAID, seat, spot, card)",
    ),
    fault(
        "a removed spy's family is told",
        "hofverrat-3",
        "glimpses secrets",
        HOF + "court.py",
        "self.tell(REMOVED_SPY, seat, spot_of(victim), place, layer_of(victim))",
        "self.tell(REMOVED_SPY, seat, spot_of(victim), place, card_of(victim))",
    ),
    Mutant(
        "the hand slot is told",
        "hofverrat-3",
        ("glimpses", "secrets"),
        (
            (HOF + "events.py", '"laid", SEAT, SPOT, CARD)', '"laid", SEAT, SPOT, CARD, Field("slot"))'),
            (
                HOF + "court.py",
                "self.tell(LAID, seat, spot, card)",
                "self.tell(LAID, seat, spot, card, slot)",
            ),
        ),
    ),
    fault(
        "drawn cards are told to all",
        "hofverrat-3",
        "glimpses secrets",
        CORE + "event.py",
        "if row.audience != EVERYBODY and (row.open[0] != SEAT or seat not in event.values[: row.audience]):",
        "if row.open[0] != SEAT:",
    ),
    fault(
        "the layer's own client sees her spy",
        "hofverrat-3",
        "secrets sees_enough",
        HOF + "view.py",
        "[courtier(court, each) for each in court.areas[HOME + seat]]",
        f"[{SHOWN}) if layer_of(each) == you else courtier(court, each) for each in court.areas[HOME + seat]]",
    ),
    fault(
        "a removed spy is shown at the end",
        "hofverrat-3",
        "secrets",
        HOF + "view.py",
        "[removed(each) for each in court.removed]",
        f"[{SHOWN}, spot=SPOTS[spot_of(each)]) if court.over() else removed(each) for each in court.removed]",
    ),
    fault(
        "removed cards are sorted by what they are",
        "hofverrat-3",
        "secrets",
        HOF + "view.py",
        "[removed(each) for each in court.removed]",
        "[removed(each) for each in sorted(court.removed, key=card_of)]",
    ),
    fault(
        "the top of the pile reaches the view",
        "hofverrat-3",
        "secrets sees_enough",
        HOF + "view.py",
        '"first": court.first,',
        '"first": court.first, "next": CARDS[court.deck[court.top]] if court.pile() else None,',
    ),
    fault(
        "the box is shown open",
        "hofverrat-2",
        "secrets",
        HOF + "view.py",
        'hidden_zone("box", "box", court.box)',
        'zone("box", "box", [card(CARDS[each]) for each in court.deck[: court.box]])',
    ),
    fault(
        "the gallery sits behind seat 0",
        "hofverrat-3",
        "secrets",
        HOF + "view.py",
        "own = seat == you",
        "own = seat == (you or 0)",
    ),
    fault(
        "missions are shown one round early",
        "hofverrat-3",
        "secrets",
        HOF + "view.py",
        "own_missions(court, seat, own) if own or court.over() else",
        "own_missions(court, seat, own) if own or not court.pile() else",
    ),
    fault(
        "the running count includes spies",
        "hofverrat-3",
        "secrets",
        HOF + "view.py",
        "if role_of(each) != SPY or court.over():\n            side",
        "if role_of(each) >= 0:\n            side",
    ),
    fault(
        "some spies cannot be removed",
        "hofverrat-3",
        "secrets same_steps",
        HOF + "decisions/turns.py",
        "if role_of(courtiers[place]) != GUARD:",
        "if role_of(courtiers[place]) != GUARD and courtiers[place] & 31 > 12:",
    ),
    fault(
        "whether the assassin strikes depends on a spy's family",
        "hofverrat-3",
        "same_steps",
        HOF + "court.py",
        "if role_of(courtiers[place]) != GUARD:",
        "if courtiers[place] & 31 == 12:\n                return False\n"
        "            if role_of(courtiers[place]) != GUARD:",
    ),
    fault(
        "the harmless answer depends on another's hand",
        "hofverrat-3",
        "secrets",
        HOF + "decisions/turns.py",
        "return lay(0, DISTRICT + seat)",
        "return lay(len(court.hands[seat]) - 1 if court.hands[seat - 1][:1] > [14] else 0, DISTRICT + seat)",
    ),
    fault(
        "a mission stands in an error",
        "hofverrat-3",
        "secrets",
        CORE + "pending.py",
        "but the question is put to seat {others}",
        "but the question is put to seat {others} ({game.missions[asked[0]]})",
    ),
    fault(
        "an error says who has answered",
        "toy-4",
        "secrets",
        CORE + "pending.py",
        "asked = game.asking.asked()",
        "asked = game.actors()",
    ),
    fault(
        "a view says who has answered",
        "toy-4",
        "windows secrets",
        CORE + "view.py",
        "for seat in game.asking.asked()]",
        "for seat in game.actors()]",
    ),
    fault(
        "a chain's inner question is shown to others",
        "toy-4",
        "chains secrets",
        CORE + "view.py",
        "if isinstance(asking, Decision) and seat != you:",
        "if isinstance(asking, Decision) and seat < 0:",
    ),
    fault(
        "sealed answers are in the view",
        "toy-4",
        "windows secrets",
        LAWS + "toy_sight.py",
        "NONE if you is None else salon.answers[you]",
        "salon.answers.copy()",
    ),
    fault(
        "only those are asked who can object",
        "toy-4",
        "secrets same_steps",
        LAWS + "toy.py",
        "asked = game.standing(deed.by, cards=1)",
        "asked = tuple(s for s in game.standing(deed.by, cards=1) if 3 in game.hands[s])",
    ),
]

WRONGS = [
    fault(
        "a window closes early",
        "toy-4",
        "windows",
        CORE + "pending.py",
        "if self.waits_for(state) == NOBODY:",
        "if self.waits_for(game) == NOBODY or action != self.default(game, seat):",
    ),
    fault(
        "a step back keeps the number of the question",
        "toy-4",
        "questions",
        CORE + "game.py",
        "self.numbers[seat] += 1",
        "self.numbers[seat] += 0",
    ),
    fault(
        "another's answer changes the number of one's question",
        "toy-4",
        "questions",
        CORE + "game.py",
        "self.numbers[seat] = self.numbers[seat] + 1",
        "self.numbers[:] = [number + 1 for number in self.numbers]",
    ),
    fault(
        "a refused answer is counted",
        "hofverrat-2",
        "refuses",
        CORE + "game.py",
        "raise refuse(self, seat, action)",
        "self.turn += 1\n        raise refuse(self, seat, action)",
    ),
    fault(
        "clones share the areas",
        "hofverrat-2",
        "copies",
        HOF + "court.py",
        "[area.copy() for area in self.areas]",
        "self.areas",
    ),
    fault(
        "clones share their chance",
        "toy-3",
        "copies",
        CORE + "rng.py",
        "return Rng(0, self.state)",
        "return self",
    ),
    fault(
        "a dump forgets which areas are used",
        "hofverrat-2",
        "copies views_of_copies",
        HOF + "decisions/turns.py",
        "return [self.name(), self.seat, self.used]",
        "return [self.name(), self.seat, 0]",
    ),
    fault(
        "a dump forgets sealed answers",
        "toy-4",
        "copies",
        CORE + "game.py",
        'self.answers = list(data["answers"])',
        "self.seal_answers()",
    ),
    fault(
        "one game's shuffle is felt by the next",
        "hofverrat-2",
        "interleaved copies",
        HOF + "rules.py",
        "deck = cards.deck.copy()",
        "deck = cards.deck",
    ),
    fault(
        "drawn cards stay in the pile",
        "hofverrat-2",
        "ends",
        HOF + "court.py",
        "self.top += len(drawn)",
        "self.top += len(drawn) - 1",
    ),
    fault(
        "an undo undoes one line too many",
        "hofverrat-2",
        "records",
        CORE + "record.py",
        'if each[0] <= line["undo"]]',
        'if each[0] < line["undo"]]',
    ),
    fault(
        "a draft shows the draw",
        "hofverrat-2",
        "drafts",
        CORE + "draft.py",
        "self.complete = True",
        "self.complete = True\n            self.shown = ahead",
    ),
    fault(
        "two spies are called alike",
        "hofverrat-2",
        "words_in_play",
        HOF + "text/asked.py",
        'key = "spy_victim" if is_spy(card["kind"]) else "victim"',
        'key = "victim"',
    ),
    fault(
        "what happens in one's own district is told as to others",
        "hofverrat-3",
        "words_in_play",
        CORE + "event.py",
        "if sign in field.words[value] if field.words else value == seat:",
        "if value == seat and not field.words:",
    ),
    fault(
        "who waits is told so in words of one's own",
        "hofverrat-3",
        "words_in_play",
        HOF + "words.py",
        'return listener.told("waiting_lay", now["seat"])',
        'return listener.told("waiting_lay", now["seat"]) + "!" * (listener.you == 0)',
    ),
    fault(
        "an event has no words",
        "hofverrat-2",
        "words_for_all words_in_play",
        HOF + "text/story.py",
        '"spared": spared,',
        "",
    ),
]

GUESSES = [
    fault(
        "a guess forgets the seat's own spies",
        "hofverrat-3",
        "guesses kept_beliefs even_worlds",
        HOF + "belief/known_state.py",
        "if card_of(courtier) == SOME_SPY and courtier in self.own_spies:",
        "if card_of(courtier) == SOME_SPY and courtier == 0:",
    ),
    fault(
        "unknown spies are taken in order",
        "hofverrat-3",
        "even_guesses even_worlds",
        HOF + "belief/belief.py",
        "rng.shuffle(spies)",
        "spies.sort()",
    ),
    fault(
        "nobody is thought to hold a spy",
        "hofverrat-3",
        "even_guesses even_worlds",
        HOF + "belief/belief.py",
        "rest = self.others + spies\n        rng.shuffle(rest)",
        "rest = self.others.copy()\n        rng.shuffle(rest)\n        rest += spies",
    ),
    fault(
        "missions are guessed in order",
        "hofverrat-3",
        "even_guesses",
        CORE + "belief/unknown_places.py",
        "rng.shuffle(cards)",
        "cards.sort()",
    ),
    fault(
        "a kept belief misses a draw",
        "hofverrat-3",
        "kept_beliefs",
        HOF + "belief/known_events.py",
        'known.sizes[seat] += glimpse["count"]',
        'known.sizes[seat] += glimpse["count"] - 1',
    ),
    fault(
        "a guess deals from the top without shuffling",
        "toy-4",
        "even_guesses even_worlds",
        LAWS + "toy_sight.py",
        "rng.shuffle(order)",
        "order.reverse()",
    ),
]

MUTANTS = [*LEAKS, *WRONGS, *GUESSES]
