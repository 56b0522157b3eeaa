// A card of the hand is dragged to its place, with mouse or finger: the same as choosing the card, then the place, and sending.
import { useEffect } from "../html.js";
import { chosen, commit, covered, press, stands } from "./selection.js";

const FAR = 12; // pixels: less is a click

/** @typedef {{card: HTMLElement, part: string, pointer: number, x: number, y: number, moved: boolean}} Drag */

/** @type {Drag|null} */
let drag = null;

/** @param {PointerEvent} event */
const down = (event) => {
  const card = event.target instanceof Element ? event.target.closest("#hand [data-part]") : null;
  if (!(card instanceof HTMLElement) || event.button !== 0 || covered.value) return;
  const part = card.dataset.part ?? "";
  drag = { card, part, pointer: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
};

/** @param {PointerEvent} event */
const move = (event) => {
  if (!drag || event.pointerId !== drag.pointer) return;
  const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.moved && Math.hypot(x, y) < FAR) return;
  if (!drag.moved) begin(drag);
  drag?.card.style.setProperty("translate", `${x}px ${y}px`);
};

/** The card is chosen, unless it is already; one that cannot be chosen stays. @param {Drag} begun */
const begin = (begun) => {
  if (!stands(begun.part)) return void (drag = null);
  begun.moved = true;
  begun.card.classList.add("dragged");
  if (stands(begun.part) !== "sel") press(begun.part);
};

/** @param {PointerEvent} event */
const up = (event) => {
  if (!drag || event.pointerId !== drag.pointer) return;
  const { card, moved } = drag;
  end();
  if (!moved) return;
  document.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener("click", swallow, { capture: true }));
  const part = event.type === "pointerup" ? placeAt(event, card) : "";
  if (!part || !stands(part)) return;
  if (stands(part) !== "sel") press(part);
  if (chosen.value) commit();
};

/** The card is back in its place. */
const end = () => {
  drag?.card.style.removeProperty("translate");
  drag?.card.classList.remove("dragged");
  drag = null;
};

/** What lies under the pointer, but for the hand. @param {PointerEvent} event @param {HTMLElement} card */
const placeAt = (event, card) => {
  for (const each of document.elementsFromPoint(event.clientX, event.clientY)) {
    const place = each.closest("[data-part]");
    if (place instanceof HTMLElement && place !== card && !place.closest("#hand")) return place.dataset.part ?? "";
  }
  return "";
};

/** The click that ends a drag is none. @param {Event} event */
const swallow = (event) => {
  event.stopPropagation();
  event.preventDefault();
};

const EVENTS =
  /** @type {["pointerdown"|"pointermove"|"pointerup"|"pointercancel", (event: PointerEvent) => void][]} */ ([
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
  ]);

export const useDragging = () =>
  useEffect(() => {
    for (const [name, act] of EVENTS) document.addEventListener(name, act);
    return () => {
      end();
      for (const [name, act] of EVENTS) document.removeEventListener(name, act);
    };
  }, []);
