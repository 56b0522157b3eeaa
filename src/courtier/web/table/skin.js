// The skin of the game that is open: loaded with its style sheet when a table opens, the generic one if it has none.
import { signal, useEffect, useState } from "../html.js";
import { lang } from "../i18n.js";
import { crestsAsPictures } from "./crests.js";
import { games, learnGames, learnWords } from "./selection.js";
import generic from "../skins/generic.js";

/** @typedef {typeof generic} Skin */

/** There is one before anything of a table is drawn. */
export const skin = signal(/** @type {Skin} */ (/** @type {unknown} */ (null)));

/**
 * Puts on the skin and learns the words of a game: nothing is shown bare or without its name. False until they
 * are there.
 * @param {string} game
 */
export const useDress = (game) => {
  const [worn, setWorn] = useState("");
  useEffect(() => {
    if (game) Promise.all([wear(game), learnWords(game, lang.value)]).then(() => setWorn(game));
  }, [game, lang.value]);
  return worn === game && game !== "";
};

/** Loads the skin of a game. `?skin=generic` shows the plain table. @param {string} game */
export const wear = async (game) => {
  await learnGames();
  const look = games.value[game];
  const plain = new URLSearchParams(location.search).get("skin") === "generic";
  const [own] = await Promise.all([
    look?.skin && !plain ? sewn(game) : null,
    stylesheet("table"),
    crestsAsPictures(look?.crests).catch(() => undefined),
  ]);
  // Of two skins, one would show through the other.
  for (const other of skinSheets()) if (!own || other.dataset.style !== game) other.remove();
  skin.value = own ?? generic;
  document.body.dataset.game = own ? game : "";
  return skin.value;
};

/**
 * A game's own skin with its style sheet; null where one of them does not come.
 * @param {string} game
 * @returns {Promise<Skin|null>}
 */
const sewn = async (game) => {
  const [worn, styled] = await Promise.all([
    import(`../skins/${game}.js`).then(
      (module) => module.default,
      () => null,
    ),
    stylesheet(game),
  ]);
  return worn && styled ? worn : null;
};

/** The style sheets of skins. @returns {HTMLLinkElement[]} */
const skinSheets = () => [
  .../** @type {NodeListOf<HTMLLinkElement>} */ (
    document.querySelectorAll('link[data-style]:not([data-style="table"])')
  ),
];

/** @param {string} name @returns {Element|null} */
const sheetOf = (name) => document.querySelector(`link[data-style="${name}"]`);

/**
 * Did it come? A skin's sheet stands before the one that all tables share, whichever came first.
 * @param {string} name
 * @returns {Promise<boolean>}
 */
const stylesheet = (name) =>
  new Promise((done) => {
    if (sheetOf(name)) return done(true);
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = `/web/style/${name}.css`;
    link.dataset.style = name;
    link.onload = () => done(true);
    link.onerror = () => {
      link.remove();
      done(false);
    };
    document.head.insertBefore(link, sheetOf("table"));
    return undefined;
  });
