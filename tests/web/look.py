"""What can be measured of the look of a page: nothing juts out, everything can be touched, the question is in sight."""

from typing import Any, Final

from playwright.sync_api import Page

THUMB: Final = 44  # pixels that a control needs on a phone
# Words in running text, and small cards on the board: the list of answers and the sheets offer the same, large.
BESIDE: Final = (
    ".story .card-name, .c5 > .hit, .t > .hit, .g > .hit, .minicard > .hit, .chosen-path .step, a.skip, article a"
)

SEEN: Final = """
  const seen = (node) => {
    const box = node.getBoundingClientRect();
    const shown = getComputedStyle(node).visibility !== "hidden" && !node.closest(".sr, .sprite, [hidden]");
    return shown && box.width > 1 && box.height > 1;
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
SMALL: Final = f"""([least, beside]) => {{ {SEEN}
  const sides = (node) => {{
    const box = node.getBoundingClientRect();
    const parts = ["::before", "::after"].map((part) => getComputedStyle(node, part));
    const spread = parts.filter((style) => style.content !== "none" && style.position === "absolute");
    const longest = (side) => Math.max(box[side], ...spread.map((style) => parseFloat(style[side]) || 0));
    return ["width", "height"].map(longest);
  }};
  return [...document.querySelectorAll("button, a[href], input, select, textarea, summary, [role=switch]")]
    .filter((node) => seen(node) && !node.matches(beside) && sides(node).some((side) => side < least - 0.5))
    .map((node) => `${{sides(node).map(Math.round).join(" × ")}}: ${{named(node)}}`);
}}"""
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
    return page.evaluate(SMALL, [THUMB, BESIDE])


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
