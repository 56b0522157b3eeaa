// The client begins here: which screen, the two live regions, title and favicon.
import { keepOfflinePage, notify } from "./installed.js";
import { bitmap, computed, effect, html, loadCrests, render, signal, stylesheet } from "./html.js";
import { arrive } from "./focus.js";
import { place } from "./route.js";
import { afterPicture, asked, prompt, table } from "./state.js";
import { lang, t } from "./i18n.js";
import { settings } from "./settings.js";
import { Announcements, announce } from "./announce.js";
import { Help } from "./screens/help.js";
import { Broken, Waiting } from "./parts.js";

/**
 * Screens and their style are loaded when they are first shown; what a screen must know `before` it is drawn is
 * asked for.
 * @type {Record<string, () => [Promise<ScreenModule>, ...Promise<unknown>[]]>}
 */
const SCREENS = {
  start: () => [import("./screens/start.js").then(prepared), stylesheet("start")],
  table: () => [import("./screens/table.js")],
  board: () => [import("./screens/board.js"), stylesheet("board")],
  join: () => [import("./screens/join.js")],
  rules: () => [import("./screens/rules.js"), stylesheet("rules")],
  replay: () => [import("./screens/replay.js"), stylesheet("replay")],
  settings: () => [import("./screens/settings.js"), stylesheet("settings")],
  lost: () => [import("./screens/lost.js")],
};

/** @param {ScreenModule & {before: () => Promise<unknown>}} module */
const prepared = async (module) => (await module.before(), module);

/** The first screen waits for them: it is laid out once. Without them a page still has its words. */
const symbols = loadCrests().catch(() => undefined);

const PATIENCE = 500; // milliseconds

/** @type {import("@preact/signals").Signal<{name: string, Screen: Component}|null>} */
const shown = signal(null);

effect(() => {
  const name = place.value.screen;
  if (shown.peek()?.name === name) return;
  Promise.all([...SCREENS[name](), symbols]).then(
    ([module]) => place.peek().screen === name && show({ name, Screen: module.default }),
    () => show({ name, Screen: Broken }),
  );
});

const draw = () => render(html`<${App} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
/**
 * The first screen comes at once, as a rule: only where it does not is it waited for in words, which would be
 * laid out too.
 */
const waited = setTimeout(draw, PATIENCE);

/**
 * After the first screen the focus goes along, to the beginning of the new one.
 * @param {{name: string, Screen: Component}} screen
 */
const show = (screen) => {
  const first = shown.peek() === null;
  shown.value = screen;
  if (!first) return arrive();
  clearTimeout(waited);
  draw();
};

/** Where the screen that is shown stands: while the next one is loaded, still at the place before. */
let settled = place.peek();

const App = () => {
  const { Screen, name: screen } = shown.value ?? { Screen: Waiting, name: "" };
  if (place.value.screen === screen) settled = place.value;
  const { name, hash, query } = settled;
  return html`
    <a class="skip" href="#main">${t("skip")}</a>
    <${Screen} key=${`${screen}/${name ?? ""}`} name=${name} hash=${hash} query=${query} lang=${lang.value} />
    <${Help} />
    <${Announcements} />`;
};

const ICON = 64; // pixels
/** The window's pictures by name. @type {Record<string, Promise<string>>} */
const icons = {};
let iconShown = "favicon";

/**
 * The address of a picture's pixels: the browser would draw an SVG anew with each change, which takes longer
 * than a table does.
 * @param {string} name
 */
const drawnIcon = (name) => (icons[name] ??= bitmap(`/web/art/${name}.svg`, ICON).catch(() => `/web/art/${name}.svg`));

/** @param {string} name */
const showIcon = async (name) => {
  if (iconShown === name) return;
  iconShown = name;
  const address = await drawnIcon(name);
  if (iconShown === name) document.querySelector('link[rel="icon"]')?.setAttribute("href", address);
};

/** The window's title and picture say when it is one's turn, also from another tab. */
const due = computed(() => place.value.screen === "table" && table.value !== null && asked.value);
const title = computed(() => {
  const here = place.value.screen === "table" && table.value;
  const name = here ? here.title || here.code : t(`title.${place.value.screen}`);
  return `${due.value ? `● ${t("title.turn")} · ` : ""}${name ? `${name} · ` : ""}Courtier`;
});
effect(() => {
  void title.value;
  afterPicture(() => {
    document.title = title.peek();
    if (place.peek().screen === "table") ["favicon", "favicon-turn"].forEach(drawnIcon); // before one is needed
    showIcon(`favicon${due.peek() ? "-turn" : ""}`);
  });
});

/** One's own turn is read out at once. */
effect(() => {
  if (!asked.value) return afterPicture(() => asked.peek() || announce("", true)); // it is no longer said to who reads the page
  const { question } = prompt.peek();
  afterPicture(() => announce(t("turn.yours", { question }), true));
  if (settings.notify.peek() && document.hidden)
    notify(t("title.turn"), { body: question, tag: "turn", icon: "/web/art/favicon-turn.svg" });
});
keepOfflinePage();
