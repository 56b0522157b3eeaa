// What decided the game: the moves after which the strongest bot judged the position most differently.
import { html, Icon } from "../html.js";
import { t } from "../i18n.js";
import { names, table } from "../state.js";
import { signed } from "./breakdown.js";
import { lookedBack } from "./looked_back.js";

/** @typedef {import("./looked_back.js").Move} Move */

const SLIGHT = 0.5; // a change that is not worth a word

export const Decided = () => {
  const { code } = /** @type {TableInfo} */ (table.value);
  const { moves } = lookedBack.value;
  if (!moves.length) return null;
  return html`<section class="panel decided" aria-labelledby="decided-head"><header><h2 id="decided-head">${t("result.decided")}</h2>
    <p class="muted">${t("result.decided.help")}</p></header>
    <ol>${moves.map((move) => html`<${Moment} key=${move.step} move=${move} code=${code} />`)}</ol></section>`;
};

/** @param {{move: Move, code: string}} props */
const Moment = ({ move, code }) => html`<li><p data-words="game">${move.text}</p>
  <p class="muted">${touched(move).map(
    ([seat, change]) => html`<span key=${seat}><span data-words="person">${names.value[seat]}</span>
    <b class=${change > 0 ? "p" : "m"}> ${signed(change)}</b></span>`,
  )}</p>
  <a class="btn" href=${`/replay/${code}?as=open&step=${move.step}`}><${Icon} name="i-play" /><span>
    ${t("result.decided.look")}</span></a></li>`;

/** Whom it helped and whom it hurt most. @param {Move} move @returns {[number, number][]} */
const touched = ({ changes }) => {
  const all = changes.map((change, seat) => /** @type {[number, number]} */ ([seat, change]));
  all.sort((one, other) => other[1] - one[1]);
  return [all[0], all[all.length - 1]].filter(([, change]) => Math.abs(change) >= SLIGHT);
};
