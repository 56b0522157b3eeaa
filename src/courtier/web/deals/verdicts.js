// How a promise ended, as a seal and a word. Four shapes, so that colour never speaks alone.
import { html, Icon } from "../html.js";
import { t } from "../i18n.js";

const SEALS = /** @type {Record<string, string>} */ ({
  kept: "seal",
  broken: "seal-broken",
  against: "seal-broken",
  moot: "seal-open",
  excused: "seal-excused",
  open: "i-hourglass",
  over: "seal-open",
  done: "i-swap",
  words: "i-chat",
});

/** @param {{verdict: string}} props */
export const Seal = ({ verdict }) => html`<${Icon} name=${SEALS[verdict]} class=${`verdict-seal ${verdict}`} />`;

/** @param {string} verdict */
export const verdictWords = (verdict) => t(`deal.verdict.${verdict}`);

/** @param {LedgerClause} clause */
export const isKept = (clause) => clause.verdict === "kept";

/** While the game lasts, an act against a promise counts as broken. @param {LedgerClause} clause */
export const isBroken = (clause) => clause.verdict === "broken" || clause.verdict === "against";
