// The end of Hof-Verrat (H-END-7): spies turn, families swing, districts are counted, missions open.
import { sourceName } from "../screens/breakdown.js";
import { skin } from "../table/skin.js";

const SPY = ".spy";

/** @type {Record<string, (event: SeatEvent) => import("../finale/reveals.js").Reveal>} */
const REVEALS = {
  revealed: () => ({ stage: "spies" }),
  judged: () => ({ stage: "families" }),
  counted: ({ seat, points }) => ({ stage: "districts", seat, points }),
  mission_shown: ({ seat, mission, points }) => ({
    stage: "missions",
    seat,
    points,
    slip: slip(seat, mission, points),
  }),
  won: ({ seat }) => ({ stage: "seal", seat }),
};

/** @param {number} seat @param {string} mission @param {number} points */
const slip = (seat, mission, points) => ({
  seat,
  key: mission,
  label: sourceName(mission),
  icon: "c-agenda",
  tone: skin.value.face({ kind: mission, face: "up" }).tone,
  points,
});

/**
 * The view while spies still lie face down. Each event shows the next spy of its place, in the order in which they
 * lie there.
 * @param {View} view @param {Glimpse[]} told @param {Glimpse[]} untold
 */
const cover = (view, told, untold) => {
  const hidden = untold.filter((event) => event.event === "revealed");
  if (!hidden.length) return view;
  const shown = (/** @type {string} */ spot) =>
    told.filter((each) => each.event === "revealed" && each.spot === spot).length;
  const zone = (/** @type {Zone} */ each) =>
    each.cards ? { ...each, cards: covered(/** @type {Card[]} */ (each.cards), shown(each.id)) } : each;
  return {
    ...view,
    common: view.common.map(zone),
    seats: view.seats.map((seat) => ({ ...seat, zones: seat.zones.map(zone) })),
    more: { ...view.more, ...standingBefore(view, hidden) },
  };
};

/** All spies but the first ones face down. @param {Card[]} cards @param {number} open @returns {Card[]} */
const covered = (cards, open) => {
  let spies = 0;
  return cards.map((card) => {
    if (!card.kind?.endsWith(SPY)) return card;
    spies += 1;
    return spies > open ? { ...card, kind: "spy", face: "down" } : card;
  });
};

/** How the families stand without these spies. @param {View} view @param {Glimpse[]} hidden */
const standingBefore = (view, hidden) => {
  const rows = view.more.options.cards?.role ?? [];
  const weight = rows.find((/** @type {GameFact} */ row) => row.id === "spy")?.weight ?? 1;
  const standing = /** @type {Record<string, number[]>} */ (structuredClone(view.more.standing));
  for (const { spot, card } of hidden)
    if (spot.startsWith("table:")) standing[card.split(".")[0]][spot === "table:above" ? 0 : 1] -= weight;
  const { esteem_lead: up = 1, disgrace_lead: down = 1 } = view.more.options;
  const esteem = Object.fromEntries(
    Object.entries(standing).map(([family, [above, below]]) => [
      family,
      above - below >= up ? "esteemed" : below - above >= down ? "disgraced" : "neutral",
    ]),
  );
  return { standing, esteem };
};

/** @type {import("../finale/reveals.js").Staging} */
export default {
  stages: ["spies", "families", "districts", "missions", "seal"],
  reveal: (event) => REVEALS[event.event]?.(event) ?? null,
  cover,
  board: true,
};
