// The offers that one is a party of, in the middle of the table: what one gets and gives, promises, time, and the word.
import { announce } from "../announce.js";
import { computed, effect, html, Icon, signal, useEffect, useState } from "../html.js";
import { capital, minutes, sentence, t } from "../i18n.js";
import { mySeat, offers, send, serverNow } from "../state.js";
import { Drawn, faceClass } from "../table/card.js";
import { openComposer } from "../table/deals.js";
import { cardWords, covered, sheet } from "../table/selection.js";
import { nameOf, namesOf } from "../table/seats.js";
import { skin } from "../table/skin.js";
import { confided } from "./ledger.js";

/** Those that concern oneself, the newest first. */
const mine = computed(() =>
  offers.value.filter((each) => mySeat.value !== null && each.parties.includes(mySeat.value)).reverse(),
);
/** The number of the offer that lies on top, if one has turned to another than the newest. */
const turnedTo = signal(0);

let known = 0; // the number of the newest offer that was read out
effect(() => {
  const newest = mine.value[0];
  if (newest && newest.number > known && newest.by !== mySeat.value) {
    turnedTo.value = 0;
    const facts = { name: nameOf(newest.by), time: minutes(newest.until - serverNow()) };
    announce(t(newest.asks ? "deal.announced_ask" : "deal.announced", facts));
  }
  known = Math.max(known, newest?.number ?? 0);
});

export const Offers = () => {
  const all = mine.value;
  if (!all.length) return null;
  const at = Math.max(
    0,
    all.findIndex((each) => each.number === turnedTo.value),
  );
  const offer = all[at];
  return html`<section class="offers" aria-label=${t("deal.on_table")}>
    <${Offer} key=${offer.number} offer=${offer}>
      ${
        all.length > 1 &&
        html`<button type="button" class="icon turn-offer" aria-label=${t("deal.next_offer", { n: at + 1, of: all.length })}
          onClick=${() => (turnedTo.value = all[(at + 1) % all.length].number)}>
          <span aria-hidden="true">${at + 1}/${all.length}</span><${Icon} name="i-next" /></button>`
      }<//></section>`;
};

/** @param {{offer: OfferInfo, children?: Children}} props */
const Offer = ({ offer, children }) => {
  const you = mySeat.value;
  const goods = offer.clauses.map((clause, place) => ({ clause, text: offer.texts[place] ?? "" }));
  const cards = goods.filter(({ clause }) => isCard(clause) && (clause.by === you || clause.to === you));
  const slips = goods.filter((each) => !cards.includes(each));
  return html`<article class=${`offer ${offer.by === you ? "own" : ""}`} id="offer" tabindex="-1" aria-labelledby="offer-head">
    <header>${skin.value.crestOf(offer.by) && html`<${Icon} name=${skin.value.crestOf(offer.by)} class="crest" />`}
      <h3 id="offer-head" class="cut">${heading(offer)}</h3><${Left} until=${offer.until} />${children}</header>
    <div class="terms">
      <${Side} label=${t("deal.you_get")} goods=${cards.filter(({ clause }) => clause.to === you)} />
      ${cards.length > 0 && html`<${Icon} name="i-swap" class="swap" />`}
      <${Side} label=${t("deal.you_give")} goods=${cards.filter(({ clause }) => clause.by === you)} />
      ${
        slips.length > 0 &&
        html`<ul class="slips" tabindex="0">${slips.map(
          ({ text }) => html`<li><${Icon} name="seal-open" /><span data-words="game">${confided(text)}</span></li>`,
        )}</ul>`
      }</div>
    <${Word} offer=${offer} /></article>`;
};

/** @param {OfferInfo} offer */
const heading = (offer) => {
  const others = namesOf(offer.parties.filter((seat) => seat !== offer.by && seat !== mySeat.value));
  const counter = offer.counters !== null;
  const name = capital(nameOf(offer.by));
  if (offer.asks)
    return offer.by === mySeat.value ? t("deal.you_ask", { names: others }) : t("deal.asks_you", { name });
  if (offer.by === mySeat.value) return t(counter ? "deal.you_counter" : "deal.you_offer", { names: others });
  return others
    ? t("deal.offers_many", { name, names: others })
    : t(counter ? "deal.counters_you" : "deal.offers_you", { name });
};

/** The time that is left, as a bar and in figures. @param {{until: number}} props */
const Left = ({ until }) => {
  const [whole] = useState(() => Math.max(1, until - serverNow()));
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [until]);
  const left = Math.max(0, until - serverNow());
  return html`<span class="left"><${Icon} name="i-hourglass" />
    <progress max="1" value=${Math.min(1, left / whole)} aria-hidden="true"></progress>
    <span role="timer" aria-label=${t("table.time_left", { time: minutes(left) })}>${minutes(left)}</span></span>`;
};

/** Goods that are cards of this game are drawn as such; unseen ones as backs. @param {Clause} clause */
const isCard = (clause) =>
  clause.kind === "give" && !clause.due && (!clause.what || clause.what in cardWords.value.cards);

/** @param {{label: string, goods: {clause: Clause, text: string}[]}} props */
const Side = ({ label, goods }) =>
  goods.length
    ? html`<div class="side"><h4>${label}</h4>
        <ul>${goods.map(({ clause, text }) => html`<${Good} clause=${clause} text=${text} />`)}</ul></div>`
    : null;

/** @param {{clause: Clause, text: string}} props */
const Good = ({ clause, text }) => {
  const kinds = clause.what ? [clause.what] : (clause.picks ?? []);
  const hidden = !kinds.length || covered.value;
  const faces = hidden
    ? [{ name: "", tone: "", back: true }]
    : kinds.map((kind) => skin.value.face({ kind, face: "up" }));
  const count = clause.picks && !clause.what ? 1 : (clause.count ?? 1);
  return html`<li title=${covered.value ? "" : text}><span class="sr" data-words="game">${covered.value ? t("table.covered") : text}</span>
    ${faces.map(
      (face) =>
        html`<span class=${`card small ${faceClass(face)}`} aria-hidden="true"><${Drawn} face=${face} /></span>`,
    )}
    ${count > 1 && html`<b class="times" aria-hidden="true">×${count}</b>`}</li>`;
};

/** What one can say to it. @param {{offer: OfferInfo}} props */
const Word = ({ offer }) => {
  const you = mySeat.value ?? -1;
  const [busy, setBusy] = useState(false);
  const act = (/** @type {Wish} */ command) => async () => {
    setBusy(true);
    await send(command);
    setBusy(false);
  };
  if (offer.by === you)
    return html`<div class="word"><button type="button" class="btn" disabled=${busy}
      onClick=${act({ do: "withdraw", offer: offer.number })}>${t("deal.withdraw")}</button></div>`;
  if (offer.signed.includes(you))
    return html`<div class="word"><p>${t("deal.signed", { names: unsigned(offer) })}</p></div>`;
  const accept = wantsPicks(offer)
    ? () => (sheet.value = { is: "picks", offer })
    : act({ do: "accept", offer: offer.number });
  return html`<div class="word">
    ${offer.why_not && html`<p class="why-not" data-words="game">${sentence(offer.why_not)}</p>`}
    ${
      !offer.asks &&
      html`<button type="button" class="btn btn-wax accept" disabled=${busy || Boolean(offer.why_not)} onClick=${accept}>
      ${t("deal.accept")}</button>`
    }
    <button type="button" class=${`btn ${offer.asks ? "btn-wax" : ""}`} onClick=${() => openComposer(others(offer), offer)}>
      <${Icon} name="i-swap" />${t("deal.counter")}</button>
    <button type="button" class="btn" disabled=${busy} onClick=${act({ do: "decline", offer: offer.number })}>${t("deal.decline")}</button>
  </div>`;
};

/** Am I to give something unseen that I have not picked yet? @param {OfferInfo} offer */
const wantsPicks = (offer) =>
  offer.clauses.some((each) => each.kind === "give" && !each.what && !each.picks && each.by === mySeat.value);

/** Who has not signed yet. @param {OfferInfo} offer */
const unsigned = (offer) => namesOf(offer.parties.filter((seat) => !offer.signed.includes(seat)));

/** @param {OfferInfo} offer */
const others = (offer) => offer.parties.filter((seat) => seat !== mySeat.value);
