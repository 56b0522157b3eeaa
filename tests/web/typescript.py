"""Check the types of the web client: `python -m tests.web.typescript`."""

import sys
from pathlib import Path

from tests.web.node_tools import Package

TYPESCRIPT = Package(
    name="typescript",
    version="5.9.3",
    sha512="jl1vZzPDinLr9eUt3J/t7V6FgNEw9QjvBPdysz9KfQDD41fQrC2Y4vKQdiaUpFT4bXlb1RHhLpp8wtm6M5TgSw==",
    script="lib/tsc.js",
)
SETTINGS = Path(__file__).with_name("tsconfig.json")

if __name__ == "__main__":
    sys.exit(TYPESCRIPT.run("-p", str(SETTINGS), purpose="the check of the client's types"))
