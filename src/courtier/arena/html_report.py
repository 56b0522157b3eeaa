"""The report as one HTML file that loads nothing from elsewhere, for a browser or for paper."""

from collections.abc import Iterator, Sequence
from html import escape

from courtier.arena.charts import bar, histogram
from courtier.arena.counts import BOT, PLACE, PLACES, WINS, Key
from courtier.arena.names import row_names
from courtier.arena.report import METHOD, heading, matters, table_titles, words
from courtier.arena.statistics import Estimate
from courtier.arena.strength import Answer, answers, sentences
from courtier.arena.summary import (
    Grid,
    Run,
    differences,
    estimates,
    share_columns,
    side_name,
    spread_name,
    spreads,
    tabled,
)

STRONG = 1.25  # times the fair share of wins; the whole interval must lie beyond it
WEAK = 0.75
MARK = '<span class="mark">*</span>'
STYLE = """
:root { color-scheme: light dark; --ink: #2b2118; --paper: #fbf7ef; --bar: #c0a27a; --line: #2b2118; --fair: #a3271f; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece3d4; --paper: #1d1812; --bar: #6b5537; --line: #ece3d4; --fair: #ff8f80; }
}
body { margin: 2rem auto; max-width: 62rem; padding: 0 1rem; font: 16px/1.5 Georgia, serif;
  color: var(--ink); background: var(--paper); }
h1, h2 { line-height: 1.2; } h2 { margin: 2.5rem 0 0.5rem; }
table { border-collapse: collapse; font-size: 0.9rem; }
th, td { padding: 0.15rem 0.8rem 0.15rem 0; text-align: left; white-space: nowrap; }
th { font-weight: normal; opacity: 0.75; } td.name { white-space: normal; }
.scroll { overflow-x: auto; } code { overflow-wrap: anywhere; }
.interval-text { opacity: 0.7; font-size: 0.8rem; } .mark { color: var(--fair); font-weight: bold; }
svg { vertical-align: middle; } .bar { fill: var(--bar); } .interval { stroke: var(--line); stroke-width: 2; }
.fair { stroke: var(--fair); stroke-width: 2; stroke-dasharray: 2 2; }
.histogram { width: 100%; max-width: 35rem; } .histogram text { fill: var(--ink); font-size: 13px; }
@media print { :root { --ink: #000; --paper: #fff; --bar: #c9b18e; --line: #000; --fair: #a3271f; }
  h2 { break-after: avoid; } tr { break-inside: avoid; } }
"""


def html_report(run: Run, others: Sequence[Run], command: str) -> str:
    """The whole page. `others` are the runs by strength of the bots, if they were asked."""
    title = f"{run.plan.kind.title}: {run.games:,} games"
    body = [f"<h1>{escape(title)}</h1>", paragraphs(str(heading(run))), f"<p><code>{escape(command)}</code></p>"]
    body += comparison(run) if run.plan.sides[1:] else findings(run)
    body += [*(by_strength(others) if others else ()), f"<p>{escape(METHOD)}</p>"]
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>'
        f"<body>{''.join(body)}</body></html>\n"
    )


def paragraphs(text: str) -> str:
    """Each line as a paragraph."""
    return "".join(f"<p>{escape(line)}</p>" for line in text.strip().splitlines())


# One set of options


def findings(run: Run) -> Iterator[str]:
    """Every table of a run of one side, then the distributions."""
    found = estimates(run, 0)
    tables = tabled(found)
    yield f"<p>{escape(first_player(run, found))}</p>"
    titles = {PLACE: "Place in turn order"} | {figure.name: figure.help["en"] for figure in run.plan.facts}
    if run.plan.rotations > 1:
        titles = {BOT: "Bot"} | titles
    for name, title in titles.items():
        if name in tables:
            yield section(run, name, title, tables[name])
        else:
            yield f"<h2>{escape(title)}</h2><p>Not in these games.</p>"
    yield from distributions(run)


def first_player(run: Run, found: dict[Key, Estimate]) -> str:
    """Whether it matters who begins."""
    fair = 1 / run.plan.seats
    places = [(place, found[PLACE, place, WINS]) for place in PLACES[: run.plan.seats]]
    off = [f"{place} wins {words(each, True)[0]} %" for place, each in places if beyond(each, fair)]
    if not off:
        return f"No place in turn order differs from the fair {fair:.1%} by more than these games can tell."
    return f"Fair would be {fair:.1%} for each place in turn order; beyond chance: {', '.join(off)}."


def beyond(each: Estimate, fair: float) -> bool:
    """True if the interval leaves out the fair value."""
    return each.low is not None and each.high is not None and not each.low <= fair <= each.high


def section(run: Run, name: str, title: str, rows: Grid) -> str:
    """One table with bars."""
    columns = list(dict.fromkeys(column for row in rows.values() for column in row))
    shares = share_columns(run.plan)
    most = {column: widest(rows, column) for column in columns}
    names = row_names(run.plan.kind, run.plan.sides[0])
    head = "".join(f"<th>{escape(column)}{' %' if (name, column) in shares else ''}</th>" for column in ("", *columns))
    lines = []
    for row, cells in rows.items():
        texts = [cell(cells.get(each), most[each], (name, each) in shares, fair_share(run, each)) for each in columns]
        marked = mark(cells, run.plan.seats)
        lines.append(f'<tr><td class="name">{escape(names.get(row, row))}{marked}</td>{"".join(texts)}</tr>')
    table = f"<table><tr>{head}</tr>{''.join(lines)}</table>"
    return f'<h2>{escape(title)}</h2><div class="scroll">{table}</div>'


def widest(rows: Grid, column: str) -> float:
    """The largest value or upper bound of a column."""
    cells = [cells[column] for cells in rows.values() if column in cells]
    return max(max(each.value, each.high or 0) for each in cells)


def fair_share(run: Run, column: str) -> float | None:
    """What a column would be if nothing mattered; only known of wins."""
    return 1 / run.plan.seats if column == WINS else None


def cell(each: Estimate | None, most: float, is_share: bool, fair: float | None) -> str:
    """A number, its interval and its bar."""
    if each is None:
        return "<td></td>"
    value, interval = words(each, is_share)
    return f'<td>{bar(each, most, fair)} {value} <span class="interval-text">{escape(interval)}</span></td>'


def mark(cells: dict[str, Estimate], seats: int) -> str:
    """What a designer should look at: a card that never occurs, or that wins far more or less than its share."""
    wins = cells.get(WINS)
    if all(each.of == 0 for each in cells.values()):
        return ' <span class="mark">never occurs</span>'
    if wins is None or wins.low is None or wins.high is None:
        return ""
    if wins.low > STRONG / seats:
        return ' <span class="mark">wins too often</span>'
    return ' <span class="mark">seldom wins</span>' if wins.high < WEAK / seats else ""


def distributions(run: Run) -> Iterator[str]:
    """Lengths and scores, each as a histogram with its quantiles."""
    found = spreads(run, 0)
    for key, counts in run.tally.sides[0].spreads.items():
        name = spread_name(key)
        each = found[name]
        low, high = each.quantiles[0], each.quantiles[-1]
        yield f"<h2>{escape(name.capitalize())}</h2>{histogram(counts, name)}"
        yield f"<p>Mean {each.mean:.2f}, median {each.quantiles[2]}; 90 % of all lie from {low} to {high}.</p>"


# By strength of the bots


def by_strength(runs: Sequence[Run]) -> Iterator[str]:
    """Every answer as bots of each strength give it; a star where two of them disagree."""
    names = row_names(runs[0].plan.kind, runs[0].plan.sides[0])
    shares = share_columns(runs[0].plan)
    found = answers(runs)
    heads = [f"{run.plan.bots[0]}, {run.games:,} games" for run in runs]
    head = "".join(f"<th>{escape(text)}</th>" for text in ("", "", *heads, ""))
    lines = []
    for each in found:
        table, row, column = each.key
        is_share = (table, column) in shares
        texts = [names.get(row, row), column + (" %" if is_share else "")]
        cells = [f"<td>{escape(text)}</td>" for text in texts]
        cells += [cell(estimate, 1 if is_share else widest_of(each), is_share, None) for estimate in each.found]
        lines.append(f"<tr>{''.join(cells)}<td>{MARK if each.differs else ''}</td></tr>")
    yield f'<h2>By strength of the bots</h2><div class="scroll"><table><tr>{head}</tr>{"".join(lines)}</table></div>'
    yield f"<p>{MARK} Two strengths disagree beyond their intervals.</p>"
    yield "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences(runs, found, names))


def widest_of(each: Answer) -> float:
    """The largest value or upper bound of one answer."""
    return max(max(found.value, found.high or 0) for found in each.found if found is not None)


# Several sets of options


def comparison(run: Run) -> Iterator[str]:
    """All sides beside each other, with the differences from the first, table by table."""
    sides = [estimates(run, side) for side in range(len(run.plan.sides))]
    off = [differences(run, side) for side in range(1, len(run.plan.sides))]
    for name, title in table_titles(run).items():
        lines = [compared_row(run, key, sides, off) for key in sides[0] if key[0] == name]
        heads = [f"{side_name(side)} <small>(− A)</small>" if side else "A" for side in range(len(sides))]
        head = "".join(f"<th>{text}</th>" for text in ("", "", *heads))
        table = f"<table><tr>{head}</tr>{''.join(lines)}</table>"
        yield f'<h2>{escape(title)}</h2><div class="scroll">{table}</div>'
    yield f"<p>{MARK} The interval of the difference from A leaves out 0.</p>"


def compared_row(run: Run, key: Key, sides: Sequence[dict[Key, Estimate]], off: Sequence[dict[Key, Estimate]]) -> str:
    """One number on every side."""
    is_share = (key[0], key[2]) in share_columns(run.plan)
    texts = [row_names(run.plan.kind, run.plan.sides[0]).get(key[1], key[1]), key[2] + (" %" if is_share else "")]
    cells = [f"<td>{escape(text)}</td>" for text in texts]
    cells.append(f"<td>{words(sides[0][key], is_share)[0]}</td>")
    cells += [off_cell(side.get(key), each.get(key), is_share) for side, each in zip(sides[1:], off, strict=True)]
    return f"<tr>{''.join(cells)}</tr>"


def off_cell(value: Estimate | None, off: Estimate | None, is_share: bool) -> str:
    """A number, and how far it is off from the first side's, with the interval of that."""
    if value is None or off is None:
        return "<td></td>"
    change, interval = words(off, is_share, sign="+")
    star = MARK if matters(off) else ""
    number = words(value, is_share)[0]
    return f'<td>{number} ({change}){star} <span class="interval-text">{escape(interval)}</span></td>'
