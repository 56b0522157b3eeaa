"""Digests of games played with fixed seeds and answers: `golden.json` is what they must be, everywhere.

`python -m tests.laws.golden` prints them, with `--one` those of one match of each game;
`python -m tests.laws.golden --write` changes the file, after a change of the rules, of chance or of guessing,
which every reader of old records will feel.
"""

import json
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.laws.cases import every_case, toy_registered

import courtier
from courtier.core.event import Event
from courtier.core.registry import kind
from courtier.core.rng import Rng
from courtier.laws.cases import Case, Luck, Seat
from courtier.laws.oracle import plain
from courtier.laws.sitting import Sitting, opened, positions

FILE = Path(__file__).with_name("golden.json")
SEEDS = (1, 2, 3)
LATER_OPTIONS = {
    "cutthroat": (
        *("deals", "takeback", "wait_per_turn", "talk_offers", "turn_offers", "talk_per_turn", "deal_clauses"),
        "tax_coins",
    ),
    "hofverrat": ("esteem_lead", "disgrace_lead"),
    "intrigue": ("false_accusation_fine",),
    "duhr": ("cards_to_disfavor", "scandals_to_vilify", "scandal_cost", "disfavored_points", "villain_points"),
}


def digests(case: Case, seeds: Sequence[int] = SEEDS) -> dict[str, str]:
    """What happens, what seats see and read of it, what they guess."""
    found = {"play": sha256(), "sight": sha256(), "guesses": sha256()}
    for seed in seeds:
        sitting, deal = opened(case, seed, case.viewers(), LATER_OPTIONS.get(case.name, ()))
        news = deal.news
        for at in positions(sitting, Luck(seed)):
            told = [[event.row.name, values_of(event), event.secret] for event in news]
            legal = [at.game.legal(seat) for seat in range(case.seats)]
            found["play"].update(plain([older(case.name, at.truth), told, legal]).encode())
            seat = case.viewers()[len(at.journals[None].lines) % len(case.viewers())]
            found["sight"].update(plain(sight(at, seat)).encode())
            guess = courtier.guess(case.name, at.view(seat), at.journals[seat], Rng(seed))
            found["guesses"].update(plain(older(case.name, guess.dump())).encode())
            news = at.game.news
        found["play"].update(plain([at.game.scores(), at.game.winners()]).encode())
    return {name: each.hexdigest()[:16] for name, each in found.items()}


def values_of(event: Event) -> list[int]:
    """Four at least, as events had when these digests were made."""
    return [*event.values, *[0] * (4 - len(event.values))]


def sight(at: Sitting, seat: Seat) -> list[object]:
    view = at.view(seat)
    names = at.case.players()
    words = [courtier.prompt(view, language, names) for language in ("en", "de")]
    story = [courtier.tell(courtier.glimpse(each, seat), "de", names) for each in at.game.news]
    return [{**view, "more": older(view["game"], view["more"])}, words, story]


def older(name: str, data: dict[str, Any]) -> dict[str, Any]:
    """Without options that came later, which are at their defaults here: the game goes as it went before."""
    later = LATER_OPTIONS.get(name, ())
    if not later:
        return data
    return {**data, "options": {option: value for option, value in data["options"].items() if option not in later}}


def all_digests() -> dict[str, dict[str, str]]:
    with toy_registered():
        return {str(case): digests(case) for case in every_case()}


def one_each() -> dict[str, dict[str, str]]:
    """Of each game once, in its smallest company; the seeds take turns, and with them the options."""
    with toy_registered():
        fewest = [case for case in every_case() if case.seats == min(kind(case.name).seats)]
        return {str(case): digests(case, [SEEDS[place % len(SEEDS)]]) for place, case in enumerate(fewest)}


def main() -> None:
    found = json.dumps(one_each() if "--one" in sys.argv else all_digests(), indent=1) + "\n"
    if "--write" in sys.argv:
        kept = {**json.loads(FILE.read_text()), **json.loads(found)} if FILE.exists() else found
        FILE.write_text(kept if isinstance(kept, str) else json.dumps(kept, indent=1) + "\n")
    sys.stdout.write(found)


if __name__ == "__main__":
    main()
