// Dûhr: the web of houses. A House is a panel under its banner with five places; the chain of announcements runs
// between the rows as a thread with numbered knots; the two webs and the discard stand in the bar.
import { computed, html, Icon } from "../html.js";
import { t } from "../i18n.js";
import { more, mySeat, names } from "../state.js";
import { aimWords } from "../table/aims.js";
import { Drawn, faceClass, Hit, openCard, ring, spoken, useLongPress } from "../table/card.js";
import { cardAt } from "../table/choosing.js";
import { offered, Offers } from "../table/deals.js";
import { covered, offersCard, sheet, zoneNow } from "../table/selection.js";
import { fromLeft, isAsked, nameOf, Presence } from "../table/seats.js";
import generic from "./generic.js";
import { Chain } from "./duhr_chain.js";
import { face, Holding, HOUSES, Looked, Me, Places, shownAt, STATUS_CLASS } from "./duhr_parts.js";
import { houseOf, word } from "./duhr_words.js";

const PILES = [
  ["web", "hb"],
  ["scandals", "hb s"],
];

const Board = () => html`<div id="board" tabindex="-1" class="webboard" data-words="game">
  <div class=${`houses n${fromLeft().length} ${picking.value ? "picking" : ""} ${
    offered.value ? "offered" : ""
  }`} id="seats">
    ${fromLeft().map((seat) => html`<${House} key=${seat} seat=${seat} />`)}<${Chain} /><${Offers} /></div></div>`;

/** Is a card on a House to be chosen? */
const picking = computed(() => fromLeft().some((seat) => offersCard(`house@${seat}`)));

/** @param {{seat: number}} props */
const House = ({ seat }) => {
  const zone = `house@${seat}`;
  const status = more("status")[seat];
  const own = seat === mySeat.value;
  const open = () => (sheet.value = { is: "seat", seat });
  const target = `${ring(zone)} ${ring(`seat:${seat}`)}`;
  return html`<section data-words="game"
    class=${`house ${STATUS_CLASS[status]} ${own ? "me" : ""} ${isAsked(seat) && !own ? "turn" : ""} ${
      shownAt(seat) ? "exposed" : ""
    } ${target}`} data-seat=${seat}
        aria-label=${t("du.house", { house: word(houseOf(seat)), name: nameOf(seat), status: word(status) })} ...${useLongPress(open)}>
    <${Hit} id=${zone} /><${Hit} id=${`seat:${seat}`} />
    <${Icon} name=${`du-${houseOf(seat)}`} class="banner-art" />
    <div class="who"><h3 data-words="game">${word(houseOf(seat))}</h3><p class="cut">
      <button type="button" class="plainbtn" data-words="game" onClick=${open}>
        ${own ? html`<${Me} name=${names.value[seat]} />` : nameOf(seat)}</button></p>
      <p class="sub"><${Presence} seat=${seat} /></p></div>
    <div class="facts"><span class="pill st" data-words="game">${word(status)}</span><${Holding} seat=${seat} /></div>
    <${Places} zone=${zone} /><${Looked} seat=${seat} />
  </section>`;
};

/** Own conspiracy and agenda beside the hand. */
const Mine = () => {
  if (mySeat.value === null) return null;
  const zones = ["conspiracy", "agenda"].map((id) => zoneNow(id)).filter((zone) => zone?.cards?.length);
  return html`<ul class="mysecrets" data-words="game" aria-label=${t("table.sheet.secret")}>${zones.flatMap((zone) =>
    zone.cards.map((/** @type {Card} */ card, /** @type {number} */ place) => {
      const id = zone.id === "agenda" ? `agenda:${place}` : zone.id;
      const shown = face({ ...card, face: "up" });
      const drawn = covered.value
        ? { name: "", tone: "", back: true }
        : { ...shown, sub: aimWords(card.kind) || shown.sub };
      return html`<li class=${`${ring(id)}`}><${Hit} id=${id} />
        <button type="button" class=${`card ${faceClass(drawn)}`}
          onClick=${() => covered.value || openCard({ ...card, face: "up" })}><span class="sr" data-words="game">
            ${covered.value ? t("table.covered") : [spoken({ ...card, face: "up" }), aimWords(card.kind)].filter(Boolean).join(", ")}</span>
              <span class="drawn" aria-hidden="true"><${Drawn} face=${drawn} /></span></button></li>`;
    }),
  )}</ul>`;
};

const Piles = () => html`<span class="piles">${PILES.map(
  ([id, look]) => html`<span title=${generic.zoneName(zoneNow(id))}><i class=${look} aria-hidden="true">
    ${id === "scandals" && html`<${Icon} name="c-scandal" />`}</i>
  <span class="sr">${generic.zoneName(zoneNow(id))} </span><span class="what" aria-hidden="true">${t(`du.pile.${id}`)}
    </span><b>${zoneNow(id).count}</b></span>`,
)}
  <button type="button" class="lnk" onClick=${() => (sheet.value = { is: "table" })}>${t("zone.discard")} <b>
    ${zoneNow("discard").cards.length}</b></button></span>`;

/** @param {string} id @param {View} seen */
const partIcon = (id, seen) => {
  const seat = /^(?:seat:|house@)(\d+)/.exec(id)?.[1];
  if (seat !== undefined) return `du-${seen.more.houses[Number(seat)]}`;
  const card = cardAt(seen, id);
  if (!card || card === "unknown") return undefined;
  const { crest, charge } = face(card);
  return crest ?? charge;
};

/**
 * What the board says already is left out: a card on a House by its place.
 * @param {string} id
 */
const partWords = (id) => {
  const [, seat, place] = /^(?:house@|seat:)(\d+)(?::(\d+))?$/.exec(id) ?? [];
  if (place !== undefined) return t("du.place", { house: word(houseOf(Number(seat))), n: Number(place) + 1 });
  if (seat !== undefined)
    return Number(seat) === mySeat.value
      ? t("du.own_house", { house: word(houseOf(mySeat.value)) })
      : word(houseOf(Number(seat)));
  return undefined;
};

/** @param {Glimpse} event */
const about = (event) => {
  if (event.event === "asked") return "seal-open";
  const name = String(event.card ?? event.house ?? "").replace("suspicion.", "");
  if (HOUSES.includes(name)) return `du-${name}`;
  if (name === "scandal") return "c-scandal";
  return typeof event.seat === "number" && more("houses") ? `du-${houseOf(event.seat)}` : "i-log";
};

export default {
  ...generic,
  face,
  Board,
  placesOffers: true,
  Mine,
  Piles,
  partIcon,
  partWords,
  about,
  stacksHand: true,
  crestOf: (/** @type {number} */ seat) => `du-${houseOf(seat)}`,
};
