"""Before the deal: who sits where, bots, the host's settings; and seats that change hands."""

import msgspec
import pytest
from tests.table.evening import Evening, Person, dealt, seated

from courtier.table.clocks import AWAY
from courtier.table.commands import (
    Configure,
    Entrust,
    Kick,
    Leave,
    Order,
    Ready,
    Reclaim,
    Request,
    Resign,
    SeatBot,
    Sit,
    Speak,
    Start,
)
from courtier.table.messages import Bye, Done, Refuse, Update
from courtier.table.refusals import REFUSALS
from courtier.table.state import Refusal
from courtier.table.table import Table
from courtier.table.words import NOTICES, STORY


def ann_and(evening: Evening, name: str, lang: str = "en") -> tuple[Person, Person]:
    return evening.person("ann").comes(), evening.person(name, lang).comes()


def names(person: Person) -> list[str]:
    return [seat.name for seat in person.known["table"].seats]


def states(person: Person) -> list[str]:
    return [seat.state for seat in person.known["table"].seats]


def test_people_take_seats_and_all_are_told() -> None:
    ann, bob = ann_and(Evening(seats=2), "bob")
    assert ann.does(Sit, name=" Ann ", seat=1) is None
    assert bob.does(Sit, name="Bob") is None
    assert names(ann) == names(bob) == ["Bob", "Ann"]
    assert bob.known["you"].seat == 0
    assert ann.known["you"].host


def test_a_table_is_full_a_seat_taken_once_and_a_name_borne_once() -> None:
    evening = seated(people=2)
    cat = evening.person("cat").comes()
    assert cat.does(Sit, name="Cat") == "full"
    assert cat.does(Sit, name="Cat", seat=1) == "taken"
    assert cat.does(Sit, name="Cat", seat=4) == "no_such_seat"
    assert cat.does(Sit, name="ann") == "name_taken"
    assert cat.does(Sit, name="\u202e") == "name"


def test_a_refusal_is_said_in_the_language_of_the_sender_and_to_nobody_else() -> None:
    evening = seated(people=2)
    ann, bob = evening.person("ann"), evening.person("bob")
    heard = len(ann.heard)
    bob.does(Start)
    refusal = bob.last()
    assert isinstance(refusal, Refuse)
    assert refusal.text == "Das ist Sache des Gastgebers an diesem Tisch."
    assert len(ann.heard) == heard


def test_every_word_of_the_table_is_there_in_both_languages() -> None:
    for book in (REFUSALS, STORY, NOTICES):
        assert all(set(words) == {"en", "de"} and all(words.values()) for words in book.values())


def test_the_same_command_twice_is_done_once() -> None:
    evening = seated(people=2)
    bob = evening.person("bob")
    command = Ready(id="click", ready=True)
    bob.sends(command)
    lines = len(evening.log)
    bob.sends(command)
    assert bob.last() == Done("click")
    assert len(evening.log) == lines


def test_an_accepted_command_is_acknowledged_to_its_sender_alone() -> None:
    evening = seated(people=2)
    evening.person("bob").sends(Ready(id="click", ready=True))
    told = [evening.person(name).last() for name in ("ann", "bob")]
    assert all(isinstance(each, Update) for each in told)
    assert [each.ack for each in told if isinstance(each, Update)] == [None, "click"]


def test_the_host_lets_bots_sit_orders_seats_and_removes_people() -> None:
    evening = seated(people=2, bots=1)
    ann, bob = evening.person("ann"), evening.person("bob")
    assert bob.does(SeatBot, seat=2, level="random") == "not_host"
    assert ann.does(SeatBot, seat=1, level="random") == "taken"
    assert ann.does(SeatBot, seat=2, level="genius") == "level"
    assert ann.does(Order, seats=[2, 0, 1]) is None
    assert names(bob) == ["Odette", "Ann", "Bob"]
    assert ann.does(Order, seats=[0, 0, 1]) == "order"
    assert ann.does(Kick, seat=2) is None
    assert bob.known["you"].seat is None
    assert ann.does(SeatBot, seat=0, level=None) is None
    assert [seat.kind for seat in ann.known["table"].seats] == ["free", "person", "free"]


def test_the_host_chooses_within_what_the_game_allows() -> None:
    evening = seated(people=2)
    ann, bob = evening.person("ann"), evening.person("bob")
    assert bob.does(Ready, ready=True) is None
    assert ann.does(Configure, options={"mission_noble_weight": 1}, seats=3, pace="fast", lang="de") is None
    changed = {"mission_noble_weight": 1, "esteem_lead": 1, "disgrace_lead": 1}
    assert (ann.known["table"].options, ann.known["table"].lang) == (changed, "de")
    assert not any(seat.ready for seat in ann.known["table"].seats)
    assert ann.does(Configure, options={"mission_noble_weight": 3}) == "option"
    assert ann.does(Configure, options={"jesters": True}) == "unknown_option"
    assert ann.does(Configure, seats=6) == "seats"
    assert ann.does(Order, seats=[2, 0, 1]) is None
    assert ann.does(Configure, seats=2) == "seats_taken"
    assert ann.does(Configure, steward="genius") == "level"
    assert bob.does(Configure, pace="slow") == "not_host"


def test_an_option_names_a_seat_that_is_there() -> None:
    evening = Evening("duhr", 6)
    ann = evening.person("ann").comes()
    assert ann.does(Sit, name="Ann", seat=0) is None
    assert ann.does(Configure, options={"first_player": 5}) is None
    assert ann.does(Configure, seats=4) is None
    assert ann.known["table"].options["first_player"] == "random", "seat 6 is no more, so chance decides again"
    assert ann.does(Configure, options={"first_player": 4}) == "option"
    refused = ann.last()
    assert isinstance(refused, Refuse)
    assert refused.text.endswith("random, 0, 1, 2, 3.")
    assert ann.does(Configure, seats=5, options={"first_player": 4}) is None
    assert ann.known["table"].options["first_player"] == 4


def test_a_table_that_cannot_be_is_not_made() -> None:
    with pytest.raises(Refusal, match="2 to 5 players") as refused:
        Table.create("x", "ann", "hofverrat", 6, bytes(32), 0.0)
    assert refused.value.text("de") == "Hof-Verrat ist für 2 bis 5 Spieler."


def test_cards_are_dealt_when_all_sit_and_all_are_ready() -> None:
    evening = Evening(seats=2)
    ann, bob = ann_and(evening, "bob")
    ann.does(Sit, name="Ann")
    assert ann.does(Start) == "empty_seat"
    bob.does(Sit, name="Bob")
    assert ann.does(Start) == "not_ready"
    bob.does(Ready, ready=True)
    assert ann.does(Start) is None
    assert ann.known["table"].phase == "play"
    assert ann.known["view"]["you"] == 0
    assert ann.does(Start) == ann.does(Configure, pace="slow") == "dealt"


def test_a_closed_table_wants_an_invitation() -> None:
    evening = Evening(seats=2, listed=False, watch="nobody")
    evening.person("ann").comes().does(Sit, name="Ann")
    bob = evening.person("bob").comes()
    assert bob.refusals == ["closed"]
    evening.carry_out(evening.table.grant("bob", None, evening.now, "ann"))
    assert bob.comes().does(Sit, name="Bob") is None
    assert evening.person("ann").does(Kick, seat=1) is None
    assert bob.does(Sit, name="Bob") is None, "the right to sit stays"


def test_who_may_no_longer_watch_is_shown_out() -> None:
    evening = seated(people=2)
    guest = evening.person("guest").comes()
    assert evening.person("ann").does(Configure, watch="nobody", listed=False) is None
    assert isinstance(guest.last(), Bye)
    assert evening.person("ann").known["table"].watchers == 0


def test_only_the_host_and_the_owner_of_a_seat_invite() -> None:
    table = dealt(people=2, bots=1).table
    table.may_invite("ann", None)
    table.may_invite("ann", 2)
    table.may_invite("bob", 1)
    for visitor, seat in (("bob", None), ("bob", 2), ("ann", 1), ("guest", 0)):
        with pytest.raises(Refusal):
            table.may_invite(visitor, seat)


def test_a_host_who_leaves_is_followed_by_the_next_person() -> None:
    evening = seated(people=2)
    ann, bob = evening.person("ann"), evening.person("bob")
    assert ann.does(Leave) is None
    assert bob.known["you"].host
    assert not ann.known["you"].host
    assert names(bob) == ["", "Bob"]


# After the deal


def test_who_leaves_is_kept_by_a_steward_and_may_come_back() -> None:
    evening = dealt(people=3)
    ann, bob = evening.person("ann"), evening.person("bob")
    assert bob.does(Reclaim) == "not_held"
    assert bob.does(Leave) is None
    assert states(ann)[1] == "steward"
    assert ann.reads()[-1] == "A steward plays for Bob, and makes no promises."
    assert bob.reads()[-1] == "Ein Verwalter spielt für dich und macht keine Zusagen."
    assert bob.does(Leave) == "held"
    assert bob.does(Reclaim) is None
    assert states(ann)[1] == "present"


def test_who_resigns_does_not_come_back_and_the_game_goes_on() -> None:
    evening = dealt(people=2)
    bob = evening.person("bob")
    assert bob.does(Resign) is None
    assert bob.does(Reclaim) == bob.does(Resign) == "resigned"
    assert states(bob)[1] == "resigned"
    assert evening.person("ann").known["table"].phase == "play"


def test_a_seat_is_handed_over_by_its_owner_with_all_it_knows() -> None:
    evening = dealt(people=3)
    bob, guest = evening.person("bob"), evening.person("guest").comes()
    hand = bob.known["view"]["seats"][1]
    evening.carry_out(evening.table.grant("guest", 1, evening.now, "bob", "Gwen"))
    assert guest.known["view"]["seats"][1] == hand
    assert names(bob)[1] == "Gwen"
    assert bob.known["you"].seat is None
    assert bob.known["view"]["you"] is None
    assert guest.reads()[-1] == "You take over the seat of Bob. All know that you are new here."
    assert evening.person("ann").reads()[-1] == "A new person, Gwen, takes over the seat of Bob and sees its cards."
    assert evening.table.state.match is not None
    assert evening.table.state.match.header["players"][1] == "Gwen"


def test_a_steward_plays_for_whom_the_host_entrusts_to_it_until_they_are_back() -> None:
    evening = dealt(people=3)
    ann, bob = evening.person("ann"), evening.person("bob")
    bob.goes()
    evening.passes(AWAY)
    assert evening.person("cat").does(Entrust, seat=1) == "not_host"
    assert ann.does(Entrust, seat=0) == "nobody_else"
    assert ann.does(Entrust, seat=1) is None
    assert ann.known["table"].seats[1].state == "steward"
    assert ann.reads()[-1] == "A steward plays for Bob, and makes no promises."
    assert ann.does(Entrust, seat=1) == "nobody_else", "once is enough"
    bob.comes()
    assert bob.does(Reclaim) == "not_held", "who comes back has the seat at once"
    assert (ann.reads()[-1], bob.reads()[-1]) == ("Bob is back.", "Du bist zurück.")
    assert bob.reads()[-2] == "Ein Verwalter spielt für dich und macht keine Zusagen."


def test_nobody_is_given_to_a_steward_before_the_deal() -> None:
    evening = seated(people=2)
    assert evening.person("ann").does(Entrust, seat=1) == "not_playing"


def test_who_is_sent_away_is_told_so_and_nobody_else() -> None:
    evening = seated(people=3)
    assert evening.person("ann").does(Kick, seat=1) is None
    said = [evening.person(name).heard_words() for name in ("ann", "bob", "cat")]
    assert said == [[], ["Wer diesen Tisch leitet, hat dir den Platz genommen."], []]


def test_another_language_is_read_at_once() -> None:
    evening = dealt(people=2)
    ann = evening.person("ann")
    before = ann.reads()
    assert ann.does(Speak, lang="de") is None
    assert ann.reads() != before
    assert len(ann.reads()) == len(before)


def test_commands_travel_as_they_are_written() -> None:
    command = Sit(id="a", name="Ann", seat=2)
    wire = msgspec.json.encode(command)
    assert wire == b'{"do":"sit","id":"a","name":"Ann","seat":2}'
    assert msgspec.json.decode(wire, type=Request) == command
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"do":"sit","id":"a","name":"Ann","host":true}', type=Request)
