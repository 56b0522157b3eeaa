// What lies on the board of Dûhr: cards and their faces, the places of a House, what its player holds.
import { html, Icon } from "../html.js";
import { t } from "../i18n.js";
import { Lying, openCard } from "../table/card.js";
import { more } from "../state.js";
import { KeptWord } from "../table/deals.js";
import { zoneNow } from "../table/selection.js";
import { OpenPoints, zonesAt } from "../table/seats.js";
import { Aim, isAim } from "./duhr_chain.js";
import { word } from "./duhr_words.js";

const PLACES = 5; // drawn on every House, unless an option says how many it takes

export const HOUSES = ["balistrad", "deluras", "kardosa", "lycosia", "silgaro", "usari"];
export const STATUS_CLASS = /** @type {Record<string, string>} */ ({
  favored: "fav",
  disfavored: "dis",
  vilified: "vil",
});

/** Long names may break. @param {string} name */
const soft = (name) => name.replace("Mitverschw", "Mitver\u00adschw").replace("Collabo", "Collabo\u00ad");

/** @param {Card} card @returns {import("../table/card.js").Face} */
export const face = (card) => {
  const [kind, name] = card.kind.split(".");
  if (kind === "concealed") return { name: word("concealed"), tone: "", charge: "mark", back: true };
  if (kind === "suspicion")
    return {
      name: word(name),
      sub: t("du.suspicion"),
      tone: `du-${name}-c`,
      crest: `du-${name}`,
      charge: "c-suspicion",
    };
  if (kind === "scandal")
    return { name: word("scandal"), sub: t("du.any_house"), tone: "du-scandal", charge: "c-scandal" };
  if (kind === "event")
    return {
      name: soft(word(`event.${name}`)),
      sub: t("du.event"),
      tone: "du-event",
      charge: "c-event",
      icon: "c-event",
    };
  if (HOUSES.includes(kind))
    return {
      name: word(kind),
      sub: t("zone.conspiracy"),
      tone: `du-${kind}-c`,
      crest: `du-${kind}`,
      charge: "c-conspiracy",
    };
  if (kind in STATUS_CLASS) return { name: word(kind), sub: t("zone.house"), tone: "" };
  return {
    name: word(card.kind),
    sub: t("zone.agenda"),
    tone: card.kind.startsWith("W") ? "du-white" : "du-black",
    charge: "c-agenda",
  };
};

/** One's own name, which grows short before the word that says whose it is. @param {{name: string}} props */
export const Me = ({ name }) => {
  const [before, after] = t("du.you", { name: "|" }).split("|");
  return html`${before && html`<span>${before}</span>`}<span class="mine">${name}</span><span>${after}</span>`;
};

/** A conspiracy that has come to light. @param {number} seat */
export const shownAt = (seat) =>
  zonesAt(seat)
    .find((each) => each.kind === "conspiracy")
    ?.cards?.find((card) => card.face === "up");

/** Cards in hand and set aside, and a conspiracy that has come to light. @param {{seat: number}} props */
export const Holding = ({ seat }) => {
  const zones = zonesAt(seat);
  const size = (/** @type {string} */ kind) => {
    const zone = zones.find((each) => each.kind === kind);
    return zone?.count ?? zone?.cards?.length ?? 0;
  };
  const shown = shownAt(seat);
  return html`<span class="n"><${OpenPoints} seat=${seat} /><${KeptWord} seat=${seat} />
    ${
      shown &&
      html`<button type="button" class="shown"
      aria-label=${t("du.conspiracy_shown", { house: word(shown.kind) })} onClick=${() => openCard(shown)}>
        <${Icon} name=${`du-${shown.kind}`} /></button>`
    }
    <i class="hb" aria-hidden="true"></i><span aria-hidden="true">${size("hand")}${size("aside") > 0 && `+${size("aside")}`}</span>
    <span class="sr">${t("du.holds", { n: size("hand") })}${size("aside") > 0 && `, ${t("du.aside", { n: size("aside") })}`}</span></span>`;
};

/** @param {{zone: string}} props */
export const Places = ({ zone }) => {
  const cards = zoneNow(zone).cards;
  const places = more("options")?.cards_to_disfavor ?? PLACES;
  const empty = Math.max(0, places - cards.length);
  return html`<ol class="five" aria-label=${t("du.on_house", { n: cards.length })}>
    ${cards.map(
      (/** @type {Card} */ card, /** @type {number} */ place) => html`<${Placed} key=${place}
      id=${`${zone}:${place}`} card=${card} />`,
    )}
    ${Array.from(
      { length: empty },
      (_, place) => html`<li key=${`e${place}`}
      class=${`c5 empty ${place === empty - 1 ? "fifth" : ""} ${place === 0 && isAim(zone) ? "goal" : ""}`}
        data-full=${places} aria-hidden="true">${place === 0 && html`<${Aim} id=${zone} />`}</li>`,
    )}</ol>`;
};

/** @param {{id: string, card: Card}} props */
const Placed = ({ id, card }) => {
  const drawn = face(card);
  const look = drawn.back ? "back" : card.kind === "scandal" ? "scan" : `susp ${drawn.tone}`;
  return html`<${Lying} id=${id} card=${card} class=${`c5 ${look} ${isAim(id) ? "aimed" : ""}`}>
    <${Icon} name=${drawn.charge ?? "mark"} /><${Aim} id=${id} /><//>`;
};

/** Another's hand, conspiracy and agenda while one looks through them. @param {{seat: number}} props */
export const Looked = ({ seat }) => {
  if (!zoneNow(`hand@${seat}`)?.cards) return null;
  const seen = ["hand", "conspiracy", "agenda"].flatMap((zone) =>
    (zoneNow(`${zone}@${seat}`)?.cards ?? []).map((/** @type {Card} */ card, /** @type {number} */ place) => ({
      id: `${zone}@${seat}:${place}`,
      card: { ...card, face: "up" },
    })),
  );
  return html`<ol class="five looked" aria-label=${t("du.looked")}>
    ${seen.map(({ id, card }) => html`<${Placed} key=${id} id=${id} card=${card} />`)}</ol>`;
};
