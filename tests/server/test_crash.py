"""Eight of the rounds that `make crash` runs by the hundred."""

from tests.load.crash import crash


def test_nothing_acknowledged_is_lost_when_the_server_is_killed() -> None:
    count = crash(rounds=8, tables=4)
    assert count.acked > 40
    assert (count.lost, count.diverged) == (0, 0)
