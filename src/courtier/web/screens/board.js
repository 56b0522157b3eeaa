// The big screen: the table for a television, as the gallery sees it. No hands, no question, and never a seat's
// own view.
import { html, Icon, stylesheet, useEffect, useRef, useState } from "../html.js";
import { t } from "../i18n.js";
import { go } from "../route.js";
import { close, connection, open, prompt, send, table, toldUpTo, view, you } from "../state.js";
import { band, Banners, Broken, Waiting } from "../parts.js";
import { gameOfCampaign } from "./campaign.js";
import { games, sheet } from "../table/selection.js";
import { PublicDeals } from "../table/deals.js";
import { useMotion } from "../table/motion.js";
import { Clock, isAsked } from "../table/seats.js";
import { Sheets } from "../table/sheets.js";
import { skin, useDress } from "../table/skin.js";
import { LastLines } from "../table/story.js";

const DRAWN_FOR = [1280, 720]; // pixels; a larger screen shows the same, larger
const LINES = 3; // of the story

/** @param {{name: string}} props */
export default ({ name }) => {
  useEffect(() => {
    open(name, { gallery: true });
    return () => {
      close();
      sheet.value = null;
      delete document.body.dataset.game;
    };
  }, [name]);
  const dressed = useDress(table.value?.game ?? "");
  useMotion();
  useEffect(() => {
    if (table.value?.next) go(`/board/${table.value.next}`, { replace: true });
  }, [table.value?.next]);
  useEffect(() => {
    if (you.value?.watching != null) send({ do: "watch" });
  }, [you.value?.watching]);
  const screen = useGrowth();
  if (connection.value.is === "closed" && !table.value) return html`<${Broken} text=${connection.value.text} />`;
  if (!table.value || !dressed) return html`<${Waiting} />`;
  return html`<div class="tv" ref=${screen}><${TvBar} /><${Middle} /></div><${Sheets} />`;
};

/**
 * All of it grows with the screen: 1 rem is 24 pixels at 1920. The style scales it; what `zoom` does to rem
 * differs from browser to browser.
 */
const useGrowth = () => {
  const screen = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    const fit = () => {
      const grown = Math.max(1, Math.min(innerWidth / DRAWN_FOR[0], innerHeight / DRAWN_FOR[1]));
      screen.current?.style.setProperty("--grown", String(grown));
    };
    fit();
    addEventListener("resize", fit);
    return () => removeEventListener("resize", fit);
  });
  return screen;
};

const TvBar = () => {
  const info = /** @type {TableInfo} */ (table.value);
  const meta = [info.title, gameOfCampaign(), ...(view.value ? skin.value.meta(view.value) : [])]
    .filter(Boolean)
    .join(" · ");
  return html`<header class="bar">
    <a class="icon" href="/" aria-label=${t("home")}><${Icon} name="mark" class="mark" /></a>
    <h1 class="cut" data-words="game">${games.value[info.game]?.title}</h1><span class="meta cut only-wide" data-words="game">${meta}</span>
    <span class="grow"></span>
    ${view.value && html`<${skin.value.Piles} />`}<${Now} /></header>`;
};

/** Whom the table waits for. */
const Now = () => {
  const { phase } = /** @type {TableInfo} */ (table.value);
  if (phase !== "play") return html`<p class="now"><${Icon} name="seal" />${t(`board.${phase}`)}</p>`;
  const waited = (view.value?.seats ?? []).map((each) => each.seat).find(isAsked);
  return html`<p class="now" data-words="game"><${Icon} name="seal" /><span class="cut">${prompt.value?.waiting}</span>
    ${waited !== undefined && html`<${Clock} seat=${waited} own />`}</p>`;
};

const Middle = () => {
  const info = /** @type {TableInfo} */ (table.value);
  if (info.phase === "lobby") return html`<main class="table hall" id="main"><${Banners} /><${Hall} /></main>`;
  if (you.value?.seat != null) return html`<main class="table hall" id="main"><${Seated} code=${info.code} /></main>`;
  if (!view.value) return html`<${Waiting} />`;
  if (info.phase === "over" && toldUpTo.value < Infinity) return html`<${Finale} />`;
  const { Board } = skin.value;
  return html`<main class=${`table ${band.value ? "banded" : ""}`} id="main"><h2 class="sr">${t("lobby.seats")}</h2>
    <${Banners} /><${Board} /></main>
    <footer class="foot"><${LastLines} count=${LINES} />${info.phase === "play" && html`<${PublicDeals} />`}
      ${info.phase === "play" && html`<${Address} words="board.watch" />`}
        ${info.phase === "over" && html`<a class="btn" href=${`/t/${info.code}`}>${t("board.result")}</a>`}</footer>`;
};

/** The staged end, loaded when it comes. */
const Finale = () => {
  const [pages, setPages] = useState(/** @type {Pages|null} */ (null));
  useEffect(() => {
    Promise.all([import("../finale/television.js"), stylesheet("finale")]).then(
      ([found]) => setPages(found),
      () => (toldUpTo.value = Infinity),
    );
  }, []);
  return pages ? html`<${pages.Television} />` : html`<${Waiting} />`;
};

/** Who has a seat here is sent its own view: that is not for the big screen. @param {{code: string}} props */
const Seated = ({ code }) => html`<section class="panel"><h2>${t("board.seated")}</h2><p>${t("board.seated.text")}</p>
  <p><a class="btn" href=${`/t/${code}`}>${t("board.table")}</a></p></section>`;

/** The table's address, to be read, and to be taken with a phone. @param {{words: string}} props */
const Address = ({ words }) => {
  const { code } = /** @type {TableInfo} */ (table.value);
  return html`<section class="panel address" aria-labelledby="address-head"><div><h2 id="address-head">${t(words)}</h2>
      <p class="where" data-words="game">${location.host}/t/<wbr /><b>${code}</b></p></div>
    <img class="qr" src=${`/api/tables/${code}/qr`} alt=${t("board.qr")} /></section>`;
};

/** Before the deal: how to come to the table, and who sits there. */
const Hall = () => {
  const info = /** @type {TableInfo} */ (table.value);
  return html`<${Address} words="board.join" />
    <ul class="places" aria-label=${t("lobby.seats")}>${info.seats.map(
      (seat) => html`<li key=${seat.seat} class=${`seat ${seat.kind === "free" ? "free" : ""}`}>
      ${
        seat.kind === "free"
          ? html`<span class="name">${t("lobby.free")}</span>`
          : html`<span class="name" data-words="person">${seat.name}</span>`
      }
      ${
        seat.kind !== "free" &&
        html`<span class="muted"><${Icon} name=${seat.ready || seat.kind === "bot" ? "seal" : "seal-open"} />
          ${t(seat.ready || seat.kind === "bot" ? "lobby.ready" : seat.host ? "lobby.deals" : "lobby.notyet")}</span>`
      }</li>`,
    )}</ul>`;
};
