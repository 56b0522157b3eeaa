"""A campaign at the table: games that are won together, played as rematches in the same seats."""

import msgspec
import pytest
from tests.rules import rule
from tests.table.evening import Evening, asked, dealt, seated
from tests.table.whims import sensible

from courtier.core.record import Record
from courtier.games.duhr.campaign import CAMPAIGN
from courtier.games.duhr.court import Court
from courtier.games.duhr.figures import began
from courtier.laws.cases import Luck
from courtier.table.commands import Configure, Leave, Rematch
from courtier.table.messages import CampaignInfo, Refuse
from courtier.table.table import Table


def played_out(evening: Evening, seed: int) -> list[int]:
    """The totals of the game."""
    luck = Luck(seed)
    while evening.table.state.phase == "play":
        people = asked(evening)
        if people:
            sensible(luck.choice(people), luck)
        else:
            evening.passes(3)
    scores: list[int] = evening.person("ann").known["view"]["result"]["scores"]
    return scores


def shown(evening: Evening, visitor: str) -> CampaignInfo | None:
    info: CampaignInfo | None = evening.person(visitor).known["table"].campaign
    return info


def standings(evening: Evening) -> CampaignInfo:
    info = shown(evening, "ann")
    assert info is not None
    return info


def names(evening: Evening) -> list[str]:
    return [seat.name for seat in evening.person("ann").known["table"].seats]


def first_player(evening: Evening) -> int:
    match = evening.table.state.match
    assert match is not None
    assert isinstance(match.game, Court)
    return began(match.game)


def record(evening: Evening) -> Record:
    text = evening.table.record()
    assert text is not None
    return Record.parse(text)


def all_want_more(evening: Evening) -> None:
    for visitor in ("ann", "bob"):
        assert evening.person(visitor).does(Rematch) is None
    assert evening.table.state.phase == "play"


# Before the deal


@rule("D-CAMP-1")
def test_the_host_chooses_a_campaign_before_the_deal() -> None:
    evening = seated("duhr", people=2, bots=2)
    ann, bob = evening.person("ann"), evening.person("bob")
    assert shown(evening, "bob") is None
    assert bob.does(Configure, campaign=True) == "not_host"
    assert ann.does(Configure, campaign=True) is None
    assert shown(evening, "bob") == CampaignInfo(games=3)
    assert ann.does(Configure, campaign=False) is None
    assert shown(evening, "bob") is None
    assert dealt("duhr", people=2, bots=2).person("ann").does(Configure, campaign=True) == "dealt"


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Hof-Verrat is not played as a campaign: each game is won on its own."),
        ("de", "Hof-Verrat wird nicht als Kampagne gespielt: Jede Partie wird für sich gewonnen."),
    ],
)
def test_a_game_without_campaigns_says_so(lang: str, sentence: str) -> None:
    evening = Evening("hofverrat")
    ann = evening.person("ann", lang).comes()
    before = evening.table.dump()
    assert ann.does(Configure, campaign=True, title="Ours") == "no_campaign"
    refused = ann.last()
    assert isinstance(refused, Refuse)
    assert refused.text == sentence
    assert evening.table.dump() == before
    assert ann.does(Configure, campaign=False) is None


# Game after game


@rule("D-CAMP-1", "D/A-46")
def test_three_games_in_the_same_seats_are_won_together() -> None:
    evening = dealt("duhr", people=2, bots=2, campaign=True)
    sitting = names(evening)
    totals: list[list[int]] = []
    firsts: list[int] = []
    for number in (1, 2, 3):
        assert standings(evening).totals == totals
        assert standings(evening).winners == []
        before = totals
        totals = [*before, played_out(evening, number)]
        firsts.append(first_player(evening))
        assert standings(evening).totals == totals
        assert standings(evening).sums == CAMPAIGN.sums(totals)
        assert record(evening).header["campaign"] == before
        assert names(evening) == sitting
        if number < 3:
            all_want_more(evening)
    assert firsts == [(firsts[0] + later) % 4 for later in range(3)]
    assert standings(evening).winners == CAMPAIGN.winners(totals)
    assert evening.folded().dump() == evening.table.dump()


@rule("D-CAMP-1")
def test_after_the_last_game_a_new_campaign_begins() -> None:
    evening = dealt("duhr", people=2, bots=2, campaign=True)
    firsts = []
    for number in (1, 2, 3):
        played_out(evening, number)
        firsts.append(first_player(evening))
        all_want_more(evening)
    assert evening.person("bob").known["table"].match == 4
    assert standings(evening) == CampaignInfo(games=3)
    scores = played_out(evening, 4)
    assert standings(evening).totals == [scores]
    assert first_player(evening) == (firsts[-1] + 1) % 4


def test_without_a_campaign_the_next_player_begins_too() -> None:
    evening = dealt("duhr", people=2, bots=2)
    played_out(evening, 1)
    first = first_player(evening)
    sitting = names(evening)
    all_want_more(evening)
    played_out(evening, 2)
    assert names(evening) == sitting
    assert first_player(evening) == (first + 1) % 4


@rule("D-CAMP-1")
def test_a_campaign_outlives_a_restart_and_who_leaves() -> None:
    evening = dealt("duhr", people=2, bots=2, campaign=True)
    first = played_out(evening, 1)
    evening.restarts()
    assert standings(evening).totals == [first]
    assert evening.person("ann").does(Rematch) is None
    assert evening.person("bob").does(Leave) is None
    assert evening.person("ann").known["table"].match == 2
    evening.restarts(evening.folded())
    assert standings(evening).sums == first
    second = played_out(evening, 2)
    again = Table.load(msgspec.json.decode(msgspec.json.encode(evening.table.dump()))).public("de").campaign
    assert again == CampaignInfo(3, [first, second], CAMPAIGN.sums([first, second]))


def test_games_that_are_no_campaign_leave_no_totals() -> None:
    evening = dealt("duhr", people=2, bots=2)
    played_out(evening, 1)
    assert shown(evening, "ann") is None
    assert "campaign" not in record(evening).header
