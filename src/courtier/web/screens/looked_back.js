// What the server finds when it looks back at a finished game: the moves that decided it, and the broken promises.
import { signal, useEffect } from "../html.js";
import { lang } from "../i18n.js";
import { api } from "../net.js";
import { table } from "../state.js";

/** @typedef {{step: number, seat: number, text: string, changes: number[]}} Move */
/** @typedef {Move & {deal: number, clause: number, turn: number}} Betrayal */
/** @typedef {{moves: Move[], betrayals: Betrayal[]}} Found */

const AGAIN = 1500; // milliseconds until one asks again for what is still worked out
const TIMES = 20;
const NOTHING = /** @type {Found} */ ({ moves: [], betrayals: [] });

export const lookedBack = signal(NOTHING);

/** Asks for it as long as it is worked out. The result page is whole without it. */
export const useLookingBack = () => {
  const { code, match } = /** @type {TableInfo} */ (table.value);
  useEffect(() => {
    let timer = 0;
    const ask = (/** @type {number} */ times) =>
      api(`/api/tables/${code}/decided`).then(
        (found) => {
          if (found.moves) lookedBack.value = found;
          else if (times > 1) timer = setTimeout(() => ask(times - 1), AGAIN);
        },
        () => {},
      );
    lookedBack.value = NOTHING;
    ask(TIMES);
    return () => clearTimeout(timer);
  }, [code, match, lang.value]);
};
