// The player's rules: chapters, search, and the place that the open question is about.
import { html, Icon, useEffect, useRef, useState } from "../html.js";
import { api } from "../net.js";
import { lang, t } from "../i18n.js";
import { go } from "../route.js";
import { Bar, Broken, inWords, Waiting } from "../parts.js";
import { Block, chapters, hits, inline } from "../markdown.js";

const SHORTEST = 2; // letters before anything is searched

/** `#lay` or `?question=lay` opens at the rule of that question. @param {{name?: string, hash: string, query: URLSearchParams}} props */
export default ({ name, hash, query }) => {
  const [games, setGames] = useState(/** @type {any[]} */ ([]));
  const [rules, setRules] = useState(/** @type {{text: string, glossary: Record<string, string>}|null} */ (null));
  const [trouble, setTrouble] = useState("");
  const told = (/** @type {unknown} */ error) => setTrouble(inWords(error));
  const game = name ?? games[0]?.name;
  useEffect(() => {
    api("/api/games").then(setGames, told);
  }, [lang.value]);
  useEffect(() => {
    if (game) api(`/api/rules/${game}`).then(setRules, told);
    if (game) document.body.dataset.game = game;
    return () => delete document.body.dataset.game;
  }, [game, lang.value]);
  if (trouble) return html`<${Broken} text=${trouble} />`;
  if (!rules || !games.length) return html`<${Waiting} />`;
  return html`<${Book} game=${game} games=${games} rules=${rules} asked=${query.get("question") ?? ""} hash=${hash} table=${query.get("table")} />`;
};

/** @param {{game: string, games: any[], rules: any, asked: string, hash: string, table: string|null}} props */
const Book = ({ game, games, rules, asked, hash, table }) => {
  const [typed, setTyped] = useState("");
  const find = typed.trim().length >= SHORTEST ? typed.trim() : "";
  const all = chapters(rules.text);
  const here = asked || hash.slice(1);
  const counts = all.map((each) => hits(each.text, find));
  const places = counts.reduce((sum, each) => sum + each, 0);
  const title = games.find((each) => each.name === game)?.title ?? game;
  useEffect(() => {
    if (here) document.getElementById(here)?.scrollIntoView();
  }, [here, rules.text]);
  return html`<div class="page rules-page">
    <${Bar} title=${t("rules.of", { game: title })} meta=${t("rules.meta")} backTo=${table ? `/t/${table}` : "/"}>
      ${games.length > 1 && html`<select class="pick" aria-label=${t("rules.game")} onChange=${(/** @type {any} */ event) => go(`/rules/${event.target.value}`)}>${games.map((each) => html`<option value=${each.name} selected=${each.name === game} data-words="game">${each.title}</option>`)}</select>`}<//>
    <main id="main">
      ${asked && html`<${Asked} game=${game} question=${asked} table=${table} />`}
      <div class="side"><div class="find" role="search"><${Icon} name="i-search" /><input type="search" aria-label=${t("rules.find")} placeholder=${t("rules.find")} value=${typed} onInput=${(/** @type {any} */ event) => setTyped(event.target.value)} /></div>
        <p class="hits" role="status">${find ? t("rules.hits", { n: places, chapters: counts.filter(Boolean).length }) : ""}</p>
        <nav class="toc" aria-label=${t("rules.chapters")}>${all.map((each, place) => html`<a key=${place} class=${find && !counts[place] ? "z" : ""} href=${`#chapter-${place}`} data-words="game" aria-current=${here && each.ids.includes(here) ? "true" : undefined}>${each.title}${counts[place] > 0 && html`<i>${counts[place]}</i>`}</a>`)}
          <a href="#glossary">${t("rules.glossary")}</a></nav></div>
      <article data-words="game" lang=${lang.value}>${all.map((each, place) => html`<${Chapter} key=${place} chapter=${each} place=${place} here=${here} find=${find} />`)}
        <section id="glossary"><h2>${t("rules.glossary")}</h2><dl>${Object.entries(rules.glossary).map(([term, meaning]) => html`<dt key=${term}>${inline(term, find)}</dt><dd>${inline(String(meaning), find)}</dd>`)}</dl></section></article>
    </main></div>`;
};

/** @param {{chapter: import("../markdown.js").Chapter, place: number, here: string, find: string}} props */
const Chapter = ({ chapter, place, here, find }) => {
  const found = here !== "" && chapter.ids.includes(here);
  return html`<section class=${found ? "here" : ""} id=${found ? here : undefined}>
    ${found && html`<p class="eyebrow">${t("rules.asked")}</p>`}<h2 id=${`chapter-${place}`}>${inline(chapter.title, find)}</h2>
    ${chapter.blocks.map((block, at) => html`<${Block} key=${at} block=${block} find=${find} />`)}</section>`;
};

/** What is asked right now, in the game's own words. @param {{game: string, question: string, table: string|null}} props */
const Asked = ({ game, question, table }) => {
  const [text, setText] = useState("");
  const box = useRef(null);
  useEffect(() => {
    api(`/api/explain/${game}/${question}`).then((answer) => setText(answer.text), () => setText(""));
  }, [game, question, lang.value]);
  return text && html`<p class="ctx" ref=${box}><${Icon} name="seal-open" /><span class="grow" data-words="game">${text}</span>
    ${table && html`<a class="btn" href=${`/t/${table}`}><${Icon} name="i-back" /><span>${t("rules.back")}</span></a>`}</p>`;
};
