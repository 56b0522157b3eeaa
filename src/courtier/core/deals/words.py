"""The sentences about deals that all games tell alike: a deal, its promises, and what became of them.

A game's tables hold the phrases `deal_sealed`, `promised`, `promise_kept`, `promise_against`, `promise_over`,
`promise_told` and `verdict_…`; its reader names people; the game itself puts the terms of a promise into words.
"""

from collections.abc import Callable
from typing import Any

from courtier.core.words import Seen

TERMS_LENGTH = 9  # of the numbers of a promise, as `deal_events.terms_of` writes them

Sentence = Callable[[Any, Seen], str]
PromiseWords = Callable[[Any, Any, int, int], str]


def deal_events(case: str, promise_words: PromiseWords) -> dict[str, Sentence]:
    """A sentence for each event of deals, by its name.

    `case`: the grammatical case that the game's reader gives the partner of a deal; `promise_words(reader, terms, by,
    to)`: what was promised.
    """

    def sealed(reader: Any, seen: Seen) -> str:
        return str(reader.say("deal_sealed", people=reader.people(seen["parties"], case)))

    def parts(reader: Any, seen: Seen) -> dict[str, str]:
        by, to = seen["seat"], seen["to"]
        return {"to": reader.person(to, by, case), "what": promise_words(reader, seen["terms"], by, to)}

    def promised(reader: Any, seen: Seen) -> str:
        return str(reader.told("promised", seen["seat"], **parts(reader, seen)))

    def judged(reader: Any, seen: Seen) -> str:
        key = {"kept": "promise_kept", "against": "promise_against"}.get(seen["verdict"], "promise_over")
        return str(reader.told(key, seen["seat"], **parts(reader, seen)))

    def told(reader: Any, seen: Seen) -> str:
        verdict = reader.say(f"verdict_{seen['verdict']}")
        return str(reader.told("promise_told", seen["seat"], verdict=verdict, **parts(reader, seen)))

    return {"deal_sealed": sealed, "promised": promised, "promise_judged": judged, "promise_told": told}
