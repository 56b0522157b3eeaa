"""Positions of Intrigue that random play hardly ever meets, for the laws of sight and guesses (ledger, appendix D)."""

from tests.games.intrigue.box import Dump, card_code, codes
from tests.games.intrigue.table import ANN, BOB, CAT, NAMES, position

from courtier.laws.oracle import Small

BARE = dict.fromkeys(NAMES, 0)


def rare_positions(seats: int) -> list[Small]:
    found = [nothing_to_offer(seats), out_with_a_card_down(seats), last_card(seats), two_hooks(seats), no_vote(seats)]
    return found if seats == 3 else [*found, perhaps_empty(seats)]


def hands(seats: int, *words: str) -> str:
    """Who is not named holds two cards, any."""
    each = [*words, *["2"] * (seats - len(words))]
    return " | ".join(f"{NAMES[seat]}: {each[seat]}" for seat in range(seats))


def nothing_to_offer(seats: int) -> Small:
    """T-18, R-81: after Ann's chance comes Bob's, who holds foreign Pacts alone."""
    dump = position(hands(seats, "2", "Ann pact, Cat pact!"))
    return Small(dump, [(ANN, codes()["pass"]), (BOB, codes()["pass"])], ANN)


def perhaps_empty(seats: int) -> Small:
    """R-81: Bob's one card, on offer, may as well be a Pact of Dan, who is out, and not on offer."""
    dump = position(hands(seats, "2", "Dan hook 7", "2", ""), out="Dan")
    act = codes()
    offers = [(ANN, card_code(dump["hands"][ANN][0])), (BOB, card_code("green.hook.7"))]
    answers = [(ANN, act["invite seat 1, note none"]), *offers, (ANN, act["deny"]), (BOB, act["deny"])]
    return Small(dump, answers, CAT)


def out_with_a_card_down(seats: int) -> Small:
    """I-LOSE-9: Ann's Secret puts Bob out, whose own card lies on the table."""
    dump = position(hands(seats, "Bob secret 9, 1", "asset 9, asset 8"), "announcement", standing={"Bob": 1})
    return Small(dump, [*all_down(dump, {ANN: "orange.secret.9", BOB: "asset.9"}), *announced(seats, [ANN])], BOB)


def last_card(seats: int) -> Small:
    """T-34, I-DRAW-9: one card for all who want it."""
    dump = position(hands(seats), "draw", piles=BARE | {"Bob": "secret 9, pact!"}, draw=1)
    return Small(dump, [(seat, codes()["draw pile"]) for seat in range(seats)], BOB)


def two_hooks(seats: int) -> Small:
    """T-12: Bob is hooked by Ann and Cat, who vote otherwise."""
    dump = position(hands(seats, "Bob hook 8, 1", "2", "Bob hook 7, 1"), "announcement")
    down = all_down(dump, {ANN: "orange.hook.8", CAT: "orange.hook.7"})
    votes = [(seat, codes()[f"seat {BOB if seat == CAT else CAT}"]) for seat in range(seats) if seat != BOB]
    return Small(dump, [*down, *announced(seats, [ANN, CAT]), *votes, (BOB, codes()["seat 1"])], BOB)


def no_vote(seats: int) -> Small:
    """T-14: everybody is threatened by the one before."""
    words = [f"{NAMES[(seat + 1) % seats]} threat 8, 1" for seat in range(seats)]
    colours = ("red", "orange", "yellow", "green", "blue", "purple")
    cards = {seat: f"{colours[(seat + 1) % seats]}.threat.8" for seat in range(seats)}
    dump = position(hands(seats, *words), "announcement")
    return Small(dump, [*all_down(dump, cards), *announced(seats, list(range(seats)))], ANN)


def all_down(dump: Dump, named: dict[int, str]) -> list[tuple[int, int]]:
    """Everybody puts a card down; who is not named the first one of the hand."""
    return [(seat, card_code(named.get(seat, hand[0]))) for seat, hand in enumerate(dump["hands"])]


def announced(seats: int, by: list[int]) -> list[tuple[int, int]]:
    return [(seat, codes()["announce" if seat in by else "keep down"]) for seat in range(seats)]
