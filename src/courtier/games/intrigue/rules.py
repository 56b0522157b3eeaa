"""Setting up a game, and loading one that was dumped."""

from typing import Any

from courtier.core.rng import Rng, revived
from courtier.games.intrigue.cards import CARD_CODES, IS_PACT, NO_CARD, Cards
from courtier.games.intrigue.court import NO_VOTE_YET, PHASES, Court
from courtier.games.intrigue.decisions.draw import FIRST_DRAWS, NameSource
from courtier.games.intrigue.decisions.rounds import BEGIN_ROUND
from courtier.games.intrigue.deck import cards_of
from courtier.games.intrigue.events import DISCARD_TOP, DRAW_TOP, OWN_TOP, STARTED
from courtier.games.intrigue.questions import STEPS
from courtier.games.intrigue.score import LIVING
from courtier.games.intrigue.variants import Variants


def set_up(seats: int, rng: Rng, options: dict[str, Any], recording: bool) -> Court:
    """I-SETUP-1..14: personal piles by seat, the draw pile, the start player."""
    variants, cards = Variants(options), cards_of(options)
    court = empty_table(seats, options, rng, cards, variants)
    piles = [own_pile(cards, seat, variants) for seat in range(seats)]
    for pile in piles:
        rng.shuffle(pile)
    draw = cards.uncoloured.copy()
    rng.shuffle(draw)
    court.set_piles(piles, draw)
    court.start = rng.below(seats)
    first = NameSource(court.circle(court.start, court.living), "setup_draw")
    court.set_stack([BEGIN_ROUND, FIRST_DRAWS, first])
    court.recording = recording
    if recording:
        announce(court)
    return court


def empty_table(seats: int, options: dict[str, Any], rng: Rng, cards: Cards, variants: Variants) -> Court:
    """I-SETUP-2: nobody holds or has put down a card, all live and have their first Standing."""
    court = Court(seats, options, rng, cards, variants)
    court.seal_answers()
    court.hands = [[] for _ in range(seats)]
    court.standing = [variants.start_standing] * seats
    court.table = [NO_CARD] * seats
    court.votes = [NO_VOTE_YET] * seats
    court.gone = [LIVING] * seats
    return court


def own_pile(cards: Cards, seat: int, variants: Variants) -> list[int]:
    """I-SETUP-4; the variant `one_pact` leaves the illegal Pacts in the box."""
    pile = cards.coloured[seat].copy()
    if variants.one_pact:
        pile = [card for card in pile if cards.legal[card] or not IS_PACT[card]]
    return pile


def announce(court: Court) -> None:
    """Tell the setup: the sizes to all; by variant also the backs on top."""
    court.tell(STARTED, court.start, court.standing[0], court.draw_left, court.left[0])
    court.tell_top(DRAW_TOP)
    court.tell_top(DISCARD_TOP)
    for seat in range(court.seats):
        court.tell_top(OWN_TOP + seat)


def load(data: dict[str, Any], variants: Variants, cards: Cards) -> Court:
    """The game that `dump` wrote."""
    court = Court(data["seats"], data["options"], revived(data["rng"]), cards, variants)
    court.load_common(data, [STEPS.revive(data["seats"], row) for row in data["pending"]])
    court.hands = [sorted(codes(hand)) for hand in data["hands"]]
    court.standing = list(data["standing"])
    court.set_piles([codes(pile) for pile in data["piles"]], codes(data["draw"]))
    court.discard = codes(data["discard"])
    court.removed = codes(data["removed"])
    court.boxed = codes(data["boxed"])
    load_round(court, data)
    load_trade(court, data["trade"])
    return court


def load_round(court: Court, data: dict[str, Any]) -> None:
    court.start = data["start"]
    court.table = [maybe_code(name) for name in data["table"]]
    court.votes = list(data["votes"])
    court.gone = list(data["gone"])
    court.reason = data["reason"]
    court.phase = PHASES.index(data["phase"])
    for seat in range(court.seats):
        if court.gone[seat] != LIVING:
            court.living &= ~(1 << seat)
    court.announced = data["announced"]
    court.traded = data["traded"]
    court.swapped = data["swapped"]
    court.debts = list(data["debts"])
    court.bribe = data["bribe"]
    court.queue = list(data["queue"])
    court.threatened = data["threatened"]
    court.hooks = list(data["hooks"])
    court.due = list(data["due"])
    court.leaving = list(data["leaving"])


def load_trade(court: Court, data: dict[str, Any]) -> None:
    court.trading = data["open"]
    court.favour = data["favour"]
    court.initiator = data["initiator"]
    court.partner = data["partner"]
    court.note = data["note"]
    court.offer_by, court.offer_with = [maybe_code(name) for name in data["offers"]]
    court.claim_by, court.claim_with = data["claims"]
    court.decision_by, court.decision_with = data["decisions"]
    court.accuser = data["accuser"]
    court.stopped = data["stopped"]


def codes(names: list[str]) -> list[int]:
    return [CARD_CODES[name] for name in names]


def maybe_code(name: str | None) -> int:
    return NO_CARD if name is None else CARD_CODES[name]
