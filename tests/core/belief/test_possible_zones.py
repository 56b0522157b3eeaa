"""What a seat may conclude about where single cards lie."""

from courtier.core.belief.possible_zones import ANY_KIND, PossibleZones

RED, BLUE, GREEN = 0, 1, 2
HAND, OTHER, DECK, DISCARD = 0, 1, 2, 3


def in_deck(*kinds: int) -> PossibleZones:
    return PossibleZones(list(kinds), [1 << DECK] * len(kinds))


def zones_of(cards: PossibleZones, kind: int) -> list[set[int]]:
    """By copy of a kind, the zones in which it may lie."""
    found = [cards.zones[card] for card in range(len(cards.kinds)) if cards.kinds[card] == kind]
    return [{zone for zone in range(4) if zones >> zone & 1} for zones in found]


def test_after_an_unseen_draw_any_card_of_the_deck_may_be_in_the_hand() -> None:
    cards = in_deck(RED, BLUE)
    cards.moved_unseen(DECK, HAND)
    assert zones_of(cards, RED) == zones_of(cards, BLUE) == [{DECK, HAND}]


def test_an_unseen_card_of_some_kinds_is_none_of_the_others() -> None:
    cards = in_deck(RED, BLUE)
    cards.moved_unseen(DECK, HAND, 1 << RED)
    assert zones_of(cards, RED) == [{DECK, HAND}]
    assert zones_of(cards, BLUE) == [{DECK}]


def test_one_of_equal_cards_is_seen_to_go_and_the_others_may_lie_where_any_could() -> None:
    cards = PossibleZones([RED, RED, RED], [1 << HAND | 1 << DECK, 1 << HAND, 1 << DISCARD])
    cards.moved_seen(RED, HAND, OTHER)
    assert zones_of(cards, RED) == [{OTHER}, {HAND, DECK}, {DISCARD}]


def test_a_whole_zone_goes() -> None:
    cards = PossibleZones([RED, BLUE], [1 << HAND | 1 << DECK, 1 << HAND])
    cards.all_moved(HAND, DISCARD, 1 << RED)
    assert zones_of(cards, RED) == [{DISCARD, DECK}]
    assert zones_of(cards, BLUE) == [{HAND}]


def test_a_shown_hand_holds_these_cards_and_no_others() -> None:
    cards = PossibleZones([RED, RED, BLUE, GREEN], [1 << HAND | 1 << DECK] * 4)
    cards.holds_exactly(HAND, [RED, GREEN])
    assert zones_of(cards, RED) == [{HAND}, {DECK}]
    assert zones_of(cards, BLUE) == [{DECK}]
    assert zones_of(cards, GREEN) == [{HAND}]


def test_one_more_card_of_a_kind_is_known_to_lie_there() -> None:
    cards = PossibleZones([RED, RED], [1 << HAND | 1 << DECK] * 2)
    cards.holds_at_least(HAND, RED)
    cards.holds_at_least(HAND, RED)
    assert zones_of(cards, RED) == [{HAND}, {HAND, DECK}]
    cards.holds_at_least(HAND, RED, 2)
    assert zones_of(cards, RED) == [{HAND}, {HAND}]


def test_a_zone_without_some_kinds() -> None:
    cards = PossibleZones([RED, BLUE], [1 << HAND | 1 << DECK] * 2)
    cards.rule_out(HAND, 1 << RED)
    assert zones_of(cards, RED) == [{DECK}]
    cards.rule_out(HAND)
    assert zones_of(cards, BLUE) == [{DECK}]


def facts_of(cards: PossibleZones) -> list[tuple[int, int]]:
    return [(fact.kinds, fact.zones) for fact in cards.facts]


def test_a_fact_follows_cards_that_may_have_moved() -> None:
    cards = in_deck(RED, BLUE, GREEN)
    cards.holds_one_of(HAND, 1 << RED | 1 << BLUE)
    cards.moved_unseen(HAND, OTHER, 1 << GREEN)
    assert facts_of(cards) == [(1 << RED | 1 << BLUE, 1 << HAND)]
    cards.moved_unseen(HAND, OTHER)
    assert facts_of(cards) == [(1 << RED | 1 << BLUE, 1 << HAND | 1 << OTHER)]
    cards.rule_out(OTHER, 1 << RED | 1 << BLUE)
    cards.all_moved(HAND, DISCARD)
    assert facts_of(cards) == [(1 << RED | 1 << BLUE, 1 << DISCARD)]


def test_a_fact_goes_along_with_a_card_that_is_seen_to_go() -> None:
    cards = in_deck(RED, BLUE)
    cards.holds_one_of(HAND, 1 << RED)
    cards.moved_seen(BLUE, HAND, OTHER)
    assert facts_of(cards) == [(1 << RED, 1 << HAND)]
    cards.moved_seen(RED, HAND, OTHER)
    assert facts_of(cards) == [(1 << RED, 1 << HAND | 1 << OTHER)]


def test_facts_are_kept_once_and_forgotten_when_all_is_shown_or_they_say_too_little() -> None:
    cards = PossibleZones([RED, BLUE], [ANY_KIND] * 2)
    cards.holds_one_of(HAND, 1 << RED)
    cards.holds_one_of(HAND, 1 << RED)
    assert len(cards.facts) == 1
    cards.holds_exactly(HAND, [RED])
    assert not cards.facts
    cards.holds_one_of(HAND, 1 << RED)
    for zone in (1, 2, 3, 4):
        cards.moved_unseen(HAND, zone)
    cards.holds_one_of(HAND, 1 << BLUE)
    assert facts_of(cards) == [(1 << BLUE, 1 << HAND)]
