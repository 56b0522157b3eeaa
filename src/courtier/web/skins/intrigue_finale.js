// The end of Game of Intrigue: hands are laid open and compared.
import { t } from "../i18n.js";

/** @type {Record<string, (event: SeatEvent) => import("../finale/reveals.js").Reveal>} */
const REVEALS = {
  ended: () => ({ stage: "hands" }),
  shown: ({ seat, cards }) => ({
    stage: "hands",
    seat,
    slip: {
      seat,
      key: "hand",
      label: t("finale.hand"),
      cards: cards.map((/** @type {string} */ kind) => ({ kind, face: "up" })),
    },
  }),
  valued: ({ seat, value }) => ({ stage: "values", seat, total: value }),
  won: ({ seat }) => ({ stage: "seal", seat }),
};

/** @type {import("../finale/reveals.js").Staging} */
export default {
  stages: ["hands", "values", "seal"],
  reveal: (event) => REVEALS[event.event]?.(event) ?? null,
  cover: (seen) => seen,
  board: false,
};
