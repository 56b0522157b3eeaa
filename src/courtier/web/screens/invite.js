// Inviting: a link that lets one person in, as text, as a QR code and to share; and the table's code.
import { html, Icon, useEffect, useState } from "../html.js";
import { api } from "../net.js";
import { t } from "../i18n.js";
import { table, you } from "../state.js";
import { Copy } from "../parts.js";

export const Invite = () => {
  const info = /** @type {import("../state.js").TableInfo} */ (table.value);
  const people = info.seats.filter((each) => each.kind === "person").length;
  const [invitation, setInvitation] = useState(/** @type {{link: string, qr: string}|null} */ (null));
  const host = you.value?.host;
  const make = () =>
    api(`/api/tables/${info.code}/invite`, { seat: null }).then(setInvitation, () => setInvitation(null));
  useEffect(() => {
    if (host) make();
  }, [host, people]);
  const link = invitation?.link ?? `${location.origin}/t/${info.code}`;
  return html`<section class="panel invite" aria-labelledby="invite-head">
    ${invitation && html`<${Qr} svg=${invitation.qr} label=${t("invite.qr")} />`}
    <div><h2 id="invite-head">${t("invite.head")}</h2><p>${host ? t("invite.once") : t("invite.guest")}</p>
      <p>${info.listed ? t("invite.code") : t("invite.code.name")}</p><p class="code" data-words="game">${info.code}</p></div>
    <div class="btns"><${Copy} text=${link} label=${t("invite.copy")} />
      ${
        "share" in navigator &&
        html`<button class="btn"
          onClick=${() => navigator.share({ title: "Courtier", text: t("invite.share.text"), url: link }).catch(() => undefined)}>
            <${Icon} name="i-link" />${t("invite.share")}</button>`
      }
      ${
        info.watch === "gallery" &&
        html`<a class="btn" href=${`/board/${info.code}`} target="_blank"><${Icon} name="i-screen" />${t("board")}</a>`
      }
      ${host && html`<button class="btn" onClick=${make}><${Icon} name="i-plus" />${t("invite.new")}</button>`}</div></section>`;
};

/**
 * The server's drawing, rebuilt from its paths: no markup of a string ever enters the page.
 * @param {{svg: string, label: string}} props
 */
export const Qr = ({ svg, label }) => {
  const [width, scale] = [/width="(\d+)"/, /scale\((\d+)\)/].map((pattern) => Number(pattern.exec(svg)?.[1] ?? 1));
  const size = /viewBox="([\d. -]+)"/.exec(svg)?.[1] ?? `0 0 ${width / scale} ${width / scale}`;
  const paths = [...svg.matchAll(/<path([^>]*)>/g)].map(([, given]) =>
    Object.fromEntries(
      [...given.matchAll(/(?:^|\s)(d|stroke|fill|transform|stroke-width)="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    ),
  );
  return html`<svg class="qr" viewBox=${size} role="img" aria-label=${label} shape-rendering="crispEdges">
    <rect width="100%" height="100%" fill="#fff" />${paths.map((each) => html`<path ...${each} />`)}</svg>`;
};
