// What lies on one's own side of the table: what is picked, which sheet is open, whether secrets are hidden.
// The one selection that the list, the hand, the board, the keys and the command box share.
import { computed, effect, signal } from "../html.js";
import { api } from "../net.js";
import { settings } from "../settings.js";
import {
  asked,
  canBack,
  canUndo,
  coach,
  draft,
  mySeat,
  prompt,
  question,
  send,
  table,
  view,
  watched,
} from "../state.js";
import { stamps } from "./stamps.js";
import { choicesOf, click, course, meant, shownStep, standing, zonesOf } from "./choosing.js";

/** Ids of the parts that are picked, in order. @type {import("@preact/signals").Signal<string[]>} */
export const picked = signal([]);
/** An answer is on its way. */
export const sending = signal(false);
/** What is chosen was sent off once, where that must be done twice. */
export const armed = signal(false);
/**
 * The sheet that lies over the table: {is, …} or null.
 * @type {import("@preact/signals").Signal<{is: string, [field: string]: any}|null>} every kind of sheet has fields of its own
 */
export const sheet = signal(null);
/** Which of the rail's pages is open. @type {import("@preact/signals").Signal<"story"|"talk"|"deals">} */
export const tab = signal("story");
/** Are one's own secrets covered? For streamers they are at every table and in every game, until one asks for them. */
export const covered = signal(false);
const begun = computed(() => `${table.value?.code} ${table.value?.match}`);
effect(() => {
  covered.value = settings.streamer.value;
});
effect(() => {
  void begun.value;
  if (settings.streamer.peek()) covered.value = true;
});
/**
 * By the kind of a card, as the game declares them: names, texts, and where cards have them numbers and marks.
 * @typedef {{cards: Named, texts: Named, words: Named, numbers?: Named, marks?: Named, minute?: Minute|null}} CardWords
 * @typedef {{title: string, lines: string[]}} Minute the game in four lines of Markdown
 * @typedef {Record<string, string>} Named
 */

/**
 * The names and texts of the cards in the reader's language.
 * @type {import("@preact/signals").Signal<CardWords>}
 */
export const cardWords = signal({ cards: {}, texts: {}, words: {} });

/** What stands on a card of that kind. @param {string} kind @returns {string|undefined} */
export const cardText = (kind) => cardWords.value.texts[kind] ?? cardWords.value.texts[kind.split(".").at(-1) ?? ""];

/** The zone of that id, or null. @type {import("../state.js").Watched<string, GameZone>} */
export const zoneNow = watched((id) => /** @type {GameZone} */ (zones.value.get(id) ?? null));
/** @type {import("@preact/signals").ReadonlySignal<Map<string, Zone>>} */
const zones = computed(() => new Map(view.value ? zonesOf(view.value).map((zone) => [zone.id, zone]) : []));
/** The game is over. */
export const over = computed(() => Boolean(view.value?.result));
/** A coach speaks of one question after the other: a guided game has no plans. */
export const choices = computed(() =>
  choicesOf(view.value, coach.value && prompt.value ? { ...prompt.value, plans: undefined } : prompt.value),
);
export const way = computed(() => course(choices.value, picked.value));
/** The answer that is chosen, or null. */
export const chosen = computed(() => (asked.value && !complete.value ? way.value.chosen : null));
/** The options that the list shows now. */
export const options = computed(() => shownStep(way.value).options);
/** Does the question offer several deeds? */
export const deeds = computed(() => choices.value.some((each) => each.deed));
/** The turn that is tried out is whole: it waits for one's word. */
export const complete = computed(() => draft.value?.complete === true);
/** One was asked in a window and has answered: the answer is sealed. */
export const sealed = computed(
  () => !view.value?.choices.length && (view.value?.asked ?? []).some((each) => each.seat === mySeat.value),
);

/**
 * The games of this server by name: title, and whether a turn can be tried out.
 * @type {import("@preact/signals").Signal<Record<string, GameInfo>>}
 */
export const games = signal({});

/** Learns once what the server says of its games. */
export const learnGames = async () => {
  if (Object.keys(games.value).length) return;
  const all = await api("/api/games").catch(() => []);
  games.value = Object.fromEntries(all.map((/** @type {GameInfo} */ each) => [each.name, each]));
};

const key = computed(() => `${question.value}|${draft.value?.answers.join() ?? ""}|${draft.value?.complete ?? ""}`);
effect(() => {
  void key.value;
  picked.value = [];
  armed.value = false;
  sending.value = false;
});

/** The draft from which one stepped back: what was laid out by itself there is not laid out again. */
let steppedFrom = "";

/** The last step of an own draft that leaves one answer is laid out by itself; the turn is still confirmed. */
effect(() => {
  const answers = draft.value?.answers ?? [];
  const here = answers.join();
  if (!answers.length) steppedFrom = "";
  if (!answers.length || complete.value || choices.value.length !== 1 || !asked.value) return;
  if (here !== steppedFrom) queueMicrotask(() => send(command(choices.value[0].code)));
});

/** The answers that were chosen for the equal questions that follow, and to which question they belong. */
let ahead = { name: "", after: 0, answers: /** @type {number[]} */ ([]) };

/** The name of the question that one is asked. */
const questionName = () =>
  view.value?.asked.find((/** @type {{seat: number}} */ { seat }) => seat === mySeat.value)?.question ?? "";

/** They are given as soon as each of these questions comes; another table, or an answer that cannot be, ends that. */
effect(() => {
  const number = question.value ?? 0;
  if (!asked.value || !ahead.answers.length || number <= ahead.after || questionName() !== ahead.name) return;
  const [code, ...answers] = ahead.answers;
  ahead = { ...ahead, after: number, answers };
  if (choices.value.some((each) => each.code === code)) queueMicrotask(() => send(command(code)));
  else ahead.answers = [];
});
effect(() => {
  void begun.value;
  ahead.answers = [];
});

/** The parts of the last two clicks. */
let clicks = ["", ""];

/** A click on an option: it is picked, or taken back. @param {string} id */
export const clickOption = (id) => {
  clicks = [clicks[1], id];
  return press(id);
};

/** A double click sends what it leaves as the one answer; not if its two clicks met different options. @param {string} id */
export const doubleClick = (id) => {
  if (clicks[0] !== id || clicks[1] !== id) return;
  if (!chosen.value) press(id);
  if (chosen.value) commit();
};

/** How a part stands on the board: "sel", "can" or "". @type {import("../state.js").Watched<string, string>} */
export const stands = watched((id) =>
  asked.value && !complete.value && !covered.value ? standing(view.value, way.value, picked.value, id) : "",
);

/** May a card of that zone be chosen? @param {string} zone */
export const offersCard = (zone) =>
  (zoneNow(zone)?.cards ?? []).some((_, /** @type {number} */ place) => stands(`${zone}:${place}`));

/** The words of a part that may be chosen. @param {string} id */
export const partWords = (id) => {
  const goal = meant(view.value, way.value, id) ?? id;
  for (const step of way.value.steps) for (const each of step.options) if (each.id === goal) return each.words;
  // Where deeds are chosen from first, no step names the card that one would use; its answer does.
  const answer = choices.value.find((each) => each.ids.includes(goal));
  return answer ? (answer.words[answer.ids.indexOf(goal)] ?? answer.label) : "";
};

/** A click on a part; a part that is not offered does nothing. @param {string} id */
export const press = (id) => {
  if (!asked.value || complete.value) return false;
  const goal = meant(view.value, way.value, id);
  if (goal === null) return false;
  picked.value = click(choices.value, picked.value, goal);
  armed.value = false;
  return true;
};

/** Picks a whole answer, as the command box does. @param {string[]} path */
export const pick = (path) => {
  picked.value = path;
  armed.value = false;
};

/** Sends what is chosen; in a game whose turns are tried out, lays it, and at last ends the turn. */
export const commit = async () => {
  if (sending.value || !asked.value) return;
  const answer = chosen.value;
  if (!complete.value && !answer) return;
  if (settings.confirm.value && !armed.value) return void (armed.value = true);
  sending.value = true;
  armed.value = false;
  ahead = { name: questionName(), after: question.value ?? 0, answers: answer?.ahead ?? [] };
  const done = await send(
    complete.value ? { do: "confirm", question: question.value ?? 0 } : command(answer?.code ?? 0),
  );
  sending.value = false;
  if (!done.ok) picked.value = [];
};

/** @param {number} action */
const command = (action) => ({
  do: /** @type {"draft"|"answer"} */ (
    games.value[table.value?.game ?? ""]?.draftable || draft.value !== null ? "draft" : "answer"
  ),
  question: question.value ?? 0,
  action,
});

/** One step back: a pick, then an answer of the draft or the chain, then an answer that was given. */
export const canStepBack = computed(
  () => picked.value.length > 0 || (draft.value?.answers.length ?? 0) > 0 || canBack.value || canUndo.value,
);
export const stepBack = () => {
  if (picked.value.length) picked.value = picked.value.slice(0, -1);
  else if (draft.value?.answers.length || canBack.value) {
    steppedFrom = draft.value?.answers.slice(0, -1).join() ?? "";
    send({ do: "back", question: question.value ?? 0 });
  } else if (canUndo.value) {
    ahead.answers = [];
    send({ do: "undo" });
  }
};

/** The answer that ends the turn, kept back until one confirms. */
export const lastOfDraft = computed(() => {
  const code = draft.value?.answers.at(-1);
  return choices.value.find((each) => each.code === code) ?? null;
});

/**
 * The stock phrases in the reader's language.
 * @type {import("@preact/signals").Signal<{name: string, text: string, about: boolean}[]>}
 */
export const phrases = signal([]);

/** Loads the names and texts of the cards, the stock phrases and the stamps. @param {string} game @param {string} lang */
export const learnWords = async (game, lang) => {
  const found = await fetch(`/api/words/${game}?lang=${lang}`).catch(() => null);
  const words = found?.ok ? await found.json().catch(() => null) : null;
  cardWords.value = words ?? { cards: {}, texts: {}, words: {} };
  phrases.value = words?.phrases ?? [];
  stamps.value = words?.stamps ?? [];
};
