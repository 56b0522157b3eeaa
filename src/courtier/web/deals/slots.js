// The gaps of a clause: a list to choose from, several things at once, or free words.
import { html, useId } from "../html.js";

/** @typedef {{value: string|number, words: string, most?: number, until?: number}} SlotChoice */
/** @typedef {{field: keyof Clause, words: string, choices: SlotChoice[]}} Slot */

const MOST_LETTERS = 400;
const MOST_PICKS = 9;

/** @param {{slot: Slot, value: GapValue, most: number, fill: (value: GapValue) => void}} props */
export const Gap = ({ slot, value, most, fill }) => {
  if (slot.field === "text")
    return html`<label class="gap words"><span>${slot.words}</span>
      <input value=${value} maxlength=${MOST_LETTERS} autocomplete="off"
        onInput=${(/** @type {Typed} */ event) => fill(event.target.value)} /></label>`;
  if (slot.field === "picks")
    return html`<div class="gap several" role="group" aria-label=${slot.words}><span>${slot.words}</span>
      <${Several} choices=${slot.choices} chosen=${value} most=${Math.min(most, MOST_PICKS)} choose=${fill} /></div>`;
  return html`<${OneOf} slot=${slot} value=${value} most=${most} fill=${fill} />`;
};

/** @param {{slot: Slot, value: GapValue, most: number, fill: (value: GapValue) => void}} props */
const OneOf = ({ slot, value, most, fill }) => {
  const id = useId();
  const offered = slot.field === "count" ? slot.choices.filter((each) => Number(each.value) <= most) : slot.choices;
  const choose = (/** @type {Chosen} */ event) =>
    fill(offered.find((each) => String(each.value) === event.target.value)?.value ?? "");
  return html`<span class="gap"><label for=${id} class="sr">${slot.words}</label>
    <select id=${id} value=${String(value)} onChange=${choose}>${offered.map(
      (each) => html`<option value=${String(each.value)} selected=${each.value === value}>${each.words}</option>`,
    )}</select></span>`;
};

/**
 * Several of what one has; a thing that one has twice is there twice.
 * @param {{choices: SlotChoice[], chosen: GapValue[], most: number, choose: (chosen: GapValue[]) => void}} props
 */
export const Several = ({ choices, chosen, most, choose }) => {
  const press = (/** @type {SlotChoice} */ choice, /** @type {number} */ n) => {
    const rest = chosen.filter((each) => each !== choice.value);
    const now = chosen.length - rest.length;
    const next = now === n ? n - 1 : n;
    if (rest.length + next <= most) choose([...rest, ...Array(next).fill(choice.value)]);
  };
  return html`<span class="several">${choices.flatMap((each) =>
    Array.from({ length: each.most ?? 1 }, (_, place) => {
      const held = chosen.filter((value) => value === each.value).length > place;
      return html`<button type="button" class="choice" aria-pressed=${String(held)} data-words="game"
        onClick=${() => press(each, place + 1)}>${each.words}</button>`;
    }),
  )}</span>`;
};
