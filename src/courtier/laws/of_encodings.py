"""Laws of encodings: numbers are as their table says, and the semantic actions are exactly the legal answers.

That equal worlds give equal bytes is part of the law of secrets.
"""

from courtier.core.encoding import Encoder
from courtier.core.game import Game
from courtier.core.registry import kind
from courtier.laws.cases import Case, Luck
from courtier.laws.of_play import Tried
from courtier.laws.sitting import Sitting, opened, positions


def encoder_of(case: Case, memory: bool) -> Encoder | None:
    """An encoder of the game, if it has an encoding."""
    encoding = kind(case.name).encoding
    return None if encoding is None else Encoder(encoding, memory)


def encoded(at: Sitting, seat: int, memory: bool) -> str:
    """All that an encoder gives to a seat."""
    encoder = encoder_of(at.case, memory)
    return "" if encoder is None else observed(encoder, at.game, seat).hex() + str(encoder.legal(at.game, seat))


def observed(encoder: Encoder, game: Game, seat: int) -> bytes:
    buffer = bytearray(b"\xff" * (encoder.size + 1))
    encoder.observe(game, seat, buffer)
    assert buffer.pop() == 255, "an observation was written beyond its size"
    return bytes(buffer)


def encodings(case: Case, seed: int, luck: Luck) -> Tried:
    """Every number is within the range that the table of slots gives, and a mask is 1 for what is legal alone."""
    encoder = encoder_of(case, memory=bool(seed % 2))
    sitting, _ = opened(case, seed)
    seen = 0
    for at in positions(sitting, luck, of_hundred=25) if encoder is not None else ():
        assert encoder is not None
        for seat in range(case.seats):
            for number, slot in zip(observed(encoder, at.game, seat), encoder.slots(), strict=True):
                assert number <= slot.highest, f"{slot.block}: {slot.meaning} is {number}, above {slot.highest}"
            mask = bytearray(encoder.actions)
            encoder.mask(at.game, seat, mask)
            legal = sorted(encoder.legal(at.game, seat))
            assert [action for action, allowed in enumerate(mask) if allowed] == legal
            seen += 1
    return Tried(encodings=seen)


def semantic_actions(case: Case, seed: int, luck: Luck) -> Tried:
    """Every legal code has one semantic action, and every semantic action that is legal a code.

    Codes of one action are equal to the seat that answers: after either it sees the same.
    """
    encoder = encoder_of(case, memory=True)
    game = opened(case, seed)[0].game
    tried = 0
    while encoder is not None and not game.over():
        seat = luck.choice(game.actors())
        code = luck.choice(game.legal(seat))
        for each in game.legal(seat):
            action = encoder.action(game, seat, each)
            assert encoder.action(game, seat, encoder.code(game, seat, action)) == action, f"code {each} is lost"
            tried += 1
        other = game.clone()
        encoder.apply(other, seat, encoder.action(game, seat, code))
        game.apply(seat, code)
        assert game.over() == other.over()
        if not game.over():
            assert game.actors() == other.actors()
            assert observed(encoder, game, seat) == observed(encoder, other, seat), f"code {code} is another deed"
    return Tried(actions=tried)
