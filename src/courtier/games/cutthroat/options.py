"""The options of the game (ledger 4.9)."""

from typing import Final

from courtier.core.options import Option

MOST_TALKS: Final = 9
MOST_OFFERS: Final = 3

OPTIONS: Final = (
    Option(
        "houses",
        ("choose", "random"),
        {
            "en": "Houses: each player chooses one, or chance does.",
            "de": "Häuser: Alle wählen eins, oder der Zufall tut es.",
        },
        among_bots="random",
    ),
    Option(
        "pillow_variant",
        (False, True),
        {
            "en": "The Royal Pillow is among hirelings of which each player is dealt one (4 players or more).",
            "de": "Das Königliche Kissen ist unter Handlangern, von denen alle einen erhalten (ab 4 Personen).",
        },
    ),
    Option(
        "mercenary_bulk",
        (False, True),
        {
            "en": "One purchase of mercenaries may cost up to 6 coins, two cards for each.",
            "de": "Ein Söldnerkauf darf bis zu 6 Münzen kosten, je zwei Karten.",
        },
    ),
    Option(
        "bedlam_twice",
        (False, True),
        {
            "en": "Lady Tyber may use Bedlam only twice per game.",
            "de": "Lady Tyber darf Tumult nur zweimal je Spiel nutzen.",
        },
    ),
    Option(
        "tax_coins",
        (3, 2, 1),
        {
            "en": "Variant: coins that Cawdwell's Taxes take; 3 is printed.",
            "de": "Variante: Münzen, die Cawdwells Steuern nehmen; gedruckt sind 3.",
        },
    ),
    Option(
        "gems_loose",
        ("square", "linear2"),
        {
            "en": "Loose gems of a colour score their number squared, or 2 points each.",
            "de": "Lose Edelsteine einer Farbe zählen ihre Anzahl im Quadrat oder je 2 Punkte.",
        },
    ),
    Option(
        "hireling_price",
        (3,),
        {"en": "Coins that a hireling costs.", "de": "Münzen, die ein Handlanger kostet."},
        most=9,
    ),
    Option(
        "coin_vp",
        (1,),
        {"en": "Points that a coin is worth.", "de": "Punkte, die eine Münze wert ist."},
        most=5,
    ),
    Option(
        "bastard_vp",
        (5,),
        {
            "en": "Points that a player's own bastard in hand is worth.",
            "de": "Punkte, die der eigene Bastard auf der eigenen Hand wert ist.",
        },
        most=20,
    ),
    Option(
        "deals",
        ("off", "menu", "table"),
        {
            "en": "Deals that bind: none; as answers from a menu, at fixed moments; or freely at the table.",
            "de": "Bindende Abmachungen: keine; als Antworten aus einer Liste, zu festen Zeiten; oder frei am Tisch.",
        },
        at_terminal="menu",
        at_tables="table",
        needs_table=("table",),
    ),
    Option(
        "deal_clauses",
        (8, 1, 2, 3, 4, 5, 6, 7),
        {
            "en": "Clauses that a deal may have, of all its parties together.",
            "de": "Klauseln, die eine Abmachung haben darf, von allen Beteiligten zusammen.",
        },
    ),
    Option(
        "takeback",
        ("all", "aimed", "off"),
        {
            "en": "With deals, what can be taken back: every announcement, those aimed at somebody, or none.",
            "de": "Was sich mit Abmachungen zurücknehmen lässt: jede Ansage, nur gezielte oder keine.",
        },
    ),
    Option(
        "wait_per_turn",
        (2,),
        {
            "en": "How often each player may stop an announcement to talk, per turn.",
            "de": "Wie oft jede Person je Zug eine Ansage zum Reden aufhalten darf.",
        },
        most=9,
    ),
    Option(
        "talk_offers",
        (1,),
        {
            "en": "Menu: deals that each player may propose in a talk.",
            "de": "Liste: Abmachungen, die jede Person in einer Unterredung vorschlagen darf.",
        },
        most=MOST_OFFERS,
    ),
    Option(
        "turn_offers",
        (1,),
        {
            "en": "Menu: deals that each player may propose in all talks of a turn.",
            "de": "Liste: Abmachungen, die jede Person in allen Unterredungen eines Zuges vorschlagen darf.",
        },
        most=MOST_TALKS,
        at_terminal=3,
    ),
    Option(
        "talk_per_turn",
        (3,),
        {
            "en": "Menu: talks that the active player may open in a turn.",
            "de": "Liste: Unterredungen, die am Zug eröffnet werden dürfen.",
        },
        most=MOST_TALKS,
    ),
)
