"""The typed dicts: a type checker finds a misspelt key, and the JSON Schemas follow from them."""

import subprocess
import sys
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

import courtier
from courtier.core import shapes
from courtier.core.schema import json_schema

RIGHT = """
import courtier

game = courtier.new("hofverrat", seats=2, seed=1, recording=True)
view = courtier.view(game, 0)
code: int = view["choices"][0]["code"]
for seat in view["seats"]:
    for zone in seat["zones"]:
        size = zone["count"] if "count" in zone else len(zone["cards"])
prompt: courtier.Prompt = courtier.prompt(view, "en", ["Ann", "Bob"])
journal = courtier.Journal(0)
journal.saw(courtier.glimpse(game.news[0], 0))
journal.answered(view, code)
line: courtier.JournalLine = journal.lines[-1]
if "answer" in line:
    answer: int = line["answer"]


class Mine:
    def choose(self, view: courtier.View, journal: courtier.Journal, rng: courtier.Rng) -> int:
        return view["choices"][0]["code"]
"""


def checked(code: str, folder: Path) -> str:
    """What `mypy --strict` says about a script of somebody who has installed the package."""
    script = folder / "script.py"
    script.write_text(code, encoding="utf-8")
    sources = str(Path(courtier.__file__).parent.parent)
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", f"--cache-dir={folder / 'cache'}", str(script)],
        env={"MYPYPATH": sources, "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout


def test_what_everybody_writes_is_well_typed(tmp_path: Path) -> None:
    assert checked(RIGHT, tmp_path).startswith("Success")


def test_a_misspelt_key_is_found_by_the_type_checker(tmp_path: Path) -> None:
    wrong = RIGHT + '\nprint(view["choises"], view["turn"]["nmber"], prompt["qestion"], view["choices"][0]["cod"])\n'
    found = checked(wrong, tmp_path)
    for key in ("choises", "nmber", "qestion", "cod"):
        assert f'has no key "{key}"' in found


@pytest.mark.parametrize("name", ["hofverrat", "duhr", "intrigue", "cutthroat"])
def test_views_glimpses_prompts_and_journals_fit_their_schemas(name: str) -> None:
    match = {shape: Draft202012Validator(json_schema(shape)) for shape in (shapes.View, shapes.Glimpse, shapes.Prompt)}
    line = Draft202012Validator(json_schema(shapes.JournalLine))
    game = courtier.new(name, 4, 5, recording=True)
    journal = courtier.Journal(0)
    rng = courtier.Rng(1)
    while not game.over():
        for event in game.news:
            match[shapes.Glimpse].validate(courtier.glimpse(event, 0))
            journal.saw(courtier.glimpse(event, 0))
        view = courtier.view(game, 0)
        match[shapes.View].validate(view)
        match[shapes.Prompt].validate(courtier.prompt(view, "en", ["Ann", "Bob", "Cat", "Dan"]))
        seat, action = game.actor(), game.choices()[rng.below(len(game.choices()))]
        if seat == 0:
            journal.answered(view, action)
        game.apply(seat, action)
    match[shapes.View].validate(courtier.view(game, None))
    for each in journal.lines:
        line.validate(each)


def test_a_zone_has_cards_or_a_count() -> None:
    zone = Draft202012Validator(json_schema(shapes.Zone))
    assert zone.is_valid({"id": "pile", "kind": "pile", "count": 3})
    assert zone.is_valid({"id": "hand", "kind": "hand", "cards": ["unknown", {"kind": "spy", "face": "down"}]})
    for wrong in (
        {},
        {"count": -1},
        {"cards": [], "count": 0},
        {"cards": [{"kind": "spy", "face": "left"}]},
        {"more": 1},
    ):
        assert not zone.is_valid({"id": "pile", "kind": "pile", **wrong})
