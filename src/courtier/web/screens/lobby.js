// Before the deal: who sits where, what is played, how others come in, and the seal on the shuffle.
import { effect, html, Icon, useEffect, useState } from "../html.js";
import { api } from "../net.js";
import { lang, levelAbout, levelWords, list, t, usualLevel } from "../i18n.js";
import { go } from "../route.js";
import { LONGEST_NAME, settings } from "../settings.js";
import { mySeat, refusal, rulesAt, send, table, you } from "../state.js";
import { announce } from "../announce.js";
import { Banners, Bar, IconLink } from "../parts.js";
import { myName } from "../visitor.js";
import { Invite } from "./invite.js";
import { Options } from "./options.js";
import { Chat } from "./chat.js";

export default () => {
  const info = /** @type {TableInfo} */ (table.value);
  const game = useGame(info.game);
  useEffect(sitAsInvited, []);
  useEffect(watchSeat, []);
  const host = info.seats.find((each) => each.host);
  const taken = info.seats.filter((each) => each.kind !== "free").length;
  const meta = html`${info.title && html`<span data-words="game">${game?.title}</span> · `}
    ${t("lobby.taken", { taken, all: info.seats.length })}${host && html` · ${t("lobby.host", { name: host.name })}`}`;
  return html`<div class="page lobby">
    <${Bar} title=${html`<span data-words="person">${info.title || game?.title || info.code}</span>`} meta=${meta}>
      <${IconLink} href=${rulesAt({})} icon="i-book" label=${t("rules")} />
        <${IconLink} href="/settings" icon="i-gear" label=${t("settings")} /><//>
    <${Banners} />
    <main id="main">
      <div class="left">
        <h2 class="sr">${t("lobby.seats")}</h2>
        <ul class="seats" aria-label=${t("lobby.seats")}>
          ${info.seats.map((seat) => html`<${Seat} key=${seat.seat} seat=${seat} game=${game} />`)}</ul>
        <${Options} game=${game} />
        <${Seal} commitment=${info.commitment} />
        <${Go} />
      </div>
      <div class="right"><${Invite} /><${Chat} /></div>
    </main></div>`;
};

/** Who comes by an invitation sits down at once. */
const sitAsInvited = () => {
  if (location.hash !== "#sit") return;
  go(location.pathname, { replace: true });
  if (mySeat.peek() === null) send({ do: "sit", name: nameHere() });
};

let gettingUp = false;

const getUp = async () => {
  gettingUp = true;
  await send({ do: "leave" });
  gettingUp = false;
};

/** Whose seat was freed by somebody else is told so. */
const watchSeat = () => {
  let before = mySeat.peek();
  return effect(() => {
    const now = mySeat.value;
    if (before !== null && now === null && !gettingUp && table.peek()?.phase === "lobby")
      refusal.value = { code: "freed", text: t("lobby.freed") };
    before = now;
  });
};

/** As whom one sits down: the second of a name is told apart by a number, until one chooses another. */
const nameHere = () => {
  const taken = (table.value?.seats ?? [])
    .filter((each) => each.seat !== mySeat.value)
    .map((each) => each.name.toLowerCase());
  const mine = myName();
  let name = mine;
  for (let number = 2; taken.includes(name.toLowerCase()); number += 1)
    name = `${mine.slice(0, LONGEST_NAME - 3)} ${number}`;
  return name;
};

/** What the server says of a game. @param {string} name */
export const useGame = (name) => {
  const [game, setGame] = useState(/** @type {GameInfo|null} */ (null));
  useEffect(() => {
    api("/api/games").then(
      (all) => setGame(all.find((/** @type {GameInfo} */ each) => each.name === name)),
      () => undefined,
    );
  }, [name, lang.value]);
  return game;
};

/** @param {{seat: SeatInfo, game: GameInfo}} props */
const Seat = ({ seat, game }) => {
  const mine = seat.seat === mySeat.value;
  const kinds = { free: "free", bot: "bot", person: mine ? "me" : "" };
  return html`<li class=${`seat ${kinds[/** @type {"free"|"bot"|"person"} */ (seat.kind)]}`}>
    <span class="n" aria-hidden="true">${seat.seat + 1}</span>
    ${you.value?.host && seat.kind !== "free" && html`<${Moves} seat=${seat} />`}
    ${
      seat.kind === "free"
        ? html`<${Free} seat=${seat} game=${game} />`
        : seat.kind === "bot"
          ? html`<${Bot} seat=${seat} game=${game} />`
          : html`<${Person} seat=${seat} mine=${mine} />`
    }</li>`;
};

/** The host puts somebody one place further up or down; the focus goes along. @param {{seat: SeatInfo}} props */
const Moves = ({ seat }) =>
  html`<span class="moves">${
    /** @type {const} */ ([
      ["up", -1],
      ["down", 1],
    ]).map(
      ([way, by]) => html`<button type="button" id=${moveId(way, seat.seat)} class=${`icon ${way}`}
  disabled=${!table.value?.seats[seat.seat + by]} aria-label=${t(`lobby.${way}.who`, { name: seat.name })}
    title=${t(`lobby.${way}`)} onClick=${() => move(seat, by)}><${Icon} name="i-down" /></button>`,
    )
  }</span>`;

/** @param {string} way @param {number} place */
const moveId = (way, place) => `move-${way}-${place}`;

/** Two neighbours change places. @param {SeatInfo} seat @param {-1|1} by */
const move = async (seat, by) => {
  const to = seat.seat + by;
  const seats = (table.value?.seats ?? []).map((each) => each.seat);
  [seats[seat.seat], seats[to]] = [seats[to], seats[seat.seat]];
  const moved = await send({ do: "order", seats });
  if (!moved.ok) return;
  announce(t("lobby.moved", { name: seat.name, n: to + 1 }));
  const ways = by < 0 ? ["up", "down"] : ["down", "up"];
  requestAnimationFrame(() =>
    ways
      .map((way) => document.getElementById(moveId(way, to)))
      .find((button) => button?.matches(":enabled"))
      ?.focus(),
  );
};

/** @param {{seat: SeatInfo, mine: boolean}} props */
const Person = ({ seat, mine }) => html`
  ${mine ? html`<${MyName} name=${seat.name} />` : html`<span class="name" data-words="person">${seat.name}</span>`}
  <small>${
    mine
      ? seat.host
        ? t("lobby.you.host")
        : t("lobby.you")
      : seat.state === "present"
        ? seat.host
          ? t("lobby.hosts")
          : t("lobby.here")
        : t("lobby.away")
  }</small>
  ${mine && html`<button class="btn btn-quiet" onClick=${getUp}>${t("lobby.leave")}</button>`}
  ${
    you.value?.host &&
    !mine &&
    html`<button class="btn btn-quiet" onClick=${() => send({ do: "kick", seat: seat.seat })}
      aria-label=${t("lobby.kick.who", { name: seat.name })}>${t("lobby.kick")}</button>`
  }
  <${Foot} ready=${seat.ready} host=${seat.host} />`;

/** One's own name, to be changed where it stands. @param {{name: string}} props */
const MyName = ({ name }) => {
  const rename = async (/** @type {Typed} */ event) => {
    const wanted = event.target.value.trim();
    if (wanted === name) return;
    const answer = await send({ do: "sit", name: wanted || " " });
    if (answer.ok) settings.name.value = wanted;
    else event.target.value = name;
  };
  return html`<input class="name field" aria-label=${t("lobby.name")} title=${name} maxlength=${LONGEST_NAME}
    value=${name} onChange=${rename} data-words="person" />`;
};

/** @param {{ready: boolean, host: boolean}} props */
const Foot = ({ ready, host }) =>
  ready
    ? html`<span class="foot rdy"><${Icon} name="seal" />${t("lobby.ready")}</span>`
    : html`<span class="foot wait"><${Icon} name="seal-open" />${host ? t("lobby.deals") : t("lobby.notyet")}</span>`;

/** @param {{seat: BotSeat, game: GameInfo}} props */
const Bot = ({ seat, game }) => html`
  <span class="name"><${Icon} name="i-bot" class="bi" /><span data-words="person">${seat.name}</span></span>
  ${
    you.value?.host
      ? html`<select class="pick" aria-label=${t("lobby.level.of", { name: seat.name })} value=${seat.level}
        onChange=${(/** @type {Chosen} */ event) => send({ do: "seatbot", seat: seat.seat, level: event.target.value || null })}>
        ${levelsOf(game, seat.level).map(
          (/** @type {string} */ level) => html`<option value=${level}>
          ${levelWords(level)}</option>`,
        )}<option value="">${t("lobby.level.none")}</option></select>`
      : html`<small>${levelWords(seat.level)}</small>`
  }
  <small class="about">${levelAbout(seat.level)}</small>
  <${Foot} ready=${true} host=${false} />`;

/** @param {{seat: SeatInfo, game: GameInfo}} props */
const Free = ({ seat, game }) => {
  const seats = table.value?.seats ?? [];
  const fewer = game?.seats.includes(seats.length - 1);
  return html`<span class="name">${t("lobby.free")}</span>
    ${
      you.value?.host &&
      fewer &&
      html`<button class="icon away" aria-label=${t("lobby.fewer.which", { n: seat.seat + 1 })}
        title=${t("lobby.fewer")} onClick=${() => takeAway(seat.seat)}><${Icon} name="i-x" /></button>`
    }
    <small>${t(table.value?.link || table.value?.listed ? "lobby.free.text" : "lobby.free.closed")}</small>
    <button class=${`btn ${mySeat.value === null ? "" : "only-wide"}`}
      onClick=${() => send({ do: "sit", name: ownName(), seat: seat.seat })}>
        ${mySeat.value === null ? t("join.sit") : t("lobby.move")}</button>
    ${
      you.value?.host &&
      html`<button class="btn" onClick=${() => send({ do: "seatbot", seat: seat.seat, level: usualLevel(game) })}>
        <${Icon} name="i-bot" />${t("lobby.bot")}</button>`
    }`;
};

const ownName = () => table.value?.seats.find((each) => each.seat === mySeat.value)?.name ?? nameHere();
/**
 * All that can be chosen for a bot: the levels, and the game's own levels with each character.
 * @param {GameInfo} game @param {string} now
 */
const levelsOf = (game, now) => {
  if (!game) return [now];
  const own = game.bots.slice(1);
  const named = own.flatMap((/** @type {string} */ level) =>
    game.characters.map((/** @type {string} */ character) => `${level}:${character}`),
  );
  return [...game.bots, ...named];
};

/** A free chair is carried to the end of the row, then out. @param {number} seat */
const takeAway = async (seat) => {
  const places = (table.value?.seats ?? []).map((each) => each.seat);
  const moved = await send({ do: "order", seats: [...places.filter((each) => each !== seat), seat] });
  if (moved.ok) await send({ do: "configure", seats: places.length - 1 });
};

/** What the table has bound itself to before anybody sat down. @param {{commitment: string|null}} props */
const Seal = ({ commitment }) =>
  commitment &&
  html`
  <section class="panel fair" aria-labelledby="fair-head"><${Icon} name="seal" /><div><h2 class="sr" id="fair-head">${t("fair.head")}</h2>
    <p><b>${t("fair.sealed")}</b> ${t("fair.text")}</p>
    <details class="hash"><summary>${t("fair.seal", { start: commitment.slice(0, 8) })}</summary>
      <span data-words="game">${commitment.match(/.{1,8}/g)?.join(" ")}</span></details></div></section>`;

/** Ready, and the deal: never hidden, with the reason beside it when it cannot be. */
const Go = () => {
  const info = /** @type {TableInfo} */ (table.value);
  const mine = info.seats.find((each) => each.seat === mySeat.value);
  const late = info.seats
    .filter((each) => each.kind === "person" && !each.ready && !each.host)
    .map((each) => each.name);
  const free = info.seats.filter((each) => each.kind === "free").length;
  const reason =
    mine && !mine.ready && !mine.host
      ? t("go.you")
      : free
        ? t(you.value?.host ? "go.free" : "go.free.guest", { n: free })
        : late.length
          ? t(late.length > 1 ? "go.late.many" : "go.late", { who: list(late) })
          : t("go.all");
  const set = () => send({ do: "ready", ready: !mine?.ready, entropy: mine?.ready ? "" : entropy() });
  return html`<div class="go"><p role="status">
    ${mine ? reason : t(free ? "go.watch" : info.watch === "nobody" ? "go.full" : "go.full.watch")}</p>
    ${
      you.value?.host
        ? html`<button class="btn btn-wax" disabled=${free > 0 || late.length > 0} onClick=${deal}>${t("go.deal")}</button>`
        : mine &&
          html`<button class=${mine.ready ? "btn" : "btn btn-wax"} onClick=${set}>${mine.ready ? t("go.unready") : t("go.ready")}</button>`
    }</div>`;
};

/** The host's own chance goes into the shuffle with the deal, as everybody's did with `ready`. */
const deal = async () => {
  const ready = await send({ do: "ready", ready: true, entropy: entropy() });
  if (ready.ok) await send({ do: "start" });
};

/** Chance of one's own for the shuffle, in hexadecimal. */
export const entropy = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
