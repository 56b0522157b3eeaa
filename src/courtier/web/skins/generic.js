// The generic table: it plays every game from the envelope of its view alone. Other skins take over what they do
// not say.
import { html } from "../html.js";
import { capital, has, t } from "../i18n.js";
import { mySeat, view } from "../state.js";
import { Hit, Lying, ring, useLongPress } from "../table/card.js";
import { KeptWord } from "../table/deals.js";
import { cardWords, games, offersCard, sheet, stands } from "../table/selection.js";
import { fromLeft, isAsked, nameOf, OpenPoints, Presence } from "../table/seats.js";

const TONES = 10;
const FEW = 4; // cards that fit into one column of the middle
const MOST = 12; // cards of a zone that are drawn; the rest is a number

/** An id, readable. @param {string} name */
export const plain = (name) => name.replace(/@.*/, "").replace(/[_.:]/g, " ");

/**
 * What stands on a card: its name, two letters of it, one of ten colours each with its hatch.
 * @param {Card} card
 * @returns {import("../table/card.js").Face}
 */
const face = (card) => {
  const name = capital(cardWords.value.cards[card.kind] ?? plain(card.kind));
  const kinds = Object.keys(cardWords.value.cards);
  const place = kinds.indexOf(card.kind);
  return { name, tone: `tone-${(place < 0 ? hash(card.kind) : place) % TONES}`, letters: name.slice(0, 2) };
};

/** @param {string} text */
const hash = (text) => [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);

/** A zone in a word. @param {Zone} zone */
const zoneName = (zone) => {
  const key = [zone.id, zone.kind].map((name) => `zone.${name}`).find(has);
  return key ? t(key) : capital(plain(zone.id));
};

const Board = () => html`<div class="board" id="board" tabindex="-1" data-words="game">
  <ul class="panels" id="seats" aria-label=${t("table.seats")}>${fromLeft().map((seat) => html`<${Panel} key=${seat} seat=${seat} />`)}</ul>
  <section class="common" aria-label=${t("table.middle")}><${ZoneRows} zones=${view.value.common} /></section>
</div>`;

/** @param {{seat: number}} props */
const Panel = ({ seat }) => {
  const own = seat === mySeat.value;
  const zones = view.value.seats[seat].zones.filter((zone) => zone.id !== "hand");
  const target = zones.some((zone) => offersCard(zone.id))
    ? "pointed"
    : zones.some((zone) => stands(zone.id))
      ? "holds"
      : "";
  const open = () => (sheet.value = { is: "seat", seat });
  return html`<li class=${`seat ${own ? "mine" : ""} ${isAsked(seat) ? "turn" : ""} ${target} ${ring(`seat:${seat}`)}`}
    data-seat=${seat} ...${useLongPress(open)}>
    <${Hit} id=${`seat:${seat}`} />
    <h3 class="name"><button type="button" class="plainbtn" data-words="game" onClick=${open}>${capital(nameOf(seat))}
      </button></h3><p class="sub"><${Presence} seat=${seat} /><${KeptWord} seat=${seat} /><${OpenPoints} seat=${seat} /></p>
    <${ZoneRows} zones=${zones} /></li>`;
};

/** @param {Pile} zone */
const zoneClass = (zone) =>
  `zone ${(zone.count ?? zone.cards.length) ? "" : "void"} ${
    zone.cards?.length > FEW ? "many" : ""
  } ${offersCard(zone.id) ? "pointed" : ""} ${ring(zone.id)}`;

/** @param {{zones: Pile[]}} props */
const ZoneRows = ({ zones }) =>
  html`<dl>${zones.map(
    (zone) => html`<div class=${zoneClass(zone)} key=${zone.id}>
  <${Hit} id=${zone.id} /><dt>${zoneName(zone)}</dt><dd><${Cards} zone=${zone} /><b>${zone.count ?? zone.cards.length}</b></dd></div>`,
  )}</dl>`;

/** The last cards of a zone; one that may be chosen is never left out. @param {{zone: Pile}} props */
const Cards = ({ zone }) => {
  const cards =
    zone.cards ?? Array.from({ length: Math.min(zone.count, zone.kind === "hand" ? zone.count : 1) }, () => "unknown");
  const from = Math.max(0, cards.length - MOST);
  return html`<ol>${cards.map((/** @type {SeenCard} */ card, /** @type {number} */ place) => {
    const id = `${zone.id}:${place}`;
    if (place < from && !stands(id)) return null;
    if (card === "unknown") return html`<li class="g back" key=${place}><b aria-hidden="true">?</b></li>`;
    const drawn = face(card);
    const down = card.face === "down";
    return html`<${Lying} key=${place} id=${id} card=${card} class=${`g ${down ? "down" : ""} ${drawn.tone}`}>
      <b aria-hidden="true">${drawn.letters}</b><//>`;
  })}</ol>`;
};

/** Own zones that only their owner sees, besides the hand. @param {View} seen */
const secrets = (seen) =>
  mySeat.value === null
    ? []
    : seen.seats[mySeat.value].zones
        .map((/** @type {Zone} */ zone) => zone.id)
        .filter((/** @type {string} */ id) => id !== "hand" && !id.includes("@"));

/** The kinds of cards that an event names. @param {Glimpse} event @returns {string[]} */
const cards = (event) => [
  ...new Set(
    Object.values(event)
      .flat()
      .filter((each) => typeof each === "string" && each in cardWords.value.cards),
  ),
];

/** The same in words; none before the first. @param {View} seen */
const turnWords = (seen) => (seen.turn.number ? t("table.turn", { n: seen.turn.number }) : "");

export default {
  face,
  zoneName,
  Board,
  secrets,
  cards,
  /** Does the board itself have a place for offers? Else they lie below it. */
  placesOffers: false,
  /** What hangs beside one's own hand. */
  Mine: () => /** @type {Children} */ (null),
  /** Classes of the whole table, for what it is to make room for. @returns {string} */
  mood: () => "",
  /** What stands in the bar beside the title. */
  Piles: () => /** @type {Children} */ (null),
  /** Are equal cards of one's own hand drawn as one, with their number? */
  stacksHand: false,
  rest: "", // the key of words for what a total holds beyond its sources, if it does
  /** How many cards a full hand has, if empty places are to be drawn. */
  handSize: () => 0,
  /** The symbol of what can be pointed at. @param {string} _id @param {View} _seen @returns {string|undefined} */
  partIcon: (_id, _seen) => undefined,
  /**
   * Shorter words for a part than the prompt's, where the board says the rest.
   * @param {string} _id
   * @returns {string|undefined}
   */
  partWords: (_id) => undefined,
  /** A word of what all may know of a part that can be chosen. @param {string} _id @returns {string|undefined} */
  partNote: (_id) => undefined,
  /** The crest that a seat plays under, where it has one. @param {number} _seat @returns {string|undefined} */
  crestOf: (_seat) => undefined,
  /** What stands under a source of points in the score. @param {{source: string}} _props */
  SourceNote: (_props) => /** @type {Children} */ (null),
  /** The symbol of what a line of the story is about. @param {Glimpse} _event */
  about: (_event) => "i-log",
  /** Does a line begin a turn or a round? @param {Glimpse} event */
  heading: (event) => String(event.event).endsWith("_began"),
  /** @param {string} game */
  title: (game) => games.value[game]?.title ?? capital(game),
  /** A few words beside the title. @param {View} seen @returns {string[]} */
  meta: (seen) => [turnWords(seen)],
  /** The number of the turn or round, as the story counts them. @param {View} seen @returns {number} */
  turn: (seen) => seen.turn.number,
  turnWords,
};
