"""What every store promises (`store/interface.py`), on each backend."""

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from tests.store.backends import BACKENDS, Backend

from courtier.store.errors import InUse, OutOfOrder, StoreError
from courtier.store.interface import About, Entry, Invitation, Saved, Store

ABOUT = About(touched=1.0, alarm=None, phase="lobby", listed=False, listing=b"{}")


@pytest.fixture(params=BACKENDS)
def open_store(request: pytest.FixtureRequest) -> Backend:
    return BACKENDS[request.param]


@pytest.fixture
def store(open_store: Backend, tmp_path: Path) -> Iterator[Store]:
    store = opened(open_store, tmp_path)
    yield store
    store.close()


def opened(open_store: Backend, folder: Path) -> Store:
    """With one table, ABC."""
    store = open_store(folder)
    store.create("ABC", b"new", ABOUT).result()
    return store


def line(seq: int, key: int | None = None) -> Entry:
    return Entry(seq, key, b"line %d" % seq)


def test_lines_come_back_in_their_order(store: Store) -> None:
    futures = [store.append("ABC", [line(seq)], ABOUT) for seq in (1, 2, 3)]
    for future in futures:
        future.result()
    assert store.load("ABC") == Saved(b"new", 0, [b"line 1", b"line 2", b"line 3"])
    assert store.load("XYZ") is None


def test_a_table_is_loaded_from_its_snapshot_on(store: Store) -> None:
    store.append("ABC", [line(1, 7), line(2), line(3, 8)], ABOUT).result()
    store.snapshot("ABC", 2, b"after two").result()
    assert store.load("ABC") == Saved(b"after two", 2, [b"line 3"], frozenset([7, 8]))


def test_lines_of_one_command_are_kept_together_or_not_at_all(store: Store) -> None:
    store.append("ABC", [line(1, 7)], ABOUT).result()
    with pytest.raises(StoreError):
        store.append("ABC", [line(2), line(3, 7)], ABOUT).result()
    assert store.load("ABC") == Saved(b"new", 0, [b"line 1"], frozenset([7]))


def test_a_code_is_given_once(store: Store) -> None:
    with pytest.raises(StoreError):
        store.create("ABC", b"another", ABOUT).result()
    assert store.load("ABC") == Saved(b"new", 0, [])


def test_a_command_is_done_once(store: Store) -> None:
    store.append("ABC", [line(1, 7)], ABOUT).result()
    store.append("XYZ", [line(1, 7)], ABOUT).result()
    with pytest.raises(StoreError):
        store.append("ABC", [line(2, 7)], ABOUT).result()


def test_no_line_follows_a_line_that_was_not_kept(store: Store) -> None:
    with pytest.raises(OutOfOrder):
        store.append("ABC", [line(2)], ABOUT).result()
    with pytest.raises(OutOfOrder):
        store.snapshot("ABC", 1, b"of nothing").result()


def test_a_refused_line_takes_no_other_with_it(store: Store) -> None:
    futures = [store.append(code, [line(seq)], ABOUT) for code, seq in (("A", 1), ("B", 9), ("ABC", 1))]
    assert [future.exception() is None for future in futures] == [True, False, True]
    assert store.load("ABC") == Saved(b"new", 0, [b"line 1"])


def test_everything_is_there_after_closing(open_store: Backend, tmp_path: Path) -> None:
    first = opened(open_store, tmp_path)
    for seq in range(1, 200):
        first.append("ABC", [line(seq)], ABOUT)
    first.close()
    second = open_store(tmp_path)
    saved = second.load("ABC")
    second.close()
    assert saved is not None
    assert len(saved.lines) == 199


def test_alarms_and_lists_come_from_what_was_kept(store: Store) -> None:
    store.append("A", [line(1)], About(1.0, 50.0, "play", False, b"a"))
    store.append("B", [line(1)], About(2.0, None, "lobby", True, b"b"))
    store.append("C", [line(1)], About(3.0, 60.0, "lobby", True, b"c"))
    store.append("C", [line(2)], About(4.0, None, "lobby", True, b"c2"))
    store.sits("ann", "A")
    store.sits("ann", "B")
    store.left("ann", "B").result()
    assert store.alarms() == [("A", 50.0)]
    assert store.open_tables(0.0, 5) == [b"c2", b"b"]
    assert store.open_tables(0.0, 1) == [b"c2"]
    assert store.open_tables(3.0, 5) == [b"c2"]
    assert store.tables_of("ann", 5) == [b"a"]
    assert store.listing("C") == b"c2"
    assert store.listing("D") is None


def test_visitors_are_known_by_their_hash(store: Store) -> None:
    store.visit("ann", 1.0).result()
    assert store.knows("ann")
    assert not store.knows("bob")


def test_an_invitation_is_good_once(store: Store) -> None:
    store.invite("t1", Invitation("ABC", 2, "ann"), 1.0)
    assert store.redeem("t1", 2.0).result() == Invitation("ABC", 2, "ann")
    assert store.redeem("t1", 3.0).result() is None
    assert store.redeem("t2", 3.0).result() is None


def test_invitations_can_be_revoked(store: Store) -> None:
    for token in ("t1", "t2", "t3"):
        store.invite(token, Invitation("ABC", None, "ann"), 1.0)
    store.redeem("t3", 2.0)
    assert store.revoke("ABC", 3.0).result() == 2
    assert store.redeem("t1", 4.0).result() is None


def test_a_second_server_on_the_same_data_is_refused(open_store: Backend, store: Store, tmp_path: Path) -> None:
    with pytest.raises(InUse, match="another server"):
        open_store(tmp_path)


def test_lines_kept_move_by_move_say_when_they_are_safe(store: Store) -> None:
    safe = Event()
    commit = store.append_then("ABC", [line(1)], None, safe.set)
    assert safe.wait(10)
    assert (commit.done, commit.error) == (True, None)
    refused = store.append_then("ABC", [line(9)], None, safe.set)
    store.probe().result()
    assert isinstance(refused.error, OutOfOrder)


def test_an_alarm_is_set_and_put_off_without_a_line(store: Store) -> None:
    store.set_alarm("ABC", 70.0).result()
    assert store.alarms() == [("ABC", 70.0)]
    store.set_alarm("ABC", None).result()
    assert store.alarms() == []


def test_what_is_said_twice_is_true_once(store: Store) -> None:
    for _ in range(2):
        store.sits("ann", "ABC").result()
        store.visit("ann", 1.0).result()
    assert store.sits_anywhere("ann")
    assert store.tables_of("ann", 5) == [b"{}"]
    store.left("ann", "ABC").result()
    assert not store.sits_anywhere("ann")


def test_a_look_at_an_invitation_does_not_use_it_up(store: Store) -> None:
    store.invite("t1", Invitation("ABC", None, "ann"), 1.0).result()
    assert store.invitation("t1") == store.invitation("t1") == Invitation("ABC", None, "ann")
    assert store.invitation("t2") is None


def test_a_store_that_works_has_no_trouble(store: Store) -> None:
    store.look_after()
    store.probe().result()
    assert (store.trouble(), store.given_up()) == (None, False)
