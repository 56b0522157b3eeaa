// The one place that binds Preact, htm and signals together, and the small pieces every screen uses.
import { h } from "preact";
import { signal } from "@preact/signals";
import htm from "htm";
import { has, t } from "./i18n.js";
import { settings } from "./settings.js";

export { Fragment, render } from "preact";
export { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
export { batch, computed, effect, signal, useComputed, useSignal, useSignalEffect } from "@preact/signals";

/** Drawings that are made where they stand. @type {Set<any>} */
const inPlace = new Set();

/**
 * A drawing without hooks that is made where it stands: of these a table has hundreds, and a component takes longer than what it draws.
 * @template {(props: any) => any} T @param {T} draw @returns {T}
 */
export const plain = (draw) => {
  inPlace.add(draw);
  return draw;
};

/** @type {typeof h} */
const node = (type, props, /** @type {any[]} */ ...children) =>
  inPlace.has(type)
    ? type({ ...props, children: children.length > 1 ? children : children[0] })
    : h(type, props, ...children);

export const html = htm.bind(node);

/**
 * The crests that are drawn as pictures: at a table those of its game.
 * @type {import("@preact/signals").Signal<Set<string>>}
 */
export const pictured = signal(new Set());

/**
 * A symbol of art/crests.svg: an icon (`i-gear`), a charge (`c-spy`), a crest (`hv-toad`), a seal.
 * It is a picture beside words; where it stands alone, its button carries the words.
 */
export const Icon = plain((/** @type {{name: string, class?: string}} */ { name, class: classes }) => {
  if (!CREST.test(name)) return h("svg", { class: classes, ref: shapesOf(name), "aria-hidden": "true" });
  const strong = settings.patterns.value === "strong";
  if (!strong && pictured.value.has(name))
    return h("svg", { class: classes, "data-crest": name, "aria-hidden": "true" });
  return h(
    "svg",
    { class: classes, "aria-hidden": "true" },
    h("use", { href: `#${name}` }),
    strong && h(Letter, { name }),
  );
});

/**
 * Draws the shapes of a symbol into its place: a `use` would stand for twice as many elements.
 * Crests have many shapes: they are pictures, or used.
 * @param {string} name @returns {(svg: Element|null) => void} the same for the same name
 */
const shapesOf = (name) =>
  (drawn[name] ??= (svg) => {
    const symbol = svg && document.getElementById(name);
    if (!symbol) return;
    svg.setAttribute("viewBox", symbol.getAttribute("viewBox") ?? "");
    svg.replaceChildren(...symbol.cloneNode(true).childNodes);
  });

/** @type {Record<string, (svg: Element|null) => void>} */
const drawn = {};

const CREST = /^[a-z]{2}-/; // two letters of its game; symbols of all games begin otherwise (`i-`, `c-`, `seal`)

/** With strong patterns a crest says its name's first letters, no two alike in a game. @param {{name: string}} props */
const Letter = ({ name }) =>
  has(`letter.${name}`) &&
  html`<svg class="letter" viewBox="0 0 64 64" data-words="game"><circle cx="47" cy="47" r="20" />
    <text class=${t(`letter.${name}`).length > 1 ? "two" : ""} x="46.5" y="47" text-anchor="middle"
      dominant-baseline="central">${t(`letter.${name}`)}</text></svg>`;

/** Loads the symbols that all games share, once. */
export const loadCrests = () => (crests ??= loadSymbols("crests"));

/**
 * Loads a file of symbols into the document: only there do `--k`, `currentColor` and the hatches work.
 * They are not displayed, so that a thousand shapes are styled only where they are used; hatches must be.
 * @param {string} name of the file in `art`, without its ending
 */
export const loadSymbols = async (name) => {
  const symbols = await loadDrawing(`/web/art/${name}.svg`);
  symbols.setAttribute("aria-hidden", "true");
  const hatches = /** @type {SVGElement} */ (symbols.cloneNode());
  hatches.append(...symbols.getElementsByTagName("defs"));
  hatches.setAttribute("class", "sprite");
  symbols.setAttribute("class", "sprite unseen");
  document.body.prepend(hatches, symbols);
};

/** @type {Promise<void>|undefined} */
let crests;

/**
 * An SVG file as a node of this document. The browser's own XML loader makes it: no string ever becomes markup.
 * @param {string} address
 * @returns {Promise<SVGElement>}
 */
export const loadDrawing = (address) =>
  new Promise((done, fail) => {
    const asked = new XMLHttpRequest();
    asked.open("GET", address);
    asked.responseType = "document";
    asked.overrideMimeType("image/svg+xml");
    asked.onload = () => {
      const root = asked.status === 200 && asked.responseXML?.documentElement;
      if (root) done(/** @type {SVGElement} */ (/** @type {Element} */ (document.adoptNode(root))));
      else fail(new Error(`${address}: ${asked.status}`));
    };
    asked.onerror = () => fail(new Error(address));
    asked.send();
  });

/**
 * A square drawing as pixels, which are drawn once: the browser would draw an SVG anew wherever it stands.
 * @param {string} address
 * @param {number} side
 * @returns {Promise<string>} the address of the pixels; of the drawing itself where pixels cannot be had
 */
export const bitmap = async (address, side) => {
  const drawing = new Image(side, side);
  drawing.src = address;
  await drawing.decode();
  const pen = penFor(side);
  pen?.drawImage(drawing, 0, 0, side, side);
  return pen && isHonest() ? pen.canvas.toDataURL() : address;
};

/** @param {number} side */
const penFor = (side) =>
  Object.assign(document.createElement("canvas"), { width: side, height: side }).getContext("2d");

/** Against those who trace, some browsers give back other pixels than were drawn. */
const isHonest = () => {
  const pen = penFor(1);
  pen?.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = pen?.getImageData(0, 0, 1, 1).data ?? [];
  return Math.max(red, green, blue) < 8 && alpha > 247;
};

/**
 * Loads a style sheet of ours once; a screen waits for it, so that nothing is shown unstyled. What the page's
 * head names is there.
 * @param {string} name
 */
export const stylesheet = (name) =>
  (sheets[name] ??= new Promise((done) => {
    const href = `/web/style/${name}.css`;
    if (document.head.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return done(undefined);
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.onload = link.onerror = () => done(undefined);
    document.head.append(link);
  }));

/** @type {Record<string, Promise<void>>} */
const sheets = {};
