// The little of Markdown that the rules use, as nodes: headings, paragraphs, lists, tables, bold, italic, code.
// Text stays text: nothing in it can become markup, an address or a script.
import { html } from "./html.js";

/** @typedef {{title: string, ids: string[], blocks: any[], text: string}} Chapter */

/**
 * Chapters begin with `##`; `{#id}` after a heading gives it names. What stands before the first is its own chapter.
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

/** @param {string} heading @returns {Chapter} */
const chapter = (heading) => {
  const ids = [...heading.matchAll(/#([\w-]+)/g)].map(([, id]) => id);
  const title = heading.replace(/\s*\{.*\}\s*$/, "");
  return { title, ids, blocks: [], text: title };
};

/** @param {Chapter} chapter @param {string} source */
const add = (chapter, source) => {
  chapter.blocks.push(blockOf(source));
  chapter.text += `\n${source}`;
};

/** @param {string} source */
const blockOf = (source) => {
  const lines = source.split("\n").map((line) => line.trim());
  if (lines[0].startsWith("### ")) return { is: "h3", text: lines[0].slice(4), rest: lines.slice(1).join(" ") };
  if (lines.every((line) => line.startsWith("|"))) return { is: "table", rows: lines.filter((line) => !/^\|[-|: ]+\|$/.test(line)).map(cells) };
  if (/^[-*] /.test(lines[0])) return { is: "ul", items: items(lines, /^[-*] /) };
  if (/^\d+\. /.test(lines[0])) return { is: "ol", items: items(lines, /^\d+\. /) };
  return { is: "p", text: lines.join(" ") };
};

/** @param {string} line */
const cells = (line) => line.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());

/** @param {string[]} lines @param {RegExp} mark */
const items = (lines, mark) => lines.reduce((/** @type {string[]} */ all, line) => {
  if (mark.test(line)) return [...all, line.replace(mark, "")];
  return [...all.slice(0, -1), `${all.at(-1)} ${line}`];
}, []);

/** @param {{block: any, find: string}} props */
export const Block = ({ block, find }) => {
  const say = (/** @type {string} */ text) => inline(text, find);
  if (block.is === "h3") return html`<h3>${say(block.text)}</h3>${block.rest && html`<p>${say(block.rest)}</p>`}`;
  if (block.is === "ul") return html`<ul>${block.items.map((/** @type {string} */ item) => html`<li>${say(item)}</li>`)}</ul>`;
  if (block.is === "ol") return html`<ol>${block.items.map((/** @type {string} */ item) => html`<li>${say(item)}</li>`)}</ol>`;
  if (block.is === "table") {
    const [head, ...rows] = block.rows;
    return html`<div class="scroll" tabindex="0" role="group"><table><thead><tr>${head.map((/** @type {string} */ cell) => html`<th scope="col">${say(cell)}</th>`)}</tr></thead>
      <tbody>${rows.map((/** @type {string[]} */ row) => html`<tr>${row.map((cell) => html`<td>${say(cell)}</td>`)}</tr>`)}</tbody></table></div>`;
  }
  return html`<p>${say(block.text)}</p>`;
};

const SPANS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)]*\))/;

/** Bold, italic, rule numbers; of a link its words. @param {string} text @param {string} find @returns {any} */
export const inline = (text, find) => text.split(SPANS).filter(Boolean).map((part) => {
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
