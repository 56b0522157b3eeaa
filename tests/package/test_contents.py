"""What the wheel and the source distribution hold, and what they say of themselves."""

import tarfile
import zipfile
from email import message_from_bytes
from email.message import Message
from pathlib import Path, PurePosixPath

from tests.package.distributions import ROOT, built

import courtier

SOURCES = ROOT / "src"
LIBRARIES = {".so", ".pyd"}
NEEDED = {
    *("pyproject.toml", "setup.py", "MANIFEST.in", "Makefile", "constraints.txt"),
    *("README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "bench/results.md"),
    *("LICENSE", "NOTICE.md", "properdocs.yml"),
}


def sources() -> set[str]:
    """Every file of the package as it is in this repository."""
    files = (path for path in (SOURCES / "courtier").rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(SOURCES).as_posix() for path in files if path.suffix not in LIBRARIES}


def in_wheel() -> set[str]:
    with zipfile.ZipFile(built("*.whl")) as wheel:
        return {name for name in wheel.namelist() if not name.endswith("/")}


def in_sdist() -> set[str]:
    with tarfile.open(built("*.tar.gz")) as sdist:
        files = (PurePosixPath(member.name) for member in sdist.getmembers() if member.isfile())
        return {str(path.relative_to(path.parts[0])) for path in files}


def metadata() -> Message:
    with zipfile.ZipFile(built("*.whl")) as wheel:
        (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_bytes(wheel.read(name))


def test_the_wheel_holds_the_whole_package_and_nothing_else() -> None:
    held = {name for name in in_wheel() if ".dist-info/" not in name and Path(name).suffix not in LIBRARIES}
    assert held == sources()


def test_the_wheel_holds_both_licenses() -> None:
    licenses = {name.partition(".dist-info/licenses/")[2] for name in in_wheel()}
    assert {"LICENSE", "NOTICE.md"} <= licenses


def test_the_sdist_holds_what_builds_documents_and_licenses_it() -> None:
    documents = {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*") if path.is_file()}
    package = {f"src/{name}" for name in sources()}
    assert in_sdist() >= NEEDED | documents | package


def test_the_sdist_holds_no_tests_and_nothing_that_was_built() -> None:
    held = in_sdist()
    assert not {name for name in held if name.startswith("tests/") or "__pycache__" in name}
    assert not {name for name in held if Path(name).suffix in LIBRARIES}


def test_the_metadata_say_version_readme_and_command() -> None:
    said = metadata()
    assert said["Version"] == courtier.__version__
    assert said["Description-Content-Type"] == "text/markdown"
    description = said.get_payload(decode=True)
    assert isinstance(description, bytes)
    assert description.decode("utf-8").strip() == (ROOT / "README.md").read_text(encoding="utf-8").strip()
    assert "Programming Language :: Python :: 3.11" in said.get_all("Classifier", [])
