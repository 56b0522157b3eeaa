"""Take-back windows: who is asked, what returns, what is not announced again (C-TAKEBACK, C-WIN-3, C-WIN-8)."""

from typing import Any

import pytest
from tests.games.cutthroat.bargains import deal, seal, sealable, seen
from tests.games.cutthroat.play import legal, offers, play, told
from tests.games.cutthroat.table import ANN, BOB, CAT, NAMES, position, table
from tests.rules import rule

import courtier
from courtier.core.errors import BadPosition, IllegalAction
from courtier.games.cutthroat.actions import CONTINUE, KEEP, PASS, TAKE_BACK, WAIT
from courtier.games.cutthroat.cards import CARD_CODES, GEMS
from courtier.games.cutthroat.clauses import GEM, UNSEEN_GEM, cards, coins, take_back, unseen
from courtier.games.cutthroat.court import Court
from courtier.games.cutthroat.habits import expected_answer

RING = "three_rivers Ann b | nyghtwald Bob g mr | hanging_tongue | marrow Cat r | crownfall"
HOUSES = "Ann brom, Bob crone, Cat tyber"


def realm(ring: str = RING, *, takeback: str = "all", waits: int = 2, **said: Any) -> Court:
    """A table with deals, where announcements can be taken back."""
    options = {"deals": "table", "takeback": takeback, "wait_per_turn": waits}
    return table(ring, **{"houses": HOUSES, "uses": {"venom": 0, "death": 0}, "options": options, **said})


def plagued(ring: str, *territories: str) -> str:
    for name in territories:
        ring = ring.replace(name, f"{name}*")
    return ring


def let_happen(game: Court) -> Court:
    """Everybody who is asked lets it happen and does not react."""
    while game.asking.name() in ("takeback", "react"):
        game.step(CONTINUE if game.asking.name() == "takeback" else PASS)
    return game


def stop(game: Court, name: str) -> Court:
    """That player says wait, the others nothing."""
    assert game.asking.name() == "takeback"
    while game.asking.name() == "takeback":
        seat = game.actor()
        game.apply(seat, WAIT if NAMES[seat] == name else CONTINUE)
    return game


def rescind(game: Court, by: str) -> Court:
    """The announcer is talked out of it by that player."""
    stop(game, by)
    game.step(TAKE_BACK)
    return game


def without_history(game: Court) -> dict[str, Any]:
    """What lies on the table: without the numbers of questions, waits and what was taken back."""
    dump = game.dump()
    return {name: dump[name] for name in dump if name not in ("numbers", "waits", "taken_back")}


# The window


@rule("C-TAKEBACK-1", "C-DEC-26", "C/A-71")
def test_all_others_are_asked_at_once_before_an_announcement_happens() -> None:
    game = realm(coins={"Ann": 3})
    play(game, "Ann buy_mercenaries 1")
    assert game.asking.name() == "takeback"
    assert game.actors() == [BOB, CAT]
    assert legal(game, "Bob") == legal(game, "Cat") == [CONTINUE, WAIT]
    assert game.default(BOB) == CONTINUE
    play(game, "Cat continue")
    assert game.actors() == [BOB]
    play(game, "Bob continue")
    assert told(game, "drew_mercenaries")


@rule("C-TAKEBACK-4", "C-WIN-6")
def test_nothing_is_drawn_or_seen_while_it_can_be_taken_back() -> None:
    game = realm(hands={"Ann": "spy"}, coins={"Ann": 3})
    play(game, "Ann buy_hireling")
    assert not told(game, "drew_hirelings")
    let_happen(game)
    assert told(game, "drew_hirelings")
    play(game, "Ann close; Ann play_spy Bob")
    assert not told(game, "looked_at_hand")
    let_happen(game)
    assert told(game, "looked_at_hand")
    assert game.asking.name() == "act"  # and nobody is asked any more whether it is taken back


@rule("C-WIN-8", "C-DEC-27", "C-TAKEBACK-3")
def test_after_a_wait_the_announcer_alone_decides() -> None:
    game = realm(coins={"Ann": 3})
    play(game, "Ann buy_mercenaries 1")
    stop(game, "Cat")
    assert told(game, "waited")
    assert game.actors() == [ANN]
    assert legal(game, "Ann") == [KEEP, TAKE_BACK]
    assert game.default(ANN) == KEEP
    with pytest.raises(IllegalAction):
        game.apply(CAT, TAKE_BACK)


@rule("C-TAKEBACK-8", "C-TAKEBACK-5")
def test_what_is_kept_goes_on_to_its_reactions_without_a_second_window() -> None:
    game = realm(hands={"Ann": "spy", "Bob": "assassin"})
    play(game, "Ann play_spy Bob")
    stop(game, "Bob")
    play(game, "Ann keep")
    assert told(game, "kept")
    assert game.asking.name() == "react"
    play(game, "Bob assassinate")
    assert game.asking.name() == "takeback"  # a reaction is announced, too
    assert game.actors() == [CAT, ANN]
    let_happen(game)
    assert game.dump()["discards"]["hirelings"] == ["assassin", "spy"]


@rule("C-WIN-8", "C/A-137")
def test_who_waited_is_told_when_the_window_is_over_and_who_continued_never() -> None:
    game = realm(coins={"Ann": 3})
    play(game, "Ann buy_mercenaries 1; Bob wait")
    assert game.news == []
    play(game, "Cat continue")
    waited = [event for event in game.news if event.row.name == "waited"]
    assert [event.values for event in waited] == [(BOB, 1)]
    view = courtier.view(game, None)
    assert view["more"]["waits"] == [0, 1, 0]


@rule("C-WIN-8", "C/A-137", "C-DEC-26")
def test_C_SCN_36_who_has_waited_twice_is_not_asked_any_more() -> None:
    game = realm(coins={"Ann": 9}, hands={"Ann": "b, spy"})
    for _ in range(2):
        play(game, "Ann buy_mercenaries 1")
        stop(game, "Bob")
        play(game, "Ann keep")
    play(game, "Ann buy_mercenaries 1")
    assert game.actors() == [CAT]
    let_happen(game)
    play(game, "Ann end")
    while game.dump()["facts"]["active"] == ANN:
        game.step(game.default(game.actor()))
    assert game.dump()["waits"] == [0, 0, 0]  # a new turn, new waits


def test_without_waits_nobody_is_asked() -> None:
    game = realm(coins={"Ann": 3}, waits=0)
    play(game, "Ann buy_mercenaries 1")
    assert told(game, "drew_mercenaries")


# What returns


PRICES: dict[str, tuple[str, dict[str, Any]]] = {
    "mercenaries": ("Ann buy_mercenaries 1", {"coins": {"Ann": 2}}),
    "hireling": ("Ann buy_hireling", {"coins": {"Ann": 4}}),
    "conquest": ("Ann conquer 4; Ann card y; Ann card mb; Ann done", {"hands": {"Ann": "y, mb, b"}}),
    "target": ("Ann attack 1", {"hands": {"Ann": "g"}}),
    "dead": ("Ann collect_dead", {"coins": {"Ann": 3}}),
    "spy": ("Ann play_spy Bob", {"hands": {"Ann": "spy"}}),
    "general": ("Ann play_general", {"hands": {"Ann": "general"}}),
    "cutpurse": ("Ann steal_coins Bob", {"hands": {"Ann": "cutpurse"}}),
    "saboteur": ("Ann play_saboteur 1", {"hands": {"Ann": "saboteur"}}),
    "envoy": ("Ann play_envoy 1", {"hands": {"Ann": "envoy"}}),
}
POWERS = {
    "knowledge": ("crone", "Ann use_knowledge feast"),
    "eye": ("crone", "Ann use_eye Cat"),
    "taxes": ("cawdwell", "Ann use_taxes Bob"),
    "life": ("dravanof", "Ann use_life 3"),
    "death": ("dravanof", "Ann use_death 1"),
}


@rule("C-TAKEBACK-2", "C-WIN-7", "C/A-102", "C-ACT-6")
@pytest.mark.parametrize("name", PRICES)
def test_cards_coins_and_the_block_return(name: str) -> None:
    script, said = PRICES[name]
    game = realm(**said)
    before = without_history(game)
    play(game, script)
    rescind(game, "Cat")
    assert without_history(game) == before
    assert told(game, "took_back")
    first = script.partition(";")[0].removeprefix("Ann ")
    assert not offers(game, "Ann", first)


@rule("C-TAKEBACK-2", "C-LORD-2", "C-LORD-4", "C/A-57")
@pytest.mark.parametrize("name", POWERS)
def test_use_markers_return(name: str) -> None:
    house, script = POWERS[name]
    others = {"crone": "Bob brom", "cawdwell": "Bob brom", "dravanof": "Bob brom"}[house]
    game = realm(
        plagued(RING, "marrow"),
        houses=f"Ann {house}, {others}, Cat tyber",
        hands={"Cat": "mb"},
        uses={"venom": 0},
    )
    before = without_history(game)
    play(game, script)
    rescind(game, "Bob")
    assert without_history(game) == before
    assert not offers(game, "Ann", script.removeprefix("Ann "))


@rule("C-TAKEBACK-7", "C/A-101")
def test_the_same_is_not_announced_again_this_turn_but_something_else_is() -> None:
    game = realm(
        "three_rivers Ann b | nyghtwald Bob g mr | hanging_tongue | marrow Cat r | crownfall Bob r",
        hands={"Ann": "2 spy, g"},
        coins={"Ann": 6},
    )
    rescind(play(game, "Ann play_spy Bob"), "Bob")
    assert [offers(game, "Ann", f"play_spy {name}") for name in ("Bob", "Cat")] == [False, True]
    rescind(play(game, "Ann attack 1"), "Bob")
    assert [offers(game, "Ann", f"attack {place}") for place in (1, 4)] == [False, True]
    rescind(play(game, "Ann buy_mercenaries 1"), "Cat")
    assert [offers(game, "Ann", words) for words in ("buy_mercenaries 1", "buy_hireling")] == [False, True]
    play(game, "Ann end")
    while game.dump()["facts"]["active"] == ANN:
        game.step(game.default(game.actor()))
    assert game.dump()["taken_back"] == []


@rule("C-ACT-6", "C-TAKEBACK-2")
def test_a_block_with_a_step_done_stays_open() -> None:
    game = realm(coins={"Ann": 6})
    let_happen(play(game, "Ann buy_mercenaries 1"))
    rescind(play(game, "Ann buy_mercenaries 1"), "Cat")
    assert game.asking.name() == "purchase"
    assert game.dump()["facts"]["purchases"] == 1
    rescind(play(game, "Ann buy_hireling"), "Cat")
    assert game.asking.name() == "act"  # both decks were taken back: as all see, nothing is left but to close


@rule("C/A-97", "C-TERR-12", "C-TAKEBACK-2")
def test_toll_and_attack_card_return_together() -> None:
    game = realm(
        "three_rivers Ann b | stonehold Bob r g | hanging_tongue | marrow Cat r | crownfall",
        hands={"Ann": "r, my, b"},
    )
    let_happen(play(game, "Ann attack 1"))
    before = without_history(game)
    play(game, "Ann card r; Ann card my")
    assert game.dump()["facts"]["tolls"] == 2
    rescind(game, "Bob")
    assert without_history(game) == before
    assert not offers(game, "Ann", "card r")
    assert offers(game, "Ann", "stop")


@rule("C-TAKEBACK-7")
def test_an_attack_of_the_same_type_is_the_same_attack() -> None:
    game = realm(
        hands={"Ann": "g, mg, b"},
        ring="three_rivers Ann b | nyghtwald Bob mr g | hanging_tongue | marrow Cat r | crownfall",
    )
    let_happen(play(game, "Ann attack 1"))
    rescind(play(game, "Ann card g"), "Bob")
    assert [offers(game, "Ann", f"card {kind}") for kind in ("g", "mg", "b")] == [False, False, True]


@rule("C-WIN-3", "C-WIN-2", "C-TAKEBACK-7")
def test_a_defence_card_can_be_taken_back_and_then_the_spouse_is_asked() -> None:
    game = realm(
        "three_rivers Ann b | nyghtwald Bob g mr | hanging_tongue | marrow Cat r | crownfall | ashfen Dan y",
        houses="Ann brom, Bob crone, Cat tyber, Dan slaine",
        hands={"Ann": "2 g", "Bob": "mg", "Cat": "mg"},
        married="Bob Cat",
    )
    let_happen(play(game, "Ann attack 1"))
    let_happen(play(game, "Ann card g"))
    play(game, "Bob card mg")
    assert game.asking.name() == "takeback"
    assert game.actors() == [CAT, 3, ANN]
    rescind(game, "Ann")
    assert game.dump()["hands"][BOB] == ["mercenary.green"]
    assert (game.asking.name(), game.actors()) == ("defend", [CAT])
    play(game, "Cat yield")
    assert told(game, "killed")
    let_happen(play(game, "Ann card g"))
    assert offers(game, "Bob", "card mg")  # another attack card is another matter


@rule("C-BLACK-14", "C-TAKEBACK-7")
def test_a_display_taken_back_leaves_the_territory_to_be_collected_otherwise() -> None:
    game = realm(
        hands={"Ann": "bastard.crone, bastard.tyber"},
        coins={"Bob": 5},
        pending=[["turn", 4], ["collection", 1], ["feast_card", 0], ["collect", ANN, 0]],
    )
    play(game, "Ann collect coins crone")
    rescind(game, "Bob")
    assert game.asking.name() == "collect"
    assert game.dump()["coins"] == [0, 5, 0]
    assert [offers(game, "Ann", f"collect coins {house}") for house in ("crone", "tyber")] == [False, True]
    play(game, "Ann collect coins")
    assert game.dump()["coins"][ANN] > 0


@rule("C-WIN-13", "C/A-133", "C-TAKEBACK-2")
def test_a_bastard_on_display_is_traded_only_when_it_was_taken_back() -> None:
    game = realm(
        hands={"Ann": "bastard.crone, bastard.tyber"},
        pending=[["turn", 4], ["collection", 1], ["feast_card", 0], ["collect", ANN, 0]],
    )
    play(game, "Ann collect coins crone")
    crones, tybers = (deal(cards(ANN, CAT, CARD_CODES[f"bastard.{house}"])) for house in ("crone", "tyber"))
    assert [game.sealable(each, ANN) for each in (crones, tybers)] == ["not_held", ""]
    stop(game, "Bob")
    assert game.sealable(crones, ANN) == "not_held"
    game.step(TAKE_BACK)
    assert game.sealable(crones, ANN) == ""


@rule("C-WIN-13", "C/A-133", "C-TAKEBACK-2")
def test_a_price_cannot_be_spent_twice_but_returns_with_a_take_back() -> None:
    game = realm(coins={"Ann": 4})
    play(game, "Ann buy_hireling")
    assert not sealable(game, coins(ANN, BOB, 2))
    assert sealable(game, coins(ANN, BOB, 1))
    rescind(game, "Bob")
    assert sealable(game, coins(ANN, BOB, 4))
    assert not sealable(game, coins(ANN, BOB, 5))


@rule("C-WIN-13", "C/A-133", "C-CONQ-15")
def test_mercenaries_of_an_announced_stack_cannot_be_sold() -> None:
    game = realm(hands={"Ann": "y, mb, b"})
    blue = cards(ANN, BOB, CARD_CODES["mercenary.blue"])
    assert sealable(game, blue)
    play(game, "Ann conquer 4; Ann card y; Ann card mb; Ann done")
    assert not sealable(game, blue)
    rescind(game, "Bob")
    assert sealable(game, blue)


def assassin_announced() -> Court:
    """Slaine attacks with her General; Brom announces an Assassin on it, and she says wait."""
    game = realm(
        houses="Ann slaine, Bob brom, Cat tyber",
        hands={"Ann": "general, b", "Bob": "assassin"},
        gems={"Ann": "2 ruby, topaz"},
    )
    let_happen(play(game, "Ann play_general"))
    play(game, "Ann attack 1")
    while game.asking.name() == "takeback":
        game.step(CONTINUE)
    return stop(play(game, "Bob assassinate_general"), "Ann")


@rule("C-TAKEBACK-2", "C-TAKEBACK-7", "C-WIN-8", "C-DEAL-28", "C/A-82", "C/A-101")
def test_C_SCN_7_an_assassin_on_the_general_is_bought_off() -> None:
    game = assassin_announced()
    topaz, ruby = GEM + GEMS.index("topaz"), GEM + GEMS.index("ruby")
    seal(game, unseen(ANN, BOB, UNSEEN_GEM, [topaz, ruby]), take_back(BOB, ANN))
    assert seen(game, "Bob", "gave_gems")["gems"] == ["topaz", "ruby"]
    assert seen(game, "Cat", "gave_gems")["gems"] == "unknown"
    dump = game.dump()
    assert dump["hands"][BOB] == ["assassin"]
    assert dump["gems"][:2] == [["ruby"], ["ruby", "topaz"]]
    assert dump["facts"]["generals"] == 1
    assert dump["coins"][ANN] == 0
    assert game.asking.name() == "react"  # the window opens again, and Bob is not offered it there
    assert legal(game, "Bob") == [PASS]


@rule("C-TAKEBACK-5", "C-TAKEBACK-8", "C-WIN-1")
def test_an_assassin_on_the_general_that_is_kept_kills_it() -> None:
    game = let_happen(play(assassin_announced(), "Bob keep"))
    assert game.dump()["discards"]["hirelings"] == ["assassin", "general"]
    assert game.dump()["coins"][ANN] == 3


@rule("C-TAKEBACK-7", "C-ACT-6", "C-DEAL-28")
def test_C_SCN_26_an_attack_is_bought_off() -> None:
    game = realm(
        "three_rivers Ann b | crownfall Bob g | hanging_tongue | marrow Cat r | ashfen Bob r",
        hands={"Ann": "g"},
        coins={"Bob": 3},
    )
    stop(play(game, "Ann attack 1"), "Bob")
    seal(game, coins(BOB, ANN, 3), take_back(ANN, BOB))
    assert game.dump()["coins"] == [3, 0, 0]
    assert game.asking.name() == "act"
    assert game.dump()["facts"]["block"] == game.dump()["facts"]["taken"] == 0
    assert [offers(game, "Ann", f"attack {place}") for place in (1, 4)] == [False, True]


@rule("C-TAKEBACK-3", "C-TAKEBACK-10", "C-DEAL-28")
def test_only_an_announcer_who_is_asked_can_promise_to_take_it_back() -> None:
    game = realm(hands={"Ann": "g"}, coins={"Bob": 3})
    assert not sealable(game, coins(BOB, ANN, 1), take_back(ANN, BOB))
    play(game, "Ann attack 1")
    assert not sealable(game, coins(BOB, ANN, 1), take_back(ANN, BOB))  # nobody has said wait yet
    stop(game, "Bob")
    assert not sealable(game, coins(ANN, BOB, 1), take_back(BOB, ANN))
    assert sealable(game, coins(BOB, ANN, 1), take_back(ANN, BOB))


@rule("C-TAKEBACK-7")
def test_an_assassin_taken_back_over_one_hireling_may_meet_the_next() -> None:
    game = realm(hands={"Ann": "2 spy", "Bob": "assassin"})
    for target in ("Bob", "Cat"):
        play(game, f"Ann play_spy {target}")
        while game.asking.name() == "takeback":
            game.step(CONTINUE)
        assert offers(game, "Bob", "assassinate")
        if target == "Bob":
            rescind(play(game, "Bob assassinate"), "Ann")
            assert legal(game, "Bob") == [PASS]
            play(game, "Bob pass")


@rule("C-TAKEBACK-6", "C-WIN-7")
def test_votes_and_proposals_are_not_announced() -> None:
    game = realm(
        pending=[["turn", 7], ["proposals", 1], ["propose", ANN]],
        facts={"event": 19, "subject": 3},
        proposals=[-1] * 3,
        orators=[0] * 3,
    )
    asked = []
    play(game, "Ann seat Ann; Bob seat Bob; Cat seat Cat")
    while game.turn == 1:
        asked.append(game.asking.name())
        game.step(game.default(game.actor()))
    assert asked.count("ballot") == 3
    assert "takeback" not in asked


# Which announcements


@rule("C-TAKEBACK-9", "C/A-136")
def test_aimed_leaves_out_what_touches_nobody_and_off_everything() -> None:
    said: dict[str, Any] = {"hands": {"Ann": "spy, y"}, "coins": {"Ann": 5}}
    for takeback, windows in (("all", [True] * 3), ("aimed", [False, False, True]), ("off", [False] * 3)):
        found = []
        for script in ("Ann buy_mercenaries 1", "Ann conquer 4; Ann card y", "Ann play_spy Bob"):
            game = realm(takeback=takeback, **said)
            play(game, script)
            found.append(game.asking.name() == "takeback")
        assert found == windows, takeback


@rule("C-TAKEBACK-9")
def test_without_deals_there_are_no_windows_whatever_the_switch_says() -> None:
    game = table(RING, houses=HOUSES, coins={"Ann": 3}, options={"takeback": "all"})
    play(game, "Ann buy_mercenaries 1")
    assert told(game, "drew_mercenaries")
    assert "waits" not in game.dump()


# Choices that must be made


def event(number: int, *questions: list[Any], ring: str = RING, takeback: str = "all", **said: Any) -> Court:
    drawn = f"E{number + 1:02}"
    rest = [name for name in position(ring)["decks"]["events"][::-1] if name != drawn]
    return realm(
        ring,
        takeback=takeback,
        facts={"event": number},
        pending=[["turn", 7], *questions],
        events=", ".join(rest),
        **said,
    )


@rule("C-TAKEBACK-10", "C-EVENT-7")
def test_a_choice_of_an_event_is_made_anew_among_the_others() -> None:
    game = event(2, ["plague_territory", ANN, 0b01011, 0], takeback="aimed")
    play(game, "Ann place 1")
    assert told(game, "chose_plague")
    rescind(game, "Bob")
    assert (game.asking.name(), game.actors()) == ("plague_territory", [ANN])
    assert not offers(game, "Ann", "place 1")
    assert offers(game, "Ann", "place 3")
    play(game, "Ann place 3")
    assert not game.dump()["plagued"][3]
    let_happen(game)
    assert game.dump()["plagued"][3]


@rule("C-TAKEBACK-10")
def test_the_last_other_answer_is_not_asked_for() -> None:
    ring = (
        RING.replace("hanging_tongue", "hanging_tongue*")
        .replace("crownfall", "crownfall*")
        .replace("marrow", "marrow*")
    )
    game = event(2, ["plague_territory", ANN, 0b00011, 0], ring=ring)
    rescind(play(game, "Ann place 1"), "Bob")
    assert game.dump()["plagued"] == [True, False, True, True, True]


@rule("C-TAKEBACK-10")
def test_without_another_pair_the_choice_of_two_cannot_be_taken_back() -> None:
    ring = (
        RING.replace("hanging_tongue", "hanging_tongue*")
        .replace("crownfall", "crownfall*")
        .replace("nyghtwald", "nyghtwald*")
    )
    game = event(20, ["plague_territory", ANN, 0b01001, 1], ring=ring)
    play(game, "Ann place 0")
    assert game.asking.name() != "takeback"
    assert all(game.dump()["plagued"])


@rule("C-TAKEBACK-10", "C-TAKEBACK-7")
def test_a_pair_taken_back_is_not_offered_in_the_other_order() -> None:
    game = event(20, ["plague_territory", ANN, 0b11111, 1])
    rescind(play(game, "Ann place 0; Ann place 2"), "Cat")
    play(game, "Ann place 2")
    assert not offers(game, "Ann", "place 0")


@rule("C-TAKEBACK-10", "C-TAKEBACK-7")
def test_a_cure_taken_back_is_chosen_otherwise() -> None:
    ring = plagued(RING, "nyghtwald", "marrow")
    game = event(10, ["cure_territory", ANN, 0], ring=ring)
    rescind(play(game, "Ann place 1; Ann done"), "Cat")
    play(game, "Ann place 1")
    assert not offers(game, "Ann", "done")
    assert expected_answer(game, ANN) in game.legal(ANN), "what bots expect is offered"
    let_happen(play(game, "Ann place 3"))
    assert not any(game.dump()["plagued"])


@rule("C-EVENT-7", "C-TAKEBACK-10")
def test_the_largest_realm_and_its_land_are_announced() -> None:
    ring = "three_rivers Ann b | nyghtwald Bob g | hanging_tongue Bob r | marrow Cat r | crownfall Cat y"
    game = event(14, ["choose_largest", ANN, 0b110], ring=ring)
    rescind(play(game, "Ann seat Bob"), "Bob")
    assert (game.asking.name(), game.actors()) == ("plague_own", [CAT])  # nobody else is left to be named
    play(game, "Cat place 3")
    rescind(game, "Ann")
    assert game.dump()["plagued"] == [False, False, False, False, True]


# Rounds


@rule("C-TAKEBACK-2", "C-TAKEBACK-7")
def test_an_orator_taken_back_counts_as_a_pass() -> None:
    game = realm(
        hands={"Ann": "orator", "Bob": "spy"},
        pending=[["turn", 7], ["open_ballot"], ["orators", 1, 1], ["orate", ANN]],
        facts={"event": 19, "subject": 3},
        proposals=[0, 1, -1],
        orators=[0, 0, 0],
    )
    play(game, "Ann play_orator")
    rescind(game, "Bob")
    assert game.dump()["hands"][ANN] == ["orator"]
    assert (game.asking.name(), game.actors()) == ("orate", [BOB])
    play(game, "Bob pass")
    assert game.asking.name() == "ballot"
    assert game.dump()["orators"] == [0, 0, 0]


# Records, views, positions


def test_an_open_window_is_dumped_loaded_and_put_in_words() -> None:
    game = realm(hands={"Ann": "spy, g", "Bob": "assassin"})
    rescind(play(game, "Ann attack 1"), "Bob")
    play(game, "Ann play_spy Bob")
    again = courtier.load("cutthroat", game.dump())
    assert again.dump() == game.dump()
    prompt = courtier.prompt(courtier.view(game, BOB), "en", NAMES[:3])
    assert "Spy" in prompt["question"]
    assert [answer["label"] for answer in prompt["choices"]] == ["Continue", "Wait, let us talk"]
    stop(game, "Bob")
    prompt = courtier.prompt(courtier.view(game, ANN), "de", NAMES[:3])
    assert [answer["label"] for answer in prompt["choices"]] == ["Dabei bleiben", "Zurücknehmen"]


@pytest.mark.parametrize(
    "change",
    [
        {"waits": [0, 0]},
        {"waits": [0, 0, 10]},
        {"taken_back": [[0, 1, 2]]},
        {"taken_back": [[3, 1, 2, 0]]},
        {"pending": [["turn", 5], ["action"], ["takeback", ANN, 6]]},
        {"pending": [["turn", 5], ["action"], ["rescind", ANN]]},
        {"pending": [["turn", 5], ["action"], ["kept", 0, 0, 0, 0], ["act", ANN]]},
    ],
)
def test_positions_that_cannot_be_are_refused(change: dict[str, Any]) -> None:
    data = realm(coins={"Ann": 3}).dump()
    with pytest.raises(BadPosition):
        courtier.load("cutthroat", {**data, **change})
