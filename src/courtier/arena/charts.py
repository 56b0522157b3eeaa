"""Charts of a report as SVG: bars with intervals, and histograms. Colours come from the page's style."""

from collections.abc import Mapping
from html import escape

from courtier.arena.statistics import Estimate

BAR_WIDTH = 160
BAR_HEIGHT = 14
CHART_WIDTH = 560
CHART_HEIGHT = 150
MOST_BINS = 40


def bar(each: Estimate, most: float, fair: float | None = None) -> str:
    """One number as a bar, its interval as a line, and where given a mark at the value that would be fair."""
    scale = BAR_WIDTH / most if most > 0 else 0
    parts = [f'<rect class="bar" width="{max(each.value, 0) * scale:.1f}" height="{BAR_HEIGHT}"/>']
    if fair is not None and fair <= most:
        parts.append(line("fair", fair * scale, 0, fair * scale, BAR_HEIGHT))
    if each.low is not None and each.high is not None:
        middle = BAR_HEIGHT / 2
        parts.append(line("interval", max(each.low, 0) * scale, middle, min(each.high, most) * scale, middle))
    drawn = "".join(parts)
    return f'<svg class="bars" width="{BAR_WIDTH}" height="{BAR_HEIGHT}" aria-hidden="true">{drawn}</svg>'


def line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    """A straight line."""
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def histogram(counts: Mapping[int, int], title: str) -> str:
    """How often each value occurred; neighbouring values share a column where there are many."""
    low, high = min(counts), max(counts)
    width = (high - low) // MOST_BINS + 1
    bins = [0] * ((high - low) // width + 1)
    for value, times in counts.items():
        bins[(value - low) // width] += times
    step, tallest = CHART_WIDTH / len(bins), max(bins)
    columns = [column(place * step, step, times / tallest) for place, times in enumerate(bins)]
    ends = [(0, "start", low), (CHART_WIDTH, "end", high)]
    texts = [
        f'<text x="{x}" y="{CHART_HEIGHT + 16}" text-anchor="{anchor}">{value}</text>' for x, anchor, value in ends
    ]
    return (
        f'<svg class="histogram" viewBox="0 0 {CHART_WIDTH} {CHART_HEIGHT + 20}" role="img" '
        f'aria-label="{escape(title)}: from {low} to {high}">{"".join(columns)}{"".join(texts)}</svg>'
    )


def column(left: float, width: float, share: float) -> str:
    """One column of a histogram; `share` is its height compared with the tallest."""
    height = share * CHART_HEIGHT
    return (
        f'<rect class="bar" x="{left:.1f}" y="{CHART_HEIGHT - height:.1f}" width="{width * 0.9:.1f}" '
        f'height="{height:.1f}"/>'
    )
