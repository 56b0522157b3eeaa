// Cutthroat Kingdoms: deals in force, shown where they bind: on the land, and at the seats that owe coins.
import { computed, html, Icon } from "../html.js";
import { t } from "../i18n.js";
import { ledger, more, mySeat, view } from "../state.js";
import { nameOf } from "../table/seats.js";

/**
 * @typedef {{deal: number, clause: number, kind: string, by: number, to: number, verdict: string, text: string,
 *   count?: number, done: number}} Promise
 */

/** The promises that still bind, each with its sentence. */
const inForce = computed(() =>
  (view.value?.deals ?? []).flatMap((deal) => {
    const said = ledger.value.find((each) => each.number === deal.number)?.clauses ?? [];
    return deal.clauses
      .map((clause) => ({
        ...clause,
        deal: deal.number,
        text: said.find((each) => each.clause === clause.clause)?.text ?? "",
      }))
      .filter((/** @type {Promise} */ clause) => clause.verdict === "open");
  }),
);

/** The promises about one province: who may not attack it, who may pass. @param {number} place @returns {Promise[]} */
export const promisesOn = (place) => {
  const here = (more("bound") ?? []).filter((/** @type {number[]} */ row) => row[2] === place);
  return inForce.value.filter((/** @type {Promise} */ each) =>
    here.some((/** @type {number[]} */ [deal, clause]) => each.deal === deal && each.clause === clause),
  );
};

/** What a promise means to the reader, as a symbol. @param {Promise} promise */
const symbolOf = ({ kind, by, to }) => {
  if (kind === "grant") return to === mySeat.value || to === more("active") ? "c-envoy" : null;
  return by === mySeat.value ? "i-lock" : to === mySeat.value ? "c-guard" : null;
};

/** @param {Promise} promise */
const partner = ({ by, to }) => (by === mySeat.value ? to : by);

/** Marks on a province: bound by a deal, protected by one, open to pass. @param {{place: number}} props */
export const Bound = ({ place }) => {
  const here = promisesOn(place).filter(symbolOf);
  return here.length
    ? html`<p class="bound" aria-hidden="true">${here.map(
        (each) => html`<span title=${boundWords(each)}><${Icon} name=${symbolOf(each)} /></span>`,
      )}</p>`
    : null;
};

/** The sentence, and with whom the deal is. @param {Promise} promise */
export const boundWords = (promise) => `${promise.text} ${t("deal.with", { name: nameOf(partner(promise)) })}`;

/** Coins that a player owes, one line for each creditor. @param {{seat: number}} props */
export const Debts = ({ seat }) => {
  const debts = inForce.value.filter((/** @type {Promise} */ each) => each.kind === "give" && each.by === seat);
  const owed = new Map();
  for (const { to, count, done } of debts) owed.set(to, (owed.get(to) ?? 0) + (count ?? 1) - done);
  return html`${[...owed].map(([to, coins]) => {
    const words = t("ck.owes", { name: nameOf(to), n: coins });
    return html`<span key=${to} class="pill debt" title=${words}><${Icon} name="c-coin" /><span aria-hidden="true">−${coins}</span>
      <span class="sr">${words}</span></span>`;
  })}`;
};
