// One column per player: what was revealed at the seat, and the tower of points that climbs by it.
import { html, Icon } from "../html.js";
import { capital, t } from "../i18n.js";
import { mySeat, names } from "../state.js";
import { faceClass } from "../table/card.js";
import { skin } from "../table/skin.js";
import { signed } from "../screens/breakdown.js";
import { height } from "./reveals.js";

const USUAL = 14; // points that a tower has room for; above, the scale shrinks for all alike
const MANY = 8; // cards of a slip that are drawn one by one

/** @param {{steps: import("./reveals.js").Step[], at: number, stages: string[]}} props */
export const Ladder = ({ steps, at, stages }) => {
  const now = steps[at];
  const highest = Math.max(USUAL, ...(steps.at(-1)?.towers ?? []).map(height), ...now.towers.map(height));
  const bringing = stages.filter((stage) =>
    steps.at(-1)?.towers.some((tower) => tower.some((part) => part.from === stage)),
  );
  return html`<ol class=${`ladder n${names.value.length}`} aria-label=${t("result.points")} style=${{ "--most": highest }}>
    ${names.value.map((_, seat) => html`<${Column} key=${seat} seat=${seat} steps=${steps} at=${at} stages=${bringing} />`)}</ol>`;
};

/** @param {{seat: number, steps: import("./reveals.js").Step[], at: number, stages: string[]}} props */
const Column = ({ seat, steps, at, stages }) => {
  const now = steps[at];
  const tower = now.towers[seat];
  const won = now.won.includes(seat);
  const total = height(tower);
  const slips = steps.flatMap((each, place) =>
    each.reveal.slip?.seat === seat ? [{ slip: each.reveal.slip, place }] : [],
  );
  return html`<li class=${`pl ${won ? "win" : ""} ${now.reveal.seat === seat ? "now" : ""}`}>
    <h3 class="cut" data-words="person">${skin.value.crestOf(seat) && html`<${Icon} name=${skin.value.crestOf(seat)} />`}
      ${seat === mySeat.value ? t("result.you", { name: names.value[seat] }) : capital(names.value[seat])}</h3>
    <div class="tower">${won && html`<${Icon} name="seal" class="sealw" />`}
      <span class="num">${signed(total).replace("+", "")}</span>
      ${total < 0 ? html`<span class="neg"></span>` : html`<${Tower} tower=${tower} stages=${stages} />`}</div>
    <ul class="slips" data-words="game">${slips.map(
      ({ slip, place }) => html`<${Slip} key=${slip.key} slip=${slip} open=${place <= at} fresh=${place === at} />`,
    )}</ul></li>`;
};

/** @param {{tower: import("./reveals.js").Part[], stages: string[]}} props */
const Tower = ({ tower, stages }) =>
  html`<span class="tw" aria-hidden="true">${tower
    .filter((part) => part.points > 0)
    .map(
      (part, place) => html`<i key=${place} class=${`part${Math.max(0, stages.indexOf(part.from)) % 5}`}
      style=${{ "--v": part.points }}></i>`,
    )}</span>`;

/** @param {{slip: import("./reveals.js").Slip, open: boolean, fresh: boolean}} props */
const Slip = ({ slip, open, fresh }) => {
  if (!open)
    return html`<li class=${`turned shut ${slip.tone ?? ""}`}><${Icon} name="mark" /><span class="sr">${t("finale.shut")}</span></li>`;
  return html`<li class=${`turned ${slip.tone ?? ""} ${fresh ? "just" : ""}`}>
    ${!slip.cards && slip.icon && html`<${Icon} name=${slip.icon} />`}
    ${slip.cards ? html`<${Cards} cards=${slip.cards} label=${slip.label} />` : html`<span>${slip.label}</span>`}
    ${slip.points !== undefined && html`<b>${signed(slip.points)}</b>`}</li>`;
};

/** @param {{cards: SeenCard[], label: string}} props */
const Cards = ({
  cards,
  label,
}) => html`<span class="laid"><span class="what">${label}</span><span class="cards" aria-hidden="true">
  ${cards.slice(0, MANY).map((card, place) => html`<${Small} key=${place} card=${card} />`)}
  ${cards.length > MANY && html`<em>+${cards.length - MANY}</em>`}</span></span>`;

/** @param {{card: SeenCard}} props */
const Small = ({ card }) => {
  const face = card === "unknown" || card.face === "down" ? null : skin.value.face(card);
  return face
    ? html`<i class=${`mini5 ${faceClass(face)}`} title=${face.name}><${Icon} name=${face.charge ?? face.icon ?? "mark"} /></i>`
    : html`<i class="mini5 back"><${Icon} name="mark" /></i>`;
};
