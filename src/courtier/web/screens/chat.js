// What is said before the deal and after the end.
import { html, Icon, useEffect, useRef, useState } from "../html.js";
import { t } from "../i18n.js";
import { mySeat, send, table, talk } from "../state.js";

export const Chat = () => {
  const [text, setText] = useState("");
  const log = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => log.current?.scrollTo(0, log.current.scrollHeight), [talk.value.length]);
  const phrases = table.value?.words === "phrases";
  const say = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim() && (await send({ do: "say", text: text.trim() })).ok) setText("");
  };
  return html`<section class="panel talk" aria-labelledby="talk-head"><h2 id="talk-head">${t("chat.head")}</h2>
    <div class="story" role="log" aria-label=${t("chat.head")} tabindex="0" ref=${log}>
      ${talk.value.length === 0 && html`<p class="muted say">${t("chat.none")}</p>`}
      ${talk.value.map(
        (each) => html`<p class="say" key=${each.n}><small data-words="person">${each.name || t("chat.table")}</small>
        ${
          each.text === null
            ? html`<q class="muted">${each.removed ? t("chat.removed") : t("chat.whisper")}</q>`
            : html`<q data-words="person">${each.text}</q>`
        }</p>`,
      )}</div>
    ${
      mySeat.value !== null &&
      !phrases &&
      html`<form class="sayline" onSubmit=${say}>
        <input aria-label=${t("chat.say")} placeholder=${t("chat.placeholder")} maxlength="500" value=${text}
          onInput=${(/** @type {Typed} */ event) => setText(event.target.value)} />
      <button class="btn" aria-label=${t("send")}><${Icon} name="i-fwd" /></button></form>`
    }</section>`;
};
