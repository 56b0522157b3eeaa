// Game of Intrigue: the salon. Five phases as a line of words; the desk is the stage for trade, announcement,
// vote and draw.
import { html, Icon } from "../html.js";
import { capital, t } from "../i18n.js";
import { more, mySeat, view } from "../state.js";
import { Hit, ring, useLongPress } from "../table/card.js";
import { cardAt, zoneAt } from "../table/choosing.js";
import { cardWords, sheet, zoneNow } from "../table/selection.js";
import { isAsked, nameOf, OpenPoints, others, Presence, zonesAt } from "../table/seats.js";
import generic from "./generic.js";
import { hookWords, opened, Stage } from "./intrigue_parts.js";

const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple"];
const PHASES = ["discussion", "trade", "announcement", "vote", "draw"];

/** @param {string} key */
const word = (key) => capital(cardWords.value.words[key] ?? key);
/** The crest of a seat's colour. @param {number} seat */
const crestOf = (seat) => `in-${more("colours")[seat]}`;

/** @param {Card} card @returns {import("../table/card.js").Face} */
const face = (card) => {
  const parts = card.kind.split(".");
  const colour = COLOURS.includes(parts[0]) ? parts.shift() : "";
  const illegal = cardWords.value.marks?.[card.kind];
  return {
    name: word(parts[0]),
    sub: colour ? word(colour) : parts[0] === "standing" ? undefined : t("in.no_colour"),
    note: illegal,
    seal: illegal && "seal-broken",
    tone: colour ? `in-${colour}-c` : "in-plain",
    crest: colour ? `in-${colour}` : undefined,
    charge: `c-${parts[0]}`,
    mark: cardWords.value.numbers?.[card.kind],
    extra: illegal ? "in ill" : "in",
  };
};

const Board =
  () => html`<ul class=${`seats n${others().length}`} id="seats" data-words="game" aria-label=${t("table.seats")}>
    ${others().map((seat) => html`<${Player} key=${seat} seat=${seat} />`)}</ul>
  <${Phases} /><${Stage} />`;

/** @param {{seat: number}} props */
const Player = ({ seat }) => {
  const id = `seat:${seat}`;
  const out = !more("living").includes(seat);
  const open = () => (sheet.value = { is: "seat", seat });
  return html`<li class=${`seat ${out ? "out" : ""} ${isAsked(seat) ? "turn" : ""} ${ring(id)}`} data-seat=${seat} ...${useLongPress(open)}>
    <${Hit} id=${id} /><${Icon} name=${crestOf(seat)} class="tok" />
    <h3 class="name"><button type="button" class="plainbtn" data-words="game" title=${nameOf(seat)} onClick=${open}>
      ${nameOf(seat)}</button></h3>
    <${Standing} seat=${seat} /><${Counts} seat=${seat} />
    <p class=${`sub ${isBound(seat) ? "bound" : ""}`}>
      ${out ? html`<span class="pill">${t("in.out")}</span>` : html`<${Presence} seat=${seat} />`}
        <${Effects} seat=${seat} /></p><${Marks} seat=${seat} /></li>`;
};

/** Standing as columns; lost ones stay, faint. @param {{seat: number}} props */
const Standing = ({ seat }) => {
  const left = zoneNow(`standing@${seat}`).cards.length;
  const most = Math.max(left, more("options").start_standing ?? left);
  return html`<span class="stand" role="img" aria-label=${t("in.standing", { n: left })}>
    ${Array.from({ length: most }, (_, place) => html`<i class=${place < left ? "" : "lost"}><${Icon} name="c-standing" /></i>`)}</span>`;
};

/** @param {{seat: number}} props */
const Counts = ({ seat }) => {
  const size = (/** @type {string} */ kind) => {
    const zone = zonesAt(seat).find((each) => each.kind === kind);
    return zone?.count ?? zone?.cards?.length ?? 0;
  };
  return html`<span class="cnt"><${OpenPoints} seat=${seat} />
    <span title=${t("zone.hand")}><i class="hb" aria-hidden="true"></i><span class="sr">
    ${t("zone.hand")} </span>${size("hand")}</span>
    <span title=${t("in.own_pile")}><i class="hb pp" aria-hidden="true"></i><span class="sr">${t("in.own_pile")} </span>
      ${size("pile")}</span></span>`;
};

/** Is a hook in that seat, or a threat over it? @param {number} seat */
const isBound = (seat) =>
  more("threatened").includes(seat) || more("hooks").some((/** @type {GameFact} */ hook) => hook.target === seat);

/** Hook and threat as pills; struck once the vote is over. @param {{seat: number}} props */
const Effects = ({ seat }) => {
  const [hooks, threatened] = [more("hooks"), more("threatened")];
  const over = more("phase") === "draw" ? "over" : "";
  return html`${hooks
    .filter((/** @type {GameFact} */ hook) => hook.target === seat)
    .map(
      (/** @type {GameFact} */ hook) => html`<span
    class=${`eff ${over}`} title=${hookWords(hook)}><${Icon} name="c-hook" /><span>${hookWords(hook)}</span></span>`,
    )}
    ${
      threatened.includes(seat) &&
      html`<span class=${`eff ${over}`}><${Icon} name="c-threat" /><span>${t("in.threatened")}</span></span>`
    }`;
};

/** What the backs of a hand show, where all may read them. @param {{seat: number}} props */
const Marks = ({ seat }) => {
  const backs = more("backs");
  if (!backs) return null;
  return html`<ul class="marks" aria-label=${t("in.backs")}>${backs.hands[seat].map((/** @type {number} */ mark) => {
    const [number, law] = backs.words[mark].split(" ");
    return html`<li class=${law === "illegal" ? "ill" : ""}>${number}<span class="sr"> ${t(`in.${law}`)}</span></li>`;
  })}</ul>`;
};

const Phases = () => {
  const at = PHASES.indexOf(more("phase"));
  return html`<ol class="phases" aria-label=${t("in.phases")}>
    ${PHASES.map(
      (phase, place) => html`<li key=${phase} class=${place < at ? "done" : place === at ? "now" : ""}
      aria-current=${place === at ? "step" : undefined} data-words="game">${word(phase)}</li>`,
    )}</ol>`;
};

/** Own colour, standing and pile beside the hand. */
const Mine = () => {
  const seat = mySeat.value;
  if (seat === null) return null;
  return html`<div data-words="game" class=${`me ${ring(`seat:${seat}`)}`} data-seat=${seat}>
    <${Hit} id=${`seat:${seat}`} /><span class="row"><${Icon} name=${crestOf(seat)} class="tok" /><b class="serif">
      ${t("table.You")}</b></span><${Standing} seat=${seat} /><${Counts} seat=${seat} /><${Effects} seat=${seat} /></div>`;
};

/** @param {string} id @param {View} seen */
const partIcon = (id, seen) => {
  const seat = seatOf(id);
  if (seat !== undefined) return `in-${seen.more.colours[seat]}`;
  const card = cardAt(seen, id);
  if (!card || card === "unknown") return undefined;
  const { crest, charge } = face(card);
  return crest ?? charge;
};

/** Somebody by name: the seat, or the note in a vote, says the rest. @param {string} id */
const partWords = (id) => {
  const seat = seatOf(id);
  if (seat === undefined) return undefined;
  return seat !== mySeat.value ? nameOf(seat) : isVote() ? t("in.yourself") : undefined;
};

/** In a vote, how much each has to lose. @param {string} id */
const partNote = (id) => {
  const seat = seatOf(id);
  return seat === undefined || !isVote()
    ? undefined
    : t("in.standing", { n: zoneNow(`standing@${seat}`).cards.length });
};

/** The seat that a part is, if it is one. @param {string} id */
const seatOf = (id) => {
  const seat = /^seat:(\d+)$/.exec(id)?.[1];
  return seat === undefined ? undefined : Number(seat);
};

const isVote = () => view.value.asked.some((each) => each.question === "vote");

/** @param {Glimpse} event */
const about = (event) => {
  if (event.event === "swapped" || event.event === "returned") return "i-swap";
  return typeof event.seat === "number" && more("colours") ? crestOf(event.seat) : "i-log";
};

/** An objection, or the votes while one draws, need the desk's whole room. */
const mood = () => {
  if (typeof more("trade")?.accuser === "number") return "contested";
  return more("phase") === "draw" && opened() ? "counted" : "";
};

/** @param {View} seen */
const turnWords = (seen) => (seen.more.round ? t("in.round", { n: seen.more.round }) : "");

export default {
  ...generic,
  face,
  Board,
  crestOf,
  /** The hand is the secret here. */
  secrets: () => (mySeat.value === null ? [] : ["hand"]),
  Mine,
  partIcon,
  partWords,
  partNote,
  about,
  mood,
  /** @param {View} seen */
  meta: (seen) => [turnWords(seen), t("in.draw_pile", { n: zoneAt(seen, "draw").count })],
  /** @param {View} seen */
  turn: (seen) => seen.more.round,
  turnWords,
};
