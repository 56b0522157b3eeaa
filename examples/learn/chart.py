"""The learning curve as an SVG picture. It brings its own background, for light and for dark pages."""

from collections.abc import Sequence
from typing import NamedTuple

WIDTH, HEIGHT = 640, 320
LEFT, TOP, RIGHT, BOTTOM = 56, 40, 624, 272
STYLE = """
  svg { --paper: #fff; --ink: #24292f; --faint: #d0d7de; --first: #0b5fae; --second: #b3470f }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #1c2128; --ink: #e6edf3; --faint: #444c56; --first: #6cb6ff; --second: #f69d50 }
  }
  text { font: 14px sans-serif; fill: var(--ink) }
  .paper { fill: var(--paper) } .grid { stroke: var(--faint) } .even { stroke: var(--ink); stroke-dasharray: 2 4 }
  polyline { fill: none; stroke-width: 2.5 }
  .first { stroke: var(--first) } .band { fill: var(--second); opacity: 0.25 }
  .second { stroke: var(--second); stroke-dasharray: 8 4 }
"""


class Point(NamedTuple):
    """After so many minutes: the shares of the victory against random bots and against greedy, and its interval."""

    minutes: float
    random: float
    greedy: float
    interval: float


def chart(points: Sequence[Point], title: str, even: float) -> str:
    """Both shares over time; a dotted line says where the players would be even."""
    most = max(points[-1].minutes, 0.01)

    def place(minutes: float, share: float) -> str:
        return f"{LEFT + (RIGHT - LEFT) * minutes / most:.1f},{BOTTOM - (BOTTOM - TOP) * min(max(share, 0), 1):.1f}"

    parts = [f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}" rx="8"/>']
    for percent in range(0, 101, 25):
        y = BOTTOM - (BOTTOM - TOP) * percent / 100
        parts.append(f'<path class="grid" d="M{LEFT} {y} H{RIGHT}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 5}" text-anchor="end">{percent} %</text>')
    parts.append(f'<path class="even" d="M{place(0, even)} L{place(most, even)}"/>')
    band = [place(each.minutes, each.greedy + each.interval) for each in points]
    band += [place(each.minutes, each.greedy - each.interval) for each in reversed(points)]
    parts.append(f'<polygon class="band" points="{" ".join(band)}"/>')
    parts.append(f'<polyline class="first" points="{" ".join(place(each.minutes, each.random) for each in points)}"/>')
    parts.append(f'<polyline class="second" points="{" ".join(place(each.minutes, each.greedy) for each in points)}"/>')
    parts.append(f'<text x="{LEFT}" y="24">{title}</text>')
    for share, words in ((points[-1].random, "against random"), (points[-1].greedy, "against greedy")):
        x, y = place(most, share).split(",")
        parts.append(f'<text x="{float(x) - 8}" y="{float(y) + 22}" text-anchor="end">{words}</text>')
    parts.append(f'<text x="{LEFT}" y="{BOTTOM + 22}">0</text>')
    parts.append(f'<text x="{RIGHT}" y="{BOTTOM + 22}" text-anchor="end">{most:.1f} minutes of one core</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">'
    return "\n".join([head, f"<title>{title}</title>", f"<style>{STYLE}</style>", *parts, "</svg>"]) + "\n"
