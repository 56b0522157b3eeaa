"""The story, sentence by sentence, as Ann hears it: the event, in English, in German."""

from tests.games.hofverrat.table import ANN, BOB, CAT

HARE = {"spot": "table:above", "card": "hare.noble"}
PLAYERS = 3
TOLD = [
    (
        ("set_up", {"first": BOB, "box": 18, "pile": 63}),
        "The court assembles: 18 cards stay in the box unseen, 63 form the pile, and Bob begins.",
        "Der Hof versammelt sich: 18 Karten bleiben ungesehen in der Schachtel, 63 bilden den Stapel, und Bob beginnt.",
    ),
    (
        ("dealt", {"seat": ANN, "count": 3, "cards": ["toad.spy", "hare.noble", "hare.noble"]}),
        "You are dealt 3 cards: toad spy and 2× hare noble.",
        "Du erhältst 3 Karten: Kröten-Spion und 2× Hasen-Adliger.",
    ),
    (
        ("entrusted", {"seat": BOB, "count": 2, "missions": "unknown"}),
        "Bob is entrusted with 2 secret missions, one light and one dark.",
        "Bob werden 2 Geheimmissionen anvertraut, eine helle und eine dunkle.",
    ),
    (
        ("turn_began", {"seat": BOB, "turn": 8}),
        "Bob begins turn 3 of 8.",
        "Bob beginnt Zug 3 von 8.",
    ),
    (
        ("turn_began", {"seat": ANN, "turn": 22}),
        "You begin the last of your 8 turns.",
        "Du beginnst den letzten deiner 8 Züge.",
    ),
    (
        ("laid", {"seat": ANN, **HARE}),
        "You lay the hare noble above the table.",
        "Du legst den Hasen-Adligen über die Tafel.",
    ),
    (
        ("laid", {"seat": BOB, **HARE}),
        "Bob lays the hare noble above the table.",
        "Bob legt den Hasen-Adligen über die Tafel.",
    ),
    (
        ("laid", {"seat": BOB, "spot": "district@1", "card": "toad.assassin"}),
        "Bob keeps the toad assassin in their own district.",
        "Bob behält den Kröten-Assassinen im eigenen Bezirk.",
    ),
    (
        ("laid", {"seat": BOB, "spot": "district@0", "card": "butterfly.guard"}),
        "Bob lays the butterfly guard in your district.",
        "Bob legt den Schmetterlings-Wächter in deinen Bezirk.",
    ),
    (
        ("laid_spy", {"seat": ANN, "spot": "district@2"}),
        "You lay a spy face down in Cat’s district.",
        "Du legst einen Spion verdeckt in Cats Bezirk.",
    ),
    (
        ("removed", {"seat": CAT, "spot": "table:below", "place": 4, "card": "carp.ordinary"}),
        "Cat removes a carp courtier from below the table.",
        "Cat entfernt einen Karpfen-Höfling aus dem unteren Bereich der Tafel.",
    ),
    (
        ("removed_spy", {"seat": CAT, "spot": "district@1", "place": 0, "layer": ANN}),
        "Cat removes a spy from Bob’s district, laid by you; nobody looks at it.",
        "Cat entfernt einen Spion aus Bobs Bezirk, gelegt von dir; niemand sieht ihn an.",
    ),
    (
        ("removed_spy", {"seat": CAT, "spot": "district@2", "place": 0, "layer": CAT}),
        "Cat removes a spy from their own district, laid by their own hand; nobody looks at it.",
        "Cat entfernt einen Spion aus dem eigenen Bezirk, gelegt von eigener Hand; niemand sieht ihn an.",
    ),
    (
        ("spared", {"seat": BOB, "area": "district@0"}),
        "Bob spares everyone in your district.",
        "Bob verschont alle in deinem Bezirk.",
    ),
    (
        ("drew", {"seat": BOB, "count": 3, "pile": 27, "cards": "unknown"}),
        "Bob draws 3 cards; 27 remain.",
        "Bob zieht 3 Karten; 27 bleiben.",
    ),
    (
        ("drew", {"seat": ANN, "count": 0, "pile": 0, "cards": []}),
        "The pile is empty; you draw nothing.",
        "Der Stapel ist leer; du ziehst nichts.",
    ),
    (
        ("revealed", {"spot": "table:above", "place": 2, "layer": BOB, "card": "toad.spy"}),
        "The spy that Bob laid above the table is a toad.",
        "Der Spion, den Bob über die Tafel gelegt hat, ist eine Kröte.",
    ),
    (
        ("judged", {"family": "hare", "above": 1, "below": 2}),
        "The hares, 1 above and 2 below, fall into disgrace.",
        "Die Hasen, 1 oben und 2 unten, fallen in Ungnade.",
    ),
    (
        ("judged", {"family": "stag", "above": 0, "below": 0}),
        "The stags, absent from the table, stay neutral.",
        "Die Hirsche, an der Tafel nicht vertreten, bleiben neutral.",
    ),
    (
        ("counted", {"seat": BOB, "points": -1}),
        "Bob’s district costs 1 point.",
        "Bobs Bezirk kostet 1 Punkt.",
    ),
    (
        ("mission_shown", {"seat": BOB, "mission": "L2", "points": 3}),
        "Bob shows the light mission “Few toads”: fulfilled, 3 points.",
        "Bob zeigt die helle Mission „Wenige Kröten“: erfüllt, 3 Punkte.",
    ),
    (
        ("mission_shown", {"seat": ANN, "mission": "D10", "points": 0}),
        "You show the dark mission “More than one scandal”: not fulfilled.",
        "Du zeigst die dunkle Mission „Mehr als ein Skandal“: nicht erfüllt.",
    ),
    (("won", {"seat": ANN, "total": -2}), "You win with −2.", "Du gewinnst mit −2."),
]
