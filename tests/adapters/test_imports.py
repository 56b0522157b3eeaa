"""`import courtier` needs the standard library only, whatever is installed."""

import subprocess
import sys

LIBRARIES = ("gymnasium", "mcp", "numpy", "pettingzoo", "pyspiel", "textarena")
SCRIPT = f"""
import sys
import courtier
for name in courtier.games():
    courtier.encoder(name)
print([each for each in {LIBRARIES} if each in sys.modules])
"""


def test_no_library_of_an_adapter_is_imported() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True)  # noqa: S603
    assert done.stdout == "[]\n"
