"""`make release` begins here: refuses to go on unless version, changelog and tag say the same.

The version is the one of `courtier.__version__`. It must be a finished one (1.2.3), the newest released section of
CHANGELOG.md must be its section, nothing may be left under `Unreleased`, and the commit must be clean and
tagged `v1.2.3`.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
FINISHED = re.compile(r"\d+\.\d+\.\d+")
HEADING = re.compile(r"^## (.+)$", re.MULTILINE)
RELEASED = re.compile(r"(?P<version>\S+) \((?P<date>\d{4}-\d{2}-\d{2})\)")


def main() -> None:
    version = version_of(ROOT)
    if faults := [*faults_of_version(version), *faults_of_changelog(ROOT, version), *faults_of_commit(ROOT, version)]:
        sys.exit("\n".join((f"Courtier {version} cannot be released:", *(f"- {fault}" for fault in faults))))
    print(f"Courtier {version}: version, changelog and tag agree")


def version_of(root: Path) -> str:
    source = (root / "src" / "courtier" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', source, re.MULTILINE)
    assert found is not None, "src/courtier/__init__.py has a line `__version__ = …`"
    return found[1]


def faults_of_version(version: str) -> list[str]:
    if FINISHED.fullmatch(version):
        return []
    return [f"expected a version like 1.2.3 in src/courtier/__init__.py, found {version}"]


def faults_of_changelog(root: Path, version: str) -> list[str]:
    faults = []
    sections = changelog_sections((root / "CHANGELOG.md").read_text(encoding="utf-8"))
    if sections.pop("Unreleased", ""):
        faults.append("CHANGELOG.md has entries under `Unreleased`; move them to the section of this version")
    newest = next(iter(sections), "nothing")
    found = RELEASED.fullmatch(newest)
    if found is None or found["version"] != version:
        faults.append(
            f"expected `## {version} (year-month-day)` as the newest section of CHANGELOG.md, found `{newest}`"
        )
    elif not sections[newest]:
        faults.append(f"the section of {version} in CHANGELOG.md is empty")
    return faults


def changelog_sections(text: str) -> dict[str, str]:
    """The text of each section by its heading, the newest first."""
    _, *parts = HEADING.split(text)
    return {heading.strip(): body.strip() for heading, body in zip(parts[::2], parts[1::2], strict=True)}


def faults_of_commit(root: Path, version: str) -> list[str]:
    faults = []
    if changed := git(root, "status", "--porcelain"):
        faults.append(
            f"there are changes that are not committed: {', '.join(line[3:] for line in changed.splitlines())}"
        )
    tags = git(root, "tag", "--points-at", "HEAD").split()
    if f"v{version}" not in tags:
        faults.append(f"expected the tag v{version} on this commit, found {', '.join(tags) or 'none'}")
    return faults


def git(root: Path, *words: str) -> str:
    command = ["git", "-C", str(root), *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.rstrip()  # noqa: S603


if __name__ == "__main__":
    main()
