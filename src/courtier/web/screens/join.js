// An invitation: the group's link, which names the table, or a link for one person. The token of the latter stands in
// the fragment, so it reaches no log; it is used up when one takes it.
import { html, Icon, useEffect, useState } from "../html.js";
import { api, visit } from "../net.js";
import { go } from "../route.js";
import { LONGEST_NAME, settings } from "../settings.js";
import { lang, t } from "../i18n.js";
import { Bar, inWords } from "../parts.js";
import { myName } from "../visitor.js";

/** @param {{name?: string, hash: string}} props */
export default ({ name: code, hash }) => {
  const [trouble, setTrouble] = useState("");
  const table = useTable(code, setTrouble);
  const token = code ? "" : hash.slice(1);
  const accept = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await visit();
      const found = token ? (await api("/api/join", { token, name: myName() })).code : code;
      go(`/t/${found}#sit`, { replace: true });
    } catch (error) {
      setTrouble(inWords(error));
    }
  };
  const why = table ? refused(table) : "";
  return html`<div class="page"><${Bar} title=${t("title.join")} /><main id="main" class="narrow">
    <form class="panel invited" onSubmit=${accept}>
    <${Icon} name="seal" class="big-seal" />
    <h2 data-words="person">${table ? t("invited.by", inviter(table)) : t("invited.head")}</h2>
    <p class="muted">${about(code, token, table, why)}</p>
    ${!why && html`<${Name} />`}
    ${trouble && html`<p role="alert" class="trouble" data-words="game">${trouble}</p>`}
    <p class="row gap-top">${(token || (table && !why)) && html`<button class="btn btn-wax">${t("invited.accept")}</button>`}
      ${why && table?.watch === "gallery" && html`<a class="btn btn-wax" href=${`/t/${code}`}>${t("invited.watch")}</a>`}
      <a class="btn" href="/">${t("home")}</a></p></form></main></div>`;
};

const Name = () => html`<p><label for="name"><b>${t("name.appear")}</b></label>
  <input id="name" class="field" maxlength=${LONGEST_NAME} autocomplete="nickname" placeholder=${t("name.guest")}
    value=${settings.name.value} onInput=${(/** @type {Typed} */ event) => (settings.name.value = event.target.value)} /></p>`;

/**
 * What all may know of the table that the link names, with the title of its game; what is wrong with the link.
 * @param {string|undefined} code @param {(words: string) => void} setTrouble
 */
const useTable = (code, setTrouble) => {
  const [table, setTable] = useState(/** @type {ListedTable|null} */ (null));
  useEffect(() => {
    if (!code) return;
    Promise.all([api(`/api/tables/${encodeURIComponent(code)}`), api("/api/games")]).then(
      ([info, games]) =>
        setTable({ ...info, game: games.find((/** @type {GameInfo} */ each) => each.name === info.game)?.title }),
      (error) => setTrouble(inWords(error)),
    );
  }, [code, lang.value]);
  return table;
};

/** @param {ListedTable} table */
const inviter = (table) => ({
  name: table.seats.find((each) => each.host)?.name ?? table.code,
  game: table.game,
});

/** @param {ListedTable} table @returns {number} */
const free = (table) => table.seats.filter((each) => each.kind === "free").length;

/** Why the link gives no seat, as a key of words; none: it does. @param {ListedTable} table */
const refused = (table) => {
  if (table.phase !== "lobby") return table.watch === "gallery" ? "invited.begun" : "invited.begun.closed";
  if (!table.link && !table.listed) return "invited.withdrawn";
  return free(table) ? "" : "invited.full";
};

/** @param {string|undefined} code @param {string} token @param {ListedTable|null} table @param {string} why */
const about = (code, token, table, why) => {
  if (why) return t(why);
  if (table) return t("invited.free", { n: free(table) });
  return code ? "" : token ? t("invited.text") : t("invited.none");
};
