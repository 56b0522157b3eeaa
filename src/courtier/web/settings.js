// What a person likes, kept in this browser. Each setting is a signal: read `settings.theme.value`, write it,
// and it is kept.
import { effect, signal } from "@preact/signals";

const KEY = "courtier.settings";
export const LONGEST_NAME = 40; // letters that the server takes

/** What an older version, or another page, may have stored: anything. @returns {Record<string, any>} */
const kept = () => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
};

const before = kept();
const wanted = new URLSearchParams(location.search).get("lang");
const browser = (navigator.language ?? "en").startsWith("de") ? "de" : "en";

/** Every setting with the value it begins with. */
const defaults = {
  lang: browser, // "en" | "de"
  theme: "auto", // "auto" | "light" | "dark"
  size: 100, // per cent of the text
  motion: "auto", // "auto" | "less"
  patterns: "normal", // "normal" | "strong": hatches at full strength, a letter on each crest
  sound: false,
  keys: true, // single letters act
  confirm: false, // Enter must be pressed twice
  streamer: false, // secrets never open by themselves
  notify: false,
  name: "", // as whom one sits down
};

export const settings =
  /** @type {{[K in keyof typeof defaults]: import("@preact/signals").Signal<(typeof defaults)[K]>}} */ (
    Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, signal(before[name] ?? value)]))
  );
if (wanted === "en" || wanted === "de") settings.lang.value = wanted;
if (wanted === "xx") settings.lang.value = "en";

effect(() => {
  const now = Object.fromEntries(Object.entries(settings).map(([name, each]) => [name, each.value]));
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Without storage the settings last as long as the page.
  }
  const root = document.documentElement;
  root.lang = settings.lang.value;
  root.style.fontSize = settings.size.value === 100 ? "" : `${settings.size.value}%`;
  mark(root, "theme", settings.theme.value, "auto");
  mark(root, "motion", settings.motion.value, "auto");
  mark(root, "patterns", settings.patterns.value, "normal");
});

/** Is little movement wanted, by the setting or by the system? */
export const still = () => settings.motion.value === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** @param {HTMLElement} root @param {string} name @param {string} value @param {string} usual */
function mark(root, name, value, usual) {
  if (value === usual) delete root.dataset[name];
  else root.dataset[name] = value;
}
