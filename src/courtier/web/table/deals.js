// Deals at a table: whether there are any, and the pages for them, which are loaded only in a game with deals.
import { computed, effect, html, signal, stylesheet } from "../html.js";
import { api } from "../net.js";
import { info, mySeat, offers, send } from "../state.js";
import { over, sheet } from "./selection.js";

/** Do players make deals at this table? */
export const dealing = computed(() => info("options")?.deals === "table");
/** Stock phrases that are about a deal: where deals exist they open the form for an offer. */
export const NEGOTIATING = ["promise", "truce", "spare_me", "ally"];

/** The pages for deals, once they are there. @type {import("@preact/signals").Signal<Pages|null>} */
const pages = signal(null);
/** Can one make an offer now? */
export const canOffer = computed(
  () => pages.value !== null && dealing.value && mySeat.value !== null && info("phase") === "play" && !over.value,
);

/** Does an offer lie on the table that one is a party of? The board makes room for it. */
export const offered = computed(
  () => dealing.value && offers.value.some((each) => mySeat.value !== null && each.parties.includes(mySeat.value)),
);

/** Loads the pages with their words and their style sheet, once. */
export const loadPages = () =>
  (loading ??= Promise.all([import("../deals/pages.js"), stylesheet("deals")]).then(([found]) => {
    pages.value = found;
  }));
/** @type {Promise<void>|null} */
let loading = null;

effect(() => {
  if (dealing.value) loadPages();
});

/** A part of these pages; nothing in a game without deals. @param {string} name */
const part = (name) => (/** @type {object} */ props) => {
  const Part = dealing.value && pages.value?.[name];
  return Part ? html`<${Part} ...${props} />` : null;
};
/** The offers that one is a party of, in the middle of the table. */
export const Offers = part("Offers");
/** What is offered and what was agreed, in the rail. */
export const Ledger = part("Ledger");
/** The offers and deals that all may know, on the big screen. */
export const PublicDeals = part("PublicDeals");
/** How often a player kept word to oneself, and broke it: `<${KeptWord} seat=${2} />`. */
export const KeptWord = part("KeptWord");
/** The form for an offer, as a sheet. */
export const Composer = part("Composer");
/** The goods that one gives unseen when signing, as a sheet. */
export const Picks = part("Picks");
/** Why answers are missing: promises that bind remove them. */
export const Missing = part("Missing");

/**
 * Opens the form for an offer: to these seats, or as an answer to an offer.
 * @param {number[]} [partners]
 * @param {OfferInfo} [countered]
 */
export const openComposer = (partners = [], countered) => {
  sheet.value = { is: "deal", partners, countered };
  return true;
};

/**
 * Asks the table about a deal that is not offered yet.
 * @param {{partners: number[]}|{deal: PlainDeal|string}} question
 * @returns {Promise<any>} `{terms}` for partners, a `TriedDeal` for a deal
 */
export const ask = (question) => api(`/api/tables/${info("code")}/compose`, question);

/**
 * Makes the offer that was typed. Returns what to tell the person if it was not understood.
 * @param {string} typed
 * @returns {Promise<string>}
 */
export const offerTyped = async (typed) => {
  try {
    const { deal, asks } = await ask({ deal: typed });
    const done = await send({ do: "offer", deal, asks, seconds: 120 });
    return done.ok ? "" : done.text;
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
};
