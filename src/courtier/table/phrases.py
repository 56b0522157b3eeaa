"""Stock phrases and stamps: sent by name, read by each person in their own language. Some phrases are about a seat."""

PHRASES: dict[str, dict[str, str]] = {
    "hello": {"en": "Good evening to all.", "de": "Guten Abend zusammen."},
    "good_luck": {"en": "May the best liar win.", "de": "Möge die beste Lüge gewinnen."},
    "yes": {"en": "Yes.", "de": "Ja."},
    "no": {"en": "No.", "de": "Nein."},
    "perhaps": {"en": "Perhaps. What do you offer?", "de": "Vielleicht. Was bietest du?"},
    "thanks": {"en": "I am obliged to you.", "de": "Ich bin dir verbunden."},
    "sorry": {"en": "My apologies.", "de": "Ich bitte um Verzeihung."},
    "well_played": {"en": "Well played.", "de": "Gut gespielt."},
    "moment": {"en": "I need a moment.", "de": "Ich brauche einen Augenblick."},
    "your_turn": {"en": "We are waiting for {about}.", "de": "Wir warten auf {about}."},
    "trust": {"en": "I trust {about}.", "de": "Ich vertraue {about}."},
    "distrust": {"en": "I do not believe a word {about} says.", "de": "Ich glaube {about} kein Wort."},
    "truce": {"en": "A truce, {about}?", "de": "Ein Waffenstillstand, {about}?"},
    "spare_me": {
        "en": "Spare me, {about}, and I spare you.",
        "de": "Verschone mich, {about}, dann verschone ich dich.",
    },
    "ally": {"en": "Let us stand together, {about}.", "de": "Lass uns zusammenhalten, {about}."},
    "leader": {
        "en": "{about} is winning. Somebody should act.",
        "de": "{about} gewinnt gerade. Jemand sollte handeln.",
    },
    "promise": {"en": "You have my word, {about}.", "de": "Du hast mein Wort, {about}."},
    "broken": {"en": "{about} broke a promise.", "de": "{about} hat ein Versprechen gebrochen."},
    "not_me": {"en": "It was not me.", "de": "Ich war es nicht."},
    "revenge": {"en": "I shall remember this, {about}.", "de": "Das merke ich mir, {about}."},
    "gloat": {
        "en": "The court is mine. Better luck next time.",
        "de": "Der Hof gehört mir. Mehr Glück beim nächsten Mal.",
    },
    "rematch": {"en": "Once more?", "de": "Noch eine Partie?"},
    "good_night": {"en": "I must go. Thank you for the game.", "de": "Ich muss gehen. Danke für die Partie."},
}


STAMPS: dict[str, dict[str, str]] = {
    "bravo": {"en": "Bravo!", "de": "Bravo!"},
    "thanks": {"en": "Thanks!", "de": "Danke!"},
    "laugh": {"en": "Ha!", "de": "Ha!"},
    "gasp": {"en": "Oh!", "de": "Oh!"},
    "doubt": {"en": "Really?", "de": "Wirklich?"},
    "shame": {"en": "Shame!", "de": "Pfui!"},
}


def is_about(phrase: str) -> bool:
    """Does it need somebody it is about?"""
    return "{about}" in PHRASES[phrase]["en"]


def phrase_in(phrase: str, lang: str, about: str) -> str:
    """The phrase as a reader of that language reads it."""
    return PHRASES[phrase][lang].format(about=about)
