"""The faults of Cutthroat Kingdoms."""

from tests.laws.faults.mutants import Mutant, fault

CUTTHROAT = "courtier/games/cutthroat/"
DECISIONS = CUTTHROAT + "decisions/"


def leak(name: str, case: str, row: str) -> Mutant:
    """The secret list of an event is told to everybody."""
    return told_to(name, case, row, "audience=EVERYBODY)")


def told_to(name: str, case: str, row: str, audience: str) -> Mutant:
    return fault(name, case, "glimpses", CUTTHROAT + "events.py", f"{row})", f"{row}, {audience}")


LEAKS = [
    fault(
        "a purse lies open",
        "cutthroat-3",
        "secrets sees_enough",
        CUTTHROAT + "view.py",
        "    if shown:\n        gems = ",
        "    if shown or seat >= 0:\n        gems = ",
    ),
    fault(
        "everybody's coins are in the view",
        "cutthroat-3",
        "sees_enough",
        CUTTHROAT + "view.py",
        "court.coins.copy() if court.over() else",
        "court.coins.copy() if court.turn > 0 else",
    ),
    fault(
        "a face-down mercenary under land is shown",
        "cutthroat-4",
        "sees_enough",
        CUTTHROAT + "view.py",
        "own = court.owners[place] == you",
        "own = court.owners[place] >= 0",
    ),
    fault(
        "the mercenaries of an announced conquest are shown",
        "cutthroat-3",
        "rare_positions",
        CUTTHROAT + "view.py",
        "cards += cards_of_deed(step.deed, step.deed.seat == you)",
        "cards += cards_of_deed(step.deed, step.deed.seat >= 0)",
    ),
    fault(
        "another's dead soldiers lie face up",
        "cutthroat-3",
        "sees_enough",
        CUTTHROAT + "view.py",
        "dead_zone(court, seat, own, shown)",
        "dead_zone(court, seat, own, shown or seat >= 0)",
    ),
    fault(
        "served feast cards are shown",
        "cutthroat-4",
        "sees_enough",
        CUTTHROAT + "view.py",
        '[card("feast", "down")] * len(listed(court.served, seat, FEAST_COUNT))',
        '[card(FEAST_CARDS[dish], "down") for dish in listed(court.served, seat, FEAST_COUNT)]',
    ),
    fault(
        "all see the two cards of which one is kept",
        "cutthroat-4",
        "sees_enough",
        CUTTHROAT + "view.py",
        'zone("drawn", "drawn", drawn) if own else',
        'zone("drawn", "drawn", drawn) if drawn else',
    ),
    fault(
        "the top of a deck reaches the view",
        "cutthroat-3",
        "sees_enough",
        CUTTHROAT + "view.py",
        '"servings": court.servings.copy(),',
        '"servings": court.servings.copy(), "next": court.decks[1][court.left[1] - 1] if court.left[1] else None,',
    ),
    fault(
        "sealed answers are in the view",
        "cutthroat-3",
        "windows",
        CUTTHROAT + "view.py",
        '"answer": court.answers[you] if you is not None and sealed else None,',
        '"answer": court.answers.copy(),',
    ),
    fault(
        "a stack is seen before it is complete",
        "cutthroat-3",
        "chains",
        CUTTHROAT + "view.py",
        "isinstance(asking, Decision) and asking.seat == you and asking.before is not None",
        "isinstance(asking, Decision) and asking.before is not None",
    ),
    Mutant(
        "a face-down mercenary in a glimpse of a conquest",
        "cutthroat-3",
        ("glimpses", "secrets"),
        (
            (
                CUTTHROAT + "events.py",
                'OPEN_CARDS: Final = (*CARDS[:4], "mercenary")',
                'OPEN_CARDS: Final = (*CARDS[:4], "mercenary", *CARDS[4:8])',
            ),
            (
                DECISIONS + "conquest.py",
                "OPEN_MERCENARY if card >= MERCENARY else card",
                "1 + card if card >= MERCENARY else card",
            ),
        ),
    ),
    fault(
        "a face-down mercenary in a glimpse, when another takes it up",
        "cutthroat-6",
        "glimpses",
        CUTTHROAT + "events.py",
        '"took_mercenaries", SEAT, WHOM, TERRITORY, COUNT, secret=CARDS_SEEN, audience=2)',
        '"took_mercenaries", SEAT, WHOM, TERRITORY, COUNT, secret=CARDS_SEEN, audience=EVERYBODY)',
    ),
    leak(
        "a face-down mercenary in a glimpse of its laying down",
        "cutthroat-3",
        '"laid_down", SEAT, TERRITORY, COUNT, secret=CARDS_SEEN',
    ),
    leak(
        "mercenaries drawn are told to all",
        "cutthroat-3",
        '"drew_mercenaries", SEAT, COUNT, LEFT, Field("why", DRAWN_FOR), secret=CARDS_SEEN',
    ),
    leak(
        "a feast card drawn is told to all",
        "cutthroat-3",
        '"drew_feast_cards", SEAT, COUNT, LEFT, TERRITORY, secret=DISHES_SEEN',
    ),
    leak(
        "colours of gems drawn are told to all",
        "cutthroat-3",
        '"drew_gems", SEAT, COUNT, Field("why", GEMS_FOR), TERRITORY, secret=GEMS_SEEN',
    ),
    leak("what the Spy saw in a purse is told", "cutthroat-6", '"looked_at_gems", SEAT, WHOM, secret=GEMS_SEEN'),
    leak("the new order of a deck is told", "cutthroat-6", '"ordered_deck", SEAT, DECK, COUNT, secret=DECK_SEEN'),
    leak("who serves poison to whom is told", "cutthroat-4", '"served", SEAT, TO, COUNT, secret=DISHES_SEEN'),
    fault(
        "who is robbed does not see of what",
        "cutthroat-6",
        "glimpses",
        CUTTHROAT + "events.py",
        'Field("why", GIVEN_FOR), secret=GEMS_SEEN, audience=2)',
        'Field("why", GIVEN_FOR), secret=GEMS_SEEN)',
    ),
    fault(
        "only who holds an Assassin is asked to react",
        "cutthroat-4",
        "same_steps",
        DECISIONS + "plays.py",
        "        if court.held[seat * BACK_COUNT + HIRELING_BACKS] > 0:\n",
        "        if court.has_hireling(seat, ASSASSIN):\n",
    ),
    fault(
        "only who has a fitting card is asked to defend",
        "cutthroat-3",
        "glimpses",
        DECISIONS + "attack.py",
        "if seat != NOBODY and court.military(seat) > 0:",
        "if seat != NOBODY and court.has(seat, MERCENARY + kind % TYPE_COUNT):",
    ),
    fault(
        "only who holds an Orator is asked for one",
        "cutthroat-4",
        "glimpses",
        DECISIONS + "voting.py",
        "return court.hireling_backs(seat) > 0 and court.may_announce(seat, DEED_PLAY + ORATOR, court.subject)",
        "return court.has_hireling(seat, ORATOR) and court.may_announce(seat, DEED_PLAY + ORATOR, court.subject)",
    ),
]

WRONGS = [
    fault(
        "an heir dies twice",
        "cutthroat-4",
        "glimpses",
        DECISIONS + "feast.py",
        "        court.kill_heirs(heirs)\n",
        "        court.kill_heirs(heirs)\n        court.kill_heirs(heirs)\n",
    ),
    fault(
        "a marriage outlives an heir",
        "cutthroat-4",
        "ends",
        CUTTHROAT + "houses.py",
        "            if heirs >> seat & 1:\n                self.end_marriage(seat)",
        "            if heirs >> seat & 1 and self.spouses[seat] == NOBODY:\n                self.end_marriage(seat)",
    ),
    fault(
        "a couple's gems are pooled",
        "cutthroat-4",
        "rare_positions",
        CUTTHROAT + "court.py",
        "            gems = self.gems[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT]\n",
        "            gems = self.gems[seat * COLOUR_COUNT : (seat + 1) * COLOUR_COUNT]\n"
        "            for colour in range(COLOUR_COUNT if self.spouses[seat] != NOBODY else 0):\n"
        "                gems[colour] += self.gems[self.spouses[seat] * COLOUR_COUNT + colour]\n",
    ),
    fault(
        "coins are paid without a word",
        "cutthroat-3",
        "glimpses",
        CUTTHROAT + "supply.py",
        "        self.tell(PAID_COINS, seat, paid, why, self.territory(place))\n",
        "",
    ),
    fault(
        "who is poorest is told wrong",
        "cutthroat-4",
        "glimpses",
        DECISIONS + "voting.py",
        "            if poorest >> seat & 1:\n",
        "            if poorest >> seat & 1 and seat:\n",
    ),
    fault(
        "a hireling that was played is lost",
        "cutthroat-4",
        "ends",
        CUTTHROAT + "houses.py",
        'it was played, or lies there no longer."""\n        self.discards[HIRELING + hireling] += 1\n',
        'it was played, or lies there no longer."""\n',
    ),
    fault(
        "gems stay in the bag when they are drawn",
        "cutthroat-3",
        "ends",
        CUTTHROAT + "supply.py",
        "        self.gems[seat * COLOUR_COUNT + colour] -= 1\n",
        "        self.gems[seat * COLOUR_COUNT + colour] -= int(seat < self.seats)\n",
    ),
    fault(
        "clones share purses",
        "cutthroat-3",
        "copies",
        CUTTHROAT + "supply.py",
        "twin.coins = self.coins.copy()",
        "twin.coins = self.coins",
    ),
    fault(
        "a dump forgets the use markers",
        "cutthroat-6",
        "copies",
        CUTTHROAT + "rules.py",
        'court.uses = [data["uses"][POWERS[power]] for power in range(MARKED_POWERS)]',
        "court.uses = [2] * MARKED_POWERS",
    ),
]

GUESSES = [
    fault(
        "a guess does not count coins along",
        "cutthroat-3",
        "guesses",
        CUTTHROAT + "belief/purse_events.py",
        'state.coins[glimpse["seat"]] += glimpse["count"]',
        'state.coins[glimpse["seat"]] = glimpse["count"]',
    ),
    fault(
        "a guess forgets the hand that was looked at",
        "cutthroat-5",
        "guesses",
        CUTTHROAT + "belief/hidden_events.py",
        'state.hidden.show_hand(glimpse["whom"], glimpse["cards"])',
        "pass",
    ),
    fault(
        "a guess leaves decks in order",
        "cutthroat-3",
        "even_guesses",
        CUTTHROAT + "belief/belief.py",
        "            rng.shuffle(deck)\n",
        "            deck.sort()\n",
    ),
]

TAKEBACKS = [
    fault(
        "the price of what is taken back is lost",
        "cutthroat-4",
        "glimpses",
        DECISIONS + "announcement.py",
        "court.coins[self.seat] += self.price(court)",
        "self.price(court)",
    ),
    fault(
        "what is taken back can be announced again",
        "cutthroat-4",
        "glimpses",
        DECISIONS + "takeback.py",
        "court.taken_back = (*court.taken_back, deed_key(court, deed))",
        "deed_key(court, deed)",
    ),
    fault(
        "a use marker does not return",
        "cutthroat-5",
        "glimpses",
        DECISIONS + "plays.py",
        "court.uses[power] += -1 if used else 1",
        "court.uses[power] += -1 if used else 0",
    ),
    fault(
        "a guess forgets what returned to a hand",
        "cutthroat-4",
        "guesses",
        CUTTHROAT + "belief/hidden_events.py",
        "state.hidden.hireling(name, ASIDE, HELD + seat)",
        "pass",
    ),
    fault(
        "a dump forgets who has waited",
        "cutthroat-4",
        "copies",
        CUTTHROAT + "rules.py",
        "court.waits |= waits << WAIT_BITS * seat",
        "court.waits |= seat << WAIT_BITS * seat",
    ),
]

ENCODINGS = [
    fault(
        "an observation tells the type of another's mercenary",
        "cutthroat-3",
        "secrets",
        CUTTHROAT + "encoding.py",
        "kind >= MILITARY_COUNT or (kind >= MERCENARY and owner != seat)",
        "kind >= MILITARY_COUNT",
    ),
    fault(
        "an observation tells another's dishes",
        "cutthroat-3",
        "secrets",
        CUTTHROAT + "encoding.py",
        "row.add(DISH_COUNT + step, court.dish_count(other))",
        "add_counts(court.dishes, other, FEAST_COUNT, MY_DISHES, row)",
    ),
]

MUTANTS = [*LEAKS, *WRONGS, *GUESSES, *TAKEBACKS, *ENCODINGS]
