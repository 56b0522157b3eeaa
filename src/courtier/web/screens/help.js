// The help sheet: every key and what it does. `?` opens it from anywhere.
import { html, signal } from "../html.js";
import { Sheet } from "../sheet.js";
import { place } from "../route.js";
import { settings } from "../settings.js";
import { has, t } from "../i18n.js";

const shown = signal(false);

export const openHelp = () => (shown.value = true);

/** Does a key belong to what one types? @param {Event} event */
export const typing = (event) =>
  event.target instanceof HTMLElement && !!event.target.closest("input, textarea, select, [contenteditable]");

document.addEventListener("keydown", (event) => {
  if (event.key !== "?" || typing(event) || event.ctrlKey || event.metaKey || event.altKey || !settings.keys.value)
    return;
  event.preventDefault();
  shown.value = !shown.value;
});

const KEYS = /** @type {[string[], string][]} */ ([
  [["1", "9"], "choose"],
  [["←", "→"], "arrows"],
  [["Enter"], "commit"],
  [["Backspace"], "back"],
  [["Esc"], "escape"],
  [["H"], "hand"],
  [["B"], "board"],
  [["S"], "seats"],
  [["L"], "story"],
  [["T"], "talk"],
  [["D"], "deals"],
  [["O"], "offer"],
  [["M"], "secret"],
  [["Shift", "M"], "hide"],
  [["I"], "card"],
  [["R"], "minute"],
  [["W"], "hint"],
  [["/"], "command"],
  [["?"], "help"],
]);

export const Help = () =>
  shown.value &&
  html`
  <${Sheet} title=${t("help.title")} onClose=${() => (shown.value = false)}>
    <p class="muted">${settings.keys.value ? t("help.lead") : t("help.off")}</p>
    <dl class="keys">${KEYS.map(
      ([keys, name]) => html`
      <dt>${keys.map(
        (key, at) => html`${at > 0 && (name === "choose" ? "–" : " ")}<kbd>
        ${has(`key.name.${key}`) ? t(`key.name.${key}`) : key}</kbd>`,
      )}</dt><dd>${t(`key.${name}`)}</dd>`,
    )}</dl>
    <p class="row gap-top"><a class="btn" href="/settings" onClick=${() => (shown.value = false)}>${t("settings")}</a>
      <a class="btn" href=${place.value.screen === "rules" ? "/" : "/rules"} onClick=${() => (shown.value = false)}>
        ${t(place.value.screen === "rules" ? "home" : "rules")}</a></p>
  <//>`;
