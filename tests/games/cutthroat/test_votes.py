"""Votes (C-VOTE), the starting vote and the Alms."""

from tests import untyped
from tests.games.cutthroat.play import offers, pass_all, play, told
from tests.games.cutthroat.table import ANN, BOB, CAT, DAN, table
from tests.rules import rule

import courtier
from courtier.games.cutthroat.court import Court

RING = "three_rivers Ann mb | nyghtwald Bob b mr | hanging_tongue | marrow Cat mg | {} | ashfen Dan mr"
HOUSES = "Ann brom, Bob slaine, Cat crone, Dan tyber"


def vote(event: str = "E04", place: str = "crownfall", **said: object) -> Court:
    """Ann draws an event that is voted on."""
    said.setdefault("coins", {"Ann": 1, "Bob": 9, "Cat": 9, "Dan": 9})
    game = table(RING.format(place), houses=HOUSES, uses={"venom": 0, "eye": 0}, events=f"{event}, E10, E14", **said)
    play(game, "Ann end")
    return game


@rule("C-VOTE-1", "C-VOTE-13", "C-EVENT-E04", "C-VOTE-16", "C-DEC-4")
def test_proposals_go_round_from_the_active_player() -> None:
    game = vote()
    play(game, "Ann place 1; Bob place 0; Cat pass; Dan pass")
    assert game.asking.name() == "ballot"
    assert game.dump()["proposals"][:2] != [None, None]


@rule("C-VOTE-3", "C-VOTE-4", "C-VOTE-5", "C-VOTE-7", "C-VOTE-17", "C-VOTE-9")
def test_the_poorest_has_an_extra_vote_and_most_votes_win() -> None:
    game = vote()
    play(game, "Ann place 1; Bob place 0; Cat pass; Dan pass")
    play(game, "Ann ballot Ann; Bob ballot Bob; Cat ballot Ann; Dan ballot Bob")
    assert told(game, "vote_won")
    assert game.dump()["plagued"][1]  # 3 against 2


def test_a_ballot_names_what_is_proposed_and_by_whom() -> None:
    game = vote()
    play(game, "Ann place 1; Bob place 0; Cat pass; Dan pass")
    choices = courtier.prompt(courtier.view(game, BOB), "en", ["Ann", "Bob", "Cat", "Dan"])["choices"]
    assert [choice["parts"] for choice in choices] == [["Nyghtwald (by Ann)"], ["Three Rivers (by yourself)"]]


@rule("C-VOTE-9", "C-VOTE-11")
def test_a_tie_decides_nothing() -> None:
    game = vote(coins={"Ann": 9, "Bob": 9, "Cat": 9, "Dan": 9})
    play(game, "Ann place 1; Bob place 0; Cat pass; Dan pass")
    play(game, "Ann ballot Ann; Bob ballot Bob; Cat ballot Ann; Dan ballot Bob")
    assert told(game, "vote_undecided")
    assert not any(game.dump()["plagued"])


@rule("C-VOTE-10")
def test_no_proposal_decides_nothing() -> None:
    game = vote()
    play(game, "Ann pass; Bob pass; Cat pass; Dan pass")
    assert told(game, "vote_undecided")


@rule("C-VOTE-15", "C/A-104")
def test_a_single_proposal_wins_without_a_ballot() -> None:
    game = vote()
    play(game, "Ann pass; Bob place 0; Cat pass; Dan pass")
    assert game.dump()["plagued"][0]


@rule("C-VOTE-13", "C/A-104")
def test_equal_proposals_count_as_one() -> None:
    game = vote()
    play(game, "Ann place 1; Bob place 1; Cat place 1; Dan pass")
    assert game.dump()["plagued"][1]  # one proposal: no ballot


@rule("C-VOTE-6", "C-VOTE-7", "C-VOTE-8")
def test_a_vote_is_sealed_and_cannot_be_changed() -> None:
    game = vote()
    play(game, "Ann place 1; Bob place 0; Cat pass; Dan pass; Ann ballot Ann")
    assert ANN not in game.actors()
    assert untyped.view(game, BOB)["asked"] == [{"seat": seat, "question": "ballot"} for seat in (ANN, BOB, CAT, DAN)]


@rule("C-TERR-9", "C-VOTE-17")
def test_a_healthy_crownfall_gives_a_vote_more() -> None:
    game = vote(place="crownfall Bob y", coins={"Ann": 9, "Bob": 9, "Cat": 9, "Dan": 1})
    play(game, "Ann place 1; Bob place 0; Cat pass; Dan pass")
    opened = next(each for each in game.news if each.row.name == "ballot_opened")
    assert untyped.glimpse(opened, None)["votes"] == [1, 2, 1, 2]


@rule("C-VOTE-14", "C-HIRE-ORATOR-1", "C-HIRE-ORATOR-2", "C-DEC-29")
def test_an_orator_adds_two_votes() -> None:
    game = vote(hands={"Bob": "orator"})
    play(game, "Ann place 1; Bob place 0; Cat pass; Dan pass")
    assert game.actors() == [BOB]
    play(game, "Bob play_orator")
    pass_all(game)
    opened = next(each for each in game.news if each.row.name == "ballot_opened")
    assert untyped.glimpse(opened, None)["votes"] == [2, 3, 1, 1]


@rule("C-VOTE-14", "C-DEC-1")
def test_who_has_a_hireling_back_is_asked_for_an_orator() -> None:
    game = vote(hands={"Cat": "spy"})
    play(game, "Ann place 1; Bob place 0; Cat pass; Dan pass")
    assert game.actors() == [CAT]
    assert not offers(game, "Cat", "play_orator")


# The Alms


@rule("C-ALMS-1", "C-ALMS-2", "C-ALMS-3", "C-EVENT-E02")
def test_the_alms_are_shared_out_as_the_winning_proposal_says() -> None:
    game = vote("E02", coins={})
    play(game, "Ann amount 12; Bob pass; Cat pass; Dan pass")
    assert game.dump()["coins"] == [12, 0, 0, 0]


@rule("C-ALMS-3", "C-DEC-2")
def test_a_proposal_is_made_seat_by_seat_and_the_last_gets_the_rest() -> None:
    game = vote("E02", coins={})
    play(game, "Ann amount 3; Ann amount 4; Ann amount 1; Bob pass; Cat pass; Dan pass")
    assert game.dump()["coins"] == [3, 4, 1, 4]


@rule("C-ALMS-2", "C-VOTE-9")
def test_on_a_tie_the_alms_go_back() -> None:
    game = vote("E02", coins={})
    play(game, "Ann amount 12; Bob amount 12; Cat pass; Dan pass")
    play(game, "Ann ballot Ann; Bob ballot Bob; Cat ballot Ann; Dan ballot Bob")
    assert game.dump()["coins"] == [0, 0, 0, 0]


@rule("C-EVENT-E18", "C-EVENT-E20", "C-VOTE-12")
def test_the_peoples_champion_takes_three_coins_and_a_hireling() -> None:
    ring = RING.format("crownfall Eve mg") + " | stonehold"
    game = table(
        ring, houses=HOUSES + ", Eve dravanof", uses={"venom": 0, "eye": 0, "death": 0}, events="E20, E10, E14"
    )
    play(game, "Ann end; Ann seat Cat; Bob pass; Cat pass; Dan pass; Eve pass")
    assert game.dump()["coins"][CAT] == 3
    assert len(game.dump()["hands"][CAT]) == 1
    game = table(
        ring, houses=HOUSES + ", Eve dravanof", uses={"venom": 0, "eye": 0, "death": 0}, events="E18, E10, E14"
    )
    play(game, "Ann end; Ann place 2; Bob pass; Cat pass; Dan pass; Eve pass")
    assert game.dump()["plagued"][2]
