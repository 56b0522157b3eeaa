// The little of Markdown that the rules use, as nodes: headings, paragraphs, lists, tables, bold, italic, code.
// Text stays text: nothing in it can become markup, an address or a script.
import { html } from "./html.js";

/** @typedef {{title: string, ids: string[], blocks: Block[], text: string}} Chapter */
/** @typedef {{cells: string[], ids: string[]}} Row */
/**
 * @typedef {{is: "h3", text: string, rest: string}|{is: "table", rows: Row[]}|{is: "ul", items: Marked[]}|{is: "ol", items: Marked[]}
 *   |{is: "p", text: string, ids: string[]}} Block
 */
/** Words, and what their marks say they are about. @typedef {{text: string, ids: string[]}} Marked */

const MARKS = /\s*\{(#[^}]*)\}/g;

/**
 * Chapters begin with `##`; `{#lay #card:spy}` at the end of a heading, a paragraph, a point or a row says what it is about.
 * A chapter is about all that its parts are about. What stands before the first is its own chapter.
 * @param {string} source @returns {Chapter[]}
 */
export const chapters = (source) => {
  /** @type {Chapter[]} */
  const found = [];
  for (const block of source.replace(/\r/g, "").split(/\n{2,}/)) {
    const heading = /^(##?) (.+)$/.exec(block.trim().split("\n")[0]);
    if (heading) found.push(chapter(heading[2]));
    const rest = heading ? block.trim().split("\n").slice(1).join("\n") : block.trim();
    if (!found.length) found.push(chapter(""));
    if (rest) add(found[found.length - 1], rest);
  }
  return found.filter((each) => each.title || each.blocks.length);
};

/**
 * Under which name the rules tell of a card: its kind, or else the first of its parts that they know; or none.
 * @param {Chapter[]} all
 * @param {string} kind
 */
export const placeOf = (all, kind) =>
  [kind, ...kind.split(".")].map((name) => `card:${name}`).find((id) => all.some((each) => each.ids.includes(id))) ??
  "";

/** @param {string} heading @returns {Chapter} */
const chapter = (heading) => {
  const { text, ids } = unmarked(heading);
  return { title: text, ids, blocks: [], text };
};

/** @param {Chapter} chapter @param {string} source */
const add = (chapter, source) => {
  const { text, ids } = unmarked(source);
  chapter.blocks.push(blockOf(source));
  chapter.ids.push(...ids);
  chapter.text += `\n${text}`;
};

/** @param {string} source @returns {Marked} */
const unmarked = (source) => ({
  text: source.replace(MARKS, ""),
  ids: [...source.matchAll(MARKS)].flatMap(([, names]) => names.split(/\s+/).map((name) => name.slice(1))),
});

/** @param {string} source @returns {Block} */
const blockOf = (source) => {
  const lines = source.split("\n").map((line) => line.trim());
  if (lines[0].startsWith("### "))
    return { is: "h3", text: unmarked(lines[0].slice(4)).text, rest: unmarked(lines.slice(1).join(" ")).text };
  if (lines.every((line) => line.startsWith("|")))
    return { is: "table", rows: lines.filter((line) => !/^\|[-|: ]+\|$/.test(line)).map(row) };
  if (/^[-*] /.test(lines[0])) return { is: "ul", items: items(lines, /^[-*] /) };
  if (/^\d+\. /.test(lines[0])) return { is: "ol", items: items(lines, /^\d+\. /) };
  return { is: "p", ...unmarked(lines.join(" ")) };
};

/** @param {string} line */
const row = (line) => {
  const { text, ids } = unmarked(line);
  return {
    cells: text
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => cell.trim()),
    ids,
  };
};

/** @param {string[]} lines @param {RegExp} mark @returns {Marked[]} */
const items = (lines, mark) =>
  lines
    .reduce((/** @type {string[]} */ all, line) => {
      if (mark.test(line)) return [...all, line.replace(mark, "")];
      return [...all.slice(0, -1), `${all.at(-1)} ${line}`];
    }, [])
    .map(unmarked);

/** The parts that are about `here` are marked. @param {{block: Block, find: string, here?: string}} props */
export const Block = ({ block, find, here = "" }) => {
  const say = (/** @type {string} */ text) => inline(text, find);
  const current = (/** @type {{ids: string[]}} */ { ids }) => (ids.includes(here) ? "true" : undefined);
  const points = (/** @type {Marked[]} */ all) =>
    all.map((item) => html`<li aria-current=${current(item)}>${say(item.text)}</li>`);
  if (block.is === "h3") return html`<h3>${say(block.text)}</h3>${block.rest && html`<p>${say(block.rest)}</p>`}`;
  if (block.is === "ul") return html`<ul>${points(block.items)}</ul>`;
  if (block.is === "ol") return html`<ol>${points(block.items)}</ol>`;
  if (block.is === "table") {
    const [head, ...rows] = block.rows;
    return html`<div class="scroll" tabindex="0" role="group"><table><thead><tr>
      ${head.cells.map((cell) => html`<th scope="col">${say(cell)}</th>`)}</tr></thead>
      <tbody>${rows.map(
        (each) => html`<tr aria-current=${current(each)}>
        ${each.cells.map((cell) => html`<td>${say(cell)}</td>`)}</tr>`,
      )}</tbody></table></div>`;
  }
  return html`<p aria-current=${current(block)}>${say(block.text)}</p>`;
};

const SPANS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]*\))/;

/** Bold, italic, rule numbers; of a link its words. @param {string} text @param {string} find @returns {Children} */
export const inline = (text, find) =>
  text
    .split(SPANS)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("**")) return html`<b>${marked(part.slice(2, -2), find)}</b>`;
      if (part.startsWith("`")) return html`<span class="id">${marked(part.slice(1, -1), find)}</span>`;
      if (part.startsWith("*")) return html`<i>${marked(part.slice(1, -1), find)}</i>`;
      const link = /^\[([^\]]+)\]\(/.exec(part);
      return marked(link ? link[1] : part, find);
    });

/** @param {string} text @param {string} find */
const marked = (text, find) => {
  if (!find) return text;
  const parts = text.split(pattern(find));
  return parts.map((part, place) => (place % 2 ? html`<mark>${part}</mark>` : part));
};

/** @param {string} find */
const pattern = (find) => new RegExp(`(${find.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")})`, "gi");

/** How often it stands there. @param {string} text @param {string} find */
export const hits = (text, find) => (find ? [...text.matchAll(pattern(find))].length : 0);
