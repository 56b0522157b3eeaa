"""The faults of Game of Intrigue."""

from tests.laws.faults.mutants import CORE, Mutant, fault

INTRIGUE = "courtier/games/intrigue/"
DECISIONS = INTRIGUE + "decisions/"

LEAKS = [
    fault(
        "only those are asked who can object",
        "intrigue-4",
        "secrets same_steps",
        DECISIONS + "trade.py",
        "court.ask(Object(court.circle((court.initiator + 1) % court.seats, court.living & ~traders)))",
        "barred = sum(1 << s for s in range(court.seats) if court.binds(s, court.initiator))\n"
        "        among = court.living & ~traders & ~barred or court.living & ~traders\n"
        "        court.ask(Object(court.circle((court.initiator + 1) % court.seats, among)))",
    ),
    fault(
        "only those are asked who can put something down",
        "intrigue-3",
        "secrets",
        DECISIONS + "announcement.py",
        "among = court.with_cards()",
        "among = sum(1 << s for s in range(court.seats) if court.lives(s) and without_pacts(court.hands[s]))",
    ),
    fault(
        "only those are asked who can announce",
        "intrigue-3",
        "ends same_steps",
        DECISIONS + "announcement.py",
        "                down |= 1 << seat\n",
        "                down |= can_announce(court, seat) << seat\n",
    ),
    fault(
        "who cannot pay a fine is not asked",
        "intrigue-3",
        "glimpses",
        DECISIONS + "fines.py",
        "if hopeless or not court.hands[seat]:",
        "if hopeless or not reaching(court, seat, amount_of(court.debts[0])):",
    ),
    Mutant(
        "the traders learn each other's decision before the objections",
        "intrigue-3",
        ("glimpses", "secrets"),
        (
            (DECISIONS + "trade.py", "CLAIMED, DECIDED, INVITED", "CLAIMED, DECIDED, DISCLOSED, INVITED"),
            (
                DECISIONS + "trade.py",
                "        court.tell(DECIDED, court.initiator, court.partner)",
                (
                    "        court.tell(DECIDED, court.initiator, court.partner)\n"
                    "        secret = [court.decision_by, court.decision_with]\n"
                    "        court.tell(DISCLOSED, court.initiator, court.partner, secret=secret)"
                ),
            ),
        ),
    ),
    fault(
        "who agreed to a trade is told to all",
        "intrigue-3",
        "glimpses secrets",
        INTRIGUE + "events.py",
        'secret=Field("decisions", ("deny", "agree")), audience=2)',
        'secret=Field("decisions", ("deny", "agree")), audience=EVERYBODY)',
    ),
    fault(
        "a trader sees the other's decision too early",
        "intrigue-3",
        "secrets sees_enough",
        INTRIGUE + "view.py",
        "or (seat != you and court.accuser == NO_SEAT)",
        "or (seat != you and court.accuser > court.seats)",
    ),
    fault(
        "offered cards are told to a third",
        "intrigue-3",
        "glimpses secrets",
        INTRIGUE + "events.py",
        'secret=Field("cards", OFFERS), audience=2)',
        'secret=Field("cards", OFFERS), audience=EVERYBODY)',
    ),
    fault(
        "cards on offer lie in everybody's view",
        "intrigue-3",
        "secrets sees_enough",
        INTRIGUE + "view.py",
        "if trades(court, you):\n        zones",
        "if court.trading:\n        zones",
    ),
    fault(
        "the hand number does not count the card on offer",
        "intrigue-4",
        "rare_positions",
        INTRIGUE + "view.py",
        'hidden_zone(f"hand@{seat}", "hand", court.hand_size(seat))',
        'hidden_zone(f"hand@{seat}", "hand", len(court.hands[seat]))',
    ),
    fault(
        "the note of an invitation is told to all",
        "intrigue-3",
        "glimpses secrets",
        INTRIGUE + "events.py",
        'secret=Field("note", NOTES), audience=2)',
        'secret=Field("note", NOTES), audience=EVERYBODY)',
    ),
    fault(
        "everybody reads the note in the view",
        "intrigue-3",
        "secrets",
        INTRIGUE + "view.py",
        'if you is not None and you in (court.initiator, court.partner):\n        seen["note"]',
        'if you is not None:\n        seen["note"]',
    ),
    fault(
        "all who objected are told, not the accuser alone",
        "intrigue-4",
        "glimpses secrets",
        DECISIONS + "objection.py",
        "                court.tell(ACCUSED, court.accuser)\n",
        "                for late in range(place, len(heard)):\n"
        "                    if heard[late] == OBJECT:\n"
        "                        court.tell(ACCUSED, self.seats[late])\n",
    ),
    fault(
        "the harmless answer knows what is on offer",
        "intrigue-3",
        "secrets",
        DECISIONS + "objection.py",
        "    def default(self, game: Any, seat: int) -> int:\n        return PASS",
        "    def default(self, game: Any, seat: int) -> int:\n"
        "        return self.legal(game, seat)[-1] if game.found_illegal() else PASS",
    ),
    fault(
        "a fine of 0 betrays who agreed",
        "intrigue-3",
        "glimpses",
        DECISIONS + "objection.py",
        "    if amount:\n",
        "    if amount or decision == AGREED:\n",
    ),
    fault(
        "the face of a paid card is told to all",
        "intrigue-3",
        "glimpses",
        INTRIGUE + "events.py",
        'SIGHT.row("paid", SEAT, PAYEE, Field("amount"), secret=CARD_LIST, audience=2)',
        'SIGHT.row("paid", SEAT, PAYEE, Field("amount"), secret=CARD_LIST, audience=EVERYBODY)',
    ),
    fault(
        "the card picked for a fine is seen before it is given",
        "intrigue-3",
        "chains",
        INTRIGUE + "view.py",
        "isinstance(asking, ChoosePayee) and asking.seat == you",
        "isinstance(asking, ChoosePayee) and asking.seat >= 0",
    ),
    fault(
        "a card lying face down is shown",
        "intrigue-3",
        "secrets sees_enough",
        INTRIGUE + "view.py",
        "if seat == you and court.lives(seat) else",
        "if court.lives(seat) else",
    ),
    fault(
        "a card never announced is told when the table is cleared",
        "intrigue-3",
        "glimpses secrets",
        INTRIGUE + "events.py",
        'SIGHT.row("cleared", SEAT, secret=CARD_LIST)',
        'SIGHT.row("cleared", SEAT, secret=CARD_LIST, audience=EVERYBODY)',
    ),
    fault(
        "votes are seen before all are in",
        "intrigue-3",
        "windows secrets",
        INTRIGUE + "view.py",
        '"votes": [vote(each) for each in court.votes],',
        '"votes": [vote(each) for each in court.votes] if court.asking.name() != "vote" else court.answers[:],',
    ),
    fault(
        "sealed answers are in the view",
        "intrigue-3",
        "windows secrets",
        INTRIGUE + "view.py",
        '"answer": sealed(court, you),',
        '"answer": court.answers[:],',
    ),
    fault(
        "backs can be read though they are only verified",
        "intrigue-3",
        "secrets",
        INTRIGUE + "view.py",
        'if court.variants.open_backs:\n        seen["backs"]',
        'if court.recording:\n        seen["backs"]',
    ),
    fault(
        "backs lie in the order of the faces",
        "intrigue-3",
        "secrets",
        INTRIGUE + "view.py",
        '"hands": [sorted(court.mark(each) for each in hand) for hand in court.hands],',
        '"hands": [[court.mark(each) for each in hand] for hand in court.hands],',
    ),
    fault(
        "the back of a Testimony is another",
        "intrigue-3",
        "secrets",
        INTRIGUE + "view.py",
        "return None if each == NO_CARD else court.mark(each)",
        "return None if each == NO_CARD else court.mark(each) ^ (each > 81)",
    ),
    fault(
        "the top of the draw pile reaches the view",
        "intrigue-3",
        "secrets sees_enough",
        INTRIGUE + "view.py",
        '"round": court.turn,',
        '"round": court.turn, "next": court.draw[court.draw_left - 1] if court.draw_left else None,',
    ),
    fault(
        "the owner may look through their own pile",
        "intrigue-3",
        "secrets",
        INTRIGUE + "view.py",
        'return hidden_zone(name, "pile", court.left[seat])',
        'return hidden_zone(name, "pile", court.left[seat]) if seat != you else '
        'zone(name, "pile", [card(CARDS[each]) for each in court.piles[seat][: court.left[seat]]])',
    ),
    fault(
        "the discard pile lies open",
        "intrigue-3",
        "secrets",
        INTRIGUE + "view.py",
        "        if court.variants.open_discard\n",
        "        if court.discard\n",
    ),
    fault(
        "the hand of one who is out is shown",
        "intrigue-4",
        "secrets",
        INTRIGUE + "view.py",
        'if court.over():\n        return zone(f"hand@{seat}"',
        'if court.over() or not court.lives(seat):\n        return zone(f"hand@{seat}"',
    ),
    fault(
        "inherited cards are told to all",
        "intrigue-4",
        "glimpses",
        INTRIGUE + "events.py",
        'SIGHT.row("bequeathed", SEAT, HEIR, Field("count"), secret=CARD_LIST, audience=2)',
        'SIGHT.row("bequeathed", SEAT, HEIR, Field("count"), secret=CARD_LIST, audience=EVERYBODY)',
    ),
    fault(
        "an error names a card",
        "intrigue-3",
        "secrets",
        CORE + "pending.py",
        "but the question is put to seat {others}",
        "but the question is put to seat {others} ({game.hands[asked[0]][:1]})",
    ),
    fault(
        "objections are asked for only if both agreed",
        "intrigue-3",
        "glimpses",
        DECISIONS + "trade.py",
        "        court.ask(Object(court.circle((court.initiator + 1) % court.seats, court.living & ~traders)))",
        "        if heard[0] == heard[1] == AGREE:\n"
        "            court.ask(Object(court.circle((court.initiator + 1) % court.seats, court.living & ~traders)))",
    ),
    Mutant(
        "a chance passes by who has nothing to offer",
        "intrigue-3",
        ("rare_positions",),
        (
            (DECISIONS + "rounds.py", "import INVITES, partners", "import INVITES, has_offer, partners"),
            (DECISIONS + "rounds.py", "or not court.hands[seat]:", "or not has_offer(court.hands[seat], seat):"),
        ),
    ),
    fault(
        "who abstains is seen before all have voted",
        "intrigue-3",
        "windows secrets",
        INTRIGUE + "view.py",
        '"votes": [vote(each) for each in court.votes],',
        '"votes": [vote(each) for each in court.votes], "silent": court.answers.count(128),',
    ),
    fault(
        "a marked back shows the card",
        "intrigue-3",
        "secrets",
        INTRIGUE + "view.py",
        "return None if each == NO_CARD else court.mark(each)",
        "return None if each == NO_CARD else each",
    ),
    fault(
        "who is out still sees their own card on the table",
        "intrigue-4",
        "rare_positions",
        INTRIGUE + "view.py",
        "if seat == you and court.lives(seat) else",
        "if seat == you else",
    ),
]

WRONGS = [
    fault(
        "the first denial closes the decisions",
        "intrigue-3",
        "windows",
        DECISIONS + "trade.py",
        "        return AGREE_ONLY if TYPE_OF[other] == INFLUENCE else DENY_OR_AGREE\n",
        "        return AGREE_ONLY if TYPE_OF[other] == INFLUENCE else DENY_OR_AGREE\n\n"
        "    def waits_for(self, game: Any) -> int:\n"
        "        return -1 if DENY in game.answers else super().waits_for(game)\n",
    ),
    fault(
        "the objections close with the first",
        "intrigue-4",
        "windows",
        DECISIONS + "objection.py",
        '    def resolve(self, game: Any, heard: list[int]) -> None:\n        """I-OBJ-3',
        "    def waits_for(self, game: Any) -> int:\n"
        "        return -1 if OBJECT in game.answers else super().waits_for(game)\n\n"
        "    def resolve(self, game: Any, heard: list[int]) -> None:\n"
        '        """I-OBJ-3',
    ),
    fault(
        "a swap is told as a return",
        "intrigue-3",
        "glimpses",
        INTRIGUE + "trades.py",
        "self.tell(SWAPPED, self.initiator, self.partner)",
        "self.tell(RETURNED, self.initiator, self.partner)",
    ),
    fault(
        "a payment is not told",
        "intrigue-3",
        "glimpses",
        INTRIGUE + "trades.py",
        "            self.tell(PAID, seat, payee, amount, secret=[card])\n",
        "",
    ),
    fault(
        "a Pact taken by a check goes to the discard pile",
        "intrigue-3",
        "ends glimpses",
        INTRIGUE + "trades.py",
        "            self.removed.append(card)\n",
        "            self.discard.append(card)\n",
    ),
    fault(
        "clones share the discard pile",
        "intrigue-3",
        "copies",
        INTRIGUE + "supply.py",
        "self.discard.copy()",
        "self.discard",
    ),
    fault(
        "a dump forgets the decisions",
        "intrigue-3",
        "copies",
        INTRIGUE + "rules.py",
        'court.decision_by, court.decision_with = data["decisions"]',
        "court.decision_by, court.decision_with = (-1, -1)",
    ),
]

GUESSES = [
    fault(
        "a guess does not shuffle what is known alike",
        "intrigue-3",
        "even_guesses",
        CORE + "belief/world_sampler.py",
        "        drawn = self.card_at\n",
        "        drawn = card_at.copy()\n",
    ),
    fault(
        "a guess leaves piles in order",
        "intrigue-3",
        "even_guesses",
        INTRIGUE + "belief/belief.py",
        "        rng.shuffle(cards)\n",
        "        cards.sort()\n",
    ),
    fault(
        "a guess forgets what a trade has shown",
        "intrigue-3",
        "even_worlds guesses",
        INTRIGUE + "belief/hidden_events.py",
        'kind = UNSEEN if glimpse["cards"] == UNKNOWN else',
        'kind = UNSEEN if glimpse["cards"] else',
    ),
    fault(
        "a guess forgets that an accuser holds no Pact of the traders",
        "intrigue-4",
        "guesses",
        INTRIGUE + "belief/hidden_events.py",
        "        if trader != NOBODY:\n            hidden.rule_out(HAND + glimpse",
        "        if trader == NOBODY:\n            hidden.rule_out(HAND + glimpse",
    ),
    fault(
        "a guess forgets the number that was paid",
        "intrigue-4",
        "kept_beliefs",
        INTRIGUE + "belief/hidden_events.py",
        "        hidden.holds_one_of(HAND + payee, which & among)\n",
        "        hidden.holds_one_of(HAND + payee, IN_HAND)\n",
    ),
]

ENCODINGS = [
    fault(
        "an observation depends on another's hand",
        "intrigue-3",
        "secrets",
        INTRIGUE + "encoding.py",
        "row.add(HAND_SIZE + step, court.hand_size(other))",
        "row.add(HAND_SIZE + step, sum(court.hands[other]) % 9)",
    ),
    fault(
        "an observation tells which question of a chain is open to another",
        "intrigue-3",
        "secrets",
        INTRIGUE + "encoding.py",
        "QUESTION_NUMBERS[question_seen(asking, seat)]",
        "QUESTION_NUMBERS[asking.name()]",
    ),
]

MUTANTS = [*LEAKS, *WRONGS, *GUESSES, *ENCODINGS]
