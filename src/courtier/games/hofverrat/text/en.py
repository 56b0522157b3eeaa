"""The English words. Roles and missions have theirs in the rows of the cards."""

from courtier.core.text import en as english

FAMILY = {
    "butterfly": "butterfly",
    "toad": "toad",
    "nightingale": "nightingale",
    "hare": "hare",
    "stag": "stag",
    "carp": "carp",
}
FAMILIES = {
    "butterfly": "butterflies",
    "toad": "toads",
    "nightingale": "nightingales",
    "hare": "hares",
    "stag": "stags",
    "carp": "carp",
}
MEMBER = {family: f"a {name}" for family, name in FAMILY.items()}
COMPOUND = {family: f"{name} " for family, name in FAMILY.items()}
STANDING = {"esteemed": "esteemed", "neutral": "neutral", "disgraced": "in disgrace"}
COUNTED = {
    "card": ("card", "cards"),
    "mission": ("secret mission", "secret missions"),
    "point": ("point", "points"),
}

INTO = {
    "table:above": "above the table",
    "table:below": "below the table",
    "yours": "in your district",
    "own": "in their own district",
    "whose": "in {whose} district",
}
PLACES = {
    "into": INTO,
    "at": {**INTO, "table": "at the table"},
    "from": {
        "table:above": "from above the table",
        "table:below": "from below the table",
        "yours": "from your district",
        "own": "from their own district",
        "whose": "from {whose} district",
    },
}
ZONES = {
    "table": "royal table",
    "table:above": "above the table",
    "table:below": "below the table",
    "pile": "pile",
    "box": "box",
    "removed": "removed",
    "hand": "your hand",
    "district": "your district",
    "missions": "your missions",
    "hand@": "{whose} hand",
    "district@": "{whose} district",
    "missions@": "{whose} missions",
}

PHRASES = {
    "expected": "{n} of 100",
    "expected_scale": "100 is a sure, clear victory.",
    # The question
    "eyebrow": "Your turn · {turn} of {turns} · card {card} of {cards}",
    "which_where": "Which card goes where?",
    "which_table_home": "Which card next: to the table or into your district?",
    "which_table_abroad": "Which card next: to the table or into an opponent’s district?",
    "which_home_abroad": "Which card next: into your district or an opponent’s?",
    "ask_table": "Do you lay {the} above or below the table?",
    "ask_abroad": "Who gets {the}?",
    "ask_last": "Do you lay the last card, {the}, {into}?",
    "ask_victim": "Whom does your {assassin} remove?",
    # The answers
    "commit_lay": "Lay",
    "commit_remove": "Remove",
    "commit_spare": "Spare",
    "lay": "Lay {the} {into}",
    "lay_spy": "Lay {the} face down {into}",
    "remove": "Remove {victim}",
    "spare": "Spare everyone {at}",
    "spare_part": "spare everyone",
    "victim": "{card}",
    "victim_at": "{card} {at}",
    "spy_victim": "{card} laid {by} in turn {turn}",
    "spy_victim_at": "{card} {at}, laid {by} in turn {turn}",
    # What follows, as clauses
    "may_remove_the": "then you may remove {the} there",
    "may_remove": "then you may remove one of {victims} courtiers there",
    "no_victim": "nobody there can be removed",
    "spy_lies": "it lies face down, and nobody looks at it again, not even you",
    "guard_stays": "no assassin can remove it",
    "counts_double": "it counts double",
    "counts_times": "it counts {weight} times",
    "family_stands": "the {families} come to {above}:{below}, {standing}",
    "leaves": "it leaves the game",
    "leaves_unseen": "it leaves the game, and nobody looks at it",
    "strikes_no_more": "nobody is removed, and this assassin never strikes again",
    "then_draw": "then you draw {cards}",
    "then_rest": "the pile is empty, so this is your last turn",
    "then_over": "then the spies are revealed, and the game is over",
    # Parts of several sentences
    "you": "you",
    "by_you": "by you",
    "by": "by {who}",
    "by_your_own_hand": "by your own hand",
    "by_own_hand": "by their own hand",
    "boxed": "{cards} stay in the box unseen",
    "none_boxed": "all cards are in play",
    "face_down": "face-down {card}",
    "light": "light",
    "dark": "dark",
    "quoted": "“{name}”",
    "noble_counts": "A noble counts as {cards} here.",
    # The end of a family
    "judged_esteemed": "The {families}, {above} above and {below} below, are esteemed.",
    "judged_neutral": "The {families}, {above} above and {below} below, stay neutral.",
    "judged_disgraced": "The {families}, {above} above and {below} below, fall into disgrace.",
    "judged_absent": "The {families}, absent from the table, stay neutral.",
}

STORY = {
    "waiting_lay": ("You are laying a card.", "{who} is laying a card."),
    "waiting_victim": (
        "You are choosing a victim for {the}.",
        "{who} is choosing a victim for {the}.",
    ),
    "over": (
        "The game is over: you win with {total}.",
        "The game is over: {who} wins with {total}.",
    ),
    "over_together": (
        "The game is over: {winners} win together with {total} each.",
        "The game is over: {winners} win together with {total} each.",
    ),
    "set_up": (
        "The court assembles: {box}, {pile} form the pile, and you begin.",
        "The court assembles: {box}, {pile} form the pile, and {who} begins.",
    ),
    "dealt": ("You are dealt {count}: {cards}.", "{who} is dealt {count}."),
    "entrusted": (
        "You are entrusted with {count}: {missions}.",
        "{who} is entrusted with {count}, one light and one dark.",
    ),
    "turn_began": (
        "You begin turn {turn} of {turns}.",
        "{who} begins turn {turn} of {turns}.",
    ),
    "last_turn_began": (
        "You begin the last of your {turns} turns.",
        "{who} begins the last of {turns} turns.",
    ),
    "laid": ("You lay {card} {into}.", "{who} lays {card} {into}."),
    "kept": ("You keep {card} {at}.", "{who} keeps {card} {at}."),
    "laid_spy": ("You lay {card} face down {into}.", "{who} lays {card} face down {into}."),
    "kept_spy": ("You keep {card} face down {at}.", "{who} keeps {card} face down {at}."),
    "removed": ("You remove {card} {out_of}.", "{who} removes {card} {out_of}."),
    "removed_spy": (
        "You remove {card} {out_of}, laid {by}; nobody looks at it.",
        "{who} removes {card} {out_of}, laid {by}; nobody looks at it.",
    ),
    "spared": ("You spare everyone {at}.", "{who} spares everyone {at}."),
    "drew": ("You draw {count}: {cards}; {pile} remain.", "{who} draws {count}; {pile} remain."),
    "drew_last": ("You draw the last {count}: {cards}.", "{who} draws the last {count}."),
    "drew_none": (
        "The pile is empty; you draw nothing.",
        "The pile is empty; {who} draws nothing.",
    ),
    "revealed": (
        "The spy that you laid {into} is {member}.",
        "The spy that {who} laid {into} is {member}.",
    ),
    "gained": ("Your district brings {points}.", "{whose} district brings {points}."),
    "lost": ("Your district costs {points}.", "{whose} district costs {points}."),
    "evened": ("Your district brings nothing.", "{whose} district brings nothing."),
    "fulfilled": (
        "You show the {colour} mission {mission}: fulfilled, {points}.",
        "{who} shows the {colour} mission {mission}: fulfilled, {points}.",
    ),
    "failed": (
        "You show the {colour} mission {mission}: not fulfilled.",
        "{who} shows the {colour} mission {mission}: not fulfilled.",
    ),
    "won": ("You win with {total}.", "{who} wins with {total}."),
}

EXPLAIN = {
    "lay": """\
Each turn you lay all 3 cards of your hand, in any order: one at the royal table, one in your own \
district, one in the district of an opponent of your choice.

At the table you choose above or below; the column is that of the card’s family. A family that \
weighs more above than below at the end is esteemed, one that weighs more below is in disgrace, \
and a tie leaves it neutral.

In a district a card brings the owner 1 point at the end if its family is esteemed and costs \
1 point if it is in disgrace, no matter who laid it.

Nobles count double. Spies lie face down until the end, and nobody looks at them again. Assassins, \
when laid, may remove another card of the same area. Guards cannot be removed.

After your third card you draw 3 new ones. When the pile is empty, everybody lays out the last \
hand, and the game is over.""",
    "choose_victim": """\
You have laid an assassin. It may now remove one other card of the area it lies in: at the royal \
table any card on either side and in any column, in a district any card of that district. Who laid \
that card does not matter.

Guards are safe. A spy may be removed too, but nobody looks at it, now or at the end.

What is removed is out of the game: it counts for no standing, no points and no mission.

You may also spare everyone. The assassin stays where it lies and never strikes again.""",
}

GLOSSARY = {
    "royal table": "The mat in the middle, with a column for each family and one for the queen. "
    "Cards here decide how the families stand and bring nobody points.",
    "above, below": "The two sides of the royal table. A card above speaks for its family, a card below against it.",
    "queen’s column": "The middle column of the table. Spies lie here, above or below, "
    "until the end; then each counts for its family, on its side.",
    "district": "The cards that lie before a player. They count for that player, whoever laid them.",
    "area": "The royal table with both sides, or one district. Each turn puts one card at the "
    "table, one into your own district and one into an opponent’s.",
    "family": "Butterfly, toad, nightingale, hare, stag and carp, with 15 cards each.",
    "standing": "How a family stands at court: esteemed, neutral or in disgrace. What is shown "
    "during the game counts the open cards only; spies may still change it.",
    "esteemed": "The family weighs more above the table than below. Each of its cards in a district brings 1 point.",
    "neutral": "The family weighs the same above and below, or is not at the table at all. "
    "Its cards in a district bring nothing.",
    "in disgrace": "The family weighs more below the table than above. Each of its cards in a district costs 1 point.",
    "courtier": "Any card of a family; as a role, a card without one. 4 in each family.",
    "noble": "Counts double, at the table and in a district. 4 in each family.",
    "spy": "Lies face down until the end. Everybody sees that it is a spy; nobody may look up its "
    "family, not even the player who laid it. 2 in each family.",
    "assassin": "When laid, may remove one other card of its area that is no guard. 2 in each family.",
    "guard": "Cannot be removed. It does not protect others. 3 in each family.",
    "light mission": "A secret mission about districts: your own, or yours and that of the player "
    "to your left. It brings 3 points if it is fulfilled at the end.",
    "dark mission": "A secret mission about the royal table. It brings 3 points if it is fulfilled at the end.",
    "pile": "The cards still to be drawn. When it is empty, the last hands are laid out, and the game ends.",
    "box": "The cards that take no part in this game; nobody sees them. "
    "30 with 2 players, 18 with 3, 6 with 4, none with 5.",
    "removed": "What assassins have taken away. It counts for nothing any more, and spies among it stay unseen.",
    "draft": "Your turn before you confirm it. You may take it back card by card; the others notice nothing of it.",
}

the = english.the
a = english.a
