"""What the README promises: its game is played as it stands there, and `import courtier` needs nothing else."""

import re
import subprocess
import sys
from pathlib import Path

# What the README showed before there was a Match; programs are built on it.
OLDER_LOOP = """
import courtier
from courtier.bots import make

game = courtier.new("hofverrat", seats=4, seed=7, recording=True)
bots = [make("hofverrat", level) for level in ("greedy", "random", "random", "random")]
journals = [courtier.Journal(seat) for seat in range(4)]
rng = courtier.Rng(1)
while not game.over():
    for journal in journals:
        for event in game.news:
            journal.saw(courtier.glimpse(event, journal.seat))
    seat = game.actor()
    view = courtier.view(game, seat)
    action = bots[seat].choose(view, journals[seat], rng)
    journals[seat].answered(view, action)
    game.apply(seat, action)
print("winners:", game.winners(), "scores:", game.scores())
"""
README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_the_game_in_the_readme_is_played_to_its_end(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert_plays(code, tmp_path)


def test_the_loop_of_older_versions_still_works(tmp_path: Path) -> None:
    assert_plays(OLDER_LOOP, tmp_path)


def assert_plays(code: str, folder: Path) -> None:
    script = folder / "game.py"
    script.write_text(code, encoding="utf-8")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=True)  # noqa: S603
    assert done.stdout.startswith("winners: ")


def test_importing_courtier_needs_the_standard_library_alone() -> None:
    script = "import sys, courtier; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)  # noqa: S603
    ours = {"click", "msgspec", "rich", "starlette", "tomllib", "uvicorn"}
    extras = {"gymnasium", "mcp", "numpy", "pyspiel", "ray", "textarena"}
    assert not (ours | extras) & set(done.stdout.split())
