"""What is wrong is said in one sentence that says what would have been right; nothing is written over."""

import json
from pathlib import Path

import pytest
from tests.terminal.sitting import ONES, courtier, deal

from courtier.core.registry import own_names

PLAY = ("play", "hofverrat")
GAMES = " or ".join([", ".join(sorted(own_names())[:-1]), max(own_names())])  # `duhr, hofverrat or intrigue`

WRONG: list[tuple[tuple[str, ...], tuple[str, ...]]] = [
    (("play", "hofverat"), ("no game “hofverat”", GAMES, "Did you mean hofverrat?")),
    (("rules", "dur"), ("no game “dur”", GAMES, "Did you mean duhr?")),
    ((*PLAY, "--seats", "7"), ("2 to 5 players", "got 7")),
    ((*PLAY, "--seats", "1"), ("2 to 5 players", "got 1")),
    ((*PLAY, "--bots", "gredy"), ("no bot “gredy”", "greedy, level1", "Did you mean greedy?")),
    ((*PLAY, "--bots", "greedy,random"), ("3 bots", "got 2")),
    ((*PLAY, "--seat", "5"), ("1–4", "got 5")),
    ((*PLAY, "--name", " "), ("1 to 24 letters",)),
    ((*PLAY, "--name", "a\x1b[31mb"), ("no control characters", "“a[31mb”")),
    ((*PLAY, "--option", "noble=1"), ("no option “noble”", "mission_noble_weight")),
    ((*PLAY, "--option", "mission_noble_weight"), ("NAME=VALUE",)),
    ((*PLAY, "--option", "mission_noble_weight=7"), ("2 or 1", "“7”")),
    ((*PLAY, "--options", "{folder}/none.toml"), ("none.toml cannot be read", "no such file")),
    ((*PLAY, "--options", "{folder}/odd.toml"), ("odd.toml", "TOML")),
    ((*PLAY, "--options", "{folder}/unknown.toml"), ("no option “nobles”", "mission_noble_weight")),
    ((*PLAY, "--options", "{folder}/wrong.toml"), ("2 or 1", "“true”")),
    ((*PLAY, "--cards", "{folder}"), ("cannot be read", "it is a folder")),
    ((*PLAY, "--cards", "{folder}/odd.toml"), ("odd.toml", "TOML")),
    ((*PLAY, "--cards", "{folder}/cards.toml"), ("cards.toml: [[mission]] 'L99': unknown id", "L1")),
    ((*PLAY, "--cards", "{folder}/nameless.toml"), ("nameless.toml: [[mission]]: a row without id", "L1")),
    ((*PLAY, "--cards", "{folder}/twice.toml"), ("twice.toml: [[mission]] L1: this row is there twice",)),
    ((*PLAY, "--cards", "{folder}/single.toml"), ("single.toml", "each under [[mission]], got a table")),
    (
        ("play", "cutthroat", "--cards", "{folder}/coinless.toml"),
        ("coinless.toml: [[territory]] marrow: coins must be 1 to 9, got 0",),
    ),
    ((*PLAY, "--record", "{folder}/odd.toml"), ("already there", "--force")),
    ((*PLAY, "--record", "{folder}/none/game"), ("cannot be written", "no such file or folder")),
    (("verify", "{folder}/none"), ("cannot be read", "no such file")),
    (("verify", "{folder}"), ("cannot be read", "it is a folder")),
    (("verify", "{folder}/bytes"), ("cannot be read", "UTF-8")),
    (("verify", "{folder}/empty"), ("the record is empty",)),
    (("verify", "{folder}/odd.toml"), ("odd.toml: line 1",)),
    (("verify", "{folder}/damaged"), ("damaged: line 3", "hash")),
    (("verify", "{folder}/illegal"), ("illegal: line 2", "expected one of")),
    (("verify", "{folder}/nobody"), ("nobody: line 2", "seat 9")),
    (("verify", "{folder}/nameless"), ("line 1", "names of 2 players")),
    (("verify", "{folder}/escaping"), ("line 1", "names of 2 players")),
    (("verify", "{folder}/misoptioned"), ("line 1", "mission_noble_weight")),
    (("resume", "{folder}/damaged"), ("damaged: line 3", "hash")),
    (("resume", "{folder}/illegal"), ("illegal: line 2", "expected one of")),
    (("resume", "{folder}/nobody"), ("nobody: line 2", "seat 9")),
    (("resume", "{folder}/seedless"), ("does not hold its seed",)),
    (("resume", "{folder}/strangers"), ("which seats were bots",)),
    (("resume", "{folder}/over"), ("This game is over", "courtier replay")),
    (("replay", "{folder}/over"), ("1 (Ann) or 2 (Odette)", "--open")),
    (("replay", "{folder}/over", "--seat", "3"), ("1 (Ann) or 2 (Odette)", "got 3")),
    (("replay", "{folder}/over", "--seat", "Bob"), ("1 (Ann) or 2 (Odette)", "got Bob")),
    (("replay", "{folder}/over", "--open", "--step", "999"), ("--step takes 0 to", "got 999")),
    (("replay", "{folder}/seedless", "--open"), ("does not hold its seed",)),
    (("replay", "{folder}/nobody", "--open"), ("nobody: line 2", "seat 9")),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Every kind of file that is not what it should be."""
    folder = tmp_path_factory.mktemp("files")
    (folder / "odd.toml").write_text("=", encoding="utf-8")
    (folder / "unknown.toml").write_text("nobles = 1", encoding="utf-8")
    (folder / "wrong.toml").write_text("mission_noble_weight = true", encoding="utf-8")
    (folder / "cards.toml").write_text('[[mission]]\nid = "L99"\n', encoding="utf-8")
    (folder / "nameless.toml").write_text('[[mission]]\nname.en = "L"\n', encoding="utf-8")
    (folder / "twice.toml").write_text('[[mission]]\nid = "L1"\n' * 2, encoding="utf-8")
    (folder / "single.toml").write_text('[mission]\nid = "L1"\n', encoding="utf-8")
    (folder / "coinless.toml").write_text('[[territory]]\nid = "marrow"\ncoins = 0\n', encoding="utf-8")
    (folder / "bytes").write_bytes(b"\xff\xfe\x00")
    (folder / "empty").write_text("", encoding="utf-8")
    courtier(*PLAY, "--seats", "2", "--seat", "1", "--name", "Ann", "--bots", "random", "--seed", "5",
             "--record", str(folder / "over"), answers=ONES)  # fmt: skip
    whole = (folder / "over").read_text(encoding="utf-8").splitlines(keepends=True)
    (folder / "seedless").write_text("".join(whole[:9]), encoding="utf-8")
    (folder / "damaged").write_text("".join(whole[:2] + whole[3:]), encoding="utf-8")
    write_forged(folder)
    return folder


def write_forged(folder: Path) -> None:
    """Records whose chain is whole, and that are wrong all the same."""
    asked = deal().asked()
    for name, seat, action in (("illegal", asked, 50), ("nobody", 9, 0)):
        forged = deal().record
        forged.answer(seat, action)
        (folder / name).write_text(forged.text(with_seed=True), encoding="utf-8")
    for name, field, value in (
        ("nameless", "players", ["Ann"]),
        ("escaping", "players", ["Ann", "\x1b[2J"]),
        ("strangers", "bots", ["random", "random"]),
        ("misoptioned", "options", {"mission_noble_weight": -1}),
    ):
        forged = deal().record
        forged.header[field] = value
        (folder / name).write_text(forged.text(with_seed=True), encoding="utf-8")


@pytest.mark.parametrize(("words", "said"), WRONG, ids=[" ".join(words) for words, _ in WRONG])
def test_one_clear_sentence(folder: Path, words: tuple[str, ...], said: tuple[str, ...]) -> None:
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    result = courtier(*[word.format(folder=folder) for word in words])
    assert result.exit_code == 2
    assert [part for part in said if part not in result.stderr] == []
    assert len(result.stderr.splitlines()) == 1
    assert "Traceback" not in result.stderr
    assert "\x1b" not in result.stderr
    if words[0] != "verify":  # which tells how far it came
        assert result.stdout == ""
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "hofverat"), "gibt es nicht"),
        ((*PLAY, "--seats", "7"), "für 2 bis 5 Personen"),
        ((*PLAY, "--bots", "gredy"), "Meintest du greedy?"),
        ((*PLAY, "--option", "mission_noble_weight=7"), "2 oder 1"),
        (("verify", "/nowhere"), "lässt sich nicht lesen: diese Datei"),
    ],
)
def test_the_sentence_is_german_where_german_is_spoken(words: tuple[str, ...], said: str) -> None:
    result = courtier(*words, "--lang", "de")
    assert result.exit_code == 2
    assert said in result.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("plya",), "play"),
        ((*PLAY, "--seets", "4"), "--seats"),
        ((*PLAY, "--seats", "many"), "not a valid integer"),
        ((*PLAY, "--lang", "fr"), "'en', 'de'"),
    ],
)
def test_words_that_are_no_command(words: tuple[str, ...], said: str) -> None:
    result = courtier(*words)
    assert result.exit_code == 2
    assert said in result.stderr


def test_a_folder_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object, **__: object) -> str:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_text", forbidden)
    result = courtier("verify", str(tmp_path / "game"))
    assert (result.exit_code, "you may not" in result.stderr) == (2, True)


def test_force_writes_over_a_record(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text("something else", encoding="utf-8")
    words = (*PLAY, "--seats", "2", "--bots", "random", "--record", str(path))
    assert courtier(*words).exit_code == 2
    assert path.read_text(encoding="utf-8") == "something else"
    assert courtier(*words, "--force").exit_code == 0
    header = json.loads(path.read_text(encoding="utf-8").splitlines()[0])["line"]
    assert header["game"] == "hofverrat"
