// The deals that the gallery may know, for the big screen: open offers, and promises that are in force.
import { computed, html, Icon } from "../html.js";
import { capital, t } from "../i18n.js";
import { ledger, offers } from "../state.js";
import { namesOf } from "../table/seats.js";

const MOST = 4; // lines that have room

/** The newest first, offers before deals. */
const lines = computed(() => [
  ...[...offers.value].reverse().map((each) => ({
    key: `o${each.number}`,
    icon: "seal-open",
    head: t("deal.board.offer", { names: capital(namesOf(each.parties)) }),
    texts: each.texts,
  })),
  ...[...ledger.value].reverse().flatMap((deal) => {
    const texts = deal.clauses.filter((each) => each.verdict === "open").map((each) => each.text);
    const head = t("deal.board.sealed", { names: capital(namesOf(deal.parties)) });
    return texts.length ? [{ key: `d${deal.number}`, icon: "seal", head, texts }] : [];
  }),
]);

export const PublicDeals = () => {
  const all = lines.value;
  if (!all.length) return null;
  return html`<section class="public-deals" aria-label=${t("deal.board")}><ul>${all.slice(0, MOST).map(
    (each) =>
      html`<li key=${each.key}><${Icon} name=${each.icon} />
      <span data-words="game"><b>${each.head}</b> ${each.texts.join(" ")}</span></li>`,
  )}</ul>${all.length > MOST && html`<p>${t("deal.board.more", { n: all.length - MOST })}</p>`}</section>`;
};
