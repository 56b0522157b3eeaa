// Hof-Verrat: the queen's table. A claret runner with the families and the queen, cards above and below it,
// everybody's district as counters. Tallies are the ones the view tells; spies count nowhere.
import { computed, html, Icon } from "../html.js";
import { capital, t } from "../i18n.js";
import { more, mySeat } from "../state.js";
import { Aims } from "../table/aims.js";
import { Hit, Lying, openCard, ring, useLongPress } from "../table/card.js";
import { cardAt, zoneAt } from "../table/choosing.js";
import { cardWords, offersCard, sheet, stands, zoneNow } from "../table/selection.js";
import { fromLeft, isAsked, nameOf, OpenPoints, others, Presence } from "../table/seats.js";
import generic from "./generic.js";

const FAMILIES = ["butterfly", "toad", "nightingale", "hare", "stag", "carp"];
/** The columns of the runner: the queen, under whom spies lie, sits in the middle. */
const COLUMNS = ["butterfly", "toad", "nightingale", "queen", "hare", "stag", "carp"];
const SIDES = [
  ["table:above", "up"],
  ["table:below", "down"],
];
const SPY = "spy";
const MANY = 15; // tiles of a district that take two rows
const HAND = 3; // places that are drawn for a hand
const OPEN_SPY = ".spy";
/** By standing: the class of the middle, and the sign. @type {Record<string, string[]>} */
const LOOKS = { esteemed: ["up", "▲"], neutral: ["eq", "="], disgraced: ["dn", "▼"] };

/** @param {string} key */
const word = (key) => capital(cardWords.value.words[key] ?? key);
/** Long names may break. @param {string} name */
const soft = (name) => name.replace("Schmetter", "Schmetter\u00ad");

/** @param {Card} card @returns {import("../table/card.js").Face} */
const face = (card) => {
  if (card.kind === SPY) return { name: word(SPY), tone: "", charge: "c-spy", back: true };
  const [family, role] = card.kind.split(".");
  if (!role) return mission(card.kind);
  return {
    name: soft(word(family)),
    sub: word(role),
    tone: `hv-${family}-c`,
    crest: `hv-${family}`,
    charge: `c-${family}`,
    icon: role === "ordinary" ? undefined : `c-${role}`,
    mark: more("options")?.cards ? undefined : cardWords.value.numbers?.[card.kind],
  };
};

/** @param {string} kind @returns {import("../table/card.js").Face} */
const mission = (kind) => ({
  name: capital(cardWords.value.cards[kind] ?? kind),
  sub: t(kind.startsWith("L") ? "hv.light" : "hv.dark"),
  tone: kind.startsWith("L") ? "hv-light" : "hv-dark",
  charge: "c-agenda",
});

/** The family that a card belongs to, as far as one sees; spies belong to the queen. @param {Card} card */
const familyOf = (card) => (card.face === "down" ? "queen" : card.kind.split(".")[0]);

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
        ${Array.from({ length: hand.count ?? 0 }, () => html`<i class="t back"></i>`)}<i class="ms l"></i><i class="ms d"></i></span>`
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

/** @param {number} points */
const signed = (points) => (points > 0 ? `+${points}` : String(points).replace("-", "−"));

/**
 * A district as seven counters with marks of roles; while one chooses a victim in it, every card.
 * @param {{zone: string, open: boolean}} props
 */
const Counters = ({ zone, open }) => {
  const cards = zoneNow(zone).cards;
  const ids = cards.map((_, /** @type {number} */ place) => `${zone}:${place}`);
  if (open)
    return html`<ul class=${`tiles ${ids.length < MANY ? "" : "many"}`}>
      ${ids.map(
        (/** @type {string} */ id, /** @type {number} */ place) => html`<${Tile} key=${id} id=${id}
        card=${cards[place]} />`,
      )}</ul>`;
  return html`<ul class="district">${!cards.length && html`<li class="sr">${t("table.empty")}</li>`}${[
    ...FAMILIES,
    "queen",
  ].map((family) => {
    const own = cards.filter((/** @type {Card} */ card) => familyOf(card) === family);
    const last = ids[cards.lastIndexOf(own[own.length - 1])];
    const marks = own.map(marksOf).filter(Boolean);
    return html`<li key=${family} class=${own.length ? "" : "none"} aria-hidden=${own.length ? undefined : "true"}
      data-card=${last}><span class="sr">${counted(family, own)}</span>
      ${
        family === "queen"
          ? html`<span class="t back" aria-hidden="true"><${Icon} name="c-spy" /></span>`
          : html`<${Icon} name=${`hv-${family}`} />`
      }
      <b aria-hidden="true">${own.length || "·"}</b>${marks.length > 0 && html`<em aria-hidden="true">${marks}</em>`}</li>`;
  })}</ul>`;
};

/** Its role; of a spy that a replay unveils, its family. @param {Card} card */
const marksOf = (card) => {
  const [family, role] = card.kind.split(".");
  if (!role || role === "ordinary") return null;
  return html`<${Icon} name=${card.face === "down" ? `hv-${family}` : `c-${role}`} />`;
};

/** @param {string} family @param {Card[]} own */
const counted = (family, own) => {
  const [spies, parts] = [family === "queen", own.map((card) => card.kind.split("."))];
  const known = spies
    ? parts.filter(([, role]) => role).map(([each]) => each)
    : parts.map(([, role]) => role).filter((role) => role !== "ordinary");
  return `${spies ? t("hv.spies", { n: own.length }) : `${word(family)}: ${own.length}`}${
    known.length ? ` (${known.map(word).join(", ")})` : ""
  }`;
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

/** @param {{id: string, card: Card}} props */
const Tile = ({ id, card }) => {
  const drawn = face(card);
  if (drawn.back) return html`<${Lying} id=${id} card=${card} class="t back"><${Icon} name="c-spy" /><//>`;
  return html`<${Lying} id=${id} card=${card} class=${`t ${drawn.tone}`}>
    <span aria-hidden="true" onClick=${() => stands(id) || openCard(card)}>
    <${Icon} name=${drawn.charge} class="fm" />${drawn.icon && html`<${Icon} name=${drawn.icon} />`}
      ${drawn.mark && html`<u>${drawn.mark}</u>`}</span><//>`;
};

/** How the court thinks of a family, as the view tells it. @param {string} family */
const standingOf = (family) => {
  const [above, below] = more("standing")[family];
  const state = more("esteem")[family];
  const [look, sign] = LOOKS[state];
  return { above, below, state, look, sign, words: cardWords.value.words[state] };
};

/** What stood above and below the table, under the family's name in the score. @param {{source: string}} props */
const SourceNote = ({ source }) => {
  if (!FAMILIES.includes(source)) return null;
  const { above, below, state, sign, words } = standingOf(source);
  return html`<small><i aria-hidden="true" class=${state}>${sign}</i> ${above}:${below}</small><small class="st" data-words="game">
    ${words}</small>`;
};

/** @param {{family: string}} props */
const Middle = ({ family }) => {
  if (family === "queen") {
    const spies = SIDES.flatMap(([zone]) => zoneNow(zone).cards).filter((card) => familyOf(card) === "queen").length;
    return html`<div class="mid q"><${Icon} name="hv-queen" /><b>${t("hv.queen")}</b><small>${t("hv.spies", { n: spies })}</small></div>`;
  }
  const { above, below, look, sign, words } = standingOf(family);
  return html`<div class=${`mid ${look}`}><${Icon} name=${`hv-${family}`} /><b>${soft(word(family))}</b>
    <small><i aria-hidden="true">${sign}</i> ${above}:${below}
      <span class="state"> ${words}</span></small></div>`;
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
