"""A whole evening over the wire: sitting down, playing, talking, coming back."""

from pathlib import Path

from tests.server.serving import Serving, deal, play_out, seat_two, serving


def test_two_people_play_a_game_to_its_end(server: Serving) -> None:
    ann, bob, first, second, code = seat_two(server)
    deal(first, second)
    assert play_out([first, second]) > 10
    assert first.now["view"]["result"] == second.now["view"]["result"]
    assert ann.get(f"/api/tables/{code}/record").text.count("\n") > 10
    frames = ann.get(f"/api/tables/{code}/replay?as=open").json()["frames"]
    assert len(frames) > 10
