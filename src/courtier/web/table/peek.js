// The sheet of a card while the mouse rests on it: beside the board, never over the prompt, gone when the mouse leaves.
import { effect, html, signal, useLayoutEffect } from "../html.js";
import { view } from "../state.js";
import { spoken } from "./card.js";
import { cardAt } from "./choosing.js";
import { covered, sheet } from "./selection.js";
import { CardDetails } from "./sheets.js";

const REST = 400; // milliseconds

/**
 * The card under the mouse, and on which side there is room.
 * @type {import("@preact/signals").Signal<{card: Card, side: string}|null>}
 */
const peeked = signal(null);

let timer = 0;
let over = ""; // the part under the mouse

/** @param {string} part */
const rest = (part) => {
  over = part;
  clearTimeout(timer);
  peeked.value = null;
};

/** @param {PointerEvent} event */
const follow = (event) => {
  const place = event.target instanceof Element ? event.target.closest("[data-part], [data-card]") : null;
  const part = (place instanceof HTMLElement && (place.dataset.part ?? place.dataset.card)) || "";
  if (event.pointerType !== "mouse" || part === over) return;
  rest(part);
  const card = part && view.value && cardAt(view.value, part);
  if (!card || card === "unknown" || covered.value) return;
  const side = event.clientX < innerWidth / 2 ? "right" : "left";
  timer = setTimeout(() => sheet.value || (peeked.value = { card, side }), REST);
};

/** Watches the mouse, from before the first card is seen. */
const usePeek = () =>
  useLayoutEffect(() => {
    const gone = () => rest("");
    const still = () => rest(over); // a press or a key: not again before the mouse has moved to another card
    const ends = effect(() => {
      void [view.value, sheet.value, covered.value];
      gone();
    });
    document.addEventListener("pointerover", follow);
    document.documentElement.addEventListener("pointerleave", gone);
    document.addEventListener("pointerdown", still);
    document.addEventListener("keydown", still);
    return () => {
      ends();
      gone();
      document.removeEventListener("pointerover", follow);
      document.documentElement.removeEventListener("pointerleave", gone);
      document.removeEventListener("pointerdown", still);
      document.removeEventListener("keydown", still);
    };
  }, []);

/** A picture for the mouse alone: readers have the words of the card, and its sheet by `I`. */
export const Peek = () => {
  usePeek();
  const now = peeked.value;
  return (
    now &&
    html`<aside class=${`peek ${now.side}`} aria-hidden="true" data-words="game"><h2>${spoken(now.card)}</h2>
      <${CardDetails} card=${now.card} /></aside>`
  );
};
