"""The end: result, record, replay, rematch; chance from all; rules that change under way."""

import hmac
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner
from tests.laws.cases import TOY
from tests.table.evening import SECRET, Evening, Person, asked, dealt, seated
from tests.table.whims import sensible

import courtier
from courtier.cli import main
from courtier.core.errors import BadRecord
from courtier.core.record import Record
from courtier.core.registry import kind, known
from courtier.laws.cases import Luck
from courtier.table.commands import Answer, Kick, Leave, Ready, Rematch, SeatBot, ShareReview, Start, Watch
from courtier.table.table import Table


def played_out(evening: Evening, seed: int = 1) -> Evening:
    luck = Luck(seed)
    while evening.table.state.phase == "play":
        people = asked(evening)
        if people:
            sensible(luck.choice(people), luck)
        else:
            evening.passes(3)
    return evening


def ended(people: int = 2, bots: int = 1) -> tuple[Evening, Person, Person]:
    evening = played_out(dealt(people=people, bots=bots))
    return evening, evening.person("ann"), evening.person("bob")


def test_the_end_shows_scores_by_source_and_the_record_proves_them() -> None:
    evening, ann, _ = ended()
    result = ann.known["view"]["result"]
    text = evening.table.record()
    assert text is not None
    record = Record.parse(text)
    assert record.replay().scores() == result["scores"]
    assert record.header["players"] == ["Ann", "Bob", "Odette"]
    assert ann.does(Answer, question=0, action=0) == "over"
    assert dealt(people=2).table.record() is None


def test_the_seed_is_committed_to_before_the_deal_and_mixed_with_everybodys_chance() -> None:
    evening = seated(people=2)
    ann, bob = evening.person("ann"), evening.person("bob")
    commitment = ann.known["table"].commitment
    bob.does(Ready, ready=True, entropy="00ff")
    ann.does(Ready, ready=True, entropy="beef")
    ann.does(Start)
    text = played_out(evening).table.record()
    assert text is not None
    record = Record.parse(text)
    assert isinstance(record.seed, bytes)
    assert sha256(record.seed.hex().encode()).hexdigest() == commitment == record.header["commitment"]
    key = hmac.digest(record.seed, b"quiet-carp/1\nbeef\n00ff", "sha256")
    assert record.mixed_seed() == key
    dealt_so = courtier.new("hofverrat", 2, key)
    assert next(record.steps()).dump() == dealt_so.dump()
    assert SECRET.hex() not in text


def test_a_tables_record_is_verified_by_the_command(tmp_path: Path) -> None:
    evening, _, bob = ended()
    file = tmp_path / "evening.jsonl"
    text = evening.table.record()
    assert text is not None
    file.write_text(text, encoding="utf-8")
    said = CliRunner().invoke(main, ["verify", str(file)])
    scores = bob.known["view"]["result"]["scores"]
    assert said.exit_code == 0
    assert f"Ann {scores[0]}, Bob {scores[1]}" in " ".join(said.output.split())


@pytest.mark.parametrize(
    ("header", "line"),
    [
        ({"entropy": {"table": "x", "seats": ["00"]}}, {}),
        ({"entropy": "00"}, {}),
        ({}, {"steward": "0", "from": "person", "to": "default"}),
        ({}, {"steward": 0, "to": "default"}),
        ({}, {"rules": 1, "position": 7}),
    ],
)
def test_a_record_of_nonsense_is_refused(header: dict[str, Any], line: dict[str, Any]) -> None:
    record = Record.begin("hofverrat", 2, 7, {}, ["Ann", "Bob"])
    record.header.update(header)
    if line:
        record.add(line, None)
    with pytest.raises(BadRecord, match="line"):
        Record.parse(record.text())


def test_a_record_with_other_chance_is_not_the_same_game() -> None:
    evening, _, _ = ended()
    text = evening.table.record()
    assert text is not None
    with pytest.raises(BadRecord, match="line 1"):
        Record.parse(text.replace("0badcafe", "0badcaff"))


def test_the_replay_shows_every_answer_as_each_saw_it_or_all_open() -> None:
    evening, ann, _ = ended()
    text = evening.table.record()
    assert text is not None
    answers = len(Record.parse(text).played())
    frames = {eye: list(evening.table.frames(eye, "en")) for eye in (0, None, "open")}
    assert all(len(each) == answers + 1 for each in frames.values())
    assert frames[0][-1]["view"] == ann.known["view"]
    assert [line.text for frame in frames[0] for line in frame["story"]] == ann.reads()
    hands = [[zone for zone in seat["zones"] if "cards" in zone] for seat in frames["open"][0]["view"]["seats"]]
    assert all(hands)
    assert list(dealt(people=2).table.frames("open", "en")) == []


def test_after_the_end_one_may_look_over_any_shoulder() -> None:
    evening, ann, _ = ended()
    guest = evening.person("guest").comes()
    assert guest.does(Watch, seat=0) is None
    assert guest.known["view"]["seats"][0] == ann.known["view"]["seats"][0]


# Rematch


def test_a_rematch_begins_when_all_want_it_with_the_next_start_player() -> None:
    evening, ann, bob = ended()
    first = evening.table.state.starter
    assert first is not None
    names = [seat.name for seat in ann.known["table"].seats]
    upcoming = ann.known["table"].upcoming
    assert dealt(people=2).person("ann").does(Rematch) == "not_over"
    assert ann.does(Rematch) is None
    assert bob.known["table"].rematch == [0]
    assert bob.does(Rematch, entropy="abcd") is None
    table = bob.known["table"]
    assert (table.phase, table.match, table.commitment) == ("play", 2, upcoming)
    assert table.seats[table.waiting[0]].name == names[(first + 1) % 3]
    turned = [seat.name for seat in table.seats]
    assert turned in [names[shift:] + names[:shift] for shift in range(3)], "all keep their neighbours"
    assert ann.story[0].event["event"] == "set_up"
    assert evening.folded().dump() == evening.table.dump()
    text = played_out(evening, 2).table.record()
    assert text is not None
    assert Record.parse(text).replay().scores() == ann.known["view"]["result"]["scores"]


def test_who_left_is_not_waited_for() -> None:
    evening, ann, bob = ended(people=3, bots=0)
    cat = evening.person("cat")
    assert ann.does(Rematch) is None
    assert bob.does(Leave) is None
    assert ann.does(Kick, seat=cat.seat()) is None
    assert ann.known["table"].match == 2
    assert ann.known["table"].phase == "play"


def test_after_the_end_a_bot_may_take_the_seat_of_who_is_gone() -> None:
    _, ann, bob = ended()
    assert ann.does(SeatBot, seat=1, level="random") == "taken"
    assert ann.does(Kick, seat=1) is None
    assert ann.does(SeatBot, seat=1, level=None) == "dealt"
    assert ann.does(SeatBot, seat=1, level="random") is None
    assert ann.does(Rematch) is None
    assert sorted(seat.kind for seat in ann.known["table"].seats) == ["bot", "bot", "person"]
    assert bob.known["you"].seat is None


# Keeping


def test_a_log_with_a_gap_is_not_taken() -> None:
    evening = dealt(people=2)
    table = Table.load(msgspec.json.decode(evening.first))
    with pytest.raises(BadRecord, match="expected line 1 of the log, got 2"):
        table.replay(evening.log[1])


@pytest.mark.parametrize("game", ["hofverrat"] if courtier.compiled() else ["hofverrat", TOY])
def test_a_game_goes_on_under_rules_of_another_number_and_its_record_says_from_where(game: str) -> None:
    evening = dealt(game)
    luck = Luck(7)
    for _ in range(12):
        sensible(luck.choice(asked(evening)), luck)
    rules = kind(game)
    known[game] = rules._replace(rules=rules.rules + 1)
    try:
        evening.restarts()
        assert evening.person("ann").known["table"].rules == rules.rules + 1
        text = played_out(evening, 3).table.record()
        assert text is not None
        record = Record.parse(text)
        assert record.verifies_from() > 1
        assert record.replay().scores() == evening.person("ann").known["view"]["result"]["scores"]
        assert list(evening.table.frames(None, "de"))
    finally:
        known[game] = rules
    with pytest.raises(BadRecord, match="written with rules"):
        Record.parse(text)


def test_a_player_shares_the_own_review_after_the_end_until_the_next_deal() -> None:
    assert dealt(people=2).person("ann").does(ShareReview, on=True) == "not_over"
    evening, ann, bob = ended()
    guest = evening.person("guest").comes()
    assert guest.does(ShareReview, on=True) == "no_seat"
    assert ann.does(ShareReview, on=True) is None
    seat = ann.known["you"].seat
    assert [each.open_review for each in bob.known["table"].seats].index(True) == seat
    evening.restarts()
    assert guest.known["table"].seats[seat].open_review
    for person in (ann, bob):
        person.does(Rematch)
    assert not any(each.open_review for each in bob.known["table"].seats)
