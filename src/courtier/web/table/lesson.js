// A guided game at this table: its coach, who is loaded only where there is one.
import { computed, effect, html, signal } from "../html.js";
import { coach, info } from "../state.js";

/** Is this a guided game whose lesson has not ended? The table makes room for the coach. */
export const coached = computed(() => info("lesson") === true && coach.value !== null);

/** The coach's page, once it is there. @type {import("@preact/signals").Signal<Component|null>} */
const page = signal(null);

effect(() => {
  if (!coached.value || page.peek()) return;
  Promise.all([import("../coach/coach.js"), import("../coach/words.js").then((words) => words.learnCoach())]).then(
    ([found]) => (page.value = found.Coach),
  );
});

/** What the coach says; nothing at other tables. */
export const Coach = () => (coached.value && page.value ? html`<${page.value} />` : null);
