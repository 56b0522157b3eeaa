"""What axe finds on a page that keeps somebody out, in both themes."""

from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Page

AXE: Final = (Path(__file__).parent / "vendor/axe.min.js").read_text("utf-8")
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN: Final = "(tags) => axe.run(document, {runOnly: {type: 'tag', values: tags}, resultTypes: ['violations']})"


def barriers(page: Page) -> list[str]:
    """Serious ones only; the page stays in the dark theme."""
    page.evaluate(AXE)
    found: list[str] = []
    themes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for theme in themes:
        page.emulate_media(color_scheme=theme)
        found += [
            f"{theme}: {each['id']}: {node['target']} {node['failureSummary'][:300]}"
            for each in page.evaluate(RUN, TAGS)["violations"]
            if each["impact"] in ("serious", "critical")
            for node in each["nodes"]
        ]
    return found
