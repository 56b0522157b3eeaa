// Cutthroat Kingdoms: what stands on a card, and which emblem stands for a player, a card or a deed.
import { html, Icon } from "../html.js";
import { capital, t } from "../i18n.js";
import { more } from "../state.js";
import { cardWords } from "../table/selection.js";
import { nameOf } from "../table/seats.js";

/** The colour of each house, as of the combat types. @type {Record<string, string>} */
const TONES = { brom: "red", crone: "purple", cawdwell: "green", slaine: "black", dravanof: "yellow", tyber: "blue" };
const ARMS = /** @type {Record<string, string>} */ ({
  red: "c-sword",
  blue: "c-spear",
  yellow: "c-hammer",
  green: "c-bow",
});
const GEMS = ["ruby", "sapphire", "emerald", "amethyst", "diamond", "topaz"];
const BACKS = /** @type {Record<string, string>} */ ({
  soldier: "c-sword",
  mercenary: "c-merc",
  hireling: "c-hireling",
  feast: "c-goblet",
});
/** Hirelings whose picture another game has, too. */
const SHARED = /** @type {Record<string, string>} */ ({ watchman: "c-guard" });
/** What an event is about, by its number. */
const EVENTS = /** @type {Record<string, string>} */ ({
  E01: "i-deal",
  E02: "c-coin",
  E04: "c-ballot",
  E08: "c-harvest",
  E09: "c-gildenmoor",
  E10: "seal-broken",
  E11: "c-physician",
  E12: "c-merc",
  E13: "c-rings",
  E14: "c-goblet",
  E16: "c-coin",
  E18: "c-ballot",
  E19: "c-merc",
  E20: "c-ballot",
  E23: "c-omens",
  E24: "c-hanging_tongue",
  E25: "c-hoard",
});

/** The name of a card, a territory, a house. @param {string} kind */
export const named = (kind) => capital(cardWords.value.cards[kind] ?? kind);
/** Another word of the game. @param {string} key */
export const word = (key) => capital(cardWords.value.words[key] ?? key);
/** A house without its title: “Brom”. @param {string} house */
export const shortName = (house) => named(house).split(" ").at(-1) ?? "";

/** The house that a seat plays; null before it is chosen. @param {number} seat @returns {string|null} */
export const houseOf = (seat) => more("houses")?.[seat] ?? null;
/** Its crest. @param {number} seat */
export const crestOf = (seat) => (houseOf(seat) ? `ck-${houseOf(seat)}` : undefined);
/** A player's crest, drawn; a dashed ring before there is one. @param {{seat: number, class?: string}} props */
export const Crest = ({ seat, class: classes = "" }) => {
  const crest = crestOf(seat);
  return crest
    ? html`<${Icon} name=${crest} class=${classes} />`
    : html`<i class=${`nohouse ${classes}`} aria-hidden="true"></i>`;
};
/** A player by crest and name. @param {{seat: number}} props */
export const Player = ({ seat }) =>
  html`<span class="by"><${Crest} seat=${seat} /><b data-words="game">${capital(nameOf(seat))}</b></span>`;

/** The class with colour and hatch of a house. @param {string|null} house */
export const toneOf = (house) => (house ? `ck-${TONES[house]}` : "");

/** The symbol that stands for a card in a list, in a stack, in the story. @param {string} kind */
export const emblem = (kind) => {
  const [table, which] = kind.split(".");
  if (which in ARMS) return `ck-t-${which}`;
  if (table === "bastard") return "c-bastard";
  if (table in TONES) return `ck-${table}`;
  if (/^E\d\d$/.test(table)) return EVENTS[table] ?? "c-plague";
  if (GEMS.includes(table)) return `g-${table}`;
  return BACKS[table] ?? SHARED[table] ?? `c-${table}`;
};

/** @param {Card} card @returns {import("../table/card.js").Face} */
export const face = (card) => {
  const [table, which] = card.kind.split(".");
  if (card.kind in BACKS) return { name: named(card.kind), tone: "", back: true, charge: BACKS[card.kind] };
  if (which in ARMS) return military(table, which);
  if (table === "bastard") return bastard(which);
  if (table in TONES) return { name: named(table), tone: toneOf(table), crest: `ck-${table}`, charge: `c-${table}` };
  const number = cardWords.value.numbers?.[table];
  return {
    name: named(table),
    tone: toneOfKind(table, number),
    charge: emblem(table),
    mark: number,
    ...kindWords(table),
  };
};

/** @param {string} table @param {string} colour */
const military = (table, colour) => ({
  name: word(colour),
  sub: cardWords.value.cards[table],
  tone: `ck-${colour}`,
  charge: ARMS[colour],
  icon: table === "mercenary" ? "c-merc" : undefined,
});

/** @param {string} house */
const bastard = (house) => ({
  name: word("bastard"),
  sub: shortName(house),
  tone: toneOf(house),
  crest: `ck-${house}`,
  charge: "c-bastard",
});

/** @param {string} kind @param {string|undefined} number */
const toneOfKind = (kind, number) => {
  if (number) return "ck-food";
  if (kind === "poison") return "ck-poison";
  return /^E\d\d$/.test(kind) ? "ck-event" : GEMS.includes(kind) ? "ck-gem" : "ck-plain";
};

/** The small line under a name, and the sign in the band. @param {string} kind */
const kindWords = (kind) => {
  if (/^E\d\d$/.test(kind)) return { sub: t("ck.event") };
  if (cardWords.value.numbers?.[kind] || kind === "poison") return { sub: t("ck.dish"), icon: "c-goblet" };
  return HIRELINGS.includes(kind) ? { sub: t("ck.hireling"), icon: "c-hireling" } : {};
};
const HIRELINGS = [
  "assassin",
  "sneak",
  "watchman",
  "general",
  "taster",
  "pillow",
  "spy",
  "cutpurse",
  "doctor",
  "saboteur",
  "envoy",
  "orator",
];
