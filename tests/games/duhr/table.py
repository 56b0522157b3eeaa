"""Sets a table from a line of words, in the notation of the ledger's §6.

    table(
        "Ann kardosa: 3s S | Bob lycosia: 4s | Cat: 2s [S] s.usari | Dan",
        hands={"Ann": "2 lycosia, scandal, betrayal"},
        concealed={"Bob": "Cat"},
        web="betrayal, silgaro",
    )

On a House "3s S" is three suspicions of its own and a scandal, in the order of their places; "s.usari" is a suspicion
of another House, and brackets mean concealed. Houses that are not named are the first free ones. Bob's conspiracy is
concealed and shows Cat's House; conspiracies not mentioned are revealed and show somebody else's House. A suspicion in
a hand is named by its House. The Web of Suspicion is named from its top; what is named nowhere lies under it, or is
held by `spare`. Hands that are not mentioned are empty, so that nobody can negate.
"""

import re
from collections import Counter
from collections.abc import Mapping
from itertools import permutations
from types import MappingProxyType
from typing import Any

import courtier
from courtier.core.errors import BadPosition
from courtier.games.duhr.court import Court

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")
ANN, BOB, CAT, DAN, EVE, FAY = range(6)
HOUSES = ("balistrad", "deluras", "kardosa", "lycosia", "silgaro", "usari")
EVENTS = ("betrayal", "blackmail", "collaborators", "espionage", "informants", "intrigue")
WHITE = [f"W{number}" for number in range(1, 7)]
BLACK = [f"B{number}" for number in range(1, 7)]
FULL = 5
VILE = 3
UNANSWERED = -1
NONE: Mapping[str, str] = MappingProxyType({})
SEAT = re.compile(r"(?P<name>\w+)(?: (?P<house>\w+))?(?:: *(?P<row>.*))?")
LYING = re.compile(r"(?P<down>\[)?(?P<count>\d*)(?P<what>[sS])(?:\.(?P<house>\w+))?\]?")


def table(
    houses: str,
    *,
    hands: Mapping[str, str] = NONE,
    aside: str = "",
    concealed: Mapping[str, str] = NONE,
    revealed: Mapping[str, str] = NONE,
    agendas: Mapping[str, str] = NONE,
    active: str = "Ann",
    question: str = "",
    done: int | None = None,
    limited: bool | None = None,
    web: str = "",
    pile: str = "",
    scandals: int | None = None,
    spare: str = "",
    over: bool = False,
    options: Mapping[str, Any] = NONE,
    seed: int = 1,
) -> Court:
    """The game, recording."""
    data = position(
        houses,
        hands=hands,
        aside=aside,
        concealed=concealed,
        revealed=revealed,
        agendas=agendas,
        active=active,
        question=question,
        done=done,
        limited=limited,
        web=web,
        pile=pile,
        scandals=scandals,
        spare=spare,
        over=over,
        options=options,
        seed=seed,
    )
    return load(data)


def load(data: dict[str, Any]) -> Court:
    game = courtier.load("duhr", data)
    assert isinstance(game, Court)
    game.recording = True
    return game


def position(
    houses: str,
    *,
    hands: Mapping[str, str] = NONE,
    aside: str = "",
    concealed: Mapping[str, str] = NONE,
    revealed: Mapping[str, str] = NONE,
    agendas: Mapping[str, str] = NONE,
    active: str = "Ann",
    question: str = "",
    done: int | None = None,
    limited: bool | None = None,
    web: str = "",
    pile: str = "",
    scandals: int | None = None,
    spare: str = "",
    over: bool = False,
    options: Mapping[str, Any] = NONE,
    seed: int = 1,
) -> dict[str, Any]:
    """The same as a dump, without a question whether the game can load it."""
    in_play, rows = seated(houses)
    seats = len(in_play)
    seat = NAMES.index(active)
    held = [cards(hands.get(name, "")) for name in NAMES[:seats]]
    apart, top, discard = cards(aside), cards(web), cards(pile)
    used = Counter(card for group in [*held, apart, top, discard] for card in group)
    used += Counter(card for row in rows for card, _ in row)
    left = Counter(box(in_play)) - used
    over_drawn = used - Counter(box(in_play))
    if over_drawn:
        raise BadPosition(f"no such cards in this game: {', '.join(over_drawn)}")
    free_scandals = left.pop("scandal", 0)
    kept = free_scandals if scandals is None else scandals
    rest = sorted(left.elements())
    if spare:
        held[NAMES.index(spare)] += rest + ["scandal"] * (free_scandals - kept)
        rest = []
    elif kept != free_scandals:
        raise BadPosition(f"{free_scandals - kept} scandals are nowhere; say who holds them: spare=")
    state = status(rows[seat], options)
    kept_agendas = [agendas.get(name, "") for name in NAMES[:seats]]
    dealt, chosen = entrusted(kept_agendas)
    return {
        "game": "duhr",
        "seats": seats,
        "options": {"agendas": "both", "first_player": "random", **options},
        "rng": seed,
        "pending": [] if over else stack(seat, question, state),
        "numbers": [0] * seats,
        "answers": [UNANSWERED] * seats,
        "turn": 1,
        "ended": over,
        "houses": in_play,
        "rows": rows,
        "hands": [sorted(hand) for hand in held],
        "aside": sorted(apart),
        "web": rest + top[::-1],
        "discard": discard,
        "scandals": kept,
        "conspiracies": plotted(in_play, concealed, revealed),
        "shown": [name not in concealed for name in NAMES[:seats]],
        "agendas": dealt,
        "chosen": chosen,
        "active": seat,
        "done": int(question == "acquire") if done is None else done,
        "limited": (state == "disfavored" and not over) if limited is None else limited,
        "falls": [],
    }


def stack(seat: int, question: str, state: str) -> list[Any]:
    """What that seat is asked: by its status, unless it is said."""
    asked = question or ("villainous_act" if state == "vilified" else "main")
    return [["turn" if asked == "main" else "end_turn", seat], [asked, seat]]


def status(row: list[list[str]], options: Mapping[str, Any] = NONE) -> str:
    """D-TERM-4..6."""
    if len(row) < options.get("cards_to_disfavor", FULL):
        return "favored"
    return "vilified" if row.count(["scandal", "up"]) >= options.get("scandals_to_vilify", VILE) else "disfavored"


# Houses


def seated(words: str) -> tuple[list[str], list[list[list[str]]]]:
    """Who has which House, and what lies on it."""
    found = [SEAT.fullmatch(part.strip()) for part in words.split("|")]
    matches = [match for match in found if match is not None]
    if len(matches) < len(found) or [match["name"] for match in matches] != list(NAMES[: len(found)]):
        raise BadPosition(f"expected 'Ann kardosa: 3s S | Bob | …', got {words!r}")
    named = [match["house"] for match in matches]
    free = [house for house in HOUSES if house not in named]
    in_play = [house or free.pop(0) for house in named]
    rows = [lying(match["row"] or "", house) for match, house in zip(matches, in_play, strict=True)]
    return in_play, rows


def lying(words: str, own: str) -> list[list[str]]:
    """ "2s [S]" of Kardosa is suspicion.kardosa twice, face up, and a scandal, face down."""
    row: list[list[str]] = []
    for word in words.split():
        match = LYING.fullmatch(word)
        if match is None:
            raise BadPosition(f"expected cards on a House like '3s S [s] s.usari', got {word!r}")
        name = "scandal" if match["what"] == "S" else f"suspicion.{match['house'] or own}"
        face = "down" if match["down"] else "up"
        row += [[name, face] for _ in range(int(match["count"] or 1))]
    return row


def plotted(in_play: list[str], concealed: Mapping[str, str], revealed: Mapping[str, str]) -> list[str]:
    """Every House is shown by one conspiracy; those not mentioned show another's House while that is possible."""
    wanted = {**concealed, **revealed}
    fixed = {NAMES.index(name): in_play[NAMES.index(whose)] for name, whose in wanted.items()}
    free = [house for house in in_play if house not in fixed.values()]
    open_seats = [seat for seat in range(len(in_play)) if seat not in fixed]
    best = min(
        permutations(free), key=lambda order: sum(in_play[s] == h for s, h in zip(open_seats, order, strict=True))
    )
    fixed.update(zip(open_seats, best, strict=True))
    return [fixed[seat] for seat in range(len(in_play))]


# Cards


def cards(words: str) -> list[str]:
    """ "2 lycosia, scandal, betrayal" one by one."""
    found: list[str] = []
    for part in filter(None, (part.strip() for part in words.split(","))):
        count, _, name = part.rpartition(" ")
        found += [full(name)] * int(count or 1)
    return found


def full(name: str) -> str:
    if name in HOUSES:
        return f"suspicion.{name}"
    if name in EVENTS:
        return f"event.{name}"
    if name != "scandal":
        raise BadPosition(f"expected a House, an event or 'scandal', got {name!r}")
    return name


def short(name: str) -> str:
    """ "lycosia" for suspicion.lycosia."""
    return name.rpartition(".")[2]


def box(in_play: list[str]) -> list[str]:
    """All hand cards of a game with these Houses (D-COMP-8)."""
    suspicions = [f"suspicion.{house}" for house in in_play for _ in range(10)]
    return [*suspicions, *["scandal"] * 24, *[f"event.{event}" for event in EVENTS]]


def entrusted(kept: list[str]) -> tuple[list[str], list[str]]:
    """The agendas as dealt, by colour and seat, with those that were chosen; a white one where none is named."""
    white = dealt(WHITE, kept)
    black = dealt(BLACK, kept)
    return white + black, [name or white[seat] for seat, name in enumerate(kept)]


def dealt(colour: list[str], kept: list[str]) -> list[str]:
    named = [name if name in colour else "" for name in kept]
    free = [name for name in colour if name not in named]
    return [name or free.pop(0) for name in named] + free
