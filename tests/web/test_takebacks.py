"""An announcement in the browser: wait and talk, keep or take back; the table's undo has other words."""

from playwright.sync_api import Browser, expect
from tests.server.serving import Serving
from tests.table.test_takebacks import SECONDS, announces, asking, game_of, opened
from tests.web.barriers import barriers
from tests.web.table_line import PageOf

from courtier.games.cutthroat.actions import ATTACK

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def test_an_attack_is_stopped_by_who_is_aimed_at_and_taken_back(browser: Browser, server: Serving) -> None:
    evening = opened()
    announcer, others = announces(evening, ATTACK)
    evening.passes(0)
    game = game_of(evening)
    aimed = next(person for person in others if person.seat() in game.actors())
    pages = [PageOf(browser, server, aimed), PageOf(browser, server, announcer, **PHONE)]
    victim, attacker = (each.page for each in pages)
    card = victim.locator(".stage.ann")
    expect(card.locator(".takeback")).to_have_text(said(aimed.lang, "aimed"))
    expect(card.locator("progress.closing")).to_be_visible()
    answers = victim.locator(".dock .choice")
    expect(answers.nth(0)).to_contain_text(said(aimed.lang, "continue"))
    expect(answers.nth(1)).to_contain_text(said(aimed.lang, "wait"))
    assert barriers(victim) == []
    answers.nth(1).click()  # one press is enough
    expect(attacker.locator(".dock .choice")).to_have_count(2)
    assert asking(evening) == "rescind"
    expect(card.locator(".takeback")).to_contain_text(announcer.known["table"].seats[announcer.seat()].name)
    expect(attacker.locator(".back")).to_have_count(0)  # what is told can only be taken back in the game
    attacker.locator(".dock .choice").nth(1).click()
    attacker.locator(".commit").click()
    expect(victim.locator(".stage.ann")).to_have_count(0)
    assert asking(evening) == "act"
    for each in pages:
        assert each.complaints == []
        each.context.close()


def test_who_says_nothing_lets_it_happen(browser: Browser, server: Serving) -> None:
    evening = opened()
    _, others = announces(evening, ATTACK)
    evening.passes(0)
    aimed = next(person for person in others if person.seat() in game_of(evening).actors())
    watching = PageOf(browser, server, aimed)
    expect(watching.page.locator(".stage.ann progress.closing")).to_be_visible()
    evening.passes(SECONDS)
    expect(watching.page.locator('[data-choice="do:wait"]')).to_have_count(0)
    assert watching.complaints == []
    watching.context.close()


def said(lang: str, what: str) -> str:
    words = {
        "aimed": (
            "It is aimed at you, and can still be taken back.",
            "Es geht gegen dich und lässt sich noch zurücknehmen.",
        ),
        "continue": ("Continue", "Weiter"),
        "wait": ("Wait, let us talk", "Halt, lass uns reden"),
    }
    return words[what][0 if lang == "en" else 1]
