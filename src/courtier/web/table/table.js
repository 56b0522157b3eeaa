// The table screen: bar, bands, seats and board as the skin draws them, prompt and hand, story and talk.
import { computed, html, Icon, useEffect } from "../html.js";
import { t } from "../i18n.js";
import { band, Banner, Banners, HelpButton, IconLink, Waiting } from "../parts.js";
import { gameOfCampaign } from "../screens/campaign.js";
import { info, mySeat, rulesHere, send, view } from "../state.js";
import { useDragging } from "./dragging.js";
import { useWhyNot } from "./advice.js";
import { covered, sheet } from "./selection.js";
import { hasMinute, openMinute, useFirstMinute } from "./newcomer.js";
import { useKeys } from "./keys.js";
import { useMotion } from "./motion.js";
import { Offers } from "./deals.js";
import { Coach, coached } from "./lesson.js";
import { Peek } from "./peek.js";
import { Dock } from "./prompt.js";
import { Rail, railWords, useNews } from "./rail.js";
import { nameOf, namesOf } from "./seats.js";
import { Sheets } from "./sheets.js";
import { skin, useDress } from "./skin.js";
import { useSound } from "./sound.js";
import { Ticker } from "./story.js";

export default () => {
  const dressed = useDress(info("game") ?? "");
  useEffect(() => () => (sheet.value = null), []);
  useKeys();
  useMotion();
  useWhyNot();
  useDragging();
  useSound();
  useFirstMinute(dressed && dealt.value);
  if (!dressed || !dealt.value) return html`<${Waiting} />`;
  const { Board } = skin.value;
  return html`<div class=${`app at-table ${covered.value ? "covered" : ""} ${coached.value ? "coached" : ""} ${mood.value}`}>
    <${Dock} />
    <main class=${`table ${banded.value ? "banded" : ""}`} id="main" tabindex="-1"><${Bands} /><${Board} />
      ${!skin.value.placesOffers && html`<${Offers} />`}<${Ticker} /></main>
    ${sheet.value?.is !== "rail" && html`<${Rail} />`}
    <${Coach} />
    <${TableBar} />
    <${Peek} />
    <${Sheets} />
  </div>`;
};

const dealt = computed(() => view.value !== null);
/** What the whole table makes room for, as the skin says. */
const mood = computed(() => skin.value.mood());
/** Is a band shown? The board makes room for it. */
const banded = computed(() => band.value !== null || Boolean(info("undoing") ?? info("newcomer")) || kept().length > 0);

/** A few words beside the title. */
const Meta = () =>
  html`<span class="meta only-wide cut" data-words="game">
    ${[info("title"), gameOfCampaign(), ...skin.value.meta(view.value)].filter(Boolean).join(" · ")}</span>`;

/** The book opens the game in one minute, and from there all rules; a game without such lines opens its rules. */
const Book = () =>
  hasMinute.value
    ? html`<button type="button" class="icon" aria-label=${t("table.sheet.minute")} title=${t("table.sheet.minute")}
        aria-keyshortcuts="R" onClick=${openMinute}><${Icon} name="i-book" /></button>`
    : html`<span class="only-wide"><${IconLink} href=${rulesHere.value} icon="i-book" label=${t("rules")} /></span>`;

const TableBar = () => {
  const news = useNews(sheet.value?.is === "rail");
  return html`<header class="bar">
    <a class="icon" href="/" aria-label=${t("home")}><${Icon} name="mark" class="mark" /></a>
    <p class="title cut" aria-hidden="true" data-words="game">${skin.value.title(info("game") ?? "")}<small>
      ${gameOfCampaign() || null}</small></p><${Meta} />
    <span class="grow"></span>
    <${skin.value.Piles} />
    ${
      mySeat.value === null
        ? html`<button type="button" class="icon" aria-label=${t("table.sheet.watch")}
          onClick=${() => (sheet.value = { is: "watch" })}><${Icon} name="i-people" /></button>`
        : html`<button type="button" class="icon" aria-label=${t("table.sheet.secret")} aria-keyshortcuts="M"
          onClick=${() => (sheet.value = { is: "secret" })}>
          <${Icon} name=${covered.value ? "i-eyeoff" : "i-eye"} /></button>`
    }
    <button type="button" class="icon only-small" aria-label=${railWords()}
      onClick=${() => (sheet.value = { is: "rail" })}><${Icon} name="i-chat" />
      ${news > 0 && html`<span class="badge">${news}</span>`}</button>
    <${Book} />
    <span class="only-wide bar-more"><${IconLink} href="/settings" icon="i-gear" label=${t("settings")} /><${HelpButton} /></span>
    <button type="button" class="icon" aria-label=${t("table.sheet.menu")}
      onClick=${() => (sheet.value = { is: "menu" })}><${Icon} name="i-more" /></button>
  </header>`;
};

/** Bands over the board: the line, a steward, a refusal, an undo that was asked for. */
const Bands = () => html`<${Banners} /><${UndoBand} /><${NewcomerBand} /><${StewardBand} />`;

const UndoBand = () => {
  const undoing = info("undoing");
  if (!undoing) return null;
  const mine = mySeat.value !== null && undoing.waiting.includes(mySeat.value);
  const text = t(undoing.seat === mySeat.value ? "table.undo_mine" : "table.undo_asked", {
    name: nameOf(undoing.seat),
    what: undoing.text.replace(/\.$/, ""),
    names: namesOf(undoing.waiting),
  });
  return html`<${Consent} icon="i-undo" text=${text} number=${undoing.number} mine=${mine} />`;
};

/** Somebody new wants a seat: all read who it is, and who must agree can. */
const NewcomerBand = () => {
  const asked = info("newcomer");
  if (!asked) return null;
  const mine = mySeat.value !== null && asked.waiting.includes(mySeat.value);
  const text = t("table.newcomer", { name: asked.name, was: nameOf(asked.seat), names: namesOf(asked.waiting) });
  return html`<${Consent} icon="i-people" text=${text} number=${asked.number} mine=${mine} />`;
};

/**
 * A question to several; who is asked gets the two answers.
 * @param {{icon: string, text: string, number: number, mine: boolean}} props
 */
const Consent = ({ icon, text, number, mine }) => {
  if (!mine) return html`<${Banner} icon=${icon} text=${text} />`;
  const say = (/** @type {boolean} */ yes) => () => send({ do: "agree", number, yes });
  return html`<div class="banner two"><${Icon} name=${icon} /><p class="grow">${text}</p>
    <button type="button" class="btn" onClick=${say(false)}>${t("table.undo_no")}</button>
    <button type="button" class="btn" onClick=${say(true)}>${t("table.undo_yes")}</button></div>`;
};

const StewardBand = () => {
  const seats = kept();
  return seats.length
    ? html`<${Banner} icon="i-bot" text=${t("table.steward", { n: seats.length, names: namesOf(seats) })} />`
    : null;
};

/** The seats of others that a steward keeps. */
const kept = () =>
  (info("seats") ?? [])
    .filter((each) => each.state === "steward" && each.seat !== mySeat.value)
    .map((each) => each.seat);
