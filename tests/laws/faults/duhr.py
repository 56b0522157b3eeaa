"""The faults of Dûhr."""

from tests.laws.faults.mutants import Mutant, fault

DUHR = "courtier/games/duhr/"

CLOSING = """    def waits_for(self, game: Any) -> int:
        done = max(game.answers[seat] for seat in self.seats) > PASS
        return -1 if done else super().waits_for(game)

    def resolve(self, game: Any, heard: list[int]) -> None:"""
EMPTY_OR_NOT = "        return zone(name, kind, [card(CARDS[each]) for each in listed(hand)] if hand else [])"

LEAKS = [
    fault(
        "only those are asked who can negate",
        "duhr-4",
        "secrets same_steps glimpses",
        DUHR + "decisions/negation.py",
        "if court.sizes[seat] >= 2 and",
        "if max(court.hands[seat][:HOUSE_COUNT]) >= 2 and",
    ),
    Mutant(
        "a window closes as soon as somebody negates",
        "duhr-4",
        ("windows",),
        (
            (
                DUHR + "decisions/negation.py",
                "    def resolve(self, game: Any, heard: list[int]) -> None:",
                CLOSING,
            ),
            (
                DUHR + "decisions/negation.py",
                "if heard[place] != PASS:\n                put_up",
                "if heard[place] > PASS:\n                put_up",
            ),
        ),
    ),
    fault(
        "a negation that lapsed is told",
        "duhr-4",
        "glimpses",
        DUHR + "decisions/negation.py",
        "                put_up(court, Negation(",
        "                for late in range(place + 1, len(heard)):\n"
        "                    if heard[late] != PASS:\n"
        "                        court.tell(CANCELLED, self.seats[late], NEGATION)\n"
        "                put_up(court, Negation(",
    ),
    fault(
        "sealed answers are in the view",
        "duhr-4",
        "windows secrets",
        DUHR + "view.py",
        '"answer": court.answers[you] if you is not None and sealed else None,',
        '"answer": court.answers.copy() if sealed or you is None else None,',
    ),
    fault(
        "an announcement is seen before it is complete",
        "duhr-4",
        "chains secrets",
        DUHR + "view.py",
        "isinstance(asking, Decision) and asking.seat == you and asking.before is not None",
        "isinstance(asking, Decision) and asking.before is not None",
    ),
    fault(
        "whether a second action is asked for depends on the hand",
        "duhr-4",
        "secrets",
        DUHR + "decisions/turns.py",
        "(court.done < MOST_ACTIONS or not court.shown[seat])",
        "(court.done < MOST_ACTIONS or not court.shown[seat]) and max(court.hands[seat]) > 1",
    ),
    fault(
        "a concealed card can be seen by all",
        "duhr-4",
        "secrets sees_enough",
        DUHR + "view.py",
        'card("concealed", "down") if each >= CONCEALED',
        'card(CARDS[each - CONCEALED], "down") if each >= CONCEALED',
    ),
    fault(
        "concealed scandals count in the running points",
        "duhr-4",
        "secrets sees_enough",
        DUHR + "view.py",
        "sheet = Sheet([Tally(row, court.variants) for row in court.rows], [], court.variants)",
        "bare = [[each % CONCEALED for each in row] for row in court.rows]\n"
        "    sheet = Sheet([Tally(row, court.variants) for row in bare], [], court.variants)",
    ),
    fault(
        "what a concealed card is stands in a glimpse",
        "duhr-4",
        "rare_positions",
        DUHR + "houses.py",
        "self.tell(SHIFTED_UNSEEN, seat, spot(source, place), to)",
        "self.tell(SHIFTED, seat, spot(source, place), to, card & KIND)",
    ),
    fault(
        "a concealed card taken up is shown to all",
        "duhr-4",
        "rare_positions",
        DUHR + "events.py",
        'SIGHT.row("taken_up_unseen", SEAT, SPOT, secret=CARDS_SEEN)',
        'SIGHT.row("taken_up_unseen", SEAT, SPOT, secret=CARDS_SEEN, audience=EVERYBODY)',
    ),
    fault(
        "an agenda is in the running score",
        "duhr-4",
        "secrets sees_enough",
        DUHR + "view.py",
        '"points": sheet.basic,',
        '"points": [points + (court.chosen[seat] % 6 == 1) for seat, points in enumerate(sheet.basic)],',
    ),
    fault(
        "the colour of an agenda shows",
        "duhr-4",
        "secrets sees_enough",
        DUHR + "view.py",
        'hidden_zone(name, "agenda", len(agendas))',
        'hidden_zone(name, "agenda", len(agendas) + agendas[0] // 6)',
    ),
    fault(
        "an agenda given back is shown at the end",
        "duhr-4",
        "secrets",
        DUHR + "view.py",
        "agendas = court.agendas_of(seat)",
        "agendas = [court.agendas[seat], court.agendas[6 + seat]] if court.over() else court.agendas_of(seat)",
    ),
    fault(
        "one's own agenda given back stays in sight",
        "duhr-4",
        "secrets",
        DUHR + "view.py",
        "agendas = court.agendas_of(seat)",
        "agendas = sorted({*court.agendas_of(seat), court.agendas[seat]}) if own else court.agendas_of(seat)",
    ),
    fault(
        "all are told what the spy saw in the hand",
        "duhr-4",
        "glimpses",
        DUHR + "events.py",
        'SIGHT.row("looked_at_hand", SEAT, WHOM, COUNT, secret=CARDS_SEEN)',
        'SIGHT.row("looked_at_hand", SEAT, WHOM, COUNT, secret=CARDS_SEEN, audience=EVERYBODY)',
    ),
    fault(
        "a third sees the agenda that the spy looked at",
        "duhr-4",
        "glimpses",
        DUHR + "events.py",
        'SIGHT.row("looked_at_agenda", SEAT, WHOM, secret=Field("agenda", AGENDAS))',
        'SIGHT.row("looked_at_agenda", SEAT, WHOM, secret=Field("agenda", AGENDAS), audience=EVERYBODY)',
    ),
    fault(
        "all see what the spy looks at",
        "duhr-4",
        "secrets",
        DUHR + "view.py",
        "isinstance(court.asking, Take) and court.asking.seat == you and court.asking.whom == seat",
        "isinstance(court.asking, Take) and court.asking.whom == seat",
    ),
    fault(
        "what is set aside is shown",
        "duhr-4",
        "secrets sees_enough",
        DUHR + "view.py",
        f"    if own or looking:\n{EMPTY_OR_NOT}",
        f'    if own or looking or kind == "aside":\n{EMPTY_OR_NOT}',
    ),
    fault(
        "all are told which cards are the working hand",
        "duhr-4",
        "glimpses secrets",
        DUHR + "events.py",
        'SIGHT.row("set_aside", SEAT, COUNT, secret=CARDS_SEEN)',
        'SIGHT.row("set_aside", SEAT, COUNT, secret=CARDS_SEEN, audience=EVERYBODY)',
    ),
    fault(
        "cards given are seen by all",
        "duhr-4",
        "glimpses",
        DUHR + "events.py",
        'SIGHT.row("gave", SEAT, TO, COUNT, secret=CARDS_SEEN, audience=2)',
        'SIGHT.row("gave", SEAT, TO, COUNT, secret=CARDS_SEEN, audience=EVERYBODY)',
    ),
    fault(
        "who is robbed does not see of what",
        "duhr-4",
        "glimpses",
        DUHR + "events.py",
        'SIGHT.row("took", SEAT, WHOM, COUNT, secret=CARDS_SEEN, audience=2)',
        'SIGHT.row("took", SEAT, WHOM, COUNT, secret=CARDS_SEEN)',
    ),
    fault(
        "an exchanged conspiracy is told to all",
        "duhr-4",
        "glimpses",
        DUHR + "events.py",
        'SIGHT.row("received", SEAT, secret=Field("conspiracy", HOUSES))',
        'SIGHT.row("received", SEAT, secret=Field("conspiracy", HOUSES), audience=EVERYBODY)',
    ),
    fault(
        "a conspiracy turned face down stays in sight",
        "duhr-5",
        "secrets",
        DUHR + "view.py",
        "if own or looking or shown or court.over():",
        "if own or looking or shown or court.over() or court.rows[seat][3:]:",
    ),
    fault(
        "the pile is told as it lies after the shuffle",
        "duhr-4",
        "glimpses",
        DUHR + "supply.py",
        "        if self.recording:\n"
        "            self.tell(RESHUFFLED, self.left, secret=self.web.copy())\n"
        "        self.rng.shuffle(self.web)\n",
        "        self.rng.shuffle(self.web)\n"
        "        if self.recording:\n"
        "            self.tell(RESHUFFLED, self.left, secret=self.web.copy())\n",
    ),
    fault(
        "the top of the Web reaches the view",
        "duhr-4",
        "secrets sees_enough",
        DUHR + "view.py",
        '"falls": court.falls.copy(),',
        '"falls": court.falls.copy(), "next": court.web[court.left - 1] if court.left else None,',
    ),
    fault(
        "what Usari can fetch betrays the Web",
        "duhr-4",
        "same_steps",
        DUHR + "decisions/abilities.py",
        "return not free or court.left + len(court.discard) > 0",
        "return court.left > 0 and court.web[court.left - 1] < SCANDAL",
    ),
]

WRONGS = [
    fault(
        "a forced discard is not explained",
        "duhr-5",
        "glimpses",
        DUHR + "decisions/house_actions.py",
        "        court.tell(NO_ACTION, seat, int(any_possible(court)), secret=playable(court, seat))\n",
        "        pass\n",
    ),
    fault(
        "a forced discard is explained by too little",
        "duhr-5",
        "glimpses",
        DUHR + "decisions/house_actions.py",
        "kinds.extend(range(EVENT, KIND_COUNT))",
        "kinds.extend(range(EVENT + 1, KIND_COUNT))",
    ),
    fault(
        "an exchange shows everyone the card he gave",
        "duhr-4",
        "glimpses",
        DUHR + "decisions/events.py",
        "    court.tell(RECEIVED, first, secret=[court.conspiracies[first]])\n",
        "    court.tell(RECEIVED, first, secret=[court.conspiracies[second]])\n",
    ),
    fault(
        "the spy is not shown the agenda",
        "duhr-4",
        "glimpses",
        DUHR + "decisions/events.py",
        "        court.tell(LOOKED_AT_AGENDA, seat, whom, secret=[court.chosen[whom]])\n",
        "",
    ),
    fault(
        "a new villain keeps what is set aside",
        "duhr-4",
        "rare_positions",
        DUHR + "houses.py",
        "if seat == self.active and self.aside_size > 0:",
        "if seat == self.active and self.aside_size < 0:",
    ),
    fault(
        "a negated event is lost",
        "duhr-4",
        "ends",
        DUHR + "decisions/events.py",
        "        court.lay_away(EVENT + self.what - TRIGGERED_EVENT)\n",
        "",
    ),
    fault(
        "a villain's agenda is worth nothing",
        "duhr-4",
        "glimpses",
        DUHR + "score.py",
        "if self.fulfils(seat, agenda):",
        "if self.fulfils(seat, agenda) and self.tallies[seat].status != VILIFIED:",
    ),
    fault(
        "a dump forgets that the turn was begun disfavored",
        "duhr-5",
        "copies views_of_copies",
        DUHR + "rules.py",
        'court.limited = data["limited"]',
        "court.limited = False",
    ),
    fault(
        "clones share the cards on Houses",
        "duhr-4",
        "copies",
        DUHR + "houses.py",
        "[row.copy() for row in self.rows]",
        "self.rows",
    ),
]

GUESSES = [
    fault(
        "a guess forgets what a forced discard shows",
        "duhr-6",
        "kept_beliefs",
        DUHR + "belief/known_events.py",
        '        known.hidden.restrict(glimpse["seat"], lacked, glimpse["pairs"] == "none")\n',
        "        pass\n",
    ),
    fault(
        "a guess forgets the hand that was looked at",
        "duhr-4",
        "guesses",
        DUHR + "belief/hidden_cards.py",
        "        for kind in cards:\n            self.enter(seat, kind)\n",
        "        self.add_cards(WEB, cards)\n        self.draw(seat, len(cards))\n",
    ),
    Mutant(
        "a guess takes the new Web for the old one",
        "duhr-4",
        ("guesses", "kept_beliefs"),
        (
            (DUHR + "belief/hidden_cards.py", "        self.start_pile(WEB)\n", ""),
            (
                DUHR + "belief/hidden_cards.py",
                "Stay(pile, self.time, kind, None, certain=False)",
                "Stay(pile, -1, kind, None, certain=False)",
            ),
        ),
    ),
    fault(
        "a guess keeps to an account that cannot be",
        "duhr-4",
        "guesses kept_beliefs",
        DUHR + "belief/repair.py",
        "        self.inconsistent = [stay]\n",
        "        self.inconsistent = []\n",
    ),
    fault(
        "cards taken up are forgotten",
        "duhr-4",
        "guesses kept_beliefs",
        DUHR + "belief/known_events.py",
        'known.enters(glimpse["seat"], known.lift(SPOT_CODES[glimpse["spot"]]))',
        'known.hidden.enter(glimpse["seat"], known.lift(SPOT_CODES[glimpse["spot"]]) * 0)',
    ),
    fault(
        "everybody is thought to have kept the white agenda",
        "duhr-4",
        "even_guesses",
        DUHR + "belief/belief.py",
        "white = white_only or rng.below(2) == 0",
        "white = white_only or rng.below(2) >= 0",
    ),
    fault(
        "conspiracies are guessed in order",
        "duhr-4",
        "even_guesses",
        DUHR + "belief/belief.py",
        "fill_unknown(known.conspiracies, self.free_houses, rng)",
        "fill_unknown(known.conspiracies, sorted(self.free_houses), Rng(1))",
    ),
    fault(
        "the working hand is guessed by the order of cards",
        "duhr-4",
        "even_worlds",
        DUHR + "belief/belief.py",
        "        if self.seat == known.active:\n",
        "        if sum(aside):\n"
        "            both = listed([here + there for here, there in zip(hands[known.active], aside)])\n"
        "            hands[known.active] = [both[:2].count(kind) for kind in range(13)]\n"
        "            aside = [both[2:].count(kind) for kind in range(13)]\n"
        "        if self.seat == known.active:\n",
    ),
    fault(
        "the Web is guessed in the order it was told",
        "duhr-4",
        "even_guesses even_worlds",
        DUHR + "belief/card_histories.py",
        "            other = open_ones[rng.below(last + 1)]\n",
        "            other = open_ones[last]\n",
    ),
]

ENCODINGS = [
    fault(
        "an observation tells a card of another's hand",
        "duhr-4",
        "secrets",
        DUHR + "encoding.py",
        "row.add(HAND_SIZE + step, court.sizes[other])",
        "row.add(HAND_SIZE + step, court.hands[other][0])",
    ),
    fault(
        "an observation tells what is concealed",
        "duhr-4",
        "secrets",
        DUHR + "encoding.py",
        "row.add(HIDDEN + step, 1)",
        "row.add(HIDDEN + step, 1 + card % 2)",
    ),
]

MUTANTS = [*LEAKS, *WRONGS, *GUESSES, *ENCODINGS]
