// The rail: story, talk, deals with one's notes; a sheet behind a button where the screen is narrow.
import { computed, html, Icon, useEffect, useRef, useState } from "../html.js";
import { t } from "../i18n.js";
import { info, mySeat, offers, send, talk, you } from "../state.js";
import { commandsFor, obey } from "./command.js";
import { canOffer, dealing, Ledger, NEGOTIATING, openComposer } from "./deals.js";
import { phrases, tab } from "./selection.js";
import { isPerson, nameOf, others, toNames } from "./seats.js";
import { StampChoice } from "./stamps.js";
import { lastLine, Story, useUnread } from "./story.js";

const TABS = /** @type {["story"|"talk"|"deals", string][]} */ ([
  ["story", "i-log"],
  ["talk", "i-chat"],
  ["deals", "i-deal"],
]);

/** @param {{inSheet?: boolean}} props */
export const Rail = ({ inSheet }) => {
  const unread = useUnread(tab.value !== "deals", talk.value.filter((each) => each.seat !== mySeat.value).length);
  return html`<aside class=${inSheet ? "rail in-sheet" : "rail"} aria-label=${railWords()}>
    <div class="tabs" role="tablist" data-rove>${TABS.map(
      ([name, icon]) => html`
      <button type="button" role="tab" id=${`tab-${name}`} aria-selected=${String(tab.value === name)}
        aria-controls="rail-page" onClick=${() => (tab.value = name)}>
        <${Icon} name=${icon} />${t(name === "deals" && !dealing.value ? "table.notes_tab" : `table.${name}`)}
        ${name === "talk" && unread > 0 && html`<i>${unread}</i>`}
        ${name === "deals" && canOffer.value && open.value > 0 && html`<${OpenOffers} />`}
      </button>`,
    )}</div>
    <div class="rail-page" role="tabpanel" id="rail-page" aria-labelledby=${`tab-${tab.value}`}>
      ${tab.value === "deals" ? html`<${Deals} />` : html`<${Story} talkOnly=${tab.value === "talk"} />`}</div>
    ${tab.value !== "deals" && html`<${SayLine} />`}
  </aside>`;
};

/** How much of the talk was not looked at, for the button of narrow screens. @param {boolean} looking */
export const useNews = (looking) => useUnread(looking, talk.value.filter((each) => each.seat !== mySeat.value).length);

/** What the rail holds: in a game without deals there is no page for them. */
export const railWords = () => t(dealing.value ? "table.rail" : "table.rail_notes");

/** How many offers wait for one's own word. */
const open = computed(
  () =>
    offers.value.filter(
      (each) => mySeat.value !== null && each.parties.includes(mySeat.value) && !each.signed.includes(mySeat.value),
    ).length,
);

const OpenOffers = () => html`<i aria-hidden="true">${open.value}</i>
  <span class="sr">${t("deal.open_to_you", { n: open.value })}</span>`;

const Deals = () => html`<div class="deals" tabindex="-1"><${Ledger} /><${Notes} /></div>`;

const SAVE = 800; // milliseconds after the last letter

/** A page that nobody else sees; it is kept while one writes, and at the latest when one turns to something else. */
const Notes = () => {
  const [text, setText] = useState(you.value?.note ?? "");
  const unsaved = useRef(/** @type {{text: string, timer: number}|null} */ (null));
  const save = () => {
    if (!unsaved.current) return;
    clearTimeout(unsaved.current.timer);
    send({ do: "note", text: unsaved.current.text });
    unsaved.current = null;
  };
  useEffect(() => {
    addEventListener("pagehide", save);
    return () => removeEventListener("pagehide", save);
  }, []);
  if (mySeat.value === null) return null;
  const write = (/** @type {Typed} */ event) => {
    setText(event.target.value);
    clearTimeout(unsaved.current?.timer);
    unsaved.current = { text: event.target.value, timer: setTimeout(save, SAVE) };
  };
  return html`<h3><label for="notes">${t("table.notes")}</label></h3>
    <textarea id="notes" maxlength="4000" value=${text} onInput=${write} onBlur=${save} placeholder=${t("table.notes_hint")}></textarea>`;
};

/** Where one speaks, whispers, and types commands. */
const SayLine = () => {
  const [text, setText] = useState("");
  const [to, setTo] = useState(/** @type {number[]} */ ([]));
  const [menu, setMenu] = useState(false);
  const [error, setError] = useState("");
  const box = useRef(/** @type {HTMLInputElement|null} */ (null));
  const silent =
    mySeat.value === null && info("phase") === "play"
      ? "watchers_silent"
      : info("words") === "phrases"
        ? "phrases_only"
        : "";
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const words = text.trim();
    const wrong = words.startsWith("/") ? await obey(words.slice(1)) : words && silent && t(`table.${silent}`);
    setError(wrong);
    if (wrong) return;
    setText("");
    if (words && !words.startsWith("/")) say(words);
  };
  const say = async (/** @type {string} */ words) => {
    const done = await send({ do: "say", text: words, ...(to.length ? { to } : {}) });
    if (!done.ok) setText((now) => now || words); // what was refused can be mended
  };
  const write = (/** @type {Typed} */ event) => {
    setText(event.target.value);
    setError("");
  };
  return html`<div class="saybox">
    ${
      to.length > 0 &&
      html`<p class="whisper-to"><${Icon} name="i-whisper" /><span class="grow">${t("table.whispering_to", { names: toNames(to) })}</span>
      <button type="button" class="btn btn-quiet" onClick=${() => setTo([])}>${t("table.to_all")}</button></p>`
    }
    ${error && html`<p class="say-error" role="alert">${error}</p>`}
    ${!error && text.startsWith("/") && html`<${Commands} typed=${text.slice(1)} take=${setText} />`}
    ${menu && html`<${SayMenu} to=${to} setTo=${setTo} close=${() => setMenu(false)} />`}
    <form class="sayline" onSubmit=${submit}>
      <input ref=${box} id="say" value=${text} maxlength="500" autocomplete="off" enterkeyhint="send" aria-label=${t("table.say_label")}
        placeholder=${t(silent ? "table.command_only" : "table.say")} onInput=${write} />
      ${
        mySeat.value !== null &&
        html`<button class="btn" type="button" aria-expanded=${String(menu)} aria-label=${t("table.say_menu")}
          onClick=${() => setMenu(!menu)}><${Icon} name="i-whisper" /></button>`
      }
      <button class="sr" type="submit">${t("send")}</button>
    </form></div>`;
};

/** What can be typed after the slash. @param {{typed: string, take: (text: string) => void}} props */
const Commands = ({ typed, take }) =>
  html`<ul class="commands" aria-label=${t("table.commands")}>${commandsFor(typed).map(
    ({ word, help }) =>
      html`<li key=${word}><button type="button" class="btn btn-quiet" onClick=${() => {
        take(`/${word}`);
        document.getElementById("say")?.focus();
      }}><b>/${word}</b><span>${help}</span></button></li>`,
  )}</ul>`;

/**
 * Whom to whisper to, the stock phrases, and the stamps: on the seat that was chosen, or on the last line.
 * @param {{to: number[], setTo: (to: number[]) => void, close: () => void}} props
 */
const SayMenu = ({ to, setTo, close }) => {
  const [about, setAbout] = useState(/** @type {number|null} */ (null));
  const speak = (/** @type {string} */ phrase, /** @type {boolean} */ aimed) => {
    if (dealing.value && NEGOTIATING.includes(phrase) && about !== null) return openComposer([about]);
    send({ do: "say", phrase, ...(aimed && about !== null ? { about } : {}), ...(to.length ? { to } : {}) });
    close();
  };
  const last = lastLine();
  const place = about !== null ? { seat: about } : last !== undefined && { line: last };
  const flip = (/** @type {number} */ seat) =>
    setTo(to.includes(seat) ? to.filter((each) => each !== seat) : [...to, seat]);
  return html`<div class="saymenu">
    ${
      info("whispers") !== "none" &&
      others().some(isPerson) &&
      html`<h3>${t("table.whisper_to")}</h3><ul class="chips">${others()
        .filter(isPerson)
        .map(
          (seat) => html`<li>
      <button type="button" class="choice" aria-pressed=${String(to.includes(seat))} data-words="game"
        onClick=${() => flip(seat)}>${nameOf(seat)}</button></li>`,
        )}</ul>`
    }
    <h3>${t("table.phrases")}</h3>
    <ul class="chips about">${others().map(
      (seat) => html`<li><button type="button" class="choice" aria-pressed=${String(about === seat)} data-words="game"
      onClick=${() => setAbout(about === seat ? null : seat)}>${nameOf(seat)}</button></li>`,
    )}</ul>
    ${
      place &&
      html`<h3>${about === null ? t("stamp.on_last") : t("stamp.on_seat", { name: nameOf(about) })}</h3>
      <${StampChoice} on=${place} close=${close} />`
    }
    <ul class="phrases">${phrases.value.map(
      (
        each,
      ) => html`<li><button type="button" class="btn btn-quiet" data-words="game" disabled=${each.about && about === null}
      onClick=${() => speak(each.name, each.about)}>
        ${dealing.value && NEGOTIATING.includes(each.name) && html`<${Icon} name="i-deal" />`}
        ${each.text.replace("{about}", about === null ? "…" : nameOf(about))}</button></li>`,
    )}</ul>
  </div>`;
};

/** Puts the cursor into the line one speaks on. @param {string} [words] */
export const focusSay = (words = "") => {
  const box = /** @type {HTMLInputElement|null} */ (document.getElementById("say"));
  if (!box) return false;
  box.focus();
  if (words && !box.value) {
    box.value = words;
    box.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return true;
};
