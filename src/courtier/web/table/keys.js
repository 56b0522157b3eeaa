// The keyboard: every key of the table, in one place. Letters never act while one types, and can be switched off.
import { useEffect } from "../html.js";
import { settings } from "../settings.js";
import { typing } from "../screens/help.js";
import { askHint, canAsk } from "./advice.js";
import { openPart } from "./card.js";
import { armed, chosen, commit, complete, covered, options, picked, press, sheet, stepBack, tab } from "./selection.js";
import { canOffer, openComposer } from "./deals.js";
import { openMinute } from "./newcomer.js";
import { focusSay } from "./rail.js";
import { finishMotion } from "./motion.js";

export const useKeys = () =>
  useEffect(() => {
    document.addEventListener("keydown", down);
    document.addEventListener("keyup", up);
    return () => {
      document.removeEventListener("keydown", down);
      document.removeEventListener("keyup", up);
    };
  }, []);

/** @param {KeyboardEvent} event */
const down = (event) => {
  finishMotion();
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (sheet.value || document.querySelector("dialog[open]")) return inSheet(event);
  if (typing(event)) return void (event.key === "Escape" && /** @type {HTMLElement} */ (event.target).blur());
  if (!/^(Enter|[1-9])$/.test(event.key)) numbered = null;
  if (event.key.startsWith("Arrow")) return rove(event);
  const act =
    ALWAYS[event.key] ??
    (settings.keys.value ? LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key] : undefined);
  if (act?.(event) === true) event.preventDefault();
};

/** With a sheet open, only the key that holds it open matters. @param {KeyboardEvent} event */
const inSheet = (event) => {
  if (event.key.toLowerCase() !== "m" || sheet.value?.is !== "secret" || typing(event)) return;
  event.preventDefault();
  if (!event.repeat) sheet.value = null;
};

const HELD = 400; // milliseconds: held longer than this, the secret closes again with the key
let since = 0; // by the clock of the keys: a slow page does not make a press longer

/** @param {KeyboardEvent} event */
const up = (event) => {
  if (event.key.toLowerCase() !== "m" || !since) return;
  if (event.timeStamp - since > HELD && sheet.value?.is === "secret") sheet.value = null;
  since = 0;
};

/** @type {Record<string, (event: KeyboardEvent) => boolean>} */
const ALWAYS = {
  Enter: (event) => {
    if (!mayCommit(event.target)) return false;
    commit();
    return true;
  },
  Backspace: () => {
    stepBack();
    return true;
  },
  Escape: () => {
    picked.value = [];
    armed.value = false;
    return true;
  },
};

/** Enter commits where it would not press another button. @param {EventTarget|null} target */
const mayCommit = (target) => {
  if (!chosen.value && !complete.value) return false;
  if (target === numbered || !(target instanceof HTMLElement) || !target.matches("button, a, [role=tab], summary"))
    return true;
  return target.matches('[data-choice][aria-pressed="true"], [data-part][aria-pressed="true"]');
};

/** @type {Record<string, (event: KeyboardEvent) => boolean>} */
const LETTERS = {
  h: () => to("#hand button, #hand"),
  b: () => to("#board .hit, #board button, #board"),
  s: () => to("#seats button, #seats"),
  l: () => show("story", ".story"),
  t: () => (tab.value = "talk") && focusLater(() => focusSay()),
  d: () => to("#offer") || show("deals", "#offer-new, #notes"),
  o: () => canOffer.value && openComposer(),
  i: (event) =>
    openPart(/** @type {HTMLElement} */ (event.target)?.closest?.("[data-part]")?.getAttribute("data-part") ?? ""),
  m: (event) => {
    if (event.shiftKey) covered.value = !covered.value;
    else if (!event.repeat) {
      since = event.timeStamp;
      sheet.value = { is: "secret" };
    }
    return true;
  },
  r: () => openMinute(),
  w: () => canAsk.value && Boolean(askHint()),
  "/": () => focusLater(() => focusSay("/")),
};
for (let place = 1; place <= 9; place += 1) LETTERS[String(place)] = () => choose(place - 1);

/** Where the focus was when an answer was chosen by its number: Enter there sends that one. @type {Element|null} */
let numbered = null;

/** @param {number} place */
const choose = (place) => {
  const option = options.value[place];
  if (!option || complete.value || covered.value) return false;
  if (options.value.length > 1) press(option.id);
  numbered = document.activeElement;
  return true;
};

/** @param {string} selectors the first that is there gets the focus */
const to = (selectors) => {
  for (const each of selectors.split(", ")) {
    const found = /** @type {HTMLElement|null} */ (document.querySelector(each));
    if (!found) continue;
    found.focus();
    return true;
  }
  return false;
};

/** @param {"story"|"talk"|"deals"} page @param {string} selector */
const show = (page, selector) => {
  tab.value = page;
  return focusLater(() => to(selector));
};

/** Where the rail is a sheet, it is opened first. @param {() => unknown} focus */
const focusLater = (focus) => {
  if (!document.querySelector(".rail")?.checkVisibility()) sheet.value = { is: "rail" };
  else if (focus() === true) return true;
  requestAnimationFrame(() => requestAnimationFrame(focus));
  return true;
};

/** Arrows move within a group. @param {KeyboardEvent} event */
const rove = (event) => {
  const group = /** @type {HTMLElement} */ (event.target).closest?.("[data-rove]");
  if (!group) return;
  const all = [...group.querySelectorAll("button:not([disabled])")];
  const at = all.indexOf(/** @type {Element} */ (event.target));
  if (at < 0) return;
  const by = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
  event.preventDefault();
  /** @type {HTMLElement} */ (all[(at + by + all.length) % all.length]).focus();
};
