// The player's rules: chapters, search, and the place that the open question or a card is about.
import { html, Icon, useEffect, useState } from "../html.js";
import { api } from "../net.js";
import { capital, lang, t } from "../i18n.js";
import { go } from "../route.js";
import { Bar, Broken, inWords, Waiting } from "../parts.js";
import { chosenOtherwise } from "./options.js";
import { Block, chapters, hits, inline, placeOf } from "../markdown.js";
import { cardText, cardWords, learnWords } from "../table/selection.js";

const SHORTEST = 2; // letters before anything is searched

/**
 * `#lay` or `?question=lay` opens at the rule of that question, `?card=hare.spy` at that of the card.
 * @param {{name?: string, hash: string, query: URLSearchParams}} props
 */
export default ({ name, hash, query }) => {
  const [games, setGames] = useState(/** @type {GameInfo[]} */ ([]));
  const [rules, setRules] = useState(/** @type {Rules|null} */ (null));
  const [trouble, setTrouble] = useState("");
  const told = (/** @type {unknown} */ error) => setTrouble(inWords(error));
  const game = name ?? games[0]?.name;
  const card = query.get("card") ?? "";
  const table = query.get("table") ?? "";
  useEffect(() => {
    api("/api/games").then(setGames, told);
  }, [lang.value]);
  useEffect(() => {
    if (game)
      Promise.all([api(`/api/rules/${game}?table=${table}`), card && learnWords(game, lang.value)]).then(
        ([read]) => setRules(read),
        told,
      );
    if (game) document.body.dataset.game = game;
    return () => delete document.body.dataset.game;
  }, [game, card, table, lang.value]);
  if (trouble) return html`<${Broken} text=${trouble} />`;
  if (!rules || !games.length) return html`<${Waiting} />`;
  return html`<${Book} game=${game} games=${games} rules=${rules} asked=${query.get("question") ?? ""} card=${card}
    hash=${hash} table=${query.get("table")} />`;
};

/**
 * @typedef {{text: string, glossary: Record<string, string>, options: Record<string, OptionValue>}} Rules
 * @typedef {{asked: string, card: string, hash: string, table: string|null}} Place
 * @param {Place & {game: string, games: GameInfo[], rules: Rules}} props
 */
const Book = ({ game, games, rules, asked, card, hash, table }) => {
  const [typed, setTyped] = useState("");
  const find = typed.trim().length >= SHORTEST ? typed.trim() : "";
  const all = chapters(rules.text);
  const here = (card && placeOf(all, card)) || asked || hash.slice(1);
  const counts = all.map((each) => hits(each.text, find));
  const first = all.findIndex((each) => each.ids.includes(here));
  const held = card && html`<${Held} card=${card} table=${table} />`;
  const places = counts.reduce((sum, each) => sum + each, 0);
  const title = games.find((each) => each.name === game)?.title ?? game;
  useEffect(() => bringHere(here), [here, rules.text]);
  return html`<div class="page rules-page">
    <${Bar} title=${t("rules.of", { game: title })} meta=${t("rules.meta")} backTo=${table ? `/t/${table}` : "/"}>
      ${
        games.length > 1 &&
        html`<select class="pick" aria-label=${t("rules.game")}
          onChange=${(/** @type {Chosen} */ event) => go(`/rules/${event.target.value}`)}>
            ${games.map(
              (each) => html`<option value=${each.name} selected=${each.name === game} data-words="game">
              ${each.title}</option>`,
            )}</select>`
      }<//>
    <main id="main">
      <${Otherwise} game=${games.find((each) => each.name === game)} options=${rules.options} />
      ${asked && html`<${Asked} game=${game} question=${asked} table=${table} />`}${first < 0 && held}
      <div class="side"><div class="find" role="search"><${Icon} name="i-search" />
        <input type="search" aria-label=${t("rules.find")} placeholder=${t("rules.find")} value=${typed}
          onInput=${(/** @type {Typed} */ event) => setTyped(event.target.value)} /></div>
        <p class="hits" role="status">${find ? t("rules.hits", { n: places, chapters: counts.filter(Boolean).length }) : ""}</p>
        <nav class="toc" aria-label=${t("rules.chapters")}>
          ${all.map(
            (each, place) => html`<a key=${place} class=${find && !counts[place] ? "z" : ""}
            href=${`#chapter-${place}`} data-words="game" aria-current=${each.ids.includes(here) ? "true" : undefined}>
              ${each.title}${counts[place] > 0 && html`<i>${counts[place]}</i>`}</a>`,
          )}
          <a href="#glossary">${t("rules.glossary")}</a></nav></div>
      <article data-words="game" lang=${lang.value}>
        ${all.map(
          (each, place) => html`<${Chapter} key=${place} chapter=${each} place=${place} here=${here}
          why=${t(here.startsWith("card:") ? "rules.card" : "rules.asked")} find=${find}>${place === first && held}<//>`,
        )}
        <section id="glossary"><h2>${t("rules.glossary")}</h2><dl>
          ${Object.entries(rules.glossary).map(
            ([term, meaning]) => html`<dt key=${term}>${inline(term, find)}</dt><dd>
            ${inline(String(meaning), find)}</dd>`,
          )}</dl></section></article>
    </main></div>`;
};

/** Shows the place, the very row of it, and its chapter in the list. @param {string} here */
const bringHere = (here) => {
  const found = document.querySelector("article .here") ?? document.getElementById(here);
  found?.scrollIntoView();
  found?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  const now = /** @type {HTMLElement|null} */ (document.querySelector(".toc [aria-current]"));
  const list = now?.parentElement;
  if (list) list.scrollTo(now.offsetLeft - list.offsetLeft, now.offsetTop - list.offsetTop);
};

/**
 * @param {{chapter: import("../markdown.js").Chapter, place: number, here: string, why: string, find: string, children?: Children}} props
 */
const Chapter = ({ chapter, place, here, why, find, children }) => {
  const found = chapter.ids.includes(here);
  return html`<section class=${found ? "here" : ""}>
    ${found && html`<p class="eyebrow">${why}</p>`}${children}<h2 id=${`chapter-${place}`}>${inline(chapter.title, find)}</h2>
    ${chapter.blocks.map((block, at) => html`<${Block} key=${at} block=${block} find=${find} here=${here} />`)}</section>`;
};

/**
 * What is asked right now, in the game's own words.
 * @param {{game: string, question: string, table: string|null}} props
 */
const Asked = ({ game, question, table }) => {
  const [text, setText] = useState("");
  useEffect(() => {
    api(`/api/explain/${game}/${question}`).then(
      (answer) => setText(answer.text),
      () => setText(""),
    );
  }, [game, question, lang.value]);
  return text && html`<${Strip} icon="seal-open" table=${table}>${text}<//>`;
};

/**
 * What the table that one came from plays otherwise than the rules say.
 * @param {{game: GameInfo, options: Record<string, OptionValue>}} props
 */
const Otherwise = ({ game, options }) => {
  const lines = chosenOtherwise(game, options);
  return (
    lines.length > 0 &&
    html`<div class="ctx otherwise"><${Icon} name="i-book" /><div class="grow"><b>${t("rules.otherwise")}</b>
    <ul>${lines.map(
      ({ name, help, value, usual }) => html`<li key=${name}><span data-words="game">${help}</span>
      ${` ${t("rules.here", { value, usual })}`}</li>`,
    )}</ul></div></div>`
  );
};

/** The card that one came from, as it reads. @param {{card: string, table: string|null}} props */
const Held = ({ card, table }) => {
  const name = cardWords.value.cards[card];
  return name && html`<${Strip} icon="i-book" table=${table}><b>${capital(name)}.</b> ${cardText(card)}<//>`;
};

/** @param {{icon: string, table: string|null, children?: Children}} props */
const Strip = ({
  icon,
  table,
  children,
}) => html`<p class="ctx"><${Icon} name=${icon} /><span class="grow" data-words="game">${children}</span>
  ${
    table &&
    html`<a class="btn" href=${`/t/${table}`} aria-label=${t("rules.back")}><${Icon} name="i-back" /><span>
    ${t("rules.back")}</span></a>`
  }</p>`;
