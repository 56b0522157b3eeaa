"""A game as a text: JSON lines, each chained to the one before by its hash.

The first line is the header. Every other line is one of these:

- an answer, `{"seat", "action"}`;
- a sealed deal, `{"deal": …}`, as in `deals/plain.py`;
- an undo, `{"undo": n}`: what came after line n did not happen;
- a change between a person and a steward, `{"steward": seat, "from", "to"}`;
- a new person at a seat, `{"takeover": seat, "from", "to", "played", "how"}`: the old and the new name, who played the
  seat last, and who agreed;
- a change of the rules, `{"rules", "position"}`: the game goes on from this position under rules of that number.

The time, `at`, stands beside the hash and is not part of it. The header holds a commitment to the seed; the last line
holds the seed itself, after the end and in a save. Random bytes that players gave stand in the header (`entropy`) and
are mixed with the seed.
"""

import hmac
import json
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any

from courtier.core.deals.deal import Deal
from courtier.core.deals.plain import read_deal
from courtier.core.errors import BadRecord, CourtierError, IllegalAction, IllegalDeal
from courtier.core.game import Game
from courtier.core.registry import Kind, kind
from courtier.core.rng import KEY_BYTES, seeded

FORMAT = 1
FIRST_LINE = 2  # the header is line 1
STEWARD = {"steward": int, "from": str, "to": str}
TAKEOVER = {"takeover": int, "from": str, "to": str, "played": str, "how": str}
NEW_RULES = {"rules": int, "position": dict}
START = ""  # the hash before the first line
Line = dict[str, Any]


class Record:
    """Header, lines and, where it is known, the seed."""

    def __init__(self, header: Line, seed: int | bytes | None = None) -> None:
        self.header = header
        self.seed = seed
        self.lines: list[Line] = []
        self.times: list[str | None] = []

    @classmethod
    def begin(
        cls, name: str, seats: int, seed: int | bytes, options: Mapping[str, Any], players: Sequence[str]
    ) -> "Record":
        """The record of a new game."""
        game = kind(name)
        game.check_seats(seats)
        return cls(
            {
                "courtier": FORMAT,
                "game": name,
                "rules": game.rules,
                "seats": seats,
                "options": game.check_options(options),
                "players": list(players),
                "commitment": commitment(seed),
            },
            seed,
        )

    # Writing

    def answer(self, seat: int, action: int, at: str | None = None) -> None:
        """Add an answer: who gave it, its code and, if wanted, when."""
        self.add({"seat": seat, "action": action}, at)

    def seal(self, deal: Line, at: str | None = None) -> None:
        """A deal was sealed; `deal` is its plain form."""
        self.add({"deal": deal}, at)

    def undo(self, line: int, at: str | None = None) -> None:
        """What came after that line did not happen."""
        self.add({"undo": line}, at)

    def add(self, line: Line, at: str | None) -> None:
        """Add a line of any kind, with its time."""
        self.lines.append(line)
        self.times.append(at)

    def text(self, with_seed: bool = False) -> str:
        """The record as JSON lines; with its seed, a game can be gone on with or checked."""
        contents = [self.header, *self.lines]
        times = [None, *self.times]
        if with_seed and self.seed is not None:
            contents.append({"seed": say_seed(self.seed)})
            times.append(None)
        hashes = chain(contents)
        return "".join(
            json.dumps({"line": content, "hash": digest} | ({"at": at} if at else {}), ensure_ascii=False) + "\n"
            for content, digest, at in zip(contents, hashes, times, strict=True)
        )

    # Reading

    @classmethod
    def parse(cls, text: str) -> "Record":
        """The record that was written so, its chain checked; `BadRecord` names the first broken line."""
        rows = [read_row(number, row) for number, row in enumerate(text.splitlines(), 1) if row.strip()]
        if not rows:
            raise BadRecord("the record is empty; expected a header and lines of answers")
        check_chain(rows)
        record = cls(check_header(rows[0]["line"], last_rules(rows)))
        for number, row in enumerate(rows[1:], 2):
            if "seed" in row["line"] and number == len(rows):
                record.open_seed(row["line"]["seed"], number)
            else:
                record.add(check_line(row["line"], number, record.header["game"]), row.get("at"))
        return record

    def open_seed(self, words: Any, number: int) -> None:
        """Take the seed in, if it is the one that was committed to."""
        seed = read_seed(words, number)
        if commitment(seed) != self.header["commitment"]:
            raise BadRecord(f"line {number}: the seed is not the one that the header committed to")
        self.seed = seed

    # Replaying

    def answers(self) -> list[tuple[int, int]]:
        """Seat and action of every answer that holds."""
        return [(line["seat"], line["action"]) for _, line in self.holding() if "action" in line]

    def played(self) -> list[Line]:
        """The answers and deals that replaying carries out."""
        return [line for _, line in self.to_play()]

    def to_play(self) -> list[tuple[int, Line]]:
        """The answers that replaying carries out, each with the number of its line."""
        start = self.verifies_from()
        return [each for each in self.holding() if each[0] > start]

    def holding(self) -> list[tuple[int, Line]]:
        """The answers and deals that were not undone, each with the number of its line."""
        held: list[tuple[int, Line]] = []
        for number, line in enumerate(self.lines, FIRST_LINE):
            if "undo" in line:
                held = [each for each in held if each[0] <= line["undo"]]
            elif "action" in line or "deal" in line:
                held.append((number, line))
        return held

    def verifies_from(self) -> int:
        """The line of the position that replaying begins with: the header, or that of the last change of rules."""
        changes = [number for number, line in enumerate(self.lines, FIRST_LINE) if "position" in line]
        return changes[-1] if changes else 1

    def first_position(self, recording: bool = False) -> Game:
        """The game as it is played again: set up, or where the rules changed last."""
        rules: Kind = kind(self.header["game"])
        start = self.verifies_from()
        if start > 1:
            return rules.load(self.lines[start - FIRST_LINE]["position"])
        if self.seed is None:
            raise BadRecord("this record does not hold its seed, so it cannot be replayed; it is told at the end")
        options = dict(rules.check_options(self.header["options"]))  # one that the header lacks has its default
        return rules.set_up(self.header["seats"], seeded(self.mixed_seed()), options, recording)

    def mixed_seed(self) -> int | bytes:
        """The seed mixed with the random bytes of the players, if they gave any."""
        assert self.seed is not None
        entropy = self.header.get("entropy")
        if entropy is None or isinstance(self.seed, int):
            return self.seed
        return mixed(self.seed, entropy["table"], entropy["seats"])

    def replay(self, upto: int | None = None, recording: bool = False) -> Game:
        """The game after the first `upto` answers and deals, or after all."""
        *_, game = self.steps(upto, recording)
        return game

    def steps(self, upto: int | None = None, recording: bool = False) -> Iterator[Game]:
        """The same game again and again: as it was set up, then after each answer and each deal."""
        game = self.first_position(recording)
        game.recording = recording
        yield game
        for number, line in self.to_play()[:upto]:
            try:
                carry_out(game, line)
            except (IllegalAction, IllegalDeal) as error:
                raise BadRecord(f"line {number}: {error}") from None
            yield game


def carry_out(game: Game, line: Line) -> None:
    """Give the answer or seal the deal of a line."""
    if "deal" in line:
        game.seal(deal_in(game.name(), line["deal"]))
    else:
        game.apply(line["seat"], line["action"])


def deal_in(name: str, plain: Any) -> Deal:
    """The deal that is written so; `IllegalDeal` if it is none of that game's."""
    rules = kind(name).deals
    if rules is None:
        raise IllegalDeal("off", f"{kind(name).title} is played without deals")
    return read_deal(rules, plain)


def chain(contents: Sequence[Line]) -> list[str]:
    """The hash of each line, over the hash of the line before and its own content."""
    hashes = []
    before = START
    for content in contents:
        plain = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        before = sha256((before + plain).encode()).hexdigest()
        hashes.append(before)
    return hashes


def check_chain(rows: Sequence[Line]) -> None:
    """Raise `BadRecord` at the first line whose hash does not fit."""
    for number, (row, digest) in enumerate(zip(rows, chain([row["line"] for row in rows]), strict=True), 1):
        if row["hash"] != digest:
            raise BadRecord(f"line {number}: its hash does not fit; this line or an earlier one was changed")


def read_row(number: int, text: str) -> Line:
    """One line of a record; `BadRecord` if it is none."""
    try:
        row = json.loads(text)
    except ValueError:
        raise BadRecord(f"line {number}: not a line of a record (expected JSON)") from None
    if not isinstance(row, dict) or not isinstance(row.get("line"), dict) or "hash" not in row:
        raise BadRecord(f'line {number}: expected {{"line": …, "hash": …}}')
    return row


def last_rules(rows: Sequence[Line]) -> Any:
    """The number of the rules that the game ended under."""
    return [row["line"]["rules"] for row in rows if "rules" in row["line"]][-1:]


def check_header(header: Line, rules: Sequence[Any]) -> Line:
    """A header this program can play, of a game whose rules last had that number."""
    if header.get("courtier") != FORMAT:
        raise BadRecord(f"line 1: expected a record of format {FORMAT}, got {header.get('courtier')!r}")
    for name, kind_of in (("game", str), ("seats", int), ("options", dict), ("players", list), ("commitment", str)):
        if not isinstance(header.get(name), kind_of):
            raise BadRecord(f"line 1: the header lacks {name}")
    try:
        game = kind(header["game"])
        game.check_seats(header["seats"])
        game.check_options(header["options"])
    except CourtierError as error:
        raise BadRecord(f"line 1: {error}") from None
    if [game.rules] != rules:
        raise BadRecord(f"line 1: written with rules {header.get('rules')} of {game.title}; this is {game.rules}")
    if not is_entropy(header.get("entropy"), header["seats"]):
        raise BadRecord("line 1: expected the players' chance as a table and one hexadecimal text per seat")
    return header


def is_entropy(entropy: Any, seats: int) -> bool:
    """True if this is the players' own chance as a header holds it, or `None`."""
    if entropy is None:
        return True
    return (
        isinstance(entropy, dict)
        and isinstance(entropy.get("table"), str)
        and isinstance(entropy.get("seats"), list)
        and len(entropy["seats"]) == seats
        and all(isinstance(each, str) for each in entropy["seats"])
    )


def check_line(line: Line, number: int, name: str) -> Line:
    """An answer, a deal, an undo, a change of hands, of players or of rules."""
    if set(line) == {"deal"}:
        try:
            deal_in(name, line["deal"])
        except IllegalDeal as error:
            raise BadRecord(f"line {number}: {error}") from None
        return line
    for fields_of in (STEWARD, TAKEOVER, NEW_RULES):
        if {name: type(value) for name, value in line.items()} == fields_of:
            return line
    fields = {name: value for name, value in line.items() if type(value) is int}
    if fields != line or set(line) not in ({"seat", "action"}, {"undo"}):
        raise BadRecord(f"line {number}: expected an answer (seat, action) or an undo, got {json.dumps(line)}")
    if "undo" in line and not 1 <= line["undo"] < number:
        raise BadRecord(f"line {number}: expected an undo to an earlier line, got {line['undo']}")
    return line


def commitment(seed: int | bytes) -> str:
    """The commitment to a seed: a hash that can be published before the game and tells nothing about the seed."""
    return sha256(say_seed(seed).encode()).hexdigest()


def mixed(seed: bytes, table: str, given: Sequence[str]) -> bytes:
    """HMAC-SHA256 under the seed of the table's name and each seat's chance in hexadecimal, joined by line breaks."""
    return hmac.digest(seed, "\n".join([table, *given]).encode(), "sha256")


def say_seed(seed: int | bytes) -> str:
    """A seed as a record writes it: bytes in hexadecimal, a whole number with a dot."""
    return seed.hex() if isinstance(seed, bytes) else f"{seed:d}."


def read_seed(words: Any, number: int) -> int | bytes:
    """Whole numbers end in a dot, so that 32 bytes of digits are not taken for one."""
    try:
        seed = int(words[:-1]) if words.endswith(".") else bytes.fromhex(words)
    except (ValueError, AttributeError):
        raise BadRecord(f"line {number}: expected a seed, got {words!r}") from None
    if isinstance(seed, bytes) and len(seed) != KEY_BYTES:
        raise BadRecord(f"line {number}: expected a seed of {KEY_BYTES} bytes, got {len(seed)}")
    return seed
