// The skin of the game that is open: loaded with its style sheet when a table opens, the generic one if it has none.
import { signal, useEffect, useState } from "../html.js";
import { lang } from "../i18n.js";
import { crestsAsPictures } from "./crests.js";
import { learnGames, learnWords } from "./desk.js";

/** @typedef {typeof import("../skins/generic.js").default} Skin */

/** Games that have a skin of their own. */
const OWN = ["hofverrat", "duhr", "intrigue"];

/** There is one before anything of a table is drawn. */
export const skin = signal(/** @type {Skin} */ (/** @type {unknown} */ (null)));

/** Puts on the skin and learns the words of a game: nothing is shown bare or without its name. False until they are there. @param {string} game */
export const useDress = (game) => {
  const [worn, setWorn] = useState("");
  useEffect(() => {
    if (game) Promise.all([wear(game), learnGames(), learnWords(game, lang.value)]).then(() => setWorn(game));
  }, [game, lang.value]);
  return worn === game && game !== "";
};

/** Loads the skin of a game. `?skin=generic` shows the plain table. @param {string} game */
export const wear = async (game) => {
  const plain = new URLSearchParams(location.search).get("skin") === "generic";
  const own = OWN.includes(game) && !plain;
  const [worn] = await Promise.all([
    own ? sewn(game).catch(() => sewn("generic")) : sewn("generic"),
    stylesheet("table"),
    crestsAsPictures(game).catch(() => undefined),
    own && stylesheet(game),
  ]);
  skin.value = worn;
  document.body.dataset.game = own ? game : "";
  return worn;
};

/** @param {string} name @returns {Promise<Skin>} */
const sewn = (name) => import(`../skins/${name}.js`).then((module) => module.default);

/** @param {string} name */
const stylesheet = (name) =>
  new Promise((done) => {
    const known = document.querySelector(`link[data-style="${name}"]`);
    if (known) return done(undefined);
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = `/web/style/${name}.css`;
    link.dataset.style = name;
    link.onload = link.onerror = () => done(undefined);
    document.head.append(link);
    return undefined;
  });
