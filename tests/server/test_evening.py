"""A whole evening over the wire: sitting down, playing, talking, coming back, and a server that stops in between."""

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.serving import Page, Person, Serving, deal, play_out, seat_two, serving, wait_for

from courtier.server import settings
from courtier.server.links import qr_picture
from courtier.store.errors import StoreError
from courtier.store.interface import Commit
from courtier.table import clocks
from courtier.table.state import RECENT


def test_two_people_play_a_game_to_its_end(server: Serving) -> None:
    ann, _, first, second, code = seat_two(server)
    deal(first, second)
    assert ann.get(f"/api/tables/{code}/record").status_code == 409
    assert ann.get(f"/api/tables/{code}/replay?as=open").status_code == 409
    assert play_out([first, second]) > 10
    assert first.now["view"]["result"] == second.now["view"]["result"]
    assert ann.get(f"/api/tables/{code}/record").text.count("\n") > 10
    for eyes in ("open", "gallery", "0"):
        assert len(ann.get(f"/api/tables/{code}/replay?as={eyes}").json()["frames"]) > 10


def test_a_replay_through_ones_own_eyes_is_asked_for_by_name_and_travels_small(server: Serving) -> None:
    _, bob, first, second, code = seat_two(server)
    guest = server.person()
    deal(first, second)
    play_out([first, second])
    film = {eyes: bob.get(f"/api/tables/{code}/replay?as={eyes}") for eyes in ("me", "1", "0")}
    assert film["me"].json()["you"] == 1
    assert film["me"].json()["frames"] == film["1"].json()["frames"] != film["0"].json()["frames"]
    assert film["me"].headers["Content-Encoding"] == "gzip"
    assert int(film["me"].headers["Content-Length"]) * 5 < len(film["me"].content)
    seen = [guest.get(f"/api/tables/{code}/replay?as={eyes}").json() for eyes in ("me", "gallery")]
    assert seen[0] == seen[1]
    assert seen[0]["you"] is None


def test_one_plays_at_once_against_bots(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "FAST", 0.0)
    ann = server.person()
    page = ann.come(ann.new_table(seats=3, bots="greedy", start=True))
    while not page.over():
        if page.asked():
            page.answer()
        else:
            page.hear()
    assert page.now["view"]["result"]["winners"]


def test_a_table_that_cannot_be_is_refused_in_words(server: Serving) -> None:
    ann = server.person()
    for wrong in ({"seats": 6}, {"game": "chess"}, {"bots": "genius"}, {"setup": {"options": {"no": 1}}}):
        response = ann.post("/api/tables?lang=de", {"game": "hofverrat", "seats": 3, "name": "Ann", **wrong})
        assert response.status_code == 400
        assert response.json()["text"]


def test_lists_show_open_tables_and_the_own(server: Serving) -> None:
    ann, bob = server.person(), server.person()
    listed = ann.new_table(setup={"listed": True})
    hidden = ann.new_table()
    ann.come(hidden).settle()
    ann.come(listed).settle()
    found = ann.get("/api/tables").json()
    assert [table["code"] for table in found["open"]] == [listed]
    assert {table["code"] for table in found["mine"]} == {listed, hidden}
    assert bob.get("/api/tables").json()["mine"] == []
    assert bob.get(f"/api/tables/{listed}").json()["code"] == listed
    assert bob.get("/api/tables/NOTHING").status_code == 404


def test_games_and_their_rules_are_told_in_both_languages(server: Serving) -> None:
    ann = server.person()
    games = {each["name"]: each for each in ann.get("/api/games?lang=de").json()}
    game = games["hofverrat"]
    assert (game["campaign"], games["duhr"]["campaign"]) == (None, 3)
    assert game["draftable"]
    assert game["bots"][0] == "random"
    english, german = (ann.get(f"/api/rules/hofverrat?lang={lang}").json() for lang in ("en", "de"))
    assert english["text"] != german["text"]
    assert english["glossary"]
    assert ann.get("/api/explain/hofverrat/lay?lang=en").json()["text"]
    assert ann.get("/api/explain/hofverrat/nothing").status_code == 404
    assert ann.get("/api/rules/hofverrat?table=nowhere").json()["options"] == {}
    assert ann.get("/api/rules/chess").status_code == 404


def test_a_game_declares_how_the_web_client_shows_it(server: Serving) -> None:
    ann = server.person()
    games = {each["name"]: each for each in ann.get("/api/games?lang=de").json()}
    shown = [games["hofverrat"][each] for each in ("crests", "emblem", "place", "skin", "picture")]
    assert shown == ["hv", "hv-nightingale", "Die Tafel der Königin", True, True]
    english, german = (ann.get(f"/api/words/hofverrat?lang={lang}").json() for lang in ("en", "de"))
    assert (english["cards"]["toad.guard"], german["cards"]["toad.guard"]) == ("toad guard", "Kröten-Wächter")
    assert english["numbers"]["toad.noble"] == "×2"
    assert {each["name"] for each in english["phrases"]} == {each["name"] for each in german["phrases"]}
    assert ann.get("/api/words/chess").status_code == 404


# Coming back


def test_who_comes_back_is_told_what_is_missing(server: Serving) -> None:
    ann, _, first, second, code = seat_two(server)
    deal(first, second)
    for page in (first, second) * 4:
        page.settle()
        if page.asked():
            page.answer()
    first.settle()
    story = first.now["story"]
    again = ann.come(code, story=story[-3]["n"])
    assert again.now["story_after"] == story[-3]["n"]
    assert again.now["story"] == story[-2:]
    assert again.now["view"] == first.now["view"]


def test_two_pages_of_one_visitor_both_stay_up_to_date(server: Serving) -> None:
    ann, _, first, second, code = seat_two(server)
    other = ann.come(code)
    first.settle()
    assert first.now["v"] == other.now["v"]
    second.ask("say", text="to both")
    for page in (first, other):
        page.settle()
        assert page.now["talk"][-1]["text"] == "to both"
    assert first.now["v"] == other.now["v"]


def test_a_command_sent_twice_is_done_once(server: Serving) -> None:
    ann, _, first, _, code = seat_two(server)
    first.ask("say", text="once", id="x1")
    again = ann.come(code)
    assert again.ask("say", text="once", id="x1")["is"] == "done"
    assert [each["text"] for each in again.now["talk"]].count("once") == 1


def test_an_old_command_sent_again_is_not_done_again_and_disturbs_nobody(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, first, second, code = seat_two(server)
    first.ask("say", text="once", id="x1")
    for _ in range(RECENT):
        second.ask("note", text="meanwhile")
    heard = len(second.heard)
    for command in ("x1", "new:sit"):  # the second sat Ann down when the table was made
        assert first.ask("say", text="once", id=command)["is"] == "done"
    second.settle()
    assert [json.loads(text)["is"] for text in second.heard[heard:]] == ["pong"]
    drop(server, code, [ann, bob], monkeypatch)
    again = ann.come(code)
    assert again.ask("say", text="once", id="x1")["is"] == "done"
    assert [each["text"] for each in again.now["talk"]] == ["once"]


def test_a_restarted_server_goes_on_where_it_was(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, bob, first, second, code = seat_two(server)
        deal(first, second)
        for page in (first, second) * 3:
            page.settle()
            if page.asked():
                page.answer()
        first.settle()
        before = first.now
        cookies = ann.cookie(), bob.cookie()
        server.server.should_exit = True
        bye = first.until(lambda tiding: tiding["is"] == "bye")
        assert bye["again"] == settings.RESTART_SECONDS
        assert first.closed() == 1012
    with serving(tmp_path) as server:
        ann, bob = (server.person_with(cookie) for cookie in cookies)
        first, second = ann.come(code), bob.come(code)
        for part in ("view", "story", "question", "prompt"):
            assert first.now[part] == before[part]
        play_out([first, second])


def test_bots_go_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "FAST", 0.0)
    with serving(tmp_path) as server:
        ann = server.person()
        code = ann.new_table(seats=2, bots="random", start=True)
        page = ann.come(code)
        cookie = ann.cookie()
        while not page.asked():
            page.hear()
    with serving(tmp_path) as server:
        page = server.person_with(cookie).come(code)
        while not page.over():
            if page.asked():
                page.answer()
            else:
                page.hear()


def test_deadlines_survive_a_restart(tmp_path: Path) -> None:
    """Nobody is there; the clock of the one who was asked runs out all the same."""
    shift = [0.0]

    def clock() -> float:
        return time.time() + shift[0]

    with serving(tmp_path, clock=clock) as server:
        _, _, first, second, code = seat_two(server, pace="fast")
        deal(first, second)
    shift[0] = 3600.0
    with serving(tmp_path, clock=clock) as server:
        wait_for(lambda: "steward" in states(server, code))


def states(server: Serving, code: str) -> list[str]:
    info = server.person().get(f"/api/tables/{code}").json()
    return [seat.get("state", "present") for seat in info["seats"]]


def test_idle_tables_are_dropped_and_come_back(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, first, second, code = seat_two(server)
    deal(first, second)
    first.settle()
    view = first.now["view"]
    drop(server, code, [ann, bob], monkeypatch)
    assert ann.come(code).now["view"] == view


def test_a_dropped_table_is_listed_as_it_was_left(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, first, second, code = seat_two(server)
    deal(first, second)
    first.settle()
    begins = first if first.asked() else second
    began = waited_for(server, code)
    while begins.asked():
        begins.answer()
    left = waited_for(server, code)
    assert left != began
    drop(server, code, [ann, bob], monkeypatch)
    assert waited_for(server, code) == left


def waited_for(server: Serving, code: str) -> list[int]:
    waiting: list[int] = server.person().get(f"/api/tables/{code}").json()["waiting"]
    return waiting


def drop(server: Serving, code: str, people: list[Person], monkeypatch: pytest.MonkeyPatch) -> None:
    """All go, and time passes."""
    for person in people:
        person.stack.close()
    registry = server.app.registry
    wait_for(lambda: server.call(registry.rooms[code].idle))
    monkeypatch.setattr("courtier.server.room_registry.IDLE_SECONDS", -1.0)
    server.call(registry.drop_idle)
    assert code not in registry.rooms


# What was not kept was not done


def test_a_move_that_is_not_kept_is_seen_by_nobody(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, first, second, _ = seat_two(server)
    deal(first, second)
    for page in (first, second):
        page.settle()
    asked, other = (first, second) if first.asked() else (second, first)
    before = other.now["view"]
    store = server.app.store
    real = store.append_then

    def full(code: str, entries: object, about: object, then: Callable[[], None]) -> Commit:
        commit = Commit(then)
        commit.set_exception(StoreError("the disk is full"))
        return commit

    monkeypatch.setattr(store, "append_then", full)
    question = asked.now["question"]
    action = asked.now["view"]["choices"][0]["code"]
    assert asked.ask("answer", question=question, action=action, id="lost")["code"] == "not_kept"
    monkeypatch.setattr(store, "append_then", real)
    for page in (asked, other):
        page.until(lambda tiding: tiding["is"] == "welcome")
    assert other.now["view"] == before
    assert asked.ask("answer", question=asked.now["question"], action=action, id="again")["is"] == "update"
    other.settle()
    assert other.now["story"]


def test_a_fault_in_a_game_leaves_no_half_changed_table(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, first, second, code = seat_two(server)
    table = server.app.registry.rooms[code].table

    def stumble(*_: object) -> None:
        table.state.said.clear()
        raise ZeroDivisionError("a secret")

    second.ask("say", text="before")
    with monkeypatch.context() as patch:
        patch.setattr(table, "receive", stumble)
        assert first.ask("say", text="stumble")["code"] == "not_kept"
    for page in (first, second):
        page.until(lambda tiding: tiding["is"] == "welcome")
        assert [each["text"] for each in page.now["talk"]] == ["before"]
    assert first.ask("say", text="after")["is"] == "update"


def test_who_may_no_longer_watch_is_shown_out(server: Serving) -> None:
    _, _, first, second, code = seat_two(server)
    guest = server.person().come(code)
    assert guest.now["you"].get("seat") is None
    first.ask("configure", watch="nobody", link=False)
    assert guest.closed() == 1008
    assert second.ask("say", text="among ourselves")["is"] == "update"


# Invitations


def test_an_invitation_seats_somebody_at_a_closed_table(server: Serving) -> None:
    ann, bob, eve = server.person(), server.person(), server.person()
    code = ann.new_table(setup={"link": False, "watch": "nobody"})
    assert bob.come(code).closed() == 1008
    invitation = ann.post(f"/api/tables/{code}/invite", {"seat": None}).json()
    assert invitation["link"] == f"{server.origin}/j#{invitation['token']}"
    assert invitation["qr"].startswith("<svg")
    assert bob.post("/api/join", {"token": invitation["token"]}).json() == {"code": code, "seat": None}
    assert bob.come(code).ask("sit", name="Bob")["is"] == "update"
    assert eve.post("/api/join", {"token": invitation["token"]}).status_code == 410


def test_the_big_screen_has_the_tables_address_as_a_picture(server: Serving) -> None:
    ann = server.person()
    code = ann.new_table()
    picture = server.person().get(f"/api/tables/{code}/qr")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.content == qr_picture(f"{server.origin}/j/{code}")
    elsewhere = ann.http.get(f"/api/tables/{code}/qr", headers={"Host": "elsewhere.example"})
    assert elsewhere.content == picture.content, "a page that was called by a foreign name leads to ours"
    assert ann.get("/api/tables/ABCDEFGH/qr").status_code == 404


def test_a_seat_is_opened_on_another_device(server: Serving) -> None:
    ann, _, first, second, code = seat_two(server)
    deal(first, second)
    telephone = server.person()
    assert telephone.post(f"/api/tables/{code}/invite", {"seat": 0}).status_code == 403
    token = ann.post(f"/api/tables/{code}/invite", {"seat": 0}).json()["token"]
    refused = telephone.post("/api/join", {"token": token, "name": "Ann"})
    assert (refused.status_code, refused.json()["code"]) == (409, "newcomer_name")
    joined = telephone.post("/api/join", {"token": token, "name": "Ann at the telephone"})
    assert joined.json() == {"code": code, "seat": 0}, "a refused invitation stays good"
    page: Page = telephone.come(code)
    assert page.now["you"]["seat"] == 0
    first.settle()
    assert first.now["you"].get("seat") is None


def test_revoked_invitations_lead_nowhere(server: Serving) -> None:
    ann, bob = server.person(), server.person()
    code = ann.new_table()
    token = ann.post(f"/api/tables/{code}/invite", {"seat": None}).json()["token"]
    assert bob.post(f"/api/tables/{code}/revoke").status_code == 403
    assert ann.post(f"/api/tables/{code}/revoke").json() == {"revoked": 1}
    assert bob.post("/api/join", {"token": token}).status_code == 410


def test_what_decided_a_game_is_told_after_its_end_to_those_who_may_look(server: Serving) -> None:
    ann, _, first, second, code = seat_two(server)
    deal(first, second)
    assert ann.get(f"/api/tables/{code}/decided").json() == {"moves": None, "betrayals": None}
    play_out([first, second])
    wait_for(lambda: ann.get(f"/api/tables/{code}/decided").json()["moves"] is not None)
    english = ann.get(f"/api/tables/{code}/decided").json()["moves"]
    german = ann.get(f"/api/tables/{code}/decided?lang=de").json()["moves"]
    assert len(english) == len(german) == 3
    assert [move["step"] for move in english] == [move["step"] for move in german]
    assert english[0]["text"] != german[0]["text"]
    assert all(len(move["changes"]) == 2 and move["text"] for move in english)
    assert ann.get(f"/api/tables/{code}/decided").json()["betrayals"] == []
