"""`make release` refuses to release what version, changelog and tag do not agree on."""

from pathlib import Path

import pytest
from tools import release

CHANGELOG = "# Changelog\n\n## Unreleased\n\n## 1.2.3 (2027-01-31)\n\n- New.\n\n## 1.2.2 (2027-01-01)\n\n- Old.\n"


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A clean, tagged commit of version 1.2.3 with its changelog."""
    package = tmp_path / "src" / "courtier"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text('"""A package."""\n\n__version__ = "1.2.3"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, encoding="utf-8")
    release.git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    release.git(tmp_path, "tag", "v1.2.3")
    return tmp_path


def commit(root: Path) -> None:
    release.git(root, "add", ".")
    name = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    release.git(root, *name, "commit", "--quiet", "--message", "A commit")


def faults(root: Path) -> str:
    version = release.version_of(root)
    return " ".join(
        (
            *release.faults_of_version(version),
            *release.faults_of_changelog(root, version),
            *release.faults_of_commit(root, version),
        )
    )


def replace(path: Path, old: str, new: str) -> None:
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")


def test_a_version_with_its_tag_and_its_section_is_released(repository: Path) -> None:
    assert faults(repository) == ""


def test_a_version_in_the_making_is_not_released(repository: Path) -> None:
    replace(repository / "src" / "courtier" / "__init__.py", "1.2.3", "1.3.0.dev0")
    commit(repository)
    said = faults(repository)
    assert "expected a version like 1.2.3" in said
    assert "expected the tag v1.3.0.dev0" in said
    assert "expected `## 1.3.0.dev0" in said


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("## Unreleased\n", "## Unreleased\n\n- Newer.\n", "entries under `Unreleased`"),
        ("## 1.2.3 (2027-01-31)", "## 1.2.3", "expected `## 1.2.3 (year-month-day)`"),
        ("- New.\n", "", "the section of 1.2.3 in CHANGELOG.md is empty"),
    ],
)
def test_a_changelog_that_is_not_ready_stops_the_release(repository: Path, old: str, new: str, fault: str) -> None:
    replace(repository / "CHANGELOG.md", old, new)
    assert fault in faults(repository)


def test_changes_that_are_not_committed_stop_the_release(repository: Path) -> None:
    (repository / "note.txt").write_text("later", encoding="utf-8")
    assert "not committed: note.txt" in faults(repository)


def test_this_repository_names_its_version_in_one_place_and_has_a_changelog_that_can_be_read() -> None:
    assert release.version_of(release.ROOT) not in (release.ROOT / "pyproject.toml").read_text(encoding="utf-8")
    sections = release.changelog_sections((release.ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    first, *released = sections
    assert first == "Unreleased"
    assert released
    assert all(release.RELEASED.fullmatch(heading) for heading in released)
