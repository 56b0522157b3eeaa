"""What a tally says: tables of estimates, and all of it as plain data for a file."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from courtier import __version__, compiled
from courtier.arena.counts import BOT, GAME, PLACE, PLACES, SHARED, WINS, Cell, Key, Tally, row_of_bot
from courtier.arena.names import row_names
from courtier.arena.plan import Plan
from courtier.arena.statistics import QUANTILES, Estimate, Spread, difference, mean, share, spread
from courtier.core.figures import Figure
from courtier.core.languages import spoken
from courtier.core.registry import Kind

Grid = dict[str, dict[str, Estimate]]  # row, column


class Run(NamedTuple):
    """A plan as far as it was carried out."""

    plan: Plan
    tally: Tally
    seconds: float
    workers: int

    @property
    def complete(self) -> bool:
        """True if all shuffles were played."""
        return self.tally.shuffles == self.plan.shuffles

    @property
    def games(self) -> int:
        """How many games were played, of all sides."""
        return sum(side.games for side in self.tally.sides)

    @property
    def decisions(self) -> int:
        """How many answers were given, of all sides."""
        return sum(side.decisions for side in self.tally.sides)


def side_name(side: int) -> str:
    """What a set of options is called: A, B, C …"""
    return chr(ord("A") + side)


NEVER = Estimate(0, None, None, 0)  # of a card that occurred in no game


def estimates(run: Run, side: int) -> dict[Key, Estimate]:
    """All that was counted of one side; cards that never occurred have 0."""
    shares = share_columns(run.plan)
    cells = run.tally.sides[side].cells
    absent = [key for key in card_keys(run.plan, cells) if key not in cells]
    return {
        key: NEVER if key in absent else estimate(run, key, cells[key], shares)
        for key in in_order(run.plan, [*cells, *absent])
    }


def card_keys(plan: Plan, cells: Iterable[Key]) -> Iterator[Key]:
    """A key for each card in each table of cards, unless nothing of the table occurred."""
    cards = row_names(plan.kind, plan.sides[0])
    columns: dict[str, dict[str, None]] = defaultdict(dict)
    for table, _, column in cells:
        columns[table][column] = None
    for figure in plan.facts:
        for row in figure.rows:
            if row in cards and not figure.by_bot:
                yield from ((figure.name, row, column) for column in columns[figure.name])


def estimate(run: Run, key: Key, cells: Counter[Cell], shares: set[tuple[str, str]]) -> Estimate:
    """The estimate of one number: a share or a mean, with its interval."""
    table, _, column = key
    found = (share if (table, column) in shares else mean)(cells, run.tally.shuffles)
    return found._replace(of=found.of // run.plan.whole) if column == WINS else found


def share_columns(plan: Plan) -> set[tuple[str, str]]:
    """Grid and column of what lies between 0 and 1."""
    columns = {(figure.name, each.name) for figure in plan.facts for each in figure.columns if each.share}
    wins = {(table, WINS) for table in (BOT, PLACE, *plan.figures)}
    return columns | wins | {(GAME, SHARED[2])}


def differences(run: Run, side: int = 1) -> dict[Key, Estimate]:
    """That side less the first, on the same shuffles; without what only one of them has."""
    pairs = run.tally.pairs[side - 1]
    found = {key: difference(pairs[key], run.tally.shuffles) for key in in_order(run.plan, pairs)}
    return {key: each for key, each in found.items() if each is not None}


def in_order(plan: Plan, keys: Iterable[Key]) -> list[Key]:
    """As one reads them: tables as they were asked for, rows and columns as their figure has them."""
    orders = {GAME: ["all"], BOT: list(plan.bots), PLACE: list(PLACES)}
    orders |= {figure.name: rows_of(plan, figure) for figure in plan.facts}
    columns = {figure.name: [each.name for each in figure.columns] for figure in plan.facts}

    def place(key: Key) -> tuple[int, int, str, int, str]:
        table, row, column = key
        return (
            list(orders).index(table),
            *number(row, orders[table]),
            *number(column, columns.get(table, [WINS])),
        )

    return sorted(keys, key=place)


def rows_of(plan: Plan, figure: Figure) -> list[str]:
    """The rows of a figure, each for every bot where it counts by bot."""
    if not figure.by_bot:
        return list(figure.rows)
    return [row_of_bot(bot, row) for bot in dict.fromkeys(plan.bots) for row in figure.rows]


def number(name: str, names: list[str]) -> tuple[int, str]:
    """Its place in the list; what is not in it comes after, by name."""
    return (names.index(name), "") if name in names else (len(names), name)


def tabled(estimated: dict[Key, Estimate]) -> dict[str, Grid]:
    """The same by table, row and column."""
    result: dict[str, Grid] = defaultdict(lambda: defaultdict(dict))
    for (table, row, column), each in estimated.items():
        result[table][row][column] = each
    return result


def spreads(run: Run, side: int) -> dict[str, Spread]:
    """How scores, by level of bots, and lengths are distributed."""
    counters = run.tally.sides[side].spreads
    return {spread_name(key): spread(counters[key]) for key in in_order(run.plan, counters)}


def spread_name(key: Key) -> str:
    """What a distribution is called in reports and files."""
    table, row, column = key
    return f"{column}, {row}" if table == BOT else column


def said(kind: Kind, options: dict[str, Any]) -> list[str]:
    """The options and cards that differ from the game's own, in words."""
    words = [
        f"{option.name} = {options[option.name]}" for option in kind.options if options[option.name] != option.default
    ]
    if "cards" in options:
        words += changed_cards(kind.rows({}), options["cards"])
    return words


def changed_cards(own: dict[str, Any], given: dict[str, Any]) -> list[str]:
    """The fields of cards that differ from the game's own, in words."""
    return [
        f"{table} {row['id']}: {field} = {in_words(row[field])}"
        for table, rows in given.items()
        for row, before in zip(rows, own[table], strict=True)
        for field in row
        if row[field] != before.get(field)
    ]


def in_words(value: Any) -> str:
    """A field of a card; words in the language of reports."""
    return f"“{spoken(value, 'en')}”" if isinstance(value, Mapping) else str(value)


def as_data(run: Run) -> dict[str, Any]:
    """Everything, for a file."""
    plan = run.plan
    data = {
        "courtier": __version__,
        "compiled": compiled(),
        "game": plan.game,
        "rules": plan.kind.rules,
        "seats": plan.seats,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "complete": run.complete,
        "shuffles": run.tally.shuffles,
        "rotations": plan.rotations,
        "games": run.games,
        "decisions": run.decisions,
        "seconds": round(run.seconds, 3),
        "workers": run.workers,
        "names": row_names(plan.kind, plan.sides[0]),
        "sides": [side_data(run, side) for side in range(len(plan.sides))],
    }
    if len(plan.sides) == 2:
        data["differences"] = table_data(differences(run))
    elif plan.sides[1:]:
        data["differences"] = [table_data(differences(run, side)) for side in range(1, len(plan.sides))]
    return data


def as_rows(run: Run) -> list[dict[str, Any]]:
    """Every number as a row with the same fields, for a table in another program."""
    names = row_names(run.plan.kind, run.plan.sides[0])
    sides = range(len(run.plan.sides))
    bots = ",".join(dict.fromkeys(run.plan.bots))
    found = [(side_name(side), estimates(run, side)) for side in sides]
    found += [(f"{side_name(side)}-{side_name(0)}", differences(run, side)) for side in sides[1:]]
    return [
        {
            "bots": bots,
            "side": side,
            "table": table,
            "row": row,
            "name": names.get(row, row),
            "column": column,
            **each._asdict(),
        }
        for side, tables in found
        for (table, row, column), each in tables.items()
    ]


def side_data(run: Run, side: int) -> dict[str, Any]:
    """One side as plain data, for a file."""
    counters = run.tally.sides[side].spreads
    return {
        "options": run.plan.sides[side],
        "tables": table_data(estimates(run, side)),
        "spreads": {name: spread_data(each) for name, each in spreads(run, side).items()},
        "counts": {
            spread_name(key): {str(value): counters[key][value] for value in sorted(counters[key])}
            for key in in_order(run.plan, counters)
        },
    }


def table_data(estimated: dict[Key, Estimate]) -> dict[str, Any]:
    """Estimates as plain data, by table, row and column."""
    return {
        table: {row: {column: each._asdict() for column, each in columns.items()} for row, columns in rows.items()}
        for table, rows in tabled(estimated).items()
    }


def spread_data(each: Spread) -> dict[str, Any]:
    """A distribution as plain data, its quantiles by percent."""
    return each._asdict() | {"quantiles": dict(zip(map(str, QUANTILES), each.quantiles, strict=True))}
