"""The optional rules (ledger §5) of one game, as fields for the rules. Their names and help are in `options.py`."""

from typing import Any, final


@final
class Variants:
    """One field for each option, with its id in the ledger. `git grep variants.claims` finds the code of V-10."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.discussion: bool = options["discussion"]  # V-1
        self.round_cap: int = options["round_cap"]  # V-2
        self.open_backs: bool = options["backs"] == "open"  # V-3
        self.standing_returns: bool = options["lost_standing"] == "discard"  # V-4
        self.pay_with_offer: bool = options["pay_with_offer"]  # V-5
        self.favour_binding: bool = options["favour_binding"]  # V-6
        self.open_pacts: bool = options["open_pacts"]  # V-7
        self.one_pact: bool = options["one_pact"]  # V-8
        self.one_trade: bool = options["one_trade_per_player"]  # V-9
        self.claims: bool = options["claims"]  # V-10
        self.offerer_pays: bool = options["fine_split"] == "offerer"  # V-11
        self.random_ties: bool = options["ann_tie"] == "random"  # V-12
        self.voluntary_put_down: bool = options["voluntary_put_down"]  # V-13
        self.trade_to_announce: bool = options["trade_to_announce"]  # V-14
        self.refill: bool = options["refill"]  # V-15
        self.start_standing: int = options["start_standing"]  # V-16
        self.bribery: bool = options["bribery"]  # V-17
        self.coop: bool = options["coop"]  # V-18
        self.allow_abstain: bool = options["allow_abstain"]  # V-19
        self.standing_breaks_ties: bool = options["tie_break"] == "standing"  # V-20
        self.exits_at_end: bool = options["elimination_timing"] == "end_of_round"  # V-21
        self.open_discard: bool = options["open_discard"]  # V-22
        self.pile_choice: bool = options["personal_pile_choice"]  # V-23
        self.false_accusation_fine: int = options["false_accusation_fine"]  # V-24
