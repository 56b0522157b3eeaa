"""What can be measured of the look of a page: nothing juts out, everything can be touched, the question is in sight."""

from typing import Any, Final

from playwright.sync_api import Page

THUMB: Final = 44  # pixels that a control needs on a phone
# Words in running text, which may be as small as their line; and the tiles at the queen's table, which lie over one
# another: the list of answers offers the same, large.
BESIDE: Final = ".story .card-name, article a, .royal .t > .hit, a.skip:not(:focus)"
TARGETS: Final = "button, a[href], input, select, textarea, summary, [role=button], [role=switch]"

SEEN: Final = """
  const seen = (node) => {
    const box = node.getBoundingClientRect();
    const shown = getComputedStyle(node).visibility !== "hidden" && !node.closest(".sr, .sprite, [hidden]");
    return shown && box.width > 1 && box.height > 1 && !(node.offsetParent?.offsetWidth <= 1); // or only for readers
  };
  const words = (node) => (node.ariaLabel ?? node.textContent).trim().slice(0, 40);
  const named = (node) => `${node.tagName}.${node.className} “${words(node)}”`;
"""
JUTTING: Final = f"""() => {{ {SEEN}
  const found = [];
  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (over > 0) found.push(`the page is ${{over}} px too wide`);
  for (const board of document.querySelectorAll(".table, .desk, .wide-score")) {{
    const more = board.scrollWidth - board.clientWidth;
    if (seen(board) && more > 1) found.push(`${{board.className}} is ${{more}} px too wide`);
  }}
  for (const node of document.body.querySelectorAll("*")) {{
    const own = [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());
    const box = node.getBoundingClientRect();
    if (own && seen(node) && (box.left < -1 || box.right > innerWidth + 1)) found.push(named(node));
  }}
  return found;
}}"""
# From a point that belongs to a control, as far as it still does in each direction: what lies over it counts for
# nothing, what it stretches beyond its box counts.
SMALL: Final = f"""([least, targets, beside]) => {{ {SEEN}
  const touch = (node) => (x, y) => node.contains(document.elementFromPoint(x, y));
  const run = (own, x, y, dx, dy) => {{
    let far = 1;
    while (far < least && own(x + far * dx, y + far * dy)) far += 1;
    return far;
  }};
  const reach = (own, x, y) => [run(own, x, y, 1, 0) + run(own, x, y, -1, 0) - 1, run(own, x, y, 0, 1) + run(own, x, y, 0, -1) - 1];
  const points = (box) => {{
    const found = [[box.left + box.width / 2, box.top + box.height / 2]];
    for (let x = box.left + 2; x < box.right; x += 7) for (let y = box.top + 2; y < box.bottom; y += 7) found.push([x, y]);
    return found;
  }};
  const largest = (node) => {{
    node.scrollIntoView({{ block: "center", inline: "nearest" }});
    const own = touch(node);
    let best = [0, 0];
    for (const [x, y] of points(node.getBoundingClientRect())) {{
      if (own(x, y)) best = [best, reach(own, x, y)].sort((one, other) => Math.min(...other) - Math.min(...one))[0];
      if (Math.min(...best) >= least - 1) break;
    }}
    return best;
  }};
  const open = document.querySelector("dialog[open]") ?? document;
  const asked = (node) => seen(node) && !node.matches(beside) && getComputedStyle(node).pointerEvents !== "none";
  return [...open.querySelectorAll(targets)].filter((node) => asked(node) && !node.matches(".hit + .card"))
    .map((node) => [node, largest(node)]).filter(([, sides]) => Math.min(...sides) < least - 1)
    .map(([node, sides]) => `${{sides.join(" × ")}}: ${{named(node)}}`);
}}"""  # noqa: E501
PARTED: Final = """() => {
  const parted = [];
  const at = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return range.getBoundingClientRect();
  };
  for (const name of document.querySelectorAll(".story .card-name")) {
    const [before, after] = [name.previousSibling, name.nextSibling];
    const lines = [...name.getClientRects()];
    if (/[„“(]$/.test(before?.data ?? "") && at(before, before.length - 1, before.length).bottom < lines[0].top) parted.push(before.data);
    if (/^[,.;:“”)]/.test(after?.data ?? "") && at(after, 0, 1).top > lines.at(-1).bottom) parted.push(after.data);
  }
  return parted;
}"""  # noqa: E501
ASKED: Final = """() => {
  const found = [];
  for (const [name, part] of [["question", ".question"], ["commit", ".commit"]]) {
    const box = document.querySelector(part)?.getBoundingClientRect();
    if (!box || box.top < 0 || box.bottom > innerHeight + 1) found.push(`the ${name} is out of sight`);
  }
  return found;
}"""


def jutting(page: Page) -> Any:
    """Words beyond the left or right edge."""
    return page.evaluate(JUTTING)


def small(page: Page) -> Any:
    """Controls that a thumb misses."""
    return page.evaluate(SMALL, [THUMB, TARGETS, BESIDE])


def out_of_sight(page: Page) -> Any:
    """The question or its button, if one would have to scroll for it."""
    return page.evaluate(ASKED)


def parted(page: Page) -> Any:
    """What stands before or after the name of a card, where a line ends between it and a quote or a comma."""
    return page.evaluate(PARTED)


def in_sight(page: Page, part: str) -> Any:
    """Is a part of the board whole between the bar and the dock?"""
    return page.evaluate(
        """(part) => {
          const [own, board] = [part, ".table"].map((each) => document.querySelector(each).getBoundingClientRect());
          return own.top >= board.top - 1 && own.bottom <= board.bottom + 1;
        }""",
        part,
    )
