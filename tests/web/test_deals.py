"""Deals in the browser: offer, counter, expiry, two who accept at once, a negation window, a broken promise."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.server.serving import Serving
from tests.table.evening import Evening, Person, asked, by_seat, dealt
from tests.table.test_offers import give, hand, people, swap
from tests.web.table_line import PageOf

from courtier.arena.betrayals import betrayals
from courtier.table.commands import Accept, Offer, Withdraw

AXE = (Path(__file__).parent / "vendor/axe.min.js").read_text("utf-8")
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
RUN = "(tags) => axe.run(document, {runOnly: {type: 'tag', values: tags}, resultTypes: ['violations']})"
MISSING = """async ([to, text]) => {
  (await import("/web/state.js")).missing.value = [{ to, text, answers: [1] }];
}"""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


class Table:
    """Ann at a wide screen, Bob at a phone and in German, and two others, at one game of Dûhr."""

    def __init__(self, browser: Browser, server: Serving) -> None:
        self.evening: Evening = dealt("duhr", 4)
        for person in people(self.evening):
            person.answers(person.choices()[0])
        self.ann, self.bob, self.cat, self.dan = people(self.evening)
        self.wide = PageOf(browser, server, self.ann)
        self.phone = PageOf(browser, server, self.bob, **PHONE)
        for each in (self.wide, self.phone):
            each.page.wait_for_selector(".deal-button")

    def clear(self) -> None:
        for offer in list(self.evening.table.state.offers):
            self.evening.person(("ann", "bob", "cat", "dan")[offer.by]).does(Withdraw, offer=offer.number)
        self.evening.passes(61)


@pytest.fixture(scope="module")
def shared(browser: Browser, server: Serving) -> Iterator[Table]:
    table = Table(browser, server)
    yield table
    assert table.wide.complaints == table.phone.complaints == []
    for each in (table.wide, table.phone):
        each.context.close()


@pytest.fixture
def table(shared: Table) -> Iterator[Table]:
    """The one table of these tests, without open offers."""
    yield shared
    shared.clear()
    expect(shared.wide.page.locator("#offer")).to_have_count(0)


def add(page: Any, side: int, term: str) -> None:
    choice = page.locator(".composer .side .add select").nth(side)
    choice.locator(f"option[value={term}]").wait_for(state="attached")
    choice.select_option(term)


def below(upper: Locator, lower: Locator) -> bool:
    one, other = upper.bounding_box(), lower.bounding_box()
    assert one is not None
    assert other is not None
    return one["y"] + one["height"] <= other["y"] + 1


def check_accessible(page: Any) -> None:
    page.evaluate(AXE)
    found = page.evaluate(RUN, LEVELS)["violations"]
    assert [(each["id"], each["nodes"][0]["html"]) for each in found] == []


def test_an_offer_from_the_rivals_house_is_countered_and_the_counter_is_sealed(table: Table) -> None:
    wide, phone = table.wide.page, table.phone.page
    wide.get_by_role("button", name="Bob", exact=True).first.click()
    wide.get_by_role("button", name="Offer a deal …").click()
    add(wide, 0, "card")
    add(wide, 1, "hold_back")
    expect(wide.locator(".sentence li")).to_have_count(2)
    check_accessible(wide)
    wide.get_by_role("button", name="Offer it").click()
    expect(wide.get_by_role("button", name="Withdraw")).to_be_visible()
    expect(phone.locator("#offer")).to_contain_text("Ann bietet dir an")
    assert below(phone.locator("#offer"), phone.locator(".dock"))
    check_accessible(phone)
    phone.get_by_role("button", name="Gegenangebot").click()
    phone.get_by_label("Bis wann").select_option("2")
    add(phone, 1, "words")
    phone.locator(".gap.words input").fill("Dank")
    expect(phone.locator(".sentence li")).to_have_count(3)
    phone.get_by_role("button", name="Gegenangebot machen").click()
    expect(wide.locator("#offer")).to_contain_text("Bob makes a counter-offer")
    first, counter = table.evening.table.state.offers  # the first can still be accepted
    assert counter.deal["clauses"][0] == first.deal["clauses"][0]
    assert counter.deal["clauses"][1]["until"] == first.deal["clauses"][1]["until"] + 4
    wide.get_by_role("button", name="Accept").click()
    expect(wide.locator("#offer")).to_have_count(0)
    wide.locator("#tab-deals").click()
    expect(wide.locator(".sealed .promises")).to_contain_text("Bob promises you not to negate you")
    check_accessible(wide)


def test_an_offer_is_gone_when_its_time_is_over(table: Table) -> None:
    table.ann.does(Offer, deal=swap(table.ann, table.bob), seconds=30)
    expect(table.phone.page.get_by_role("timer").first).to_be_visible()
    expect(table.phone.page.locator("#offer")).to_be_visible()
    table.evening.passes(31)
    expect(table.phone.page.locator("#offer")).to_have_count(0)


def test_of_two_who_accept_at_once_the_second_is_told_that_it_is_too_late(table: Table) -> None:
    ann, bob, cat = table.ann, table.bob, table.cat
    card = next(each for each in hand(ann) if hand(ann).count(each) == 1)
    for other in (bob, cat):
        clauses = [give(ann.seat(), other.seat(), card), give(other.seat(), ann.seat(), hand(other)[0])]
        assert ann.does(Offer, deal={"parties": [ann.seat(), other.seat()], "clauses": clauses}) is None
    accept = table.phone.page.get_by_role("button", name="Annehmen")
    expect(accept).to_be_visible()
    table.phone.held = []
    assert cat.does(Accept, offer=table.evening.table.state.offers[-1].number) is None
    accept.click()
    expect(table.phone.page.locator(".banner")).to_contain_text("nicht mehr offen")
    table.phone.release()
    expect(table.phone.page.locator("#offer")).to_have_count(0)


def test_an_offer_can_be_typed_and_a_mistake_is_answered(table: Table) -> None:
    page = table.wide.page
    page.locator("#tab-story").click()
    page.locator("#say").fill("/offer Bob: agenda for: do not negate my")
    page.locator("#say").press("Enter")
    expect(page.locator(".say-error")).to_contain_text("“do not negate me")
    page.locator("#say").fill("/offer Bob: agenda for: do not negate me")
    page.locator("#say").press("Enter")
    expect(page.locator("#offer")).to_contain_text("Bob promises you not to negate you")
    expect(page.locator("#say")).to_have_value("")


def test_one_asks_what_the_other_would_want_and_the_other_can_only_counter(table: Table) -> None:
    wide, phone = table.wide.page, table.phone.page
    wide.get_by_role("button", name="Bob", exact=True).first.click()
    wide.get_by_role("button", name="Offer a deal …").click()
    add(wide, 1, "hold_back")
    wide.get_by_role("button", name="What would you want for this?").click()
    expect(wide.locator("#offer")).to_contain_text("You ask what they would want for this: Bob")
    expect(phone.locator("#offer")).to_contain_text("Ann fragt, was du dafür möchtest")
    expect(phone.get_by_role("button", name="Annehmen")).to_have_count(0)
    check_accessible(phone)
    phone.get_by_role("button", name="Gegenangebot").click()
    expect(phone.get_by_role("button", name="Was möchtest du dafür?")).to_have_count(0)
    add(phone, 1, "words")
    phone.locator(".gap.words input").fill("Dank")
    phone.get_by_role("button", name="Gegenangebot machen").click()
    wide.get_by_role("button", name="Accept").click()
    expect(wide.locator("#offer")).to_have_count(0)
    wide.locator("#tab-story").click()
    wide.locator("#say").fill("/offer Bob: ? for: agenda")
    wide.locator("#say").press("Enter")
    expect(phone.locator("#offer")).to_contain_text("Ann fragt, was du dafür möchtest")


def test_three_ways_and_a_key_lead_to_the_one_form(table: Table) -> None:
    page = table.wide.page
    page.locator("#tab-deals").click()
    for way in (".deal-button", "#offer-new", "o"):
        if way == "o":
            page.locator("#tab-deals").press(way)
        else:
            page.locator(way).click()
        expect(page.locator(".composer .with button")).to_have_count(3)
        page.keyboard.press("Escape")
        expect(page.locator(".composer")).to_have_count(0)
    assert table.bob.does(Offer, deal=swap(table.bob, table.ann)) is None
    expect(page.locator("#offer")).to_be_visible()
    page.keyboard.press("d")
    expect(page.locator("#offer")).to_be_focused()


def test_a_phrase_about_a_deal_opens_the_form(table: Table) -> None:
    page = table.wide.page
    said = len(table.ann.talk)
    page.locator("#tab-story").click()
    menu = page.get_by_role("button", name="Whisper, phrases and stamps", exact=True)
    for phrase in ("You have my word, Bob.", "Spare me, Bob, and I spare you."):
        menu.click()
        page.locator(".about").get_by_role("button", name="Bob", exact=True).click()
        page.get_by_role("button", name=phrase).click()
        expect(page.locator(".composer .with").get_by_role("button", name="Bob")).to_have_attribute(
            "aria-pressed", "true"
        )
        page.keyboard.press("Escape")
        expect(page.locator(".composer")).to_have_count(0)
        menu.click()
    assert len(table.ann.talk) == said, "nothing was said"


def test_an_offer_is_announced_in_words_when_the_page_is_opened_anew(table: Table) -> None:
    assert table.ann.does(Offer, deal=swap(table.ann, table.bob)) is None
    page = table.phone.page
    expect(page.locator("#offer")).to_be_visible()
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    page.reload()
    expect(page.locator("#offer")).to_be_visible()
    assert [each for each in said if "no words" in each] == []
    page.keyboard.press("Shift+M")
    expect(page.locator("#offer")).not_to_contain_text("gibt dir")
    page.keyboard.press("Shift+M")


def test_what_is_given_unseen_is_picked_by_who_accepts(table: Table) -> None:
    ann, bob = table.ann, table.bob
    clauses = [give(ann.seat(), bob.seat(), hand(ann)[0]), {"kind": "give", "by": bob.seat(), "to": ann.seat()}]
    assert ann.does(Offer, deal={"parties": [ann.seat(), bob.seat()], "clauses": clauses}) is None
    page = table.phone.page
    page.get_by_role("button", name="Annehmen").click()
    page.locator(".picks .choice").first.click()
    page.locator(".picks").get_by_role("button", name="Annehmen").click()
    expect(page.locator("#offer")).to_have_count(0)
    assert table.evening.table.state.playing().game.deals.sealed


def test_a_deal_in_an_open_negation_window_asks_its_parties_anew(table: Table) -> None:
    window = opened_window(table.evening)
    one, other = window[:2]
    before = one.known["question"], other.known["question"]
    pages = {"ann": table.wide.page, "bob": table.phone.page}
    page = pages.get(other.visitor) or pages[one.visitor]
    accepting = other if other.visitor in pages else one
    offering = one if accepting is other else other
    words = {"kind": "words", "by": offering.seat(), "to": accepting.seat(), "text": "peace"}
    assert offering.does(Offer, deal={"parties": [offering.seat(), accepting.seat()], "clauses": [words]}) is None
    page.locator(".accept").click()
    expect(page.locator("#offer")).to_have_count(0)
    assert (one.known["question"], other.known["question"]) > before
    assert {one, other} <= set(asked(table.evening))
    page.evaluate(MISSING, [offering.seat(), "Peace until turn 9."])  # Dûhr's promises remove no answer
    expect(page.locator(".missing")).to_contain_text(
        re.compile("(Deal with|Abmachung mit).*Peace until turn 9", re.DOTALL)
    )
    page.get_by_role("button", name=re.compile("^(More|Mehr)$")).click()
    order = page.locator(".sheet .order")
    order.click()
    expect(order).to_have_attribute("aria-pressed", "true")
    assert accepting.known["you"].orders == {"negate": "pass"}


def opened_window(evening: Evening) -> list[Person]:
    """Play until at least two people, one of them Ann or Bob, are asked whether to negate."""
    chance = Random(3)
    for _ in range(400):
        found = asked(evening)
        questions = {each["question"] for each in found[0].known["view"]["asked"]}
        if questions == {"negate"} and len(found) > 1 and {"ann", "bob"} & {each.visitor for each in found[:2]}:
            return found
        found[0].answers(chance.choice(found[0].choices()))
    raise AssertionError("no negation window was opened")


def test_the_result_page_tells_who_broke_word(browser: Browser, server: Serving) -> None:
    evening = dealt("duhr", 4)
    for person in people(evening):
        person.answers(person.choices()[0])
    ann, bob, cat, _ = people(evening)
    (active,) = asked(evening)
    other = ann if active is bob else bob
    spare = {"kind": "refrain", "by": active.seat(), "to": other.seat(), "verbs": ["harm"], "whom": cat.seat()}
    deal = {"parties": [active.seat(), other.seat()], "clauses": [{**spare, "turns": 1}]}
    assert active.does(Offer, deal=deal) is None
    assert other.does(Accept, offer=1) is None
    untested = seal_what_is_never_tested(evening, active)
    active.answers(next(each["code"] for each in active.known["prompt"]["choices"] if "(Cat)" in each["label"]))
    partner = PageOf(browser, server, other)
    expect(partner.page.locator(".kept-word .broken")).to_have_text("1")
    assert partner.complaints == []
    partner.context.close()
    play_on(evening)
    found = betrayals(evening.table.record() or "")
    shown = PageOf(browser, server, ann)
    thread = shown.page.locator(".betrayals .thread.broken")
    expect(thread).to_have_count(1)
    loss = f"−{-found[0].changes[cat.seat()]} for Cat"
    expect(thread).to_contain_text(loss)
    row = shown.page.locator(".all-promises li", has_text="broken").last
    expect(row).to_contain_text(loss)
    expect(row).to_contain_text(evening.table.tell_betrayal(found[0], "en")["text"])
    words = shown.page.locator(".kept-words li")
    expect(words.filter(has_text=name_of(evening, active))).to_contain_text("0 of 1")
    expect(words.filter(has_text=name_of(evening, untested))).to_contain_text("none")
    check_accessible(shown.page)
    look = row.get_by_role("link", name="Replay this moment")
    expect(look).to_have_attribute("href", re.compile(rf"^/replay/.*\?as=open&step={found[0].step}$"))
    shown.page.set_viewport_size({"width": 390, "height": 844})
    assert shown.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert shown.complaints == []
    shown.context.close()


def seal_what_is_never_tested(evening: Evening, active: Person) -> Person:
    """The next player will not negate somebody who has no turn until then; who promised it."""
    seats = by_seat(evening)
    promiser, partner = (seats[(active.seat() + step) % 4] for step in (1, 2))
    clause = {"kind": "refrain", "by": promiser.seat(), "to": partner.seat(), "verbs": ["negate"]}
    clauses = [{**clause, "whom": partner.seat(), "turns": 1}]
    assert promiser.does(Offer, deal={"parties": [promiser.seat(), partner.seat()], "clauses": clauses}) is None
    assert partner.does(Accept, offer=2) is None
    return promiser


def name_of(evening: Evening, person: Person) -> str:
    return evening.table.state.chairs[person.seat()].name


def play_on(evening: Evening) -> None:
    """To the end, by chance."""
    chance = Random(3)
    while evening.table.state.phase == "play":
        person = asked(evening)[0]
        person.answers(chance.choice(person.choices()))
