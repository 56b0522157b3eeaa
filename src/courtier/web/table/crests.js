// Crests as pictures. At a table the same few stand dozens of times, each of twenty shapes: as one picture each they are drawn in a fraction of the time.
import { effect, loadCrests } from "../html.js";
import { settings } from "../settings.js";

const CREST = 'symbol[id^="hv-"], symbol[id^="du-"], symbol[id^="in-"]';
const NAMED = /(?:href="|url\()#([\w-]+)/g;
const SVG = "http://www.w3.org/2000/svg";

/** Makes pictures of the crests, once. Hatches that are to be strong are drawn by the style sheet, so then they stay shapes. */
export const crestsAsPictures = () => (done ??= loadCrests().then(() => {
  const all = [...document.querySelectorAll(CREST)].map((symbol) => ({ symbol, shapes: [...symbol.childNodes], picture: pictureOf(symbol) }));
  effect(() => {
    const strong = settings.patterns.value === "strong";
    for (const { symbol, shapes, picture } of all) symbol.replaceChildren(...(strong ? shapes : [picture]));
  });
}));

/** @type {Promise<void>|undefined} */
let done;

/** @param {Element} symbol */
const pictureOf = (symbol) => {
  const box = symbol.getAttribute("viewBox") ?? "";
  const [x, y, width, height] = box.split(" ");
  const drawn = `<svg xmlns="${SVG}" viewBox="${box}" width="${width}" height="${height}">${alone(symbol)}</svg>`;
  const picture = document.createElementNS(SVG, "image");
  const fields = { x, y, width, height, href: `data:image/svg+xml,${encodeURIComponent(drawn)}` };
  for (const [name, value] of Object.entries(fields)) picture.setAttribute(name, value);
  return picture;
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
