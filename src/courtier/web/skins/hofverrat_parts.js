// What lies on the board of Hof-Verrat: cards and their faces, districts as counters, tiles, the middle of a column.
import { html, Icon } from "../html.js";
import { capital, t } from "../i18n.js";
import { more } from "../state.js";
import { Lying, openCard } from "../table/card.js";
import { cardWords, stands, zoneNow } from "../table/selection.js";

export const FAMILIES = ["butterfly", "toad", "nightingale", "hare", "stag", "carp"];

export const SIDES = [
  ["table:above", "up"],
  ["table:below", "down"],
];

const SPY = "spy";
const MANY = 15; // tiles of a district that take two rows

/** By standing: the class of the middle, and the sign. @type {Record<string, string[]>} */
const LOOKS = { esteemed: ["up", "▲"], neutral: ["eq", "="], disgraced: ["dn", "▼"] };

/** @param {string} key */
export const word = (key) => capital(cardWords.value.words[key] ?? key);
/** Long names may break. @param {string} name */
const soft = (name) => name.replace("Schmetter", "Schmetter\u00ad");

/** @param {Card} card @returns {import("../table/card.js").Face} */
export const face = (card) => {
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
export const familyOf = (card) => (card.face === "down" ? "queen" : card.kind.split(".")[0]);

/** @param {number} points */
export const signed = (points) => (points > 0 ? `+${points}` : String(points).replace("-", "−"));

/**
 * A district as seven counters with marks of roles; while one chooses a victim in it, every card.
 * @param {{zone: string, open: boolean}} props
 */
export const Counters = ({ zone, open }) => {
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

/** @param {{id: string, card: Card}} props */
export const Tile = ({ id, card }) => {
  const drawn = face(card);
  if (drawn.back) return html`<${Lying} id=${id} card=${card} class="t back"><${Icon} name="c-spy" /><//>`;
  return html`<${Lying} id=${id} card=${card} class=${`t ${drawn.tone}`}>
    <span aria-hidden="true" onClick=${() => stands(id) || openCard(card)}>
    <${Icon} name=${drawn.charge} class="fm" />${drawn.icon && html`<${Icon} name=${drawn.icon} />`}
      ${drawn.mark && html`<u>${drawn.mark}</u>`}</span><//>`;
};

/** How the court thinks of a family, as the view tells it. @param {string} family */
export const standingOf = (family) => {
  const [above, below] = more("standing")[family];
  const state = more("esteem")[family];
  const [look, sign] = LOOKS[state];
  return { above, below, state, look, sign, words: cardWords.value.words[state] };
};

/** @param {{family: string}} props */
export const Middle = ({ family }) => {
  if (family === "queen") {
    const spies = SIDES.flatMap(([zone]) => zoneNow(zone).cards).filter((card) => familyOf(card) === "queen").length;
    return html`<div class="mid q"><${Icon} name="hv-queen" /><b>${t("hv.queen")}</b><small>${t("hv.spies", { n: spies })}</small></div>`;
  }
  const { above, below, look, sign, words } = standingOf(family);
  return html`<div class=${`mid ${look}`}><${Icon} name=${`hv-${family}`} /><b>${soft(word(family))}</b>
    <small><i aria-hidden="true">${sign}</i> ${above}:${below}
      <span class="state"> ${words}</span></small></div>`;
};
