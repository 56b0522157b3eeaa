"""The sentences of `courtier join` and the words one types, in English and German. It understands both languages."""

from typing import Final

COMMANDS: Final[dict[str, tuple[str, ...]]] = {
    "help": ("?", "help", "hilfe"),
    "table": ("table", "tisch"),
    "say": ("say", "sage", "sag"),
    "whisper": ("whisper", "flüstere", "fluestere"),
    "stamp": ("stamp", "stempel"),
    "ready": ("ready", "bereit"),
    "start": ("start", "deal", "geben"),
    "undo": ("undo", "rücknahme", "ruecknahme"),
    "back": ("back", "zurück", "zurueck"),
    "offers": ("offers", "angebote"),
    "offer": ("offer", "biete", "angebot"),
    "accept": ("accept", "annehmen"),
    "decline": ("decline", "ablehnen"),
    "counter": ("counter", "gegenangebot"),
    "withdraw": ("withdraw", "zurückziehen", "zurueckziehen"),
    "rematch": ("rematch", "nochmal"),
    "hint": ("hint", "tipp", "rat"),
    "quit": ("quit", "exit", "ende"),
}

PHRASES: Final[dict[str, dict[str, str]]] = {
    "said": {"en": "{name} says: {text}", "de": "{name} sagt: {text}"},
    "whispered": {"en": "{name} whispers to {to}: {text}", "de": "{name} flüstert {to} zu: {text}"},
    "stamped": {"en": "{name}, to {what}: {text}", "de": "{name}, an {what}: {text}"},
    "stamped_line": {"en": "{name}: {text} – {what}", "de": "{name}: {text} – {what}"},
    "offer": {"en": "Offer {number} of {name}: {text}", "de": "Angebot {number} von {name}: {text}"},
    "offer_asks": {
        "en": "Offer {number} of {name} asks what the others would want for this: {text}",
        "de": "Angebot {number} von {name} fragt, was die anderen dafür möchten: {text}",
    },
    "lobby": {
        "en": "At the table: {names}. Free seats: {free}. Type `ready` when you are; the host types `start`.",
        "de": "Am Tisch: {names}. Freie Plätze: {free}. Tippe `bereit`; der Gastgeber tippt `geben`.",
    },
    "over": {
        "en": "The game is over. `table` shows the count, `rematch` plays once more, `quit` leaves.",
        "de": "Die Partie ist zu Ende. `tisch` zeigt die Wertung, `nochmal` spielt weiter, `ende` geht.",
    },
    "unknown": {
        "en": "“{words}” is no command. Type a number to answer, or `help`.",
        "de": "„{words}“ ist kein Befehl. Tippe eine Zahl zum Antworten, oder `hilfe`.",
    },
    "not_asked": {"en": "You are not asked now.", "de": "Du bist jetzt nicht gefragt."},
    "no_choice": {"en": "Type a number from 1 to {most}.", "de": "Tippe eine Zahl von 1 bis {most}."},
    "say_what": {"en": "Type what you say: say Good evening", "de": "Tippe, was du sagst: sage Guten Abend"},
    "whisper_how": {
        "en": "Type to whom and what: whisper Ann beware of Bob",
        "de": "Tippe, wem und was: flüstere Ann hüte dich vor Bob",
    },
    "stamp_how": {
        "en": "Type a stamp and a name, or only the stamp for what happened last: stamp bravo Ann. Stamps: {stamps}.",
        "de": "Tippe einen Stempel und einen Namen, oder den Stempel allein für das, was zuletzt geschah: "
        "stempel bravo Ann. Stempel: {stamps}.",
    },
    "no_offers": {"en": "No offer is open.", "de": "Kein Angebot ist offen."},
    "which_offer": {
        "en": "No such offer is open. `offers` lists them; type its number.",
        "de": "Ein solches Angebot ist nicht offen. `angebote` zählt sie auf; tippe die Nummer.",
    },
    "counter_how": {
        "en": "Type the number of an open offer and your own: counter 3 Ann: 1 scandal for: do not negate me",
        "de": "Tippe die Nummer eines offenen Angebots und deines: gegenangebot 3 Ann: 1 Skandal für: …",
    },
    "lost": {"en": "The line broke; trying again.", "de": "Die Leitung ist gerissen; noch ein Versuch."},
    "help": {
        "en": "NUMBER answers. back: one step back. undo: take an answer back. table: what lies on the table.\n"
        "hint: what the strongest bot would do in your place, while all others are bots.\n"
        "say WORDS, whisper NAME WORDS, stamp WORD NAME: talk. ready, start, rematch: before and after the game.\n"
        "offers, offer NAME: … for: …, accept N, decline N, counter N …, withdraw N: deals. offer NAME: ? for: … asks\n"
        "what NAME would want. quit: leave.",
        "de": "ZAHL antwortet. zurück: ein Schritt zurück. rücknahme: eine Antwort zurücknehmen. tisch: was da liegt.\n"
        "tipp: was der stärkste Bot an deiner Stelle täte, solange alle anderen Bots sind.\n"
        "sage WORTE, flüstere NAME WORTE, stempel WORT NAME: reden. bereit, geben, nochmal: vor und nach der Partie.\n"
        "angebote, biete NAME: … für: …, annehmen N, ablehnen N, gegenangebot N …, zurückziehen N.\n"
        "biete NAME: ? für: … fragt, was NAME dafür möchte. ende: gehen.",
    },
}


def say(key: str, lang: str) -> str:
    return PHRASES[key]["de" if lang == "de" else "en"]
