// The names of Dûhr's Houses, and who leads which.
import { more } from "../state.js";
import { cardWords } from "../table/selection.js";
import { capital } from "../i18n.js";

/** @param {string} key */
export const word = (key) => capital(cardWords.value.words[key] ?? cardWords.value.cards[key] ?? key);
/** @param {number} seat */
export const houseOf = (seat) => more("houses")[seat];
