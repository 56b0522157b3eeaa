"""The English words. Houses, events and agendas have theirs in the rows of the cards."""

from collections.abc import Sequence

STATUS = {"favored": "favored", "disfavored": "disfavored", "vilified": "vilified"}
ABILITY = {
    "conceal_scandal": "Conceal Scandal",
    "shift_suspicion": "Shift Suspicion",
    "conceal_suspicion": "Conceal Suspicion",
    "shift_scandal": "Shift Scandal",
    "rescind_suspicion": "Rescind Suspicion",
    "convert_indignity": "Convert Indignity",
}
COUNTED = {
    "card": ("card", "cards"),
    "concealed": ("concealed card", "concealed cards"),
    "agenda": ("agenda", "agendas"),
    "point": ("point", "points"),
    "other": ("other", "others"),
}
HOUSES = {"yours": "your House", "your_own": "your own House", "own": "their own House", "whose": "{whose} House"}
HOUSE_OF = {"it": HOUSES, "at": HOUSES, "off": {owner: f"from {house}" for owner, house in HOUSES.items()}}
PERSONS = {"you": "you", "yourself": "yourself", "self": "themselves"}
PEOPLE = {"it": PERSONS, "with": PERSONS}
DEEDS = {
    "negation": ("your negation", "{whose} negation"),
    "masterstroke": ("your masterstroke", "{whose} masterstroke"),
    "titled": ("your {name}", "{whose} {name}"),
}
DEED = {"is": DEEDS, "it": DEEDS}
ZONES = {
    "web": "Web of Suspicion",
    "scandals": "Web of Scandal",
    "discard": "discard pile",
    "event": "event in play",
    "house": "your House",
    "hand": "your hand",
    "aside": "your cards set aside",
    "conspiracy": "your conspiracy",
    "agenda": "your agenda",
    "house@": "{whose} House",
    "hand@": "{whose} hand",
    "aside@": "{whose} cards set aside",
    "conspiracy@": "{whose} conspiracy",
    "agenda@": "{whose} agenda",
}

PHRASES = {
    # Names
    "suspicion": "{house} suspicion",
    "scandal": "scandal",
    "concealed": "concealed card",
    "masterstroke": "masterstroke",
    "source": "House, {status}",
    "bonus": "It brings {points}.",
    "ours": "(Our own text.)",
    "pair": "2 {house} suspicions",
    "quoted": "“{name}”",
    "white": "white",
    "black": "black",
    "you": "you",
    "you_too": "you",
    "house_with": "{house} ({who})",
    "on_house": "{card} on {house}, card {place}",
    "the_concealed": "the concealed card",
    "bare_concealed": "concealed card",
    "cards_seen": "{count}: {cards}",
    "times": "{count}× {card}",
    # What is announced
    "aimed": "{title}: {aim}",
    "aim_card": "card {place} on {house}",
    "aim_shift": "card {place} on {house} moved to {to}",
    "aim_by_scandal": "card {place} on {house} replaced by a scandal",
    "aim_by_suspicion": "card {place} on {house} replaced by a suspicion",
    "aim_expose": "card {place} on {house} turned up",
    "aim_absolve": "the scandal on {house}, card {place}, removed",
    "aim_disgrace": "a scandal on {house}",
    "aim_against": "against {whom}",
    "aim_helped": "with the help of {houses}",
    "aim_informants": "about {house}",
    "aim_intrigue": "between {first} and {second}",
    # Why one is asked
    "eyebrow_agenda": "Sealed choice · everybody is asked",
    "eyebrow_action": "Your turn · {status} · House Action {number} of {most}",
    "eyebrow_no_action": "Your turn · {status} · House Actions done",
    "eyebrow_detail": "Your turn · {title}",
    "eyebrow_window": "Sealed window · you and {others}",
    "eyebrow_alone": "Sealed window · you alone",
    "eyebrow_replace": "Your conspiracy has come to light",
    "eyebrow_event": "You are asked · {event}",
    "eyebrow_acquire": "Your turn · Acquire Phase",
    "eyebrow_villain": "Your turn · villain",
    "for_free": "{ability}, for free",
    "scandal_title": "create a scandal",
    "masterstroke_with": "masterstroke with {pair}",
    # The question
    "ask_agenda": "Which agenda do you keep?",
    "ask_main": "What does your House do?",
    "ask_main_again": "Do you take a second House Action?",
    "ask_main_forced": "No House Action is possible: which card do you discard?",
    "ask_main_end": "Do you reveal your conspiracy, or end the Action Phase?",
    "ask_main_only_end": "Do you end the Action Phase?",
    "ask_scandal_house": "Which favored House does the scandal fall on?",
    "ask_conceal": "Which card do you turn over?",
    "ask_shift": "Which card do you move?",
    "ask_rescind": "Which card do you take into your hand?",
    "ask_convert": "Which card do you replace?",
    "ask_destination": "Where do you move {card}?",
    "ask_mode": "What do you put in place of {card}?",
    "ask_discard": "Which card do you discard?",
    "ask_expose": "Which concealed card do you turn up?",
    "ask_absolve": "Which scandal do you remove?",
    "ask_betrayal": "Whose conspiracy is betrayed?",
    "ask_blackmail": "Whom do you blackmail?",
    "ask_collaborators": "Which House helps you first?",
    "ask_espionage": "Whom do you spy on?",
    "ask_informants": "Which House do the informants speak of?",
    "ask_intrigue": "Who shall exchange conspiracies?",
    "ask_second_collaborators": "Does a second House help you?",
    "ask_second_intrigue": "Who is the other of the two?",
    "ask_negate": "Negate {deed}?",
    "ask_pay": "Do you pay {who}, or take a scandal?",
    "ask_give": "Card {number} of {most}: what do you give {who}?",
    "ask_give_more": "Card {number} of {most}, with {cards}: what do you give {who}?",
    "ask_take": "Do you take a card from {hand}?",
    "ask_replace": "Which card on {house} makes room for the scandal?",
    "ask_acquire": "Do you draw 1 card, or discard one and draw 2?",
    "ask_act": "Which Villainous Act do you commit?",
    # The answers
    "keep": "Keep the {colour} agenda {agenda}",
    "keep_part": "the {colour} agenda {agenda}",
    "end": "End the Action Phase",
    "end_part": "end the Action Phase",
    "reveal": "Reveal your conspiracy with {house}",
    "reveal_part": "reveal your conspiracy with {house}",
    "discard": "Discard {the}",
    "discard_part": "discard {the}",
    "create": "Create a scandal",
    "create_part": "create a scandal",
    "raise": "Raise a suspicion on {house}",
    "raise_part": "raise a suspicion on {house}",
    "trigger": "Trigger {event}",
    "trigger_part": "trigger the event",
    "use": "Discard {the} to use {ability}",
    "use_part": "discard it to use {ability}",
    "pair_part": "make a masterstroke with a second one",
    "expose": "Masterstroke with {pair}: turn up a concealed card",
    "expose_part": "turn up a concealed card",
    "absolve": "Masterstroke with {pair}: remove a scandal",
    "absolve_part": "remove a scandal",
    "disgrace": "Masterstroke with {pair}: bring a scandal on a House",
    "disgrace_part": "bring a scandal on a House",
    "scandal_on": "Bring the scandal on {house}",
    "conceal": "Conceal {card}",
    "conceal_down": "Turn up {card}",
    "shift": "Move {card}",
    "rescind": "Take {card}",
    "convert": "Replace {card}",
    "move_to": "Move it to {house}",
    "by_scandal": "Replace it by a scandal",
    "by_scandal_part": "a scandal from the Web of Scandal",
    "by_suspicion": "Replace it by a suspicion",
    "by_suspicion_part": "the top suspicion of the Web of Suspicion",
    "expose_card": "Turn up {card}",
    "absolve_card": "Remove {card}",
    "name_betrayal": "Betray the conspiracy of {who}",
    "name_blackmail": "Blackmail {who}",
    "name_collaborators": "Let {who} help first",
    "name_espionage": "Spy on {who}",
    "name_informants": "Inform on {who}",
    "name_intrigue": "Name {who} as one of the two",
    "second_collaborators": "Let {who} help as well",
    "second_intrigue": "Name {who} as the other",
    "no_second": "Make do with one House",
    "no_second_part": "no second House",
    "pass": "Pass",
    "pass_part": "pass",
    "negate": "Negate it with {pair}",
    "negate_part": "negate it with {pair}",
    "negate_both": "both cards",
    "pay": "Give {who} {cards}",
    "pay_part": "give {who} {cards}",
    "suffer": "Take a scandal on your own House",
    "suffer_part": "take a scandal on your own House",
    "give": "Give {who} {the}",
    "give_part": "{the}",
    "take": "Take {the}",
    "take_part": "take {the}",
    "take_none": "Take nothing",
    "take_none_part": "take nothing",
    "make_room": "Replace {card}",
    "draw_one": "Draw 1 card",
    "draw_one_part": "draw 1 card",
    "discard_draw": "Discard {the} and draw 2 cards",
    "discard_draw_part": "discard {the} and draw 2 cards",
    "defame": "Defame: replace {card}, by a scandal",
    "defame_deed": "defame, replace a suspicion by a scandal",
    "unmask": "Expose: turn up {card}",
    "expose_deed": "expose, turn up a concealed card",
    "scandalize": "Scandalize: bring a scandal on {house}",
    "scandalize_deed": "scandalize, bring a scandal on a favored House",
    # The verbs on the buttons
    "commit_keep": "Keep",
    "commit_end": "End the phase",
    "commit_reveal": "Reveal",
    "commit_discard": "Discard",
    "commit_create": "Create",
    "commit_raise": "Raise",
    "commit_trigger": "Trigger",
    "commit_use": "Use",
    "commit_expose": "Make the masterstroke",
    "commit_absolve": "Make the masterstroke",
    "commit_disgrace": "Make the masterstroke",
    "commit_scandal_on": "Bring it on",
    "commit_conceal": "Conceal",
    "commit_conceal_down": "Turn up",
    "commit_shift": "Move",
    "commit_rescind": "Take",
    "commit_convert": "Replace",
    "commit_move_to": "Move",
    "commit_by_scandal": "Replace",
    "commit_by_suspicion": "Replace",
    "commit_expose_card": "Turn up",
    "commit_absolve_card": "Remove",
    "commit_name_betrayal": "Betray",
    "commit_name_blackmail": "Blackmail",
    "commit_name_collaborators": "Name",
    "commit_name_espionage": "Spy",
    "commit_name_informants": "Inform",
    "commit_name_intrigue": "Name",
    "commit_second_collaborators": "Name",
    "commit_second_intrigue": "Name",
    "commit_no_second": "Name no other",
    "commit_pass": "Seal my answer",
    "commit_negate": "Seal my answer",
    "commit_pay": "Pay",
    "commit_suffer": "Take the scandal",
    "commit_give": "Give",
    "commit_take": "Take",
    "commit_take_none": "Take nothing",
    "commit_make_room": "Replace",
    "commit_draw_one": "Draw",
    "commit_discard_draw": "Discard and draw",
    "commit_defame": "Defame",
    "commit_unmask": "Expose",
    "commit_scandalize": "Scandalize",
    # What follows, as clauses
    "favored_disfavored": "{house} loses favor",
    "favored_vilified": "{house} loses favor and is vilified",
    "disfavored_vilified": "{house} is vilified",
    "disfavored_favored": "{house} regains favor",
    "vilified_favored": "{house} regains favor",
    "vilified_disfavored": "{house} regains standing, disfavored",
    "flips_up": "{conspiracy} comes to light",
    "flips_down": "{conspiracy} is concealed again",
    "if_scandal": "if it is a scandal, {house} is vilified",
    "game_ends": "only one House stays favored, and the game ends",
    "game_ends_none": "no House stays favored, and the game ends",
    "negatable": "others may negate it",
    "forced": "It counts as your House Action.",
    "reveal_scandal": "a scandal falls on your own House",
    "reveal_no_scandal": "no scandal is left to fall on your House",
    "reveal_lends": "then {ability} is open to you as well",
    "reveal_own": "then your ability reaches concealed cards as well",
    "then_acquire": "then you draw 1 card, or discard one and draw 2",
    "then_draw_two": "your hand is empty, so you draw 2 cards",
    "put_scandal": "a scandal takes its place",
    "put_suspicion": "the top suspicion of the Web takes its place",
    "back_to_web": "it goes back to the Web of Scandal",
    "holds": "{who} holds {cards}",
    "lie_there": "{cards} there",
    "pay_all": "it is all you hold",
    "pay_some": "you choose {cards} of your hand",
    "if_stands": "if it stands: {effect}",
    "card_says": "On the card: {text}",
    "card_there": "card {place} on {house}, {card},",
    "concealed_there": "concealed card {place} on {house}",
    "does_conceal": "{card} is concealed",
    "does_turn_up": "{card} is turned up",
    "does_shift": "{card} moves to {to}",
    "does_rescind": "{card} goes into {hand}",
    "does_by_scandal": "{card} is replaced by a scandal",
    "does_by_suspicion": "{card} is replaced by the top suspicion of the Web",
    "does_absolve": "{card} is removed",
    "does_disgrace": "a scandal falls on {house}",
    "if_stands_negation": "if it stands, {deed} has no effect",
    "if_negated": "if your negation stands, {deed} has no effect",
    "open_again": "{deed} is then open to negation again",
    # Whom the others wait for
    "sealed": "Your answer is sealed; all answers open together.",
    "waiting_window": "Does anybody negate {deed}? Asked: {people}.",
    "open_agendas": "Everybody chooses an agenda, sealed.",
    "open_window": "A sealed window for {people}.",
    # The end
    "tale_favored": "The people love {houses}, and the crown raises what the people love.",
    "tale_disfavored": "The crown finds a use for {houses}, and raises what it can use.",
    "tale_vilified": "The royal family is overthrown, and {houses} can tell by whom.",
    # The story without a doer
    "webs_laid": "The Web of Suspicion is spun of {web}, the Web of Scandal of {scandals}.",
    "reshuffled": "The discard pile is shuffled into a new Web of Suspicion of {cards}.",
    "laid_away": "{event} goes to the discard pile.",
    "cancelled": "{deed} is negated and has no effect.",
    "scandal_falls": "A scandal from the Web falls on {house}.",
}

STORY = {
    "open_main": ("You are to act.", "{who} is to act."),
    "open_main_again": ("You may go on acting.", "{who} may go on acting."),
    "open_acquire": ("You are to acquire cards.", "{who} is to acquire cards."),
    "open_villainous_act": ("You are plotting a Villainous Act.", "{who} is plotting a Villainous Act."),
    "open_rescind": ("You are choosing a card to discard.", "{who} is choosing a card to discard."),
    "open_replace_card": (
        "You are choosing the card on {house} that makes room for the scandal.",
        "{who} is choosing the card on {house} that makes room for the scandal.",
    ),
    "open_blackmail": (
        "You are choosing between {to} and a scandal.",
        "{who} is choosing between paying {to} and a scandal.",
    ),
    "open_give": ("You are choosing cards for {to}.", "{who} is choosing cards for {to}."),
    "open_take": ("You are looking through {hand}.", "{who} is looking through {hand}."),
    "open_choose_ability_spot": ("You are choosing a card for {ability}.", "{who} is choosing a card for {ability}."),
    "over": ("The game is over: you win with {total}.", "The game is over: {who} wins with {total}."),
    "over_together": (
        "The game is over: {winners} win together with {total} each.",
        "The game is over: {winners} win together with {total} each.",
    ),
    "housed": ("You are the head of House {house}.", "{who} is the head of House {house}."),
    "entrusted": ("Your conspiracy is with House {house}.", "{who} enters into a conspiracy."),
    "offered": ("You are offered {count}: {agendas}.", "{who} is offered {count}."),
    "kept": ("You keep the agenda {agenda}.", "{who} keeps an agenda."),
    "supplied": ("You receive {cards}.", "{who} receives {cards}."),
    "first": ("You are the first to act.", "{who} is the first to act."),
    "turn_began": ("You begin turn {turn}.", "{who} begins turn {turn}."),
    "set_aside": (
        "Disfavored, you play with 2 cards at random and set aside {cards}.",
        "Disfavored, {who} plays with 2 cards at random and sets aside {cards}.",
    ),
    "retrieved": ("You take up {cards} that lay aside.", "{who} takes up {cards} that lay aside."),
    "drew": ("You draw {cards}; {web} left in the Web.", "{who} draws {cards}; {web} left in the Web."),
    "drew_last": (
        "You draw {cards}, and the Web of Suspicion is used up.",
        "{who} draws {cards}, and the Web of Suspicion is used up.",
    ),
    "raised": ("You raise {card} on {house}.", "{who} raises {card} on {house}."),
    "created": ("You create {card} on {house}.", "{who} creates {card} on {house}."),
    "no_action": (
        "No House Action is possible for you, so you must discard a card.",
        "No House Action is possible for {who}, who must discard a card.",
    ),
    "discarded": ("You discard {card}.", "{who} discards {card}."),
    "lost": ("A villain now, you lose {card}.", "A villain now, {who} loses {card}."),
    "announced_ability": ("You pay {cost} for {deed}.", "{who} pays {cost} for {deed}."),
    "announced_masterstroke": (
        "You make a masterstroke with {cost}: {deed}.",
        "{who} makes a masterstroke with {cost}: {deed}.",
    ),
    "triggered": ("You trigger {deed}.", "{who} triggers {deed}."),
    "negated": ("You negate {deed} with {cost}.", "{who} negates {deed} with {cost}."),
    "replaced": ("You replace {card} on {house} by {by}.", "{who} replaces {card} on {house} by {by}."),
    "replaced_concealed": (
        "You replace concealed card {place} on {house}, {card}, by {by}.",
        "{who} replaces concealed card {place} on {house}, {card}, by {by}.",
    ),
    "turned_up": ("You turn up card {place} on {house}: {card}.", "{who} turns up card {place} on {house}: {card}."),
    "turned_down": (
        "You conceal card {place} on {house}, {card}.",
        "{who} conceals card {place} on {house}, {card}.",
    ),
    "shifted": ("You move {card} {off} to {to}.", "{who} moves {card} {off} to {to}."),
    "shifted_unseen": (
        "You move concealed card {place} {off} to {to}.",
        "{who} moves concealed card {place} {off} to {to}.",
    ),
    "removed": ("You remove a scandal {off}.", "{who} removes a scandal {off}."),
    "taken_up": ("You take {card} {off} into your hand.", "{who} takes {card} {off} in hand."),
    "taken_up_unseen": (
        "You take concealed card {place} {off} into your hand: {card}.",
        "{who} takes concealed card {place} {off} in hand.",
    ),
    "turned_over": (
        "From the Web of Suspicion you turn over {card}; {web} left.",
        "From the Web of Suspicion {who} turns over {card}; {web} left.",
    ),
    "now_favored": ("Your House is favored again.", "{whose} House is favored again."),
    "now_disfavored": ("Your House is now disfavored.", "{whose} House is now disfavored."),
    "now_vilified": ("Your House is now vilified.", "{whose} House is now vilified."),
    "revealed": (
        "You reveal your conspiracy with House {house}.",
        "{who} reveals a conspiracy with House {house}.",
    ),
    "came_to_light": (
        "Your conspiracy with House {house} comes to light.",
        "{whose} conspiracy with House {house} comes to light.",
    ),
    "betrayed": (
        "Your conspiracy with House {house} is betrayed.",
        "{whose} conspiracy with House {house} is betrayed.",
    ),
    "concealed_again": (
        "Your conspiracy with House {house} is concealed again.",
        "{whose} conspiracy with House {house} is concealed again.",
    ),
    "exchanged": ("You and {other} exchange conspiracies.", "{who} and {other} exchange conspiracies."),
    "received": ("Your conspiracy is now with House {house}.", "{who} looks at the new conspiracy."),
    "yielded_pay": ("You yield and pay {to}.", "{who} yields and pays {to}."),
    "yielded_scandal": ("You take a scandal for it.", "{who} takes a scandal for it."),
    "gave": ("You give {to} {cards}.", "{who} gives {to} {cards}."),
    "looked_at_hand": ("You look at {hand} of {cards}.", "{who} looks at {hand} of {cards}."),
    "looked_at_no_hand": ("You find {hand} empty.", "{who} finds {hand} empty."),
    "looked_at_conspiracy": ("You look at {conspiracy}: House {house}.", "{who} looks at {conspiracy}."),
    "looked_at_agenda": ("You look at {of_whom}: {agenda}.", "{who} looks at {of_whom}."),
    "took": ("You take from {whom} {cards}.", "{who} takes from {whom} {cards}."),
    "defame": ("A villain, you defame {house}.", "The villain {who} defames {house}."),
    "expose": ("A villain, you expose a card on {house}.", "The villain {who} exposes a card on {house}."),
    "scandalize": ("A villain, you scandalize {house}.", "The villain {who} scandalizes {house}."),
    "no_act": (
        "No Villainous Act is possible, and your turn passes.",
        "No Villainous Act is possible, and {whose} turn passes.",
    ),
    "counted": ("Your House, {status}, brings {points}.", "{whose} House, {status}, brings {points}."),
    "conspiracy_told": ("Your conspiracy was with House {house}.", "{whose} conspiracy was with House {house}."),
    "fulfilled": (
        "You show the {colour} agenda {agenda}: fulfilled, {points}.",
        "{who} shows the {colour} agenda {agenda}: fulfilled, {points}.",
    ),
    "failed": (
        "You show the {colour} agenda {agenda}: not fulfilled.",
        "{who} shows the {colour} agenda {agenda}: not fulfilled.",
    ),
    "won": ("You win with {total}.", "{who} wins with {total}."),
}

ABILITIES_EXPLAINED = """\
The six abilities: Balistrad turns a revealed scandal face down, Kardosa a revealed suspicion. Lycosia moves a \
revealed scandal to a favored House, Deluras a revealed suspicion, matching or not. Silgaro takes a revealed suspicion \
in hand and then discards a card. Usari replaces a revealed suspicion by a scandal, or a revealed scandal by the top \
suspicion of the Web.

They reach cards on Houses of every status, your own included. If your own House is on your revealed conspiracy, your \
ability reaches concealed cards as well: it turns them up, moves, takes or replaces them unseen."""

GIVING_EXPLAINED = """\
You pay with cards of your choice. Name them one after the other; until the last is named you may step back. Only the \
two of you see them."""

EXPLAIN = {
    "choose_agenda": """\
You were dealt a white and a black agenda. Keep one; the other goes back to the box unseen. White agendas look at one \
House and are easier, black ones look at several and bring more.

You know all Houses, who sits where and your conspiracy, but no hand cards yet. Everybody chooses at the same time. \
Nobody learns which agenda you kept, or its colour, before the end.

What the agendas say is our own reconstruction; the printed cards are not known to us.""",
    "main": """\
Take one of the five House Actions: raise a suspicion on the favored House it belongs to; create a scandal on any \
favored House; trigger an event; discard a suspicion of your House to use its ability; or discard two suspicions of \
one House for a masterstroke.

While your House is favored you may take a second House Action, and reveal your conspiracy at any moment, which brings \
a scandal on your own House. While a revealed conspiracy shows a House, and neither it nor yours is vilified, you may \
use that House’s ability too, for a suspicion of that House.

A House that gets its fifth card loses favor, and its player’s conspiracy is turned over. With 3 revealed scandals \
among the five it is vilified. If no House Action is possible, discard a card instead.

When fewer than two Houses are favored after an action, the game ends.""",
    "choose_scandal_house": """\
A scandal from your hand can be played on any favored House, your own included. It costs that House 2 points while it \
lies face up. Nobody can negate it.""",
    "choose_ability_spot": ABILITIES_EXPLAINED,
    "choose_destination": """\
A card that is moved goes to another House, which must be favored. It keeps its face and lies at the end of the row. \
A suspicion need not match its new House.

The House it leaves may regain favor, the House it comes to may lose it.""",
    "choose_mode": """\
You replace a concealed card, which nobody has looked at, by a scandal from the Web of Scandal or by the top suspicion \
of the Web of Suspicion. The old card is then discarded face up. Events that turn up on the way are discarded without \
effect.""",
    "rescind": """\
You have taken a card in hand; now discard one, be it the very card you took. A scandal goes back to the Web of \
Scandal, everything else to the discard pile.""",
    "choose_masterstroke_spot": """\
With two suspicions of one House you may turn up one concealed card on any House, or remove one revealed scandal from \
any House. The scandal goes back to the Web of Scandal. The pair is discarded first; then all others may negate.""",
    "choose_masterstroke_house": """\
With two suspicions of one House you may bring a scandal from the Web of Scandal on a favored House of your choice, \
your own included. The pair is discarded first; then all others may negate.""",
    "choose_target": """\
You declare whom or what the event names. Then all others may negate it; even so it is discarded and counts as your \
House Action.

Betrayal reveals another player’s conspiracy. Blackmail costs another player cards or a scandal. Collaborators lends \
you the abilities of one or two Houses. Espionage shows you another player’s secrets. Informants turns up all \
concealed cards of a House and lets you draw. Intrigue makes two players exchange conspiracies.

What the events do is our own reconstruction; the printed cards are not known to us.""",
    "choose_second": """\
Collaborators: name a second House, or none. The Houses help you in the order in which you name them; their targets \
are chosen when it is their turn.

Intrigue: name the other of the two players who exchange conspiracies. The cards keep their faces, and no scandal is \
created.""",
    "negate": """\
An event, an ability or a masterstroke has been announced and paid for. Whoever holds two suspicions of one House may \
discard them to negate it. A negation is a masterstroke and can itself be negated, for another pair.

Everybody with standing and at least two cards is asked, whatever the cards are, and all answers are sealed. They are \
read clockwise from the announcer’s left: the first who negates pays, and all later answers lapse unseen. Nobody \
learns who would have negated, or who could not.

When a negation is itself negated, what lies under it is asked about again. What is negated stays paid for.""",
    "replace_card": """\
Your conspiracy was revealed by consequence, so a scandal falls on the House it shows. That House has five cards: the \
scandal replaces one of its revealed suspicions, or, if there is none, a concealed card. You choose which.

The card that is replaced is discarded. A third revealed scandal vilifies the House.""",
    "blackmail": """\
You are blackmailed: give 2 cards of your choice from your hand, or take a scandal from the Web on your own House. \
Only the two of you see the cards. A fifth card on your House costs it favor.

What this event does is our own reconstruction; the printed card is not known to us.""",
    "give": GIVING_EXPLAINED,
    "give_again": GIVING_EXPLAINED,
    "take": """\
You have looked at a hand, a conspiracy and an agenda. You may now take one card of that hand, or leave all as it is. \
The owner sees which card is gone; all others see only whether one was taken.""",
    "acquire": """\
Draw 1 card from the Web of Suspicion, or discard a card of your hand and draw 2. With an empty hand you draw 2 \
without being asked. There is no limit to your hand.

When the Web of Suspicion runs out, the discard pile is shuffled into a new one. A discarded scandal goes back to the \
Web of Scandal instead.""",
    "villainous_act": """\
As a villain you hold no cards and take no House Actions. On your turn you commit one Villainous Act, which nobody can \
negate: defame, a scandal replaces a revealed suspicion on any House; expose, a concealed card on any House is turned \
up; scandalize, a scandal falls on a favored House.

If your House drops below five cards, or below three revealed scandals, it has standing again, and you draw a card. At \
the end a villain scores 2 points and 1 for every villain, whatever lies on the House.""",
}

GLOSSARY = {
    "House": "One of the great families: Balistrad, Deluras, Kardosa, Lycosia, Silgaro, Usari. Each player heads one, "
    "and up to five cards lie on it.",
    "favored": "A House with fewer than five cards. Its player may take a second House Action and reveal the "
    "conspiracy. At the end: 10 points, less what lies on it.",
    "disfavored": "A House with five cards and at most 2 revealed scandals. Its player has one House Action, with 2 "
    "cards at random. At the end: 9 points, less what lies on it.",
    "vilified": "A House with five cards and 3 or more revealed scandals. Its player is a villain, and nobody may use "
    "its ability.",
    "standing": "What favored and disfavored Houses have, and vilified Houses lack.",
    "villain": "The player of a vilified House: no hand, no House Actions, one Villainous Act a turn. At the end: 2 "
    "points and 1 for every villain.",
    "suspicion": "A card of one House, 10 of each. On a House it costs 1 point; from the hand it pays for abilities, "
    "masterstrokes and negations.",
    "scandal": "A card of no House, 24 in all. Revealed on a House it costs 2 points.",
    "revealed": "Face up. Revealed cards count as cards and cost points.",
    "concealed": "Face down. Concealed cards count as cards but cost no points, and nobody may look at them.",
    "event": "One of six cards that are triggered once and discarded. What they do is our own reconstruction.",
    "House Action": "Raise a suspicion, create a scandal, trigger an event, use an ability, make a masterstroke.",
    "ability": "What a House can do for a suspicion of its own. A revealed conspiracy lends you that of another House.",
    "masterstroke": "Two suspicions of one House, discarded: turn up a concealed card, remove a scandal, bring a "
    "scandal on a favored House, or negate.",
    "negation": "A masterstroke that cancels an event, an ability or another masterstroke just announced. It may be "
    "made out of turn.",
    "sealed window": "A question to several players at once. The answers are read together, and those that do not "
    "count are never shown.",
    "conspiracy": "A card with a House in play, dealt in secret. It is turned over whenever your House loses favor.",
    "by choice": "While your House is favored, on your turn, you may reveal your conspiracy: a scandal falls on your "
    "own House.",
    "by consequence": "A conspiracy turned up by loss of favor or by an event: a scandal falls on the House it shows.",
    "agenda": "A secret goal that brings points if it is fulfilled at the end. White ones are easier, black ones bring "
    "more. What they say is our own reconstruction.",
    "Web of Suspicion": "The face-down pile of suspicions and events from which cards are drawn.",
    "Web of Scandal": "The scandals that nobody holds, face up.",
    "discard pile": "Suspicions and events that were used, face up for all to see. It becomes the next Web of "
    "Suspicion.",
    "Acquire Phase": "The end of a turn: draw 1 card, or discard one and draw 2.",
    "set aside": "Who begins a turn disfavored plays it with 2 cards at random; the others lie aside until its end.",
    "Villainous Act": "Defame, expose or scandalize. It cannot be negated.",
    "left, right": "Left is the next player clockwise, right the one before you. Agendas speak of them.",
}


def the(noun: str) -> str:
    return f"the {noun}"


def a(noun: str) -> str:
    return f"{'an' if noun[0].lower() in 'aeiou' else 'a'} {noun}"


def is_a(noun: str) -> str:
    return a(noun)


def titled(name: str) -> str:
    """Capitals are enough."""
    return name


def whose(name: str) -> str:
    return f"{name}’" if name[-1:].lower() in {"s", "x", "z"} else f"{name}’s"


def many(count: int, what: str) -> str:
    one, several = COUNTED[what]
    return f"{count} {one if count == 1 else several}"


def listed(items: Sequence[str]) -> str:
    *most, last = items
    return f"{', '.join(most)} and {last}" if most else last
