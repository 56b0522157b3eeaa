// The one place that binds Preact, htm and signals together, and the small pieces every screen uses.
import { h } from "preact";
import { signal } from "@preact/signals";
import htm from "htm";
import { has, t } from "./i18n.js";
import { settings } from "./settings.js";

export { Fragment, render } from "preact";
export { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
export { batch, computed, effect, signal, useComputed, useSignal, useSignalEffect } from "@preact/signals";

/** A node. A symbol is drawn where it stands: there are so many that a component for each would take half the time of a picture. @type {typeof h} */
const node = (/** @type {any} */ type, /** @type {any} */ props, /** @type {any[]} */ ...children) => (type === Icon ? Icon(props) : h(type, props, ...children));

export const html = htm.bind(node);

/** Are crests drawn as pictures? So they are at a table, once it has them. */
export const pictured = signal(false);

/**
 * A symbol of art/crests.svg: an icon (`i-gear`), a charge (`c-spy`), a crest (`hv-toad`), a seal.
 * It is a picture beside words; where it stands alone, its button carries the words.
 * @param {{name: string, class?: string}} props
 */
export const Icon = ({ name, class: classes }) => {
  const crest = CREST.test(name);
  const strong = crest && settings.patterns.value === "strong";
  if (crest && !strong && pictured.value) return h("svg", { class: classes, "data-crest": name, "aria-hidden": "true" });
  return h("svg", { class: classes, viewBox: BOX.test(name) ? "0 0 24 24" : undefined, "aria-hidden": "true" }, h("use", { href: `#${name}` }), strong && h(Letter, { name }));
};

const BOX = /^i-/;
const CREST = /^(hv|du|in)-/;

/** With strong patterns a crest says its name's first letters, no two alike in a game. @param {{name: string}} props */
const Letter = ({ name }) => has(`letter.${name}`) && html`<svg class="letter" viewBox="0 0 64 64" data-words="game"><circle cx="44" cy="44" r="20" /><text x="44" y="53" text-anchor="middle">${t(`letter.${name}`)}</text></svg>`;

/** Loads the symbols into the document once: only there do `--k`, `currentColor` and the hatches work. */
export const loadCrests = () => (crests ??= loadDrawing("/web/art/crests.svg").then((drawing) => {
  drawing.setAttribute("class", "sprite");
  drawing.setAttribute("aria-hidden", "true");
  document.body.prepend(drawing);
}));

/** @type {Promise<void>|undefined} */
let crests;

/**
 * An SVG file as a node of this document. The browser's own XML loader makes it: no string ever becomes markup.
 * @param {string} address
 * @returns {Promise<SVGElement>}
 */
export const loadDrawing = (address) => new Promise((done, fail) => {
  const asked = new XMLHttpRequest();
  asked.open("GET", address);
  asked.responseType = "document";
  asked.overrideMimeType("image/svg+xml");
  asked.onload = () => {
    const root = asked.status === 200 && asked.responseXML?.documentElement;
    if (root) done(/** @type {any} */ (document.importNode(root, true)));
    else fail(new Error(`${address}: ${asked.status}`));
  };
  asked.onerror = () => fail(new Error(address));
  asked.send();
});

/**
 * A square drawing as pixels, which are drawn once: the browser would draw an SVG anew wherever it stands.
 * @param {string} address @param {number} side @returns {Promise<string>} the address of the pixels
 */
export const bitmap = async (address, side) => {
  const drawing = new Image(side, side);
  drawing.src = address;
  await drawing.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
  canvas.getContext("2d")?.drawImage(drawing, 0, 0, side, side);
  return canvas.toDataURL();
};

/** Loads a style sheet of ours once; a screen waits for it, so that nothing is shown unstyled. @param {string} name */
export const stylesheet = (name) => (sheets[name] ??= new Promise((done) => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `/web/style/${name}.css`;
  link.onload = link.onerror = () => done(undefined);
  document.head.append(link);
}));

/** @type {Record<string, Promise<void>>} */
const sheets = {};
