"""Pictures of every screen, size and theme: `make screens`.

All of them go to build/screens with a contact sheet; those that the documentation shows go to docs/screens.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser
from tests.browser import browser
from tests.web.screens import SCREENS, SIZES, THEMES, Visit, court

ALL: Final = Path("build/screens")
SHOWN: Final = Path("docs/screens")
DOCUMENTED: Final = {
    "start-wide-light",
    "table-wide-light",
    "table-phone-dark",
    "houses-wide-dark",
    "salon-phone-light",
    "lobby-wide-light",
    "result-wide-light",
}
LANGUAGES: Final = {"wide": "en", "tablet": "de", "phone": "en"}


def main() -> int:
    for place in (ALL, SHOWN):
        place.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder, court(Path(folder), browser) as there:
        taken = []
        for screen in SCREENS:
            for size in SIZES:
                for theme in THEMES:
                    visit = Visit(there, size, theme, LANGUAGES[size])
                    name = f"{screen}-{size}-{theme}"
                    page = visit.go(screen)
                    page.screenshot(path=ALL / f"{name}.png")
                    if name in DOCUMENTED:
                        page.screenshot(path=SHOWN / f"{name}.jpg", type="jpeg", quality=78)
                    visit.close()
                    taken.append(name)
        contact_sheet(there.browser, taken)
    print(f"{len(taken)} pictures in {ALL}, their contact sheet {ALL / 'contact.png'}")  # noqa: T201
    return 0


def contact_sheet(running: Browser, names: list[str]) -> None:
    """All of them small on one page: a row for each screen."""
    cells = "".join(f'<figure><img src="{name}.png"><figcaption>{name}</figcaption></figure>' for name in names)
    page = ALL / "contact.html"
    page.write_text(
        "<!doctype html><style>body{margin:12px;display:grid;grid-template-columns:repeat(6,auto);gap:10px;"
        "font:12px sans-serif;justify-content:start;align-items:start}"
        "img{height:240px;display:block;border:1px solid #999}figure{margin:0}"
        f"</style>{cells}",
        encoding="utf-8",
    )
    context = running.new_context(viewport={"width": 1700, "height": 900})
    sheet = context.new_page()
    sheet.goto(page.resolve().as_uri())
    sheet.screenshot(path=ALL / "contact.png", full_page=True)
    context.close()


if __name__ == "__main__":
    sys.exit(main())
