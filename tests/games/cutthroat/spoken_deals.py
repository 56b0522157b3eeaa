"""Sentences about deals that the games of `spoken.py` do not hold: clauses of offers, and what is told of deals."""

from typing import Any

from courtier.core.deals.clause import words as free_words
from courtier.core.deals.deal import VERDICTS
from courtier.core.deals.deal_events import terms_of
from courtier.core.deals.plain import plain_clause
from courtier.games.cutthroat import words
from courtier.games.cutthroat.cards import CARD_CODES
from courtier.games.cutthroat.clauses import (
    DEED_ASSASSIN,
    DEED_DISPLAY,
    DEED_EYE,
    GEM,
    HAND_CARD,
    LOOKS,
    UNSEEN_DISH,
    UNSEEN_GEM,
    UNSEEN_HIRELING,
    UNSEEN_MERCENARY,
    cards,
    coins,
    debt,
    dishes,
    gems,
    hold,
    life,
    look,
    marry,
    opulence,
    passage,
    peace,
    serve,
    take_back,
    unseen,
    vote,
    vote_in_dispute,
)
from courtier.games.cutthroat.deals import RULES

NAMES = ("Ann", "Bob")
TO_ALL = -1
CLAUSES = (
    coins(0, 1, 3),
    gems(0, 1, 2),
    cards(0, 1, CARD_CODES["spy"]),
    cards(0, 1, CARD_CODES["mercenary.blue"]),
    dishes(0, 1, 0),
    unseen(0, 1, UNSEEN_GEM, [GEM]),
    unseen(0, 1, UNSEEN_MERCENARY, []),
    unseen(0, 1, UNSEEN_HIRELING, [HAND_CARD]),
    unseen(0, 1, UNSEEN_DISH, []),
    debt(0, 1, 4),
    passage(0, 1, 3, 7),
    peace(0, 1, 7),
    peace(0, 1, 7, territory=3, effects=True),
    hold(0, 1, DEED_ASSASSIN, 7),
    hold(0, 1, DEED_EYE, 7),
    hold(0, 1, DEED_DISPLAY, 7),
    vote(0, 1, 1),
    *[vote_in_dispute(0, 1, answer) for answer in range(3)],
    take_back(0, 1),
    marry(0, 1),
    *[look(0, 1, what) for what in range(len(LOOKS))],
    look(0, TO_ALL, 0),
    serve(0, 1),
    opulence(0, 1, 7),
    life(0, 1, 3, 7),
    free_words(0, 1, "Bob"),
)
GIVEN: tuple[dict[str, Any], ...] = (
    {"event": "gave_coins", "count": 3, "why": "deal"},
    {"event": "gave_coins", "count": 3, "why": "debt"},
    {"event": "gave_gems", "count": 1, "why": "deal", "gems": ["ruby"]},
    {"event": "handed_gems", "count": 1, "gems": ["ruby"]},
    {"event": "handed_cards", "count": 1, "back": "hireling", "cards": ["spy"]},
    {"event": "handed_dishes", "count": 1, "dishes": ["eel_pie"]},
    {"event": "gave_cards", "count": 1, "back": "mercenary", "cards": ["mercenary.red"]},
    {"event": "gave_dishes", "count": 1, "dishes": ["eel_pie"]},
    {"event": "gave_coins", "count": 3, "why": "fine"},
    {"event": "vote_opened", "subject": "dispute"},
    {"event": "disputed", "whom": 1, "deal": 2},
    {"event": "verdict_voted", "finding": "void", "votes": 2},
    {"event": "verdict_won", "finding": "kept", "votes": 2},
    {"event": "verdict_won", "finding": "fine", "votes": 2},
    {"event": "verdict_undecided"},
    {"event": "chose_deal", "deal": 2},
    {"event": "deal_voided", "deal": 2},
    {"event": "showed_hand", "count": 1, "cards": ["spy"]},
    {"event": "showed_coins", "count": 3},
    {"event": "showed_gems", "count": 1, "gems": ["ruby"]},
    {"event": "showed_dishes", "count": 1, "dishes": ["eel_pie"]},
)


def said_of_deals(lang: str) -> list[str]:
    """All of it, to the doer, to the other and to a stranger."""
    return [text for you in (0, 1, None) for text in [*clause_texts(lang, you), *told(lang, you)]]


def clause_texts(lang: str, you: int | None) -> list[str]:
    plain = [plain_clause(RULES, clause) for clause in CLAUSES]
    return [words.clause_text(clause, lang, NAMES, you) for clause in plain]


def told(lang: str, you: int | None) -> list[str]:
    promises = [{"deal": 1, "terms": terms_of(clause, 0)} for clause in CLAUSES if RULES.lasts(clause)]
    lines = [*GIVEN, {"event": "deal_sealed", "deal": 1, "parties": [0, 1]}]
    lines += [{"event": "promised", **promise} for promise in promises]
    for verdict in VERDICTS:
        lines.append({"event": "promise_judged", "verdict": verdict, **promises[0]})
        lines.append({"event": "promise_told", "verdict": verdict, **promises[0]})
    return [words.tell({"seat": 0, "to": 1, "you": you, **line}, lang, NAMES, {}) for line in lines]
