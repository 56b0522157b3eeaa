// The command box takes the same words as the terminal: numbers, answers in words, and a few commands in both
// languages.
import { t } from "../i18n.js";
import { openHelp } from "../screens/help.js";
import { go } from "../route.js";
import { mySeat, names, send } from "../state.js";
import { amongBots, askHint } from "./advice.js";
import { pickWords } from "./choosing.js";
import { dealing, offerTyped, openComposer } from "./deals.js";
import { canStepBack, choices, commit, pick, sheet, stepBack, tab } from "./selection.js";
import { isPerson } from "./seats.js";
import { stampCalled } from "./stamps.js";
import { lastLine } from "./story.js";

/** Words that are typed: both languages are always understood. */
const COMMANDS = /** @type {Record<string, string[]>} */ ({
  help: ["?", "help", "hilfe"],
  undo: ["undo", "back", "zurück", "zurueck"],
  log: ["log", "story", "geschichte", "news", "neues"],
  table: ["table", "tisch", "tafel"],
  secret: ["secret", "geheim", "missions", "missionen", "agenda"],
  moment: ["moment"],
  resign: ["resign", "aufgeben"],
  hint: ["hint", "tipp", "rat"],
  quit: ["quit", "exit", "q", "ende", "beenden"],
  offer: ["offer", "angebot", "biete", "anbieten"],
  stamp: ["stamp", "stempel"],
  whisper: ["whisper", "w", "flüstern", "fluestern"],
});

/**
 * What can be typed here: the word in the reader's language and what it does, those that begin so.
 * @param {string} typed @returns {{word: string, help: string}[]}
 */
export const commandsFor = (typed) =>
  Object.keys(COMMANDS)
    .filter((name) => mySeat.value !== null || !SEATED.includes(name))
    .filter((name) => (name !== "offer" || dealing.value) && (name !== "hint" || amongBots.value))
    .map((name) => ({ word: t(`command.${name}`), help: t(`command.${name}.help`) }))
    .filter(({ word }) => word.startsWith(typed.toLowerCase()));

const SEATED = ["undo", "hint", "secret", "moment", "resign", "offer", "stamp", "whisper"];

/** @type {Record<string, () => unknown>} what they return is told to the person, if it is a sentence */
const ACTS = {
  help: openHelp,
  undo: () => (canStepBack.value ? stepBack() : t("table.nothing_to_undo")),
  log: () => (tab.value = "story"),
  table: () => (sheet.value = { is: "table" }),
  secret: () => (sheet.value = { is: "secret" }),
  moment: () => send({ do: "moment" }),
  resign: () => (sheet.value = { is: "resign" }),
  hint: askHint,
  quit: () => go("/"),
};

/**
 * Does what was typed after the slash. Returns what to tell the person, or "" if it was understood.
 * @param {string} typed
 * @returns {string|Promise<string>}
 */
export const obey = (typed) => {
  const words = typed.trim();
  if (words === "") {
    commit();
    return "";
  }
  const [first, ...rest] = words.split(/\s+/);
  const name = Object.keys(COMMANDS).find((each) => COMMANDS[each].includes(first.toLowerCase()));
  if (name === "whisper") return whisper(rest);
  if (name === "stamp") return putStamp(rest);
  if (name === "offer") return offer(words.slice(first.length).trim());
  if (name && !rest.length) {
    const told = ACTS[name]();
    return name === "hint" || name === "undo" ? /** @type {string|Promise<string>} */ (told ?? "") : "";
  }
  const path = pickWords(choices.value, words);
  if (!path) return t(choices.value.length ? "table.not_understood" : "table.not_asked", { words });
  pick(path);
  return "";
};

/**
 * `/offer Anna: 1 Silgaro for: …` makes the offer; a name alone, or nothing, opens the form.
 * @param {string} typed
 */
const offer = (typed) => {
  if (!dealing.value || mySeat.value === null) return t("table.no_deals_here");
  if (typed.includes(":")) return offerTyped(typed);
  const seats = typed ? called(typed) : [];
  if (typed && seats.length !== 1) return offerTyped(typed);
  openComposer(seats);
  return "";
};

/** The others whose names begin so. @param {string} name */
const called = (name) =>
  names.value.flatMap((each, seat) =>
    seat !== mySeat.value && each.toLowerCase().startsWith(name.toLowerCase()) ? [seat] : [],
  );

/** `/stamp bravo Ottokar`: on that seat; without a name on the last line. @param {string[]} rest */
const putStamp = ([word = "", to = ""]) => {
  const [stamp, seats, line] = [stampCalled(word), to ? called(to) : [], lastLine()];
  if (!stamp || (to ? seats.length !== 1 : line === undefined)) return t("stamp.how");
  send({ do: "react", stamp, ...(to ? { seat: seats[0] } : { line }) });
  return "";
};

/** `/whisper Ottokar words`: to the seat whose name begins so. @param {string[]} rest */
const whisper = (rest) => {
  const [to = "", ...said] = rest;
  const seats = to ? called(to).filter(isPerson) : [];
  if (seats.length !== 1 || !said.length) return t("table.whisper_how");
  send({ do: "say", text: said.join(" "), to: seats });
  return "";
};
