"""Finds everything about a rule: `python tools/rule.py H-INFO-5` or, for a ruling, `python tools/rule.py D/A-54`.

It prints the rule from its ledger, then the lines of code and of tests that name it, and the paragraphs of the players'
rules that share most words with it. An id may be shortened in code: `H-ROLE-11..20` is a range, `I-TRADE-6, 8` a list.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from math import log, sqrt
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
CHAPTER = r"(?:[A-Z0-9]+-)+[A-Z]?"  # H-ROLE-, C-3P-, AG-W
NAMED = re.compile(rf"(?<![\w-])({CHAPTER})(\d+)((?:(?:\.\.|, |/)\d+(?![\w-]))*)")
FURTHER = re.compile(r"(\.\.|, |/)(\d+)")
NUMBERLESS = re.compile(r"(?<![\w-])EV-[A-Z]+")  # Dûhr's events have no numbers
HEAD = re.compile(r"^(?:[*-]|\|) \*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*)(?=[\s*.:])")
LETTER = re.compile(r"^Ids: \d+ rules \(([A-Z])-", re.MULTILINE)
MARKS = re.compile(r"\{#[^}]*\}")
STEM = re.compile(r"[^\W\d_]{4,}")
STEM_LENGTH = 6  # so that `votes`, `voted` and `vote` are nearly one word
SHORT = 8  # words added to each paragraph, so that the shortest do not always win
SHOWN = 3  # paragraphs of the players' rules


class Line(NamedTuple):
    """A line of a file, as this tool prints it."""

    path: Path
    number: int
    text: str

    def __str__(self) -> str:
        return f"  {self.path.relative_to(ROOT)}:{self.number}: {self.text.strip()}"


def ids_in(text: str) -> Iterator[str]:
    """Every id that a text names, those of ranges and lists included; without leading zeros."""
    yield from NUMBERLESS.findall(text)
    for chapter, first, rest in NAMED.findall(text):
        last = int(first)
        yield f"{chapter}{last}"
        for sign, number in FURTHER.findall(rest):
            begin = last + 1 if sign == ".." else int(number)
            yield from (f"{chapter}{each}" for each in range(begin, int(number) + 1))
            last = int(number)


def plain(name: str) -> str:
    """C-EVENT-E01 as the code may write it: C-EVENT-E1."""
    return re.sub(r"(?<=\D)0+(?=\d)", "", name)


def lines_of(paths: Iterable[Path]) -> Iterator[Line]:
    for path in sorted(paths):
        for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield Line(path, number, text)


def ledger_line(name: str) -> Line | None:
    """The line of the ledger that lists the rule. A ruling has the letter of its game in front: `D/A-54`."""
    letter, _, own = name.rpartition("/")
    for path in sorted((ROOT / "src" / "courtier" / "games").glob("*/RULES.md")):
        of_game = LETTER.search(path.read_text(encoding="utf-8"))
        if letter and (of_game is None or of_game[1] != letter):
            continue
        for line in lines_of([path]):
            head = HEAD.match(line.text)
            if head and head[1] == own:
                return line
    return None


def heading_of(line: Line) -> str:
    """The title of the chapter of the ledger in which a rule stands."""
    above = [each.text for each in lines_of([line.path]) if each.number < line.number and each.text.startswith("#")]
    return above[-1] if above else ""


def naming(name: str, paths: Iterable[Path]) -> list[Line]:
    """The lines that name the id, alone, in a list or in a range."""
    own = plain(name.rpartition("/")[2])
    return [line for line in lines_of(paths) if own in ids_in(line.text)]


def naming_elsewhere(name: str, game: Path) -> list[Line]:
    """The lines of other parts of Courtier that name the id. There a ruling bears the letter of its game."""
    games = game.parent
    paths = [path for path in games.parent.rglob("*.py") if games not in path.parents]
    letter, slash, _ = name.rpartition("/")
    return [line for line in naming(name, paths) if letter + slash in line.text]


def words_for(rule: str, path: Path) -> list[Line]:
    """The paragraphs of the players' rules that share most words with the rule; rare words count more."""
    found: list[tuple[Line, set[str]]] = []
    heading: set[str] = set()
    for line in lines_of([path]):
        if line.text.startswith("#"):
            heading = stems(MARKS.sub("", line.text))
        elif STEM.search(line.text):
            found.append((line, heading | stems(line.text)))
    frequency = Counter(stem for _, words in found for stem in words)
    wanted = stems(rule)

    def likeness(words: set[str]) -> float:
        return sum(log(len(found) / frequency[stem]) for stem in wanted & words) / sqrt(len(words) + SHORT)

    ranked = sorted(found, key=lambda each: -likeness(each[1]))
    return [line for line, words in ranked[:SHOWN] if wanted & words]


def stems(text: str) -> set[str]:
    """The beginnings of all words that are not short."""
    return {word.lower()[:STEM_LENGTH] for word in STEM.findall(text)}


def main(name: str) -> int:
    rule = ledger_line(name)
    if rule is None:
        sys.stderr.write(f"no ledger lists {name}; expected an id such as H-INFO-5, or D/A-54 for a ruling\n")
        return 1
    game = rule.path.parent
    tests = (ROOT / "tests" / "games" / game.name).glob("*.py")
    parts = {
        "rule": [rule],
        "code": naming(name, [*game.rglob("*.py"), *game.rglob("*.toml")]) + naming_elsewhere(name, game),
        "tests": naming(name, tests),
        "words for players": words_for(f"{heading_of(rule)} {rule.text}", game / "text" / "rules.en.md"),
    }
    print(
        "\n\n".join(
            "\n".join([f"{title}:", *(map(str, lines) if lines else ["  none"])]) for title, lines in parts.items()
        )
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]) if len(sys.argv) == 2 else __doc__)
