"""bench/results.md is written by several programs, each its own section."""

from pathlib import Path

from bench.results import put


def test_a_program_replaces_its_own_section_and_no_other(tmp_path: Path) -> None:
    page = tmp_path / "results.md"
    put("Engines", "10 ×", page)
    put("Engines at night", "30 ×", page)
    put("Engines", "20 ×\n\n### by seats\n\n4: 20 ×", page)
    _, engines, night = page.read_text(encoding="utf-8").split("\n## ")
    assert engines == "Engines\n\n20 ×\n\n### by seats\n\n4: 20 ×\n"
    assert night == "Engines at night\n\n30 ×\n"


def test_the_first_program_begins_the_page(tmp_path: Path) -> None:
    page = tmp_path / "results.md"
    put("Engines", "10 ×", page)
    assert page.read_text(encoding="utf-8").startswith("# ")
