// Cards, backs and places: the same card looks the same in the hand, on the board, in a sheet.
import { html, Icon, plain, useRef } from "../html.js";
import { t } from "../i18n.js";
import { view } from "../state.js";
import { cardAt } from "./choosing.js";
import { covered, partWords, press, sheet, stands } from "./selection.js";
import { skin } from "./skin.js";

/**
 * @typedef {{
 *   name: string, sub?: string, tone: string, crest?: string, charge?: string, icon?: string, mark?: string,
 *   letters?: string, back?: boolean, extra?: string, note?: string, seal?: string,
 * }} Face
 */

/** The words that a screen reader says for a card. @param {SeenCard} card */
export const spoken = (card) => {
  if (card === "unknown") return t("table.unknown");
  const face = skin.value.face(card);
  const number = /^\d+$/.test(face.mark ?? "") ? ` ${face.mark}` : "";
  const name = [face.name + number, face.sub, face.note].filter(Boolean).join(", ");
  return card.face === "down" && !face.back ? t("table.face_down", { card: name }) : name;
};

/** What is drawn on a card. */
export const Drawn = plain((/** @type {{face: Face}} */ { face }) =>
  face.back
    ? html`<${Icon} name=${face.charge ?? "mark"} />`
    : html`<span class="band">${face.icon && html`<${Icon} name=${face.icon} />`}${face.mark}</span>
        ${face.crest && html`<${Icon} name=${face.crest} class="crest" />`}
        ${
          face.charge
            ? html`<${Icon} name=${face.charge} class="charge" />`
            : html`<span class="lt" aria-hidden="true">${face.letters}</span>`
        }
        <span class="cap"><b>${face.name}</b><span>${face.sub ?? ""}</span>
          ${face.note && html`<span class="law">${face.seal && html`<${Icon} name=${face.seal} />`}${face.note}</span>`}</span>`,
);

/** @param {Face} face */
export const faceClass = (face) =>
  face.back ? "back" : `${face.tone} ${face.extra ?? ""} ${face.charge ? "" : "gen"}`;

const RINGS = /** @type {Record<string, string>} */ ({ sel: "sel", can: "can", "": "" });
const LONG_PRESS = 450; // milliseconds

/**
 * A card one can point at: a click picks it if it is offered, and else opens its sheet; so do `I` and a long press.
 * While cards of the hand are chosen from, those that are not offered stand back.
 * @param {{id: string, card: Card, choosing: boolean, count?: number}} props `count`: how many equal cards it stands for
 */
export const HandCard = ({ id, card, choosing, count = 1 }) => {
  const hidden = covered.value;
  const state = stands(id);
  const face = hidden ? { name: t("table.covered"), tone: "", back: true } : skin.value.face(card);
  const watch = useLongPress(() => openCard(card, id));
  return html`<li>
    <button type="button" class=${`card ${faceClass(face)} ${state ? RINGS[state] : choosing && !hidden ? "off" : ""}`}
      data-part=${id} data-words="game"
      aria-pressed=${state ? String(state === "sel") : undefined}
      onClick=${() => hidden || press(id) || openCard(card, id)} ...${hidden ? {} : watch}>
      <span class="sr" data-words="game">${hidden ? t("table.covered") : spoken(card)}</span>
        ${count > 1 && html`<b class="times"><span class="sr">, </span>×${count}</b>`}
        <span class="drawn" aria-hidden="true"><${Drawn} face=${face} /></span>
    </button></li>`;
};

/** Opens the sheet of a card. @param {SeenCard} card @param {string} [part] where it lies: the sheet says why it cannot be chosen */
export const openCard = (card, part) => {
  if (card !== "unknown") sheet.value = { is: "card", card, part };
};

/** Opens the sheet of the card that a part names, if it names one. @param {string} id */
export const openPart = (id) => {
  const card = view.value && cardAt(view.value, id);
  if (card) openCard(card, id);
  return Boolean(card);
};

/** By a finger that stays, or by the right button: a click of the mouse may take its time. @param {() => void} act */
export const useLongPress = (act) => {
  const timer = useRef(0);
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      stop();
      if (event.pointerType !== "mouse") timer.current = setTimeout(act, LONG_PRESS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (/** @type {Event} */ event) => {
      event.preventDefault();
      stop();
      act();
    },
  };
};

/** The stretched button of a place, a seat or a lying card that may be chosen; nothing if it may not. */
export const Hit = plain((/** @type {{id: string, label?: string}} */ { id, label }) =>
  stands(id) ? html`<${Stretched} id=${id} label=${label} />` : null,
);

/** @param {{id: string, label?: string}} props */
const Stretched = ({
  id,
  label,
}) => html`<button type="button" class="hit" data-part=${id} aria-pressed=${String(stands(id) === "sel")}
  aria-label=${label ? `${partWords(id)}: ${label}` : partWords(id)} onClick=${() => press(id)}></button>`;

/** The class that says how a place stands. @param {string} id */
export const ring = (id) => /** @type {Record<string, string>} */ ({ sel: "chosen", can: "legal", "": "" })[stands(id)];

/** A card lying in a zone, small: a word for readers, a button where it may be chosen. */
export const Lying = plain(
  (
    /** @type {{id: string, card: Card, class?: string, children?: Children}} */ {
      id,
      card,
      class: classes = "",
      children,
    },
  ) => {
    const label = spoken(card);
    const unveiled = card.face === "down" && !skin.value.face(card).back; // as only a replay with all cards open shows it
    return html`<li class=${`${classes} ${ring(id)} ${unveiled ? "unveiled-card" : ""}`} data-card=${id} title=${label}>
    <${Hit} id=${id} /><span class="sr">${label}</span>${children}</li>`;
  },
);
