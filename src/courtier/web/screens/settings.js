// The settings, with a sample that obeys them at once.
import { html, Icon, signal, useId } from "../html.js";
import { t } from "../i18n.js";
import { LONGEST_NAME, settings } from "../settings.js";
import { Bar, Segments, Switch } from "../parts.js";

export default () => html`<div class="page settings-page">
  <${Bar} title=${t("settings")} meta=${t("settings.meta")} backTo="/" />
  <main id="main"><section class="panel set" aria-label=${t("settings")}>
    <h2>${t("settings.reading")}</h2><ul>
      <${Choice} name="lang" values=${[
        ["en", html`<span lang="en" data-words="game">English</span>`],
        ["de", html`<span lang="de" data-words="game">Deutsch</span>`],
      ]} />
      <${Choice} name="theme" values=${["auto", "light", "dark"]} />
      <${Size} />
      <${Choice} name="patterns" values=${["normal", "strong"]} />
      <${Choice} name="motion" values=${["auto", "less"]} /></ul>
    <h2>${t("settings.playing")}</h2><ul>
      <${Toggle} name="confirm" /><${Toggle} name="keys" /><${Toggle} name="streamer" /><${Toggle} name="sound" />
        <${Toggle} name="notify" onChange=${askFirst} />
          ${refused.value && html`<li role="alert"><p>${t(`settings.notify.${refused.value}`)}</p></li>`}</ul>
    <h2>${t("settings.you")}</h2><ul><${Name} /></ul>
  </section><${Sample} /></main></div>`;

/** @typedef {keyof typeof settings} Name */

/** @param {{name: Name, values: (OptionValue|[OptionValue, string])[]}} props */
const Choice = ({ name, values }) => {
  const id = useId();
  const options = values.map((each) => (Array.isArray(each) ? each : [each, t(`settings.${name}.${each}`)]));
  return html`<li class="stack"><${Label} name=${name} id=${id} />
    <${Segments} label=${t(`settings.${name}`)} describedby=${id} value=${settings[name].value} options=${options}
      onChange=${(/** @type {OptionValue} */ value) => (settings[name].value = value)} /></li>`;
};

/** @param {{name: Name, onChange?: (on: boolean) => void}} props */
const Toggle = ({ name, onChange }) => {
  const id = useId();
  const set = (/** @type {boolean} */ on) => (onChange ? onChange(on) : (settings[name].value = on));
  return html`<li><${Label} name=${name} id=${id} />
    <${Switch} label=${t(`settings.${name}`)} describedby=${id} on=${Boolean(settings[name].value)} onChange=${set} /></li>`;
};

/** @param {{name: Name, id: string}} props */
const Label = ({ name, id }) =>
  html`<span><b>${t(`settings.${name}`)}</b><small id=${id}>${t(`settings.${name}.help`)}</small></span>`;

const Size = () => html`<li><${Label} name="size" id="size-help" /><span class="size">
    <input type="range" min="87.5" max="150" step="12.5" value=${settings.size.value} aria-label=${t("settings.size")}
      aria-describedby="size-help"
  onInput=${(/** @type {Typed} */ event) => (settings.size.value = Number(event.target.value))} /><b>
    ${Math.round(settings.size.value)} %</b></span></li>`;

const Name = () => html`<li><${Label} name="name" id="name-help" />
    <input class="field" aria-label=${t("settings.name")} aria-describedby="name-help" maxlength=${LONGEST_NAME}
      autocomplete="nickname" placeholder=${t("name.guest")} value=${settings.name.value}
  onInput=${(/** @type {Typed} */ event) => (settings.name.value = event.target.value)} data-words="person" /></li>`;

/** A notification needs the browser's leave. @param {boolean} on */
const askFirst = async (on) => {
  const allowed = on && "Notification" in window && (await Notification.requestPermission()) === "granted";
  settings.notify.value = allowed;
  if (on) refused.value = allowed ? "" : isSecureContext ? "refused" : "insecure";
};
/** Why the browser has not given it, as the end of a key of words; none: it has. */
const refused = signal("");

const Sample = () => html`<aside class="panel live" data-game="hofverrat" aria-labelledby="live-head">
  <h2 class="eyebrow h" id="live-head">${t("settings.sample")}</h2>
  <div class="cards" aria-hidden="true">
    <span class="card x-vert one sel"><span class="band"><${Icon} name="c-assassin" /></span>
      <${Icon} name="hv-nightingale" class="crest" /><${Icon} name="c-nightingale" class="charge" /><span class="cap">
        <b>${t("sample.nightingale")}</b><span>${t("sample.assassin")}</span></span></span>
    <span class="card x-scale two can"><span class="band"><${Icon} name="c-noble" />×2</span>
      <${Icon} name="hv-carp" class="crest" /><${Icon} name="c-carp" class="charge" /><span class="cap"><b>
        ${t("sample.carp")}</b><span>${t("sample.noble")}</span></span></span></div>
  <div class="ask"><div class="ask-head"><${Icon} name="seal" class="seal" /><div><p class="eyebrow"><b>
    ${t("title.turn")}</b></p><p class="serif sample-question">${t("sample.question")}</p></div></div>
    <div class="choices" aria-hidden="true"><span class="choice">${t("sample.one")}</span>
      <span class="choice" aria-pressed="true">${t("sample.two")}</span></div></div>
  <div class="seat turn" aria-hidden="true"><${Icon} name="hv-stag" /><b class="serif grow">${t("sample.two")}</b>
    <span class="pill">${t("sample.turn")}</span></div></aside>`;
