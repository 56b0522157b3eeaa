// Which of the choices is meant, step by step: the parts of the choices in, what one can point at out.
// Pure, and without a rule: the board, the hand, the list and the command box all share it.
import { t } from "../i18n.js";

/**
 * @typedef {{code: number, ids: string[], words: string[], label: string, commit: string, follows: string,
 *   deed?: string, object?: string, ahead?: number[]}} Choice where a question offers several deeds: which one, and done
 *   with what; `ahead` answers the equal questions that follow
 */
/** @typedef {{id: string, words: string, follows: string, note: string, choices: Choice[]}} Option */
/** @typedef {{steps: {options: Option[], id: string|null}[], open: Choice[], chosen: Choice|null, cards: string[]}} Course */

/**
 * What the view offers, with the words of the prompt.
 * @param {View} view @param {Prompt|null} prompt @returns {Choice[]}
 */
export const choicesOf = (view, prompt) => {
  const single = singlesOf(view, prompt);
  return prompt?.plans ? [...single.map(oneByOne), ...prompt.plans.map(planned)] : single;
};

/** @param {Choice} choice @returns {Choice} */
const oneByOne = (choice) => ({ ...choice, deed: t("table.one_by_one"), object: t("table.one_by_one_note") });

/** Answers to several equal questions, as one choice. @param {PromptPlan} plan @returns {Choice} */
const planned = ({ answers: [code, ...ahead], ...said }) => ({ ...said, code, ahead, ids: [], words: [] });

/** @param {View} view @param {Prompt|null} prompt @returns {Choice[]} */
const singlesOf = (view, prompt) => {
  const spoken = new Map((prompt?.choices ?? []).map((each) => [each.code, each]));
  return (view?.choices ?? []).map((offered) => {
    /** @type {{label: string} & Partial<PromptChoice>} */
    const said = spoken.get(offered.code) ?? { label: String(offered.code) };
    return {
      code: offered.code,
      ids: offered.parts,
      words: said.parts ?? offered.parts.map(() => said.label),
      label: said.label,
      commit: said.commit ?? said.label,
      follows: said.follows ?? "",
      deed: said.deed,
      object: said.object,
    };
  });
};

const DEED = "deed:";

/**
 * Where a question offers several deeds, these are chosen from first, or else the card that one would use.
 * @param {Choice[]} choices @param {string|undefined} first what was picked first @returns {Choice[]}
 */
const deedsFirst = (choices, first) => {
  if (!choices.some((each) => each.deed)) return choices;
  const byCard = first !== undefined && !first.startsWith(DEED);
  return choices.map((each) => {
    const [ids, words] = [each.ids.slice(), each.words.slice()];
    const place = byCard ? 1 : 0;
    ids.splice(place, 0, `${DEED}${each.deed ?? each.label}`);
    words.splice(place, 0, each.deed ?? each.label);
    return { ...each, ids, words };
  });
};

/**
 * The way through the choices along what was picked, and what is open at its end.
 * @param {Choice[]} choices @param {string[]} picked @returns {Course}
 */
export const course = (choices, picked) => {
  /** @type {Course["steps"]} */
  const steps = [];
  let open = deedsFirst(choices, picked[0]);
  const cards = open === choices ? [] : choices.flatMap((each) => each.ids.slice(0, 1));
  let step = 0;
  for (const id of [...picked, null]) {
    if (open.length === 0 || (open.length === 1 && steps.length > 0)) break;
    step = firstStep(open, step);
    const options = optionsAt(open, step);
    const next = options.find((each) => each.id === id);
    steps.push({ options, id: next ? id : null });
    if (!next) break;
    open = next.choices;
    step += 1;
  }
  return { steps, open, chosen: open.length === 1 ? open[0] : null, cards };
};

/** What all have in common is passed over. @param {Choice[]} open @param {number} step */
const firstStep = (open, step) => {
  const longest = Math.max(...open.map((each) => each.ids.length));
  while (open.length > 1 && step < longest && open.every((each) => each.ids[step] === open[0].ids[step])) step += 1;
  return step;
};

/** @param {Choice[]} open @param {number} step @returns {Option[]} */
const optionsAt = (open, step) => {
  /** @type {Map<string, Choice[]>} */
  const groups = new Map();
  for (const each of open) {
    const id = each.ids[step] ?? `#${each.code}`;
    groups.set(id, [...(groups.get(id) ?? []), each]);
  }
  return [...groups].map(([id, group]) => ({
    id,
    words: wordsAt(group, id, step),
    follows: group.length === 1 ? group[0].follows : "",
    note: id.startsWith(DEED) ? [...new Set(group.map((each) => each.object))].filter(Boolean).join(", ") : "",
    choices: group,
  }));
};

/**
 * The words of what a group has in common; one answer of a deed is named as a whole.
 * @param {Choice[]} group @param {string} id @param {number} step
 */
const wordsAt = ([first, ...rest], id, step) =>
  first.deed && !rest.length && id.startsWith("hand:") ? first.label : (first.words[step] ?? first.label);

/**
 * What is picked after one more click: the latest step that knows the part takes it, later picks stay while they fit.
 * The same part again takes it back.
 * @param {Choice[]} choices @param {string[]} picked @param {string} id @returns {string[]}
 */
export const click = (choices, picked, id) => {
  const { steps } = course(choices, picked);
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    if (!steps[at].options.some((each) => each.id === id)) continue;
    const before = picked.slice(0, at);
    if (picked[at] === id) return before;
    const kept = [...before, id, ...picked.slice(at + 1)];
    return kept.slice(0, pickedIn(course(choices, kept)));
  }
  return course(choices, picked).cards.includes(id) ? [id] : picked;
};

/** How many picks a course took. @param {Course} way */
const pickedIn = (way) => way.steps.filter((each) => each.id !== null).length;

/**
 * The part that a click on a card means: the card itself, or its twin in the same zone that the choices name.
 * @param {View} view @param {Course} way @param {string} id
 */
export const meant = (view, way, id) => {
  const known = [...way.steps.flatMap((each) => each.options.map((option) => option.id)), ...way.cards];
  if (known.includes(id)) return id;
  const zone = zoneOf(id);
  const beside = known.filter((other) => zoneOf(other) === zone);
  const card = beside.length ? cardAt(view, id) : null;
  if (!card || card === "unknown") return null;
  const alike = JSON.stringify(card);
  return beside.find((other) => JSON.stringify(cardAt(view, other)) === alike) ?? null;
};

/** @param {string} id */
const zoneOf = (id) => id.slice(0, Math.max(0, id.lastIndexOf(":")));

/** All zones of a view. @param {View} view @returns {GameZone[]} */
export const zonesOf = (view) =>
  /** @type {GameZone[]} */ ([...view.seats.flatMap((seat) => seat.zones), ...view.common]);

/** The zone of that id in a view, or null. @param {View} view @param {string} id @returns {GameZone} */
export const zoneAt = (view, id) => /** @type {GameZone} */ (zonesOf(view).find((each) => each.id === id) ?? null);

/**
 * The card that a part such as `hand:2` or `table:above:0` names.
 * @param {View} view @param {string} id @returns {MarkedCard|"unknown"|undefined}
 */
export const cardAt = (view, id) => {
  const place = Number(id.slice(id.lastIndexOf(":") + 1));
  return Number.isInteger(place) ? zoneAt(view, zoneOf(id))?.cards?.[place] : undefined;
};

/**
 * The step that the list shows: the one where something is still to be chosen, or the last one that was.
 * @param {Course} way
 */
export const shownStep = (way) => way.steps.at(-1) ?? { options: [], id: null };

/**
 * How a part stands: "sel" (chosen), "can" (may be chosen now) or "" (neither).
 * @param {View} view @param {Course} way @param {string[]} picked @param {string} id
 */
export const standing = (view, way, picked, id) => {
  if (way.chosen ? way.chosen.ids.includes(id) : picked.includes(id)) return "sel";
  const goal = meant(view, way, id);
  // A card that the deed does without may be picked, but then one begins anew: it is not shown as a way on.
  const isWay =
    goal !== null && (!picked.length || way.open.some((each) => each.ids.includes(goal)) || inSteps(way, goal));
  return isWay ? "can" : "";
};

/** @param {Course} way @param {string} id */
const inSteps = (way, id) => way.steps.some((each) => each.options.some((option) => option.id === id));

/**
 * The picks that words mean: numbers as in the list (“2 1”), or the beginning of an option's words. Null: not understood.
 * @param {Choice[]} choices @param {string} words
 */
export const pickWords = (choices, words) => {
  /** @type {string[]} */
  let picked = [];
  const numbers = words.trim().split(/[\s,]+/);
  if (numbers.every((each) => /^\d+$/.test(each))) {
    for (const each of numbers) {
      const option = shownStep(course(choices, picked)).options[Number(each) - 1];
      if (!option) return null;
      picked = [...picked, option.id];
    }
    return picked;
  }
  return pickNames(choices, words.trim().toLowerCase());
};

/**
 * A whole answer by its label, or one option after the other by the words in it.
 * @param {Choice[]} choices
 * @param {string} wanted
 */
const pickNames = (choices, wanted) => {
  const whole = choices.filter((each) => each.label.toLowerCase().startsWith(wanted));
  if (whole.length === 1) return pathTo(choices, whole[0]);
  const { options } = shownStep(course(choices, []));
  const found = options.filter((each) => wordsOf(wanted).every((word) => each.words.toLowerCase().includes(word)));
  if (found.length === 1) return [found[0].id];
  const fitting = choices.filter((each) =>
    wordsOf(wanted).every((word) => `${each.label} ${each.words.join(" ")}`.toLowerCase().includes(word)),
  );
  return fitting.length === 1 ? pathTo(choices, fitting[0]) : null;
};

/** @param {string} text */
const wordsOf = (text) => text.split(/\s+/).filter(Boolean);

/** The picks that lead to one answer. @param {Choice[]} choices @param {Choice} goal */
export const pathTo = (choices, goal) => {
  /** @type {string[]} */
  const picked = [];
  for (;;) {
    const way = course(choices, picked);
    if (way.open.length === 1 && (picked.length > 0 || choices.length === 1)) return picked;
    const next = shownStep(way).options.find((each) => each.choices.some((other) => other.code === goal.code));
    if (!next || picked.length > goal.ids.length + 1) return picked;
    picked.push(next.id);
  }
};
