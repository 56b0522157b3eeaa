"""The open question in words, as it is put to Ann, and what the others hear meanwhile."""

from typing import Any

import pytest
from tests import untyped
from tests.games.duhr.play import answer, do, new
from tests.games.duhr.table import ANN, BOB, CAT, DAN, NAMES, table
from tests.rules import rule

from courtier.core.game import Game

QUIET = "Ann usari | Bob lycosia | Cat balistrad | Dan deluras"


def prompt(game: Game, lang: str = "en", seat: int | None = ANN) -> Any:
    return untyped.prompt(untyped.view(game, seat), lang, NAMES[: game.seats])


def each(game: Game, field: str, lang: str = "en", seat: int = ANN) -> list[Any]:
    """Label, follows or parts of all choices."""
    return [choice[field] for choice in prompt(game, lang, seat)["choices"]]


def follows(game: Game, label: str, lang: str = "en", seat: int = ANN) -> str:
    return next(str(choice["follows"]) for choice in prompt(game, lang, seat)["choices"] if choice["label"] == label)


def heads(game: Game, seat: int = ANN) -> list[str]:
    """Eyebrow and question in both languages."""
    return [prompt(game, lang, seat)[field] for lang in ("en", "de") for field in ("eyebrow", "question")]


# The agenda


def test_the_agenda_is_chosen_sealed_by_all() -> None:
    game = new(4, 3)
    assert prompt(game)["eyebrow"] == "Sealed choice · everybody is asked"
    assert prompt(game, "de")["question"] == "Welches Vorhaben behältst du?"
    white, black = prompt(game)["choices"]
    assert white["label"].startswith("Keep the white agenda “")
    assert black["follows"].endswith("points.")
    assert prompt(game, seat=None)["waiting"] == "Everybody chooses an agenda, sealed."
    answer(game, "Ann", "white")
    assert prompt(game)["waiting"] == "Your answer is sealed; all answers open together."
    assert prompt(game, "de")["waiting"] == "Deine Antwort ist versiegelt; alle werden zugleich geöffnet."


# Main


def test_main_says_which_house_action_it_is() -> None:
    game = table(QUIET, hands={"Ann": "2 lycosia, scandal"})
    assert heads(game) == [
        "Your turn · favored · House Action 1 of 2",
        "What does your House do?",
        "Du bist am Zug · in Gunst · Hausaktion 1 von 2",
        "Was tut dein Haus?",
    ]
    do(game, "raise lycosia")
    assert heads(game)[1::2] == ["Do you take a second House Action?", "Nimmst du eine zweite Hausaktion?"]
    assert prompt(game, seat=BOB)["waiting"] == "Ann may go on acting."
    assert prompt(game, "de", None)["waiting"] == "Ann darf weiter handeln."


def test_main_with_nothing_left_but_the_conspiracy_and_the_end() -> None:
    game = table(QUIET, hands={"Ann": "scandal"}, concealed={"Ann": "Bob"}, done=2)
    assert heads(game)[:2] == [
        "Your turn · favored · House Actions done",
        "Do you reveal your conspiracy, or end the Action Phase?",
    ]
    assert each(game, "label") == ["Reveal your conspiracy with Lycosia", "End the Action Phase"]
    assert each(game, "follows") == [
        "A scandal falls on your own House; then Shift Scandal is open to you as well.",
        "Then you draw 1 card, or discard one and draw 2.",
    ]
    empty = table(QUIET)
    assert heads(empty)[1::2] == ["Do you end the Action Phase?", "Beendest du die Aktionsphase?"]
    assert each(empty, "follows", "de") == ["Deine Hand ist leer, also ziehst du 2 Karten."]


@rule("D/A-31")
def test_a_forced_discard_is_said_to_be_one() -> None:
    game = table("Ann usari | Bob lycosia: 5s | Cat | Dan", hands={"Ann": "lycosia"})
    assert heads(game)[1::2] == [
        "No House Action is possible: which card do you discard?",
        "Keine Hausaktion ist möglich: Welche Karte wirfst du ab?",
    ]
    assert each(game, "label", "de") == ["Wirf den Lycosia-Verdacht ab"]
    assert each(game, "follows") == ["It counts as your House Action."]


def test_house_actions_are_worded_by_card_and_use() -> None:
    hands = {"Ann": "usari, 2 lycosia, betrayal"}
    game = table("Ann usari: S | Bob lycosia: 4s | Cat | Dan", hands=hands, revealed={"Ann": "Cat"})
    labels = each(game, "label")
    assert labels == [
        "Raise a suspicion on Lycosia (Bob)",
        "Raise a suspicion on Usari (you)",
        "Trigger Betrayal",
        "Use Convert Indignity",
        "Masterstroke with 2 Lycosia suspicions: remove a scandal",
        "Masterstroke with 2 Lycosia suspicions: bring a scandal on a House",
    ]
    assert follows(game, labels[0]) == "Lycosia (Bob) loses favor; Bob’s conspiracy is concealed again."
    assert follows(game, labels[2]).endswith("It is revealed by consequence.")
    assert follows(game, labels[3]).startswith("You discard the Usari suspicion.")
    assert follows(game, labels[4]) == "Others may negate it."
    assert each(game, "parts")[1] == ["Usari suspicion", "raise a suspicion on Usari (you)"]
    assert each(game, "parts", "de")[4] == [
        "Lycosia-Verdacht",
        "mit einem zweiten einen Meisterstreich führen",
        "einen Skandal entfernen",
    ]


@pytest.mark.parametrize(
    ("lang", "deeds"),
    [
        ("en", ["Raise a suspicion", "Trigger an event", "Use an ability", "Masterstroke"]),
        ("de", ["Verdacht lenken", "Ereignis auslösen", "Fähigkeit nutzen", "Meisterstreich"]),
    ],
)
def test_a_house_action_names_its_deed_and_what_it_is_done_with(lang: str, deeds: list[str]) -> None:
    game = table("Ann usari: S | Bob lycosia: 4s | Cat | Dan", hands={"Ann": "usari, 2 lycosia, betrayal"})
    assert list(dict.fromkeys(each(game, "deed", lang)))[: len(deeds)] == deeds
    assert each(game, "object", lang)[0] == "Lycosia"


def test_a_click_that_leaves_one_answer_says_all_of_it() -> None:
    game = table(QUIET, hands={"Ann": "scandal, lycosia"})
    assert each(game, "parts") == [
        ["Lycosia suspicion: raise a suspicion on Lycosia (Bob)", "raise a suspicion on Lycosia (Bob)"],
        ["scandal: create a scandal", "create a scandal"],
    ]


@rule("D/A-54", "D/A-1")
def test_what_follows_a_reveal_depends_on_the_house() -> None:
    label = "Reveal your conspiracy with Lycosia"
    fifth = table("Ann usari: 4s | Bob lycosia | Cat | Dan", concealed={"Ann": "Bob"})
    assert follows(fifth, label) == (
        "A scandal falls on your own House; Usari (you) loses favor; your conspiracy is concealed again."
    )
    own = table("Ann usari | Bob lycosia | Cat | Dan", concealed={"Ann": "Ann"})
    assert follows(own, "Reveal your conspiracy with Usari").endswith(
        "then your ability reaches concealed cards as well."
    )
    empty = table("Ann usari | Bob lycosia | Cat | Dan", concealed={"Ann": "Bob"}, scandals=0, spare="Dan")
    assert follows(empty, label).startswith("No scandal is left to fall on your House; then Shift Scandal")


@rule("D-END-1")
def test_the_end_of_the_game_is_foretold() -> None:
    game = table("Ann usari: 4s | Bob: 5s | Cat: 5s | Dan: s", hands={"Ann": "scandal"}, concealed={"Ann": "Bob"})
    do(game, "scandal")
    assert each(game, "follows")[1] == (
        "Usari (you) loses favor; your conspiracy comes to light; only one House stays favored, and the game ends."
    )


# Abilities


@rule("D/A-7", "D/A-8")
def test_a_shift_names_both_houses() -> None:
    game = table("Ann lycosia | Bob usari: 3S 2s | Cat: 4s | Dan", hands={"Ann": "lycosia", "Dan": "2 usari"})
    do(game, "ability lycosia")
    assert heads(game)[:2] == ["Your turn · Shift Scandal", "Which card do you move?"]
    do(game, "Bob 3")
    assert heads(game)[1::2] == [
        "Where do you move the scandal on Usari (Bob), card 3?",
        "Wohin verlegst du den Skandal auf Usari (Bob), Karte 3?",
    ]
    assert each(game, "follows")[0] == (
        "Usari (Bob) regains favor; Balistrad (Cat) loses favor; Cat’s conspiracy is concealed again; "
        "others may negate it."
    )
    assert each(game, "commit", "de") == ["Verlegen"] * 3
    assert prompt(game, seat=BOB)["waiting"] == "Ann is to act."


@rule("D/A-11", "D-CONSP-13")
def test_a_concealed_card_is_replaced_unseen() -> None:
    game = table("Ann usari: [s] | Bob lycosia | Cat | Dan", hands={"Ann": "usari"}, revealed={"Ann": "Ann"})
    do(game, "ability usari", "Ann 1")
    assert heads(game)[1::2] == [
        "What do you put in place of the concealed card on Usari (you), card 1?",
        "Wodurch ersetzt du die verdeckte Karte auf Usari (du), Karte 1?",
    ]
    assert each(game, "label") == ["Replace it by a scandal", "Replace it by a suspicion"]
    assert each(game, "parts", "de")[1] == ["der oberste Verdacht aus dem Netz des Verdachts"]


@rule("D/A-13")
def test_what_a_concealed_card_may_do_is_said_not_what_it_is() -> None:
    texts = []
    for card in ("S", "s"):
        game = table(
            f"Ann balistrad: 2S [{card}] 2s | Bob: S | Cat | Dan", hands={"Ann": "2 balistrad"}, revealed={"Ann": "Ann"}
        )
        do(game, "ability balistrad")
        texts.append(str(prompt(game)))
        assert follows(game, "Turn up the concealed card on Balistrad (you), card 3") == (
            "If it is a scandal, Balistrad (you) is vilified."
        )
    assert texts[0] == texts[1]


def test_rescind_asks_for_a_card_to_discard() -> None:
    game = table("Ann silgaro: s | Bob | Cat | Dan", hands={"Ann": "2 silgaro, scandal"})
    do(game, "ability silgaro", "Ann 1")
    assert heads(game)[:2] == ["Your turn · Rescind Suspicion", "Which card do you discard?"]
    assert each(game, "follows") == ["", "It goes back to the Web of Scandal."]
    assert prompt(game, seat=BOB)["waiting"] == "Ann is choosing a card to discard."


# Events


def test_blackmail_is_a_choice_and_the_cards_are_named_one_by_one() -> None:
    game = table(
        "Ann usari: 4s | Bob lycosia | Cat | Dan",
        hands={"Bob": "blackmail", "Ann": "2 usari, scandal"},
        active="Bob",
        concealed={"Ann": "Cat"},
    )
    do(game, "event blackmail", "Ann", "pass")
    assert heads(game) == [
        "You are asked · Blackmail",
        "Do you pay Bob, or take a scandal?",
        "Du wirst gefragt · „Erpressung“",
        "Zahlst du an Bob, oder nimmst du einen Skandal?",
    ]
    assert each(game, "label") == ["Give Bob 2 cards", "Take a scandal on your own House"]
    assert each(game, "follows")[1] == "Usari (you) loses favor; your conspiracy comes to light."
    assert prompt(game, seat=CAT)["waiting"] == "Ann is choosing between paying Bob and a scandal."
    do(game, "pay", "card scandal")
    assert heads(game)[1::2] == [
        "Card 2 of 2, with the scandal: what do you give Bob?",
        "Karte 2 von 2, dazu den Skandal: Was gibst du Bob?",
    ]


def test_collaborators_help_for_free_and_cannot_be_negated_one_by_one() -> None:
    game = table(
        "Ann usari: S | Bob lycosia: s | Cat balistrad | Dan", hands={"Ann": "collaborators", "Dan": "2 usari"}
    )
    do(game, "event collaborators")
    assert heads(game)[:2] == ["Your turn · Collaborators", "Which House helps you first?"]
    do(game, "Cat")
    assert heads(game)[1::2] == ["Does a second House help you?", "Hilft dir ein zweites Haus?"]
    assert each(game, "label", "de")[-1] == "Lass es bei einem Haus"
    do(game, "pass")
    assert prompt(game, seat=DAN)["choices"][0]["follows"].startswith(
        "If it stands: Collaborators with the help of Balistrad (Cat). On the card: Name one or two"
    )
    do(game, "pass")
    assert heads(game)[::2] == [
        "Your turn · Conceal Scandal, for free",
        "Du bist am Zug · „Skandal verbergen“, unentgeltlich",
    ]
    assert each(game, "follows") == [""]
    assert prompt(game, seat=BOB)["waiting"] == "Ann is choosing a card for Conceal Scandal."


def test_espionage_shows_a_hand_to_take_from() -> None:
    game = table(QUIET, hands={"Ann": "espionage", "Bob": "scandal"})
    do(game, "event espionage")
    assert each(game, "label")[0] == "Spy on Bob"
    assert each(game, "follows")[0] == "Bob holds 1 card."
    do(game, "Bob")
    assert heads(game)[1::2] == ["Do you take a card from Bob’s hand?", "Nimmst du eine Karte aus Bobs Hand?"]
    assert each(game, "label") == ["Take nothing", "Take the scandal"]
    assert prompt(game, "de", BOB)["waiting"] == "Ann sieht deine Hand durch."


def test_intrigue_names_oneself_as_oneself() -> None:
    game = table(QUIET, hands={"Ann": "intrigue", "Dan": "2 usari"})
    do(game, "event intrigue")
    assert each(game, "label")[-1] == "Name yourself as one of the two"
    do(game, "Ann")
    assert each(game, "label", "de")[0] == "Nenne Bob als die andere"
    do(game, "Bob")
    assert each(game, "follows", seat=DAN)[0].startswith("If it stands: Intrigue between Ann and Bob. On the card:")


# Negation

HANDS = {"Ann": "lycosia, 2 usari", "Bob": "2 lycosia", "Cat": "scandal, usari", "Dan": "2 deluras"}


def window() -> Game:
    game = table("Ann lycosia: S | Bob usari: 2S 2s | Cat balistrad | Dan deluras", hands=HANDS)
    do(game, "ability lycosia", "Ann 1", "Bob")
    return game


@rule("D/A-27")
def test_the_window_asks_calmly_and_the_same_of_all() -> None:
    game = window()
    for seat in (BOB, CAT, DAN):
        assert heads(game, seat) == [
            "Sealed window · you and 2 others",
            "Negate Ann’s Shift Scandal?",
            "Versiegelte Frage · du und 2 andere",
            "Willst du Anns „Skandal verlagern“ verneinen?",
        ]
    assert each(game, "label", seat=CAT) == ["Pass"]
    assert each(game, "label", seat=DAN) == ["Pass", "Negate it with 2 Deluras suspicions"]
    assert each(game, "follows", seat=CAT)[0] == (
        "If it stands: card 1 on Lycosia (Ann), a scandal, moves to Usari (Bob); "
        "Usari (Bob) loses favor and is vilified; Bob’s conspiracy is concealed again."
    )
    assert set(each(game, "commit", seat=DAN)) == {"Seal my answer"}
    assert prompt(game, seat=BOB)["note"] == "If 1 stands, your House has 5 cards, 3 open scandals: vilified."
    assert prompt(game, "de", BOB)["note"] == "Bleibt es bei 1, hat dein Haus 5 Karten, 3 offene Skandale: geächtet."
    assert prompt(game, seat=CAT)["note"] == prompt(game)["note"] == ""
    assert prompt(game)["waiting"] == "Does anybody negate your Shift Scandal? Asked: Bob, Cat and Dan."


@rule("D/A-21", "D/A-22")
def test_a_chain_says_what_stands_and_what_is_open_again() -> None:
    game = window()
    answer(game, "Bob", "negate with lycosia")
    assert prompt(game, seat=None)["waiting"] == "Does anybody negate Ann’s Shift Scandal? Asked: Bob, Cat and Dan."
    answer(game, "Cat", "pass")
    answer(game, "Dan", "pass")
    assert heads(game)[1::2] == ["Negate Bob’s negation?", "Willst du Bobs Verneinung verneinen?"]
    passing, negating = each(game, "follows")
    assert passing == "If it stands, your Shift Scandal has no effect."
    assert negating == (
        "If your negation stands, Bob’s negation has no effect; your Shift Scandal is then open to negation again."
    )
    assert each(game, "follows", "de")[1] == (
        "Bleibt es bei deiner Verneinung, ist Bobs Verneinung ohne Wirkung; "
        "dein „Skandal verlagern“ lässt sich dann erneut verneinen."
    )
    answer(game, "Cat", "pass")
    answer(game, "Dan", "pass")
    answer(game, "Ann", "negate with usari")
    assert each(game, "follows", seat=DAN)[0] == (
        "If it stands, Bob’s negation has no effect; Ann’s Shift Scandal is then open to negation again."
    )


@rule("D-NEG-1")
def test_who_is_asked_alone_is_told_so() -> None:
    game = table("Ann silgaro: s | Bob lycosia | Cat | Dan", hands={"Ann": "silgaro", "Bob": "2 lycosia"})
    do(game, "ability silgaro", "Ann 1")
    assert prompt(game, seat=BOB)["eyebrow"] == "Sealed window · you alone"
    assert each(game, "follows", seat=BOB)[0] == (
        "If it stands: card 1 on Silgaro (Ann), a Silgaro suspicion, goes into Ann’s hand."
    )


# Conspiracies, Acquire Phase, villains


@rule("D/A-50")
def test_the_owner_of_the_conspiracy_chooses_what_is_replaced() -> None:
    game = table(
        "Ann usari: 4s | Bob lycosia: 2S 3s | Cat | Dan", hands={"Dan": "usari"}, active="Dan", concealed={"Ann": "Bob"}
    )
    do(game, "raise usari")
    assert heads(game)[:2] == [
        "Your conspiracy has come to light",
        "Which card on Lycosia (Bob) makes room for the scandal?",
    ]
    assert each(game, "follows") == ["Lycosia (Bob) is vilified."] * 3
    assert prompt(game, "de", BOB)["waiting"] == "Ann wählt die Karte auf deinem Haus, die dem Skandal weicht."


def test_acquire_offers_every_kind_of_card() -> None:
    game = table(QUIET, hands={"Ann": "2 lycosia, scandal, ", "Bob": "usari"}, question="acquire")
    assert heads(game)[:2] == ["Your turn · Acquire Phase", "Do you draw 1 card, or discard one and draw 2?"]
    assert each(game, "label", "de") == [
        "Ziehe 1 Karte",
        "Wirf den Lycosia-Verdacht ab und ziehe 2 Karten",
        "Wirf den Skandal ab und ziehe 2 Karten",
    ]
    assert prompt(game, seat=BOB)["waiting"] == "Ann is to acquire cards."


def test_a_villain_is_offered_three_acts() -> None:
    game = table("Ann silgaro: 3S 2s | Bob lycosia: 2S 2s [s] | Cat: 4s | Dan")
    assert heads(game) == [
        "Your turn · villain",
        "Which Villainous Act do you commit?",
        "Du bist am Zug · geächtet",
        "Welche Schurkentat begehst du?",
    ]
    label = "Defame: replace the Lycosia suspicion on Lycosia (Bob), card 3, by a scandal"
    assert follows(game, label) == "Lycosia (Bob) is vilified."
    assert follows(game, "Scandalize: bring a scandal on Balistrad (Cat)").endswith(
        "only one House stays favored, and the game ends."
    )
    assert "Entlarve die verdeckte Karte auf Lycosia (Bob), Karte 5" in each(game, "label", "de")
    assert prompt(game, "de", BOB)["waiting"] == "Ann sinnt auf eine Schurkentat."


# The end

FAVORED = ("Ann: 4s | Bob: 5s | Cat: 5s | Dan: 5s", {"Ann": "B1", "Bob": "B4", "Cat": "B5", "Dan": "W4"})
DISFAVORED = ("Ann: 3s [s] [s] | Bob: 5S | Cat: 5s | Dan: 5s", {"Ann": "B1", "Bob": "B5", "Cat": "B6", "Dan": "B2"})
VILLAINS = ("Ann: 5S | Bob: 5S | Cat: 5S | Dan: 5s", {"Ann": "B6", "Bob": "B2", "Cat": "B1", "Dan": "W4"})
ENDS = [
    (FAVORED, "Ann wins with 6. The people love Balistrad, and the crown raises what the people love."),
    (DISFAVORED, "Ann wins with 6. The crown finds a use for Balistrad, and raises what it can use."),
    (
        VILLAINS,
        (
            "Ann, Bob and Cat win together with 5 each. The royal family is overthrown, "
            "and Balistrad, Deluras and Kardosa can tell by whom."
        ),
    ),
]


def ended(houses: str, agendas: dict[str, str]) -> Game:
    return table(houses, agendas=agendas, revealed={"Dan": "Dan"}, over=True)


@rule("D-WIN-4")
@pytest.mark.parametrize(("end", "tale"), ENDS)
def test_at_the_end_all_hear_who_has_won_and_what_becomes_of_the_realm(
    end: tuple[str, dict[str, str]], tale: str
) -> None:
    heard = prompt(ended(*end), seat=None)
    assert heard["waiting"] == f"The game is over: {tale}"
    assert heard["closing"] == tale.partition(". ")[2], "the pages say in their own words who has won"


def test_at_the_end_a_shared_victory_is_shared() -> None:
    game = ended(*VILLAINS)
    assert prompt(game, seat=BOB)["waiting"].startswith("The game is over: you, Ann and Cat win together with 5 each.")
    german = prompt(game, "de", BOB)["waiting"]
    assert german.startswith("Das Spiel ist aus: Du, Ann und Cat gewinnt gemeinsam mit je 5. Die Königsfamilie")


@rule("D-WIN-2")
def test_at_the_end_a_tie_that_is_broken_is_explained() -> None:
    game = ended("Ann: 4s | Bob: [s] [s] 3s | Cat: 5s | Dan: 5s", FAVORED[1])
    assert game.scores()[:2] == [6, 6]
    assert prompt(game, seat=CAT)["waiting"].startswith(
        "The game is over: Ann wins with 6. "
        "It is a tie with Bob: favored beats disfavored, and standing beats vilified. The people love Balistrad"
    )
    assert "Es ist Gleichstand mit dir: Gunst geht vor Ungnade" in prompt(game, "de", BOB)["waiting"]
