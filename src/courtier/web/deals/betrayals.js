// After the end: who kept word, turn by turn; every promise with its verdict; how often each player kept word.
import { computed, html, Icon, useState } from "../html.js";
import { t } from "../i18n.js";
import { ledger, mySeat, names, table, view } from "../state.js";
import { skin } from "../table/skin.js";
import { signed } from "../screens/breakdown.js";
import { lookedBack } from "../screens/looked_back.js";
import { isBroken, isKept, Seal, verdictWords } from "./verdicts.js";

/** @typedef {import("../screens/looked_back.js").Betrayal} Betrayal */
/** `betrayal`: the answer that broke it. @typedef {LedgerClause & {from: number, end: number, betrayal?: Betrayal}} Promised */

const NEAR_THE_EDGE = 50; // percent: words beside a seal further right stand left of it
const UNTESTED = ["done", "words"]; // no promises
const VERDICTS = ["kept", "broken", "moot", "excused"];

/** All promises, with the turns in which they began and ended. */
const promises = computed(() => {
  const last = view.value?.turn.number ?? 0;
  return ledger.value.flatMap((deal) =>
    deal.clauses.filter((each) => !UNTESTED.includes(each.verdict)).map((each) => promised(each, deal, last)),
  );
});

/** @param {LedgerClause} clause @param {LedgerDeal} deal @param {number} last @returns {Promised} */
const promised = (clause, deal, last) => {
  const betrayal = lookedBack.value.betrayals.find(
    (each) => each.deal === deal.number && each.clause === clause.clause,
  );
  const end = betrayal?.turn ?? Math.min(clause.until ?? last, last);
  return { ...clause, betrayal, from: deal.turn, end: Math.max(deal.turn, end) };
};

/** What a broken promise moved: points of the one who was promised first, then of the others. @param {Promised} promise */
const moved = ({ betrayal, to }) => {
  if (!betrayal) return [];
  if (!betrayal.changes.length) return [t("deal.undone")];
  const seats = betrayal.changes.map((_, seat) => seat).filter((seat) => betrayal.changes[seat]);
  seats.sort((one, other) => Number(other === to) - Number(one === to) || one - other);
  return seats.map((seat) => t("deal.moved", { n: signed(betrayal.changes[seat]), name: names.value[seat] }));
};

export const Betrayals = () => {
  if (!promises.value.length) return null;
  return html`<section class="betrayals" aria-labelledby="betrayals-head">
    <h2 id="betrayals-head">${t("deal.betrayals")}</h2>
    <${Timeline} /><${Ledger} /><${KeptWords} /></section>`;
};

/** @param {number} seat */
const Crest = (seat) => {
  const crest = skin.value.crestOf(seat);
  return crest ? html`<${Icon} name=${crest} class="crest" />` : null;
};

/** The replay with all cards open: after the answer that broke the promise, or at the end of its last turn. @param {Promised} promise */
const momentOf = ({ betrayal, end }) =>
  `/replay/${table.value?.code}?as=open&${betrayal ? `step=${betrayal.step}` : `turn=${end}`}`;

/** Pairs of players as rows, turns as columns; a thread from each promise to its end. */
const Timeline = () => {
  const pairs = new Map();
  for (const each of promises.value) {
    const key = [each.by, each.to].sort((one, other) => one - other).join();
    pairs.set(key, [...(pairs.get(key) ?? []), each]);
  }
  const first = Math.min(...promises.value.map((each) => each.from));
  const turns = Math.max(1, Math.max(...promises.value.map((each) => each.end)) - first);
  const at = (/** @type {number} */ turn) => `${((turn - first) / turns) * 100}%`;
  return html`<div class="panel timeline"><h3>${t("deal.timeline")}</h3>
    <ul class="legend">${VERDICTS.map((each) => html`<li><${Seal} verdict=${each} />${verdictWords(each)}</li>`)}</ul>
    <ol class="pairs">${[...pairs.entries()].map(
      ([key, all]) =>
        html`<li><p class="pair" data-words="person">${key
          .split(",")
          .map(
            (/** @type {string} */ seat) => html`<span>${Crest(Number(seat))}${names.value[Number(seat)]}</span>`,
          )}</p><ol class="threads">${all.map((/** @type {Promised} */ each) => html`<${Thread} promise=${each} at=${at} />`)}</ol></li>`,
    )}</ol></div>`;
};

/** @param {{promise: Promised, at: (turn: number) => string}} props */
const Thread = ({ promise, at }) => {
  const { by, to, from, end, verdict } = promise;
  const most = moved(promise)[0];
  const side = parseFloat(at(end)) > NEAR_THE_EDGE ? "moved before" : "moved";
  const words = t("deal.thread", {
    by: names.value[by],
    to: names.value[to],
    from,
    until: end,
    verdict: [verdictWords(verdict), most].filter(Boolean).join(", "),
  });
  return html`<li class=${`thread ${verdict}`} style=${`--from:${at(from)};--end:${at(end)}`} title=${words}>
    <span class="sr" data-words="person">${words}</span><span class="line" aria-hidden="true"></span>
    <span class="start" aria-hidden="true">${Crest(by) ?? html`<${Icon} name="seal" />`}<small>${from}</small></span>
    <span class="end" aria-hidden="true"><${Seal} verdict=${verdict} /><small>${end}</small></span>
    ${most && html`<span class=${side} aria-hidden="true" data-words="person">${most}</span>`}</li>`;
};

/** Every promise, newest first; chips show those of one verdict alone. */
const Ledger = () => {
  const [only, setOnly] = useState("");
  const all = promises.value;
  const shown = [...all].reverse().filter((each) => !only || each.verdict === only);
  const chip = (/** @type {string} */ verdict, /** @type {string} */ words) =>
    html`<li><button type="button" class="choice" aria-pressed=${String(only === verdict)} onClick=${() => setOnly(verdict)}>
      ${words}</button></li>`;
  return html`<div class="panel all-promises"><h3>${t("deal.ledger")}</h3>
    <ul class="chips">${chip("", t("deal.all", { n: all.length }))}${VERDICTS.map((each) => {
      const n = all.filter((promise) => promise.verdict === each).length;
      return n > 0 && chip(each, t("deal.count", { verdict: verdictWords(each), n }));
    })}</ul>
    <ul class="promises">${shown.map(
      (each) => html`<li><${Seal} verdict=${each.verdict} /><span class="grow"><b data-words="game">${each.text}</b>
        <small>${t("deal.span", { from: each.from, until: each.end })}</small><${Breach} promise=${each} /></span>
        <a class="look" href=${momentOf(each)}>${t("deal.look")}</a>
        <b class=${`verdict ${each.verdict}`}>${verdictWords(each.verdict)}</b></li>`,
    )}</ul></div>`;
};

/** How a promise was broken, and what that moved. @param {{promise: Promised}} props */
const Breach = ({ promise }) => {
  const what = promise.betrayal?.text;
  const points = moved(promise).join(", ");
  return html`${what && html`<small data-words="game">${what}</small>`}
    ${points && html`<small class="moved" data-words="person">${points}</small>`}`;
};

/** How often each kept word: promises that were tested, and no others. */
const KeptWords =
  () => html`<div class="panel kept-words"><h3>${t("deal.kept_word")}</h3><p class="muted">${t("deal.tested_only")}</p>
  <ul>${names.value.map((name, seat) => {
    const own = promises.value.filter((each) => each.by === seat);
    const kept = own.filter(isKept).length;
    const tested = kept + own.filter(isBroken).length;
    const whose = seat === mySeat.value ? ` · ${t("table.you")}` : "";
    return html`<li>${Crest(seat)}<span class="grow cut" data-words="person">${name}${whose}</span>
      <b>${tested ? t("deal.of", { kept, tested }) : t("deal.untested")}</b></li>`;
  })}</ul><p class="muted small">${t("deal.explained")}</p>
  <p><a class="btn" href=${`/replay/${table.value?.code}`}><${Icon} name="i-play" />${t("result.replay")}</a></p></div>`;
