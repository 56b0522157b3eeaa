"""The optional rules (ledger §5) of one game, as the rules read them. Their names and help are in `options.py`."""

from typing import Any, final


@final
class Variants:
    """One field for each option."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.discussion: bool = options["discussion"]
        self.round_cap: int = options["round_cap"]
        self.open_backs: bool = options["backs"] == "open"
        self.standing_returns: bool = options["lost_standing"] == "discard"
        self.pay_with_offer: bool = options["pay_with_offer"]
        self.favour_binding: bool = options["favour_binding"]
        self.open_pacts: bool = options["open_pacts"]
        self.one_pact: bool = options["one_pact"]
        self.one_trade: bool = options["one_trade_per_player"]
        self.claims: bool = options["claims"]
        self.offerer_pays: bool = options["fine_split"] == "offerer"
        self.random_ties: bool = options["ann_tie"] == "random"
        self.voluntary_put_down: bool = options["voluntary_put_down"]
        self.trade_to_announce: bool = options["trade_to_announce"]
        self.refill: bool = options["refill"]
        self.start_standing: int = options["start_standing"]
        self.bribery: bool = options["bribery"]
        self.coop: bool = options["coop"]
        self.allow_abstain: bool = options["allow_abstain"]
        self.standing_breaks_ties: bool = options["tie_break"] == "standing"
        self.exits_at_end: bool = options["elimination_timing"] == "end_of_round"
        self.open_discard: bool = options["open_discard"]
        self.pile_choice: bool = options["personal_pile_choice"]
