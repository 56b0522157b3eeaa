// Pieces that several screens share: the bar on top, banners, segments, switches, sheets.
import { computed, effect, html, Icon, signal, useRef, useState } from "./html.js";
import { Refused } from "./net.js";
import { back } from "./route.js";
import { connection, mySeat, refusal, send, table } from "./state.js";
import { t } from "./i18n.js";
import { openHelp } from "./screens/help.js";

/**
 * The bar of a page: back, title, a quiet line, then buttons.
 * @param {{title: Children, meta?: Children, backTo?: string, children?: Children, level?: number}} props
 */
export const Bar = ({ title, meta, backTo, children }) => html`
  <header class="bar">
    ${
      backTo
        ? html`<button class="icon" aria-label=${t("back")} onClick=${() => back(backTo)}><${Icon} name="i-back" /></button>`
        : html`<a class="icon" href="/" aria-label=${t("home")}><${Icon} name="mark" class="mark" /></a>`
    }
    <h1 class="cut">${title}</h1>
    <span class="meta grow cut"><span class="only-wide">${meta}</span></span>
    ${children}
    <${HelpButton} />
  </header>`;

export const HelpButton = () => html`
  <button class="icon" aria-label=${t("help")} onClick=${openHelp}><${Icon} name="i-help" /></button>`;

/** @param {{href: string, icon: string, label: string}} props */
export const IconLink = ({ href, icon, label }) =>
  html`<a class="icon" href=${href} aria-label=${label} title=${label}><${Icon} name=${icon} /></a>`;

/** One of a few: a radio group that looks like a bar of segments.
 *  @template T
 *  @param {{label: string, value: T, options: [T, Children][], onChange: (value: T) => void, describedby?: string}} props */
export const Segments = ({ label, value, options, onChange, describedby }) => {
  const group = useRef(/** @type {HTMLElement|null} */ (null));
  const step = (/** @type {KeyboardEvent} */ event) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const at = options.findIndex(([each]) => each === value);
    const next = (at + by + options.length) % options.length;
    onChange(options[next][0]);
    /** @type {HTMLElement} */ (group.current?.children[next]).focus();
  };
  const none = !options.some(([each]) => each === value);
  return html`<span class="segs" role="radiogroup" aria-label=${label} aria-describedby=${describedby} ref=${group} onKeyDown=${step}>
    ${options.map(
      (
        [each, words],
        place,
      ) => html`<button type="button" role="radio" aria-checked=${each === value ? "true" : "false"}
      tabindex=${each === value || (none && place === 0) ? 0 : -1} onClick=${() => onChange(each)}>${words}</button>`,
    )}
  </span>`;
};

/** @param {{label: string, on: boolean, onChange: (on: boolean) => void, describedby?: string}} props */
export const Switch = ({ label, on, onChange, describedby }) => html`
  <button type="button" class="switch" role="switch" aria-checked=${on ? "true" : "false"} aria-label=${label}
    aria-describedby=${describedby} onClick=${() => onChange(!on)}>
    <span aria-hidden="true">${on ? t("on") : t("off")}</span><i aria-hidden="true"></i>
  </button>`;

/** One band under the bar for what matters now: the line, a steward, a refusal. Never a dialog. */
export const Banners = () =>
  html`<div class="banners" role="status">${band.value && html`<${Banner} ...${band.value} />`}</div>`;

/** @typedef {{icon: string, text: Children, button?: string, href?: string, onClick?: () => void, words?: string}} Band */

/** What that band says; null while all is well. @type {import("@preact/signals").ReadonlySignal<Band|null>} */
export const band = computed(() => lostLine() ?? stewardHere() ?? refused());

const PATIENCE = 1200; // milliseconds: a short break of the line is not told, so that nothing flickers
const lost = computed(() => connection.value.is === "lost");
const long = signal(false);
effect(() => {
  long.value = false;
  if (!lost.value) return undefined;
  const timer = setTimeout(() => (long.value = true), PATIENCE);
  return () => clearTimeout(timer);
});

/** @returns {Band|null} */
const lostLine = () => {
  const { is, text } = connection.value;
  if (is === "lost") return long.value ? { icon: "i-hourglass", text: t("line.lost") } : null;
  return is === "closed" ? { icon: "i-x", text, button: t("home"), href: "/", words: "game" } : null;
};

/** @returns {Band|null} */
const stewardHere = () => {
  const mine = table.value?.seats.find((each) => each.seat === mySeat.value);
  if (table.value?.phase !== "play" || mine?.state !== "steward") return null;
  return {
    icon: "i-bot",
    text: t("steward.yours"),
    button: t("steward.reclaim"),
    onClick: () => void send({ do: "reclaim" }),
  };
};

/** @returns {Band|null} */
const refused = () =>
  refusal.value?.text
    ? {
        icon: "i-x",
        text: refusal.value.text,
        words: "game",
        button: t("close"),
        onClick: () => void (refusal.value = null),
      }
    : null;

/** @param {Band} props */
export const Banner = ({ icon, text, button, href, onClick, words }) => html`
  <div class="banner"><${Icon} name=${icon} /><p class="grow" data-words=${words}>${text}</p>
  ${
    button &&
    (href
      ? html`<a class="btn" href=${href}>${button}</a>`
      : html`<button class="btn" onClick=${onClick}>${button}</button>`)
  }</div>`;

/** What went wrong with a request. @param {unknown} error */
export const inWords = (error) => (error instanceof Refused && error.message) || t("line.none");

/** While something is loaded; a line that does not come about is told. */
export const Waiting = () =>
  html`<main id="main" class="waiting" aria-busy="true"><span class="sr">${t("loading")}</span><${Banners} /></main>`;

/** When it could not be. @param {{text?: string}} props */
export const Broken = ({ text }) => html`
  <div class="page"><${Bar} title=${t("broken.title")} /><main id="main" class="narrow"><section class="panel">
    <p data-words=${text ? "game" : undefined}>${text || t("line.none")}</p>
    <p class="row gap-top"><button class="btn btn-wax" onClick=${() => location.reload()}>${t("again")}</button>
      <a class="btn" href="/">${t("home")}</a></p>
  </section></main></div>`;

/**
 * Copies a text, and says so for a while.
 * @param {{text: string, label: string, icon?: string, small?: boolean}} props
 */
export const Copy = ({ text, label, icon = "i-copy", small }) => {
  const [done, setDone] = useState(false);
  const copy = async () => {
    await (navigator.clipboard?.writeText(text) ?? Promise.reject()).catch(() => select(text));
    setDone(true);
    setTimeout(() => setDone(false), 2000);
  };
  if (small)
    return html`<button class="icon" type="button" aria-label=${done ? t("copied") : label} title=${label}
      onClick=${copy}><${Icon} name=${done ? "i-check" : icon} /></button>`;
  return html`<button class="btn" type="button" onClick=${copy}><${Icon} name=${done ? "i-check" : icon} />
    <span aria-live="polite">${done ? t("copied") : label}</span></button>`;
};

/** The old way, for a plain-http network where the clipboard is closed. @param {string} text */
const select = (text) => {
  const before = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
};
