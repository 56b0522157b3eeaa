"""What is this game's own in the tests of words (`tests/games/words.py`)."""

from tests.games.words import Seen, Spoken

from courtier.core.registry import kind
from courtier.games.intrigue import words
from courtier.games.intrigue.cards import CARDS, COLOURS, TYPES

ENGLISH = """
    the of your you and with put puts card cards turn draw draws from pile trade trades offer offers agree deny object
    vote votes is are by hook threat favour secret pact nobody all then announce round
"""
GERMAN = """
    der die das und oder mit legt karte karten zieht von aus stapel handel handelt angebot zustimmen ablehnen einspruch
    stimmt ist sind haken drohung gefallen geheimnis pakt niemand alle danach runde du dein
"""
RARE = """
    ask_choose_payee ask_hook_choice backs_many backs_none commit_end commit_give draw_empty effect_favour eliminated
    ended_none_left ended_one_left ended_round_cap failed favour_forces fine_own follow follow_abstain follow_self
    follow_you follows_you give hand_removed hook_fell_circle none_to_offer nothing nothing_seen nothing_to_swap
    offer_nothing only_pacts only_pacts_held over_together own_empty pacts_stay pile_shuffled reason_empty_hand
    reason_out reason_pact reason_testimony shown_empty trade_stops winner you you_pay
"""  # heard in test_words_asked.py and told.py
HOUSE_RULES: Seen = {
    "backs": "open",
    "claims": True,
    "bribery": True,
    "open_discard": True,
    "open_pacts": True,
    "personal_pile_choice": True,
    "allow_abstain": True,
    "pay_with_offer": True,
    "voluntary_put_down": True,
    "elimination_timing": "end_of_round",
}


def elsewhere(lang: str) -> list[str]:
    """All that is said outside of a game."""
    texts = [name(card, lang) for card in CARDS for name in (words.card_name, words.face_name, words.card_text)]
    texts += [words.type_name(each, lang) for each in TYPES]
    texts += [words.colour_name(each, lang) for each in COLOURS]
    texts += [words.expectation(0.5, lang), words.expectation_scale(lang)]
    return [*texts, *[opening(lang, seat) for seat in range(2)]]


def opening(lang: str, seat: int) -> str:
    """All draws of the opening in one sentence, to the first of two players."""
    drew: Seen = {"event": "drew", "you": 0, "seat": seat, "cards": "unknown" if seat else ["asset.5"]}
    named = {"event": "named", "you": 0, "seat": seat, "source": "own_pile"}
    draws = [drew | {"source": source} for source in ("draw_pile", "own_pile", "own_pile", "own_pile", "own_pile")]
    earlier = [named, *draws[1:], {"event": "started"}]
    return kind("intrigue").summed_up(draws[0], earlier, lang, ["Ann", "Bob"], {}) or ""


SPOKEN = Spoken(
    deals=[
        (3, 1, {}),
        (4, 2, {}),
        (5, 3, {}),
        (6, 4, {}),
        (4, 5, HOUSE_RULES),
        (5, 6, {"fine_split": "offerer"}),
    ],
    elsewhere=elsewhere,
    card="asset.5",
    english=ENGLISH,
    german=GERMAN,
    rare=RARE,
    rare_questions="hook_choice choose_payee",
    rare_events="""
        drew_nothing drew_standing failed found_nothing had_no_effect had_no_standing hook_fell pact_shown reshuffled
    """,
)
