"""Deals in records: written, checked on reading, replayed, never undone by a step back."""

import json
from typing import Any

import pytest
from tests.rules import rule

import courtier
from courtier.core.deals.clause import Clause, give, refrain, words
from courtier.core.deals.conduct import Conduct
from courtier.core.deals.deal import Deal
from courtier.core.deals.plain import plain_deal, read_deal
from courtier.core.errors import BadRecord, IllegalDeal
from courtier.core.record import Record, chain
from courtier.core.replay import positions, story_of
from courtier.core.rng import Rng
from courtier.games.duhr.actions import CREATE
from courtier.games.duhr.court import Court
from courtier.games.duhr.deals import HARMS, RULES
from courtier.table.running_game import RunningGame

ANN, BOB, CAT = range(3)
OPTIONS = {"deals": "table", "agendas": "white", "first_player": 0}
SCANDAL = 6


def match() -> courtier.Match:
    return courtier.Match("duhr", [None] * 4, seed=3, options=OPTIONS)


def court_of(played: Any) -> Court:
    assert isinstance(played.game, Court)
    return played.game


def deal(game: Court, *more: Clause) -> Deal:
    until = RULES.last_turn(game, BOB, 1)
    clauses = [give(BOB, CAT, SCANDAL), refrain(BOB, CAT, Conduct(HARMS, CAT), until), words(CAT, BOB, "thanks"), *more]
    return Deal([BOB, CAT], clauses)


def play_on(played: courtier.Match, answers: int) -> None:
    rng = Rng(1)
    for _ in range(answers):
        if not played.over():
            seat = played.game.actors()[0]
            legal = played.game.legal(seat)
            played.answer(seat, legal[rng.below(len(legal))])


@rule("D/A-76")
def test_a_record_with_deals_is_replayed_to_the_byte() -> None:
    played = match()
    play_on(played, 3)
    played.seal(deal(court_of(played)))
    play_on(played, 400)
    text = played.record.text(with_seed=True)
    read = Record.parse(text)
    assert read.replay().dump() == played.game.dump()
    assert read.text(with_seed=True) == text
    *_, (_, journals) = positions(read)
    for seat in (None, *range(4)):
        assert story_of(journals[seat]) == story_of(played.journals[seat])


@pytest.mark.parametrize("table", [False, True], ids=["match", "table"])
def test_a_step_back_does_not_take_a_deal_back(table: bool) -> None:
    played: Any = running() if table else match()
    game = court_of(played)
    at = (1.0,) if table else ()
    played.answer(ANN, CREATE, *at)
    assert game.asking.name() == "choose_scandal_house"
    played.seal(deal(game), *at)
    assert game.asking.name() == "choose_scandal_house", "a deal between others leaves the chain alone"
    played.back(ANN, *at)
    assert game.asking.name() == "main"
    record = played.record() if table else played.record
    again = Record.parse(record.text(with_seed=True)).replay()
    assert {**again.dump(), "numbers": 0} == {**game.dump(), "numbers": 0}
    assert len(game.deals.sealed) == 1


def test_a_partys_own_chain_begins_anew() -> None:
    played = match()
    game = court_of(played)
    played.answer(ANN, CREATE)
    played.seal(Deal([ANN, BOB], [words(ANN, BOB, "wait")]))
    assert game.asking.name() == "main"
    again = Record.parse(played.record.text(with_seed=True)).replay()
    assert {**again.dump(), "numbers": 0} == {**game.dump(), "numbers": 0}


def running() -> RunningGame:
    return RunningGame.begin("duhr", bytes(32), OPTIONS, ("t", ["", "", "", ""]), 0, 0.0)


def test_a_deal_bars_undo() -> None:
    played = running()
    first = next(code for code in played.game.legal(ANN) if code >= 11)
    played.answer(ANN, first, 1.0)
    seat = played.game.actors()[0]
    before = played.can_undo(ANN)
    played.seal(Deal([BOB, CAT], [words(BOB, CAT, "well")]), 2.0)
    assert not played.can_undo(ANN)
    assert before or seat >= 0
    loaded = RunningGame.load(json.loads(json.dumps(played.dump())))
    assert loaded.record().text() == played.record().text()
    assert loaded.game.dump() == played.game.dump()


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ({"deal": {}}, "a deal of parties and clauses"),
        ({"deal": {"parties": [0, 1], "clauses": []}}, "clauses"),
        ({"deal": {"parties": [0, 1], "clauses": [{"kind": "steal", "by": 0, "to": 1}]}}, "one of give"),
        (
            {"deal": {"parties": [0, 1], "clauses": [{"kind": "give", "by": 0, "to": 1, "what": "crown"}]}},
            "one of susp",
        ),
        ({"deal": {"parties": [0, 1], "clauses": [{"kind": "words", "by": 0, "to": 1}]}}, "words"),
        ({"deal": {"parties": [0, 1], "clauses": [{"kind": "do", "by": 0, "to": 1}]}}, "verbs"),
    ],
)
def test_a_line_that_is_no_deal_is_refused_on_reading(line: dict[str, Any], expected: str) -> None:
    record = match().record
    record.add(line, None)
    with pytest.raises(BadRecord, match=f"line 2: .*{expected}"):
        Record.parse(record.text())


def test_a_deal_that_cannot_be_sealed_is_refused_on_replaying() -> None:
    played = match()
    game = court_of(played)
    nine = Deal([ANN, BOB], [give(ANN, BOB, SCANDAL, 1), give(BOB, ANN, SCANDAL, 1)])
    played.record.seal(plain_deal(RULES, nine))
    played.record.seal(plain_deal(RULES, Deal([ANN, BOB], [give(ANN, BOB, SCANDAL, 2)])))
    with pytest.raises(BadRecord, match="line 3: not possible now"):
        Record.parse(played.record.text(with_seed=True)).replay()
    assert game.deals.sealed == []


def test_an_option_that_a_header_lacks_has_its_default() -> None:
    played = courtier.Match("duhr", ["random"] * 4, seed=2)
    played.play()
    header = {**played.record.header, "options": {"agendas": "both", "first_player": "random"}}
    old = Record(header, played.record.seed)
    old.lines, old.times = played.record.lines, played.record.times
    read = Record.parse(old.text(with_seed=True))
    assert read.replay().scores() == played.game.scores()
    assert chain([read.header]) != chain([played.record.header]), "the header stays as it was written"


def test_plain_deals_are_read_as_they_were_written() -> None:
    played = match()
    plain = plain_deal(RULES, deal(court_of(played)))
    assert plain_deal(RULES, read_deal(RULES, json.loads(json.dumps(plain)))) == plain
    with pytest.raises(IllegalDeal, match="got 'x'"):
        read_deal(RULES, {**plain, "parties": ["x"]})
