// Words of the client in the reader's language. What the server says (prompts, story, refusals) is already in it.
//
// A message is a string with {slots}, or {one, other} chosen by the slot `n`. `?lang=xx` gives a pseudo-locale:
// every word of ours is wrapped in ⟦…⟧, so that a test finds text that is not translated.
import { computed } from "@preact/signals";
import { settings } from "./settings.js";
import en from "./i18n/en.js";
import de from "./i18n/de.js";

/** @typedef {Record<string, string | {one: string, other: string}>} Words */

/** @type {Record<string, Words>} */
const languages = { en, de };
const pseudo = new URLSearchParams(location.search).get("lang") === "xx";

/** The language one reads in: "en" or "de". */
export const lang = computed(() => /** @type {"en"|"de"} */ (settings.lang.value === "de" ? "de" : "en"));

/**
 * The words of a key: `t("lobby.free", {n: 2})`.
 * @param {string} key
 * @param {Record<string, string|number>} [slots]
 * @returns {string}
 */
export const t = (key, slots = {}) => {
  const found = languages[lang.value][key];
  if (found === undefined) {
    console.error(`no words for ${key} in ${lang.value}`);
    return key;
  }
  const form = typeof found === "string" ? found : found[Number(slots.n) === 1 ? "one" : "other"];
  const words = form.replace(/\{(\w+)\}/g, (_, name) => String(slots[name] ?? ""));
  return pseudo ? `⟦${words}⟧` : words;
};

/** Adds the words of a part that is loaded when it is needed. @param {{en: Words, de: Words}} more */
export const addWords = (more) => {
  Object.assign(languages.en, more.en);
  Object.assign(languages.de, more.de);
};

/** Does a key have words? For names that come from the server (options, levels). @param {string} key */
export const has = (key) => key in languages.en;

/** How a bot plays, in a word. @param {string|null} level */
export const levelWords = (level) => {
  const [name, character] = (level ?? "").split(":");
  const word = has(`level.${name}`) ? t(`level.${name}`) : name;
  return character && has(`character.${character}`) ? `${word}, ${t(`character.${character}`)}` : word;
};

/** A sentence about how a bot plays; empty for a level without one. @param {string|null} level */
export const levelAbout = (level) => {
  const key = `level.about.${(level ?? "").split(":")[0]}`;
  return has(key) ? t(key) : "";
};

/** The bot that is seated if nobody chooses another one. @param {{bots: string[]}|undefined} game */
export const usualLevel = (game) => (game?.bots.includes("greedy") ? "greedy" : (game?.bots.at(-1) ?? "random"));

const AND = { en: "and", de: "und" };

/**
 * “Ann, Bob, and Cat”. The browser's own way to say it takes twenty milliseconds when it is first used.
 * @param {string[]} parts
 */
export const list = (parts) => {
  if (parts.length < 2) return parts.join();
  const comma = lang.value === "en" && parts.length > 2 ? "," : "";
  return `${parts.slice(0, -1).join(", ")}${comma} ${AND[lang.value]} ${parts.at(-1)}`;
};

/** As a sentence begins. @param {string} words */
export const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/** As a sentence: with a capital, and a full stop if it has no end. @param {string} words */
export const sentence = (words) => `${capital(words)}${/[.!?]$/.test(words) ? "" : "."}`;

/** Seconds as 1:05. @param {number} seconds */
export const minutes = (seconds) => {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};
