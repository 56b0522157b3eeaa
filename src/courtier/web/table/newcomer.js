// The game in four lines: shown to who sits at it for the first time in this browser, and brought back by the book or
// `R`. The lines are a chapter of the game's own rules.
import { computed, html, Icon, loadDrawing, signal, stylesheet, useEffect, useRef, useState } from "../html.js";
import { t } from "../i18n.js";
import { settings } from "../settings.js";
import { info, mySeat, rulesHere } from "../state.js";
import { makeLesson } from "../visitor.js";
import { cardWords, games, sheet } from "./selection.js";

/** Does the game say what it is about in a few lines? */
export const hasMinute = computed(() => Boolean(cardWords.value.minute));

/** How Markdown becomes nodes: loaded with the style sheet when the lines are first shown. */
const inline = signal(/** @type {((text: string, find: string) => Children)|null} */ (null));

/** Lays the sheet over the table. */
export const openMinute = () => {
  if (!hasMinute.value) return false;
  Promise.all([import("../markdown.js"), stylesheet("newcomer")]).then(([markdown]) => {
    inline.value = markdown.inline;
    sheet.value = { is: "minute" };
  });
  return true;
};

const KEY = "courtier.met"; // where this browser keeps the games whose first minute was shown

/** @returns {string[]} */
const met = () => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
};

/** @param {string} game */
const remember = (game) => {
  try {
    localStorage.setItem(KEY, JSON.stringify([...met(), game]));
  } catch {
    // Without storage it is shown again.
  }
};

/** Opens the sheet for who has a seat and never sat at this game here. @param {boolean} ready */
export const useFirstMinute = (ready) => {
  const game = info("game") ?? "";
  const isNew = ready && mySeat.value !== null && info("phase") === "play";
  useEffect(() => {
    if (isNew && !met().includes(game) && (info("lesson") || openMinute())) remember(game);
  }, [isNew]);
};

/** The page of the sheet: a picture, four lines, and the way on. */
export const Minute = () => {
  const game = games.value[info("game") ?? ""];
  const close = () => (sheet.value = null);
  return html`<div class="minute"><${Picture} game=${game} />
    <div class="minute-words"><p class="eyebrow" data-words="game">${facts(game)}</p>
      <ol>${cardWords.value.minute?.lines.map((line, place) => html`<${Point} line=${line} place=${place} />`)}</ol>
      <p class="row minute-go"><button type="button" class="btn btn-wax" autofocus onClick=${close}><${Icon} name="i-play" />
        ${t("minute.play")}</button>
        ${game?.lesson && !info("lesson") && html`<${Guided} game=${game} />`}</p>
      <p class="muted fine"><a class="btn btn-quiet" href=${rulesHere.value} onClick=${close}><${Icon} name="i-book" />
        ${t("minute.rules")}</a><span>${t("minute.back")} ${" "}
        ${settings.keys.value && html`<span class="only-wide">${t("minute.key")} <kbd>R</kbd></span>`}</span></p>
    </div></div>`;
};

/** The way to the guided game; never the only one. @param {{game: GameInfo}} props */
const Guided = ({ game }) => {
  const [busy, setBusy] = useState(false);
  const begin = () => {
    setBusy(true);
    makeLesson(game.name).catch(() => setBusy(false));
  };
  return html`<button type="button" class="btn" disabled=${busy} onClick=${begin}><${Icon} name="i-book" />
    ${t("game.lesson", { n: game.lesson ?? 0 })}</button>`;
};

/** @param {{line: string, place: number}} props */
const Point = ({ line, place }) => html`<li><b class="bub" aria-hidden="true">${place + 1}</b>
  <span data-words="game">${inline.value?.(line, "")}</span></li>`;

/** Title, players and minutes of a game. @param {GameInfo} game */
const facts = (game) =>
  game
    ? [
        game.title,
        t("minute.players", { least: game.seats[0], most: game.seats.at(-1) ?? 0 }),
        ...(game.minutes ? [t("game.minutes", { n: game.minutes })] : []),
      ].join(" · ")
    : "";

/** The drawing of the game, for the eye alone. @param {{game: GameInfo}} props */
const Picture = ({ game }) => {
  const frame = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    if (!game?.picture) return;
    loadDrawing(`/web/art/start-${game.name}.svg`).then(
      (drawing) => frame.current?.replaceChildren(drawing),
      () => undefined,
    );
  }, [game?.name]);
  return html`<div class="minute-art" aria-hidden="true" ref=${frame}></div>`;
};
