"""Whole games at the terminal: in a pipe, on a drawn screen, in both languages."""

import subprocess
import sys

import pytest
from tests.laws.cases import NO_TOY, TOY, toy_registered
from tests.terminal.sitting import NEW_PAGE, ONES, Sheet, answers, courtier, deal, session

import courtier as engine
from courtier.reading import sentences
from courtier.terminal import tables
from courtier.terminal.tables import hofverrat

ENGLISH = (" the ", " you ", "Your", " lays ", "turn ", "mission ", "above", "a number ")
GERMAN = (" die ", " du ", "Dein", " legt ", "Zug ", "Mission", "oben", "eine Zahl ")


@pytest.mark.parametrize("seats", ["2", "3", "4", "5"])
def test_a_whole_game_through_a_pipe(seats: str) -> None:
    played = courtier("play", "hofverrat", "--seats", seats, "--bots", "random", "--seed", "5", answers=ONES)
    assert played.exit_code == 0
    assert "Which card goes where?" in played.stdout
    assert "The game is over" in played.stdout
    assert played.stdout.count("Light mission: ") + played.stdout.count(", light mission: ") >= int(seats)
    assert "Another game?" not in played.stdout, "a pipe would say yes for ever"
    assert not played.stderr


@pytest.mark.parametrize(("lang", "spoken", "foreign"), [("en", ENGLISH, GERMAN), ("de", GERMAN, ENGLISH)])
def test_one_language_at_a_time(lang: str, spoken: tuple[str, ...], foreign: tuple[str, ...]) -> None:
    script = "?\n? spion\nwas?\nneues\nmissionen\ntisch\n" + ONES
    if lang == "en":
        script = "?\n? spy\nwhat?\nnews\nmissions\ntable\n" + ONES
    told = courtier(
        "play", "hofverrat", "--seats", "3", "--bots", "random", "--seed", "5", "--lang", lang, answers=script
    )
    assert told.exit_code == 0
    assert [words for words in spoken if words not in told.stdout] == []
    assert [words for words in foreign if words in told.stdout] == []


def test_a_real_pipe_from_a_real_process() -> None:
    script = "from courtier.cli import main; main()"
    played = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-c", script, "play", "hofverrat", "--seed", "5", "--seats", "2", "--bots", "random"],
        input=ONES,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )
    assert (played.returncode, played.stderr) == (0, "")
    assert "The game is over" in played.stdout
    assert "\x1b" not in played.stdout, "no colours and no moving about in a pipe"


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_game_on_a_drawn_screen(lang: str, seats: int) -> None:
    screen = Sheet(answers())
    session(deal(seats), screen, lang).play()
    last = screen.text[screen.text.rindex("Hof-Verrat · ") :]
    assert {"en": "The game is over: ", "de": "Das Spiel ist aus: "}[lang] in last
    colours = {"en": {"light", "dark"}, "de": {"helle", "dunkle"}}[lang]
    assert len([line for line in last.splitlines() if colours & set(line.split()[:2])]) == 2 * seats
    too_wide = [line for line in screen.text.replace(NEW_PAGE, "").splitlines() if len(line) > 80]
    assert too_wide == []


def test_any_game_is_played_on_the_generic_table(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (tables, sentences):
        monkeypatch.setattr(module, "find_spec", lambda _: None)
    assert tables.table_of("hofverrat") is not hofverrat.TABLE
    played = courtier("play", "hofverrat", "--seats", "2", "--bots", "random", "--seed", "5", answers=ONES)
    assert "The middle" in played.stdout or "the middle" in played.stdout
    assert "The game is over" in played.stdout
    screen = Sheet(answers())
    session(deal(), screen).play()
    assert "The game is over" in screen.text


@pytest.mark.skipif(engine.compiled(), reason=NO_TOY)
def test_chains_and_sealed_windows_are_played_too() -> None:
    with toy_registered():
        for seed in range(8):
            played = courtier("play", TOY, "--seats", "4", "--seed", str(seed), answers="2\nundo\n" + "2\n1\n" * 300)
            assert played.exit_code == 0, played.stdout[-500:]
            assert "in all: " in played.stdout


def test_without_a_game_there_is_a_list_of_games() -> None:
    for command in ("play", "games"):
        shown = courtier(command, "--lang", "de")
        assert shown.exit_code == 0
        assert "Hof-Verrat, 2 bis 5 Personen" in shown.stdout
        assert "mission_noble_weight" in shown.stdout


def test_the_version_says_which_engine_runs() -> None:
    said = courtier("--version").stdout
    assert said.startswith(f"courtier {engine.__version__}, ")
    assert ("compiled engine" if engine.compiled() else "interpreted engine") in said


@pytest.mark.parametrize(("lang", "word", "told"), [("en", "hint", "My choice"), ("de", "/tipp", "Meine Wahl")])
def test_the_strongest_bot_gives_a_hint(lang: str, word: str, told: str) -> None:
    """At the first question and in the middle of a turn that is tried out."""
    script = f"{word}\n1 1\n{word}\n"
    played = courtier(
        "play", "hofverrat", "--seats", "2", "--bots", "random", "--seed", "5", "--lang", lang, answers=script
    )
    assert played.stdout.count(told) == 2
