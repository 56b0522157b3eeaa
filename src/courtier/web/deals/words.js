// The words of deals. Pages that say something as soon as they are loaded import this module first.
import { addWords } from "../i18n.js";
import de from "../i18n/de-deals.js";
import en from "../i18n/en-deals.js";

addWords({ en, de });
