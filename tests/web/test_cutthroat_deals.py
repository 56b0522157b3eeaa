"""Binding deals in the browser: an attack bought off, a passage bought, a wedding with dowry; a poisoning."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests import untyped
from tests.server.serving import Serving
from tests.table.evening import Evening, Person, asked, by_seat, dealt
from tests.web.look import JUTTING
from tests.web.table_line import PageOf, TelevisionOf
from tests.web.test_deals import PHONE, add, check_accessible

from courtier.core.deals.clause import words
from courtier.core.deals.conduct import NO_CONDUCT
from courtier.core.deals.deal import Deal
from courtier.games.cutthroat import clauses
from courtier.games.cutthroat.actions import ATTACK, DISPUTE, OPEN_DEAL, SEAT, VERB_OF, VERDICT, WAIT
from courtier.games.cutthroat.cards import FEAST_CARDS
from courtier.games.cutthroat.court import Court
from courtier.table.commands import Accept, Offer, Withdraw

NAMES = ("ann", "bob", "cat", "dan")
STEPS = 3000  # answers after which a game is over


def court(evening: Evening) -> Court:
    game = evening.table.state.playing().game
    assert isinstance(game, Court)
    return game


def play_until(evening: Evening, reached: Callable[[Person], bool], seed: int) -> Person:
    """Play by chance until somebody is asked for whom it is so."""
    chance = Random(seed)
    for _ in range(STEPS):
        people = asked(evening)
        if people and reached(people[0]):
            return people[0]
        if people:
            people[0].answers(chance.choice(people[0].choices()))
        else:
            evening.passes(7)
    raise AssertionError("the game did not come so far")


def question(evening: Evening) -> str:
    return court(evening).asking.name()


def owner_of(evening: Evening, code: int) -> int:
    return court(evening).owners[code - ATTACK]


def compose(page: Page, partner: str, given: str, wanted: list[str]) -> None:
    """An offer to somebody: the first detail of each term."""
    page.locator(".deal-button").click()
    page.locator(".composer .with").get_by_role("button", name=partner).click()
    add(page, 0, given)
    for term in wanted:
        add(page, 1, term)
    expect(page.locator(".sentence li")).to_have_count(1 + len(wanted))


def check_fits(page: Page) -> None:
    assert page.evaluate(JUTTING) == []


def close(*pages: PageOf) -> None:
    for each in pages:
        assert each.complaints == []
        each.context.close()


@pytest.fixture
def evening() -> Evening:
    return dealt("cutthroat", 4, options={"deals": "table"})


def attacks(evening: Evening, person: Person) -> list[int]:
    """Attacks of somebody in the Action phase on land of somebody who can pay."""
    if question(evening) != "act":
        return []
    codes = [code for code in person.choices() if VERB_OF[code] == ATTACK]
    return [code for code in codes if court(evening).coins[owner_of(evening, code)] > 2]


def test_an_attack_is_bought_off(browser: Browser, server: Serving, evening: Evening) -> None:
    attacker = play_until(evening, lambda person: bool(attacks(evening, person)), seed=4)
    code = attacks(evening, attacker)[0]
    victim = evening.person(NAMES[owner_of(evening, code)])
    wide = PageOf(browser, server, victim)
    phone = PageOf(browser, server, attacker, **PHONE)
    phone.page.wait_for_selector(".deal-button")
    attacker.answers(code)
    assert question(evening) == "takeback"
    expect(wide.page.locator(".dock > .closing")).to_be_visible()
    victim.answers(WAIT)
    assert question(evening) == "rescind"
    compose(wide.page, attacker.visitor.capitalize(), "coins", ["take_back", "peace"])
    wide.page.get_by_role("button", name=offer_words(victim)).click()
    expect(phone.page.locator("#offer")).to_be_visible()
    check_fits(phone.page)
    check_accessible(phone.page)
    phone.page.locator("#offer .accept").click()
    expect(phone.page.locator("#offer")).to_have_count(0)
    assert question(evening) == "act"
    assert code not in attacker.choices()
    expect(phone.page.locator(".bound").first).to_be_visible()
    expect(wide.page.locator(".bound").first).to_be_visible()
    check_fits(wide.page)
    close(wide, phone)


def offer_words(person: Person) -> str:
    return "Offer it" if person.lang == "en" else "Anbieten"


def test_what_a_deal_removes_is_said_at_the_question(browser: Browser, server: Serving, evening: Evening) -> None:
    attacker = play_until(evening, lambda person: bool(attacks(evening, person)), seed=4)
    code = attacks(evening, attacker)[0]
    game = court(evening)
    owner = owner_of(evening, code)
    until = game.deal_rules().last_turn(game, attacker.seat(), 1)
    seal(evening, clauses.peace(attacker.seat(), owner, until))
    page = PageOf(browser, server, attacker, **PHONE)
    expect(page.page.locator(".missing")).to_contain_text(NAMES[owner].capitalize())
    assert code not in attacker.choices()
    check_fits(page.page)
    check_accessible(page.page)
    close(page)


def seal(evening: Evening, *agreed: Any) -> None:
    """The parties have made this deal at the table."""
    parties = sorted({seat for clause in agreed for seat in (clause.by, clause.to)})
    evening.table.state.playing().seal(Deal(parties, list(agreed)), evening.now)
    for person in evening.people.values():
        person.comes()


def passages(evening: Evening, person: Person) -> list[tuple[int, int]]:
    """Owners and territories through which the active player could reach more, for one coin or more."""
    game = court(evening)
    if question(evening) != "act" or game.coins[person.seat()] < 1:
        return []
    before = len(game.legal(person.seat()))
    found = []
    for place, owner in enumerate(game.owners):
        if owner in (-1, person.seat()):
            continue
        ahead = game.clone()
        ahead.seal(Deal([owner, person.seat()], [clauses.passage(owner, person.seat(), game.ring[place], game.turn)]))
        if len(ahead.legal(person.seat())) > before:
            found.append((owner, game.ring[place]))
    return found


def test_a_passage_is_bought(browser: Browser, server: Serving, evening: Evening) -> None:
    active = play_until(evening, lambda person: bool(passages(evening, person)), seed=2)
    owner, territory = passages(evening, active)[0]
    before = len(active.choices())
    wide = PageOf(browser, server, active)
    phone = PageOf(browser, server, evening.person(NAMES[owner]), **PHONE)
    compose(wide.page, NAMES[owner].capitalize(), "coins", ["passage"])
    wide.page.locator(".composer .side").nth(1).locator(".gap select").first.select_option(str(territory))
    wide.page.get_by_role("button", name=offer_words(active)).click()
    expect(phone.page.locator("#offer")).to_be_visible()
    check_fits(phone.page)
    phone.page.locator("#offer .accept").click()
    expect(wide.page.locator("#offer")).to_have_count(0)
    assert len(active.choices()) > before
    expect(wide.page.locator(".bound")).to_have_count(1)
    close(wide, phone)


def free_to_marry(evening: Evening, person: Person) -> list[int]:
    game = court(evening)
    if question(evening) != "woo" or not game.may_marry(person.seat()):
        return []
    return [seat for seat in range(game.seats) if seat != person.seat() and game.may_marry(seat) and game.coins[seat]]


def test_a_wedding_with_dowry(browser: Browser, server: Serving, evening: Evening) -> None:
    suitor = play_until(evening, lambda person: bool(free_to_marry(evening, person)), seed=1)
    bride = free_to_marry(evening, suitor)[0]
    coins = court(evening).coins[suitor.seat()]
    wide = PageOf(browser, server, suitor)
    phone = PageOf(browser, server, evening.person(NAMES[bride]), **PHONE)
    compose(wide.page, NAMES[bride].capitalize(), "marry", ["coins"])
    wide.page.get_by_role("button", name=offer_words(suitor)).click()
    expect(phone.page.locator("#offer")).to_be_visible()
    check_fits(phone.page)
    check_accessible(phone.page)
    phone.page.locator("#offer .accept").click()
    expect(wide.page.locator(".offers")).to_have_count(0)
    game = court(evening)
    assert game.spouses[suitor.seat()] == bride
    assert game.coins[suitor.seat()] == coins + 1
    close(wide, phone)


def serves_poison(evening: Evening, person: Person) -> bool:
    game = court(evening)
    return (
        question(evening) == "serve" and game.asking.conduct(game, person.seat(), person.choices()[0]) is not NO_CONDUCT
    )


def test_a_poisoning(browser: Browser, server: Serving, evening: Evening) -> None:
    cook = play_until(evening, lambda person: serves_poison(evening, person), seed=1)
    game = court(evening)
    victim = next(seat for seat in range(4) if seat != cook.seat() and game.heir_alive(game.in_front(seat)))
    heir = game.in_front(victim)
    wide = PageOf(browser, server, cook)
    phone = PageOf(browser, server, evening.person(NAMES[victim]), **PHONE)
    wide.page.locator(f".place[data-seat='{victim}'] .hit").first.click()
    wide.page.locator(".commit").click()
    expect(phone.page.locator(f".place[data-seat='{victim}'] .f.back").first).to_be_visible()
    check_fits(phone.page)
    default_until(evening, lambda: any(line.event["event"] == "revealed" for line in cook.story))
    for each in (wide, phone):
        expect(each.page.locator(f".place[data-seat='{victim}'] .f.pois").first).to_be_visible()
        place = each.page.locator(f".place.poisoned[data-seat='{victim}'] .meal")
        expect(place).to_contain_text("poisoned" if each.person.lang == "en" else "vergiftet")
        expect(place.locator("b")).to_have_text(str(food_of(game, victim)))
        check_fits(each.page)
    default_until(evening, game.over)
    assert not game.heir_alive(heir)
    close(wide, phone)


def food_of(game: Court, seat: int) -> int:
    """The points of the food that lies open there."""
    plate = next(zone for zone in untyped.view(game, None)["seats"][seat]["zones"] if zone["kind"] == "plate")
    return sum(game.cards.feast_points[FEAST_CARDS.index(card["kind"])] for card in plate["cards"])


def default_until(evening: Evening, reached: Callable[[], bool]) -> None:
    """All give the harmless answer."""
    for _ in range(200):
        people = asked(evening)
        if reached():
            return
        if people:
            people[0].answers(court(evening).default(people[0].seat()))
        else:
            evening.passes(7)
    raise AssertionError("the game did not come so far")


def test_the_big_screen_lists_open_offers_and_deals_in_force(
    browser: Browser, server: Serving, evening: Evening
) -> None:
    """C-DEAL-24: offers are public. A deal whose promises are settled is in force no longer."""
    attacker = play_until(evening, lambda person: bool(attacks(evening, person)), seed=4).seat()
    game = court(evening)
    owner = owner_of(evening, attacks(evening, evening.person(NAMES[attacker]))[0])
    seal(evening, clauses.peace(attacker, owner, game.deal_rules().last_turn(game, attacker, 1)))
    television = TelevisionOf(browser, server, evening.person("eve"))
    listed = television.page.locator(".public-deals li")
    expect(listed).to_have_count(1)
    for seat in (attacker, owner):
        expect(listed.first.locator("b")).to_contain_text(NAMES[seat].capitalize())
    expect(listed.first.locator("b")).to_contain_text("agreed:")
    friendship = {"kind": "words", "by": 2, "to": 3, "text": "my friendship"}
    assert evening.person("cat").does(Offer, deal={"parties": [2, 3], "clauses": [friendship]}) is None
    expect(listed).to_have_count(2)
    expect(listed.first).to_contain_text("Cat and Dan, offered:")
    expect(listed.first).to_contain_text("my friendship")
    check_fits(television.page)
    assert evening.person("cat").does(Withdraw, offer=1) is None
    expect(listed).to_have_count(1)
    close(television)


def test_a_dispute_is_a_scene_and_votes_in_it_are_bought(browser: Browser, server: Serving, evening: Evening) -> None:
    accuser = play_until(evening, lambda _: question(evening) == "act", seed=4)
    accused, third = [person for person in by_seat(evening) if person is not accuser][:2]
    seal(evening, words(accused.seat(), accuser.seat(), "I shall be your friend"))
    wide = PageOf(browser, server, accuser)
    for part in (DISPUTE, OPEN_DEAL, SEAT + accused.seat()):
        accuser.answers(part)
    scene = wide.page.locator(".stage.dispute")
    expect(scene).to_contain_text("I shall be your friend")
    expect(scene.locator(".props li")).to_have_count(3)
    compose(wide.page, third.visitor.capitalize(), "coins", ["verdict"])
    wide.page.locator(".composer .side").nth(1).locator(".gap select").first.select_option("1")
    expect(wide.page.locator(".sentence li").nth(1)).to_contain_text("the deal is void")
    wide.page.get_by_role("button", name=offer_words(accuser)).click()
    expect(wide.page.locator(".composer")).to_have_count(0)
    assert third.does(Accept, offer=1) is None
    while question(evening) != "judge_dispute":
        person = asked(evening)[0]
        person.answers(court(evening).default(person.seat()))
    assert third.choices() == [VERDICT + 1]
    check_fits(wide.page)
    for person in asked(evening):
        person.answers(person.choices()[0])
    expect(wide.page.locator(".stage.vote .slips li")).to_have_count(4)
    expect(wide.page.locator(".stage.vote .slips")).to_contain_text("broken, the deal is void")
    close(wide)
