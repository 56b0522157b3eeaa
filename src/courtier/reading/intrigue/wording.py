"""The words of the salon, in the picture and in sentences."""

from typing import Final

from courtier.reading.wording import Wording

WORDS: Final = {
    "title": {
        "en": "Game of Intrigue · round {round} · draw pile {draw} · discard pile {discard}",
        "de": "Game of Intrigue · Runde {round} · Ziehstapel {draw} · Ablagestapel {discard}",
    },
    "setup": {
        "en": "Game of Intrigue · before round 1 · draw pile {draw}",
        "de": "Game of Intrigue · vor Runde 1 · Ziehstapel {draw}",
    },
    "over": {
        "en": "Game of Intrigue · the end, in round {round}",
        "de": "Game of Intrigue · das Ende, in Runde {round}",
    },
    "standing": {"en": "Standing", "de": "Ansehen"},
    "points": {"en": "open", "de": "offen"},
    "hand": {"en": "hand", "de": "Hand"},
    "pile": {"en": "pile", "de": "Stapel"},
    "start": {"en": "begins", "de": "beginnt"},
    "out": {"en": "out", "de": "draußen"},
    "silent": {"en": "does not vote", "de": "stimmt nicht"},
    "follows": {"en": "votes with {name}", "de": "stimmt mit {name}"},
    "your_start": {"en": "you begin", "de": "du beginnst"},
    "your_silent": {"en": "you do not vote", "de": "du stimmst nicht"},
    "your_follows": {"en": "you vote with {name}", "de": "du stimmst mit {name}"},
    "pacts_of": {"en": "Pact: {names}", "de": "Pakt: {names}"},
    "offer": {"en": "offer", "de": "anbieten"},
    "look": {"en": "look", "de": "ansehen"},
    "decide": {"en": "decide", "de": "entscheiden"},
    "object": {"en": "object", "de": "Einspruch"},
    "swap": {"en": "swap", "de": "Tausch"},
    "favour": {"en": "a Favour demands it", "de": "ein Gefallen verlangt es"},
    "note": {"en": "note: {note}", "de": "Zettel: {note}"},
    "claimed": {"en": "“{type}”", "de": "„{type}“"},
    "empty_offer": {"en": "nothing", "de": "nichts"},
    "agree": {"en": "agreed", "de": "zugestimmt"},
    "deny": {"en": "denied", "de": "abgelehnt"},
    "accused_stopped": {
        "en": "{name} objected: something is illegal, and the trade is stopped.",
        "de": "{name} erhob Einspruch: Etwas ist illegal, und der Handel ist gestoppt.",
    },
    "accused_clean": {
        "en": "{name} objected: nothing illegal was found.",
        "de": "{name} erhob Einspruch: Nichts Illegales war zu finden.",
    },
    "your_accused_stopped": {
        "en": "You objected: something is illegal, and the trade is stopped.",
        "de": "Du hast Einspruch erhoben: Etwas ist illegal, und der Handel ist gestoppt.",
    },
    "your_accused_clean": {
        "en": "You objected: nothing illegal was found.",
        "de": "Du hast Einspruch erhoben: Nichts Illegales war zu finden.",
    },
    "due": {"en": "Due: {fines}.", "de": "Fällig: {fines}."},
    "fine": {"en": "{amount} from {payer} to {payee}", "de": "{amount} von {payer} an {payee}"},
    "or": {"en": "{one} or {other}", "de": "{one} oder {other}"},
    "on_table": {"en": "On the table: {cards}.", "de": "Auf dem Tisch: {cards}."},
    "face_down": {"en": "face down", "de": "verdeckt"},
    "to_come": {"en": "Still to take effect: {names}.", "de": "Wirkt noch: {names}."},
    "vote_open": {"en": "Votes", "de": "Stimmen"},
    "vote_sealed": {"en": "Votes sealed until all have voted", "de": "Stimmen versiegelt, bis alle gestimmt haben"},
    "no_vote": {"en": "no vote", "de": "keine Stimme"},
    "abstain": {"en": "abstains", "de": "enthält sich"},
    "tally": {"en": "Count", "de": "Zählung"},
    "worth": {"en": "worth {hand}, with Standing {all}", "de": "{hand} wert, mit Ansehen {all}"},
    "own_pacts": {
        "en": "Your Pact with {names} bars you from objections and social cards against them.",
        "de": "Dein Pakt mit {names} verbietet dir dort Einspruch und soziale Karten.",
    },
    "no_pacts": {"en": "You hold no Pact of another player.", "de": "Du hältst keinen Pakt von anderen."},
    "legend": {
        "en": "{asked} asked now  {standing} Standing  {back} card face down  {illegal} illegal",
        "de": "{asked} jetzt gefragt  {standing} Ansehen  {back} verdeckte Karte  {illegal} illegal",
    },
    "removed": {"en": "Out of the game: {cards}.", "de": "Aus dem Spiel: {cards}."},
    "discarded": {"en": "Discard pile: {cards}.", "de": "Ablagestapel: {cards}."},
    "in_pile": {"en": "Your pile: {cards}.", "de": "Dein Stapel: {cards}."},
    "empty": {"en": "nothing", "de": "nichts"},
    "several": {"en": "{count}× {card}", "de": "{count}× {card}"},
    "place": {"en": "place", "de": "Platz"},
    "player": {"en": "player", "de": "Name"},
    "total": {"en": "total", "de": "gesamt"},
    "holds": {"en": "hand", "de": "Hand"},
    "read_round": {
        "en": "Round {round}, {phase}. Draw pile {draw}, discard pile {discard}.",
        "de": "Runde {round}, {phase}. Ziehstapel {draw}, Ablagestapel {discard}.",
    },
    "read_setup": {
        "en": "Before round 1. Draw pile {draw}.",
        "de": "Vor Runde 1. Ziehstapel {draw}.",
    },
    "read_over": {"en": "The game is over, in round {round}.", "de": "Das Spiel ist aus, in Runde {round}."},
    "read_seat": {
        "en": "{name}, {colour}: Standing {standing}, open points {points}, hand {hand}, own pile {pile}{notes}.",
        "de": "{name}, {colour}: Ansehen {standing}, offene Punkte {points}, Hand {hand}, eigener "
        "Stapel {pile}{notes}.",
    },
    "read_out": {"en": "{name}, {colour}, is out.", "de": "{name}, {colour}, ist draußen."},
    "read_own_out": {"en": "You, {colour}, are out.", "de": "Du, {colour}, bist draußen."},
    "read_trade": {"en": "{one} trades with {other}{more}.", "de": "{one} handelt mit {other}{more}."},
    "read_your_trade": {"en": "You trade with {other}{more}.", "de": "Du handelst mit {other}{more}."},
    "read_unseen": {
        "en": "Their offers lie face down.",
        "de": "Die Angebote liegen verdeckt.",
    },
    "read_offer": {"en": "{name} offers {card}.", "de": "{name} bietet {card}."},
    "read_your_offer": {"en": "You offer {card}.", "de": "Du bietest {card}."},
    "read_claim": {"en": "{name} claims to offer: {type}.", "de": "{name} gibt das Angebot aus als: {type}."},
    "read_decision": {"en": "{name} has {decision}.", "de": "{name} hat {decision}."},
    "read_your_decision": {"en": "You have {decision}.", "de": "Du hast {decision}."},
    "read_vote": {"en": "{name} against {whom}", "de": "{name} gegen {whom}"},
    "read_votes": {"en": "Votes: {votes}.", "de": "Stimmen: {votes}."},
    "read_no_votes": {"en": "No vote lies open.", "de": "Keine Stimme liegt offen."},
    "read_backs": {"en": "{name}, backs: {marks}.", "de": "{name}, Rückseiten: {marks}."},
    "read_tops": {"en": "Backs on top: {marks}.", "de": "Rückseiten obenauf: {marks}."},
    "top_draw": {"en": "draw pile", "de": "Ziehstapel"},
    "top_discard": {"en": "discard pile", "de": "Ablagestapel"},
    "top_pile": {"en": "pile of {name}", "de": "Stapel von {name}"},
    "read_total": {
        "en": "Place {place}: {name}, {total}: hand {hand}, Standing {standing}.",
        "de": "Platz {place}: {name}, {total}: Hand {hand}, Ansehen {standing}.",
    },
    "read_total_out": {"en": "Place {place}: {name}, out.", "de": "Platz {place}: {name}, draußen."},
}
WORDING: Final = Wording(WORDS)
say = WORDING.say
counted = WORDING.counted
