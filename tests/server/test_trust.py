"""docs/trust.md: each sentence of its lists has a test, here or elsewhere."""

import re
from pathlib import Path

import pytest
from tests.server.serving import Serving, deal, seat_two, serving
from tests.table.evening import dealt, seated
from tests.table.test_takeover import redeems

from courtier.server.command import announce
from courtier.table.commands import Note, Order, Remove, Say, SeatBot, Sit

ROOT = Path(__file__).parents[2]
TABLE, SERVER = "tests/table", "tests/server"
TAKEOVER, SEATS, TALK = f"{TABLE}/test_takeover.py", f"{TABLE}/test_seats.py", f"{TABLE}/test_talk.py"
PLAY, END, CLOCKS = f"{TABLE}/test_play.py", f"{TABLE}/test_end.py", f"{TABLE}/test_clocks.py"
OFFERS = f"{TABLE}/test_offers.py"
WIRE = f"{SERVER}/test_takeover.py"
GUARD, HERE, SECRETS = f"{SERVER}/test_guard.py", f"{SERVER}/test_trust.py", f"{TABLE}/test_secrets.py"

# The first words of each sentence, and the tests that show it.
SHOWN_BY: dict[str, list[tuple[str, str]]] = {
    "The host cannot see another player's cards": [
        (SECRETS, "test_two_worlds_that_look_alike_are_told_alike"),
        (TAKEOVER, "test_a_host_cannot_read_the_hand_of_somebody_who_is_here"),
        (WIRE, "test_no_request_gives_a_host_the_hand_of_somebody_who_is_here"),
    ],
    "The host cannot send anybody away": [(TAKEOVER, "test_a_host_cannot_read_the_hand_of_somebody_who_is_here")],
    "The host cannot give the seat": [
        (WIRE, "test_no_request_gives_a_host_the_hand_of_somebody_who_is_here"),
        (TAKEOVER, "test_nor_of_somebody_who_left_the_seat_to_a_steward_and_looks_on"),
    ],
    "The host can call a steward only": [
        (SEATS, "test_a_steward_plays_for_whom_the_host_entrusts_to_it_until_they_are_back"),
        (TAKEOVER, "test_who_comes_back_keeps_the_seat_whoever_wanted_it"),
        (WIRE, "test_who_comes_back_in_time_keeps_the_seat"),
    ],
    "The host can ask for a new person": [
        (TAKEOVER, "test_nor_of_somebody_who_is_away_unless_all_others_agree"),
        (WIRE, "test_the_seat_of_somebody_who_is_away_needs_the_others_and_a_new_name"),
        (TAKEOVER, "test_a_bots_seat_needs_everybody_and_a_table_of_bots_needs_nobody_else"),
    ],
    "If the host is the only other person": [
        (TAKEOVER, "test_a_host_who_is_the_only_other_person_gets_a_steward_instead")
    ],
    "The host cannot change options": [
        (SEATS, "test_cards_are_dealt_when_all_sit_and_all_are_ready"),
        (HERE, "test_seats_and_bots_are_settled_with_the_deal"),
    ],
    "The host can take a message off": [
        (TALK, "test_the_host_takes_words_off_the_table"),
        (HERE, "test_a_host_neither_reads_nor_removes_whispers_of_others"),
    ],
    "The host cannot read whispers": [(HERE, "test_a_host_neither_reads_nor_removes_whispers_of_others")],
    "Before the deal the host can free a seat": [
        (SEATS, "test_the_host_lets_bots_sit_orders_seats_and_removes_people"),
        (SEATS, "test_who_may_no_longer_watch_is_shown_out"),
        (HERE, "test_a_code_seats_somebody_only_at_a_listed_table_before_the_deal"),
    ],
    "The host cannot choose or foresee the cards": [
        (END, "test_the_seed_is_committed_to_before_the_deal_and_mixed_with_everybodys_chance")
    ],
    "A player sees their own cards": [
        (SECRETS, "test_two_worlds_that_look_alike_are_told_alike"),
        (PLAY, "test_sealed_answers_are_told_to_nobody_until_all_are_in"),
    ],
    "A player can hand over their own seat": [(SEATS, "test_a_seat_is_handed_over_by_its_owner_with_all_it_knows")],
    "A newcomer cannot bear the name": [
        (TAKEOVER, "test_a_newcomer_is_named_before_seeing_a_card_and_never_bears_the_old_name"),
        (TAKEOVER, "test_names_that_look_alike_or_cannot_be_seen_are_refused"),
    ],
    "A newcomer does not read whispers": [
        (HERE, "test_a_newcomer_reads_neither_whispers_nor_notes_of_the_player_before")
    ],
    "A player cannot answer for another": [
        (PLAY, "test_answers_out_of_turn_too_late_and_out_of_the_rules_change_nothing"),
        (PLAY, "test_one_who_does_not_agree_is_enough_and_a_move_settles_it"),
    ],
    "A player who was away, late or held": [
        (CLOCKS, "test_who_is_away_is_not_waited_for_once_late"),
        (SEATS, "test_who_resigns_does_not_come_back_and_the_game_goes_on"),
    ],
    "A player who mutes somebody": [(TALK, "test_muting_is_told_to_both_and_heard_by_one")],
    "Nobody but its parties learns of an offer": [
        (OFFERS, "test_an_offer_is_seen_by_its_parties_alone"),
        (f"{TABLE}/test_public_offers.py", "test_everybody_reads_an_offer_and_the_free_words_of_a_deal"),
    ],
    "A deal that cannot be made tells nobody": [
        (OFFERS, "test_bad_input_is_refused_by_name_and_changes_nothing"),
        ("tests/deals/test_binding.py", "test_a_reason_speaks_of_the_readers_own_side_alone"),
    ],
    "A standing order is known to its owner": [
        (OFFERS, "test_a_standing_order_is_its_owners_secret"),
        (f"{TABLE}/test_standing_orders.py", "test_an_order_answers_alike_whatever_the_hand"),
    ],
    "A window that closes before its time": [
        (f"{TABLE}/test_takebacks.py", "test_a_silent_seat_is_not_told_from_one_that_continued"),
        (f"{TABLE}/test_takebacks.py", "test_nobody_learns_who_continued"),
    ],
    "A spectator sees what lies open": [(TALK, "test_the_gallery_sees_no_hand_unless_a_player_shows_it")],
    "A spectator cannot speak": [(HERE, "test_who_watches_is_silent_while_a_game_is_played")],
    "At a table where nobody watches": [(SEATS, "test_a_closed_table_wants_an_invitation")],
    "After the end everybody who may watch": [
        (END, "test_the_replay_shows_every_answer_as_each_saw_it_or_all_open"),
        (END, "test_after_the_end_one_may_look_over_any_shoulder"),
    ],
    "What a bot says after the end": [
        (f"{SERVER}/test_reviews.py", "test_a_review_is_for_oneself_until_it_is_shared"),
        (WIRE, "test_after_the_end_a_host_does_not_read_what_a_bot_says_of_somebody_elses_play"),
    ],
    "Nobody can act for you without": [
        (GUARD, "test_a_line_without_a_cookie_is_refused"),
        (GUARD, "test_a_stolen_ticket_opens_nothing"),
    ],
    "A page of another site": [
        (GUARD, "test_lines_from_other_pages_are_refused"),
        (GUARD, "test_requests_from_other_pages_change_nothing"),
    ],
    "An invitation works once": [
        (GUARD, "test_a_stolen_link_opens_nothing_once_it_was_used"),
        (GUARD, "test_tokens_are_kept_as_hashes_only"),
    ],
    "A code, or the group's link that holds it, lets somebody find a table": [
        (HERE, "test_a_code_seats_somebody_only_at_a_listed_table_before_the_deal")
    ],
    "Without https": [(HERE, "test_who_opens_the_server_without_https_to_others_is_warned")],
    "Silent, slow and chatty connections": [
        (f"{SERVER}/test_connections.py", "test_a_share_is_kept_for_people_who_sit_at_a_table"),
        (f"{SERVER}/test_connections.py", "test_heads_bodies_and_hellos_have_their_time"),
        (f"{SERVER}/test_connections.py", "test_every_frame_counts_whatever_it_holds"),
        (GUARD, "test_pages_and_files_have_a_pace_and_people_at_tables_go_on"),
        ("tests/load/test_fuzz.py", "test_a_short_run_finds_no_fault"),
    ],
    "Whoever runs the server": [(HERE, "test_whoever_has_the_data_can_read_them")],
    "The server cannot exchange the shuffle": [
        ("tests/web/test_modules.py", "test_a_changed_record_is_noticed"),
        (END, "test_a_tables_record_is_verified_by_the_command"),
    ],
    "The record says who played each seat": [
        (CLOCKS, "test_the_record_says_who_played"),
        (TAKEOVER, "test_the_record_tells_of_a_takeover"),
    ],
    "The data are readable": [("tests/store/test_writer.py", "test_nobody_else_on_this_machine_reads_the_data")],
    "The log holds no words": [
        (GUARD, "test_the_log_says_nothing_of_what_was_said"),
        (f"{SERVER}/test_secrets.py", "test_canaries_stay_where_they_belong"),
    ],
    "The server says that a move is done": [
        (f"{SERVER}/test_evening.py", "test_a_move_that_is_not_kept_is_seen_by_nobody"),
        (f"{SERVER}/test_faults.py", "test_a_full_disk_is_told_to_everybody_and_by_health"),
    ],
}


def sentences() -> list[str]:
    text = (ROOT / "docs/trust.md").read_text(encoding="utf-8")
    return [" ".join(each.split()) for each in re.findall(r"^- (.*(?:\n  .*)*)", text, re.MULTILINE)]


def test_each_sentence_has_its_tests() -> None:
    untested = [each for each in sentences() if not any(each.startswith(start) for start in SHOWN_BY)]
    assert untested == []
    unsaid = [start for start in SHOWN_BY if not any(each.startswith(start) for each in sentences())]
    assert unsaid == []


def test_the_tests_that_are_named_exist() -> None:
    for tests in SHOWN_BY.values():
        for file, name in tests:
            assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8"), f"{file}::{name}"


# The sentences that nothing else shows


def test_seats_and_bots_are_settled_with_the_deal() -> None:
    evening = dealt(people=2, bots=1)
    ann = evening.person("ann")
    assert ann.does(SeatBot, seat=2, level="greedy") == "dealt"
    assert ann.does(SeatBot, seat=2, level=None) == "dealt"
    assert ann.does(Order, seats=[1, 0, 2]) == "dealt"


def test_a_host_neither_reads_nor_removes_whispers_of_others() -> None:
    evening = dealt(people=3, whispers="seen")
    ann, bob = evening.person("ann"), evening.person("bob")
    assert bob.does(Say, text="Not a word to Ann.", to=[2]) is None
    assert ann.heard_words() == [None]
    assert ann.does(Remove, message=ann.talk[0].message) == "no_message"
    assert evening.person("cat").heard_words() == ["Not a word to Ann."]


def test_a_newcomer_reads_neither_whispers_nor_notes_of_the_player_before() -> None:
    evening = dealt(people=3, whispers="seen")
    ann, bob, guest = evening.person("ann"), evening.person("bob"), evening.person("guest").comes()
    assert ann.does(Say, text="Between us.", to=[1]) is None
    assert bob.does(Note, text="trust nobody") is None
    assert redeems(guest, 1, "bob") is None
    assert guest.known["you"].seat == 1
    assert guest.heard_words() == [None]
    assert guest.known["you"].note == ""


def test_who_watches_is_silent_while_a_game_is_played() -> None:
    before, during = seated(people=2).person("guest").comes(), dealt(people=2).person("guest").comes()
    assert before.does(Say, text="Good luck!") is None
    assert during.does(Say, text="She has the spy!") == "gallery_silent"


def test_a_code_seats_somebody_only_at_a_listed_table_before_the_deal(server: Serving) -> None:
    ann, eve = server.person(), server.person()
    listed, closed = ann.new_table(setup={"listed": True}), ann.new_table(setup={"link": False})
    assert eve.come(closed).ask("sit", name="Eve")["code"] == "invitation"
    assert eve.come(listed).ask("sit", name="Eve")["is"] == "update"
    shared = ann.new_table()
    host, guest = ann.come(shared), eve.come(shared)
    host.ask("configure", link=False)
    assert guest.ask("sit", name="Eve")["code"] == "invitation"
    host.ask("configure", link=True)
    assert guest.ask("sit", name="Eve")["is"] == "update"
    _, _, first, second, code = seat_two(server)
    deal(first, second)
    assert eve.come(code).ask("sit", name="Eve")["code"] == "dealt"


def test_who_opens_the_server_without_https_to_others_is_warned(capsys: pytest.CaptureFixture[str]) -> None:
    announce("http://192.0.2.7:8000", "http://192.0.2.7:8000", open_page=False)
    assert "whoever shares the network can read along" in capsys.readouterr().out
    announce("https://games.example.org", "https://games.example.org", open_page=False)
    assert "read along" not in capsys.readouterr().out


def test_whoever_has_the_data_can_read_them(tmp_path: Path) -> None:
    """That is no feature; it is what people have to know."""
    with serving(tmp_path) as server:
        _, _, first, _, _ = seat_two(server)
        first.ask("say", text="a word between us")
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("courtier.db*"))
    assert b"a word between us" in kept


def test_a_newcomers_name_is_checked_before_anything_is_used_up() -> None:
    evening = dealt(people=2)
    guest = evening.person("guest").comes()
    lines = len(evening.log)
    assert redeems(guest, 1, "bob", "Bob") == "newcomer_name"
    assert len(evening.log) == lines
    assert guest.does(Sit, name="Gwen") == "dealt"
