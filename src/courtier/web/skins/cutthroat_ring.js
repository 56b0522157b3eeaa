// Cutthroat Kingdoms: the ring of provinces round the inner sea, with owners, stacks, plague and open passages.
import { html, Icon } from "../html.js";
import { list, t } from "../i18n.js";
import { more, mySeat, view } from "../state.js";
import { Hit, Lying, openCard, ring, useLongPress } from "../table/card.js";
import { zoneNow } from "../table/selection.js";
import { nameOf } from "../table/seats.js";
import { Bound, boundWords, promisesOn } from "./cutthroat_deals.js";
import { Crest, emblem, houseOf, named, toneOf } from "./cutthroat_parts.js";
import { HEIGHT, seatOfPlate, shapesOf, WIDTH } from "./cutthroat_map.js";

const HATCHES = /** @type {Record<string, string>} */ ({
  brom: "vert",
  crone: "back",
  cawdwell: "diag",
  slaine: "cross",
  dravanof: "dots",
  tyber: "horiz",
});

/** How many provinces lie on the table: none before the houses are chosen. */
export const provinces = () => view.value.common.filter((zone) => zone.kind === "territory").length;

/** A territory as it lies. @param {number} place */
export const landAt = (place) => zoneNow(`land@${place}`)?.cards[0];
/** The place of a territory on the ring; -1 if it is not there. @param {string} territory */
export const placeOf = (territory) =>
  Array.from({ length: provinces() }, (_, place) => landAt(place).kind).indexOf(territory);

/** @param {{busy: boolean, children: Children}} props `children`: what lies in the sea; `busy`: is that much? */
export const Ring = ({ busy, children }) => {
  const count = provinces();
  const places = Array.from({ length: count }, (_, place) => place);
  const classes = `realm r${count} ${busy ? "busy" : ""}`;
  return html`<section class=${classes} id="board" data-words="game" tabindex="-1" aria-label=${t("ck.ring")}>
    ${count > 0 && html`<${Map} count=${count} />`}
    <ol class="ring" aria-label=${t("ck.ring")}>${places.map((place) => html`<${Province} key=${place} place=${place} />`)}</ol>
    <div class="sea">${children}</div></section>`;
};

/** @param {{count: number}} props */
const Map = ({ count }) => {
  const { land, borders, coasts, rays } = shapesOf(count);
  return html`<svg class="map" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
    <path class="rays" d=${rays} /><path class="shallows" d=${coasts} />
    ${land.map((shape, place) => {
      const house = ownerHouse(place);
      return html`<g key=${place} class=${`land ${toneOf(house)}`}><path d=${shape} />
        ${house && html`<path d=${shape} fill=${`url(#h-${HATCHES[house]})`} />`}</g>`;
    })}
    <path class="borders" d=${borders.join("")} /><path class="coast" d=${coasts} /></svg>`;
};

/** @param {number} place */
const ownerHouse = (place) => {
  const owner = landAt(place).more.owner;
  return owner === null ? null : houseOf(owner);
};

/** One province: owner's crest, name, values, its stack from the top. @param {{place: number}} props */
const Province = ({ place }) => {
  const card = landAt(place);
  const { owner, plagued, coins, gems, points } = card.more;
  const open = () => openCard(card);
  return html`<li class=${`terr ${stateOf(place, card)} ${ring(`land@${place}`)}`}
    data-place=${`land@${place}`} style=${seatOfPlate(provinces(), place)}
    data-card=${`land@${place}:0`} ...${useLongPress(open)}>
    <${Hit} id=${`land@${place}`} label=${inWords(place, card)} />
    ${owner === null ? html`<i class="nobody" aria-hidden="true"></i>` : html`<${Crest} seat=${owner} class="own" />`}
    <h3 class="name"><button type="button" class="plainbtn" data-words="game" onClick=${open}>${named(card.kind)}</button></h3>
    <span class="sr">${inWords(place, card)}</span>
    <p class="val" aria-hidden="true"><span><${Icon} name="c-coin" />${coins}</span><span><${Icon} name="g-sapphire" />${gems}</span>
      <span><${Icon} name="c-heir" />${points}</span>${plagued && html`<${Icon} name="c-plague" class="pest" />`}
      ${isPassage(place) && html`<${Icon} name="c-envoy" class="pass" />`}</p>
    <${Bound} place=${place} />
    <${Stack} place=${place} /></li>`;
};

/** What a plate looks like. @param {number} place @param {MarkedCard} card */
const stateOf = (place, card) =>
  [
    card.more.owner === null ? "free" : card.more.owner === mySeat.value ? "mine" : "",
    card.more.plagued ? "plag" : "",
    place === more("target") || card.kind === more("announced")?.at(-1)?.territory ? "att" : "",
    place === more("collecting") || place === more("place") ? "now" : "",
  ].join(" ");

/** May the active player pass through, by an Envoy or a deal? @param {number} place */
const isPassage = (place) => ((more("passages") ?? 0) >> place) % 2 === 1;

/** What all see of a province, as one sentence for those who hear it. @param {number} place @param {MarkedCard} card */
const inWords = (place, { more: { owner, plagued, coins, gems, points } }) =>
  list([
    owner === null ? t("ck.unclaimed") : t("ck.held_by", { name: nameOf(owner) }),
    t("ck.worth", { coins, gems, points }),
    ...(plagued ? [t("ck.plagued")] : []),
    ...(isPassage(place) ? [t("ck.passage")] : []),
    ...(place === more("target") ? [t("ck.attacked")] : []),
    ...promisesOn(place).map(boundWords),
  ]);

/** @param {{place: number}} props */
const Stack = ({ place }) => {
  const cards = zoneNow(`stack@${place}`)?.cards ?? [];
  if (!cards.length) return html`<p class="none">${landAt(place).more.owner === null ? t("ck.unclaimed") : ""}</p>`;
  const struck = place === more("target");
  return html`<ol class="stk" aria-label=${t("ck.stack")}>${cards.map(
    (
      /** @type {Card} */ card,
      /** @type {number} */ at,
    ) => html`<${Lying} key=${at} id=${`stack@${place}:${at}`} card=${card}
      class=${`m ${card.face === "down" ? "back" : ""} ${struck && at === 0 ? "struck" : ""}`}>
      <${Icon} name=${emblem(card.kind)} /><//>`,
  )}</ol>`;
};
