// The review of a finished game: what a seat chose, what the strongest bot would have done with what it knew.
import { html, Icon, signal, useEffect, useState } from "../html.js";
import { lang, t } from "../i18n.js";
import { api } from "../net.js";
import { inWords, Switch } from "../parts.js";
import { mySeat, names, send, table } from "../state.js";

/**
 * @typedef {{step: number, turn: number, when: string, question: string, yours: string, best: string,
 *   judgement: "same"|"alike"|"costly"|"failed"|"late", expects: string, instead: string, cost: number}} Moment
 * @typedef {{seat: number, level: string, scale: string, moments: Moment[]}} Review
 * @typedef {{review: Review|null, trouble: string}} Found
 */
const AGAIN = 1500; // milliseconds until one asks again for what is still worked out
const TIMES = 200;
const COSTLIEST = 3;

/** Reviews that were asked for on this page, so that the replay finds them. */
export const wanted = signal(/** @type {string[]} */ ([]));

/** @param {string} code @param {number} match @param {number} seat */
export const nameOf = (code, match, seat) => `${code} ${match} ${seat}`;

/** @param {string} name */
export const want = (name) => {
  if (!wanted.peek().includes(name)) wanted.value = [...wanted.peek(), name];
};

/**
 * The review of a seat, once it is wanted and worked out; what went wrong.
 * @param {string} code @param {number} seat @param {boolean} asked @param {number} round asks anew if it changes
 * @returns {Found}
 */
export const useReview = (code, seat, asked, round) => {
  const [found, setFound] = useState(/** @type {Found} */ ({ review: null, trouble: "" }));
  useEffect(() => {
    let timer = 0;
    let gone = false;
    setFound({ review: null, trouble: "" });
    const ask = (/** @type {number} */ times) =>
      api(`/api/tables/${code}/review?seat=${seat}`).then(
        ({ review }) => {
          if (gone) return;
          if (review) setFound({ review, trouble: "" });
          else if (times > 1) timer = setTimeout(() => ask(times - 1), AGAIN);
        },
        (error) => !gone && setFound({ review: null, trouble: inWords(error) }),
      );
    if (asked) ask(TIMES);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [code, seat, asked, round, lang.value]);
  return found;
};

/** The panel of the result page; nothing for those who have no seat and with whom nobody shares. */
export const ReviewPanel = () => {
  const info = /** @type {TableInfo} */ (table.value);
  const seats = info.seats.filter((each) => each.seat === mySeat.value || each.open_review).map((each) => each.seat);
  const [picked, setPicked] = useState(/** @type {number|null} */ (null));
  const seat = picked !== null && seats.includes(picked) ? picked : (mySeat.value ?? seats[0]);
  if (seat === undefined) return null;
  const own = seat === mySeat.value;
  return html`<section class="panel review" aria-labelledby="review-head"><header><h2 id="review-head">${t("review.head")}</h2>
    <p class="muted">${own ? t("review.help") : t("review.help.other", { name: names.value[seat] })}</p></header>
    ${
      seats.length > 1 &&
      html`<select class="pick" aria-label=${t("review.whose")}
        onChange=${(/** @type {Chosen} */ event) => setPicked(Number(event.target.value))}>
        ${seats.map(
          (each) => html`<option key=${each} value=${each} selected=${each === seat} data-words="person">
          ${names.value[each]}</option>`,
        )}</select>`
    }
    <${Reviewed} key=${seat} seat=${seat} own=${own} />
    ${
      own &&
      html`<p class="share"><${Switch} label=${t("review.share")} on=${Boolean(info.seats[seat].open_review)}
        onChange=${(/** @type {boolean} */ on) => send({ do: "share_review", on })} />
        <span aria-hidden="true">${t("review.share")}</span></p>`
    }</section>`;
};

/** @param {{seat: number, own: boolean}} props */
const Reviewed = ({ seat, own }) => {
  const { code, match } = /** @type {TableInfo} */ (table.value);
  const name = nameOf(code, match, seat);
  const [round, setRound] = useState(0);
  const asked = wanted.value.includes(name);
  const { review, trouble } = useReview(code, seat, asked, round);
  const start = () => (want(name), setRound(round + 1));
  if (review) return html`<${Whole} review=${review} code=${code} />`;
  return html`<div role="status">${trouble ? html`<p>${trouble}</p>` : asked && html`<p>${t("review.working")}</p>`}</div>
    ${
      (!asked || trouble) &&
      html`<button type="button" class="btn" onClick=${start}><${Icon} name="i-eye" /><span>
        ${t(own ? "review.start" : "review.start.other")}</span></button>`
    }`;
};

/** @param {{review: Review, code: string}} props */
const Whole = ({ review, code }) => {
  const { level, moments, scale, seat } = review;
  if (!level || !moments.length) return html`<p role="status">${t(level ? "review.nothing" : "review.none")}</p>`;
  const costly = moments.filter((each) => each.judgement === "costly").sort((one, other) => other.cost - one.cost);
  const row = (/** @type {Moment} */ moment) =>
    html`<${Row} key=${moment.step} moment=${moment} href=${`/replay/${code}?as=${seat}&step=${moment.step}&review=1`} />`;
  return html`<p role="status">${sum(moments)} <span data-words="game">${scale}</span></p>
    ${costly.length > 0 && html`<h3>${t("review.costliest")}</h3><ol>${costly.slice(0, COSTLIEST).map(row)}</ol>`}
    <details><summary>${t("review.all")}</summary><ol>${moments.map(row)}</ol></details>`;
};

/** @param {Moment[]} moments */
const sum = (moments) => {
  const many = (/** @type {string} */ judgement) => moments.filter((each) => each.judgement === judgement).length;
  const left = many("failed") + many("late");
  const facts = { n: moments.length - left, same: many("same"), alike: many("alike"), costly: many("costly") };
  return `${t("review.sum", facts)} ${left ? t("review.left", { n: left }) : ""}`;
};

/** @param {{moment: Moment, href: string}} props */
const Row = ({ moment, href }) => html`<li class=${moment.judgement}><p class="muted" data-words="game">
    ${moment.when}: ${moment.question}</p><${Judged} moment=${moment} />
  <a class="btn" href=${href}><${Icon} name="i-play" /><span>${t("result.decided.look")}</span></a></li>`;

/** Both answers and what they are worth. @param {{moment: Moment}} props */
export const Judged = ({ moment }) => {
  const { best, expects, instead, judgement, yours } = moment;
  const differs = best && judgement !== "same" && best !== yours;
  return html`<div class="judged"><p><b>${t("review.yours")}:</b> <span data-words="game">${yours}</span></p>
    ${differs && html`<p><b>${t("review.best")}:</b> <span data-words="game">${best}</span></p>`}
    <p class=${judgement === "costly" ? "m" : "muted"}>${t(`review.${judgement}`, { expects, instead })}</p></div>`;
};

/**
 * In the replay: what the bot says about the question that is open in this moment.
 * @param {{code: string, match: number, seat: number, at: number, now: boolean}} props now: asked for by the address
 */
export const ReviewLine = ({ code, match, seat, at, now }) => {
  const name = nameOf(code, match, seat);
  useEffect(() => {
    if (now) want(name);
  }, [name, now]);
  const { review } = useReview(code, seat, wanted.value.includes(name), 0);
  const moment = review?.moments.find((each) => each.step === at);
  return moment ? html`<div class="review-line"><${Judged} moment=${moment} /></div>` : null;
};
