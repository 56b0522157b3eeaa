"""The table's own sentences in both languages: lines of the story, notices, reasons.

Names are put in unchanged. `refusals.py` has the reasons why a command was refused.
"""

from courtier.core.deals.deal import MOST_CLAUSES

STORY: dict[str, dict[str, tuple[str, str]]] = {  # to the one whose seat it is, to all others
    "table.undone": {
        "en": ("You undo an answer; all agreed.", "{name} undoes an answer; all agreed."),
        "de": (
            "Du machst eine Antwort rückgängig; alle waren einverstanden.",
            "{name} macht eine Antwort rückgängig; alle waren einverstanden.",
        ),
    },
    "table.undo_refused": {
        "en": ("You wanted to undo an answer; it stands.", "{name} wanted to undo an answer; it stands."),
        "de": (
            "Du wolltest eine Antwort rückgängig machen; sie gilt.",
            "{name} wollte eine Antwort rückgängig machen; sie gilt.",
        ),
    },
    "table.held": {
        "en": ("A steward plays for you, and makes no promises.", "A steward plays for {name}, and makes no promises."),
        "de": (
            "Ein Verwalter spielt für dich und macht keine Zusagen.",
            "Ein Verwalter spielt für {name} und macht keine Zusagen.",
        ),
    },
    "table.returned": {
        "en": ("You are back.", "{name} is back."),
        "de": ("Du bist zurück.", "{name} ist zurück."),
    },
    "table.replaced": {
        "en": ("You sit down at this seat and play on.", "{name} sits down at this seat and plays on."),
        "de": (
            "Du setzt dich auf diesen Platz und spielst weiter.",
            "{name} setzt sich auf diesen Platz und spielt weiter.",
        ),
    },
    "table.asked_for": {
        "en": ("Somebody new wants your seat.", "Somebody new wants the seat of {name}. All others are asked."),
        "de": (
            "Jemand Neues möchte deinen Platz.",
            "Jemand Neues möchte den Platz von {name}. Alle anderen werden gefragt.",
        ),
    },
    "table.not_admitted": {
        "en": ("Nobody new gets your seat.", "Nobody new gets the seat of {name}."),
        "de": ("Niemand Neues bekommt deinen Platz.", "Niemand Neues bekommt den Platz von {name}."),
    },
    "table.took_over": {
        "en": (
            "You take over the seat of {was}. All know that you are new here.",
            "A new person, {name}, takes over the seat of {was} and sees its cards.",
        ),
        "de": (
            "Du übernimmst den Platz von {was}. Alle wissen, dass du neu bist.",
            "Eine neue Person, {name}, übernimmt den Platz von {was} und sieht dessen Karten.",
        ),
    },
    "table.resigned": {
        "en": (
            "You give the game up. A steward plays it to its end.",
            "{name} gives the game up. A steward plays it to its end.",
        ),
        "de": (
            "Du gibst die Partie auf. Ein Verwalter spielt sie zu Ende.",
            "{name} gibt die Partie auf. Ein Verwalter spielt sie zu Ende.",
        ),
    },
}

NOTICES: dict[str, dict[str, str]] = {
    "muted_by": {"en": "{name} no longer hears you.", "de": "{name} hört dich nicht mehr."},
    "heard_by": {"en": "{name} hears you again.", "de": "{name} hört dich wieder."},
    "muting": {"en": "You no longer hear {name}; {name} knows.", "de": "Du hörst {name} nicht mehr; {name} weiß es."},
    "hearing": {"en": "You hear {name} again; {name} knows.", "de": "Du hörst {name} wieder; {name} weiß es."},
    "sent_away": {
        "en": "Whoever hosts this table has taken your seat from you.",
        "de": "Wer diesen Tisch leitet, hat dir den Platz genommen.",
    },
}

UNDOING = {"en": "the last answer", "de": "die letzte Antwort"}


def story(event: str, lang: str, name: str, was: str, *, own: bool) -> str:
    """A line that the table adds to the story, about one's own seat or another's. `was`: who had the seat before."""
    to_oneself, to_others = STORY[event][lang]
    return (to_oneself if own else to_others).format(name=name, was=was)


def notice(key: str, lang: str, name: str) -> str:
    """What the table tells one person about another."""
    return NOTICES[key][lang].format(name=name)


# Why a deal cannot be sealed, by the name of the reason (`core/deals/sealing.py`).
DEAL_REASONS: dict[str, dict[str, str]] = {
    "off": {"en": "this game is played without deals", "de": "dieses Spiel kennt keine Abmachungen"},
    "menu": {"en": "deals are made as answers only", "de": "Abmachungen werden nur als Antworten getroffen"},
    "over": {"en": "the game is over", "de": "die Partie ist zu Ende"},
    "parties": {"en": "a deal has two to six different parties", "de": "eine Abmachung hat zwei bis sechs Beteiligte"},
    "clauses": {
        "en": "a deal has one to eight clauses, each from one party to another",
        "de": "eine Abmachung hat eine bis acht Klauseln, jede von einer beteiligten Person an eine andere",
    },
    "too_many": {
        "en": "in this game a deal has at most {most} clauses; leave some out",
        "de": "in diesem Spiel hat eine Abmachung höchstens {most} Klauseln; lass welche weg",
    },
    "moment": {"en": "this is not the moment", "de": "jetzt ist nicht der Augenblick dafür"},
    "full": {"en": "too many deals are open", "de": "zu viele Abmachungen sind offen"},
    "not_allowed": {"en": "the rules do not allow it now", "de": "die Regeln erlauben das jetzt nicht"},
    "not_held": {
        "en": "you do not have what you are to give or show",
        "de": "du hast nicht, was du geben oder zeigen sollst",
    },
    "not_picked": {"en": "choose first what you give unseen", "de": "wähle zuerst, was du ungesehen gibst"},
    "contradiction": {"en": "you have promised the opposite", "de": "du hast das Gegenteil versprochen"},
    "not_possible": {"en": "not possible now", "de": "jetzt nicht möglich"},
}


def deal_reason(reason: str, lang: str, most: int = MOST_CLAUSES) -> str:
    """Why a deal cannot be sealed, in words; `most` is how many clauses it may have."""
    return DEAL_REASONS[reason][lang].format(most=most)


# Why somebody answers an offer so (`commands.Reason`).
BARGAIN_REASONS: dict[str, dict[str, str]] = {
    "too_little": {"en": "That is not enough for me.", "de": "Das ist mir zu wenig."},
    "not_now": {"en": "Not now.", "de": "Jetzt nicht."},
    "would_want": {"en": "This is what I would want: {clause}", "de": "Das möchte ich dafür: {clause}"},
    "broke_word": {
        "en": "I have not forgotten deal {deal}, which was broken: {clause}",
        "de": "Ich habe die gebrochene Abmachung {deal} nicht vergessen: {clause}",
    },
    "wronged": {
        "en": "I have not forgotten what you took from me.",
        "de": "Ich habe nicht vergessen, was du mir genommen hast.",
    },
    "nothing_for_it": {"en": "You have nothing that I want for it.", "de": "Du hast nichts, was ich dafür will."},
}


def bargain_reason(phrase: str, lang: str, clause: str, deal: int) -> str:
    """The reason for an answer to an offer, in words."""
    return BARGAIN_REASONS[phrase][lang].format(clause=clause, deal=deal).strip()
