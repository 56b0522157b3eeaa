// Dûhr's chain of announcements: a thread with numbered knots, and the numbers on the board that point into it.
import { computed, html, Icon, plain } from "../html.js";
import { capital, t } from "../i18n.js";
import { more, story, view, watched } from "../state.js";
import { nameOf } from "../table/seats.js";
import { houseOf, word } from "./duhr_words.js";

/**
 * The lines of the story that announced what is on the thread, in its order.
 * @type {import("@preact/signals").ReadonlySignal<(StoryLine|undefined)[]>}
 */
const announcements = computed(() => {
  const knots = more("announced") ?? [];
  const told = story.value;
  const events = [];
  let at = told.length;
  for (let place = knots.length - 1; place >= 0; place -= 1) {
    const { seat, deed } = knots[place];
    const kind = deed === "negation" ? /^negated$/ : /^(announced_|triggered)/;
    do at -= 1;
    while (at >= 0 && !(told[at].event.seat === seat && kind.test(told[at].event.event)));
    events.unshift(told[at] ?? null);
  }
  return events;
});

/** What a deed is aimed at, in order: a card on a House, a House, a seat. @param {Glimpse} [event] @returns {string[]} */
const aims = (event) =>
  [event?.spot, event?.detail, event?.aim, event?.first, event?.second].filter((each) =>
    /^(house@|seat:)\d/.test(each ?? ""),
  );

/** The seat whose House that is. @param {string} aim */
const seatOf = (aim) => Number(/\d+/.exec(aim)?.[0]);

/** Is the deed aimed at that? @type {import("../state.js").Watched<string, boolean>} */
export const isAim = watched((id) => aims(announcements.value[0]?.event).includes(id));

/** The number of the deed on the card that it takes, and in wax on the free place where it would lay one. */
export const Aim = plain(
  (/** @type {{id: string}} */ { id }) =>
    isAim(id) && html`<i class=${`aim ${id.includes(":") ? "" : "to"}`} aria-hidden="true">1</i>`,
);

/** What lies open to negation: the deed, then each negation; what is undone is struck. */
export const Chain = () => {
  const knots = more("announced");
  const open = view.value.asked.some((each) => each.question === "negate");
  if (!knots.length && !open) return null;
  const lines = announcements.value;
  return html`<ol class="chain" aria-label=${t("du.chain")}>
    ${knots.map(
      (/** @type {GameFact} */ knot, /** @type {number} */ place) => html`<${Knot} key=${place} knot=${knot}
      line=${lines[place]} place=${place} last=${knots.length - 1} />`,
    )}
    ${
      open &&
      html`<li class="node open"><span class="num">?</span><${Icon} name="seal-open" class="cr" />
      <span class="tx"><b>${t("du.who_negates", { n: knots.length })}</b><small>
        ${t("du.asked", { n: view.value.asked.length })}</small></span></li>`
    }</ol>`;
};

/** @param {{knot: GameFact, line: StoryLine, place: number, last: number}} props */
const Knot = ({ knot, line, place, last }) => {
  return html`<li class=${`node ${knot.stands ? "" : "undone"}`} title=${line?.text}><span class="num">${place + 1}</span>
    <${Icon} name=${`du-${houseOf(knot.seat)}`} class="cr" />
    <span class="tx">
      ${knot.deed === "negation" ? html`<${Negation} knot=${knot} place=${place} />` : html`<b>${deedOf(knot)}</b>`}
        <small>${stateOf(knot, line?.event, place, last)}</small></span><${Paid} knot=${knot} event=${line?.event} /></li>`;
};

/**
 * Who negates what: where it is tight the name grows short, not what is done.
 * @param {{knot: GameFact, place: number}} props
 */
const Negation = ({ knot, place }) => {
  const [before, after] = t("du.negates", { name: "|", n: place }).split("|");
  return html`<b class="by">${before && html`<span>${before}</span>`}<span class="actor">${capital(nameOf(knot.seat))}
    </span><span>${after}</span></b>`;
};

/** @param {GameFact} knot */
const deedOf = (knot) => (knot.deed.startsWith("masterstroke") ? t("du.masterstroke") : word(knot.deed));

/** @param {GameFact} knot @param {Glimpse} event @param {number} place @param {number} last */
const stateOf = (knot, event, place, last) => {
  if (!knot.stands) return t("du.undone", { n: place + 2 });
  if (knot.deed === "negation") return t("du.stands");
  const way = aims(event).map((aim) => word(houseOf(seatOf(aim))));
  return way.length ? way.join(" → ") : last > 0 ? t("du.stands") : t("du.by", { name: nameOf(knot.seat) });
};

/** The suspicions that it cost. @param {{knot: GameFact, event?: Glimpse}} props */
const Paid = ({ knot, event }) => {
  if (!event?.house) return null;
  return html`<span class="paid" aria-hidden="true">
    ${Array.from({ length: knot.paid }, () => html`<i class=${`c5 susp du-${event.house}-c`}><${Icon} name="c-suspicion" /></i>`)}</span>`;
};
