"""What is this game's own in the tests of words (`tests/games/words.py`)."""

from tests.games.cutthroat.spoken_deals import said_of_deals
from tests.games.words import Spoken

from courtier.games.cutthroat import words
from courtier.games.cutthroat.cards import BACKS, CARDS, EVENTS, FEAST_CARDS, GEMS, HOUSES, POWERS, TERRITORIES
from courtier.games.cutthroat.events import SOURCES

ENGLISH = """
    the of your you and with pay pays turn draw draws from attack attacks coins gem gems territory house
    is are by it then nobody everybody game hireling mercenary soldier poison heir vote votes takes take
"""
GERMAN = """
    der das und oder mit zahlt zahlst zug zieht von aus greift münzen edelstein edelsteine gebiet haus
    ist sind danach niemand alle spiel handlanger söldner soldat gift erbe stimme stimmen nimmt nimm
"""
RARE = """
    ask_bedlam assassinate_general attack_failed commit_assassinate_general commit_dish commit_use_bedlam dealt_hireling
    dish do_assassinate_general do_use_bedlam does_bedlam doing_bedlam doing_sacrifice had_no_effect looked_at_dishes
    named_colour place played_general reshuffled_feast reshuffled_hirelings spared took_dish took_mercenaries use_bedlam
    used_power_none
    ask_parley ask_wedding_parley eyebrow_parley ready do_ready commit_ready doing_parley doing_wedding_parley
    parley_opened parley_over
    deed_choice_largest
    subject_dispute eyebrow_dispute ask_name_deal ask_name_party ask_judge_dispute ask_break_oath ask_fork_deal dispute
    open_deal verdict seat_name_party none_break_oath none_fork_deal commit_dispute commit_open_deal commit_verdict
    do_dispute deed_choice_void doing_name_deal doing_name_party doing_judge_dispute doing_break_oath
    doing_fork_deal
"""


def elsewhere(lang: str) -> list[str]:
    """All that is said outside of a game."""
    kinds = [*CARDS, *FEAST_CARDS, *EVENTS, *TERRITORIES, *HOUSES, *GEMS, *BACKS, "feast"]
    texts = [words.card_name(kind, lang) for kind in kinds]
    texts += [text for kind in kinds if (text := words.card_text(kind, lang, {}))]
    texts += [words.power_name(power, lang) for power in POWERS]
    texts += [words.source_name(source, lang) for source in SOURCES]
    texts += [words.expectation(0.5, lang), words.expectation_scale(lang)]
    return texts + said_of_deals(lang)


SPOKEN = Spoken(
    deals=[(3 + seed % 4, seed, {}) for seed in range(20)]
    + [(3 + seed % 4, seed, {"deals": "menu", "talk_offers": 1}) for seed in range(4)],
    elsewhere=elsewhere,
    card="soldier.blue",
    english=ENGLISH,
    german=GERMAN,
    rare=RARE,
    rare_questions="bedlam parley wedding_parley name_deal name_party judge_dispute break_oath fork_deal",
    rare_events="dealt_hireling took_mercenaries took_dish named_colour attack_failed had_no_effect spared"
    " looked_at_dishes parley_opened parley_over chose_largest"
    # Deals, see `spoken_deals.py`.
    " deal_sealed promised promise_judged promise_told handed_gems handed_cards handed_dishes gave_cards gave_dishes"
    " showed_hand showed_coins showed_gems showed_dishes"
    " disputed verdict_voted verdict_won verdict_undecided chose_deal deal_voided",
)
