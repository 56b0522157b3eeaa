// Sheets over the table: a card, one's secrets, a seat with all its cards, the whole table in words, the menu.
import { html, Icon, useEffect, useState } from "../html.js";
import { capital, t } from "../i18n.js";
import { api } from "../net.js";
import { Copy, inWords, Segments } from "../parts.js";
import { go } from "../route.js";
import { openHelp } from "../screens/help.js";
import { Qr } from "../screens/invite.js";
import { Sheet } from "../sheet.js";
import { mySeat, names, rulesAt, rulesHere, send, table, view, you } from "../state.js";
import { WhyNot } from "./advice.js";
import { Aim } from "./aims.js";
import { canOffer, Composer, openComposer, Picks } from "./deals.js";
import { Drawn, faceClass, openCard, spoken } from "./card.js";
import { zoneAt } from "./choosing.js";
import { cardText, cardWords, covered, sheet } from "./selection.js";
import { Orders } from "./orders.js";
import { Minute } from "./newcomer.js";
import { Rail, railWords } from "./rail.js";
import { fromLeft, nameOf, pointsWords, Presence, seatInfo } from "./seats.js";
import { skin } from "./skin.js";
import { canStamp, StampChoice } from "./stamps.js";

const close = () => (sheet.value = null);
const WIDE = ["table", "deal", "minute"];

export const Sheets = () => {
  const now = sheet.value;
  if (!now) return null;
  const Page = PAGES[now.is];
  return html`<${Sheet} key=${now.is} title=${title(now)} onClose=${close} wide=${WIDE.includes(now.is)}><${Page} ...${now} /><//>`;
};

/** @param {NonNullable<typeof sheet.value>} now */
const title = (now) => {
  if (now.is === "card") return html`<span data-words="game">${spoken(now.card)}</span>`;
  if (now.is === "seat") return html`<span data-words="person">${capital(nameOf(now.seat))}</span>`;
  if (now.is === "rail") return railWords();
  if (now.is === "deal") return t(now.countered ? "deal.counter_title" : "deal.title");
  if (now.is === "minute") return html`<span data-words="game">${cardWords.value.minute?.title}</span>`;
  if (now.is === "picks") return t("deal.picks_title");
  return t(`table.sheet.${now.is}`);
};

/** A card with the way to its rule, and why it cannot be chosen now. @param {{card: Card, part?: string}} props */
const CardSheet = ({ card, part }) =>
  html`<${CardDetails} card=${card}><${WhyNot} part=${part} /><p><a class="btn" href=${rulesAt({ card: card.kind })} onClick=${close}>
    <${Icon} name="i-book" />${t("rules")}</a></p><//>`;

/** A card, large, with its text. @param {{card: Card, children?: Children}} props */
export const CardDetails = ({ card, children }) => {
  const face = skin.value.face(card);
  const text = cardText(card.kind);
  const more = card.more ?? {};
  return html`<div class="card-sheet" data-words="game">
    <span class=${`card large ${faceClass(face)}`} aria-hidden="true"><${Drawn} face=${face} /></span>
    <div class="grow">${text && html`<p data-words="game">${text}</p>`}<${Neighbours} text=${text ?? ""} /><${Aim} kind=${card.kind} />
      ${more.by !== undefined && html`<p class="muted">${t("table.laid_by", { name: nameOf(more.by) })}</p>`}
      ${children}</div></div>`;
};

/** Who the neighbours are that a text speaks of. @param {{text: string}} props */
const Neighbours = ({ text }) => {
  const round = fromLeft();
  const named = [
    /\bleft\b|Linken/.test(text) && t("table.to_left", { name: nameOf(round[0]) }),
    /\bright\b|Rechten/.test(text) && t("table.to_right", { name: nameOf(round[round.length - 2]) }),
  ].filter(Boolean);
  return mySeat.value === null || !named.length ? null : html`<p class="muted">${named.join(" ")}</p>`;
};

/** What only oneself may see. */
const Secret = () => {
  const zones = skin.value
    .secrets(view.value)
    .map((/** @type {string} */ id) => zoneAt(view.value, id))
    .filter((zone) => zone?.cards?.length);
  if (covered.value)
    return html`<p>${t("table.covered_prompt")}</p><p>
      <button type="button" class="btn" onClick=${() => (covered.value = false)}>${t("table.uncover")}</button></p>`;
  if (!zones.length) return html`<p class="muted">${t("table.no_secret")}</p>`;
  return html`<ul class="secrets" data-words="game">${zones.flatMap((zone) =>
    zone.cards.map((/** @type {Card} */ card) => {
      const face = skin.value.face({ ...card, face: "up" });
      return html`<li><span class=${`card ${faceClass(face)}`} aria-hidden="true"><${Drawn} face=${face} /></span>
      <div class="grow"><h3 data-words="game">${spoken({ ...card, face: "up" })}</h3><p data-words="game">
        ${cardText(card.kind) ?? ""}</p><${Neighbours} text=${cardText(card.kind) ?? ""} /><${Aim} kind=${card.kind} /></div></li>`;
    }),
  )}</ul><p class="muted only-keys">${t("table.hide_hint")}</p>`;
};

/** One seat: how its player is there, and every card that may be seen. @param {{seat: number}} props */
const SeatSheet = ({ seat }) => {
  const info = seatInfo(seat);
  const own = seat === mySeat.value;
  const muted = you.value?.muted?.includes(seat) ?? false;
  return html`<div class="seat-sheet"><${WhyNot} seat=${seat} />
    ${
      canOffer.value &&
      !own &&
      html`<p><button type="button" class="btn offer-deal" onClick=${() => openComposer([seat])}>
        <${Icon} name="i-deal" />${t("deal.offer_to")}</button></p>`
    }<p>${info?.host && html`<span class="pill">${t("table.host")}</span> `}
    <${Presence} seat=${seat} /></p>${pointsWords(seat) && html`<p>${pointsWords(seat)}</p>`}
    ${canStamp.value && !own && html`<p><${StampChoice} on=${{ seat }} close=${close} /></p>`}
    <${Zones} zones=${view.value.seats[seat].zones} />
    ${
      !own &&
      mySeat.value !== null &&
      info &&
      table.value?.phase === "play" &&
      html`<p class="row">
      ${
        info.kind === "person" &&
        html`<button type="button" class="btn" onClick=${() => send({ do: "mute", seat, on: !muted })}>
        ${t(muted ? "table.unmute" : "table.mute")}</button>`
      }
      ${you.value?.host && html`<${HostDeeds} seat=${seat} info=${info} />`}</p>`
    }</div>`;
};

/**
 * The host calls a steward for who is away or late, and asks for a seat that no person plays.
 * @param {{seat: number, info: TableInfo["seats"][number]}} props
 */
const HostDeeds = ({ seat, info }) => {
  const entrust = () => {
    close();
    send({ do: "entrust", seat });
  };
  const late = info.state === "away" || info.state === "late";
  const open = info.kind === "bot" || ["away", "steward", "resigned"].includes(info.state ?? "");
  return html`${late && html`<button type="button" class="btn" onClick=${entrust}>${t("table.entrust")}</button>`}
    ${
      open &&
      html`<button type="button" class="btn" onClick=${() => (sheet.value = { is: "hand_over", seat })}>
        ${t("table.invite_to_seat")}</button>`
    }`;
};

/** A link to a seat: one's own, or one for which the others are asked. @param {{seat: number}} props */
const HandOver = ({ seat }) => {
  const [made, setMade] = useState(/** @type {{link?: string, qr?: string, trouble?: string}} */ ({}));
  useEffect(() => {
    api(`/api/tables/${table.value?.code}/invite`, { seat }).then(setMade, (error) =>
      setMade({ trouble: inWords(error) }),
    );
  }, [seat]);
  if (made.trouble) return html`<p role="alert" class="trouble" data-words="game">${made.trouble}</p>`;
  const own = seat === mySeat.value;
  return html`<p>${t(own ? "table.hand_over_own" : "table.hand_over_other", { name: nameOf(seat) })}</p>
    ${
      made.link &&
      html`<p class="row"><${Copy} text=${made.link} label=${t("invite.copy")} /></p>
      <${Qr} svg=${made.qr ?? ""} label=${t("invite.qr")} />`
    }`;
};

/**
 * What cannot be taken back is asked for once more.
 * @param {{text: string, button: string, stay: string, act: () => void}} props
 */
const Sure = ({
  text,
  button,
  stay,
  act,
}) => html`<p>${text}</p><p class="row gap-top"><button type="button" class="btn" onClick=${close}>${stay}</button>
  <button type="button" class="btn btn-wax" onClick=${() => {
    close();
    act();
  }}>${button}</button></p>`;

/** Zones as lists of cards, each a button that opens its sheet. @param {{zones: Zone[]}} props */
const Zones = ({ zones }) =>
  html`<dl class="zones" data-words="game">${zones.map(
    (zone) => html`<div><dt>${skin.value.zoneName(zone)}</dt>
  <dd>${
    covered.value && isSecret(zone)
      ? t("table.covered")
      : zone.cards
        ? html`<ul>${alike(zone.cards).map(
            ({ card, n }) => html`<li>
              <button type="button" class="chip" data-words="game" disabled=${card === "unknown"} onClick=${() => openCard(card)}>
    ${card !== "unknown" && skin.value.face(card).crest && html`<${Icon} name=${skin.value.face(card).crest} />`}
      ${spoken(card)}${n > 1 && ` × ${n}`}</button></li>`,
          )}
    ${!zone.cards.length && html`<li class="muted">${t("table.empty")}</li>`}</ul>`
        : zone.count
          ? t("table.cards", { n: zone.count })
          : t("table.empty")
  }</dd></div>`,
  )}</dl>`;

/**
 * Cards that lie side by side and are the same in everything are named once.
 * @param {SeenCard[]} cards
 * @returns {{card: SeenCard, n: number}[]}
 */
const alike = (cards) => {
  /** @type {{card: SeenCard, n: number}[]} */
  const found = [];
  for (const card of cards) {
    const last = found.at(-1);
    if (last && JSON.stringify(last.card) === JSON.stringify(card)) last.n += 1;
    else found.push({ card, n: 1 });
  }
  return found;
};

/** A zone that only its owner sees. @param {Zone} zone */
const isSecret = (zone) => zone.id === "hand" || skin.value.secrets(view.value).includes(zone.id);

/** The whole table, every zone of every seat. */
const WholeTable =
  () => html`<div class="whole-table"><section><h3>${t("table.middle")}</h3><${Zones} zones=${view.value.common} /></section>
  ${fromLeft().map(
    (seat) => html`<section><h3 data-words="game">${capital(nameOf(seat))}</h3>
    <${Zones} zones=${view.value.seats[seat].zones} /></section>`,
  )}</div>`;

/** What one rarely needs. */
const Menu = () => {
  const mine = mySeat.value === null ? null : seatInfo(mySeat.value);
  const seated = mine !== null && table.value?.phase === "play";
  const act = (/** @type {() => void} */ deed) => () => {
    close();
    deed();
  };
  return html`${seated && html`<${Orders} all />`}${seated && html`<${TempoSwitch} />`}<ul class="menu">
    <li><button type="button" class="btn" onClick=${() => (sheet.value = { is: "table" })}><${Icon} name="i-board" />
      ${t("table.sheet.table")}</button></li>
    ${
      seated &&
      (mine?.moments ?? 0) > 0 &&
      html`<li><button type="button" class="btn" onClick=${act(() => send({ do: "moment" }))}>
        <${Icon} name="i-hourglass" />${t("table.moment", { n: mine?.moments ?? 0 })}</button></li>`
    }
    ${
      seated &&
      html`<li><button type="button" class="btn" onClick=${act(() => (covered.value = !covered.value))}>
      <${Icon} name="i-eyeoff" />${t(covered.value ? "table.uncover" : "table.cover")}</button></li>`
    }
    ${
      seated &&
      table.value?.watch === "gallery" &&
      html`<li><button type="button" class="btn" onClick=${act(() => send({ do: "show", on: !mine?.shows }))}>
        <${Icon} name="i-people" />${t(mine?.shows ? "table.show_off" : "table.show_on")}</button></li>`
    }
    ${
      table.value?.watch === "gallery" &&
      html`<li><a class="btn" href=${`/board/${table.value.code}`} target="_blank"><${Icon} name="i-screen" />${t("board")}</a></li>`
    }
    <li><a class="btn" href=${rulesHere.value} onClick=${close}><${Icon} name="i-book" />${t("rules")}</a></li>
    <li><a class="btn" href="/settings" onClick=${close}><${Icon} name="i-gear" />${t("settings")}</a></li>
    <li><button type="button" class="btn" onClick=${act(openHelp)}><${Icon} name="i-help" />${t("help")}</button></li>
    ${
      seated &&
      html`<li><button type="button" class="btn" onClick=${() => (sheet.value = { is: "hand_over", seat: mySeat.value ?? 0 })}>
        <${Icon} name="i-link" />${t("table.hand_over")}</button></li>`
    }
    ${
      seated &&
      mine?.state !== "resigned" &&
      html`<li><button type="button" class="btn" onClick=${() => (sheet.value = { is: "resign" })}>
        <${Icon} name="i-x" />${t("table.resign")}</button></li>`
    }
    <li><button type="button" class="btn" onClick=${act(() => go("/"))}><${Icon} name="i-back" />${t("table.leave")}</button></li>
  </ul>`;
};

/** How fast the bots play: for the host of a table with bots. */
const TempoSwitch = () => {
  const bots = (table.value?.seats ?? []).some((each) => each.kind === "bot");
  if (!bots || !you.value?.host) return null;
  const options = /** @type {[string, string][]} */ (
    ["watch", "human", "fast"].map((tempo) => [tempo, t(`table.tempo.${tempo}`)])
  );
  return html`<p class="tempo"><span>${t("table.tempo")}</span><${Segments} label=${t("table.tempo")}
    value=${table.value?.bots} options=${options}
    onChange=${(/** @type {Tempo} */ bots) => send({ do: "tempo", bots })} /></p>`;
};

const Resign = () =>
  html`<${Sure} text=${t("table.resign_sure")} button=${t("table.resign")} stay=${t("table.stay")} act=${() => send({ do: "resign" })} />`;

const RailSheet = () => html`<${Rail} inSheet />`;

/** Watching: through whose eyes. */
const Watch = () => html`<ul class="menu"><li>
    <button type="button" class="btn" aria-pressed=${String(you.value?.watching == null)}
      onClick=${() => send({ do: "watch" })}>${t("table.gallery")}</button></li>
  ${(table.value?.seats ?? [])
    .filter((each) => each.shows)
    .map(
      (
        each,
      ) => html`<li><button type="button" class="btn" data-words="game" aria-pressed=${String(you.value?.watching === each.seat)}
    onClick=${() => send({ do: "watch", seat: each.seat })}>${names.value[each.seat]}</button></li>`,
    )}</ul>`;

/** @type {Pages} */
const PAGES = {
  card: CardSheet,
  secret: Secret,
  seat: SeatSheet,
  table: WholeTable,
  menu: Menu,
  resign: Resign,
  hand_over: HandOver,
  rail: RailSheet,
  watch: Watch,
  deal: Composer,
  picks: Picks,
  minute: Minute,
};
