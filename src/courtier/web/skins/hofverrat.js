// Hof-Verrat: the queen's table. A claret runner with the families and the queen, cards above and below it,
// everybody's district as counters. Tallies are the ones the view tells; spies count nowhere.
import { computed, html } from "../html.js";
import { t } from "../i18n.js";
import { more, mySeat } from "../state.js";
import { Aims } from "../table/aims.js";
import { Hit, ring, useLongPress } from "../table/card.js";
import { cardAt, zoneAt } from "../table/choosing.js";
import { offersCard, sheet, stands, zoneNow } from "../table/selection.js";
import { fromLeft, isAsked, nameOf, OpenPoints, others, Presence } from "../table/seats.js";
import generic from "./generic.js";
import {
  Counters,
  face,
  FAMILIES,
  familyOf,
  Middle,
  SIDES,
  signed,
  standingOf,
  Tile,
  word,
} from "./hofverrat_parts.js";

/** The columns of the runner: the queen, under whom spies lie, sits in the middle. */
const COLUMNS = ["butterfly", "toad", "nightingale", "queen", "hare", "stag", "carp"];
const HAND = 3; // places that are drawn for a hand
const OPEN_SPY = ".spy";

const Board = () => html`
  <ul class=${`seats n${others().length}`} id="seats" data-words="game" aria-label=${t("table.seats")}>
    ${others().map((seat) => html`<${Player} key=${seat} seat=${seat} />`)}</ul>
  <${QueensTable} />
  ${
    mySeat.value !== null &&
    html`<section class="own" data-words="game" aria-label=${t("hv.my_district")}><${District} seat=${mySeat.value} own /></section>`
  }`;

/**
 * The seat in whose district one chooses a victim: there every card is shown.
 * @type {import("@preact/signals").ReadonlySignal<number|undefined>}
 */
const opened = computed(() => fromLeft().find((seat) => offersCard(`district@${seat}`)));

/** @param {{seat: number}} props */
const Player = ({ seat }) => {
  const zone = `district@${seat}`;
  const open = () => (sheet.value = { is: "seat", seat });
  const press = useLongPress(open);
  const hand = zoneNow(`hand@${seat}`);
  return html`<li class=${`seat ${isAsked(seat) ? "turn" : ""} ${opened.value === seat ? "open" : ""} ${ring(zone)}`}
    data-seat=${seat} ...${press}>
    <${Hit} id=${zone} />
    <h3 class="name"><button type="button" class="plainbtn" data-words="game" title=${nameOf(seat)} onClick=${open}>
      ${nameOf(seat)}</button></h3>
    <p class="sub"><${Presence} seat=${seat} /><span class="grow"></span><${OpenPoints} seat=${seat} />
      ${
        hand &&
        html`<span class="mini" role="img" aria-label=${t("hv.holds", { n: hand.count ?? 0 })}>
        ${Array.from({ length: hand.count ?? 0 }, () => html`<i class="t back"></i>`)}<i class="mission-mark l"></i>
          <i class="mission-mark d"></i></span>`
      }</p>
    <${Counters} zone=${zone} open=${opened.value === seat} /></li>`;
};

/** One's own district. @param {{seat: number}} props */
const District = ({ seat }) => {
  const zone = `district@${seat}`;
  const points = more("points")[seat];
  const open = () => (sheet.value = { is: "seat", seat });
  return html`<div class=${`seat ${opened.value === seat ? "open" : ""} ${ring(zone)}`} data-seat=${seat} ...${useLongPress(open)}>
    <${Hit} id=${zone} /><h3 class="name"><button type="button" class="plainbtn" onClick=${open}>${t("hv.my_district")}
      </button></h3><${Counters} zone=${zone} open=${opened.value === seat} />
    <p class="worth">${t("hv.by_open")} <b class=${points < 0 ? "minus" : points > 0 ? "plus" : ""}>${signed(points)}</b></p></div>`;
};

const QueensTable =
  () => html`<section class="royal" id="board" data-place="table:above" data-words="game" tabindex="-1"
    aria-label=${t("hv.table")} style=${{ "--deep": deepest() }}>
  <div class="mat" aria-hidden="true"></div>
  ${SIDES.map(
    ([zone, side]) =>
      stands(zone) &&
      html`<div class=${`place ${side} ${ring(zone)}`} ><${Hit} id=${zone} /><span aria-hidden="true">${t(`hv.${side}`)}</span></div>`,
  )}
  ${COLUMNS.map((family) => html`<${Column} key=${family} family=${family} />`)}
</section>`;

/**
 * How many tiles lie over one another where most do: so much room is kept, and they grow low where it is not
 * enough.
 */
const deepest = () =>
  Math.max(
    ...SIDES.flatMap(([zone]) =>
      COLUMNS.map(
        (family) => zoneNow(zone).cards.filter((/** @type {Card} */ card) => familyOf(card) === family).length,
      ),
    ),
  );

/** @param {{family: string}} props */
const Column = ({ family }) => html`<div class="col" role="group" aria-label=${columnWords(family)}>
  <${Side} zone="table:above" family=${family} side="up" /><${Middle} family=${family} />
    <${Side} zone="table:below" family=${family} side="down" /></div>`;

/** @param {string} family */
const columnWords = (family) => (family === "queen" ? t("hv.queen") : word(family));

/**
 * The cards of one family on one side, nearest to the runner first.
 * @param {{zone: string, family: string, side: string}} props
 */
const Side = ({ zone, family, side }) => {
  const all = zoneNow(zone).cards;
  const own = all
    .map((/** @type {Card} */ card, /** @type {number} */ place) => ({ card, id: `${zone}:${place}` }))
    .filter((each) => familyOf(each.card) === family);
  const shown = side === "up" ? [...own].reverse() : own;
  return html`<ol class=${side} aria-label=${t(`hv.${side}`)} aria-hidden=${own.length ? undefined : "true"}>
    ${shown.map((each) => html`<${Tile} key=${each.id} id=${each.id} card=${each.card} />`)}</ol>`;
};

/** What stood above and below the table, under the family's name in the score. @param {{source: string}} props */
const SourceNote = ({ source }) => {
  if (!FAMILIES.includes(source)) return null;
  const { above, below, state, sign, words } = standingOf(source);
  return html`<small><i aria-hidden="true" class=${state}>${sign}</i> ${above}:${below}</small><small class="st" data-words="game">
    ${words}</small>`;
};

/** @param {string} id @param {View} seen */
const partIcon = (id, seen) => {
  const card = cardAt(seen, id);
  return card && card !== "unknown" ? (card.face === "down" ? "c-spy" : face(card).crest) : undefined;
};

/** A district by its owner's name. @param {string} id */
const partWords = (id) => {
  const seat = /^district@(\d+)$/.exec(id)?.[1];
  if (seat === undefined) return undefined;
  return Number(seat) === mySeat.value ? t("hv.my_district") : nameOf(Number(seat));
};

/** @param {Glimpse} event */
const about = (event) => {
  const family = String(event.card ?? event.family ?? "").split(".")[0];
  if (FAMILIES.includes(family)) return `hv-${family}`;
  return event.event.endsWith("_spy") || String(event.card).endsWith(OPEN_SPY) ? "c-spy" : "i-log";
};

/** Turns are counted as everybody's own. @param {View} seen */
const turn = (seen) => Math.ceil(Math.max(1, seen.turn.number) / seen.seats.length);
/** @param {View} seen */
const turnWords = (seen) => t("hv.turn", { n: turn(seen), turns: seen.more.turns / seen.seats.length });

export default {
  ...generic,
  Mine: () => html`<${Aims} zone="missions" />`,
  face,
  Board,
  SourceNote,
  partIcon,
  partWords,
  about,
  handSize: () => HAND,
  mood: () => (opened.value === undefined ? "" : opened.value === mySeat.value ? "opens-own" : "opens-other"),
  /** @param {View} seen */
  meta: (seen) => [turnWords(seen), t("hv.pile", { n: zoneAt(seen, "pile").count })],
  turn,
  turnWords,
};
