// The coach of a guided game: one sentence, what it points at, and the way on. It lies beside the question, never over it.
import { html, Icon, useEffect, useRef } from "../html.js";
import { t } from "../i18n.js";
import { go } from "../route.js";
import { typing } from "../screens/help.js";
import { settings } from "../settings.js";
import { coach, info, send } from "../state.js";
import { games, sheet } from "../table/selection.js";
import { makeTable } from "../visitor.js";
import { focusPointed, usePointing } from "./pointing.js";

const WAITS = ["tell", "wrong", "end"]; // what the coach says until it is read

/** @param {"next"|"again"|"end"} move */
const tell = (move) => send({ do: "coach", move });

const leave = () => go("/");

export const Coach = () => {
  const said = /** @type {import("../types.d.ts").CoachInfo} */ (coach.value);
  usePointing(said.point ?? []);
  useKeys();
  const step = t("coach.step", { n: said.step, of: said.steps });
  return html`<aside class=${`coach is-${said.kind}`} role="region" aria-label=${t("coach")} id="coach">
    <header><${Icon} name="mark" /><span class="grow"><b>${t("coach")}</b><small>${step}</small></span>
      <progress max=${said.steps} value=${said.step} aria-hidden="true"></progress>
      <button type="button" class="icon" aria-label=${t("coach.leave")} title=${t("coach.leave")} onClick=${leave}>
        <${Icon} name="i-x" /></button></header>
    <${Sentence} said=${said} step=${step} />
    <footer><${Ways} said=${said} /></footer></aside>`;
};

/** Read out when it changes, and read from its beginning. @param {{said: CoachInfo, step: string}} props */
const Sentence = ({ said, step }) => {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0;
  }, [said.text]);
  return html`<div class="coach-words" aria-live="polite" aria-atomic="true" ref=${box}
    tabindex="0" role="group" aria-label=${step}><span class="sr">${t("coach")}, ${step}. </span>
    ${said.text ? html`<p data-words="game">${said.text}</p>` : html`<p class="muted">${t("coach.wait")}</p>`}</div>`;
};

/** The buttons: read on, try again, let me try; at the end what comes then. @param {{said: CoachInfo}} props */
const Ways = ({ said }) => {
  if (said.kind === "end") return html`<${End} />`;
  if (WAITS.includes(said.kind))
    return html`${
      said.again &&
      html`<button type="button" class="btn" onClick=${() => tell("again")}><${Icon} name="i-undo" />${t("coach.again")}</button>`
    }
      <button type="button" class="btn" aria-keyshortcuts="N" onClick=${() => tell("next")}>${t("coach.next")}
        <${Icon} name="i-fwd" /></button>`;
  if (said.kind === "wait") return null;
  return html`<button type="button" class="btn" onClick=${() => focusPointed(said.point ?? [])}>${t("coach.try")}</button>`;
};

const End = () => {
  const again = () => makeTable(games.value[info("game") ?? ""], { bots: true });
  return html`<button type="button" class="btn" onClick=${() => tell("end")}>${t("coach.on")}</button>
    <button type="button" class="btn" onClick=${again}><${Icon} name="i-play" />${t("coach.new")}</button>`;
};

/** `N` reads on; `Escape` leaves, while the focus is with the coach. */
const useKeys = () =>
  useEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || sheet.value || typing(event))
        return;
      const inside = event.target instanceof Element && event.target.closest("#coach") !== null;
      if (event.key === "Escape" && inside) leave();
      if (event.key.toLowerCase() === "n" && settings.keys.value && WAITS.includes(coach.value?.kind ?? ""))
        void tell(coach.value?.kind === "end" ? "end" : "next");
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
