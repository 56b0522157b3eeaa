// Cutthroat Kingdoms: what lies in the inner sea: the cards on offer, what is announced, the fight, a vote, the
// event, and the decks.
import { html, Icon } from "../html.js";
import { capital, t } from "../i18n.js";
import { ledger, log, more, mySeat, view } from "../state.js";
import { Drawn, faceClass, Hit, Lying, ring, spoken } from "../table/card.js";
import { Closing } from "../table/closing.js";
import { Offers, offered } from "../table/deals.js";
import { cardText, covered, zoneNow } from "../table/selection.js";
import { isAsked, nameOf, toNames } from "../table/seats.js";
import { Crest, emblem, face, named, Player, word } from "./cutthroat_parts.js";
import { landAt } from "./cutthroat_ring.js";

const DECKS = ["events", "mercenaries", "hirelings", "feast"];
/** Zones with cards to choose from that lie in nobody's hand. */
const OFFERED = ["houses", "drawn", "looked", "colours"];
/** The events that announce a deed, by its kind. */
const SAID = /** @type {Record<string, string>} */ ({
  conquest: "announced_conquest",
  target: "named_target",
  attack: "attacked",
  defence: "defended",
  blackmail: "blackmailed",
  hireling: "played",
  power: "used_power",
  fodder: "announced_tasting",
});

/** Does more lie in the sea than whose turn it is? */
export const isBusy = () =>
  Boolean(
    offeredZone() ||
    isParley() ||
    more("announced")?.length ||
    more("target") >= 0 ||
    more("vote") ||
    lastBallot() ||
    more("event"),
  );

/** An offer to oneself lies over whatever else is there. */
export const Sea = () => (offered.value ? html`<${Offers} />` : html`<${Scene} /><${Decks} />`);

const Scene = () => {
  const zone = offeredZone();
  if (zone) return html`<${Offered} zone=${zone} />`;
  if (isParley()) return html`<${Parley} />`;
  if (more("announced")?.length) return html`<${Announcement} />`;
  if (more("target") >= 0) return html`<${Fight} />`;
  if (more("vote")) return html`<${Vote} />`;
  const ballot = lastBallot();
  if (ballot) return html`<${Counted} ballot=${ballot} />`;
  if (more("event")) return html`<${EventCard} />`;
  return html`<${Quiet} />`;
};

/** The zone whose cards one may choose from just now, be it somebody's hand. */
const offeredZone = () => {
  const common = OFFERED.map(zoneNow).find((zone) => zone?.cards?.length);
  if (common) return common;
  return view.value.choices.some((each) => /^(hand|dishes)@/.test(each.parts[0] ?? ""))
    ? view.value.seats
        .filter((each) => each.seat !== mySeat.value)
        .flatMap((each) => each.zones)
        .find((zone) => zone.kind === "hand" && zone.cards?.some((card) => card !== "unknown" && card.face === "up"))
    : undefined;
};

/** Cards to choose from, open to their viewer alone where they are secret. @param {{zone: OpenZone}} props */
const Offered = ({ zone }) => html`<section class="stage offered" aria-label=${t(`ck.zone.${zone.kind}`)}>
  <h3>${t(`ck.zone.${zone.kind}`)}</h3><ul>${zone.cards.map((/** @type {Card} */ card, /** @type {number} */ place) => {
    const id = `${zone.id}:${place}`;
    const drawn = covered.value && zone.kind !== "houses" ? { name: "", tone: "", back: true } : face(card);
    return html`<${Lying} key=${place} id=${id} card=${card} class=${`card small ${faceClass(drawn)}`}><${Drawn} face=${drawn} /><//>`;
  })}</ul></section>`;

/** Time for bargaining: all are asked whether they are ready. */
const isParley = () => view.value.asked.some((each) => /parley$/.test(each.question));

/** What may be done now, over what the parley is about; and how long it lasts. */
const Parley = () => html`<section class="stage parley" aria-label=${t("ck.parley")}>
  <p class="eyebrow"><${Icon} name="i-deal" /><span>${t("ck.parley")}</span></p>
  ${more("vote") ? html`<${Vote} />` : html`<p class="said">${t("ck.parley_about")}</p>`}<${Closing} /></section>`;

/** A card at stake, drawn whole. @param {{card: Card}} props */
const AtStake = ({ card }) => {
  const drawn = face(card);
  return html`<span class=${`card small ${faceClass(drawn)}`} role="img" aria-label=${spoken(card)}><${Drawn} face=${drawn} /></span>`;
};

/** What somebody announced and others may answer; the last is the one that is answered. */
const Announcement = () => {
  const deeds = more("announced");
  const last = deeds.at(-1);
  const card = zoneNow("announced")?.cards.at(-1);
  return html`<section class="stage ann" aria-label=${t("ck.announced")}>
    ${card ? html`<${AtStake} card=${card} />` : html`<${Icon} name=${deedIcon(last)} class="deed" />`}
    <div class="grow"><p class="eyebrow"><${Crest} seat=${last.seat} />
        <span>${last.seat === mySeat.value ? t("ck.you_announce") : t("ck.announces", { name: nameOf(last.seat) })}</span></p>
      <h3>${deedWords(last)}</h3><p class="said">${saidOf(last)}</p>
      <p class="takeback">${takebackWords(last)}</p>
      ${deeds.length > 1 && html`<${Before} deeds=${deeds.slice(0, -1)} />`}</div><${Closing} /></section>`;
};

/** Can it still be taken back, and who decides? @param {GameFact} deed */
const takebackWords = ({ seat, aimed }) => {
  const question = view.value.asked[0]?.question;
  if (question === "rescind")
    return seat === mySeat.value ? t("ck.you_decide") : t("ck.decides", { name: nameOf(seat) });
  if (question !== "takeback") return "";
  return aimed?.includes(mySeat.value) ? t("ck.aimed_at_you") : t("ck.not_yet");
};

/** What was announced before and waits for it. @param {{deeds: GameFact[]}} props */
const Before = ({ deeds }) => html`<ol class="before" aria-label=${t("ck.waits")}>
  ${deeds.map((deed) => html`<li><${Crest} seat=${deed.seat} />${deedWords(deed)}</li>`)}</ol>`;

/** A deed with the land that it is about. @param {GameFact} deed */
const deedWords = ({ deed, territory }) => {
  const [kind, which] = deed.split(".");
  const what = kind === "hireling" ? named(which) : kind === "power" ? word(which) : t(`ck.deed.${which ?? kind}`);
  return territory === "nowhere" ? what : t("ck.at", { what, place: named(territory) });
};

/** @param {GameFact} deed */
const deedIcon = ({ deed }) => {
  const [kind, which] = deed.split(".");
  return kind === "hireling" ? emblem(which) : (DEEDS[kind] ?? "i-log");
};
const DEEDS = /** @type {Record<string, string>} */ ({
  buy_mercenaries: "c-merc",
  buy_hireling: "c-hireling",
  conquest: "c-merc",
  target: "c-sword",
  attack: "c-sword",
  defence: "c-guard",
  blackmail: "c-bastard",
  collect_dead: "c-marrow",
  fodder: "c-taster",
  plague: "c-plague",
  choice: "c-plague",
  power: "c-heir",
});

/** The sentence that announced a deed, if there was one. @param {GameFact} deed */
const saidOf = ({ deed }) => {
  const kind = SAID[deed.split(".")[0]];
  return (kind && log.value.findLast((line) => line.event.event === kind)?.text) ?? "";
};

/** The attack: who strikes with what at whom. */
const Fight = () => {
  const place = more("target");
  const { owner } = landAt(place).more;
  const strikes = log.value.findLast((line) =>
    ["attacked", "named_target", "killed", "beaten_off"].includes(line.event.event),
  );
  const card = strikes?.event.event === "attacked" ? strikes.event.card : null;
  const top = zoneNow(`stack@${place}`)?.cards[0];
  return html`<section class="fight" aria-label=${t("ck.fight", { place: named(landAt(place).kind) })}>
    <${Player} seat=${more("active")} />
    <span class="blow">${card && html`<${Icon} name=${emblem(card)} /><span class="sr">${named(card)}</span>`}
      <i>${t("ck.strikes")}</i>
      ${top && html`<span class=${`m ${top.face === "down" ? "back" : ""}`}><${Icon} name=${emblem(top.kind)} /></span>`}</span>
    ${owner === null ? html`<b>${named(landAt(place).kind)}</b>` : html`<${Player} seat=${owner} />`}
    ${more("generals") > 0 && html`<span class="pill"><${Icon} name="c-general" />${named("general")}</span>`}</section>`;
};

/** The proposals of a vote; sealed while it lasts. */
const Vote = () => {
  const { subject, proposals, orators } = more("vote");
  if (subject === "dispute") return html`<${Dispute} />`;
  const authors = proposals.flatMap((/** @type {GameFact|null} */ what, /** @type {number} */ seat) =>
    what === null ? [] : [seat],
  );
  return html`<section class="stage vote" aria-label=${t(`ck.vote.${subject}`)}><h3>${t(`ck.vote.${subject}`)}</h3>
    ${authors.length ? null : html`<p>${t("ck.no_proposal")}</p>`}
    <ul class="props">${authors.map(
      (/** @type {number} */ seat) => html`<li key=${seat}><${Crest} seat=${seat} />
      <b>${capital(nameOf(seat))}</b><span class="ar" aria-hidden="true">→</span><${Proposal} subject=${subject} what=${proposals[seat]} />
      ${orators[seat] > 0 && html`<span class="pill"><${Icon} name="c-orator" />+${2 * orators[seat]}</span>`}</li>`,
    )}</ul>
    ${isBallot() && html`<p class="sealed"><${Icon} name="seal-open" />${t("ck.sealed", { n: view.value.asked.length })}</p>`}</section>`;
};

const isBallot = () => view.value.asked.some((each) => ["ballot", "judge_dispute"].includes(each.question));

const FINDINGS = ["kept", "void", "fine"];

/** Who accuses whom of what, and the three answers that all vote on. */
const Dispute = () => {
  const [number, by, against] = more("disputed").at(-1);
  const free = (ledger.value.find((deal) => deal.number === number)?.clauses ?? []).filter(
    (each) => each.verdict === "words",
  );
  return html`<section class="stage vote dispute" aria-label=${t("ck.vote.dispute")}><h3>${t("ck.vote.dispute")}</h3>
    <p class="sealed"><${Crest} seat=${by} />${t("ck.accuses", { name: capital(nameOf(by)), whom: toNames([against]), n: number })}</p>
    ${free.map((each) => html`<p data-words="game">${each.text}</p>`)}
    <ul class="props">${FINDINGS.map((each) => html`<li key=${each}><b>${t(`ck.finding.${each}`)}</b></li>`)}</ul>
    ${isBallot() && html`<p class="sealed"><${Icon} name="seal-open" />${t("ck.sealed", { n: view.value.asked.length })}</p>`}</section>`;
};

/** What is proposed: a player, a territory, or shares by seat. @param {{subject: string, what: GameFact[string]}} props */
const Proposal = ({ subject, what }) => {
  if (subject === "plague") return html`<span>${named(landAt(what).kind)}</span>`;
  if (subject !== "alms") return html`<span class="by"><${Crest} seat=${what} />${capital(nameOf(what))}</span>`;
  return html`<span class="shares">${what.map(
    (/** @type {number} */ coins, /** @type {number} */ seat) =>
      coins > 0 && html`<span><${Crest} seat=${seat} /><span class="sr">${nameOf(seat)} </span>${coins}</span>`,
  )}</span>`;
};

/**
 * The last ballot, opened, until something else happens at the table.
 * @returns {{votes: {seat: number, author: number, votes: number, finding?: string}[], verdict: string}|null}
 */
const lastBallot = () => {
  const at = log.value.findLastIndex((line) => ["ballot_opened", "disputed"].includes(line.event.event));
  if (at < 0) return null;
  const after = log.value.slice(at + 1).map((line) => line.event);
  const done = after.findIndex((event) => DECIDED.includes(event.event));
  if (after.slice(done + 1).some((event) => ENDS.includes(event.event))) return null;
  const votes = after
    .filter((event) => ["voted", "verdict_voted"].includes(event.event))
    .map(({ seat, author, votes, finding }) => ({ seat: seat ?? 0, author, votes, finding }));
  return { votes, verdict: log.value[at + 1 + done]?.text ?? "" };
};
const DECIDED = ["vote_won", "vote_undecided", "verdict_won", "verdict_undecided"];
const ENDS = ["turn_began", "took_coins", "event_drawn", "settled", "asked_anew"];

/** Every slip, voter and choice, then who won. @param {{ballot: NonNullable<ReturnType<typeof lastBallot>>}} props */
const Counted = ({
  ballot,
}) => html`<section class="stage vote" aria-label=${t("ck.votes")}><h3>${ballot.verdict || t("ck.votes")}</h3>
  <ul class="slips">${ballot.votes.map(
    (vote) => html`<li><${Crest} seat=${vote.seat} /><span class="sr">${nameOf(vote.seat)}</span>
    <span class="ar" aria-hidden="true">→</span>${
      vote.finding
        ? html`<span>${t(`ck.finding.${vote.finding}`)}</span>`
        : html`<${Crest} seat=${vote.author} /><span class="sr">${nameOf(vote.author)}</span>`
    }
    <b>${vote.votes}</b></li>`,
  )}</ul></section>`;

/** The event of this turn. */
const EventCard = () => {
  const [kind, drawer] = [more("event"), more("active")];
  return html`<section class="stage ann" aria-label=${t("ck.event")}><${AtStake} card=${{ kind, face: "up" }} />
    <div class="grow"><p class="eyebrow"><${Crest} seat=${drawer} />
        <span>${drawer === mySeat.value ? t("ck.event_mine") : t("ck.event_of", { name: nameOf(drawer) })}</span></p>
      <h3>${named(kind)}</h3><p class="said">${cardText(kind) ?? ""}</p></div></section>`;
};

/** Whose turn it is, and what was done in it. */
const Quiet = () => {
  const seat = view.value.turn.seat ?? view.value.asked[0]?.seat;
  if (seat === undefined || seat === null) return null;
  const { number } = view.value.turn;
  return html`<p class=${`quiet ${isAsked(seat) ? "turn" : ""}`}><${Player} seat=${seat} />
    <span class="muted">${number ? t("ck.turn_of", { n: number, all: turns() }) : t("ck.before")}</span></p>`;
};

/** Each player has four turns (C-GEN-2). */
export const turns = () => 4 * view.value.seats.length;

const Decks = () =>
  html`<ul class=${`decks ${DECKS.some((name) => ring(`deck@${name}`)) ? "choosable" : ""}`} aria-label=${t("ck.decks")}>${DECKS.map(
    (name) => {
      const id = `deck@${name}`;
      return html`<li key=${name} class=${ring(id)}><${Hit} id=${id} /><i class=${`deck ${name}`} aria-hidden="true"></i>
    <span>${t(`ck.deck.${name}`)}</span> <b>${zoneNow(id)?.count ?? 0}</b></li>`;
    },
  )}</ul>`;
