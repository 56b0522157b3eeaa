// Crests as pictures. At a table the same few stand dozens of times, each of twenty shapes: as one picture each
// they are drawn in a fraction of the time.
import { bitmap, loadCrests, pictured } from "../html.js";

const NAMED = /(?:href="|url\()#([\w-]+)/g;
const SIDE = 64 * Math.ceil(1 + devicePixelRatio); // pixels: more than any crest has on the screen
const SVG = "http://www.w3.org/2000/svg";

/**
 * Makes pictures of a game's crests, once, and a style sheet that shows them. Hatches that are to be strong are
 * drawn by the page's own, so then they stay shapes.
 * @param {string} begin how the names of the game's crests begin
 */
export const crestsAsPictures = async (begin) => {
  if (!begin) return;
  await loadCrests();
  const crests = [...document.querySelectorAll(`symbol[id^="${begin}-"]`)].filter(
    (each) => !pictured.peek().has(each.id),
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync((await Promise.all(crests.map(ruleOf))).join("\n"));
  document.adoptedStyleSheets.push(sheet);
  pictured.value = new Set([...pictured.peek(), ...crests.map((each) => each.id)]);
};

/** @param {Element} symbol */
const ruleOf = async (symbol) =>
  `[data-crest="${symbol.id}"] {
    background: url("${await bitmap(drawingOf(symbol), SIDE)}") center / contain no-repeat;
    print-color-adjust: exact;
  }`;

/** The address of a crest as a drawing of its own. @param {Element} symbol */
const drawingOf = (symbol) => {
  const box = symbol.getAttribute("viewBox") ?? "";
  const [, , width, height] = box.split(" ");
  const drawn = `<svg xmlns="${SVG}" viewBox="${box}" width="${width}" height="${height}">${alone(symbol)}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
};

/** The markup of a crest with all that it names, its plate's colour filled in. @param {Element} symbol */
const alone = (symbol) => {
  const shapes = [...symbol.children].map(markup).join("");
  const colour = /class="k-(\w+)"/.exec(shapes)?.[1];
  const named = new Set([...shapes.matchAll(NAMED)].map(([, id]) => document.getElementById(id)));
  const whole = shapes + [...named].map((each) => each && markup(each)).join("");
  return whole.replace(/var\(--k,[^)]*\)/g, !colour || colour === "none" ? "transparent" : `#${colour}`);
};

/** @param {Element} node */
const markup = (node) => new XMLSerializer().serializeToString(node);
