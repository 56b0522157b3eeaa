"""The documentation becomes pages without a warning, and they load nothing from elsewhere."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
LOADED = re.compile(r"""<(?:script|link|img|iframe)\b[^>]*?\b(?:src|href)=["']?((?:https?:)?//[^"' >]+)""")
LOADED_BY_STYLE = re.compile(r"""url\(["']?((?:https?:)?//[^"')]+)""")


def test_the_pages_are_built_and_load_nothing_from_elsewhere(tmp_path: Path) -> None:
    built = subprocess.run(  # noqa: S603 - our own documentation
        [sys.executable, "-m", "properdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    pages = list(tmp_path.rglob("*.html"))
    assert {"index.html", "write-a-game.html", "protocol.html", "api.html"} <= {page.name for page in pages}
    loaded = [found for page in pages for found in LOADED.findall(page.read_text(encoding="utf-8"))]
    loaded += [
        found for sheet in tmp_path.rglob("*.css") for found in LOADED_BY_STYLE.findall(sheet.read_text("utf-8"))
    ]
    assert loaded == []
