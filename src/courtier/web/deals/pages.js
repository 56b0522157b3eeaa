// The pages for deals, loaded together when a game with deals opens.
import "./words.js";

export { Composer } from "./composer.js";
export { KeptWord, Ledger } from "./ledger.js";
export { Missing } from "./missing.js";
export { Offers } from "./offers.js";
export { Picks } from "./picks.js";
export { PublicDeals } from "./public.js";
