"""What a page's head names: all that its first screen imports, each once, and nothing that is not there."""

import re

import pytest

from courtier.server.app import CLIENT_PLACES
from courtier.server.pages import client_page, web_folder
from courtier.server.preload import FONTS, HERE, SCREENS, imported

NAMED = re.compile(r'<link rel="(?:modulepreload|preload)"[^>]* href="/web/([^"]+)">')


@pytest.mark.parametrize("place", CLIENT_PLACES)
def test_the_head_names_files_that_are_there_each_once(place: str) -> None:
    page = client_page(place)
    named = NAMED.findall(page)
    folder = web_folder()
    assert folder is not None
    assert HERE not in page
    assert len(named) == len(set(named))
    assert all((folder / each).is_file() for each in named)


@pytest.mark.parametrize("place", SCREENS)
def test_a_screen_that_people_come_to_first_is_named_with_all_that_it_imports(place: str) -> None:
    named = set(NAMED.findall(client_page(place)))
    folder = web_folder()
    assert folder is not None
    assert {"app.js", "html.js", "vendor/preact.js", *SCREENS[place], *FONTS.get(place, ())} <= named
    for module in (each for each in named if each.endswith(".js")):
        beside = {
            (folder / module).parent.joinpath(name).resolve() for name in imported(folder / module) if name[0] == "."
        }
        assert {str(path.relative_to(folder.resolve())) for path in beside} <= named


def test_what_was_chosen_is_known_before_any_sheet_and_a_screens_own_sheet_comes_last() -> None:
    page = client_page("/")
    order = ["/web/preload.js", "/web/style/tokens.css", "/web/style/base.css", "/web/style/start.css"]
    assert [page.count(each) for each in order] == [1] * len(order)
    assert sorted(order, key=page.index) == order
