// Stamps that people put on a seat, on a line of the story, or on something that was said.
import { computed, effect, html, signal } from "../html.js";
import { list, t } from "../i18n.js";
import { connection, mySeat, names, send, serverNow, talk, watched } from "../state.js";

const SEEN = 6; // seconds that a stamp lies on a seat; the story keeps it

/** The stamps that there are, in the reader's language. @type {import("@preact/signals").Signal<{name: string, text: string}[]>} */
export const stamps = signal([]);
/** The line whose stamps lie open to choose from: `s12` of the story, `t3` of the talk. */
export const stampingOn = signal("");
export const canStamp = computed(() => mySeat.value !== null && connection.value.is === "open");

/** @typedef {{seat: number}|{line: number}|{message: number}} Place */

/** Does it lie on a line, so that the line shows it? @param {Talk} said */
export const liesOnLine = (said) => Boolean(said.stamp && (said.on_line || said.on_message));

/**
 * What lies on a line, by its key: text and names of each kind of stamp, as JSON, so that a line changes with it only.
 * @type {import("../state.js").Watched<string, string>}
 */
const lyingOn = watched((key) => {
  /** @type {Record<string, string[]>} */
  const found = {};
  for (const said of talk.value)
    if (said.text && (key[0] === "s" ? said.on_line : said.on_message) === Number(key.slice(1)))
      (found[said.text] ??= []).push(said.name);
  return JSON.stringify(Object.entries(found));
});

/** What lies on a line, and the choice while one wants to add to it. @param {{place: string}} props */
export const LineStamps = ({ place }) => {
  const lying = /** @type {[string, string[]][]} */ (JSON.parse(lyingOn(place)));
  const open = stampingOn.value === place && canStamp.value;
  const target = place[0] === "s" ? { line: Number(place.slice(1)) } : { message: Number(place.slice(1)) };
  return html`${
    lying.length > 0 &&
    html`<span class="lying">${lying.map(
      ([text, who]) => html`<span class="stamp" key=${text} title=${list(who)}>
        <span aria-hidden="true">${text}${who.length > 1 && ` ${who.length}`}</span>
        <span class="sr">${t("stamp.by", { stamp: text, names: list(who) })}</span></span>`,
    )}</span>`
  }${open && html`<${StampChoice} on=${target} close=${() => (stampingOn.value = "")} />`}`;
};

/** Opens the choice at a line, or shuts it; a card's name in the line is pressed for itself. @param {string} place */
export const opensStamps = (place) => (/** @type {Event & {target: Element}} */ event) => {
  if (!canStamp.value || event.target.closest("button, [role=button]")) return;
  stampingOn.value = stampingOn.value === place ? "" : place;
};

/** All stamps, to put one there. @param {{on: Place, close?: () => void}} props */
export const StampChoice = ({ on, close }) => {
  const press = (/** @type {string} */ stamp) => {
    send({ do: "react", stamp, ...on });
    close?.();
  };
  return html`<span class="stamps" role="group" aria-label=${t("stamp.choose")}>${stamps.value.map(
    ({ name, text }) => html`<button type="button" class="stamp" key=${name} data-words="game"
      onClick=${() => press(name)}>${text}</button>`,
  )}</span>`;
};

/** The stamp that whoever types means, by the beginning of its name or of its word. @param {string} typed */
export const stampCalled = (typed) =>
  stamps.value.find(({ name, text }) =>
    [name, text.toLowerCase()].some((each) => typed && each.startsWith(typed.toLowerCase())),
  )?.name;

/** What lies on seats just now. @type {import("@preact/signals").Signal<Talk[]>} */
const fresh = signal([]);
effect(() => {
  const young = talk.value.filter((said) => said.stamp && said.text && said.on_seat != null && age(said) < SEEN);
  fresh.value = young;
  if (!young.length) return;
  const timer = setTimeout(() => (fresh.value = []), 1000 * (SEEN - age(young[young.length - 1])));
  return () => clearTimeout(timer);
});

/** @param {Talk} said */
const age = (said) => serverNow() - said.at;

/** @type {import("../state.js").Watched<number, string>} */
const onSeat = watched((seat) => fresh.value.findLast((said) => said.on_seat === seat)?.text ?? "");

/** For a few seconds; what is read out and what the story keeps says who put it there. @param {{seat: number}} props */
export const SeatStamp = ({ seat }) =>
  onSeat(seat) && html`<span class="stamp on-seat" aria-hidden="true" data-words="game">${onSeat(seat)}</span>`;

/** In words, where it is not at its line. @param {Talk} said */
export const stampWords = (said) =>
  said.on_seat == null ? said.name : t("stamp.to", { name: said.name, to: names.value[said.on_seat] ?? "" });
