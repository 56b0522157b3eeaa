"""A bot that believes what is likely: it sees what a seat sees, and nothing else."""

from typing import Any

from courtier.core.journal import Journal
from courtier.core.rng import Rng
from courtier.core.view import size
from liars_dice.dice import CALL, FACES, NOTHING_BID, SIDES, bid_parts


class Careful:
    """Expects a sixth of the unseen dice to show each number; calls what exceeds that by more than one."""

    def choose(self, view: dict[str, Any], journal: Journal, rng: Rng) -> int:
        bid = view["more"]["bid"]
        codes = [choice["code"] for choice in view["choices"]]
        if bid != NOTHING_BID and (self.excess(view, bid) > 1 or codes == [CALL]):
            return CALL
        bids = [code for code in codes if code != CALL]
        likely = [code for code in bids if self.excess(view, code) <= 0]
        code: int = likely[rng.below(len(likely))] if likely else bids[0]
        return code

    def excess(self, view: dict[str, Any], code: int) -> float:
        """By how much a bid exceeds what is to be expected."""
        count, face = bid_parts(code)
        cups = [seat["zones"][0] for seat in view["seats"]]
        own = [card["kind"] for cup in cups if cup["id"] == "cup" for card in cup["cards"]]
        unseen = sum(size(cup) for cup in cups) - len(own)
        return count - own.count(f"die.{FACES[face]}") - unseen / SIDES
