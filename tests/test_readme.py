"""What the README promises: its game is played as it stands there, and `import courtier` needs nothing else."""

import re
import subprocess
import sys
from pathlib import Path

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def test_the_game_in_the_readme_is_played_to_its_end(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    script = tmp_path / "game.py"
    script.write_text(code, encoding="utf-8")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, check=True)  # noqa: S603
    assert done.stdout.startswith("winners: ")


def test_importing_courtier_needs_the_standard_library_alone() -> None:
    script = "import sys, courtier; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)  # noqa: S603
    assert not {"click", "msgspec", "rich", "starlette", "tomllib", "uvicorn"} & set(done.stdout.split())
