// What lies on the board of Game of Intrigue: the stage in the middle with trade, announcements and vote, and slips.
import { html, Icon } from "../html.js";
import { capital, t } from "../i18n.js";
import { more, mySeat, story, view } from "../state.js";
import { Drawn, faceClass, Hit, Lying, ring, spoken } from "../table/card.js";
import { cardWords, covered, zoneNow } from "../table/selection.js";
import { nameOf, namesOf } from "../table/seats.js";
import { skin } from "../table/skin.js";

const STEPS = ["offer", "look", "decide", "object", "swap"];
const AT = /** @type {Record<string, number>} */ ({ offer: 0, claim: 0, decide: 2, object: 3 });

export const Stage = () => {
  const [trade, phase] = [more("trade"), more("phase")];
  if (lookingThrough()) return html`<${OwnPile} />`;
  if (trade) return html`<${Trade} trade=${trade} />`;
  if (phase === "announcement") return html`<${Announcement} />`;
  if (phase === "vote") return html`<${Vote} />`;
  return html`<${Quiet} />`;
};

/** @param {number} seat */
const crestOf = (seat) => `in-${more("colours")[seat]}`;
/** @param {number} seat */
const Name = (seat) =>
  html`<span class="by"><${Icon} name=${crestOf(seat)} /><b data-words="game">${capital(nameOf(seat))}</b></span>`;

/** One's own pile while one looks through it. @returns {Card[]|undefined} */
const lookingThrough = () => (mySeat.value === null ? undefined : zoneNow(`pile@${mySeat.value}`)?.cards);
const OwnPile =
  () => html`<section class="desk quiet" id="board" data-words="game" tabindex="-1" aria-label=${t("in.own_pile")}><h2>
    ${t("in.own_pile")}</h2>
  <ul class="spread">
    ${lookingThrough()?.map(
      (/** @type {Card} */ card, /** @type {number} */ place) => html`<${Slip} key=${place}
      id=${`pile@${mySeat.value}:${place}`} card=${card} />`,
    )}</ul></section>`;

/** Two cards between two people, in five steps. @param {{trade: GameFact}} props */
const Trade = ({ trade }) => {
  const at = AT[view.value.asked[0]?.question] ?? 4;
  return html`<section class=${`desk trade ${tradeClass(trade)}`} id="board" data-words="game" tabindex="-1"
    aria-label=${t("in.trade_of", { names: namesOf([trade.initiator, trade.partner]) })}>
    <ol class="steps" aria-label=${t("in.steps")}>
      ${STEPS.map(
        (step, place) => html`<li class=${place < at ? "done" : place === at ? "now" : ""}
        aria-current=${place === at ? "step" : undefined} data-step=${place < at ? "✓" : place + 1}>${t(`in.step.${step}`)}</li>`,
      )}</ol>
    <${Side} trade=${trade} place=${0} /><${Between} trade=${trade} /><${Side} trade=${trade} place=${1} />
  </section>`;
};

/** What a trade needs room for: a written note, an objection, a pill at one of its sides. @param {GameFact} trade */
const tradeClass = (trade) => {
  const told = trade.favour || trade.claims.some(Boolean) || trade.decisions?.some(Boolean);
  return `${hasNote(trade) ? "written" : ""} ${trade.accuser !== null ? "objected" : ""} ${told ? "told" : ""}`;
};

/** @param {GameFact} trade */
const hasNote = (trade) => Boolean(trade.note) && trade.note !== "none";

/** @param {{trade: GameFact, place: number}} props */
const Side = ({ trade, place }) => {
  const seat = place === 0 ? trade.initiator : trade.partner;
  const card = covered.value ? undefined : zoneNow(`offer@${seat}`)?.cards[0];
  const claim = trade.claims[place];
  const decided = trade.decisions?.[place];
  return html`<div class="trader"><p class="owner">${Name(seat)}<span>
    ${t(seat === mySeat.value ? "in.you_give" : "in.gives")}</span></p><${BigCard} card=${card} />
    ${card && html`<p class="why" data-words="game">${cardWords.value.texts[card.kind]}</p>`}
    ${
      (claim || decided) &&
      html`<div class="told-of">${claim && html`<p class="pill">${t("in.claims", { type: cardWords.value.words[claim] ?? claim })}</p>`}
      ${decided && html`<p class="pill"><${Icon} name="seal" />${t(`in.${decided}`)}</p>`}</div>`
    }</div>`;
};

/** A card on offer: its face to the two who trade, its back to all others. @param {{card: Card}} props */
const BigCard = ({ card }) => {
  if (!card)
    return html`<span class="card big back" role="img" aria-label=${t("in.offer_hidden")}><${Icon} name="mark" /></span>`;
  const drawn = stamped(skin.value.face(card));
  return html`<span class=${`card big ${faceClass(drawn)}`} role="img" aria-label=${spoken({ ...card, face: "up" })}>
    <${Drawn} face=${drawn} /></span>`;
};

/**
 * At stake, a card without the mark of the illegal ones says that it is legal.
 * @param {import("../table/card.js").Face} face
 */
const stamped = (face) => (face.note ? face : { ...face, note: t("in.legal"), seal: "i-check", extra: "in lawful" });

/** Note, accusation and fines between the two. @param {{trade: GameFact}} props */
const Between = ({ trade }) => html`<div class="traded">
  ${
    hasNote(trade) &&
    html`<q class="note"><small>
      ${t([trade.initiator, trade.partner].includes(mySeat.value) ? "in.note.mine" : "in.note")}</small>
        <span data-words="game">${cardWords.value.words[`note_${trade.note}`]}</span></q>`
  }
  ${trade.favour && html`<p class="pill">${t("in.favour")}</p>`}
  <${Icon} name=${trade.stopped ? "seal-broken" : "i-swap"} class="exchange" /><${Against} trade=${trade} />
  ${
    trade.accuser !== null &&
    html`<p class="accused"><${Icon} name=${crestOf(trade.accuser)} />
      ${trade.accuser === mySeat.value ? t("in.you_object") : t("in.objects", { name: nameOf(trade.accuser) })}</p>`
  }
  ${
    more("fines").length > 0 &&
    html`<ul class="fines">
      ${more("fines").map(
        (/** @type {GameFact} */ fine) => html`<li>
        ${t("in.owes", { name: capital(nameOf(fine.seat)), amount: fine.amount })}</li>`,
      )}</ul>`
  }</div>`;

/** The two numbers, to those who see both. @param {{trade: GameFact}} props */
const Against = ({ trade }) => {
  const cards = [trade.initiator, trade.partner].map((seat) => zoneNow(`offer@${seat}`)?.cards[0]);
  const numbers = cards.map((card) => card?.kind && skin.value.face(card).mark);
  return covered.value || numbers.some((each) => !each)
    ? null
    : html`<p class="against"><b>${numbers[0]}</b> <i>${t("in.against")}</i> <b>${numbers[1]}</b></p>`;
};

/** One card per seat, face down, turned together. */
const Announcement =
  () => html`<section class="desk" id="board" data-words="game" tabindex="-1" aria-label=${t("in.announcement")}><h2>
    ${t("in.announcement")}</h2>
  <ul class="slip-list">${more("living").map((/** @type {number} */ seat) => html`<${Down} key=${seat} seat=${seat} />`)}</ul></section>`;

/** @param {{seat: number}} props */
const Down = ({ seat }) => {
  const id = `table@${seat}`;
  const card = /** @type {SeenCard|undefined} */ (zoneNow(id)?.cards[0]);
  if (!card) return html`<li class="slip none">${Name(seat)}<small>${t("in.nothing_down")}</small></li>`;
  const seen = card !== "unknown" && !(covered.value && card.face === "down");
  const drawn = seen ? skin.value.face(card) : null;
  return html`<li class=${`slip ${seen && card.face === "up" ? "up" : "shut"} ${seen ? "" : "unknown"}`}
    data-card=${`${id}:0`}>${Name(seat)}
    ${
      drawn
        ? html`<span class=${`to ${drawn.tone}`}><${Icon} name=${drawn.crest ?? drawn.charge} />
      <b data-words="game">${drawn.name} ${drawn.mark ?? ""}</b></span>`
        : html`<${Icon} name="mark" class="wx" />`
    }
    <small>${t(seen && card.face === "up" ? "in.announced" : "in.face_down")}</small></li>`;
};

/**
 * Sealed: one slip per seat that was asked, the same before and after it answers. Opened: every slip, then the
 * count.
 */
const Vote = () =>
  html`<section class="desk" id="board" data-words="game" tabindex="-1" aria-label=${t("in.vote")}><h2>${t("in.vote")}
    </h2>${opened() ? html`<${Slips} /><${Count} />` : html`<${Sealed} />`}</section>`;

/** Do the votes lie open? */
export const opened = () => more("votes")?.some((/** @type {number|string|null} */ vote) => vote !== null);

const Sealed = () => html`<ul class="slip-list">
    ${view.value.asked.map(
      (each) => html`<li class="slip shut unknown">${Name(each.seat)}
      <${Icon} name="seal-open" class="wx" /><small>${t("in.asked")}</small></li>`,
    )}</ul>
  <p>${t("in.sealed", { n: view.value.asked.length })} ${bound()}</p>`;

/** Who follows whom, and who does not vote, as sentences. */
const bound = () => {
  const [hooks, threatened] = [more("hooks"), more("threatened")];
  const led = hooks.map((/** @type {GameFact} */ hook) =>
    hook.seat === mySeat.value
      ? t("in.then_follows_you", { name: nameOf(hook.target) })
      : t(hook.target === mySeat.value ? "in.then_you_follow" : "in.then_follows", {
          name: nameOf(hook.target),
          leader: nameOf(hook.seat),
        }),
  );
  const silent = threatened.map((/** @type {number} */ seat) =>
    seat === mySeat.value ? t("in.you_silent") : t("in.silent", { name: nameOf(seat) }),
  );
  return [...led, ...silent].join(" ");
};

const Slips = () => {
  const [votes, hooks, threatened, living] = ["votes", "hooks", "threatened", "living"].map(more);
  return html`<ul class="slip-list open">${votes.map(
    (/** @type {number|"abstain"|null} */ vote, /** @type {number} */ seat) => {
      if (vote === null)
        return threatened.includes(seat) && living.includes(seat)
          ? html`<li class="slip none">${Name(seat)}<${Icon} name="c-threat" class="wx" /><small>${t("in.threatened")}</small></li>`
          : null;
      const hook = hooks.find((/** @type {GameFact} */ each) => each.target === seat);
      return html`<li class=${`slip ${hook ? "wave" : ""}`}>${Name(seat)}<span class="ar" aria-hidden="true">→</span>
      <span class="to">
        ${
          vote === "abstain"
            ? html`<b>${t("in.abstains")}</b>`
            : html`<${Icon} name=${crestOf(vote)} /><b data-words="game">${capital(nameOf(vote))}</b>`
        }</span>
      ${hook && html`<small>${hookWords(hook)}</small>`}</li>`;
    },
  )}</ul>`;
};

const Count = () => {
  /** @type {Map<number, number>} */
  const tally = new Map();
  for (const vote of more("votes")) if (typeof vote === "number") tally.set(vote, (tally.get(vote) ?? 0) + 1);
  const rows = [...tally].sort((one, other) => other[1] - one[1] || one[0] - other[0]);
  return html`<ol class="count" aria-label=${t("in.votes")}>${rows.map(
    ([seat, votes]) => html`<li key=${seat} class=${votes === rows[0][1] ? "top" : ""}><${Icon} name=${crestOf(seat)} />
      <b data-words="game">${capital(nameOf(seat))}</b>
    <span class="bar3" aria-hidden="true">${Array.from({ length: votes }, () => html`<i></i>`)}</span><strong>${votes}</strong></li>`,
  )}</ol>`;
};

/** Between the deeds: the piles one may draw from; after a vote its slips and the count stay open. */
const Quiet =
  () => html`<section class=${`desk quiet ${opened() ? "voted" : "ordered"}`} id="board" data-words="game" tabindex="-1"
    aria-label=${t("table.middle")}>
  <h2>${opened() ? verdict() : t(`in.quiet.${more("phase")}`)}</h2>${opened() ? html`<${Slips} /><${Count} />` : html`<${Round} />`}
  <div class="pileboxes"><${Pile} id="draw" label=${t("zone.draw")} />
    ${mySeat.value !== null && html`<${Pile} id=${`pile@${mySeat.value}`} label=${t("in.my_pile")} />`}
      <${Pile} id="discard" label=${t("zone.discard")} /></div></section>`;

/** All who are in the game, in the order of this round, and what each has done in it so far. */
const Round = () => {
  const [living, start] = [more("living"), more("start")];
  const order = [
    ...living.filter((/** @type {number} */ seat) => seat >= start),
    ...living.filter((/** @type {number} */ seat) => seat < start),
  ];
  return html`<ol class="round" aria-label=${t("in.order")}>
    ${order.map(
      (seat) => html`<li key=${seat} class=${seat === more("chance") ? "now" : ""}>
      <${Icon} name=${crestOf(seat)} /><b data-words="game">${capital(nameOf(seat))}</b>
        ${inRound(seat) ? html`<small>${inRound(seat)}</small>` : null}</li>`,
    )}</ol>`;
};

/** @param {number} seat */
const inRound = (seat) => {
  if (seat === more("chance")) return t("in.may_trade");
  if (more("phase") === "trade" && more("traded").includes(seat)) return t("in.has_traded");
  return seat === more("start") ? t("in.starts") : "";
};

/** What the vote of this round did, as the story tells it. */
const verdict = () => {
  const began = story.value.findLastIndex((line) => line.event.event === "round_began");
  const lost = story.value
    .slice(began + 1)
    .findLast(
      ({ event }) => event.event === "vote_tied" || (event.event === "standing_lost" && event.cause === "vote"),
    );
  return lost?.text ?? t("in.votes");
};

/** Whom a hooked vote follows. @param {GameFact} hook */
export const hookWords = (hook) =>
  hook.seat === mySeat.value ? t("in.hooked_by_you") : t("in.hooked", { name: nameOf(hook.seat) });

/** A pile on the desk as a place. @param {{id: string, label: string}} props */
const Pile = ({ id, label }) => {
  const zone = zoneNow(id);
  return html`<div class=${`pilebox ${ring(id)}`}><${Hit} id=${id} /><span class="card back" aria-hidden="true">
    <${Icon} name="mark" /></span><b>${label}</b><span>${zone?.count ?? zone?.cards?.length ?? 0}</span></div>`;
};

/** A small card that lies open to be pointed at. @param {{id: string, card: Card}} props */
const Slip = ({ id, card }) => {
  const drawn = skin.value.face(card);
  return html`<${Lying} id=${id} card=${card} class=${`minicard ${drawn.tone} ${drawn.extra}`}>
    ${drawn.charge && html`<${Icon} name=${drawn.charge} />`}<b aria-hidden="true">${drawn.mark ?? ""}</b><//>`;
};
