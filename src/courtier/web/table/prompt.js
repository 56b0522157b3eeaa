// The prompt bar: why you are asked, the question, the choices, what follows, step back and commit; then your hand.
// Always the same five parts in the same order. Not asked: one line says whom the table waits for.
import { effect, html, Icon, plain, useEffect, useLayoutEffect, useRef } from "../html.js";
import { capital, t } from "../i18n.js";
import { gameOfCampaign } from "../screens/campaign.js";
import { settings } from "../settings.js";
import { asked, canBack, canUndo, draft, info, mySeat, prompt, question, send, view, you } from "../state.js";
import { canAsk, HintButton, HintText, hint } from "./advice.js";
import { HandCard } from "./card.js";
import { shownStep } from "./choosing.js";
import { brief, Closing } from "./closing.js";
import { canOffer, Missing, openComposer } from "./deals.js";
import { hasOrders, hasSeveralOrders, Orders } from "./orders.js";
import {
  armed,
  canStepBack,
  choices,
  chosen,
  clickOption,
  commit,
  complete,
  covered,
  deeds,
  doubleClick,
  lastOfDraft,
  options,
  over,
  picked,
  sealed,
  sending,
  stands,
  stepBack,
  way,
  zoneNow,
} from "./selection.js";
import { Clock, isAsked, nameOf, seatInfo } from "./seats.js";
import { skin } from "./skin.js";

const WIDEST_WORD = 9; // letters that fit into a third of a phone
const ONE_ROW = 3; // answers
const TWO_LINES = 110; // letters of what follows; more of them are smaller, and can be scrolled by keys
const THREE_LINES = 140; // letters; where an answer has more, there is room for a line more before one chooses
const MOST_LETTERS = 26; // and in all its lines together

export const Dock = () => {
  const asking = asked.value && !over.value;
  return html`<section class=${`dock ${asking ? "asking" : "resting"} ${handClass()}`} aria-label=${t("table.decision")}>
    <h1 class="sr" data-words="game">
      ${[skin.value.title(info("game") ?? ""), info("title"), gameOfCampaign()].filter(Boolean).join(" · ")}</h1>
    <${Closing} />${asking ? html`<${Ask} />` : html`<${Waiting} />`}
    <${Hand} asking=${asking} />
  </section>`;
};

const FAN = 5; // cards from which on they overlap
/** The dock makes room for the hand by its size. */
const handClass = () => {
  const cards = mySeat.value === null ? null : stacked(zoneNow("hand")?.cards);
  return cards
    ? `h${Math.min(cards.length, 9)} ${cards.length < FAN ? "" : "fan"}`
    : mySeat.value === null
      ? "bare"
      : "";
};

const Ask = () => {
  const done = complete.value;
  const head = useRef(/** @type {HTMLElement|null} */ (null));
  useFocusBack(head);
  return html`<div class=${`ask ${deeds.value ? "with-deeds" : ""}`}>
    <div class="ask-head"><${Icon} name="seal" class="seal" />
      <div class="grow"><${Eyebrow} text=${prompt.value.eyebrow} />
        <h2 class="question" tabindex="-1" ref=${head} data-words=${done ? undefined : "game"}>
          ${done ? t("table.shall_it_be") : prompt.value.question}</h2>
        ${!done && !covered.value && html`<${Path} />`}</div>
      ${mySeat.value !== null && html`<${Clock} seat=${mySeat.value} own />`}
    </div>
    ${covered.value ? html`<${Covered} />` : done ? html`<${Whole} />` : html`<${Answers} />`}
  </div>`;
};

const Answers = () => html`<${Note} /><${Choices} /><${Missing} />
  ${hasSeveralOrders.value && html`<div class="only-wide"><${Orders} /></div>`}<${Confirm} />`;

/**
 * After an answer the focus returns to the question, never to the top of the page. It is set after the page is painted:
 * who has moved it since the question was drawn keeps it where they put it.
 * @param {{current: HTMLElement|null}} head
 */
const useFocusBack = (head) => {
  const key = `${question.value}|${draft.value?.answers.length ?? 0}|${complete.value}`;
  const before = useRef(key);
  const drawn = useRef(/** @type {Element|null} */ (null));
  useLayoutEffect(() => {
    drawn.current = document.activeElement;
  }, [key]);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    const at = document.activeElement;
    if (!at || at === document.body || (at === drawn.current && at.closest(".dock")))
      head.current?.focus({ preventScroll: true });
  }, [key]);
};

/**
 * What goes away with the question does not keep the focus until then: the browser would lay out the half-drawn
 * table to take it back.
 */
effect(() => {
  void question.value;
  const at = document.activeElement;
  if (!asked.value && at instanceof HTMLElement && at.closest(".ask")) at.blur();
});

const Eyebrow = plain((/** @type {{text: string}} */ { text }) => {
  const [first, ...rest] = text.split(" · ");
  return html`<p class="eyebrow" data-words="game"><b>${first}</b>${rest.length > 0 && ` · ${rest.join(" · ")}`}</p>`;
});

/** What is chosen so far, as a path. */
const Path = () => {
  const before = way.value.steps.filter((each) => each.id !== null && each !== shownStep(way.value));
  if (!before.length) return null;
  return html`<p class="chosen-path"><span class="sr">${t("table.chosen_so_far")} </span>${before.map(
    (step, at) => html`
    <button type="button" class="step" data-words="game" onClick=${() => (picked.value = picked.value.slice(0, at))}>
      ${step.options.find((each) => each.id === step.id)?.words}</button><${Icon} name="i-fwd" />`,
  )}</p>`;
};

/** What the question is about for oneself. */
const Note = () =>
  prompt.value.note
    ? html`<p class="note-of-mine" data-words="game">
      <${Icon} name=${skin.value.crestOf(mySeat.value ?? 0) ?? "seal-open"} />${prompt.value.note}</p>`
    : null;

const Choices = () => {
  const offered = options.value;
  const at = shownStep(way.value).id;
  const only = offered.length === 1 && way.value.chosen !== null;
  const inSteps = Math.max(...way.value.steps.map(mostAhead)) > ONE_ROW;
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useStepFocus(box, offered.map((each) => each.id).join());
  const words = offered.map((each) => capital(skin.value.partWords(each.id) ?? each.words));
  const notes = offered.map((each) => each.note || skin.value.partNote(each.id));
  const icons = offered.map((each) => skin.value.partIcon(pointed(each), view.value));
  const keys = apart(words);
  const people = offered.some((each) => each.id.startsWith("seat:"));
  return html`<ul
    class=${`choices n${Math.min(offered.length, 9)} ${people ? "people" : ""} ${deeds.value ? "deeds" : ""} ${inSteps ? "steps" : ""} ${
      choices.value.some((each) => each.ahead) ? "plans" : ""
    } ${
      notes.some(Boolean) ? "with-notes" : words.some(isLong) ? "long" : ""
    }`} ref=${box} data-rove aria-label=${t("table.choices")}>
    ${offered.map(
      (each, place) => html`<li key=${keys[place]}>
      <button type="button" class="choice" data-choice=${each.id} aria-pressed=${String(only || each.id === at)}
        aria-keyshortcuts=${place < 9 && settings.keys.value ? String(place + 1) : undefined} onClick=${() => only || answer(each.id)}
        onDblClick=${() => (only ? commit() : doubleClick(each.id))}>
        ${icons[place] && html`<${Icon} name=${icons[place]} />`}
        <${Words} words=${words[place]} note=${notes[place]} /></button></li>`,
    )}
  </ul>`;
};

/**
 * The most answers that the list shows at a step or the next.
 * @param {import("./choosing.js").Course["steps"][number]} step @param {number} place
 */
const mostAhead = ({ options: offered }, place) =>
  Math.max(
    offered.length,
    ...offered
      .filter((each) => each.choices.length > 1)
      .map((each) => new Set(each.choices.map(({ ids }) => ids[place + 1])).size),
  );

/** What the symbol of an option shows: the card of a deed, where there is one. @param {import("./choosing.js").Option} option */
const pointed = ({ id, choices: [first, ...rest] }) =>
  rest.length || !first.deed ? id : (first.ids.find((each) => each.startsWith("hand:")) ?? id);

/** At a brief question one press answers it: there is no time for two. @param {string} id */
const answer = (id) => {
  if (clickOption(id) && brief.value && chosen.value) commit();
};

/** Opens the form for an offer, beside one's own hand. */
const DealButton = () =>
  canOffer.value
    ? html`<button type="button" class="btn deal-button" aria-label=${t("deal.button")} aria-keyshortcuts="O"
        onClick=${() => openComposer()}>
        <${Icon} name="i-deal" /><span>${t("deal.button")}</span></button>`
    : null;

/** An answer in words; what all may know of it stands below, small. */
const Words = plain((/** @type {{words: string, note?: string}} */ { words, note }) =>
  note
    ? html`<span class="noted" data-words="game"><b title=${words}>${words}</b><small>${note}</small></span>`
    : html`<span data-words="game">${words}</span>`,
);

/**
 * Who was in the list when its step changed stays in it.
 * @param {{current: HTMLElement|null}} box
 * @param {string} key
 */
const useStepFocus = (box, key) => {
  const inside = useRef(false);
  useEffect(() => {
    if (inside.current && !box.current?.contains(document.activeElement))
      box.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [key]);
  useEffect(() => {
    const note = () => (inside.current = Boolean(box.current?.contains(document.activeElement)));
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
};

/** Does a word of it need more than a third of a phone? @param {string} words */
const isLong = (words) =>
  words.length > MOST_LETTERS || words.split(/[\s,-]/).some((word) => word.length > WIDEST_WORD);

const Confirm = () => {
  const answer = chosen.value;
  const whole = answer && way.value.steps.length > 1 && !deeds.value ? answer.label : ""; // a deed names it already
  const isMuch = answer !== null && whole.length + answer.follows.length > TWO_LINES;
  return html`<div class=${`confirm ${canAsk.value ? "with-hints" : ""} ${hasMuchToSay() ? "roomy" : ""}`}>
    ${
      hint.value
        ? html`<${HintText} />`
        : !answer && hasOrders.value && !hasSeveralOrders.value
          ? html`<div class="grow only-wide"><${Orders} /></div><p class="after before-orders">${t(firstWords())}</p>`
          : html`<p class=${`after grow ${answer ? "" : "only-wide"} ${isMuch ? "much" : ""}`} data-words=${answer ? "game" : undefined}
          tabindex=${isMuch ? 0 : undefined}>
      ${answer ? html`${whole && html`<b>${whole}.</b> `}${answer.follows}` : t(firstWords())}</p>`
    }
    <${HintButton} /><${DealButton} /><${Back} />
    <button type="button" class="btn btn-wax commit" disabled=${!answer || sending.value}
      data-words=${answer && !armed.value ? "game" : undefined} onClick=${commit}>
      ${armed.value ? t("table.press_again") : (answer?.commit ?? t("table.choose"))}</button>
  </div>`;
};

/** Does any answer have more to say than three lines? */
const hasMuchToSay = () => choices.value.some((each) => each.follows.length > THREE_LINES);

/** What is said before anything is chosen. */
const firstWords = () => (brief.value ? "table.one_press" : "table.choose_first");

/** The turn is whole: it is carried out when one says so. */
const Whole = () => {
  const last = lastOfDraft.value;
  return html`<p class="after whole" data-words="game">${last && html`<b>${last.label}.</b> ${last.follows}`}</p>
    <div class="confirm"><p class="after grow only-wide">${t("table.turn_whole")}</p>
      <button type="button" class="btn anew" onClick=${() => send({ do: "drop" })}>${t("table.anew")}</button>
      <${Back} />
      <button type="button" class="btn btn-wax commit" disabled=${sending.value} onClick=${commit}>
        ${armed.value ? t("table.press_again") : t("table.end_turn")}</button>
    </div>`;
};

const Back = () => {
  if (!canStepBack.value) return null;
  const undo = !picked.value.length && !draft.value?.answers.length && !canBack.value && canUndo.value;
  return html`<button type="button" class="btn back" onClick=${stepBack} aria-label=${t(undo ? "table.undo" : "table.step_back")}>
    <${Icon} name="i-undo" /><span class="only-wide">${t(undo ? "table.undo" : "table.back")}</span></button>`;
};

const Covered = () => html`<div class="confirm"><p class="after grow">${t("table.covered_prompt")}</p>
  <button type="button" class="btn" onClick=${() => (covered.value = false)}><${Icon} name="i-eye" />${t("table.uncover")}</button></div>`;

/** Not asked: who is waited for, or how it ended. */
const Waiting = () => {
  const over = Boolean(view.value.result);
  const waited = view.value.seats
    .map((each) => each.seat)
    .find((/** @type {number} */ seat) => isAsked(seat) && seat !== mySeat.value);
  return html`<div class="wait">
    <${Icon} name=${over ? "seal" : sealed.value ? "seal" : "i-hourglass"} class=${over || sealed.value ? "seal" : ""} />
    <h2 class="grow" data-words="game">${prompt.value?.waiting ?? t("table.wait")}</h2>
    ${!over && waited !== undefined && html`<${Clock} seat=${waited} own />`}
    <${DealButton} />${!over && html`<${SkipButton} /><${Absent} />`}
    ${
      !over &&
      canUndo.value &&
      html`<button type="button" class="btn back" onClick=${() => send({ do: "undo" })}><${Icon} name="i-undo" />
        ${t("table.undo")}</button>`
    }
  </div>${!over && html`<${Orders} />`}`;
};

/** Somebody who is waited for is not there: it is said here, and the host can let a steward play. */
const Absent = () => {
  const gone = view.value.seats
    .map((each) => each.seat)
    .filter((/** @type {number} */ seat) => isAsked(seat) && seat !== mySeat.value && isGone(seat));
  return gone.map(
    (
      /** @type {number} */ seat,
    ) => html`<span class="absent" key=${seat}><span>${t("table.absent", { name: nameOf(seat) })}</span>
      ${
        you.value?.host &&
        html`<button type="button" class="btn" onClick=${() => send({ do: "entrust", seat })}>${t("table.entrust")}</button>`
      }</span>`,
  );
};

/** @param {number} seat */
const isGone = (seat) => seatInfo(seat)?.kind === "person" && ["away", "late"].includes(seatInfo(seat)?.state ?? "");

/** Lets the bots play on at once until one is asked; for the host, while only bots are waited for. */
const SkipButton = () => {
  const seats = view.value.seats.map((each) => each.seat).filter(isAsked);
  const bots = seats.length > 0 && seats.every((/** @type {number} */ seat) => seatInfo(seat)?.kind === "bot");
  if (!bots || !you.value?.host || mySeat.value === null) return null;
  return html`<button type="button" class="btn skip-bots" onClick=${() => send({ do: "tempo", bots: "skip" })}>
    <${Icon} name="i-fwd" />${t("table.skip")}</button>`;
};

/** @typedef {{card: Card, place: number, count: number}} Stack a card of the hand, and how many equal ones lie with it */

/**
 * The cards of a hand as they are drawn: one by one, or equal ones together where the skin says so. Covered ones
 * are never told apart.
 * @param {Card[]|undefined} cards
 * @returns {Stack[]|undefined}
 */
const stacked = (cards) => {
  if (!cards || !skin.value.stacksHand || covered.value)
    return cards?.map((card, place) => ({ card, place, count: 1 }));
  /** @type {Map<string, Stack>} */
  const stacks = new Map();
  cards.forEach((card, place) => {
    const stack = stacks.get(card.kind);
    if (stack) stack.count += 1;
    else stacks.set(card.kind, { card, place, count: 1 });
  });
  return [...stacks.values()];
};

/** @param {{asking: boolean}} props */
const Hand = ({ asking }) => {
  const cards = zoneNow("hand")?.cards;
  const stacks = stacked(cards);
  if (!stacks || mySeat.value === null) return null;
  const keys = apart(stacks.map(({ card }) => card.kind ?? card));
  const choosing =
    asking && info("phase") === "play" && cards.some((_, /** @type {number} */ place) => stands(`hand:${place}`));
  const slots = asking || cards.length ? Math.max(0, skin.value.handSize() - cards.length) : 0;
  return html`<div class="minehand"><${skin.value.Mine} />
    <ul class=${`hand n${Math.min(stacks.length, 9)} ${stacks.length < FAN ? "" : "fan"}`}
      aria-label=${t("table.your_hand", { n: cards.length })} data-rove id="hand" tabindex="-1">
      ${stacks.map(
        ({ card, place, count }, at) => html`<${HandCard} key=${keys[at]}
        id=${`hand:${place}`} card=${card} count=${count} choosing=${choosing} />`,
      )}
      ${Array.from({ length: slots }, (_, place) => html`<li key=${`slot${place}`} class="slot" aria-hidden="true"></li>`)}
    </ul></div>`;
};

/**
 * A key for each, by which a card or an answer stays itself where it comes to another place.
 * @param {string[]} kinds
 */
const apart = (kinds) =>
  kinds.map((kind, place) => `${kind} ${kinds.slice(0, place).filter((other) => other === kind).length}`);
