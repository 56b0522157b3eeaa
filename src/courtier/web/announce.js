// The two live regions: polite for what happens, assertive for "your turn" and nothing else.
import { html, signal } from "./html.js";

const polite = signal("");
const urgent = signal("");

/** Lets a screen reader say it; no text: there is nothing more to say. @param {string} text @param {boolean} [now] */
export const announce = (text, now = false) => {
  const region = now ? urgent : polite;
  region.value = text && region.peek() === text ? `${text}\u00a0` : text;
};

export const Announcements = () => html`
  <div class="sr live" role="status" aria-live="polite" aria-atomic="true" data-words="game">${polite.value}</div>
  <div class="sr live" role="alert" aria-live="assertive" aria-atomic="true" data-words="game">${urgent.value}</div>`;
