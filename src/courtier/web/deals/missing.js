// Why answers are missing: promises that bind remove them.
import { html, Icon } from "../html.js";
import { t } from "../i18n.js";
import { missing } from "../state.js";
import { nameOf } from "../table/seats.js";

export const Missing = () =>
  missing.value.length
    ? html`<ul class="missing" aria-label=${t("deal.missing")}>${missing.value.map(
        (each) => html`<li><${Icon} name="i-lock" /><span><b>${t("deal.with", { name: nameOf(each.to) })}</b>
          <span data-words="game"> ${each.text}</span></span></li>`,
      )}</ul>`
    : null;
