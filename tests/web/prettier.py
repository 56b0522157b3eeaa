"""Format JavaScript and style sheets: `python -m tests.web.prettier` checks, `… --write` formats.

Prettier does not break templates, drawings and long sentences: no line may be longer than 140 characters.
"""

import sys
from pathlib import Path

from tests.web.node_tools import Package

PRETTIER = Package(
    name="prettier",
    version="3.10.1",
    sha512="70vp3ZUYoPlFbF9uiTdXHUUCGEIp7d4+6p+8DYbkm2jP7x/3i/paXVF6dopSI3zd/CEitrZN1rc4i85xWmmXlg==",
    script="bin/prettier.cjs",
)
SOURCES = Path("src/courtier")
LONGEST = 140


def main(write: bool) -> int:
    mode = "--write" if write else "--check"
    code = PRETTIER.run(mode, "--log-level=warn", str(SOURCES), purpose="the check of the pages' form")
    long = long_lines()
    for line in long:
        sys.stderr.write(f"{line}: longer than {LONGEST} characters\n")
    return code or int(bool(long))


def long_lines() -> list[str]:
    """Where our own JavaScript and CSS has lines that are too long."""
    files = [path for ending in ("*.js", "*.css") for path in sorted(SOURCES.rglob(ending))]
    return [
        f"{path}:{number}"
        for path in files
        if "vendor" not in path.parts
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST
    ]


if __name__ == "__main__":
    sys.exit(main("--write" in sys.argv))
