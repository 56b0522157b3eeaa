// What the coach points at: the parts of an answer wherever the table shows them, or a place of the page.
import { useEffect } from "../html.js";
import { mySeat } from "../state.js";

/** Places of the page that a lesson may name. @type {Record<string, string>} */
const PLACES = {
  hand: "#hand",
  board: "#board",
  seats: "#seats",
  prompt: ".dock .commit",
  question: ".dock .ask",
  story: ".rail .story",
  offer: "#offer",
  secrets: ".aims, .mysecrets, .bar [aria-keyshortcuts=M]",
};
const MARK = "data-pointed"; // an attribute that nothing else writes, so that drawing anew keeps it

/** @param {string} id */
const selector = (id) => {
  if (PLACES[id]) return PLACES[id];
  const seat = /^seat:(\d+)$/.exec(id)?.[1] ?? (id === "mine" ? String(mySeat.value) : undefined);
  const name = CSS.escape(id);
  const part = `[data-part="${name}"], [data-choice="${name}"], [data-card="${name}"]`;
  return seat === undefined ? part : `${part}, [data-seat="${seat}"]`;
};

/** @param {string[]} ids @returns {Element[]} */
const found = (ids) => ids.flatMap((id) => [...document.querySelectorAll(selector(id))]);

/** Marks what the coach points at, also when it is drawn anew. @param {string[]} ids */
export const usePointing = (ids) =>
  useEffect(() => {
    const mark = () => {
      const now = new Set(found(ids));
      for (const each of document.querySelectorAll(`[${MARK}]`)) if (!now.has(each)) each.removeAttribute(MARK);
      for (const each of now) each.setAttribute(MARK, "");
    };
    mark();
    const watch = new MutationObserver(mark);
    watch.observe(document.querySelector(".app") ?? document.body, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      for (const each of document.querySelectorAll(`[${MARK}]`)) each.removeAttribute(MARK);
    };
  }, [ids.join()]);

/** Where one begins: at the first thing pointed at that takes the focus, or at the question. @param {string[]} ids */
export const focusPointed = (ids) => {
  const all = [...found(ids), document.querySelector(".dock .question")];
  for (const each of all) {
    const inner = each?.matches("button, a, [tabindex]") ? each : each?.querySelector("button:not([disabled])");
    if (!(inner instanceof HTMLElement) || !inner.checkVisibility()) continue;
    inner.focus();
    return;
  }
};
