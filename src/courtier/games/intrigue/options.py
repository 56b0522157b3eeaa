"""The options of the game (ledger §5): the seed edition needs none of them."""

from typing import Final

from courtier.core.options import Option
from courtier.games.intrigue.cards import FALSE_ACCUSATION


def switch(name: str, en: str, de: str) -> Option:
    """A house rule that is off unless asked for."""
    return Option(name, (False, True), {"en": en, "de": de})


OPTIONS: Final = (
    Option(
        "discussion",
        (True, False),
        {
            "en": "Does every round begin with a discussion that ends when all are ready?",
            "de": "Beginnt jede Runde mit einem Gespräch, das endet, wenn alle bereit sind?",
        },
        among_bots=False,
    ),
    Option(
        "round_cap",
        (40,),
        {
            "en": "After the draw of this round the game ends and values are compared; 0: never.",
            "de": "Nach dem Ziehen dieser Runde endet das Spiel, und die Werte werden verglichen; 0: nie.",
        },
        most=1000,
    ),
    Option(
        "backs",
        ("verified", "open"),
        {
            "en": "Numbers and legality on the backs: proved only when needed, or readable by all at any time.",
            "de": "Zahl und Legalität auf den Rückseiten: nur bei Bedarf bewiesen oder jederzeit für alle lesbar.",
        },
    ),
    Option(
        "lost_standing",
        ("discard", "remove"),
        {
            "en": "Lost Standing goes to the discard pile, and so back into the draw pile, or out of the game.",
            "de": "Verlorenes Ansehen kommt auf den Ablagestapel, also später zurück, oder aus dem Spiel.",
        },
    ),
    switch(
        "pay_with_offer",
        "After an illegal find the offered cards are back in hand before the fines and may pay them.",
        "Findet die Prüfung Illegales, sind die Angebote vor den Strafen wieder auf der Hand und dürfen zahlen.",
    ),
    switch(
        "favour_binding",
        "In a trade forced by a Favour both can only agree, where agreeing is possible.",
        "Im durch einen Gefallen erzwungenen Handel können beide nur zustimmen, wo das möglich ist.",
    ),
    switch(
        "open_pacts",
        "Pacts of another colour in a hand are shown to all.",
        "Pakte fremder Farbe auf der Hand sind für alle sichtbar.",
    ),
    switch(
        "one_pact",
        "Each colour has its legal Pact only; the illegal ones are removed before the game.",
        "Jede Farbe hat nur ihren legalen Pakt; die illegalen kommen vor dem Spiel aus dem Spiel.",
    ),
    switch(
        "one_trade_per_player",
        "Nobody takes part in more than one trade of a trade phase.",
        "Niemand nimmt in der Phase Handel an mehr als einem Handel teil.",
    ),
    switch(
        "claims",
        "After offering, both traders say in public what type of card they offer, true or not.",
        "Nach dem Anbieten sagen beide öffentlich, welche Art Karte sie anbieten, wahr oder nicht.",
    ),
    Option(
        "fine_split",
        ("each", "offerer"),
        {
            "en": "After an illegal find each trader who agreed pays the whole sum, or only for their own card.",
            "de": "Findet die Prüfung Illegales, zahlt, wer zugestimmt hat, alles oder nur für die eigene Karte.",
        },
    ),
    Option(
        "ann_tie",
        ("seat", "random"),
        {
            "en": "Announcements of equal number are resolved by seat from the start player, or in random order.",
            "de": "Angekündigte Karten gleicher Zahl wirken in der Folge der Plätze ab dem Startmarker oder zufällig.",
        },
    ),
    switch(
        "voluntary_put_down",
        "Nobody has to put a card down in the announcement phase.",
        "Niemand muss in der Ankündigung eine Karte hinlegen.",
    ),
    switch(
        "trade_to_announce",
        "Only who swapped a card in this round's trade phase may put one down.",
        "Nur wer in der Phase Handel dieser Runde eine Karte getauscht hat, darf eine hinlegen.",
    ),
    switch(
        "refill",
        "In the draw phase all draw up to five cards in hand.",
        "Beim Ziehen füllen alle ihre Hand auf fünf Karten auf.",
    ),
    Option(
        "start_standing",
        (3, 2),
        {"en": "How much Standing everybody begins with.", "de": "Mit wie viel Ansehen alle beginnen."},
    ),
    switch(
        "bribery",
        "A fine of X may be settled by discarding cards of X + 1 or more in all; the payee gets nothing.",
        "Eine Strafe von X lässt sich durch Abwerfen von zusammen mindestens X + 1 begleichen; niemand erhält etwas.",
    ),
    switch(
        "coop",
        "Whoever holds a winner's Pact while the winner holds theirs wins too.",
        "Wer den Pakt einer siegreichen Person hält, die auch den eigenen hält, gewinnt mit.",
    ),
    switch("allow_abstain", "In the vote one may abstain.", "Bei der Abstimmung darf man sich enthalten."),
    Option(
        "tie_break",
        ("shared", "standing"),
        {
            "en": "Equal values at the end share the victory, or more Standing decides.",
            "de": "Gleiche Werte am Ende teilen den Sieg, oder mehr Ansehen entscheidet.",
        },
    ),
    Option(
        "elimination_timing",
        ("immediate", "end_of_round"),
        {
            "en": "Who has no Standing left is out at once, or after the draw of the round.",
            "de": "Wer kein Ansehen mehr hat, ist sofort draußen oder nach dem Ziehen der Runde.",
        },
    ),
    switch(
        "open_discard",
        "The discard pile lies face up.",
        "Der Ablagestapel liegt offen.",
    ),
    switch(
        "personal_pile_choice",
        "Whoever draws from their own pile picks the card.",
        "Wer vom eigenen Stapel zieht, sucht die Karte aus.",
    ),
    Option(
        "false_accusation_fine",
        (FALSE_ACCUSATION, 1, 2, 3, 4, 6, 7, 8, 9, 10),
        {
            "en": "What an accuser pays if nothing illegal is found; 10 always costs a Standing.",
            "de": "Was zahlt, wer Einspruch erhebt, wenn sich nichts Illegales findet; 10 kostet immer ein Ansehen.",
        },
    ),
)
