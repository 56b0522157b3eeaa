// Advice while one chooses: what the strongest bot would do, against bots alone.
import { computed, html, Icon, signal } from "../html.js";
import { t } from "../i18n.js";
import { api } from "../net.js";
import { asked, info, mySeat, question } from "../state.js";
import { pathTo } from "./choosing.js";
import { choices, complete, covered, pick } from "./selection.js";

/** @typedef {{question: number|null, text: string, busy?: boolean}} Hint to that question: said, refused or still worked out */

/** @type {import("@preact/signals").Signal<Hint>} */
const latest = signal({ question: null, text: "" });

/** What is said of the open question. @type {import("@preact/signals").ReadonlySignal<Hint|null>} */
export const hint = computed(() =>
  latest.value.question !== null && latest.value.question === question.value ? latest.value : null,
);

/** Are all others bots? Then one may ask what to do. */
export const canAsk = computed(
  () =>
    asked.value &&
    !complete.value &&
    !covered.value &&
    info("phase") === "play" &&
    (info("seats") ?? []).every((each) => each.kind === "bot" || each.seat === mySeat.value),
);

/** Asks; the answer is picked, and sending it is still up to the person. @returns {Promise<string>} why not, or "" */
export const askHint = async () => {
  const number = question.value;
  if (number === null) return t("table.hint_not_asked");
  if (hint.value?.busy) return "";
  latest.value = { question: number, text: t("table.hint_thinks"), busy: true };
  try {
    const found = await api(`/api/tables/${info("code")}/hint`, { question: number });
    if (question.value !== number) return "";
    const answer = choices.value.find((each) => each.code === found.answer);
    if (answer) pick(pathTo(choices.value, answer));
    latest.value = { question: number, text: found.text };
    return "";
  } catch (error) {
    const reason = /** @type {Error} */ (error).message || t("table.hint_lost");
    latest.value = { question: number, text: reason };
    return reason;
  }
};

export const HintButton = () =>
  canAsk.value
    ? html`<button type="button" class="btn hint-button" aria-label=${t("table.hint")} title=${t("table.hint")}
        aria-keyshortcuts="W" aria-disabled=${String(Boolean(hint.value?.busy))} onClick=${askHint}>
        <${Icon} name="i-hint" /></button>`
    : null;

/** The hint, in the place of what follows. */
export const HintText = () => html`<p class="after grow hint" role="status">
  <span data-words="game">${hint.value?.text}</span></p>`;
