// The coach's words and style sheet, for every page on which he speaks.
import { stylesheet } from "../html.js";
import { addWords } from "../i18n.js";

/** Loads them; once is enough. */
export const learnCoach = () =>
  (loading ??= Promise.all([import("../i18n/en-coach.js"), import("../i18n/de-coach.js"), stylesheet("coach")]).then(
    ([en, de]) => addWords({ en: en.default, de: de.default }),
  ));
/** @type {Promise<void>|null} */
let loading = null;
