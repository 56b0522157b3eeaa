// Short movements that say where a card came from. Any key or tap skips them; who wants little motion sees only a ring.
import { effect, useEffect } from "../html.js";
import { still } from "../settings.js";
import { mySeat, view, welcomes } from "../state.js";
import { zonesOf } from "./choosing.js";

const MOVE = 260; // milliseconds
const APART = 40;
const MOST = 600; // all of it together
const RING = 6000;

/** @type {Set<Animation>} */
const running = new Set();

/** Skips to the end state. */
export const finishMotion = () => {
  for (const each of running) each.finish();
};

/** The parts of the cards that came since the view before. @param {View|null} before @param {View} after */
const arrivals = (before, after) => {
  /** @type {string[]} */
  const ids = [];
  if (!before) return ids;
  const sizes = new Map(zonesOf(before).map((zone) => [zone.id, zone.cards?.length ?? 0]));
  for (const zone of zonesOf(after)) {
    if (!zone.cards || zone.id === "hand" || !sizes.has(zone.id)) continue;
    for (let place = sizes.get(zone.id) ?? 0; place < zone.cards.length; place += 1) ids.push(`${zone.id}:${place}`);
  }
  return ids;
};

/** Watches the view and moves what came. */
export const useMotion = () =>
  useEffect(() => {
    let before = /** @type {View|null} */ (null);
    let welcomed = -1;
    const skip = () => finishMotion();
    document.addEventListener("pointerdown", skip);
    const stop = effect(() => {
      const after = view.value;
      const fresh = after && welcomes.peek() === welcomed ? arrivals(before, after) : [];
      const from = before?.turn.seat ?? null;
      before = after;
      welcomed = welcomes.peek();
      if (fresh.length) requestAnimationFrame(() => show(fresh, from));
    });
    return () => {
      stop();
      document.removeEventListener("pointerdown", skip);
    };
  }, []);

/**
 * What will move is out of sight in the picture that shows all else, and sets out with the next.
 * @param {string[]} ids
 * @param {number|null} seat whose turn it was: cards come from there
 */
const show = (ids, seat) => {
  const source =
    seat === null
      ? null
      : seat === mySeat.value
        ? document.getElementById("hand")
        : document.querySelector(`[data-seat="${seat}"]`);
  const cards = ids.flatMap((id) => document.querySelector(`[data-card="${CSS.escape(id)}"]`) ?? []);
  if (!source || still()) return cards.forEach(mark);
  for (const card of cards) card.classList.add("coming");
  requestAnimationFrame(() => setOut(source, cards));
};

/**
 * All places are measured before anything is changed: one layout, the one of this frame.
 * @param {Element} source
 * @param {Element[]} cards
 */
const setOut = (source, cards) => {
  const ways = waysFrom(source, cards);
  cards.forEach((card, place) => {
    card.classList.remove("coming");
    mark(card);
    move(card, ways[place], Math.min(place * APART, MOST - MOVE));
  });
};

/** A ring round what is new. @param {Element} card */
const mark = (card) => {
  card.classList.add("fresh");
  setTimeout(() => card.classList.remove("fresh"), RING);
};

/**
 * How far each card has come, in its own pixels: the big screen's are larger.
 * @param {Element} source
 * @param {Element[]} cards
 * @returns {{x: number, y: number}[]}
 */
const waysFrom = (source, cards) => {
  const from = source.getBoundingClientRect();
  return cards.map((card) => {
    const at = card.getBoundingClientRect();
    const grown = card instanceof HTMLElement && card.offsetWidth ? at.width / card.offsetWidth : 1;
    return {
      x: (from.left + from.width / 2 - at.left - at.width / 2) / grown,
      y: (from.top + from.height / 2 - at.top - at.height / 2) / grown,
    };
  });
};

/**
 * One straight path with a small arc.
 * @param {Element} card
 * @param {{x: number, y: number}} way
 * @param {number} delay
 */
const move = (card, { x, y }, delay) => {
  const animation = card.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, opacity: 0.6 },
      { transform: `translate(${x / 2}px, ${y / 2 - 12}px)`, opacity: 1 },
      { transform: "none" },
    ],
    { duration: MOVE, delay, easing: "cubic-bezier(.2, .7, .2, 1)", fill: "backwards" },
  );
  running.add(animation);
  animation.onfinish = animation.oncancel = () => running.delete(animation);
};
