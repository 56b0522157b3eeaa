"""Words at the table, whispers, phrases, muting, removing, notes; those who watch."""

from tests.table.evening import Evening, Person, dealt, seated

from courtier.core.registry import kind, known
from courtier.table.commands import Configure, Mute, Note, Remove, Say, Show, Watch
from courtier.table.phrases import PHRASES


def three(whispers: str = "seen") -> tuple[Evening, Person, Person, Person]:
    evening = dealt(people=3, whispers=whispers)
    return evening, evening.person("ann"), evening.person("bob"), evening.person("cat")


def test_words_are_for_all() -> None:
    _, ann, bob, cat = three()
    assert ann.does(Say, text="Good evening.") is None
    assert [each.heard_words() for each in (ann, bob, cat)] == [["Good evening."]] * 3
    assert (bob.talk[0].seat, bob.talk[0].name) == (0, "Ann")


def test_a_whisper_is_seen_by_the_others_but_not_heard() -> None:
    _, ann, bob, cat = three("seen")
    assert ann.does(Say, text="Trust me.", to=[1]) is None
    assert ann.heard_words() == bob.heard_words() == ["Trust me."]
    assert cat.heard_words() == [None]
    assert (cat.talk[0].seat, cat.talk[0].to) == (0, [1])


def test_an_unseen_whisper_leaves_no_trace_with_the_others() -> None:
    evening, ann, bob, cat = three("unseen")
    heard = len(cat.heard)
    assert ann.does(Say, text="Trust me.", to=[1]) is None
    assert len(cat.heard) == heard
    bob.does(Say, text="Well.")
    assert [said.n for said in cat.talk] == [1], "nor does it count"
    assert [said.n for said in ann.talk] == [1, 2]
    assert cat.comes().heard_words() == ["Well."]
    assert evening.table.public("en").whispers == "unseen"


def test_whispers_need_somebody_to_hear_them() -> None:
    evening, ann, _, _ = three()
    guest = evening.person("guest").comes()
    assert ann.does(Say, text="Psst", to=[0]) == ann.does(Say, text="Psst", to=[]) == "nobody_there"
    assert ann.does(Say, text="Psst", to=[5]) == "no_such_seat"
    assert guest.does(Say, text="Psst") == "gallery_silent"
    none = dealt(people=2, whispers="none").person("ann")
    assert none.does(Say, text="Psst", to=[1]) == "no_whispers"


def test_a_game_without_private_talk_has_no_whispers() -> None:
    silent = kind("hofverrat")._replace(name="silent", whispers=False)
    known["silent"] = silent
    try:
        evening = seated("silent", people=2)
        ann = evening.person("ann")
        assert ann.known["table"].whispers == "none"
        assert ann.does(Configure, whispers="seen") == "no_private_talk"
        assert ann.does(Say, text="Psst", to=[1]) == "no_private_talk"
    finally:
        del known["silent"]


def test_a_phrase_arrives_in_each_readers_language() -> None:
    _, ann, bob, _ = three()
    assert ann.does(Say, phrase="trust", about=2) is None
    assert ann.heard_words() == ["I trust Cat."]
    assert bob.heard_words() == ["Ich vertraue Cat."]
    assert bob.talk[0].phrase == "trust"


def test_what_is_no_phrase_is_not_said() -> None:
    _, ann, _, _ = three()
    assert ann.does(Say, phrase="trust") == "about"
    assert ann.does(Say, phrase="nonsense") == "phrase"
    assert ann.does(Say, phrase="yes", text="Yes") == ann.does(Say) == ann.does(Say, text=" ") == "say_what"
    assert ann.does(Say, phrase="trust", about=5) == "no_such_seat"
    assert all(set(words) == {"en", "de"} for words in PHRASES.values())


def test_a_table_of_phrases_knows_no_free_words() -> None:
    ann = dealt(people=2, words="phrases").person("ann")
    assert ann.does(Say, text="Hello") == "phrases_only"
    assert ann.does(Say, phrase="hello") is None


def test_muting_is_told_to_both_and_heard_by_one() -> None:
    _, ann, bob, cat = three()
    assert ann.does(Mute, seat=1, on=True) is None
    assert ann.heard_words() == ["You no longer hear Bob; Bob knows."]
    assert bob.heard_words() == ["Ann hört dich nicht mehr."]
    assert cat.heard_words() == []
    assert ann.known["you"].muted == [1]
    bob.does(Say, text="Lies!")
    assert (ann.talk[-1].text, ann.talk[-1].muted) == (None, True)
    assert cat.heard_words() == ["Lies!"]
    assert ann.does(Mute, seat=1, on=False) is None
    assert bob.heard_words()[-1] == "Ann hört dich wieder."
    assert ann.does(Mute, seat=0, on=True) == "nobody_to_mute"


def test_the_host_takes_words_off_the_table() -> None:
    _, ann, bob, cat = three("unseen")
    bob.does(Say, text="Only for you.", to=[2])
    bob.does(Say, text="Something rude.")
    assert bob.does(Remove, message=1) == "not_host"
    assert ann.does(Remove, message=1) is None, "the first that the host has heard"
    assert cat.heard_words() == ["Only for you.", None]
    assert cat.talk[1].removed
    assert ann.does(Remove, message=1) == ann.does(Remove, message=2) == "no_message"


def test_notes_are_ones_own() -> None:
    evening, ann, bob, _ = three()
    heard = len(bob.heard)
    assert ann.does(Note, text="Bob lies.") is None
    assert ann.known["you"].note == "Bob lies."
    assert len(bob.heard) == heard
    evening.restarts()
    assert ann.known["you"].note == "Bob lies."


# Those who watch


def test_the_gallery_sees_no_hand_unless_a_player_shows_it() -> None:
    evening, ann, bob, _ = three()
    guest = evening.person("guest").comes()
    assert guest.known["view"]["you"] is None
    assert ann.known["table"].watchers == 1
    assert guest.does(Watch, seat=0) == "not_shown"
    assert ann.does(Show, on=True) is None
    assert guest.does(Watch, seat=0) is None
    assert guest.known["view"] == ann.known["view"]
    assert guest.known["question"] is None
    assert bob.does(Watch, seat=0) == "seated"
    assert ann.does(Show, on=False) is None
    assert guest.known["view"]["you"] is None
