"""Hints over the wire: worked out beside the tables, refused where another person plays."""

from tests.server.serving import Serving, deal, seat_two


def test_a_hint_to_the_open_question_comes_with_words_and_changes_nothing(server: Serving) -> None:
    ann = server.person()
    code = ann.new_table(seats=2, game="hofverrat", bots="random", start=True, setup={"bots": "fast"})
    page = ann.come(code)
    page.until(lambda _: page.asked())
    question = page.now["question"]
    for lang, words in (("en", "My choice"), ("de", "Meine Wahl")):
        found = ann.post(f"/api/tables/{code}/hint?lang={lang}", {"question": question})
        assert found.status_code == 200, found.text
        said = found.json()
        assert said["question"] == question
        assert said["answer"] in [each["code"] for each in page.now["view"]["choices"]]
        assert said["text"].startswith(words)
    assert page.now["question"] == question
    late = ann.post(f"/api/tables/{code}/hint", {"question": question + 7})
    assert (late.status_code, late.json()["code"]) == (409, "late")
    assert ann.post(f"/api/tables/{code}/hint", {"question": "?"}).status_code == 400
    assert server.person().post(f"/api/tables/{code}/hint", {"question": question}).status_code == 409


def test_no_hint_where_two_people_play(server: Serving) -> None:
    ann, bob, first, second, code = seat_two(server)
    deal(first, second)
    person, page = (ann, first) if first.asked() else (bob, second)
    refused = person.post(f"/api/tables/{code}/hint", {"question": page.now["question"]})
    assert (refused.status_code, refused.json()["code"]) == (409, "hint_people")
