"""Observations and semantic actions: what the laws do not say of every game, shown on one position."""

import pickle
from pathlib import Path

import pytest

import courtier
from courtier import IllegalAction
from courtier.core.encoding import Row
from courtier.core.errors import BadSeat, BadSetup
from courtier.core.registry import kind, own_names
from courtier.docs import pages
from courtier.games.intrigue.cards import COLOURED

ENCODED = sorted(name for name in own_names() if kind(name).encoding)


def mask_of(encoder: courtier.Encoder, game: courtier.Game) -> bytearray:
    mask = bytearray(encoder.actions)
    encoder.mask(game, game.actor(), mask)
    return mask


def test_a_row_is_written_where_the_caller_wants_it_and_nowhere_else() -> None:
    game = courtier.new("hofverrat", seats=3, seed=7)
    encoder = courtier.encoder("hofverrat")
    alone, among = bytearray(encoder.size), bytearray(b"\x07" * (encoder.size + 20))
    encoder.observe(game, 1, alone)
    encoder.observe(game, 1, memoryview(among), 10)
    assert among == b"\x07" * 10 + alone + b"\x07" * 10
    for short in (alone, memoryview(alone)):
        with pytest.raises(ValueError, match="bytes from 10 on, got"):
            encoder.observe(game, 1, short, 10)
    assert len(alone) == encoder.size


def test_a_byte_holds_at_most_255_and_nothing_is_written_outside_the_row() -> None:
    """The compiled build writes bytes by lines of C of its own."""
    row, cells = Row(3), bytearray(3)
    row.begin(cells, 0)
    row.put(0, 300)
    row.put(1, 254)
    row.add(1, 1)
    row.add(1, 7)
    row.add(2, 2**70)
    assert cells == bytes([255, 255, 255])
    for outside in (3, 2**40, 2**70):
        with pytest.raises(IndexError):
            row.put(outside, 1)
        with pytest.raises(IndexError):
            row.add(outside, 1)
    with pytest.raises(ValueError, match="byte must be in range"):
        row.put(0, -1)
    assert cells == bytes([255, 255, 255])


def remembered(game: courtier.Game, seat: int, block: str) -> dict[str, int]:
    """By meaning: the numbers of a block that only memory gives, without those that are 0."""
    encoder = courtier.encoder(game.name(), memory=True)
    seen = bytearray(encoder.size)
    encoder.observe(game, seat, seen)
    slots = list(zip(encoder.slots(), seen, strict=True))[encoder.seen :]
    return {slot.meaning: number for slot, number in slots if slot.block == block and number}


def test_in_intrigue_memory_holds_the_own_pile_and_what_is_nowhere_known() -> None:
    game = courtier.new("intrigue", seats=3, seed=7)
    pile = remembered(game, 0, "in my pile")
    assert set(pile) == {f"me: {name}" for name in COLOURED}
    unseen = remembered(game, 0, "in none of the places that I know")
    assert unseen["next: pact.illegal"] == 3
    assert not any(card.startswith(("me", "seat +3")) for card in unseen)
    while not game.hand_size(0):  # type: ignore[attr-defined]
        game.step(game.choices()[0])
    drawn = sum(remembered(game, 0, "in none of the places that I know").values())
    assert sum(unseen.values()) - drawn == game.hand_size(0)  # type: ignore[attr-defined]


def test_in_cutthroat_memory_counts_the_purses_of_all() -> None:
    game = courtier.new("cutthroat", seats=3, seed=7)
    game.play_out(courtier.Rng(2))
    dump = game.dump()
    coins = remembered(game, 1, "coins in the purse of")
    assert [coins.get(who, 0) for who in ("me", "next", "seat +2")] == [dump["coins"][seat] for seat in (1, 2, 0)]
    assert remembered(game, 1, "nowhere in my sight")["assassin"] > 0


def test_in_duhr_memory_keeps_the_cards_that_were_turned_down() -> None:
    game, chance = courtier.new("duhr", seats=4, seed=7), courtier.Rng(3)
    while not game.over():
        legal = game.choices()
        game.step(legal[chance.below(len(legal))])
    turned_down = {f"seat +3: {card}" for card, side in game.dump()["rows"][0] if side == "down"}
    known = remembered(game, 1, "lies concealed on the House of")
    assert turned_down
    assert {meaning for meaning in known if meaning.startswith("seat +3")} == turned_down


def test_an_action_outside_the_mask_is_refused_with_what_was_expected() -> None:
    game = courtier.new("hofverrat", seats=3, seed=7)
    encoder = courtier.encoder("hofverrat")
    before = game.dump()
    wrong = mask_of(encoder, game).index(0)
    with pytest.raises(IllegalAction, match=rf"may not choose action {wrong} \(lay: .*expected one of"):
        encoder.apply(game, game.actor(), wrong)
    with pytest.raises(IllegalAction, match="expected a semantic action from 0 to"):
        encoder.apply(game, game.actor(), 10_000)
    with pytest.raises(IllegalAction, match="is not asked anything"):
        encoder.apply(game, (game.actor() + 1) % 3, 0)
    with pytest.raises(IllegalAction, match="expected one of the legal codes"):
        encoder.action(game, game.actor(), 50)
    with pytest.raises(BadSeat):
        encoder.observe(game, 3, bytearray(encoder.size))
    assert game.dump() == before


def test_a_position_of_another_game_is_refused() -> None:
    encoder, game = courtier.encoder("hofverrat"), courtier.new("duhr", seats=4, seed=1)
    cells = bytearray(1000)
    for write in (encoder.observe, encoder.mask):
        with pytest.raises(BadSetup, match="this is an encoder for hofverrat; expected such a game, got duhr"):
            write(game, 0, cells)
    assert not any(cells)


def test_after_the_end_nothing_is_allowed() -> None:
    game = courtier.new("hofverrat", seats=2, seed=7)
    game.play_out(courtier.Rng(1))
    encoder = courtier.encoder("hofverrat")
    assert encoder.legal(game, 0) == []
    with pytest.raises(IllegalAction, match="the game is over"):
        encoder.apply(game, 0, 0)


def test_a_game_without_an_encoding_says_so() -> None:
    with pytest.raises(BadSetup, match="unknown game"):
        courtier.encoder("whist")


@pytest.mark.parametrize("name", ENCODED)
def test_encoders_can_be_pickled(name: str) -> None:
    encoder = courtier.encoder(name, memory=True)
    twin = pickle.loads(pickle.dumps(encoder))  # noqa: S301 - our own bytes
    assert (twin.size, twin.actions, twin.number) == (encoder.size, encoder.actions, encoder.number)


@pytest.mark.parametrize("name", ENCODED)
def test_the_table_of_slots_is_the_one_in_the_documentation(name: str) -> None:
    """Who changes a slot or an action changes the table, and must give the layout a new number."""
    path = Path("docs") / f"encoding-{name}.md"
    assert (Path(__file__).parents[2] / path).read_text(encoding="utf-8") == pages()[path]


@pytest.mark.parametrize("name", ENCODED)
def test_no_two_slots_and_no_two_actions_mean_the_same(name: str) -> None:
    encoding = kind(name).encoding
    assert encoding is not None
    for slots in (encoding.seen.slots + encoding.remembered.slots, encoding.actions.slots):
        assert len({(slot.block, slot.meaning) for slot in slots}) == len(slots)
        assert all(0 < slot.highest < 256 for slot in slots)
