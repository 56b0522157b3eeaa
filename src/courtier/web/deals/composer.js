// The form for an offer: with whom, what each side gives and promises, how it reads, and how long it stands.
// It knows no game: the table says what a deal may consist of, and puts it into words.
import { html, Icon, useEffect, useRef, useState } from "../html.js";
import { sentence, t } from "../i18n.js";
import { mySeat, refusal, send, view } from "../state.js";
import { ask } from "../table/deals.js";
import { sheet, zoneNow } from "../table/selection.js";
import { nameOf, others } from "../table/seats.js";
import { skin } from "../table/skin.js";
import { dealRules } from "./ledger.js";
import { clauseOf, editable, firstValues, mostOf, newId, rowsOf, termsBetween, valueIn } from "./rows.js";
import { Gap } from "./slots.js";

/** @typedef {import("./rows.js").Row} Row */
/** @typedef {import("./rows.js").TermsBetween} TermsBetween */

const MOST_CLAUSES = 8; // where the game has no option for it
const SECONDS = [30, 60, 120, 300];
const USUAL = 120;
const PAUSE = 250; // milliseconds after the last change before the table is asked for the words
const PASSING = ["moment", "full"]; // reasons that pass by themselves: the deal is sealed later
const GROUPS = ["goods", "looks", "promises", "words"];

/** @param {{partners: number[], countered?: OfferInfo}} props */
export const Composer = ({ partners, countered }) => {
  const you = mySeat.value ?? 0;
  const [parties, setParties] = useState(partners);
  const [rows, setRows] = useState(() => rowsOf(countered));
  const [seconds, setSeconds] = useState(USUAL);
  const [wrong, setWrong] = useState("");
  const terms = useTerms(parties, setWrong);
  useEffect(() => setRows((now) => now.map((row) => editable(row, terms))), [terms]);
  const deal = {
    parties: [you, ...parties],
    clauses: rows.map((row) => clauseOf(row, terms)).filter((clause) => clause !== null),
  };
  const whole = parties.length > 0 && rows.length > 0 && deal.clauses.length === rows.length;
  const tried = useWords(whole ? deal : null);
  const invite = (/** @type {number} */ seat) => {
    const now = parties.includes(seat) ? parties.filter((each) => each !== seat) : [...parties, seat];
    setParties(now);
    setRows(rows.filter((row) => [row.by, row.to].every((each) => each === you || now.includes(each))));
  };
  const propose = async (/** @type {{do: "offer", asks?: boolean}|{do: "counter", offer: number}} */ command) => {
    setWrong("");
    const done = await send({ ...command, deal, seconds });
    if (done.ok) return void (sheet.value = null);
    setWrong(done.text);
    refusal.value = null; // it is said here
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    propose(countered ? { do: "counter", offer: countered.number } : { do: "offer" });
  };
  const change = (/** @type {Row} */ row) => setRows(rows.map((each) => (each.id === row.id ? row : each)));
  const remove = (/** @type {Row} */ row) => setRows(rows.filter((each) => each !== row));
  const add = (/** @type {Row} */ row) => setRows([...rows, row]);
  const side = (/** @type {boolean} */ mine) => html`<${Side} mine=${mine} you=${you} parties=${parties} terms=${terms}
    rows=${rows.filter((row) => (row.by === you) === mine)} full=${rows.length >= mostClauses()}
    add=${add} change=${change} remove=${remove} />`;
  return html`<form class="composer" onSubmit=${submit}>
    <fieldset class="with"><legend>${t("deal.with_whom")}</legend>
      <ul>${others().map(
        (seat) => html`<li><button type="button" class="choice" aria-pressed=${String(parties.includes(seat))}
          disabled=${Boolean(countered)} onClick=${() => invite(seat)}>
          ${skin.value.crestOf(seat) && html`<${Icon} name=${skin.value.crestOf(seat)} />`}
          <span class="cut" data-words="person">${nameOf(seat)}</span></button></li>`,
      )}</ul></fieldset>
    ${
      parties.length
        ? html`<div class="sides">${side(true)}<${Icon} name="i-swap" class="swap" />${side(false)}</div>`
        : html`<p class="muted">${t("deal.choose_partner")}</p>`
    }
    <div class="sentence" aria-live="polite"><h3>${t("deal.in_words")}</h3>
      ${
        tried?.texts.length
          ? html`<ul>${tried.texts.map((/** @type {string} */ text) => html`<li data-words="game">${text}</li>`)}</ul>`
          : html`<p class="muted">${t("deal.nothing_yet")}</p>`
      }
      ${tried?.reason && html`<p class="why-not" data-words="game">${blocked(tried) ? sentence(tried.why_not) : t("deal.later")}</p>`}
    </div>
    <p class="muted small">${dealRules()}</p>
    ${wrong && html`<p role="alert" class="trouble" data-words="game">${wrong}</p>`}
    <${Time} seconds=${seconds} choose=${setSeconds} />
    <div class="send">
      ${
        !countered &&
        html`<button type="button" class="btn" disabled=${!whole || blocked(tried)}
          onClick=${() => propose({ do: "offer", asks: true })}>${t("deal.ask")}</button>`
      }
      <button type="submit" class="btn btn-wax" disabled=${!whole || blocked(tried)}>
        ${t(countered ? "deal.counter_it" : "deal.offer_it")}</button></div>
  </form>`;
};

/** How long the offer stands. @param {{seconds: number, choose: (seconds: number) => void}} props */
const Time = ({ seconds, choose }) => html`<label class="stands">${t("deal.stands")}
  <select value=${String(seconds)} onChange=${(/** @type {Chosen} */ event) => choose(Number(event.target.value))}>
    ${SECONDS.map(
      (each) => html`<option value=${String(each)} selected=${each === seconds}>
        ${each < 60 ? t("deal.seconds", { n: each }) : t("deal.minutes", { n: each / 60 })}</option>`,
    )}</select></label>`;

const mostClauses = () => view.value.more?.options?.deal_clauses ?? MOST_CLAUSES;

/** @param {{reason?: string}|null} tried */
const blocked = (tried) => Boolean(tried?.reason && !PASSING.includes(tried.reason));

/**
 * What a deal of these parties may consist of, asked anew when the turn or a hand changes.
 * @param {number[]} parties @param {(text: string) => void} fail
 * @returns {TermsBetween[]}
 */
const useTerms = (parties, fail) => {
  const [terms, setTerms] = useState(/** @type {TermsBetween[]} */ ([]));
  const now = JSON.stringify([view.value.turn, parties.map((seat) => view.value.seats[seat]), zoneNow("hand")]);
  useEffect(() => {
    let wanted = true;
    if (parties.length)
      ask({ partners: parties }).then(
        (found) => wanted && setTerms(found.terms),
        (error) => wanted && fail(error.message),
      );
    return () => {
      wanted = false;
    };
  }, [parties.join(), now]);
  return terms;
};

/** The deal in the table's words, a moment after the last change. @param {PlainDeal|null} deal */
const useWords = (deal) => {
  const [tried, setTried] = useState(/** @type {TriedDeal|null} */ (null));
  const key = JSON.stringify(deal);
  useEffect(() => {
    if (!deal) return setTried(null);
    let wanted = true;
    const timer = setTimeout(
      () =>
        ask({ deal }).then(
          (found) => wanted && setTried(found),
          (error) => wanted && setTried({ texts: [], reason: "refused", why_not: error.message }),
        ),
      PAUSE,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [key]);
  return deal ? tried : null;
};

/**
 * What one side owes: the clauses, and the list of those that can be added.
 * @param {{mine: boolean, you: number, parties: number[], terms: TermsBetween[], rows: Row[], full: boolean,
 *   add: (row: Row) => void, change: (row: Row) => void, remove: (row: Row) => void}} props
 */
const Side = ({ mine, you, parties, terms, rows, full, add, change, remove }) => {
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  const [by, to] = mine ? [you, parties[0]] : [parties[0], you];
  const offered = termsBetween(terms, by, to);
  const choose = (/** @type {Chosen} */ event) => {
    const term = offered.find((each) => each.name === event.target.value);
    event.target.value = "";
    if (!term) return;
    add({ id: newId(), by, to, name: term.name, values: firstValues(term) });
    requestAnimationFrame(() =>
      /** @type {HTMLElement|null} */ (
        box.current?.querySelector("li:last-of-type :is(select, input, .choice, .icon)")
      )?.focus(),
    );
  };
  return html`<fieldset class="side" ref=${box}><legend>${t(mine ? "deal.you_give" : "deal.you_get")}</legend>
    <ul>${rows.map(
      (row) => html`<${Clause} key=${row.id} row=${row} parties=${[you, ...parties]} terms=${terms}
        change=${change} remove=${remove} />`,
    )}</ul>
    ${
      full
        ? html`<p class="muted small">${t("deal.full", { n: mostClauses() })}</p>`
        : html`<label class="add"><span class="sr">${t(mine ? "deal.add_give" : "deal.add_get")}</span>
      <select value="" onChange=${choose}><option value="">${t("deal.add")}</option>
        ${GROUPS.filter((group) => offered.some((each) => each.group === group)).map(
          (group) =>
            html`<optgroup label=${t(`deal.group.${group}`)}>${offered
              .filter((each) => each.group === group)
              .map((each) => html`<option value=${each.name} data-words="game">${each.words}</option>`)}</optgroup>`,
        )}</select></label>`
    }</fieldset>`;
};

/**
 * @param {{row: Row, parties: number[], terms: TermsBetween[], change: (row: Row) => void, remove: (row: Row) => void}} props
 */
const Clause = ({ row, parties, terms, change, remove }) => {
  const term = termsBetween(terms, row.by, row.to).find((each) => each.name === row.name);
  const words = row.fixed ? (row.text ?? "") : (term?.words ?? "");
  const givers = parties.filter((each) => each !== row.to && each !== mySeat.value);
  const takers = parties.filter((each) => each !== row.by);
  const move = (/** @type {Partial<Row>} */ between) => change({ ...row, ...between });
  return html`<li class="clause"><div class="grow"><b data-words="game">${words}</b>
    ${
      !row.fixed &&
      parties.length > 2 &&
      html`<span class="between">
      ${
        row.by !== mySeat.value &&
        html`<${Party} label=${t("deal.from")} seats=${givers} value=${row.by} choose=${(/** @type {number} */ by) => move({ by })} />`
      }
      <${Party} label=${t("deal.to")} seats=${takers} value=${row.to} choose=${(/** @type {number} */ to) => move({ to })} /></span>`
    }
    ${
      !row.fixed &&
      term?.slots.map(
        (
          slot,
        ) => html`<${Gap} key=${slot.field} slot=${slot} value=${valueIn(slot, row.values)} most=${mostOf(term, row.values)}
        fill=${(/** @type {GapValue} */ value) => move({ values: { ...row.values, [slot.field]: value } })} />`,
      )
    }</div>
    <button type="button" class="icon" aria-label=${t("deal.remove", { what: words })} onClick=${() => remove(row)}>
      <${Icon} name="i-x" /></button></li>`;
};

/** @param {{label: string, seats: number[], value: number, choose: (seat: number) => void}} props */
const Party = ({ label, seats, value, choose }) => html`<label class="party">${label}
  <select value=${String(value)} onChange=${(/** @type {Chosen} */ event) => choose(Number(event.target.value))} data-words="person">
    ${seats.map((seat) => html`<option value=${String(seat)} selected=${seat === value}>${nameOf(seat)}</option>`)}</select></label>`;
