// After the end: who won and by what, the secrets turned over, the seal checked, once more.
import { html, Icon, useEffect, useState } from "../html.js";
import { lang, list, t } from "../i18n.js";
import { mySeat, names, prompt, rulesAt, send, story, table, toldUpTo, view, you } from "../state.js";
import { Banner, Banners, Bar, IconLink } from "../parts.js";
import { dealing, loadPages } from "../table/deals.js";
import { learnWords } from "../table/selection.js";
import { wear } from "../table/skin.js";
import { verify } from "../verify.js";
import { breakdown, ScoreTable, Secrets, signed } from "./breakdown.js";
import { again, Standings } from "./campaign.js";
import { Chat } from "./chat.js";
import { Decided } from "./decided.js";
import { ReviewPanel } from "./review.js";
import { entropy, useGame } from "./lobby.js";
import { useLookingBack } from "./looked_back.js";

export default () => {
  const info = /** @type {TableInfo} */ (table.value);
  const game = useGame(info.game);
  const [dressed, setDressed] = useState(false);
  useLookingBack();
  useEffect(() => {
    Promise.all([wear(info.game), learnWords(info.game, lang.value)]).then(() => setDressed(true));
  }, [info.game, lang.value]);
  if (!dressed || !view.value?.result) return null;
  return html`<div class="page result">
    <${Bar} title=${html`<span data-words="person">${info.title || game?.title || info.code}</span>`}
      meta=${html`${info.title && html`<span data-words="game">${game?.title}</span> · `}${t("result.meta")}`}>
      <${IconLink} href=${`/replay/${info.code}`} icon="i-play" label=${t("result.replay")} />
        <${IconLink} href=${rulesAt({})} icon="i-book" label=${t("rules")} /><//>
    <${Banners} /><div role="status"><${Asked} /></div>
    <main id="main">
      <${Won} />
      <${Standings} />
      <section class="panel score" aria-labelledby="score-head"><h2 class="sr" id="score-head">${t("result.points")}
        </h2><${ScoreTable} names=${names.value} mine=${mySeat.value} /></section>
      <aside class="side" aria-label=${t("result.integrity")}><${LastLines} /><${Integrity} /></aside>
      <${Secrets} names=${names.value} />
      <${Decided} />
      <${ReviewPanel} />
      <${Promises} />
      <${Chat} />
      <div class="stick"><${Deeds} /></div>
    </main></div>`;
};

/** Who kept word; its page is loaded only after a game with deals. */
const Promises = () => {
  const [pages, setPages] = useState(/** @type {Pages|null} */ (null));
  useEffect(() => {
    if (dealing.value) Promise.all([import("../deals/betrayals.js"), loadPages()]).then(([found]) => setPages(found));
  }, [dealing.value]);
  return pages && html`<${pages.Betrayals} />`;
};

const Won = () => {
  const { rows } = breakdown();
  const winners = rows.filter((row) => row.rank === 1);
  const second = Math.min(...rows.map((row) => row.rank).filter((rank) => rank > 1));
  const next = rows.filter((row) => row.rank === second);
  const who = list(winners.map((row) => names.value[row.seat]));
  const ahead = next.length ? winners[0].total - next[0].total : 0;
  return html`<section class="won" aria-labelledby="won-head"><${Icon} name="seal" />
    <h2 id="won-head">
      ${t(winners.length > 1 ? "result.won.many" : "result.won", { who, n: signed(winners[0].total).replace("+", "") })}</h2>
    <p>${
      ahead > 0 ? t("result.ahead", { n: ahead, who: list(next.map((row) => names.value[row.seat])) }) : ""
    } ${prompt.value?.closing && html`<span data-words="game">${prompt.value.closing}</span>`} ${stewards()}</p>
    <div class="btns"><${Deeds} /></div></section>`;
};

const stewards = () => {
  const n = (table.value?.seats ?? []).filter((each) => each.state === "steward" || each.state === "resigned").length;
  return n ? t("result.steward", { n }) : "";
};

const playOn = () => send({ do: "rematch", entropy: entropy() });

/** Others want to play on and wait for one's own word. */
const Asked = () => {
  const info = /** @type {TableInfo} */ (table.value);
  const who = info.seats
    .filter((each) => each.kind === "person" && info.rematch.includes(each.seat))
    .map((each) => each.name);
  if (!who.length || mySeat.value === null || info.rematch.includes(mySeat.value)) return null;
  return html`<${Banner} icon="i-people"
    text=${t(who.length > 1 ? "result.asked.many" : "result.asked", { who: list(who) })} button=${again()} onClick=${playOn} />`;
};

/** Once more, the replay, the record. */
const Deeds = () => {
  const info = /** @type {TableInfo} */ (table.value);
  const wanted = mySeat.value !== null && info.rematch.includes(mySeat.value);
  const missing = info.seats.filter((each) => each.kind === "person" && !info.rematch.includes(each.seat));
  const who = list(missing.map((each) => each.name));
  return html`${
    mySeat.value !== null &&
    html`<button class="btn btn-wax" disabled=${wanted} onClick=${playOn}>
      ${wanted ? t("result.again.waiting", { who }) : again()}</button>`
  }
    ${
      wanted &&
      you.value?.host &&
      html`<button class="btn" title=${t("result.without.help")}
        onClick=${() => missing.forEach((each) => send({ do: "kick", seat: each.seat }))}>${t("result.without", { who })}</button>`
    }
    <button type="button" class="btn" onClick=${() => (toldUpTo.value = 0)}><${Icon} name="seal-open" /><span>
      ${t("result.finale")}</span></button>
    <a class="btn" href=${`/replay/${info.code}`}><${Icon} name="i-play" /><span>${t("result.replay")}</span></a>
    <a class="btn" href=${`/api/tables/${info.code}/record`} download=${`${info.game}-${info.code}.jsonl`}>
      <${Icon} name="i-down-tray" /><span>${t("result.record")}</span></a>`;
};

const LAST = 6; // sentences of the story that tell the end

const LastLines =
  () => html`<section class="panel" aria-labelledby="end-head"><h2 id="end-head">${t("replay.story")}</h2>
  <ul data-words="game">${story.value.slice(-LAST).map((line) => html`<li key=${line.n}>${line.text}</li>`)}</ul></section>`;

/** The seal, checked in this browser. */
const Integrity = () => {
  const [checked, setChecked] = useState(/** @type {{ok: boolean, lines: number, broken?: number}|null} */ (null));
  const info = /** @type {TableInfo} */ (table.value);
  useEffect(() => {
    fetch(`/api/tables/${info.code}/record`)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(answer)))
      .then(
        (text) => setChecked(verify(text, info.commitment)),
        () => setChecked(null),
      );
  }, [info.code, info.match]);
  const state = checked === null ? "unchecked" : checked.ok ? "checked" : "broken";
  return html`<section class=${`panel integ ${state}`} aria-labelledby="seal-head">
    <${Icon} name=${state === "broken" ? "seal-broken" : state === "checked" ? "seal" : "seal-open"} />
    <h2 class="sr" id="seal-head">${t("result.integrity")}</h2>
    <p><b>${t(`result.${state}`)}</b> ${t(`result.${state}.text`, { n: checked?.broken ?? checked?.lines ?? 0 })}
      ${state === "checked" && html` <span>${t("result.unchecked.text")}</span>`}</p>
    ${info.takeovers.map(
      (each) => html`<p class="takeover">${t(`result.takeover.${each.how}`, { name: each.name, was: each.was })}</p>`,
    )}</section>`;
};
