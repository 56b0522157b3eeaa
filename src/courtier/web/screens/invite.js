// Inviting: the group's link, as text, as a QR code and to share; a link for one person alone; the table's code.
import { html, Icon, useState } from "../html.js";
import { api } from "../net.js";
import { t } from "../i18n.js";
import { send, table, you } from "../state.js";
import { Copy } from "../parts.js";

export const Invite = () => {
  const info = /** @type {TableInfo} */ (table.value);
  const [own, setOwn] = useState(/** @type {{link: string, qr: string}|null} */ (null));
  const open = info.link || info.listed;
  const link = own?.link ?? `${location.origin}/j/${info.code}`;
  return html`<section class="panel invite" aria-labelledby="invite-head">
    ${own && html`<${Qr} svg=${own.qr} label=${t("invite.qr")} />`}
    ${!own && open && html`<img class="qr" src=${`/api/tables/${info.code}/qr`} alt=${t("invite.qr")} />`}
    <div><h2 id="invite-head">${t("invite.head")}</h2><p>${words(own !== null, Boolean(open))}</p>
      ${open && !own && html`<p>${t("invite.code")}</p><p class="code" data-words="game">${info.code}</p>`}</div>
    <div class="btns">${(open || own) && html`<${Copy} text=${link} label=${t("invite.copy")} /><${Share} link=${link} />`}
      ${
        info.watch === "gallery" &&
        html`<a class="btn" href=${`/board/${info.code}`} target="_blank"><${Icon} name="i-screen" />${t("board")}</a>`
      }
      ${you.value?.host && html`<${Entrances} own=${own !== null} setOwn=${setOwn} />`}</div></section>`;
};

/** What the link is good for. @param {boolean} own @param {boolean} open */
const words = (own, open) => {
  if (own || open) return t(own ? "invite.once" : "invite.all");
  return t(you.value?.host ? "invite.withdrawn" : "invite.ask");
};

/**
 * How the host lets people in: by a link for one person, and by that of the group.
 * @param {{own: boolean, setOwn: (own: {link: string}|null) => void}} props
 */
const Entrances = ({ own, setOwn }) => {
  const { code, link, listed } = /** @type {TableInfo} */ (table.value);
  const make = () => api(`/api/tables/${code}/invite`, { seat: null }).then(setOwn, () => setOwn(null));
  const share = () => (setOwn(null), send({ do: "configure", link: !link }));
  return html`<button class="btn" onClick=${own ? () => setOwn(null) : make}>
      <${Icon} name=${own ? "i-people" : "i-plus"} />${t(own ? "invite.group" : "invite.new")}</button>
    ${
      !listed &&
      html`<button class="btn" onClick=${share}><${Icon} name=${link ? "i-lock" : "i-link"} />
        ${t(link ? "invite.withdraw" : "invite.again")}</button>`
    }`;
};

/** By the system's own way, where it has one. @param {{link: string}} props */
const Share = ({ link }) => {
  if (!("share" in navigator)) return null;
  const share = () =>
    navigator.share({ title: "Courtier", text: t("invite.share.text"), url: link }).catch(() => undefined);
  return html`<button class="btn" onClick=${share}><${Icon} name="i-link" />${t("invite.share")}</button>`;
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
