// An address that is none of ours.
import { html } from "../html.js";
import { Bar } from "../parts.js";
import { t } from "../i18n.js";

export default () => html`<div class="page"><${Bar} title=${t("lost.title")} /><main id="main" class="narrow"><section class="panel">
  <p>${t("lost.text")}</p><p class="row gap-top"><a class="btn btn-wax" href="/">${t("home")}</a></p></section></main></div>`;
