// The goods that one gives unseen: chosen when one signs, and known to nobody else before the sealing.
import { html, useEffect, useState } from "../html.js";
import { t } from "../i18n.js";
import { mySeat, send } from "../state.js";
import { ask } from "../table/deals.js";
import { sheet } from "../table/selection.js";
import { Several } from "./slots.js";

/** @param {{offer: OfferInfo}} props */
export const Picks = ({ offer }) => {
  const wanted = offer.clauses.filter((each) => each.kind === "give" && !each.what && each.by === mySeat.value);
  const [choices, setChoices] = useState(/** @type {import("./slots.js").SlotChoice[][]} */ ([]));
  const [picks, setPicks] = useState(wanted.map(() => /** @type {string[]} */ ([])));
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    ask({ partners: offer.parties.filter((seat) => seat !== mySeat.value) }).then(
      ({ terms }) => setChoices(wanted.map((each) => goodsFor(terms, each))),
      (error) => setWrong(error.message),
    );
  }, [offer.number]);
  const sign = async () => {
    const done = await send({ do: "accept", offer: offer.number, picks });
    if (done.ok) sheet.value = null;
    else setWrong(done.text);
  };
  const whole = wanted.every((each, place) => picks[place].length === (each.count ?? 1));
  return html`<div class="picks">
    ${wanted.map(
      (each, place) => html`<fieldset><legend>${t("deal.pick", { n: each.count ?? 1 })}</legend>
        <${Several} choices=${choices[place] ?? []} chosen=${picks[place]} most=${each.count ?? 1}
          choose=${(/** @type {string[]} */ now) => setPicks(picks.map((old, at) => (at === place ? now : old)))} /></fieldset>`,
    )}
    ${wrong && html`<p role="alert" class="trouble" data-words="game">${wrong}</p>`}
    <p class="row"><button type="button" class="btn btn-wax" disabled=${!whole} onClick=${sign}>${t("deal.accept")}</button></p></div>`;
};

/**
 * What one has oneself of the sort that is wanted, as the terms say.
 * @param {import("./rows.js").TermsBetween[]} terms @param {Clause} clause
 */
const goodsFor = (terms, clause) =>
  terms
    .filter((each) => each.by === mySeat.value)
    .flatMap((each) => each.terms)
    .filter((term) => term.clause.place === clause.place)
    .flatMap((term) => term.slots)
    .find((slot) => slot.field === "picks")?.choices ?? [];
