// The ledger: open offers, sealed deals with their promises, and how often each player kept word to oneself.
import { computed, html, Icon } from "../html.js";
import { capital, t } from "../i18n.js";
import { info, ledger, mySeat, offers, watched } from "../state.js";
import { canOffer, openComposer } from "../table/deals.js";
import { covered, games } from "../table/selection.js";
import { nameOf, namesOf } from "../table/seats.js";
import { isBroken, isKept, Seal, verdictWords } from "./verdicts.js";

/** What is said of deals in this game: whether they bind, and who sees them. */
const rules = computed(() => games.value[info("game") ?? ""]?.deals ?? { binding: false, public: false });

/** One sentence: who sees a deal, and whether it binds. */
export const dealRules = () => t(`deal.rules.${rules.value.binding ? "binding" : "free"}`);

/** What only the parties know is covered with the cards. @param {string} text */
export const confided = (text) => (covered.value && !rules.value.public ? t("table.covered_line") : text);

export const Ledger = () => html`<section class="ledger" aria-label=${t("table.deals")}>
  ${
    canOffer.value &&
    html`<p><button type="button" class="btn" id="offer-new" onClick=${() => openComposer()}>
    <${Icon} name="i-deal" />${t("deal.new")}</button></p>`
  }
  <p class="muted small">${dealRules()}</p>
  ${offers.value.length > 0 && html`<h3>${t("deal.on_table")}</h3>`}
  ${offers.value.map((each) => html`<${OpenOffer} key=${each.number} offer=${each} />`)}
  <h3>${t("deal.sealed")}</h3>
  ${
    ledger.value.length
      ? html`<ol class="sealed">${[...ledger.value].reverse().map((each) => html`<${Sealed} key=${each.number} deal=${each} />`)}</ol>`
      : html`<p class="muted">${t("deal.none")}</p>`
  }</section>`;

/** @param {{offer: OfferInfo}} props */
const OpenOffer = ({ offer }) => html`<article class="paper open-offer">
  <h4 data-words="person">${capital(namesOf(offer.parties))}</h4>
  <ul>${offer.texts.map((text) => html`<li data-words="game">${confided(text)}</li>`)}</ul></article>`;

/** @param {{deal: LedgerDeal}} props */
const Sealed = ({ deal }) => html`<li class="paper">
  <h4><span data-words="person">${capital(namesOf(deal.parties))}</span>
    <small>${t("deal.turn", { n: deal.turn })}</small></h4>
  <ul class="promises">${deal.clauses.map(
    (
      each,
    ) => html`<li><${Seal} verdict=${each.verdict} /><span class="grow" data-words="game">${confided(each.text)}</span>
      <b class=${`verdict ${each.verdict}`}>${verdictWords(each.verdict)}</b></li>`,
  )}
  ${!deal.clauses.length && html`<li class="muted">${t("deal.nothing_known")}</li>`}</ul></li>`;

/** The promises of a player to oneself that were tested. @type {import("../state.js").Watched<number, [number, number]>} */
const tested = watched((seat) => {
  const promises = ledger.value.flatMap((deal) => deal.clauses).filter((each) => each.by === seat);
  const mine = promises.filter((each) => each.to === mySeat.value || mySeat.value === null);
  return /** @type {[number, number]} */ ([mine.filter(isKept).length, mine.filter(isBroken).length]);
});

/** A mark on a seat: word kept to oneself, and broken; nothing as long as nothing was tested. @param {{seat: number}} props */
export const KeptWord = ({ seat }) => {
  const [kept, broken] = tested(seat);
  if (!kept && !broken) return null;
  const words = t("deal.mark", { name: nameOf(seat), kept, broken });
  return html`<span class="kept-word" title=${words}><span class="sr">${words}</span>
    ${kept > 0 && html`<span class="kept" aria-hidden="true"><${Icon} name="seal" />${kept}</span>`}
    ${broken > 0 && html`<span class="broken" aria-hidden="true"><${Icon} name="seal-broken" />${broken}</span>`}</span>`;
};
