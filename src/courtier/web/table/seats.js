// Who sits where: order round the table, presence, clocks.
import { html, Icon, useEffect, useState } from "../html.js";
import { levelWords, list, minutes, t } from "../i18n.js";
import { mySeat, names, serverNow, table, view } from "../state.js";

/** Seats clockwise from the reader's left; the reader last, or nobody if one watches. */
export const fromLeft = () => {
  const count = view.value?.seats.length ?? 0;
  const first = mySeat.value === null ? 0 : mySeat.value + 1;
  return Array.from({ length: count }, (_, step) => (first + step) % count);
};

/** The seats of the others, from the left. */
export const others = () => fromLeft().filter((seat) => seat !== mySeat.value);

/** A name, or “you”. @param {number} seat */
export const nameOf = (seat) => (seat === mySeat.value ? t("table.you") : (names.value[seat] ?? String(seat + 1)));

/** @param {number[]} seats */
export const namesOf = (seats) => list(seats.map(nameOf));

/** The same where something is said to them. @param {number[]} seats */
export const toNames = (seats) => list(seats.map((seat) => (seat === mySeat.value ? t("table.to_you") : nameOf(seat))));

/** @param {number} seat */
export const seatInfo = (seat) => table.value?.seats.find((each) => each.seat === seat) ?? null;

/** Is that seat asked, by what all may know? @param {number} seat */
export const isAsked = (seat) => (view.value?.asked ?? []).some((/** @type {any} */ each) => each.seat === seat);

const HURRY = 20; // seconds from which a clock stands out
const TICK = 5; // and from which it says so

/**
 * The time that is left to a seat. It draws itself once a second and nothing else with it.
 * @param {{seat: number, own?: boolean}} props
 */
export const Clock = ({ seat, own }) => {
  const info = seatInfo(seat);
  const clock = info?.clock;
  const [, tick] = useState(0);
  useEffect(() => {
    if (!clock) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [clock?.late]);
  if (!clock && (info?.bank === undefined || info?.bank === null || own)) return null;
  const left = clock ? clock.late - serverNow() : Number(info?.bank);
  const urgent = clock && left <= HURRY;
  return html`<span class=${`clock ${urgent ? "pill hurry" : "muted"} ${clock && left <= TICK ? "ticks" : ""}`}>
    <${Icon} name="i-clock" /><span role="timer" aria-label=${t("table.time_left", { time: minutes(left) })}>${minutes(left)}</span>
    ${urgent && html`<span>${t("table.hurry")}</span>`}</span>`;
};

/** How a player is there: by the clock, as a bot, away, kept by a steward. @param {{seat: number}} props */
export const Presence = ({ seat }) => {
  const info = seatInfo(seat);
  if (!info) return null;
  if (info.kind === "bot") return html`<span class="clock muted"><${Icon} name="i-bot" />${t("table.bot")}<span class="level"> · ${levelWords(info.level)}</span></span>`;
  if (info.state && info.state !== "present")
    return html`<span class="pill away"><${Icon} name=${info.state === "steward" ? "i-hand" : "i-hourglass"} />${t(`table.state.${info.state}`)}</span>`;
  return html`<${Clock} seat=${seat} />`;
};
