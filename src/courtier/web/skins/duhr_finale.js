// The end of Dûhr: the Houses are counted, conspiracies and agendas open.
import { t } from "../i18n.js";
import { sourceName } from "../screens/breakdown.js";
import { view } from "../state.js";

/** @type {Record<string, (event: SeatEvent) => import("../finale/reveals.js").Reveal>} */
const REVEALS = {
  counted: ({ seat, points, status }) => ({
    stage: "houses",
    seat,
    points,
    slip: { seat, key: "house", label: sourceName(status), cards: houseOf(seat), points },
  }),
  conspiracy_told: ({ seat, house }) => ({
    stage: "agendas",
    seat,
    slip: { seat, key: "conspiracy", label: t("finale.conspiracy", { house: sourceName(house) }), icon: `du-${house}` },
  }),
  agenda_shown: ({ seat, agenda, points }) => ({
    stage: "agendas",
    seat,
    points,
    slip: { seat, key: "agenda", label: sourceName(agenda), icon: "c-agenda", points },
  }),
  won: ({ seat }) => ({ stage: "seal", seat }),
};

/** The cards that lie on a seat's House. @param {number} seat */
const houseOf = (seat) => view.value.seats[seat].zones.find((zone) => zone.kind === "house")?.cards ?? [];

/** @type {import("../finale/reveals.js").Staging} */
export default {
  stages: ["houses", "agendas", "seal"],
  reveal: (event) => REVEALS[event.event]?.(event) ?? null,
  cover: (seen) => seen,
  board: false,
};
