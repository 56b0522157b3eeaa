"""The order of the event deck in a guess."""

from courtier.core.rng import Rng
from courtier.games.cutthroat.belief.known_state import KnownState
from courtier.games.cutthroat.belief.places import UNSEEN
from courtier.games.cutthroat.cards import EVENT_COUNT, EVENT_DECK, FEAST, WEDDING, WELCOME, Cards
from courtier.games.cutthroat.court import Court


def fill_events(court: Court, known: KnownState, cards: Cards, rng: Rng) -> None:
    """C-SETUP-7: the Feast last, Wedding and Welcome where they may lie, the rest in any order."""
    drawn = court.decks[EVENT_DECK]
    effects = cards.effects
    left = court.left[EVENT_DECK]
    seen = set_of(drawn)
    in_play = [event for event in range(EVENT_COUNT) if cards.event_players[event] <= court.seats]
    hidden = [event for event in in_play if not seen >> event & 1]
    deck = [UNSEEN] * left
    for number, event in enumerate(known.hidden.tops[EVENT_DECK]):
        deck[left - 1 - number] = event
        hidden.remove(event)
    for event in [event for event in hidden if effects[event] == FEAST]:
        deck[0] = event
    for effect, places in ((WELCOME, known.welcome), (WEDDING, known.wedding)):
        for event in [event for event in hidden if effects[event] == effect]:
            free = [place for place in range(left) if deck[place] == UNSEEN and places[0] <= place <= places[1]]
            deck[free[rng.below(len(free))]] = event
    laid = set_of(deck)
    rest = [event for event in hidden if not laid >> event & 1]
    rng.shuffle(rest)
    for place in range(left):
        if deck[place] == UNSEEN:
            deck[place] = rest.pop()
    court.decks[EVENT_DECK] = deck + drawn[::-1]


def set_of(events: list[int]) -> int:
    """Those that are known, one bit each."""
    found = 0
    for event in events:
        if event != UNSEEN:
            found |= 1 << event
    return found
