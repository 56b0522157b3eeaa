// What this person knows of the table that is open, as signals; and `send`, the one way to ask the table for something.
// Nothing here knows a rule. A screen reads `view.value`, `prompt.value` … and is drawn anew when they change.
import { batch, computed, effect, signal } from "@preact/signals";
import { TableConnection } from "./net.js";

const nothing = /** @type {any} */ (null); // for signals whose readers are drawn only while they hold something

/** What everybody may know about the table: seats, options, phase, who is asked. Null until the first welcome.
 *  @type {import("@preact/signals").Signal<TableInfo|null>} */
export const table = signal(null);
/** Who one is here: seat (null: one watches), host, muted, note. @type {import("@preact/signals").Signal<You|null>} */
export const you = signal(null);
/**
 * The game as one sees it, in the common envelope; null before the deal, when nothing is drawn that reads it.
 * @type {import("@preact/signals").Signal<View>}
 */
export const view = signal(nothing);
/** The open question in words: {eyebrow, question, choices: [{code, label, commit, follows, parts}]}; null if there is none.
 *  @type {import("@preact/signals").Signal<Prompt>} */
export const prompt = signal(nothing);
/**
 * The number of the open question, if one is asked: answers carry it.
 * @type {import("@preact/signals").Signal<number|null>}
 */
export const question = signal(null);
/** The open offers that one may see. @type {import("@preact/signals").Signal<OfferInfo[]>} */
export const offers = signal([]);
/** The sealed deals in words, as far as one may know them. @type {import("@preact/signals").Signal<LedgerDeal[]>} */
export const ledger = signal([]);
/**
 * Answers to the open question that a binding promise of one's own removes.
 * @type {import("@preact/signals").Signal<MissingAnswers[]>}
 */
export const missing = signal([]);
/**
 * One's own secret cards that set a goal, by kind: is it reached at present?
 * @type {import("@preact/signals").Signal<Record<string, boolean>>}
 */
export const aims = signal({});
/** By seat, the points that all can count at present. @type {import("@preact/signals").Signal<number[]>} */
export const openPoints = signal([]);
/**
 * What the coach of a guided game says; null without one.
 * @type {import("@preact/signals").Signal<import("./types.d.ts").CoachInfo|null>}
 */
export const coach = signal(null);
export const canBack = signal(false);
export const canUndo = signal(false);
/**
 * One's own turn while it is tried out: {answers, complete}; `view` and `prompt` show it.
 * @type {import("@preact/signals").Signal<DraftInfo|null>}
 */
export const draft = signal(null);
/** The story so far, oldest first: [{n, text, event, at}]. @type {import("@preact/signals").Signal<StoryLine[]>} */
export const story = signal([]);
/**
 * The story as the log tells it: a picture later where drawing the table took long, so that the table is seen
 * first.
 * @type {import("@preact/signals").Signal<StoryLine[]>}
 */
export const log = signal([]);
/**
 * The number of the last line that the story may tell: the staged end tells its own lines one by one. Infinity
 * while nothing is held back.
 * @type {import("@preact/signals").Signal<number>}
 */
export const toldUpTo = signal(Infinity);
/** All that was said and one may know of. @type {import("@preact/signals").Signal<Talk[]>} */
export const talk = signal([]);
/** "off" (no table open), "connecting", "open", "lost" (with `again`, seconds until the next try) or "closed" (with the reason in words).
 *  @type {import("@preact/signals").Signal<{is: string, text?: string, again?: number}>} */
export const connection = signal({ is: "off" });
/**
 * The last refusal in words, until one sends something else.
 * @type {import("@preact/signals").Signal<{code: string, text: string}|null>}
 */
export const refusal = signal(null);
/** Counts welcomes after the first: a skin that animates skips to the end when it changes. */
export const welcomes = signal(0);

const SOON = 10; // milliseconds: who has drawn the table within them draws the log into the same picture
const LATEST = 250; // milliseconds that what follows a picture may wait while one event comes upon the other

/** What is to follow the next picture, since when it waits, and the frame in which it comes. */
let following = /** @type {(() => void)[]} */ ([]);
let since = 0;
let frame = 0;

/**
 * Does something in the picture after the next one, and after that of an event that comes meanwhile; at once
 * where nobody looks.
 * @param {() => void} act
 */
export const afterPicture = (act) => {
  if (document.hidden) return follow(act);
  if (!following.length) since = performance.now();
  following.push(act);
  if (following.length > 1 && performance.now() - since > LATEST) return;
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => follow())));
};

/** @param {(() => void)[]} acts */
const follow = (...acts) => {
  const all = [...following, ...acts];
  following = [];
  batch(() => all.forEach((act) => act()));
};

/**
 * Does something when all is drawn that an event changes: into the same picture if that was soon, else after it.
 * @param {() => void} act
 */
const afterTable = (act) => {
  const begun = performance.now();
  const drawn = () => (performance.now() - begun < SOON ? act() : afterPicture(act));
  queueMicrotask(() => queueMicrotask(drawn)); // the table is drawn between the two
};

effect(() => {
  const [now, before] = [story.value, log.peek()];
  if (now.length && before.length) afterTable(() => (log.value = story.peek()));
  else log.value = now;
});

/** One's own seat, or null. */
export const mySeat = computed(() => you.value?.seat ?? null);
/** @template N, T @typedef {(name: N) => T} Watched */

/**
 * A signal for each name, made when it is first asked for: who reads it is drawn anew when it changes, and not with all else.
 * @template N, T
 * @param {(name: N) => T} look @returns {Watched<N, T>}
 */
export const watched = (look) => {
  /** @type {Map<N, import("@preact/signals").ReadonlySignal<T>>} */
  const made = new Map();
  return (name) => {
    if (!made.has(name))
      made.set(
        name,
        computed(() => look(name)),
      );
    return /** @type {import("@preact/signals").ReadonlySignal<T>} */ (made.get(name)).value;
  };
};

/**
 * A field of what all may know of the table.
 * @type {<F extends keyof TableInfo>(field: F) => TableInfo[F]|undefined}
 */
export const info = watched((/** @type {keyof TableInfo} */ field) => /** @type {any} */ (table.value?.[field]));
/** A field of what this game adds to its view. @type {Watched<string, any>} */
export const more = watched((field) => view.value?.more?.[field]);
/** Is one asked, and what for? */
export const asked = computed(() => question.value !== null && prompt.value !== null);
/** The names by seat: the same list as long as nobody comes or goes. */
export const names = computed(() => /** @type {string[]} */ (JSON.parse(roll.value)));
const roll = computed(() => JSON.stringify((table.value?.seats ?? []).map((each) => each.name)));

/** The address of the rules from here: at the rule that the open question is about, and with the way back. */
export const rulesHere = computed(() => {
  const question = view.value?.asked?.find((each) => each.seat === mySeat.value)?.question;
  return rulesAt(question ? { question } : {});
});
/** The same, at a question or at a card. @param {{question?: string, card?: string}} what */
export const rulesAt = (what) =>
  `/rules/${table.value?.game}?${new URLSearchParams({ table: table.value?.code ?? "", ...what })}`;

let ahead = 0; // how far the server's clock is ahead of ours, in seconds
/** The server's time in seconds since 1970, as well as we know it: deadlines are counted against it. */
export const serverNow = () => Date.now() / 1000 + ahead;

/** @type {TableConnection|null} */
let stream = null;

/** Only what the gallery may see is taken in. */
let gallery = false;

/** Opens a table; closes the one before. @param {string} code @param {{gallery?: boolean}} [how] */
export const open = (code, how = {}) => {
  close();
  gallery = how.gallery ?? false;
  stream = new TableConnection(code, {
    heard,
    connection: (now) => (connection.value = now),
    seen: () => [lastStory(), lastTalk()],
  });
  stream.open();
};

export const close = () => {
  stream?.close();
  stream = null;
  batch(() => {
    table.value = you.value = question.value = draft.value = refusal.value = coach.value = null;
    view.value = prompt.value = nothing;
    story.value = talk.value = offers.value = ledger.value = missing.value = openPoints.value = [];
    aims.value = {};
    canBack.value = canUndo.value = false;
    toldUpTo.value = Infinity;
    connection.value = { is: "off" };
    welcomes.value = 0;
  });
};

/**
 * Asks the table for something: `await send({do: "answer", question: question.value, action: 3})`.
 * The id is made here; a lost connection sends it again, and the table does it once.
 * @param {import("./types.d.ts").Wish} command
 * @returns {Promise<{ok: true} | {ok: false, code: string, text: string}>} a refusal also shows in `refusal`
 */
export const send = async (command) => {
  refusal.value = null;
  if (!stream) return { ok: false, code: "off", text: "" };
  const answer = await stream.send(command);
  if (!answer.ok) refusal.value = { code: answer.code, text: answer.text };
  return answer;
};

const lastStory = () => story.value.at(-1)?.n ?? 0;
const lastTalk = () => talk.value.at(-1)?.n ?? 0;

/**
 * Applies a welcome (all there is) or an update (a part that is left out has not changed).
 * @param {any} tiding its parts are read by name in a loop
 */
export const heard = (tiding) =>
  batch(() => {
    if (gallery && isPersonal(tiding.you ?? you.value)) return heardBySeat(tiding);
    ahead = tiding.now - Date.now() / 1000;
    const whole = tiding.is === "welcome";
    if (!whole && table.peek()?.phase === "play" && tiding.table?.phase === "over") toldUpTo.value = lastStory();
    const parts = { table, you, view, prompt, question, can_back: canBack, can_undo: canUndo, draft, coach };
    for (const [name, part] of Object.entries({ ...parts, offers, ledger, missing, aims, open_points: openPoints })) {
      if (name in tiding) part.value = kept(part.peek(), COMPLETED[name]?.(tiding[name]) ?? tiding[name]);
      else if (whole) part.value = name in parts ? (name.startsWith("can_") ? false : null) : [];
    }
    story.value = joined(story.value, tiding.story);
    talk.value = joined(talk.value, tiding.talk);
    if (whole) welcomes.value += 1;
  });

/** Does one see more than the gallery: by a seat, or over a player's shoulder? @param {You|null} who */
const isPersonal = (who) => who !== null && (who.seat != null || who.watching != null);

/** What everybody may know of a tiding that is for one seat. @param {Welcome|Update} tiding */
const heardBySeat = (tiding) => {
  if (tiding.table) table.value = completed(tiding.table);
  if (tiding.you) you.value = tiding.you;
  view.value = prompt.value = nothing;
  story.value = offers.value = ledger.value = missing.value = openPoints.value = [];
};

/** The wire leaves out what is as usual; here it is put back. @param {any} info @returns {TableInfo} */
export const completed = (info) => ({
  link: false,
  manners: false,
  match: 1,
  waiting: [],
  rematch: [],
  next: null,
  undoing: null,
  newcomer: null,
  takeovers: [],
  ...info,
  campaign: info.campaign ? { totals: [], sums: [], winners: [], ...info.campaign } : null,
  seats: info.seats.map((/** @type {any} */ seat) => ({
    level: null,
    state: "present",
    ready: false,
    bank: null,
    clock: null,
    moments: 0,
    shows: false,
    host: false,
    ...seat,
  })),
});

/** What the wire leaves out is put back. @type {Record<string, (part: any) => any>} */
const COMPLETED = {
  table: (info) => completed(info),
  offers: (all) => all.map((/** @type {any} */ each) => ({ counters: null, asks: false, why_not: "", ...each })),
  ledger: (all) =>
    all.map((/** @type {any} */ deal) => ({
      ...deal,
      clauses: (deal.clauses ?? []).map((/** @type {any} */ each) => ({ until: null, clause: null, ...each })),
    })),
};

/**
 * Shows a moment of a finished game in place of a live one: the replay draws the same table from it.
 * @param {{table: TableInfo, seat: number|null, view: View, story: StoryLine[], open_points?: number[]}} moment
 */
export const stage = (moment) =>
  batch(() => {
    table.value = kept(table.peek(), completed(moment.table));
    you.value = { seat: moment.seat, host: false, lang: "", muted: [], watching: null, note: "", orders: {} };
    view.value = kept(view.peek(), moment.view);
    story.value = moment.story;
    prompt.value = nothing;
    question.value = draft.value = coach.value = null;
    offers.value = ledger.value = missing.value = [];
    openPoints.value = moment.open_points ?? [];
    aims.value = {};
  });

/**
 * What came, with all that is as it was taken from what was there: the same zone is the same object.
 * @param {any} before @param {any} after @returns {any}
 */
const kept = (before, after) => {
  if (before === after || typeof before !== "object" || typeof after !== "object" || !before || !after) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  let same = Object.keys(before).length === Object.keys(after).length;
  for (const name of Object.keys(after)) {
    after[name] = kept(before[name], after[name]);
    same &&= after[name] === before[name] && name in before;
  }
  return same ? before : after;
};

/**
 * What is new comes at the end; a line that came before with the same number is replaced (a removed message).
 * @template {{n: number}} T
 * @param {T[]} known @param {T[]|undefined} fresh
 */
const joined = (known, fresh) => {
  if (!fresh?.length) return known;
  if ([known.at(-1) ?? { n: -Infinity }, ...fresh].every((each, place, all) => !place || each.n > all[place - 1].n))
    return [...known, ...fresh];
  const places = new Map(known.map((each, place) => [each.n, place]));
  const all = [...known];
  for (const each of fresh) {
    const place = places.get(each.n);
    if (place === undefined) all.push(each);
    else all[place] = each;
  }
  return all;
};
