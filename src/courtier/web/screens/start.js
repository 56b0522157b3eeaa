// The start page: join, play now, make a table; one's own tables and the open ones.
import { html, Icon, loadDrawing, useEffect, useLayoutEffect, useRef, useState } from "../html.js";
import { api } from "../net.js";
import { lang, list, t } from "../i18n.js";
import { LONGEST_NAME, settings } from "../settings.js";
import { HelpButton, IconLink, inWords } from "../parts.js";
import { follow, makeLesson, makeTable } from "../visitor.js";

const FRESH = 20; // seconds until the lists are asked for again
const PATIENCE = 1500; // milliseconds that the page is kept back for its games

/** What there is to play, in the language it was told in. @type {{lang: string, games: GameInfo[]}} */
let told = { lang: "", games: [] };

/** @returns {Promise<GameInfo[]>} */
const askGames = async () => {
  const asking = lang.value;
  if (told.lang !== asking) told = { lang: asking, games: await api("/api/games") };
  return told.games;
};

/**
 * Asked for before the page is drawn, so that it is laid out once; but without an answer it is drawn, too, and
 * says so.
 */
export const before = () =>
  Promise.race([askGames().catch(() => undefined), new Promise((done) => setTimeout(done, PATIENCE))]);

export default () => {
  const [games, setGames] = useState(told.games);
  const [tables, setTables] = useState(
    /** @type {{mine: ListedTable[], open: ListedTable[]}} */ ({ mine: [], open: [] }),
  );
  const [trouble, setTrouble] = useState("");
  const fail = (/** @type {unknown} */ error) => setTrouble(inWords(error));
  useLayoutEffect(() => {
    askGames().then(setGames, fail);
  }, [lang.value]);
  useEffect(() => keepFresh(() => api("/api/tables").then(setTables, () => undefined)), []);
  const make = (/** @type {GameInfo} */ game, /** @type {boolean} */ bots) => makeTable(game, { bots }).catch(fail);
  const learn = (/** @type {GameInfo} */ game) => makeLesson(game.name).catch(fail);
  const titles = new Map(games.map((each) => [each.name, each.title]));
  const due = tables.mine.find(isMyTurn);
  const own = new Set(tables.mine.map((each) => each.code));
  const open = tables.open.filter((each) => !own.has(each.code) && freeSeats(each) > 0);
  return html`<div class="start-page">
    <${Top} />
    <main class="start" id="main">
      <section class="hero">
        <div><h1>${t("start.title")}</h1><p class="lede">${t("start.lede")}</p></div>
        <${Fan} />
        <${Join} />
      </section>
      ${
        trouble &&
        html`<p class="due" role="alert"><span class="grow" data-words="game">${trouble}</span>
          <button class="btn" onClick=${() => setTrouble("")}>${t("close")}</button></p>`
      }
      ${
        due &&
        html`<p class="due only-small"><${Icon} name=${crest(due)} /><span class="grow"><b>${t("title.turn")}
        </b> · <span data-words="person">${nameOf(due)}</span></span><a class="btn btn-wax" href=${`/t/${due.code}`}>
          ${t("start.go")}</a></p>`
      }
      <section class="games" id="games" aria-labelledby="games-head"><h2 class="sr" id="games-head">${t("start.games")}</h2>
        ${games.map((game) => html`<${Game} key=${game.name} game=${game} make=${make} learn=${learn} />`)}</section>
      <section class="tables" id="tables">
        <div><h2>${t("start.mine")}</h2>
          ${
            tables.mine.length
              ? html`<ul>
              ${tables.mine.map(
                (each) => html`<${Mine} key=${each.code} table=${each}
                title=${titles.get(each.game)} />`,
              )}</ul>`
              : html`<p class="none">${t("start.mine.none")}</p>`
          }</div>
        <div><h2>${t("start.open")}</h2>
          ${
            open.length
              ? html`<ul>
              ${open.map((each) => html`<${Open} key=${each.code} table=${each} title=${titles.get(each.game)} />`)}
                </ul>`
              : html`<p class="none">${t("start.open.none")}</p>`
          }</div>
      </section>
    </main></div>`;
};

const Top = () => html`<header class="top">
  <a class="brand" href="/"><${Icon} name="mark" /><span class="serif">Courtier</span></a>
  <nav aria-label=${t("start.nav")}><a href="#games" aria-current="page">${t("start.games")}</a><a href="#tables">
    ${t("start.tables")}</a><a href="/rules">${t("rules")}</a></nav>
  <span class="grow"></span>
  <button class="lang" onClick=${() => (settings.lang.value = lang.value === "en" ? "de" : "en")}>
    <span lang="en" class=${lang.value === "en" ? "on" : ""} data-words="game">EN</span> · <span lang="de"
      class=${lang.value === "de" ? "on" : ""} data-words="game">DE</span><span class="sr"> ${t("start.language")}</span></button>
  <${HelpButton} /><${IconLink} href="/settings" icon="i-gear" label=${t("settings")} />
</header>`;

/** Some cards, for the eye alone. */
const Fan = () => html`<div class="deco" aria-hidden="true">
  <span class="card x-cross fan-lycosia"><span class="band"></span><${Icon} name="du-lycosia" class="crest" />
    <${Icon} name="c-suspicion" class="charge" /><span class="cap"><b data-words="game">Lycosia</b></span></span>
  <span class="card x-vert fan-nightingale"><span class="band"><${Icon} name="c-assassin" /></span>
    <${Icon} name="hv-nightingale" class="crest" /><${Icon} name="c-nightingale" class="charge" /><span class="cap"><b>
      ${t("sample.nightingale")}</b></span></span>
  <span class="card x-diag fan-hook"><span class="band"></span><${Icon} name="in-green" class="crest" />
    <${Icon} name="c-hook" class="charge" /><span class="cap"><b>${t("sample.hook")}</b></span></span>
  <span class="card back"><${Icon} name="mark" /></span></div>`;

const Join = () => {
  const [typed, setTyped] = useState("");
  const [empty, setEmpty] = useState(false);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    setEmpty(!follow(typed));
  };
  return html`<form class="join" onSubmit=${submit}>
    <label for="code" class="serif">${t("join.question")}</label>
    <span class="row">
      <input id="code" placeholder=${t("join.placeholder")} autocomplete="off" spellcheck="false" value=${typed}
        onInput=${(/** @type {Typed} */ event) => setTyped(event.target.value)} />
      <button class="btn btn-wax">${t("join.sit")}</button></span>
    ${empty && html`<p role="alert" class="trouble">${t("join.empty")}</p>`}
    <span class="row small"><label class="muted" for="name">${t("name.appear")}</label>
      <input id="name" class="name" maxlength=${LONGEST_NAME} autocomplete="nickname" placeholder=${t("name.guest")}
        value=${settings.name.value}
        onInput=${(/** @type {Typed} */ event) => (settings.name.value = event.target.value)} /></span></form>`;
};

/** @param {{game: GameInfo, make: (game: GameInfo, bots: boolean) => Promise<void>, learn: (game: GameInfo) => Promise<void>}} props */
const Game = ({ game, make, learn }) => {
  const [busy, setBusy] = useState(false);
  const doing = (/** @type {() => Promise<void>} */ deed) => async () => {
    setBusy(true);
    await deed();
    setBusy(false);
  };
  const act = (/** @type {boolean} */ bots) => doing(() => make(game, bots));
  return html`<article class="game" data-game=${game.name} aria-labelledby=${`game-${game.name}`}>
    <${Picture} game=${game} />
    <div class="in">${game.place && html`<p class="eyebrow" data-words="game">${game.place}</p>`}
      <h3 id=${`game-${game.name}`} data-words="game">${game.title}</h3>
      <p class="facts"><span><${Icon} name="i-people" /><span class="sr">${t("game.players")}</span>${span(game.seats)}</span>
        ${game.minutes && html`<span><${Icon} name="i-clock" />${t("game.minutes", { n: game.minutes })}</span>`}</p>
      <p class="d" data-words="game">${game.sentence}</p>
      <div class="acts"><button class="btn btn-wax" disabled=${busy} onClick=${act(true)}><${Icon} name="i-play" />
        ${t("start.now")}</button>
        <button class="btn" disabled=${busy} onClick=${act(false)}>${t("start.new")}</button></div>
      <p class="more">${
        game.lesson &&
        html`<button type="button" class="link" disabled=${busy} onClick=${doing(() => learn(game))}>
          ${t("game.lesson", { n: game.lesson })}</button> · `
      }<a href=${`/rules/${game.name}`}>${t("rules")}</a></p></div></article>`;
};

/** The drawing of a game; a game without one shows our mark on the plain ground. @param {{game: GameInfo}} props */
const Picture = ({ game }) => {
  const frame = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    if (!game.picture) return;
    loadDrawing(`/web/art/start-${game.name}.svg`).then(
      (drawing) => frame.current?.replaceChildren(drawing),
      () => undefined,
    );
  }, [game.name]);
  return html`<div class="art" aria-hidden="true" ref=${frame}><${Icon} name="mark" class="plain" /></div>`;
};

/** @param {{table: ListedTable, title: string}} props */
const Mine = ({ table, title }) => {
  const hot = isMyTurn(table);
  const who = table.seats
    .filter((each) => each.seat !== table.you && table.waiting?.includes(each.seat))
    .map((each) => each.name);
  const others = table.seats
    .filter((each) => each.kind === "person" && each.seat !== table.you)
    .map((each) => each.name);
  const state =
    table.phase === "lobby"
      ? t("start.lobby")
      : table.phase === "over"
        ? t("start.over")
        : who.length
          ? t("start.waiting", { who: list(who) })
          : "";
  return html`<li><${Icon} name=${crest(table)} class="cr" /><span class="grow"><b class="cut" data-words="person">${nameOf(table)}</b>
    <small class="cut"><span data-words="game">${title}</span>${state && ` · ${state}`}
      ${others.length > 0 && html` · ${t("start.with", { who: list(others) })}`}</small></span>
    ${hot ? html`<span class="pill hot">${t("title.turn")}</span>` : ""}
    <a class="btn" href=${`/t/${table.code}`}>${hot ? t("start.go") : t("start.look")}
      <span class="sr" data-words="person"> ${nameOf(table)}</span></a></li>`;
};

/** @param {{table: ListedTable, title: string}} props */
const Open = ({ table, title }) => {
  return html`<li><${Icon} name=${crest(table)} class="cr" /><span class="grow"><b class="cut" data-words="person">${nameOf(table)}</b>
    <small class="cut"><span data-words="game">${title}</span> · ${t("start.free", { n: freeSeats(table) })}</small></span>
    <a class="btn" href=${`/t/${table.code}#sit`}>${t("start.join")}<span class="sr" data-words="person"> ${nameOf(table)}</span></a></li>`;
};

/** @param {ListedTable} table */
const isMyTurn = (table) => table.you !== undefined && table.waiting?.includes(table.you);
/** @param {ListedTable} table @returns {number} */
const freeSeats = (table) => table.seats.filter((each) => each.kind === "free").length;
/** A table without a name is its host's. @param {ListedTable} table */
const nameOf = (table) =>
  table.title || t("start.host", { name: table.seats.find((each) => each.host)?.name ?? table.code });
/** @param {ListedTable} table */
const crest = (table) => told.games.find((each) => each.name === table.game)?.emblem || "mark";
/** @param {number[]} seats */
const span = (seats) => (seats.length > 1 ? `${seats[0]}–${seats.at(-1)}` : seats[0]);

/** Now, every while, and when the page is looked at again. @param {() => void} ask */
const keepFresh = (ask) => {
  ask();
  const timer = setInterval(ask, FRESH * 1000);
  addEventListener("focus", ask);
  return () => {
    clearInterval(timer);
    removeEventListener("focus", ask);
  };
};
