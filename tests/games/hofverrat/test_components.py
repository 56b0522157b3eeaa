"""H-COMP: the cards."""

from collections import Counter

from tests.games.hofverrat.play import GALLERY, each_count, finished, lay, load, new, renamed, seen, sight, unlike
from tests.games.hofverrat.table import ANN, CAT, DARK, DECK, FAMILIES, LIGHT, table
from tests.rules import rule

import courtier

PER_FAMILY = {"ordinary": 4, "noble": 4, "spy": 2, "assassin": 2, "guard": 3}


def whole_deck(seats: int) -> list[str]:
    data = new(seats, seed=1).dump()
    cards: list[str] = data["box"] + data["pile"]
    return cards + [card for hand in data["hands"] for card in hand]


@rule("H-COMP-1", "H-COMP-2", "H-COMP-3")
@each_count
def test_ninety_cards_are_six_families_of_fifteen(seats: int) -> None:
    deck = whole_deck(seats)
    assert len(deck) == 90
    for family in ("butterfly", "toad", "nightingale", "hare", "stag", "carp"):
        roles = Counter(card.removeprefix(f"{family}.") for card in deck if card.startswith(f"{family}."))
        assert roles == PER_FAMILY
    assert Counter(deck) == Counter(DECK), "the tests' own deck agrees"


@rule("H-COMP-4", "H-COMP-9")
def test_a_card_has_one_family_and_at_most_one_of_four_roles() -> None:
    families, roles = zip(*(card.split(".") for card in whole_deck(5)), strict=True)
    assert set(families) == set(FAMILIES)
    assert set(roles) - {"ordinary"} == {"noble", "spy", "assassin", "guard"}


@rule("H-COMP-9")
def test_all_see_the_role_of_a_card_laid_face_up() -> None:
    game = table("Ann: carp g, hare o, stag n | Bob | Cat")
    lay(game, "carp g", "above")
    lay(game, "hare o", "Ann")
    lay(game, "stag n", "Cat")
    for seat in (GALLERY, ANN, CAT):
        assert seen(game, "table:above", seat) == ["carp.guard"]
        assert seen(game, "district@0", seat) == ["hare.ordinary"], "no symbol, no role"
        assert seen(game, "district@2", seat) == ["stag.noble"]


@rule("H-COMP-5")
@each_count
def test_all_backs_are_alike(seats: int) -> None:
    game = new(seats, seed=2)
    for seat in (GALLERY, *range(seats)):
        twin = unlike(game, seat, seed=3)
        assert twin.dump()["pile"] != game.dump()["pile"]
        assert sight(twin, seat) == sight(game, seat)


@rule("H-COMP-6")
@each_count
def test_there_are_ten_light_and_ten_dark_missions_each_once(seats: int) -> None:
    missions = new(seats, seed=1).dump()["missions"]
    assert sorted(missions) == sorted([f"{colour}{number}" for colour in "LD" for number in range(1, 11)])
    assert sorted(missions) == sorted(LIGHT + DARK), "the tests' own list agrees"


@rule("H-COMP-7")
def test_three_families_lie_on_either_side_of_the_queen() -> None:
    columns = list(courtier.view(new(3, seed=1), GALLERY)["more"]["standing"])
    assert columns[:3] == ["butterfly", "toad", "nightingale"]
    assert columns[3:] == ["hare", "stag", "carp"]


@rule("H-COMP-8")
@each_count
def test_families_can_change_names(seats: int) -> None:
    for seed in range(10):
        game = finished(seats, seed)
        others = {family: FAMILIES[(place + 1) % 6] for place, family in enumerate(FAMILIES)}
        names = {card: f"{others[card.split('.')[0]]}.{card.split('.')[1]}" for card in DECK}
        missions = {
            f"{colour}{number + 1}": f"{colour}{(number + 1) % 6 + 1}" for colour in "LD" for number in range(6)
        }
        twin = load(renamed(game.dump(), names | missions))
        assert twin.scores() == game.scores()
        assert twin.winners() == game.winners()
