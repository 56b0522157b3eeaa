// A finished game once more: step, scrub, play; through one's own eyes, another's, the gallery's, or with all
// cards open.
import { batch, html, Icon, stylesheet, useEffect, useRef, useState } from "../html.js";
import { api } from "../net.js";
import { capital, lang, t } from "../i18n.js";
import { log, names, stage, table, view } from "../state.js";
import { stagingOf, stepsOf } from "../finale/reveals.js";
import { Ladder } from "../finale/ladder.js";
import { Bar, Broken, Copy, inWords, Segments, Waiting } from "../parts.js";
import { Sheet } from "../sheet.js";
import { learnWords, games, sheet } from "../table/selection.js";
import { faceClass } from "../table/card.js";
import { Sheets } from "../table/sheets.js";
import { skin, wear } from "../table/skin.js";
import { Told } from "../table/story.js";
import { typing } from "./help.js";
import { ReviewLine } from "./review.js";

/**
 * @typedef {import("../finale/reveals.js").Step} Step
 * @typedef {{view: View, story: StoryLine[], open_points?: number[],
 *   finale?: {steps: Step[], at: number, stages: string[], board: boolean}}} Frame
 *   finale: how far the end is told
 */
/**
 * @typedef {{eyes: string, frames: Frame[], table: TableInfo, you: number|null}} Film whose eyes saw it: a seat, `gallery` or `open`
 */
const SPEEDS = [1, 2, 4];
const NEAR = 200; // lines of the story that are drawn
const STEP = 1400; // milliseconds a moment stays at 1×
const REST = 400; // milliseconds after which the address names the moment: browsers refuse to rename a page all the time

/** @param {{name: string, query: URLSearchParams}} props */
export default ({ name, query }) => {
  const [eyes, setEyes] = useState(query.get("as") ?? "me");
  const [film, trouble] = useFilm(name, eyes);
  const [step, setStep] = useState(Number(query.get("step")) || 0);
  const [reading, setReading] = useState(false);
  useEffect(() => () => delete document.body.dataset.game, [name]);
  useEffect(() => {
    if (film && query.has("turn")) setStep(stepOfTurn(film.frames, Number(query.get("turn"))));
  }, [Boolean(film), query.get("turn")]);
  const last = (film?.frames.length ?? 1) - 1;
  const at = Math.min(Math.max(0, step), last);
  const moment = film && `/replay/${name}?as=${film.eyes}&step=${at}${query.has("review") ? "&review=1" : ""}`;
  useEffect(() => {
    const timer = setTimeout(() => moment && history.replaceState(history.state, "", moment), REST);
    return () => clearTimeout(timer);
  }, [moment]);
  if (trouble) return html`<${Broken} text=${trouble} />`;
  if (!film) return html`<${Waiting} />`;
  const frame = film.frames[at];
  const story = film.frames.slice(0, at + 1).flatMap((each) => each.story);
  if (view.peek() !== frame.view)
    stage({ ...frame, table: film.table, seat: isSeat(film.eyes) ? Number(film.eyes) : null, story });
  const { Board } = skin.value;
  const { finale } = frame;
  return html`<div class="app replay">
    <${Bar} title=${t("replay.title")}
      meta=${html`<span data-words="game">${games.value[film.table.game]?.title}</span> · <span data-words="person">
        ${film.table.title || film.table.code}</span>`} backTo=${`/t/${name}`}>
      <button type="button" class="icon only-small" aria-label=${t("replay.story")} onClick=${() => setReading(true)}>
        <${Icon} name="i-log" /></button>
      <${Copy} text=${`${location.origin}${moment}`} label=${t("replay.link")} icon="i-link" small=${true} />
      <a class="icon" href=${`/api/tables/${name}/record`} download=${`${film.table.game}-${name}.jsonl`}
        aria-label=${t("replay.record")} title=${t("replay.record")}><${Icon} name="i-down-tray" /></a><//>
    <main class=${`table ${finale ? `staged ${finale.board ? "with-board" : ""}` : openHands().length ? "open-hands" : ""}`}
      id="main" tabindex="-1"><h2 class="sr">${t("lobby.seats")}</h2>
      ${(!finale || finale.board) && html`<${Board} key=${film.eyes} />`}
      ${finale ? html`<${Ladder} ...${finale} />` : html`<${Hands} />`}</main>
    <${Controls} film=${film} at=${at} setStep=${setStep} eyes=${eyes} setEyes=${setEyes} line=${story.at(-1)}
      review=${
        isSeat(film.eyes) &&
        html`<${ReviewLine} key=${film.eyes} code=${name} match=${film.table.match}
        seat=${Number(film.eyes)} at=${at} now=${query.has("review")} />`
      } />
    ${
      reading
        ? html`<${Sheet} title=${t("replay.story")} onClose=${() => setReading(false)}><div class="rail in-sheet"><${Story} /></div><//>`
        : html`<aside class="rail" aria-labelledby="story-head"><h2 id="story-head" class="rail-head">
          ${t("replay.story")}</h2><${Story} /></aside>`
    }<${Sheets} />
  </div>`;
};

/**
 * The game through these eyes, and until it is there through those before; what went wrong. A film that was seen
 * is kept.
 * @param {string} name
 * @param {string} eyes
 * @returns {[Film|null, string]}
 */
const useFilm = (name, eyes) => {
  const seen = useRef(/** @type {Map<string, Film>} */ (new Map()));
  const [film, setFilm] = useState(/** @type {Film|null} */ (null));
  const [trouble, setTrouble] = useState("");
  const key = [name, lang.value, eyes].join(" ");
  useEffect(() => {
    let wanted = true;
    const show = (/** @type {Film} */ made) => (seen.current.set(key, made), wanted && setFilm(made));
    const known = seen.current.get(key);
    if (known) show(known);
    else fetchFilm(name, eyes).then(show, (error) => wanted && setTrouble(inWords(error)));
    return () => {
      wanted = false;
      sheet.value = null;
    };
  }, [key]);
  return [film, trouble];
};

/** With all that is needed to draw it. @param {string} name @param {string} eyes @returns {Promise<Film>} */
const fetchFilm = async (name, eyes) => {
  const made = await api(`/api/tables/${name}/replay?as=${eyes}`);
  const { game } = made.table;
  await Promise.all([wear(game), learnWords(game, lang.value), stylesheet("finale")]);
  made.frames.push(...endOf(made.frames.at(-1), await stagingOf(game)));
  return { ...made, eyes: eyes === "me" ? String(made.you ?? "gallery") : eyes };
};

/**
 * Each reveal of the end as a moment of its own; the last moment of the film keeps what came before them.
 * @param {Frame|undefined} last @param {import("../finale/reveals.js").Staging|null} staging @returns {Frame[]}
 */
const endOf = (last, staging) => {
  if (!last?.view.result || !staging) return [];
  const steps = seenIn(last.view, () => stepsOf(last.story, last.view, staging));
  const events = steps.map((each) => each.line.event);
  const whole = last.view;
  last.story = last.story.filter((line) => !steps.some((each) => each.line === line));
  if (steps.length) last.view = staging.cover(whole, [], events);
  return steps.map((each, at) => ({
    view: staging.cover(whole, events.slice(0, at + 1), events.slice(at + 1)),
    story: [each.line],
    finale: { steps, at, stages: staging.stages, board: staging.board },
  }));
};

/**
 * What is read from a view while it is not shown.
 * @template T
 * @param {View} seen @param {() => T} read @returns {T}
 */
const seenIn = (seen, read) =>
  batch(() => {
    const shown = view.peek();
    view.value = seen;
    const found = read();
    view.value = shown;
    return found;
  });

/** @param {string} eyes */
const isSeat = (eyes) => /^\d+$/.test(eyes);

/**
 * @typedef {(step: number|((before: number) => number)) => void} SetStep
 * @typedef {{film: Film, at: number, setStep: SetStep, eyes: string, setEyes: (eyes: string) => void}} Shown
 * @param {Shown & {line: StoryLine, review: Children}} props
 */
const Controls = ({ film, at, setStep, eyes, setEyes, line, review }) => {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const last = film.frames.length - 1;
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(
      () => setStep((/** @type {number} */ before) => Math.min(before + 1, last)),
      STEP / speed,
    );
    return () => clearInterval(timer);
  }, [playing, speed, last]);
  useEffect(() => {
    if (at === last) setPlaying(false);
  }, [at, last]);
  useEffect(() => {
    const key = (/** @type {KeyboardEvent} */ event) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (
        !by ||
        typing(event) ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        (event.target instanceof Element && event.target.closest("[role=radiogroup]"))
      )
        return;
      setStep((/** @type {number} */ before) => Math.min(Math.max(0, Math.min(before, last) + by), last));
    };
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, [last]);
  const where = [skin.value.turnWords(film.frames[at].view), t("replay.step", { n: at, all: last })]
    .filter(Boolean)
    .join(" · ");
  const button = (/** @type {string} */ icon, /** @type {string} */ words, /** @type {number} */ to) =>
    html`<button class="icon" aria-label=${t(words)} disabled=${to === at} onClick=${() => setStep(to)}><${Icon} name=${icon} /></button>`;
  return html`<section class="dock" aria-label=${t("replay.title")}>
    <div class="now-line"><${Icon} name=${line ? skin.value.about(line.event) : "i-log"} />
      <h2 class="grow cut" data-words="game" aria-live="polite">${line?.text ?? t("replay.deal")}</h2>
        <span class="muted">${where}</span></div>${review}
    <div class="scrub"><ol aria-hidden="true">
      ${turns(film.frames).map(
        ([step, number]) => html`<li key=${step} class="tick"
        style=${{ left: `${(step / Math.max(1, last)) * 100}%` }}>${number}</li>`,
      )}</ol>
      <input type="range" min="0" max=${last} value=${at} aria-label=${t("replay.slider")} aria-valuetext=${where}
        onInput=${(/** @type {Typed} */ event) => setStep(Number(event.target.value))} /></div>
    <div class="ctl"><span class="steps">${button("i-first", "replay.first", 0)}${button("i-prev", "replay.prev", Math.max(0, at - 1))}
        <button class="icon pl" aria-label=${t(playing ? "replay.pause" : "replay.play")}
          onClick=${() => (at === last && setStep(0), setPlaying(!playing))}><${Icon} name=${playing ? "i-pause" : "i-play"} /></button>
        ${button("i-next", "replay.next", Math.min(last, at + 1))}${button("i-last", "replay.last", last)}</span>
      <select class="pick x" aria-label=${t("replay.speed")}
        onChange=${(/** @type {Chosen} */ event) => setSpeed(Number(event.target.value))}>
          ${SPEEDS.map((each) => html`<option value=${each} selected=${each === speed} data-words="game">${each}×</option>`)}</select>
      <${Eyes} film=${film} eyes=${eyes} setEyes=${setEyes} /></div>
  </section>`;
};

/**
 * One's own eyes and all cards open in two buttons; the others', and for players the gallery's, in a list.
 * @param {{film: Film, eyes: string, setEyes: (eyes: string) => void}} props
 */
const Eyes = ({ film, eyes, setEyes }) => {
  const own = String(film.you ?? "gallery");
  const chosen = eyes === own ? "me" : eyes;
  const other = chosen !== "me" && chosen !== "open";
  const others = [...film.table.seats.map((each) => String(each.seat)), "gallery"].filter((each) => each !== own);
  const words = (/** @type {string} */ each) =>
    each === "gallery" ? t("replay.gallery") : t("replay.as", { name: names.value[Number(each)] });
  return html`<${Segments} label=${t("replay.eyes")} value=${other ? "" : chosen} onChange=${setEyes} options=${[
    ["me", own === "gallery" ? t("replay.gallery") : t("replay.mine")],
    ["open", t("replay.open")],
  ]} />
    <select class=${`pick ${other ? "on" : ""}`} aria-label=${t("replay.eyes")}
      onChange=${(/** @type {Chosen} */ event) => setEyes(event.target.value || "me")}>
      <option value="" selected=${!other}>${t("replay.other")}</option>
        ${others.map((each) => html`<option key=${each} value=${each} selected=${eyes === each}>${words(each)}</option>`)}</select>`;
};

/**
 * The last moment before the turn after that one: what was promised or broken in it has happened by then.
 * @param {Frame[]} frames
 * @param {number} turn as the engine counts
 */
const stepOfTurn = (frames, turn) => {
  const after = frames.findIndex((frame) => frame.view.turn.number > turn);
  return after < 0 ? frames.length - 1 : after - 1;
};

const MARKS = 10; // turns that are named under the line

/** Where turns begin: [step, turn]. @param {Frame[]} frames @returns {[number, number][]} */
const turns = (frames) => {
  /** @type {[number, number][]} */
  const found = [];
  frames.forEach((frame, step) => {
    const number = skin.value.turn(frame.view);
    if (number > (found.at(-1)?.[1] ?? 0)) found.push([step, number]);
  });
  const every = Math.max(1, Math.ceil(found.length / MARKS));
  return found.filter((_, place) => place % every === 0);
};

/**
 * The hands and secrets that these eyes see: a zone that is only its owner's bears no seat in its name.
 * @returns {{seat: number, cards: SeenCard[]}[]}
 */
const openHands = () =>
  (view.value?.seats ?? [])
    .map((seat) => ({
      seat: seat.seat,
      zones: seat.zones.filter((zone) => zone.cards && !zone.id.includes("@")),
    }))
    .filter((each) => each.zones.length)
    .map((each) => ({
      seat: each.seat,
      cards: each.zones.flatMap((zone) => zone.cards ?? []),
    }));

const Hands = () => {
  const seen = openHands();
  return (
    seen.length > 0 &&
    html`<section class="hands" aria-label=${t("replay.hands")}>${seen.map(
      (each) => html`<div key=${each.seat}><h3 data-words="person" title=${table.value?.seats[each.seat]?.name}>
        ${capital(table.value?.seats[each.seat]?.name ?? "")}</h3>
    <ul data-words="game">${each.cards.map((card, place) => html`<${Small} key=${place} card=${card} />`)}</ul></div>`,
    )}</section>`
  );
};

/** @param {{card: SeenCard}} props */
const Small = ({ card }) => {
  if (card === "unknown") return html`<li class="h5 back"><${Icon} name="mark" /></li>`;
  const face = skin.value.face(card);
  return html`<li class=${`h5 ${faceClass(face)}`} title=${face.name}><${Icon} name=${face.charge ?? "mark"} />
    <span class="sr">${face.name} ${face.sub ?? ""}</span>
      ${face.icon && face.icon !== face.charge && html`<${Icon} name=${face.icon} />`}</li>`;
};

/** A picture after the board, so that scrubbing never waits for it. */
const Story = () => {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const lines = log.value;
  useEffect(() => box.current?.scrollTo(0, box.current.scrollHeight), [lines]);
  return html`<div class="story" role="log" aria-label=${t("replay.story")} aria-live="off" tabindex="0" ref=${box} data-words="game">
    ${lines.slice(-NEAR).map((line, place, all) => html`<${Told} key=${line.n} line=${line} newest=${place === all.length - 1} />`)}</div>`;
};
