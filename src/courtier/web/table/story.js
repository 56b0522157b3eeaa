// The story: one sentence per event, talk between them as slips, turns as headings. Only what is near is drawn.
import { announce } from "../announce.js";
import { computed, effect, html, Icon, signal, useEffect, useMemo, useRef, useState } from "../html.js";
import { capital, list, t } from "../i18n.js";
import { log, mySeat, names, serverNow, talk, toldUpTo } from "../state.js";
import { openCard } from "./card.js";
import { cardWords, covered } from "./selection.js";
import { nameOf, seatInfo, toNames } from "./seats.js";
import { skin } from "./skin.js";
import { liesOnLine, LineStamps, opensStamps, stampWords } from "./stamps.js";

const LOW = 40; // pixels: most lines are higher, so that so many fill the window
const MORE = 10; // lines that may come before the oldest are taken away, all at once: what stays does not move
const END = 200; // pixels from its beginning at which more is drawn

/** All lines but those that the staged end will tell. */
const toldLines = computed(() => log.value.filter((line) => line.n <= toldUpTo.value));
/** The lines that the story tells: without bookkeeping, and several told as one. */
const shownLines = computed(() =>
  toldLines.value.flatMap((line) => (line.fold ? [] : [line.brief ? { ...line, text: line.brief } : line])),
);

/** What one wants to read: everything, only what came since one's own last deed, only what concerns one player. */
const wanted = {
  all: signal(false),
  since: signal(false),
  seat: signal(/** @type {number|null} */ (null)),
};
effect(() => {
  void mySeat.value; // at another table one begins with the whole story
  wanted.all.value = wanted.since.value = false;
  wanted.seat.value = null;
});

const SEATS = ["seat", "whom", "partner", "owner", "to", "by"]; // fields of events that name a player

/** Does a line concern that player? @param {Glimpse} event @param {number} seat */
const concerns = (event, seat) => SEATS.some((field) => event[field] === seat);

/** The lines as one wants to read them. */
const wantedLines = computed(() => {
  const lines = wanted.all.value ? toldLines.value : shownLines.value;
  const recent = wanted.since.value ? lines.slice(sinceOwn(lines)) : lines;
  const { value: seat } = wanted.seat;
  return seat === null ? recent : recent.filter(({ event }) => skin.value.heading(event) || concerns(event, seat));
});

/** The place after one's last own deed; the beginning of one's own turn is none. @param {StoryLine[]} lines */
const sinceOwn = (lines) => {
  const isDeed = (/** @type {StoryLine} */ { event }) => event.seat === mySeat.value && !skin.value.heading(event);
  return lines.findLastIndex(isDeed) + 1;
};

/** Above the story: what one wants to read of it. */
const Wanted = () => html`<div class="wanted" role="group" aria-label=${t("story.wanted")}>
  ${mySeat.value !== null && html`<${Toggle} on=${wanted.since} words=${t("story.since")} />`}
  <select class="pick" aria-label=${t("story.player")} value=${wanted.seat.value ?? ""}
    onChange=${(/** @type {Chosen} */ { target }) => (wanted.seat.value = target.value === "" ? null : Number(target.value))}>
    <option value="">${t("story.everybody")}</option>
    ${names.value.map((name, seat) => html`<option value=${seat} data-words="game">${capital(nameOf(seat) || name)}</option>`)}
  </select>
  <${Toggle} on=${wanted.all} words=${t("story.all")} /></div>`;

/** @param {{on: import("@preact/signals").Signal<boolean>, words: string}} props */
const Toggle = ({ on, words }) =>
  html`<button type="button" class="btn btn-quiet" aria-pressed=${String(on.value)}
    onClick=${() => (on.value = !on.value)}>${words}</button>`;

/** @param {{talkOnly?: boolean}} props */
export const Story = ({ talkOnly }) => {
  const [most, setMost] = useState(nearby);
  const all = useMemo(
    () => (talkOnly ? words.value.map(said) : merged(wantedLines.value, wantedTalk())),
    [wantedLines.value, words.value, talkOnly],
  );
  const near = all.slice(useStart(all.length, most));
  // The box is turned round by its style: it stays at its end by itself, and what comes before does not move
  // what is read.
  const scrolled = (/** @type {{currentTarget: HTMLElement}} */ event) => {
    const at = event.currentTarget;
    if (at.scrollHeight - at.clientHeight + at.scrollTop < END && near.length < all.length) setMost(most + nearby());
  };
  const last = all.at(-1);
  return html`${!talkOnly && html`<${Wanted} />`}<div class="story" onScroll=${scrolled} tabindex="0" role="region"
    aria-label=${t(talkOnly ? "table.talk" : "table.story")}><div class="lines">
    ${
      near.length < all.length &&
      html`<button type="button" class="btn btn-quiet" onClick=${() => setMost(most + nearby())}>${t("table.earlier")}</button>`
    }
    ${!all.length && html`<p class="muted">${t(nothing(talkOnly))}</p>`}
    ${near.map((each) =>
      each.line
        ? html`<${Told} key=${each.key} line=${each.line} newest=${each === last} />`
        : html`<${Said} key=${each.key} said=${each.talk} />`,
    )}
  </div></div>`;
};

/** Why there is nothing to read. @param {boolean|undefined} talkOnly */
const nothing = (talkOnly) =>
  talkOnly ? "table.nothing_said" : wanted.since.value ? "story.nothing_since" : "table.nothing_yet";

/** All that was said, but what bots say of the end before the staged end has told it. */
const heardWords = computed(() => {
  const untold = log.value.find((line) => line.n > toldUpTo.value);
  const runsAhead = (/** @type {Talk} */ { seat, at }) =>
    untold && at >= untold.at && seat !== null && seatInfo(seat)?.kind === "bot";
  return untold ? talk.value.filter((each) => !runsAhead(each)) : talk.value;
});
/** Of it what is no stamp on a line: the lines show those. */
const words = computed(() => heardWords.value.filter((each) => !liesOnLine(each)));

/** What was said, as far as it fits what one wants to read. */
const wantedTalk = () => {
  const first = wanted.since.value ? (wantedLines.value[0]?.at ?? Infinity) : 0;
  const { value: seat } = wanted.seat;
  return words.value.filter((each) => each.at >= first && (seat === null || each.seat === seat));
};

/** How many lines are drawn at first, and more each time one looks further back. */
const nearby = () => Math.ceil(innerHeight / LOW);

/** The place of the first line that is drawn. @param {number} count @param {number} most */
const useStart = (count, most) => {
  const start = useRef(0);
  const drawn = count - start.current;
  if (drawn > most + MORE || drawn < Math.min(most, count)) start.current = Math.max(0, count - most);
  return start.current;
};

/** The last line of the story, for narrow screens. */
export const Ticker = () => {
  const last = shownLines.value.at(-1);
  return html`<p class="ticker only-small"><${Icon} name=${last ? skin.value.about(last.event) : "i-log"} />
    <span class="cut" data-words="game">${last ? shownText(last) : ""}</span></p>`;
};

/** The last lines of the story, for the big screen. @param {{count: number}} props */
export const LastLines = ({
  count,
}) => html`<section class="last-lines" data-words="game" aria-label=${t("table.story")}>
  ${shownLines.value.slice(-count).map(
    (line) => html`<p key=${line.n}><${Icon} name=${skin.value.about(line.event)} /><span>
    ${marked(line.text, line.event)}</span></p>`,
  )}</section>`;

/** @param {Talk} each @returns {{key: string, at: number, line?: StoryLine, talk?: Talk}} */
const said = (each) => ({ key: `t${each.n}`, at: each.at, talk: each });
/** @param {StoryLine} each @returns {{key: string, at: number, line?: StoryLine, talk?: Talk}} */
const told = (each) => ({ key: `s${each.n}`, at: each.at, line: each });

/** Both streams in the order of time. @param {StoryLine[]} lines @param {Talk[]} words */
const merged = (lines, words) => {
  if (!words.length) return lines.map(told);
  const all = [];
  let next = 0;
  for (const line of lines) {
    while (next < words.length && words[next].at <= line.at) all.push(said(words[next++]));
    all.push(told(line));
  }
  return [...all, ...words.slice(next).map(said)];
};

/** One event. It is drawn anew only if its own words change. @param {{line: StoryLine, newest: boolean}} props */
export const Told = ({ line, newest }) => {
  const { event } = line;
  const text = shownText(line);
  const summed = text === line.brief;
  if (skin.value.heading(event)) return html`<h3 data-words="game">${text.replace(/\.$/, "")}</h3>`;
  return html`<p class=${newest ? "now" : ""} data-words="game" onClick=${opensStamps(`s${line.n}`)}>
    <${Icon} name=${skin.value.about(event)} />${marked(text, summed ? null : event)}
    <${LineStamps} place=${`s${line.n}`} /></p>`;
};

/**
 * A line that names secret cards to oneself, as one's own or as somebody's with whom one trades, says nothing
 * while they are covered.
 * @param {StoryLine} line
 */
const shownText = ({ event, text }) => (covered.value && isConfided(event) ? t("table.covered_line") : text);

/** Does it list cards, and may that be for oneself? @param {Glimpse} event */
const isConfided = ({ you, ...facts }) => {
  const told = Object.values(facts);
  return told.some(Array.isArray) && told.includes(mySeat.value);
};

/** The last line that one reads, to put a stamp on. */
export const lastLine = () => shownLines.value.at(-1)?.n;

/** @param {{said: Talk}} props */
const Said = ({ said }) => {
  const whisper = Array.isArray(said.to);
  if (said.removed || said.muted || said.text === null)
    return html`<p class="aside"><${Icon} name=${whisper ? "i-whisper" : "i-chat"} />${unheard(said)}</p>`;
  if (said.stamp)
    return html`<p class="aside" data-words="game"><${Icon} name="i-chat" />${stampWords(said)}
      <span class="stamp">${said.text}</span></p>`;
  return html`<p class="say" onClick=${opensStamps(`t${said.n}`)}>
    <small>${whisper && html`<${Icon} name="i-whisper" />`}${speaker(said)}</small>
    <q data-words="game">${said.text}</q><${LineStamps} place=${`t${said.n}`} /></p>`;
};

/** @param {Talk} said */
const unheard = (said) => {
  if (said.removed) return t("table.removed", { name: said.name });
  if (said.muted) return t("table.muted_words", { name: said.name });
  return t("table.others_whisper", { names: list([said.name, ...(said.to ?? []).map(nameOf)]) });
};

/** @param {Talk} said */
const speaker = (said) => {
  const name = said.seat === null ? said.name : capital(nameOf(said.seat));
  return said.to ? t("table.said_to", { name, to: toNames(said.to) }) : t("table.said_to_all", { name });
};

/** @typedef {{found: string, card: string|null}} Wanted in lower case; a card's name may take another ending */

/**
 * The sentence with people in bold and cards underlined; a card opens its sheet. A sentence that sums up several
 * events (null) has no card underlined: one of many would look like the one that matters.
 * @param {string} text
 * @param {Glimpse|null} event
 */
const marked = (text, event) => {
  const cards = (event ? skin.value.cards(event) : []).map((card) => ({
    found: stem((cardWords.value.cards[card] ?? "").toLowerCase()),
    card,
  }));
  return split(
    text,
    [...cards, ...people.value].filter((each) => each.found),
  );
};

/** @type {import("@preact/signals").ReadonlySignal<Wanted[]>} */
const people = computed(() =>
  [...names.value, t("table.You").replace(/[⟦⟧]/g, "")].map((name) => ({ found: name.toLowerCase(), card: null })),
);

/** @param {string} text @param {Wanted[]} wanted @returns {Children[]} */
const split = (text, wanted) => {
  const first = firstOf(text.toLowerCase(), wanted);
  if (!first) return text ? [text] : []; // an empty text would be written anew each time
  const { at, end, card } = first;
  const words = text.slice(at, end);
  const node = card ? html`<${CardName} card=${card} words=${words} />` : html`<b>${words}</b>`;
  return [...(at ? [text.slice(0, at)] : []), node, ...split(text.slice(end), wanted)];
};

/**
 * No button element: it is a word of its sentence, and quotes and commas stay with it where a line ends.
 * @param {{card: string, words: string}} props
 */
const CardName = ({ card, words }) => {
  const open = () => openCard({ kind: card, face: "up" });
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    open();
  };
  return html`<span role="button" tabindex="0" class="card-name" onClick=${open} onKeyDown=${press}>${words}</span>`;
};

/**
 * What comes first in a text; of two that begin together, what is wanted first.
 * @param {string} text
 * @param {Wanted[]} wanted
 */
const firstOf = (text, wanted) => {
  let first = /** @type {{at: number, end: number, card: string|null}|null} */ (null);
  for (const { found, card } of wanted) {
    const at = card ? text.indexOf(found) : wordAt(text, found);
    if (at >= 0 && (!first || at < first.at))
      first = { at, end: card ? wordEnd(text, at + found.length) : at + found.length, card };
  }
  return first;
};

// A pattern made for each line would take longer than all else that a line needs.
const LETTER = /\p{L}/u;
/** @param {string} text @param {number} at */
const isLetter = (text, at) => at >= 0 && at < text.length && LETTER.test(text[at]);

/** Where a whole word stands in a text, or -1. @param {string} text @param {string} word */
const wordAt = (text, word) => {
  let at = text.indexOf(word);
  while (at >= 0 && (isLetter(text, at - 1) || isLetter(text, at + word.length))) at = text.indexOf(word, at + 1);
  return at;
};

/** @param {string} text @param {number} at */
const wordEnd = (text, at) => {
  while (isLetter(text, at)) at += 1;
  return at;
};

/** A German name may take another ending. @param {string} name */
const stem = (name) => (/\p{L}{4}$/u.test(name) ? name.slice(0, -1) : name);

/** Keeps a count of what came since a page was last looked at. @param {boolean} looking @param {number} count */
export const useUnread = (looking, count) => {
  const read = useRef(count);
  const [, draw] = useState(0);
  useEffect(() => {
    if (looking && read.current !== count) {
      read.current = count;
      draw((n) => n + 1);
    }
  }, [looking, count]);
  return looking ? 0 : Math.max(0, count - read.current);
};

const READ = 12; // lines at most: who comes back after a while does not hear it all
/** Something said, or a stamp and where it is. @param {Talk} said */
const aloud = (said) => {
  if (!said.stamp) return t("story.says", { name: speaker(said), text: said.text ?? "" });
  const line = log.peek().find((each) => each.n === said.on_line);
  const what = line ? shownText(line) : talk.peek().find((each) => each.n === said.on_message)?.text;
  return `${t("story.says", { name: stampWords(said), text: said.text ?? "" })}${what ? ` – ${what}` : ""}`;
};

const YOUNG = 10; // seconds: what was said before one came is not read out
/** @param {Talk} said */
const isYoung = (said) => serverNow() - said.at < YOUNG;

/**
 * What is new since it was last asked; nothing at first (-1), and where the numbers begin anew.
 * @template {{n: number}} T
 * @param {number} start
 * @returns {(all: T[]) => T[]}
 */
const newOnes = (start) => {
  let read = start;
  return (all) => {
    const last = all.at(-1)?.n ?? 0;
    const fresh = read < 0 || last < read ? [] : all.filter((each) => each.n > read);
    read = all.length ? last : start;
    return fresh;
  };
};
/** @type {(all: StoryLine[]) => StoryLine[]} */
const newLines = newOnes(-1);
/** @type {(all: Talk[]) => Talk[]} */
const newWords = newOnes(0);
/** What happens, and what others say, is read out politely, once, in the words that one may see. */
effect(() => {
  const told = newLines(shownLines.value).map(shownText);
  const heard = newWords(heardWords.value).filter((each) => each.text && each.seat !== mySeat.value && isYoung(each));
  const fresh = [...told, ...heard.map(aloud)];
  if (fresh.length) announce(fresh.slice(-READ).join(" "));
});
