// An invitation: its token stands in the fragment, so it reaches no log; it is used up when one takes it.
import { html, Icon, useState } from "../html.js";
import { api, visit } from "../net.js";
import { go } from "../route.js";
import { LONGEST_NAME, settings } from "../settings.js";
import { t } from "../i18n.js";
import { Bar, inWords } from "../parts.js";
import { myName } from "../visitor.js";

/** @param {{hash: string}} props */
export default ({ hash }) => {
  const [trouble, setTrouble] = useState("");
  const accept = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      await visit();
      const { code } = await api("/api/join", { token: hash.slice(1), name: myName() });
      go(`/t/${code}#sit`, { replace: true });
    } catch (error) {
      setTrouble(inWords(error));
    }
  };
  return html`<div class="page"><${Bar} title=${t("title.join")} /><main id="main" class="narrow">
    <form class="panel invited" onSubmit=${accept}>
    <${Icon} name="seal" class="big-seal" /><h2>${t("invited.head")}</h2><p class="muted">
      ${hash.length > 1 ? t("invited.text") : t("invited.none")}</p>
    <p><label for="name"><b>${t("name.appear")}</b></label>
      <input id="name" class="field" maxlength=${LONGEST_NAME} autocomplete="nickname" placeholder=${t("name.guest")}
        value=${settings.name.value} onInput=${(/** @type {any} */ event) => (settings.name.value = event.target.value)} /></p>
    ${trouble && html`<p role="alert" class="trouble" data-words="game">${trouble}</p>`}
    <p class="row gap-top">${hash.length > 1 && html`<button class="btn btn-wax">${t("invited.accept")}</button>`}
      <a class="btn" href="/">${t("home")}</a></p></form></main></div>`;
};
