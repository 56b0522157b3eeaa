"""D-INFO and the ledger's §5: who sees what, and what nobody can tell apart."""

import json
from random import Random
from typing import Any

import pytest
from tests.games.duhr.play import (
    GALLERY,
    SEATS,
    answer,
    conspiracy,
    do,
    hand,
    heard,
    kinds,
    moments,
    new,
    same_news,
    seen,
    sight,
    size,
    told,
    zones,
)
from tests.games.duhr.table import ANN, BOB, CAT, DAN, load, table
from tests.rules import rule

from courtier.core.errors import BadPosition
from courtier.core.game import Game

UNFINISHED = ("give", "take", "choose_agenda")


@rule("D-INFO-1", "D/A-14")
def test_a_hand_is_a_number_to_all_others() -> None:
    game = table("Ann | Bob | Cat | Dan", hands={"Bob": "scandal, 2 deluras"})
    assert seen(game, "hand", BOB) == ["suspicion.deluras", "suspicion.deluras", "scandal"]
    for seat in (GALLERY, ANN, CAT):
        assert size(game, "hand@1", seat) == 3


@rule("D-INFO-2")
def test_a_concealed_conspiracy_is_its_owners() -> None:
    game = table("Ann | Bob | Cat | Dan", concealed={"Bob": "Cat"})
    assert seen(game, "conspiracy", BOB) == ["kardosa"]
    assert [size(game, "conspiracy@1", seat) for seat in (GALLERY, ANN, CAT)] == [1, 1, 1]
    shown = table("Ann | Bob | Cat | Dan", revealed={"Bob": "Cat"})
    assert [seen(shown, "conspiracy@1", seat) for seat in (GALLERY, ANN, CAT)] == [["kardosa"]] * 3


@rule("D-INFO-3", "D/A-81")
def test_an_agenda_is_its_owners_until_the_end() -> None:
    game = table("Ann | Bob: 4s | Cat: 5s | Dan: 5s", hands={"Ann": "deluras"}, agendas={"Bob": "B2"})
    assert seen(game, "agenda", BOB) == ["B2"]
    assert [size(game, "agenda@1", seat) for seat in (GALLERY, ANN)] == [1, 1]
    do(game, "raise deluras")
    assert [seen(game, "agenda@1", seat) for seat in (GALLERY, ANN)] == [["B2"]] * 2


@rule("D-INFO-3", "D-SETUP-5")
def test_the_two_agendas_dealt_are_their_owners() -> None:
    game = new(4)
    assert len(seen(game, "agenda", BOB)) == 2
    assert [size(game, "agenda@1", seat) for seat in (GALLERY, ANN)] == [2, 2]


@rule("D-INFO-4", "D-INFO-5", "D/A-5")
def test_piles() -> None:
    game = table("Ann | Bob: S | Cat | Dan", pile="deluras, intrigue")
    for seat in (GALLERY, ANN, BOB):
        assert seen(game, "discard", seat) == ["suspicion.deluras", "event.intrigue"]
        assert size(game, "web", seat) == 10 * 4 + 6 - 2
        assert size(game, "scandals", seat) == 23


@rule("D-INFO-6")
def test_what_is_turned_down_is_out_of_sight_but_was_told() -> None:
    game = table("Ann kardosa | Bob: 4s | Cat: s | Dan", hands={"Ann": "kardosa, balistrad"}, revealed={"Bob": "Cat"})
    news = do(game, "ability kardosa", "Cat 1")
    assert heard(news, "turned_down", DAN)[0]["card"] == "suspicion.deluras"
    assert seen(game, "house@2", DAN) == ["concealed"]
    news = do(game, "raise balistrad")
    assert conspiracy(game, "Bob") == "Cat, concealed"
    assert heard(news, "conspiracy_hidden", DAN) == [{"seat": BOB, "house": "deluras"}]
    assert size(game, "conspiracy@1", DAN) == 1


@rule("D-INFO-1")
def test_of_drawn_cards_others_learn_the_number() -> None:
    game = table("Ann | Bob | Cat | Dan", question="acquire", hands={"Ann": "deluras"}, web="kardosa, betrayal")
    news = do(game, "card deluras")
    assert sorted(heard(news, "drew", ANN)[0]["cards"]) == ["event.betrayal", "suspicion.kardosa"]
    assert [heard(news, "drew", seat)[0]["cards"] for seat in (GALLERY, BOB)] == ["unknown"] * 2
    assert heard(news, "discarded", BOB) == [{"seat": ANN, "card": "suspicion.deluras", "why": "acquire"}]


@rule("D-INFO-1", "D-TURN-4")
def test_a_forced_discard_tells_all_what_the_hand_lacked() -> None:
    hands = {"Ann": "deluras, balistrad"}
    game = table("Ann: 5s | Bob: 5s | Cat | Dan", hands=hands, revealed={"Ann": "Cat"})
    news = do(game, "card deluras")
    (line,) = heard(news, "no_action", CAT)
    assert {"scandal", "suspicion.kardosa", "suspicion.lycosia", "event.intrigue"} <= set(line["lacked"])
    assert not {"suspicion.deluras", "suspicion.balistrad"} & set(line["lacked"])


@rule("D-INFO-1", "D/A-3")
def test_a_reshuffle_is_told_to_all_with_the_cards_that_lay_open() -> None:
    game = table(
        "Ann | Bob | Cat | Dan",
        question="acquire",
        hands={"Ann": "scandal"},
        web="deluras",
        pile="2 kardosa",
        spare="Dan",
    )
    news = do(game, "draw")
    assert heard(news, "reshuffled", CAT) == [{"count": 2, "cards": ["suspicion.kardosa"] * 2}]


@rule("D-SETUP-7", "D-SETUP-8")
def test_everybody_knows_what_each_hand_began_with() -> None:
    game = new(4)
    news = [event for _ in range(4) for event in do(game, "white")]
    lines = [line for line in heard(news, "supplied", DAN) if line["seat"] == BOB]
    own = f"suspicion.{game.dump()['houses'][BOB]}"
    assert lines == [{"seat": BOB, "card": "scandal", "count": 1}, {"seat": BOB, "card": own, "count": 2}]


@rule("D-INFO-1", "D-INFO-2", "D-INFO-3", "D-INFO-5", "D/A-13", "D/A-14", "D/A-27")
@pytest.mark.parametrize("seats", SEATS)
def test_worlds_that_differ_in_hidden_things_look_alike(seats: int) -> None:
    random = Random(seats)
    compared = 0
    for number, game in enumerate(moments(new(seats, seed=seats), seats)):
        names = [step[0] for step in game.dump()["pending"]]
        if number % 5 or game.over() or set(UNFINISHED) & set(names):
            continue
        for seat in (GALLERY, random.randrange(seats)):
            twin = unlike(game, seat, random)
            if twin is not None:
                assert sight(game, seat) == sight(twin, seat)
                compared += 1
    assert compared > 10


def unlike(game: Game, seat: int | None, random: Random) -> Game | None:
    """A game that differs in what the seat may not know; None if the answers so far allow none that was tried."""
    for _ in range(20):
        try:
            return mixed(game, seat, random)
        except BadPosition:  # somebody's sealed or unfinished answer needs cards that lie elsewhere now
            continue
    return None


def mixed(game: Game, seat: int | None, random: Random) -> Game:
    """The game with hands, Web, concealed cards, conspiracies and agendas exchanged as far as they are hidden."""
    data = json.loads(json.dumps(game.dump()))
    hands = [cards for number, cards in enumerate(data["hands"]) if number != seat]
    if seat != data["active"]:
        hands.append(data["aside"])
    places = [(cards, place) for cards in hands for place in range(len(cards))]
    mix([(cards, place) for cards, place in places if cards[place] == "scandal"] + face_down(data, True), random)
    mix([(c, p) for c, p in places if c[p].startswith("suspicion")] + face_down(data, False), random)
    web = [(data["web"], place) for place in range(len(data["web"]))]
    mix([(cards, place) for cards, place in places if cards[place] != "scandal"] + web, random)
    others = [number for number in range(game.seats) if number != seat and not data["shown"][number]]
    mix([(data["conspiracies"], number) for number in others], random)
    hide_agendas(data, seat, random)
    return load(data)


def face_down(data: dict[str, Any], scandals: bool) -> list[tuple[list[Any], int]]:
    rows = [card for cards in data["rows"] for card in cards if card[1] == "down"]
    return [(card, 0) for card in rows if (card[0] == "scandal") is scandals]


def hide_agendas(data: dict[str, Any], seat: int | None, random: Random) -> None:
    others = [number for number in range(data["seats"]) if number != seat]
    for colour in (0, 6):
        mix([(data["agendas"], colour + number) for number in others], random)
    for number in others:
        data["chosen"][number] = data["agendas"][random.choice((0, 6)) + number]


def mix(places: list[tuple[list[Any], int]], random: Random) -> None:
    values = [cards[place] for cards, place in places]
    random.shuffle(values)
    for (cards, place), value in zip(places, values, strict=True):
        cards[place] = value


@rule("D/A-27", "D-ASK-13")
def test_nobody_can_tell_who_could_have_negated() -> None:
    games = [
        table("Ann | Bob: S | Cat | Dan", hands={"Ann": "balistrad", "Bob": cards, "Cat": "2 lycosia"})
        for cards in ("2 kardosa", "kardosa, deluras")
    ]
    news = [do(game, "ability balistrad", "Bob 1") for game in games]
    others = (GALLERY, ANN, CAT, DAN)
    assert sight(games[0], *others) == sight(games[1], *others)
    assert same_news(news[0], news[1], *others)
    more_news = [answer(game, "Bob", "pass") + answer(game, "Cat", "pass") for game in games]
    assert same_news(more_news[0], more_news[1], *others)


@rule("D-SETUP-4", "D-SETUP-5")
def test_setup_tells_conspiracies_and_agendas_to_their_owners_alone() -> None:
    news = new(4).news
    assert [line["conspiracy"] for line in heard(news, "entrusted")] == ["unknown"] * 4
    assert [line["agendas"] != "unknown" for line in heard(news, "offered", CAT)] == [False, False, True, False]
    assert "conspiracy_shown" not in kinds(news)


@rule("D/A-44", "D-INFO-1")
def test_hands_stay_hidden_at_the_end() -> None:
    game = table("Ann | Bob: 4s | Cat: 5s | Dan: 5s", hands={"Ann": "deluras", "Cat": "betrayal, 2 kardosa"})
    news = do(game, "raise deluras")
    assert game.over()
    assert "cards" not in zones(game, ANN)["hand@2"]
    assert "event.betrayal" not in json.dumps(told(news, ANN))
    assert hand(game, "Cat") == ["kardosa", "kardosa", "betrayal"]
