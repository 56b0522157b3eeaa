"""The terminal's own words, English and German, in one place. The games bring theirs."""

from typing import Any, Final

from courtier.core.errors import CourtierError
from courtier.reading.phrases import PHRASES as READING
from courtier.reading.reader import Say

# Words that are typed: both languages are always understood.
COMMANDS: Final = {
    "help": ("?", "help", "hilfe"),
    "undo": ("undo", "back", "zurück", "zurueck"),
    "save": ("save", "sichern", "speichern"),
    "log": ("log", "story", "geschichte"),
    "news": ("news", "neues"),
    "table": ("table", "tisch", "tafel"),
    "deals": ("deals", "abmachungen"),
    "hint": ("hint", "/hint", "tipp", "/tipp", "rat"),
    "quit": ("quit", "exit", "q", "ende", "beenden"),
}
REVIEW: Final = ("review", "rückblick", "rueckblick")  # typed after a game
ENTER: Final = ""
YES: Final = ("y", "yes", "j", "ja")
NO: Final = ("n", "no", "nein")

PHRASES: Final[dict[str, dict[str, str]]] = {
    **READING,  # what a table in sentences says, too
    # A game begins
    "bot": {"en": "{name} ({level} bot)", "de": "{name} (Bot, {level})"},
    "others": {"en": "At the table: {names}.", "de": "Am Tisch: {names}."},
    "hint": {
        "en": "Answer with a number. “?” helps, “quit” leaves.",
        "de": "Antworte mit einer Zahl. „?“ hilft, „ende“ verlässt den Tisch.",
    },
    "guest": {"en": "Guest", "de": "Gast"},
    "resumed": {
        "en": "The game goes on where it was left. What happened last:",
        "de": "Das Spiel geht weiter, wo es verlassen wurde. Zuletzt geschah:",
    },
    # A turn
    "thinking": {"en": "{name} is thinking …", "de": "{name} überlegt …"},
    "chosen": {"en": "{path} – what now?", "de": "{path} – und weiter?"},
    "otherwise": {
        "en": "Where nothing else is said: {follows}",
        "de": "Wo nichts anderes steht: {follows}",
    },
    "your_turn": {"en": "Your turn", "de": "Dein Zug"},
    "confirm": {"en": "Shall it be so?", "de": "Soll es so sein?"},
    "confirm_yes": {"en": "Yes, end my turn (Enter)", "de": "Ja, Zug beenden (Enter)"},
    "confirm_back": {"en": "Take my last choice back", "de": "Meine letzte Wahl zurücknehmen"},
    "confirm_anew": {"en": "Start the turn anew", "de": "Den Zug neu beginnen"},
    "nothing_to_undo": {
        "en": "There is nothing to take back: your turn has just begun.",
        "de": "Es gibt nichts zurückzunehmen: Dein Zug hat gerade erst begonnen.",
    },
    "given": {
        "en": "An answer given is given; it cannot be taken back.",
        "de": "Gegeben ist gegeben; diese Antwort lässt sich nicht zurücknehmen.",
    },
    "not_understood": {
        "en": "“{words}” is not among the answers: type a number from 1 to {most}, or ? for help.",
        "de": "„{words}“ ist keine der Antworten: Gib eine Zahl von 1 bis {most} ein, oder ? für Hilfe.",
    },
    "too_many_numbers": {
        "en": "Too many numbers: “{words}” has {given}, the answer takes {most}. Nothing was chosen.",
        "de": "Zu viele Zahlen: „{words}“ hat {given}, die Antwort braucht {most}. Nichts wurde gewählt.",
    },
    "which_number": {
        "en": "Type a number from 1 to {most}, or ? for help.",
        "de": "Gib eine Zahl von 1 bis {most} ein, oder ? für Hilfe.",
    },
    # Help
    "hint_thinking": {"en": "The bot thinks about it …", "de": "Der Bot überlegt …"},
    "hint_complete": {
        "en": "Your turn is whole: confirm it, or take a step back.",
        "de": "Dein Zug ist fertig: bestätige ihn, oder nimm einen Schritt zurück.",
    },
    "no_hint": {
        "en": "Nobody can advise you here.",
        "de": "Hier kann dir niemand raten.",
    },
    "commands": {
        "en": "You can type: a number, or two at once (“2 1”: the second card to the first place); "
        "? explains the question, “? word” a word; undo takes a step back; table draws the table; "
        "news says what happened since your last turn, log all of it; deals lists the deals that you "
        "know of; hint says what the strongest bot would do in your place; {own}save, save FILE; quit.",
        "de": "Du kannst eingeben: eine Zahl, oder zwei zugleich („2 1“: die zweite Karte an den "
        "ersten Ort); ? erklärt die Frage, „? Wort“ ein Wort; zurück nimmt einen Schritt zurück; "
        "tisch zeigt den Tisch; neues sagt, was seit deinem letzten Zug geschah, geschichte alles; "
        "abmachungen nennt die Abmachungen, von denen du weißt; tipp sagt, was der stärkste Bot täte; "
        "{own}sichern, sichern DATEI; ende.",
    },
    "known_words": {"en": "Words I can explain: {words}.", "de": "Diese Wörter kann ich erklären: {words}."},
    "unknown_word": {
        "en": "“{word}” is not in the glossary. Did you mean {nearest}?",
        "de": "„{word}“ steht nicht im Wörterverzeichnis. Meintest du {nearest}?",
    },
    "no_such_word": {
        "en": "“{word}” is not in the glossary, which has: {words}.",
        "de": "„{word}“ steht nicht im Wörterverzeichnis. Darin stehen: {words}.",
    },
    # Saving and leaving
    "saved": {
        "en": "Saved in {file}. Go on with: courtier resume {file}",
        "de": "Gesichert in {file}. Weiter mit: courtier resume {file}",
    },
    "saved_seed": {
        "en": "The file holds the seed: who looks into it can know every card.",
        "de": "Die Datei enthält den Samen: Wer hineinsieht, kann jede Karte kennen.",
    },
    "draft_not_saved": {
        "en": "The turn you are trying out is not part of it.",
        "de": "Der Zug, den du gerade ausprobierst, ist nicht dabei.",
    },
    "overwrite": {
        "en": "{file} is already there and is not a save of this game. Write over it? (yes/no)",
        "de": "{file} gibt es schon, und es ist kein Stand dieses Spiels. Überschreiben? (ja/nein)",
    },
    "not_saved": {
        "en": "Not saved; {file} is as it was.",
        "de": "Nicht gesichert; {file} ist unverändert.",
    },
    "leave": {"en": "Leave the table?", "de": "Den Tisch verlassen?"},
    "leave_save": {"en": "Save the game and leave", "de": "Das Spiel sichern und gehen"},
    "leave_lose": {"en": "Leave without saving", "de": "Gehen, ohne zu sichern"},
    "leave_stay": {"en": "Stay", "de": "Bleiben"},
    "input_ended": {
        "en": "The input has ended before the game; nothing was saved.",
        "de": "Die Eingabe endete vor dem Spiel; nichts wurde gesichert.",
    },
    "goodbye_unsaved": {
        "en": "Good night. The game was not saved.",
        "de": "Gute Nacht. Das Spiel wurde nicht gesichert.",
    },
    "goodbye": {"en": "Good night.", "de": "Gute Nacht."},
    # The end
    "count": {"en": "Press Enter for the count.", "de": "Enter zeigt die Abrechnung."},
    "record_ends": {
        "en": "The game goes on without a record.",
        "de": "Das Spiel geht ohne Aufzeichnung weiter.",
    },
    "recorded": {"en": "The record is in {file}.", "de": "Die Aufzeichnung steht in {file}."},
    "again": {
        "en": "Another game? (yes/no; “review” says what the strongest bot would have done)",
        "de": "Noch ein Spiel? (ja/nein; „rückblick“ sagt, was der stärkste Bot getan hätte)",
    },
    "look_back": {
        "en": "“review” says what the strongest bot would have done in your place; Enter ends.",
        "de": "„rückblick“ sagt, was der stärkste Bot an deiner Stelle getan hätte; Enter beendet.",
    },
    # A review
    "review_thinking": {"en": "The bot goes through the game …", "de": "Der Bot geht die Partie durch …"},
    "review_none": {
        "en": "No bot of this game can judge it.",
        "de": "Kein Bot dieses Spiels kann das beurteilen.",
    },
    "review_head": {
        "en": "Review of {name}: what {level} would have done with the same knowledge.",
        "de": "Rückblick auf {name}: was {level} mit demselben Wissen getan hätte.",
    },
    "review_sum": {
        "en": "Choices: {n}. As the bot’s: {same}. About as good: {alike}. That cost something: {costly}.",
        "de": "Entscheidungen: {n}. Wie der Bot: {same}. Etwa gleich gut: {alike}. Die etwas kosteten: {costly}.",
    },
    "review_left": {"en": "Left out: {n}.", "de": "Ausgelassen: {n}."},
    "review_chosen": {"en": "[{step}] {question} {yours}.", "de": "[{step}] {question} {yours}."},
    "review_best": {"en": "Bot: {best}.", "de": "Bot: {best}."},
    "review_same": {"en": "The bot would have done the same.", "de": "Der Bot hätte dasselbe getan."},
    "review_alike": {"en": "No clear difference.", "de": "Kein klarer Unterschied."},
    "review_costly": {
        "en": "Costly: the bot expects {expects} of its answer, {instead} of this one.",
        "de": "Teuer: Der Bot erwartet {expects} von seiner Antwort, {instead} von dieser.",
    },
    "review_failed": {"en": "The bot could not answer here.", "de": "Hier konnte der Bot nicht antworten."},
    "review_late": {"en": "Left out: the time was up.", "de": "Ausgelassen: Die Zeit war um."},
    "review_no_seed": {
        "en": "This record does not hold its seed, so it cannot be reviewed; it is told at the end of the game.",
        "de": "Diese Aufzeichnung enthält ihren Samen nicht, den sie am Ende verrät; ein Rückblick geht erst dann.",
    },
    "review_not_over": {
        "en": "This game is not over; a review tells what nobody may tell before. `courtier resume` goes on with it.",
        "de": "Diese Partie ist nicht zu Ende; ein Rückblick geht erst danach. `courtier resume` setzt sie fort.",
    },
    "review_whose": {
        "en": "Say whose review: --seat with one of {known}.",
        "de": "Sag, wessen Rückblick: --seat mit {known}.",
    },
    "already_over": {
        "en": "This game is over; there is nothing to go on with. `courtier replay {file} --open` shows it.",
        "de": "Dieses Spiel ist zu Ende. `courtier replay {file} --open` zeigt es.",
    },
    # A campaign
    "campaign_game": {
        "en": "Game {number} of {games} of a campaign.",
        "de": "Spiel {number} von {games} einer Kampagne.",
    },
    "campaign_standings": {
        "en": "After game {number} of {games}: {standings}.",
        "de": "Nach Spiel {number} von {games}: {standings}.",
    },
    "campaign_won": {
        "en": "The campaign is over. {names} wins it. All in all: {standings}.",
        "de": "Die Kampagne ist zu Ende. Es gewinnt {names}. Insgesamt: {standings}.",
    },
    "campaign_shared": {
        "en": "The campaign is over. {names} share the victory. All in all: {standings}.",
        "de": "Die Kampagne ist zu Ende. {names} teilen sich den Sieg. Insgesamt: {standings}.",
    },
    "campaign_next": {
        "en": "Enter deals the next game; “quit” saves the campaign and leaves.",
        "de": "Enter teilt das nächste Spiel aus; „ende“ sichert die Kampagne und verlässt den Tisch.",
    },
    "no_campaign": {
        "en": "{title} is not played as a campaign; these games are: {known}.",
        "de": "{title} wird nicht als Kampagne gespielt; diese Spiele schon: {known}.",
    },
    # Commands that play nothing
    "game": {"en": "{name}: {title}, {low} to {high} players", "de": "{name}: {title}, {low} bis {high} Personen"},
    "bots": {"en": "bots: {levels}", "de": "Bots: {levels}"},
    "option": {
        "en": "option {name} = {values} (default {default}): {help}",
        "de": "Option {name} = {values} (üblich {default}): {help}",
    },
    "or": {"en": "or", "de": "oder"},
    "how_to_play": {
        "en": "Play with: courtier play {name}",
        "de": "Spielen mit: courtier play {name}",
    },
    "verified_chain": {
        "en": "The chain is whole: {lines} lines, none changed.",
        "de": "Die Kette ist heil: {lines} Zeilen, keine verändert.",
    },
    "verified_seed": {
        "en": "The seed is the one that was committed to before the deal.",
        "de": "Der Same ist der, auf den sich der Tisch vor dem Austeilen festgelegt hat.",
    },
    "verified_from": {
        "en": "The rules changed under way; what follows is checked from the position in line {line} on.",
        "de": "Unterwegs haben sich die Regeln geändert; geprüft wird von der Stellung in Zeile {line} an.",
    },
    "verified_game": {
        "en": "Replayed, every one of the {answers} answers was legal.",
        "de": "Nachgespielt war jede der {answers} Antworten erlaubt.",
    },
    "verified_deals": {
        "en": "Deals that were sealed, each as the rules allow: {deals}.",
        "de": "Besiegelte Abmachungen, jede so, wie es die Regeln erlauben: {deals}.",
    },
    "verified_end": {"en": "The game ended: {scores}.", "de": "Das Spiel endete so: {scores}."},
    "verified_open": {
        "en": "The game has not ended: turn {turn}, {name} is asked.",
        "de": "Das Spiel ist nicht zu Ende: Zug {turn}, gefragt ist {name}.",
    },
    "verified_no_seed": {
        "en": "The record holds no seed, so the deal cannot be checked yet; it is told after the end.",
        "de": "Die Aufzeichnung enthält keinen Samen; die Karten lassen sich erst nach dem Ende prüfen.",
    },
    "replayed": {
        "en": "{title}, after {step} of {steps} answers, as {name} saw it.",
        "de": "{title}, nach {step} von {steps} Antworten, wie {name} es sah.",
    },
    "replayed_open": {
        "en": "{title}, after {step} of {steps} answers, all open.",
        "de": "{title}, nach {step} von {steps} Antworten, alles offen.",
    },
    # Errors
    "as_it_is": {"en": "{text}", "de": "{text}"},
    "alternatives": {"en": "{most} or {last}", "de": "{most} oder {last}"},
    "nearest": {"en": " Did you mean {nearest}?", "de": " Meintest du {nearest}?"},
    "unknown_game": {
        "en": "There is no game “{name}”; there is {known}.{nearest}",
        "de": "Ein Spiel „{name}“ gibt es nicht; es gibt {known}.{nearest}",
    },
    "unknown_bot": {
        "en": "There is no bot “{name}” for {title}; there is {known}.{nearest}",
        "de": "Einen Bot „{name}“ gibt es für {title} nicht; es gibt {known}.{nearest}",
    },
    "unknown_option": {
        "en": "{title} has no option “{name}”; it has {known}.{nearest}",
        "de": "{title} hat keine Option „{name}“; es hat {known}.{nearest}",
    },
    "option_form": {
        "en": "An option is written NAME=VALUE, got “{text}”.",
        "de": "Eine Option schreibt man NAME=WERT, gegeben war „{text}“.",
    },
    "option_value": {
        "en": "Option {name} can be {values}, got “{value}”.",
        "de": "Option {name} kann {values} sein, gegeben war „{value}“.",
    },
    "wrong_seats": {
        "en": "{title} is for {low} to {high} players, got {seats}.",
        "de": "{title} ist für {low} bis {high} Personen, gegeben war {seats}.",
    },
    "wrong_bots": {
        "en": "At {seats} seats sit {bots} bots: --bots takes one level for all or {bots} of them, got {given}.",
        "de": "An {seats} Plätzen sitzen {bots} Bots: --bots nimmt eine Stufe für alle oder {bots} davon, "
        "gegeben waren {given}.",
    },
    "wrong_seat": {
        "en": "The seats are {known}, got {seat}.",
        "de": "Die Plätze sind {known}, gegeben war {seat}.",
    },
    "wrong_name": {
        "en": "A name has 1 to {most} letters and no control characters, got “{name}”.",
        "de": "Ein Name hat 1 bis {most} Zeichen und keine Steuerzeichen, gegeben war „{name}“.",
    },
    "wrong_step": {
        "en": "The record has {steps} answers; --step takes 0 to {steps}, got {step}.",
        "de": "Die Aufzeichnung hat {steps} Antworten; --step nimmt 0 bis {steps}, gegeben war {step}.",
    },
    "whose_eyes": {
        "en": "Say through whose eyes: --seat with one of {known}, or --open for all cards open.",
        "de": "Sag, mit wessen Augen: --seat mit {known}, oder --open für alle Karten offen.",
    },
    "taken": {
        "en": "{file} is already there; nothing was written. --force writes over it.",
        "de": "{file} gibt es schon; nichts wurde geschrieben. --force überschreibt es.",
    },
    "cannot_read": {"en": "{file} cannot be read: {why}.", "de": "{file} lässt sich nicht lesen: {why}."},
    "cannot_write": {
        "en": "{file} cannot be written: {why}.",
        "de": "{file} lässt sich nicht schreiben: {why}.",
    },
    "no_such_file": {"en": "there is no such file or folder", "de": "diese Datei oder diesen Ordner gibt es nicht"},
    "is_folder": {"en": "it is a folder", "de": "es ist ein Ordner"},
    "no_permission": {"en": "you may not", "de": "das ist dir nicht erlaubt"},
    "disk_full": {"en": "the disk is full", "de": "der Datenträger ist voll"},
    "name_too_long": {"en": "its name is too long", "de": "der Name ist zu lang"},
    "bad_name": {"en": "no file can be called that", "de": "so kann keine Datei heißen"},
    "no_text": {"en": "it is not a text in UTF-8", "de": "es ist kein Text in UTF-8"},
}


def speaker(lang: str) -> Say:
    """Says a phrase in that language; complaints among its values are said in it too."""

    def say(key: str, **values: Any) -> str:
        spoken = {name: value.said(lang) if isinstance(value, Complaint) else value for name, value in values.items()}
        return PHRASES[key][lang].format(**spoken)

    return say


class Complaint(CourtierError):
    """What is wrong with what a person gave, to be said in the person's language."""

    def __init__(self, key: str, **values: Any) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def said(self, lang: str) -> str:
        return speaker(lang)(self.key, **self.values)

    def __str__(self) -> str:
        return self.said("en")
