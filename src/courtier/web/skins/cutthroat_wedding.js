// Cutthroat Kingdoms: a Royal Wedding. Heirs and the threads between them: who woos, who refused, who is married.
import { html, Icon } from "../html.js";
import { capital, t } from "../i18n.js";
import { more, mySeat, view } from "../state.js";
import { Hit, ring } from "../table/card.js";
import { Offers } from "../table/deals.js";
import { fromLeft, isAsked, nameOf } from "../table/seats.js";
import { Crest, houseOf, named, Player, shortName } from "./cutthroat_parts.js";
import { Heir, Steps } from "./cutthroat_feast.js";

const MOST_SEATS = 6; // of the game: a proposal is the bit `seat * MOST_SEATS + whom`
/** Where the others sit, in per cent of the hall, from the left neighbour clockwise; oneself below in the middle. */
const SEATS = /** @type {Record<number, number[][]>} */ ({
  3: [
    [16, 20],
    [84, 20],
  ],
  4: [
    [16, 20],
    [50, 20],
    [84, 20],
  ],
  5: [
    [16, 80],
    [16, 20],
    [84, 20],
    [84, 80],
  ],
  6: [
    [16, 80],
    [16, 20],
    [50, 20],
    [84, 20],
    [84, 80],
  ],
});
const BELOW = [50, 80];

/** Is a wedding on? */
export const isWedding = () =>
  (more("pending") ?? []).some((/** @type {string[]} */ step) => ["wooing", "woo", "answer_suit"].includes(step[0]));

export const Wedding = () => {
  const suit = openSuit();
  return html`<section class="banquet wedding" id="board" data-words="game" tabindex="-1" aria-label=${named("E13")}>
    <${Steps} names=${["wooing", "answer"]} at=${suit ? 1 : 0} />
    ${suit ? html`<${Vows} suitor=${suit[0]} asked=${suit[1]} />` : html`<${Court} />`}<${Offers} /></section>`;
};

/** Who woos whom just now, if an answer is awaited. @returns {[number, number]|null} */
const openSuit = () => {
  const asked = view.value.asked.find((each) => each.question === "answer_suit");
  return asked && more("suitor") !== null ? [more("suitor"), asked.seat] : null;
};

const Court = () => {
  const seats = fromLeft();
  const where = Object.fromEntries(seats.map((seat, at) => [seat, SEATS[seats.length][at] ?? BELOW]));
  return html`<div class="court"><svg class="threads" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      ${threads().map(
        ({
          from,
          to,
          kind,
        }) => html`<line key=${`${from} ${to}`} class=${kind} x1=${where[from][0]} y1=${where[from][1]}
        x2=${where[to][0]} y2=${where[to][1]} />`,
      )}</svg>
    <ul>${seats.map((seat) => html`<${Medal} key=${seat} seat=${seat} at=${where[seat]} />`)}</ul></div>`;
};

/** Was that asked in this wedding? @param {number} seat @param {number} whom */
const hasWooed = (seat, whom) => Math.floor((more("wooed") ?? 0) / 2 ** (seat * MOST_SEATS + whom)) % 2 === 1;

/** All threads: couples, and proposals that were refused. */
const threads = () => {
  const [spouses, seats] = [more("spouses"), view.value.seats.length];
  const found = [];
  for (let from = 0; from < seats; from += 1)
    for (let to = 0; to < seats; to += 1)
      if (spouses[from] === to && from < to) found.push({ from, to, kind: "wed" });
      else if (hasWooed(from, to) && spouses[from] === null && spouses[to] === null)
        found.push({ from, to, kind: "no" });
  return found;
};

/** A player's heir: free or not, with the word for it. @param {{seat: number, at: number[]}} props */
const Medal = ({ seat, at }) => {
  const spouse = more("spouses")[seat];
  const dead = more("dead_heirs")[seat];
  const words = spouse !== null ? t("ck.married_to", { name: nameOf(spouse) }) : t(dead ? "ck.heirless" : "ck.free");
  const state = [
    spouse === null ? "" : "wed",
    dead ? "dead" : "",
    isAsked(seat) ? "turn" : "",
    ring(`seat:${seat}`),
  ].join(" ");
  return html`<li class=${`med ${state}`} data-seat=${seat} style=${{ "--x": `${at[0]}%`, "--y": `${at[1]}%` }}>
    <${Hit} id=${`seat:${seat}`} label=${words} /><${Crest} seat=${seat} />
    <b>${capital(nameOf(seat))}</b><small>${words}${refusedBy(seat)}</small></li>`;
};

/** Who refused that player. @param {number} seat */
const refusedBy = (seat) =>
  threads()
    .filter(({ from, kind }) => from === seat && kind === "no")
    .map(({ to }) => html`<span class="sr">, ${t("ck.refused_by", { name: nameOf(to) })}</span>`);

/** A proposal: both heirs at stake. @param {{suitor: number, asked: number}} props */
const Vows = ({ suitor, asked }) => html`<div class="vows">
  ${[suitor, asked].map(
    (seat) => html`<div class="side" key=${seat}><p><${Player} seat=${seat} /></p><${Heir} seat=${seat} />
      <p class="muted">${t("ck.heir_of", { house: shortName(houseOf(seat) ?? "") })}</p></div>`,
  )}<p class="asks"><span class="ringed"><${Icon} name="c-rings" /></span>
    <span>${suitWords(suitor, asked)}</span>
    <span>${t("ck.marriage")}</span></p></div>`;

/** @param {number} suitor @param {number} asked */
const suitWords = (suitor, asked) => {
  if (suitor === mySeat.value) return t("ck.you_woo", { name: nameOf(asked) });
  if (asked === mySeat.value) return t("ck.woos_you", { name: nameOf(suitor) });
  return t("ck.woos", { name: nameOf(suitor), whom: nameOf(asked) });
};
