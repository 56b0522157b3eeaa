// The clauses of an offer that is being composed, each a row of the form: a term of this game with its gaps filled.

/** @typedef {import("./slots.js").Slot} Slot */
/** @typedef {{name: string, group: string, words: string, clause: Clause, slots: Slot[]}} Term */
/** @typedef {{by: number, to: number, terms: Term[]}} TermsBetween */
/** `fixed`: a clause of the countered offer that no term of one's own list fits; it can be kept or removed. */
/** @typedef {{id: number, by: number, to: number, name: string, values: Record<string, GapValue>, fixed?: Clause, text?: string}} Row */

const TO_THE_END = 2 ** 30; // the turn of a promise that holds as long as the game
let last = 0; // the number of the newest row

export const newId = () => (last += 1);

/** @param {TermsBetween[]} terms @param {number} by @param {number} to @returns {Term[]} */
export const termsBetween = (terms, by, to) => terms.find((each) => each.by === by && each.to === to)?.terms ?? [];

/** The first of what may stand in each gap. @param {Term} term */
export const firstValues = (term) =>
  Object.fromEntries(
    term.slots.map((slot) => [slot.field, slot.field === "picks" ? [] : (slot.choices[0]?.value ?? "")]),
  );

/** What stands in a gap; the first choice if the one made before is gone. @param {Slot} slot @param {Record<string, GapValue>} values */
export const valueIn = (slot, values) => {
  const value = values[slot.field];
  const free = slot.field === "picks" || !slot.choices.length;
  return free || slot.choices.some((each) => each.value === value) ? value : slot.choices[0].value;
};

/** How many of the chosen goods there are at most. @param {Term} term @param {Record<string, GapValue>} values */
export const mostOf = (term, values) => {
  const chosen = term.slots.map((slot) => slot.choices.find((each) => each.value === valueIn(slot, values))?.most);
  return Math.min(...chosen.filter((each) => each !== undefined));
};

/**
 * The clause as the table reads it; null while a gap is empty.
 * @param {Row} row @param {TermsBetween[]} terms
 */
export const clauseOf = (row, terms) => {
  if (row.fixed) return row.fixed;
  const term = termsBetween(terms, row.by, row.to).find((each) => each.name === row.name);
  if (!term) return null;
  const values = Object.fromEntries(term.slots.map((slot) => [slot.field, valueIn(slot, row.values)]));
  if ("count" in values) values.count = Math.min(Number(values.count), mostOf(term, row.values));
  if (Array.isArray(values.picks)) values.count = values.picks.length;
  const empty = Object.values(values).some((value) => value === "" || (Array.isArray(value) && value.length === 0));
  return empty ? null : { ...term.clause, ...values };
};

/**
 * The clauses of the countered offer, as they are.
 * @param {OfferInfo} [offer]
 * @returns {Row[]}
 */
export const rowsOf = (offer) =>
  (offer?.clauses ?? []).map((clause, place) => ({
    id: newId(),
    by: clause.by,
    to: clause.to,
    name: "",
    values: {},
    fixed: clause,
    text: offer?.texts[place],
  }));

/**
 * A clause of the countered offer with its gaps to change, if it is one of this game's terms.
 * @param {Row} row @param {TermsBetween[]} terms
 * @returns {Row}
 */
export const editable = (row, terms) => {
  if (!row.fixed) return row;
  for (const term of termsBetween(terms, row.by, row.to)) {
    const values = valuesIn(term, row.fixed);
    if (values) return { id: row.id, by: row.by, to: row.to, name: term.name, values };
  }
  return row;
};

/** What a clause says in the gaps of a term; null if it is not of this term. @param {Term} term @param {Clause} clause */
const valuesIn = (term, clause) => {
  const gaps = term.slots.map((slot) => [slot.field, valueOf(slot, clause)]);
  const filled = gaps.every(([, value]) => value !== undefined);
  const said = /** @type {(keyof Clause)[]} */ (Object.keys(term.clause));
  const same = said.every((field) => alike(term.clause[field], clause[field]));
  const known = new Set([...said, ...term.slots.flatMap(fieldsOf)]);
  const nothingElse = Object.keys(clause).every((field) => known.has(/** @type {keyof Clause} */ (field)));
  return filled && same && nothingElse ? Object.fromEntries(gaps) : null;
};

/** @param {Slot} slot @param {Clause} clause */
const valueOf = (slot, clause) => {
  if (slot.field === "picks") return clause.picks ?? [];
  if (slot.field === "text") return clause.text;
  if (slot.field === "turns") return slot.choices.find((each) => each.until === clause.until)?.value;
  const value = clause[slot.field] ?? DEFAULTS[slot.field];
  return slot.choices.find((each) => each.value === value)?.value;
};

/** @type {Clause} */
const DEFAULTS = /** @type {Clause} */ ({ count: 1, until: TO_THE_END });

/** The fields of a clause that a gap stands for. @param {Slot} slot @returns {(keyof Clause)[]} */
const fieldsOf = (slot) => {
  if (slot.field === "picks") return ["picks", "count"];
  return slot.field === "turns" ? ["until"] : [slot.field];
};

/** @param {unknown} one @param {unknown} other */
const alike = (one, other) => JSON.stringify(one) === JSON.stringify(other);
