// One's own secret cards that set a goal, and whether it is reached at present, by what one sees oneself.
import { html, Icon } from "../html.js";
import { t } from "../i18n.js";
import { aims, mySeat } from "../state.js";
import { spoken } from "./card.js";
import { covered, zoneNow } from "./selection.js";

/** In words: reached at present, or not; "" of any other card. @param {string} kind */
export const aimWords = (kind) => (kind in aims.value ? t(aims.value[kind] ? "table.aim_met" : "table.aim_unmet") : "");

/** @param {{kind: string}} props */
export const Aim = ({ kind }) =>
  aimWords(kind) &&
  html`<p class=${`aim-state ${aims.value[kind] ? "met" : ""}`}><${Icon} name=${aims.value[kind] ? "i-check" : "i-hourglass"} />
    ${aimWords(kind)}</p>`;

/** All of them beside the hand, in one line. @param {{zone: string}} props */
export const Aims = ({ zone }) => {
  const cards = zoneNow(zone)?.cards;
  if (mySeat.value === null || covered.value || !cards?.length) return null;
  return html`<ul class="aims" data-words="game" aria-label=${t("table.sheet.secret")}>${cards.map(
    (card) => html`<li key=${card.kind} class=${aims.value[card.kind] ? "met" : ""}>
      <i aria-hidden="true" title=${aimWords(card.kind)}>${aims.value[card.kind] ? "✓" : "○"}</i>
      <b class="cut">${spoken(card).split(",")[0]}</b><span class="sr"> ${aimWords(card.kind)}</span></li>`,
  )}</ul>`;
};
