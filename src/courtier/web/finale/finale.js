// The staged end of a game at its table: the board or the columns, the sentence of each reveal, and the way on.
import { html, Icon, useEffect, useRef } from "../html.js";
import { t } from "../i18n.js";
import { Banners, Bar, Waiting } from "../parts.js";
import { info, names } from "../state.js";
import { Rail } from "../table/rail.js";
import { skin, useDress } from "../table/skin.js";
import { Sheets } from "../table/sheets.js";
import { typing } from "../screens/help.js";
import { Ladder } from "./ladder.js";
import { again, at, isLast, leave, next, skip, staging, step, steps, useFinale } from "./play.js";
import { height } from "./reveals.js";

export default () => {
  const game = info("game") ?? "";
  return useDress(game) ? html`<${Staged} game=${game} />` : html`<${Waiting} />`;
};

/** @param {{game: string}} props */
const Staged = ({ game }) => {
  const ready = useFinale(game);
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (typing(event) || event.altKey || event.ctrlKey || event.metaKey || event.key === "Tab" || onButton(event))
        return;
      event.key === "Escape" ? skip() : next();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  if (!ready || !step.value) return html`<${Waiting} />`;
  return html`<div class="app finale">
    <${Bar} title=${html`<span data-words="game">${skin.value.title(game)}</span>`} meta=${t("finale.title")} />
    <${Stage} onClick=${next} />
    <section class="dock" aria-label=${t("finale.title")}><${Sentence} /><${Ways} /></section>
    <${Rail} /><${Sheets} /></div>`;
};

/** Keys that press a button do what the button says. @param {KeyboardEvent} event */
const onButton = (event) =>
  event.target instanceof Element && event.target.closest("button, a, input, [role=button]") !== null;

/** The board, if it shows what is revealed, and the columns. @param {{onClick?: () => void}} props */
export const Stage = ({ onClick }) => {
  const { Board } = skin.value;
  const board = staging.value?.board;
  return html`<main class=${`table staged ${board ? "with-board" : ""}`} id="main" tabindex="-1" onClick=${onClick}>
    <${Banners} />${board && html`<${Board} />`}
    <${Ladder} steps=${steps.value} at=${at.value} stages=${staging.value?.stages ?? []} /></main>`;
};

/** What was just revealed, in the words of the story, and how the score climbed by it. */
export const Sentence = () => {
  const now = step.value;
  const { seat } = now.reveal;
  const after = seat === undefined ? 0 : height(now.towers[seat]);
  return html`<div class="reveal"><${Icon} name="seal" class="seal" /><div class="grow">
    <p class="eyebrow"><b>${t(`finale.stage.${now.reveal.stage}`)}</b>${
      now.of > 1 && html` · ${t("finale.nth", { nth: now.nth, of: now.of })}`
    }</p>
    <h2 data-words="game">${now.line.text}</h2>
    <p class="after" data-words="person">${
      seat !== undefined &&
      after !== now.before &&
      t("finale.climbs", { name: names.value[seat], from: now.before, to: after })
    }</p></div></div>`;
};

/** The stages, which one is now, and what one can do. */
const Ways = () => {
  const onward = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    if (isLast.value) onward.current?.focus();
  }, [isLast.value]);
  return html`<div class="acts"><${Stages} /><div class="go">${
    isLast.value
      ? html`<button type="button" class="btn" onClick=${again}><${Icon} name="i-play" />${t("finale.again")}</button>
        <button type="button" class="btn btn-wax" ref=${onward} onClick=${leave}>${t("finale.result")}</button>`
      : html`<button type="button" class="btn" onClick=${skip}><${Icon} name="i-last" />${t("finale.skip")}</button>
        <button type="button" class="btn" onClick=${next}><${Icon} name="i-fwd" />${t("finale.next")}</button>`
  }</div></div>`;
};

export const Stages = () => {
  const all = (staging.value?.stages ?? []).filter((stage) => steps.value.some((each) => each.reveal.stage === stage));
  const now = all.indexOf(step.value.reveal.stage);
  return html`<ol class="stages" aria-label=${t("finale.title")}>${all.map(
    (stage, place) => html`<li key=${stage} class=${place < now ? "done" : place === now ? "now" : ""}
      aria-current=${place === now ? "step" : undefined}>${t(`finale.stage.${stage}`)}</li>`,
  )}</ol>`;
};
