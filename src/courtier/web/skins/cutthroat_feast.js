// Cutthroat Kingdoms: the Royal Feast. The land has left; the places at one table are the seats.
import { html, Icon } from "../html.js";
import { capital, list, t } from "../i18n.js";
import { log, more, mySeat, view } from "../state.js";
import { Drawn, faceClass, Hit, Lying, ring, useLongPress } from "../table/card.js";
import { Offers } from "../table/deals.js";
import { cardWords, covered, sheet, zoneNow } from "../table/selection.js";
import { fromLeft, isAsked, nameOf, OpenPoints } from "../table/seats.js";
import { Crest, emblem, named, shortName, toneOf } from "./cutthroat_parts.js";

const STEPS = ["serving", "tasting", "main"];
const MAIN = 2;

/** Is the Feast on? From then on no land is left. */
export const isFeast = () => Boolean(more("cleared"));

export const Feast =
  () => html`<section class=${`banquet feast n${view.value.seats.length}`} id="board" data-words="game" tabindex="-1"
    aria-label=${named("E14")}><${Steps} names=${STEPS} at=${stepNow()} />
  <ul class="banquet-places" id="seats" aria-label=${t("table.seats")}>${fromLeft().map(
    (seat) => html`<${Place} key=${seat} seat=${seat} />`,
  )}</ul>
  <p class="wood" aria-hidden="true"><${Icon} name="c-goblet" /><${Icon} name="c-dish" /><b>${named("E14")}</b><${Icon} name="c-dish" />
    <${Icon} name="c-goblet" /></p><${Offers} /></section>`;

/** Where the Feast is: serving, tasting, the main course. */
const stepNow = () => {
  const steps = more("pending").map((/** @type {string[]} */ step) => step[0]);
  if (steps.includes("tasting") || steps.includes("taste")) return 1;
  return steps.includes("serve") ? 0 : log.value.some((line) => line.event.event === "revealed") ? MAIN : 0;
};

/** Numbered steps of a scene. @param {{names: string[], at: number}} props */
export const Steps = ({ names, at }) =>
  html`<ol class="steps" aria-label=${t("ck.steps")}>${names.map(
    (name, place) => html`<li key=${name} class=${place < at ? "done" : place === at ? "now" : ""}
    aria-current=${place === at ? "step" : undefined}><i aria-hidden="true">${place < at ? "✓" : place + 1}</i>
    ${t(`ck.step.${name}`)}</li>`,
  )}</ol>`;

/** One place: whose it is, which heir lies there, what was served. @param {{seat: number}} props */
const Place = ({ seat }) => {
  const target = [`seat:${seat}`, `plate@${seat}`].map(ring).find(Boolean) ?? "";
  const open = () => (sheet.value = { is: "seat", seat });
  const eaten = stepNow() === MAIN;
  const poisoned = eaten && platesOf(seat).includes("poison") ? "poisoned" : "";
  const classes = ["place", poisoned, seat === mySeat.value ? "mine" : "", isAsked(seat) ? "turn" : "", target];
  return html`<li class=${classes.join(" ")} data-seat=${seat}
    ...${useLongPress(open)}><${Hit} id=${`seat:${seat}`} /><${Hit} id=${`plate@${seat}`} />
    <header><${Crest} seat=${seat} /><h3 class="name"><button type="button" class="plainbtn" data-words="game" title=${nameOf(seat)}
      onClick=${open}>${capital(nameOf(seat))}</button></h3><${OpenPoints} seat=${seat} /><${Marriage} seat=${seat} /></header>
    <${Heir} seat=${seat} /><div class="food"><${Plate} seat=${seat} />
      ${eaten ? html`<${Meal} seat=${seat} poisoned=${Boolean(poisoned)} />` : html`<${Servers} seat=${seat} />`}</div></li>`;
};

/** What lies on a plate. @param {number} seat @returns {string[]} */
const platesOf = (seat) => (zoneNow(`plate@${seat}`)?.cards ?? []).map((/** @type {Card} */ card) => card.kind);

/**
 * The main course has come: the points of the food, and whether there was poison in it.
 * @param {{seat: number, poisoned: boolean}} props
 */
const Meal = ({ seat, poisoned }) => {
  const points = platesOf(seat).map((kind) => Number(cardWords.value.numbers?.[kind] ?? 0));
  return html`<p class="served meal">${poisoned && html`<span class="bad"><${Icon} name="c-plague" />${t("ck.poisoned")}</span>`}
    <span>${t("ck.food")} <b>${points.reduce((sum, each) => sum + each, 0)}</b></span></p>`;
};

/** Two crests joined, or the word that says how a house stands. @param {{seat: number}} props */
export const Marriage = ({ seat }) => {
  const spouse = more("spouses")[seat];
  if (spouse === null)
    return html`<span class="pill">${t(more("dead_heirs")[seat] ? "ck.heirless" : "ck.single")}</span>`;
  return html`<span class="couple" role="img" aria-label=${t("ck.married_to", { name: nameOf(spouse) })}><${Crest} seat=${seat} />
    <${Crest} seat=${spouse} class="cb" /><i><${Icon} name="c-rings" /></i></span>`;
};

/** The heir that lies in front of a player: the spouse's after a wedding. @param {{seat: number}} props */
export const Heir = ({ seat }) => {
  const card = zoneNow(`heir@${seat}`)?.cards[0];
  if (!card) return null;
  const dead = card.face === "down";
  const drawn = {
    name: t("ck.heir"),
    sub: shortName(card.kind),
    tone: toneOf(card.kind),
    crest: `ck-${card.kind}`,
    charge: dead ? "c-plague" : "c-heir",
  };
  return html`<span class=${`card heir ${faceClass(drawn)} ${dead ? "dead" : ""}`} role="img"
    aria-label=${t(dead ? "ck.heir_dead" : "ck.heir_of", { house: named(card.kind) })}><${Drawn} face=${drawn} /></span>`;
};

/** The feast cards on a plate: backs, and what lies open. @param {{seat: number}} props */
const Plate = ({ seat }) => {
  const id = `plate@${seat}`;
  const cards = zoneNow(id)?.cards ?? [];
  return html`<ol class="plates" aria-label=${t("ck.plate", { n: cards.length })}>${cards.map(
    (/** @type {Card} */ card, /** @type {number} */ at) =>
      html`<${Dish} key=${at} id=${`${id}:${at}`} card=${card} />`,
  )}${ownServing(seat).map(
    (dish, at) =>
      html`<${Dish} key=${`own${at}`} card=${{ kind: dish, face: "up" }} class="own" note=${t("ck.yours")} />`,
  )}</ol>`;
};

/** A feast card, small: food with its points, poison, or a back. @param {{card: Card, id?: string, class?: string, note?: string}} props */
export const Dish = ({ card, id = "", class: classes = "", note }) => {
  const looks = card.kind === "feast" ? "back" : card.kind === "poison" ? "pois" : "";
  return html`<${Lying} id=${id} card=${card} class=${`f ${looks} ${classes}`}>${note && html`<span class="sr">, ${note}</span>`}
    <${Icon} name=${emblem(card.kind)} /><b aria-hidden="true">${cardWords.value.numbers?.[card.kind] ?? ""}</b><//>`;
};

/** What oneself laid before a seat in the serving that is under way: open to oneself alone. @param {number} seat */
const ownServing = (seat) => {
  const chain = more("chain");
  if (covered.value || chain?.[0] !== "serve") return [];
  const dishes = (zoneNow("dishes")?.cards ?? []).map((/** @type {Card} */ card) => card.kind);
  return /** @type {string[]} */ (
    dishes.filter((/** @type {string} */ _, /** @type {number} */ at) => chain[2 + at] === seat)
  );
};

/** Who served how many. @param {{seat: number}} props */
const Servers = ({ seat }) => {
  const all = more("servings") ?? [];
  const count = view.value.seats.length;
  const from = fromLeft().filter((server) => all[server * count + seat] > 0);
  if (!from.length) return html`<p class="served"></p>`;
  const words = list(from.map((server) => t("ck.served", { name: nameOf(server), n: all[server * count + seat] })));
  return html`<p class="served" title=${words}><span class="sr">${words}</span>${from.map(
    (server) => html`<span aria-hidden="true"><${Crest} seat=${server} />${all[server * count + seat]}</span>`,
  )}</p>`;
};
