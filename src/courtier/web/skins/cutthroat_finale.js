// The end of Cutthroat Kingdoms: purses, gems, land, food and bastards are counted, source by source.
import { sourceName } from "../screens/breakdown.js";

const SOURCES = ["coins", "gems", "land", "food", "bastard"];
/** @type {Record<string, string>} */
const ICONS = { coins: "c-coin", gems: "c-hoard", land: "c-merc", food: "c-dish", bastard: "c-bastard" };

/** @param {SeatEvent} event @returns {import("../finale/reveals.js").Reveal|null} */
const reveal = ({ event, seat, source, points }) => {
  if (event === "won") return { stage: "seal", seat };
  if (event !== "counted" || points === 0) return null;
  return {
    stage: source,
    seat,
    points,
    slip: { seat, key: source, label: sourceName(source), icon: ICONS[source], points },
  };
};

/** @type {import("../finale/reveals.js").Staging} */
export default { stages: [...SOURCES, "seal"], reveal, cover: (seen) => seen, board: false };
