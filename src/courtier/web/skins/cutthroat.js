// Cutthroat Kingdoms: the map room. Seats, the ring of provinces round the sea; wedding and feast as scenes of their own.
import { html, Icon, loadSymbols } from "../html.js";
import { capital, t } from "../i18n.js";
import { more, mySeat, view } from "../state.js";
import { Hit, ring, useLongPress } from "../table/card.js";
import { cardAt } from "../table/choosing.js";
import { covered, sheet, zoneNow } from "../table/selection.js";
import { isAsked, nameOf, OpenPoints, others, Presence, zonesAt } from "../table/seats.js";
import { Debts } from "./cutthroat_deals.js";
import { Crest, crestOf, emblem, face, houseOf, named, shortName, word } from "./cutthroat_parts.js";
import { Dish, Feast, isFeast } from "./cutthroat_feast.js";
import { Ring } from "./cutthroat_ring.js";
import { isBusy, Sea } from "./cutthroat_sea.js";
import { isWedding, Wedding } from "./cutthroat_wedding.js";
import generic from "./generic.js";

await loadSymbols("crests-cutthroat").catch(() => undefined);

const BACKS = ["soldier", "mercenary", "hireling"];
const PILES = /** @type {Record<string, string>} */ ({ dishes: "c-goblet", dead: "c-marrow" });

const Board = () => {
  if (isFeast()) return html`<${Feast} />`;
  return html`<ul class=${`seats n${others().length}`} id="seats" data-words="game" aria-label=${t("table.seats")}>
    ${others().map((seat) => html`<${Seat} key=${seat} seat=${seat} />`)}</ul>
    ${isWedding() ? html`<${Wedding} />` : html`<${Ring} busy=${isBusy()}><${Sea} /><//>`}`;
};

/** @param {{seat: number}} props */
const Seat = ({ seat }) => {
  const id = `seat:${seat}`;
  const house = houseOf(seat);
  const open = () => (sheet.value = { is: "seat", seat });
  return html`<li class=${`seat ${isAsked(seat) ? "turn" : ""} ${ring(id)}`} data-seat=${seat} ...${useLongPress(open)}>
    <${Hit} id=${id} /><${Crest} seat=${seat} class="tok" /><${Spouse} seat=${seat} />
    <h3 class="name"><button type="button" class="plainbtn" data-words="game" title=${nameOf(seat)} onClick=${open}>
      ${capital(nameOf(seat))}</button></h3>
    <p class="sub"><span class="lord cut">${house && named(house)}</span><${Heirs} seat=${seat} /><${Debts} seat=${seat} />
      <${Presence} seat=${seat} /></p>
    <${Backs} seat=${seat} /></li>`;
};

/** The spouse's crest on one's own. @param {{seat: number}} props */
const Spouse = ({ seat }) => {
  const spouse = more("spouses")?.[seat] ?? null;
  return spouse === null ? null : html`<${Crest} seat=${spouse} class="sp" />`;
};

/** How the heir of a house stands: a marriage is seen by the spouse's crest. @param {{seat: number}} props */
const Heirs = ({ seat }) => {
  if (more("dead_heirs")?.[seat]) return html`<span class="pill">${t("ck.heirless")}</span>`;
  const spouse = more("spouses")?.[seat] ?? null;
  return spouse === null ? null : html`<span class="sr">${t("ck.married_to", { name: nameOf(spouse) })}</span>`;
};

/** @param {number} seat @param {string} kind */
const zoneKind = (seat, kind) => zonesAt(seat).find((each) => each.kind === kind);
/** @param {Zone|undefined} zone @returns {number} */
const sizeOf = (zone) => zone?.count ?? zone?.cards?.length ?? 0;

/** What all see of a hand: the backs by kind; then feast cards and the dead. @param {{seat: number}} props */
const Backs = ({ seat }) => {
  const hand = zoneKind(seat, "hand")?.cards ?? [];
  const counts = [
    ...BACKS.map((back) => [back, hand.filter((card) => backOf(card.kind) === back).length]),
    ["dishes", sizeOf(zoneKind(seat, "dishes"))],
    ["dead", sizeOf(zoneKind(seat, "dead"))],
  ];
  return html`<ul class="bk" aria-label=${t("ck.backs")}>${counts.map(
    ([
      kind,
      count,
    ]) => html`<li key=${kind} title=${t(`ck.back.${kind}`)} class=${kind}><${Icon} name=${PILES[String(kind)] ?? emblem(String(kind))} />
      <span class="sr">${t(`ck.back.${kind}`)} </span>${count}</li>`,
  )}<li><${OpenPoints} seat=${seat} /></li></ul>`;
};

/** The back of a card that lies open. @param {string} kind */
const backOf = (kind) => (/^(soldier|mercenary)/.exec(kind) ?? ["hireling"])[0];

/** Own coins and gems: behind the eye as all that is secret. */
const Purse = () => {
  const gems = (zoneNow("purse")?.cards ?? []).map((/** @type {Card} */ card) => card.kind);
  const kinds = /** @type {string[]} */ ([...new Set(gems)]);
  if (covered.value) return html`<span class="purse">${t("ck.purse_covered")}</span>`;
  return html`<ul class="purse" aria-label=${t("ck.purse")}><li><${Icon} name="c-coin" /><span class="sr">${word("coins")} </span>
      <b>${ownCoins()}</b></li>${kinds.map(
        (
          kind,
        ) => html`<li key=${kind} title=${named(kind)}><${Icon} name=${`g-${kind}`} /><span class="sr">${named(kind)} </span>
      <b>${gems.filter((/** @type {string} */ each) => each === kind).length}</b></li>`,
      )}</ul>`;
};

/** Before the end one sees one's own alone. @returns {number} */
const ownCoins = () => {
  const coins = more("coins") ?? [];
  return coins.length > 1 ? coins[mySeat.value ?? 0] : (coins[0] ?? 0);
};

const Piles = () =>
  mySeat.value === null ? null : html`<span class="only-wide" data-words="game"><${Purse} /></span>`;

/** Own house beside the hand: crest, spouse, powers that are left, feast cards and the dead; on a phone the purse, too. */
const Mine = () => {
  const seat = mySeat.value;
  if (seat === null || !houseOf(seat)) return null;
  const uses = Object.entries(zoneNow(`lord@${seat}`)?.cards[0]?.more?.uses ?? {});
  return html`<div data-words="game" class=${`me ${ring(`seat:${seat}`)}`} data-seat=${seat}><${Hit} id=${`seat:${seat}`} />
    <span class="mycrest"><${Crest} seat=${seat} class="tok" /><${Spouse} seat=${seat} /></span>
    <b class="serif">${named(houseOf(seat) ?? "")}</b>
    ${more("serving") ? html`<${ToServe} />` : html`<${Stores} uses=${uses} />`}</div>`;
};

/** @param {{uses: [string, number][]}} props */
const Stores = ({ uses }) => html`<span class="only-small"><${Purse} /></span>
  <${Debts} seat=${mySeat.value} />
  <ul class="uses">${uses.map(([power, left]) => html`<li key=${power}>${word(power)} <b>${left}</b></li>`)}</ul>
  <ul class="bk">${["dishes", "dead"].map(
    (zone) => html`<li key=${zone} title=${t(`ck.back.${zone}`)}><${Icon} name=${PILES[zone]} />
      <span class="sr">${t(`ck.back.${zone}`)} </span>${sizeOf(zoneNow(zone))}</li>`,
  )}<li><${OpenPoints} seat=${mySeat.value} /></li></ul>`;

/** The feast cards that one still has to serve; the first is the one in question. */
const ToServe = () => {
  const laid = (more("chain")?.length ?? 2) - 2;
  const cards = (zoneNow("dishes")?.cards ?? []).slice(laid);
  if (covered.value) return null;
  return html`<ol class="plates" aria-label=${t("ck.to_serve")}>${cards.map(
    (/** @type {Card} */ card, /** @type {number} */ at) =>
      html`<${Dish} key=${at} card=${card} class=${at ? "" : "next"} />`,
  )}</ol>`;
};

/** The kind of the card there, if it is seen. @param {string} id */
const kindAt = (id) => {
  const card = cardAt(view.value, id);
  return card && card !== "unknown" ? card.kind : "";
};

/** @param {string} id @param {View} seen */
const partIcon = (id, seen) => {
  const seat = /^(?:seat:|plate@)(\d+)$/.exec(id)?.[1];
  if (seat !== undefined) return seen.more.houses?.[Number(seat)] ? `ck-${seen.more.houses[Number(seat)]}` : undefined;
  const land = /^land@\d+$/.test(id) ? cardAt(seen, `${id}:0`) : cardAt(seen, id);
  if (land && land !== "unknown") return emblem(land.kind);
  return ICONS[id];
};
const ICONS = /** @type {Record<string, string>} */ ({
  "do:coins": "c-coin",
  "do:gems": "g-sapphire",
  "do:both": "c-hoard",
  "do:buy_mercenaries": "c-merc",
  "do:buy_hireling": "c-hireling",
  "do:attack": "c-sword",
  "do:continue": "i-fwd",
  "do:wait": "i-chat",
  "do:keep": "i-check",
  "do:take_back": "i-undo",
  "deck@mercenaries": "c-merc",
  "deck@hirelings": "c-hireling",
  "deck@feast": "c-goblet",
  "deck@events": "c-omens",
});

/** What all know of an answer to an announcement. @param {string} id */
const partNote = (id) => {
  if (id === "do:continue") return t("ck.silence");
  const most = more("options")?.wait_per_turn;
  return id === "do:wait" ? t("ck.waits_left", { n: most - more("waits")[mySeat.value ?? 0], most }) : undefined;
};

/** What a line of the story is about: the card, the land, the player. @param {Glimpse} event */
const about = (event) => {
  if (event.event_card) return emblem(event.event_card);
  if (["plagued", "spared"].includes(event.event)) return "c-plague";
  if (event.event === "cured") return "c-physician";
  if (event.event === "married") return "c-rings";
  if (event.event === "poisoned") return "c-poison";
  const seat = typeof event.seat === "number" ? crestOf(event.seat) : undefined;
  return (event.hireling && emblem(event.hireling)) || seat || "i-log";
};

/** @param {View} seen */
const turnWords = (seen) =>
  seen.turn.number ? t("ck.turn_of", { n: seen.turn.number, all: 4 * seen.seats.length }) : "";

export default {
  ...generic,
  face,
  Board,
  crestOf,
  /** Purse, feast cards and one's own dead are behind the eye. */
  secrets: () => (mySeat.value === null ? [] : ["purse", "dishes", "dead"]),
  Mine,
  Piles,
  partIcon,
  partNote,
  /** A house by its name alone: its card says the rest. @param {string} id */
  partWords: (id) => (id.startsWith("houses:") ? shortName(kindAt(id)) : undefined),
  about,
  stacksHand: true,
  rest: "ck.spouse",
  /** In the sea, or in the hall. */
  placesOffers: true,
  /** A scene has no seats above it. */
  mood: () => (isFeast() ? "at-feast" : isWedding() ? "at-wedding" : ""),
  turnWords,
  /** @param {View} seen */
  meta: (seen) => [turnWords(seen), seen.more.event ? named(seen.more.event) : ""],
};
