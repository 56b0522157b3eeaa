// Advice while one chooses: why something cannot be chosen; and against bots alone, what the strongest bot would do.
import { computed, html, Icon, signal, useEffect, useState } from "../html.js";
import { t } from "../i18n.js";
import { api } from "../net.js";
import { asked, info, mySeat, question, view } from "../state.js";
import { pathTo } from "./choosing.js";
import { choices, complete, covered, pick, stands } from "./selection.js";

/** @typedef {{question: number|null, text: string, busy?: boolean}} Hint to that question: said, refused or still worked out */

/** @type {import("@preact/signals").Signal<Hint>} */
const latest = signal({ question: null, text: "" });

/** What is said of the open question. @type {import("@preact/signals").ReadonlySignal<Hint|null>} */
export const hint = computed(() =>
  latest.value.question !== null && latest.value.question === question.value ? latest.value : null,
);

/** Are all others bots? Then one may ask what to do. */
export const amongBots = computed(() =>
  (info("seats") ?? []).every((each) => each.kind === "bot" || each.seat === mySeat.value),
);
export const canAsk = computed(
  () => asked.value && !complete.value && !covered.value && info("phase") === "play" && amongBots.value,
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

/** Why a part of the view cannot be chosen; "" if it can, or nobody knows. @param {string} part @returns {Promise<string>} */
const whyNot = async (part) => {
  if (!asked.value || complete.value || covered.value || info("phase") !== "play" || stands(part)) return "";
  const found = await api(`/api/tables/${info("code")}/why_not`, { part }).catch(() => null);
  return found?.text ?? "";
};

/** The part of a seat that the question is about: the seat itself, or a zone of it; null if it is about none. @param {number} seat */
const partOfSeat = (seat) => {
  const ids = choices.value.flatMap((each) => each.ids);
  if (ids.some((id) => id.startsWith("seat:"))) return `seat:${seat}`;
  const zones = view.value?.seats[seat]?.zones.map((each) => each.id) ?? [];
  return zones.find((zone) => /@\d+$/.test(zone) && ids.some((id) => id.startsWith(zone.replace(/\d+$/, "")))) ?? null;
};

/**
 * The reason as a line of a sheet; nothing while one may choose it.
 * @param {{part?: string, seat?: number}} props
 */
export const WhyNot = ({ part, seat }) => {
  const id = part ?? (seat === undefined ? null : partOfSeat(seat));
  const [text, setText] = useState("");
  useEffect(() => {
    let left = false;
    if (id) whyNot(id).then((found) => left || setText(found));
    return () => void (left = true);
  }, [id]);
  return text ? html`<p class="hint" role="status" data-words="game">${text}</p>` : null;
};

/** A click on something of the board that cannot be chosen says why, in the place of what follows. */
export const useWhyNot = () =>
  useEffect(() => {
    const tell = async (/** @type {Event} */ event) => {
      const target = event.target instanceof Element ? event.target : null;
      const found = target?.closest("button, a") ? null : target?.closest("[data-card], [data-place], [data-seat]");
      if (!(found instanceof HTMLElement) || !found.closest("#board, #seats")) return;
      const { card, place, seat } = found.dataset;
      const part = card ?? place ?? partOfSeat(Number(seat));
      const [number, text] = [question.value, part ? await whyNot(part) : ""];
      if (text && number === question.value) latest.value = { question: number, text };
    };
    document.addEventListener("click", tell);
    return () => document.removeEventListener("click", tell);
  }, []);

/** The hint or the reason, in the place of what follows. */
export const HintText = () => html`<p class="after grow hint" role="status" tabindex="0">
  <span data-words="game">${hint.value?.text}</span></p>`;
