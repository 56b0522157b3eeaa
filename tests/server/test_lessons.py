"""Guided games at a server: private, never listed, never kept, and limited like other tables."""

from pathlib import Path

from tests.server.serving import Person, Serving, serving

from courtier.server.settings import UNLIMITED, Rate


def begin(person: Person, game: str = "hofverrat") -> str:
    answer = person.post("/api/lessons", {"game": game, "name": "Ann"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


def test_a_lesson_is_played_and_its_coach_goes_on(server: Serving) -> None:
    ann = server.person()
    page = ann.come(begin(ann))
    assert page.now["coach"]["step"] == 1
    page.ask("coach", move="next")
    assert page.now["coach"]["step"] == 2
    page.ask("coach", move="end")
    assert page.now["coach"] is None
    refused = page.ask("coach", move="next")
    assert refused["code"] == "no_lesson"


def test_a_lesson_is_nowhere_listed_and_nobody_else_comes(server: Serving) -> None:
    ann, bob = server.person(), server.person()
    code = begin(ann)
    assert ann.get("/api/tables").json() == {"open": [], "mine": []}
    assert bob.get(f"/api/tables/{code}").status_code == 404
    assert bob.come(code).now == {}
    invited = ann.post(f"/api/tables/{code}/invite", {"seat": 1})
    assert invited.json()["code"] == "lesson_private"


def test_nothing_of_a_lesson_is_kept(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = server.person()
        code, cookie = begin(ann), ann.cookie()
        page = ann.come(code)
        page.ask("coach", move="next")
        assert ann.get(f"/api/tables/{code}/record").status_code == 404
        assert ann.get(f"/api/tables/{code}/replay").status_code == 404
    with serving(tmp_path) as server:
        ann = server.person_with(cookie)
        assert ann.get("/api/tables").json()["mine"] == []
        assert "welcome" not in str(ann.come(code).heard)


def test_a_left_lesson_is_forgotten(server: Serving) -> None:
    ann = server.person()
    code = begin(ann)
    ann.come(code).close()
    server.call(lambda: server.app.registry.drop(code))
    assert server.call(lambda: code in server.app.registry.rooms) is False
    assert "welcome" not in str(ann.come(code).heard)


def test_bad_wishes_for_a_lesson_get_a_sentence(server: Serving) -> None:
    ann = server.person()
    for body, status in (
        ({"game": "chess", "name": "Ann"}, 404),
        ({"game": "hofverrat", "name": " "}, 400),
        ({"game": "hofverrat"}, 400),
    ):
        answer = ann.post("/api/lessons", body)
        assert answer.status_code == status
        assert answer.json()["text"]


def test_lessons_count_among_the_tables_that_one_may_make(tmp_path: Path) -> None:
    with serving(tmp_path, UNLIMITED._replace(tables=Rate(1, 0.001))) as server:
        ann = server.person()
        begin(ann)
        assert ann.post("/api/lessons", {"game": "hofverrat", "name": "Ann"}).status_code == 429


def test_games_say_how_long_their_lesson_takes(server: Serving) -> None:
    games = {each["name"]: each["lesson"] for each in server.person().get("/api/games").json()}
    assert games["hofverrat"] == 5
