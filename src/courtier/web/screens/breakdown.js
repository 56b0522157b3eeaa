// The score by source, from the view's result: what all share as columns, what each has alone as secrets.
import { html, Icon } from "../html.js";
import { capital, t } from "../i18n.js";
import { table, view } from "../state.js";
import { cardWords, games } from "../table/selection.js";
import { skin } from "../table/skin.js";
import { plain } from "../skins/generic.js";

const FEW = 3; // columns beside which a secret's name has room

/**
 * @typedef {{seat: number, rank: number, total: number, shared: Map<string, number>, own: {source: string, points: number}[]}} Row
 */

/** What the game ended with; a breakdown is drawn after the end only. */
const result = () => /** @type {import("../types.d.ts").Result} */ (view.value.result);

/**
 * @returns {{columns: string[], rows: Row[], most: number}} columns: sources of all seats; most: how many secrets one has
 */
export const breakdown = () => {
  const { scores } = result();
  const lists = withRest();
  const columns = (lists[0] ?? [])
    .map((each) => each.source)
    .filter((source) => lists.every((list) => list.some((each) => each.source === source)));
  const rows = lists.map((list, seat) => ({
    seat,
    total: scores[seat],
    rank: 0,
    shared: new Map(list.filter((each) => columns.includes(each.source)).map((each) => [each.source, each.points])),
    own: list.filter((each) => !columns.includes(each.source)),
  }));
  for (const row of rows) row.rank = placeOf(row, rows);
  rows.sort((a, b) => a.rank - b.rank);
  return { columns, rows, most: Math.max(0, ...rows.map((row) => row.own.length)) };
};

/** The points by source; where totals hold more than these, as a couple's do, that is a source of its own. */
const withRest = () => {
  const { scores, sources } = result();
  const { rest } = skin.value;
  const left = sources.map((list, seat) => scores[seat] - list.reduce((sum, each) => sum + each.points, 0));
  if (!rest || !left.some(Boolean)) return sources;
  return sources.map((list, seat) => [...list, { source: rest, points: left[seat] }]);
};

/**
 * The place that the game gives; where it gives none, winners come first, then the higher total.
 * @param {Row} row
 * @param {Row[]} rows
 */
const placeOf = (row, rows) => {
  const won = (/** @type {Row} */ each) => result().winners.includes(each.seat);
  const better = (/** @type {Row} */ each) => (won(each) === won(row) ? each.total > row.total : won(each));
  return view.value.more?.places?.[row.seat] ?? 1 + rows.filter(better).length;
};

/** The name of a source. @param {string} source */
export const sourceName = (source) =>
  source && source === skin.value.rest
    ? t(source)
    : capital(cardWords.value.words[source] ?? cardWords.value.cards[source] ?? plain(source));

/** Its crest, where it has one. @param {string} source */
export const sourceCrest = (source) => {
  const name = `${games.value[table.value?.game ?? ""]?.crests}-${source}`;
  return document.getElementById(name) ? name : undefined;
};

/** @param {number} points */
export const signed = (points) => (points > 0 ? `+${points}` : String(points).replace("-", "−"));
/** @param {number} points */
const tint = (points) => (points > 0 ? "p" : points < 0 ? "m" : "z");

/** @param {{names: string[], mine: number|null}} props */
export const ScoreTable = ({ names, mine }) => {
  const { columns, rows, most } = breakdown();
  const secrets = Array.from({ length: most }, (_, place) => place);
  const title = (/** @type {number} */ place) => {
    const kinds = new Set(rows.map((row) => row.own[place] && secretKind(row.own[place].source)));
    return kinds.size === 1 ? [...kinds][0] : t("result.secret");
  };
  return html`<div class="wide-score"><table class=${columns.length > FEW ? "many" : ""}><caption class="sr">
    ${t("result.points")}</caption><thead><tr><th scope="col"><span class="sr">${t("result.person")}</span></th>
      ${columns.map(
        (source) => html`<th scope="col" key=${source}><span class="fam">
        ${sourceCrest(source) && html`<${Icon} name=${sourceCrest(source)} />`}<span class="fn" data-words="game">
          ${sourceName(source)}</span><${skin.value.SourceNote} source=${source} /></span></th>`,
      )}
      ${secrets.map(
        (place) => html`<th scope="col" class="mi" key=${place} data-words="game">
        ${tone(rows, place) && html`<i class=${`ms ${tone(rows, place)}`} aria-hidden="true"></i>`}${title(place)}
          </th>`,
      )}<th scope="col">${t("result.total")}</th></tr></thead>
    <tbody>${rows.map(
      (row) => html`<tr key=${row.seat} class=${row.rank === 1 ? "win" : ""}><th scope="row"><span class="placed">
        <span class="rk">${row.rank}</span><${Who} seat=${row.seat} names=${names} mine=${mine} /></span></th>
      ${columns.map(
        (source) => html`<td key=${source}><b class=${tint(row.shared.get(source) ?? 0)}>
        ${signed(row.shared.get(source) ?? 0)}</b></td>`,
      )}
      ${secrets.map(
        (place) => html`<td class="mi" key=${place}>
        ${
          row.own[place] &&
          html`<b class=${tint(row.own[place].points)}>${signed(row.own[place].points)}</b><small data-words="game">
            ${sourceName(row.own[place].source)}</small>`
        }</td>`,
      )}
      <td class="tot">${signed(row.total).replace("+", "")}</td></tr>`,
    )}</tbody></table></div>
    <div class="small-score">${rows.map(
      (row) => html`<details key=${row.seat} class=${row.rank === 1 ? "win" : ""} open=${row.rank === 1}><summary>
        <span class="rk">${row.rank}</span><${Who} seat=${row.seat} names=${names} mine=${mine} /><span class="tot">
          ${signed(row.total).replace("+", "")}</span></summary>
      <ul aria-label=${t("result.breakdown", { name: names[row.seat] })}>${[
        ...row.shared,
        ...row.own.map((each) => [each.source, each.points]),
      ].map(
        ([source, points]) => html`<li key=${source}>
        ${
          sourceCrest(String(source))
            ? html`<${Icon} name=${sourceCrest(String(source))} /><span class="sr" data-words="game">
            ${sourceName(String(source))}</span>`
            : html`<span class="fn" data-words="game">${sourceName(String(source))}</span>`
        }
        <b class=${tint(Number(points))}>${signed(Number(points))}</b></li>`,
      )}</ul></details>`,
    )}</div>`;
};

/** The colour of everybody's secret at that place, if it is the same. @param {Row[]} rows @param {number} place */
const tone = (rows, place) => {
  const tones = new Set(
    rows.map((row) => row.own[place] && skin.value.face({ kind: row.own[place].source, face: "up" }).tone),
  );
  return tones.size === 1 ? [...tones][0] : "";
};

/** @param {{seat: number, names: string[], mine: number|null}} props */
const Who = ({
  seat,
  names,
  mine,
}) => html`<span class="pn">${skin.value.crestOf(seat) && html`<${Icon} name=${skin.value.crestOf(seat)} />`}<span>
  <span data-words="person">${seat === mine ? t("result.you", { name: names[seat] }) : names[seat]}</span>
  ${table.value?.seats[seat]?.kind === "bot" && html`<small>${t("result.bot")}</small>`}</span></span>`;

/** What sort of secret it is, in the words of its card. @param {string} source */
const secretKind = (source) => skin.value.face({ kind: source, face: "up" }).sub || t("result.secret");

/** Everybody's secrets, as the cards they were. @param {{names: string[]}} props */
export const Secrets = ({ names }) => {
  const cards = (/** @type {Row} */ row) => row.own.filter((each) => each.source in cardWords.value.cards);
  const rows = breakdown().rows.filter((row) => cards(row).length);
  return (
    rows.length > 0 &&
    html`<section class="panel unveiled" aria-labelledby="secrets-head"><header><h2 id="secrets-head">${t("result.secrets")}</h2></header>
    <ol>${rows.map(
      (row) =>
        html`<li class="holder" key=${row.seat}><h3 data-words="person">${names[row.seat]}</h3><ul>${cards(row).map(
          (
            each,
          ) => html`<li class=${`msn ${skin.value.face({ kind: each.source, face: "up" }).tone ?? ""}`} key=${each.source}>
      <${Icon} name=${each.points > 0 ? "i-check" : "c-agenda"} /><span data-words="game"><b>${sourceName(each.source)}
        </b><small>${cardWords.value.texts[each.source]}</small></span><em>${signed(each.points)}</em></li>`,
        )}</ul></li>`,
    )}</ol></section>`
  );
};
