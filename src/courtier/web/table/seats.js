// Who sits where: order round the table, presence, clocks.
import { computed, html, Icon, useEffect, useState } from "../html.js";
import { levelWords, list, minutes, t } from "../i18n.js";
import { info, mySeat, names, openPoints, serverNow, view, watched } from "../state.js";
import { SeatStamp } from "./stamps.js";

/** Seats clockwise from the reader's left; the reader last, or nobody if one watches. */
export const fromLeft = () => {
  const first = mySeat.value === null ? 0 : mySeat.value + 1;
  return Array.from({ length: count.value }, (_, step) => (first + step) % count.value);
};
const count = computed(() => view.value?.seats.length ?? 0);

/** The seats of the others, from the left. */
export const others = () => fromLeft().filter((seat) => seat !== mySeat.value);

/** A name, or “you”. @param {number} seat */
export const nameOf = (seat) => (seat === mySeat.value ? t("table.you") : (names.value[seat] ?? String(seat + 1)));

/** @param {number[]} seats */
export const namesOf = (seats) => list(seats.map(nameOf));

/** The same where something is said to them. @param {number[]} seats */
export const toNames = (seats) => list(seats.map((seat) => (seat === mySeat.value ? t("table.to_you") : nameOf(seat))));

/**
 * What all may know of a seat.
 * @type {import("../state.js").Watched<number, TableInfo["seats"][number]|null>}
 */
export const seatInfo = watched((seat) => info("seats")?.find((each) => each.seat === seat) ?? null);

/** Does a person sit there, to whom one can whisper? @param {number} seat */
export const isPerson = (seat) => seatInfo(seat)?.kind === "person";

/** Is that seat asked, by what all may know? @type {import("../state.js").Watched<number, boolean>} */
export const isAsked = watched((seat) => (view.value?.asked ?? []).some((each) => each.seat === seat));

/** What lies at a seat. @type {import("../state.js").Watched<number, GameZone[]>} */
export const zonesAt = watched((seat) => /** @type {GameZone[]} */ (view.value?.seats[seat]?.zones ?? []));

const HURRY = 20; // seconds from which a clock stands out
const TICK = 5; // and from which it says so

/**
 * The time that is left to a seat. It draws itself once a second and nothing else with it.
 * @param {{seat: number, own?: boolean}} props
 */
export const Clock = ({ seat, own }) => {
  const here = seatInfo(seat);
  const clock = here?.clock;
  const [, tick] = useState(0);
  useEffect(() => {
    if (!clock) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [clock?.late]);
  if (!clock && (here?.bank === undefined || here?.bank === null || own)) return null;
  const left = clock ? clock.late - serverNow() : Number(here?.bank);
  const urgent = clock && left <= HURRY;
  return html`<span class=${`clock ${urgent ? "pill hurry" : "muted"} ${clock && left <= TICK ? "ticks" : ""}`}>
    <${Icon} name="i-clock" /><span role="timer" aria-label=${t("table.time_left", { time: minutes(left) })}>${minutes(left)}</span>
    ${urgent && html`<span>${t("table.hurry")}</span>`}</span>`;
};

/** How a player is there: by the clock, as a bot, away, kept by a steward. @param {{seat: number}} props */
export const Presence = ({ seat }) => html`<${SeatStamp} seat=${seat} /><${State} seat=${seat} />`;

/** @param {{seat: number}} props */
const State = ({ seat }) => {
  const here = seatInfo(seat);
  if (!here) return null;
  if (here.kind === "bot")
    return html`<span class="clock muted"><${Icon} name="i-bot" />${t("table.bot")}
      <span class="level"> · ${levelWords(here.level)}</span></span>`;
  if (here.state && here.state !== "present" && info("phase") !== "over")
    return html`<span class="pill away"><${Icon} name=${here.state === "steward" ? "i-bot" : "i-hourglass"} />
      ${t(`table.state.${here.state}`)}</span>`;
  return html`<${Clock} seat=${seat} />`;
};

/**
 * The points of a seat that all can count at present; "" where there are none, and once the end counts them all.
 * @type {import("../state.js").Watched<number, string>}
 */
const pointsAt = watched((seat) => (view.value?.result ? "" : String(openPoints.value[seat] ?? "").replace("-", "−")));

/** The same in words. @param {number} seat */
export const pointsWords = (seat) => pointsAt(seat) && t("table.open_points", { n: pointsAt(seat) });

/** A small figure; what it is, it says when one points at it. @param {{seat: number}} props */
export const OpenPoints = ({ seat }) =>
  pointsAt(seat) &&
  html`<span class="points" title=${pointsWords(seat)}><span class="sr">${pointsWords(seat)}</span><b aria-hidden="true">
    ${pointsAt(seat)}</b></span>`;
