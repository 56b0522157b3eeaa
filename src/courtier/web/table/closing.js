// How long a brief question stays open.
import { computed, html, useEffect, useRef, useState } from "../html.js";
import { t } from "../i18n.js";
import { mySeat, serverNow, view } from "../state.js";
import { seatInfo } from "./seats.js";

/** Does a brief question leave no time behind it? @param {Clock|null|undefined} clock */
const isBrief = (clock) => clock && clock.grace === clock.late;

/** Is one asked a brief question oneself? */
export const brief = computed(() => mySeat.value !== null && Boolean(isBrief(seatInfo(mySeat.value)?.clock)));

/**
 * How much time a brief question leaves, as a bar that shrinks; nothing where players have time of their own left
 * behind it, or no clock runs. The bar is full at the moment when one first sees the question.
 */
export const Closing = () => {
  const clocks = view.value.asked.map((each) => seatInfo(each.seat)?.clock);
  const clock = clocks.find(isBrief);
  const [, tick] = useState(0);
  const full = useRef({ late: 0, seconds: 1 });
  const late = clock?.late ?? 0;
  useEffect(() => {
    if (!late) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), 250);
    return () => clearInterval(timer);
  }, [late]);
  if (!late) return null;
  const left = Math.max(0, late - serverNow());
  if (full.current.late !== late) full.current = { late, seconds: Math.max(1, left) };
  return html`<progress class="closing" max=${full.current.seconds} value=${left}
    aria-label=${t("table.closes", { n: Math.ceil(left) })}></progress>`;
};
