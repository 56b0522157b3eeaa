// The skin of the game that is open: loaded with its style sheet when a table opens, the generic one if it has none.
import { signal } from "../html.js";
import generic from "../skins/generic.js";

/** @typedef {typeof generic} Skin */

/** Games that have a skin of their own. */
const OWN = ["hofverrat", "duhr", "intrigue"];

/** @type {import("@preact/signals").Signal<Skin>} */
export const skin = signal(generic);

/** Loads the skin of a game. `?skin=generic` shows the plain table. @param {string} game */
export const wear = async (game) => {
  const plain = new URLSearchParams(location.search).get("skin") === "generic";
  const own = OWN.includes(game) && !plain;
  const [worn] = await Promise.all([
    own ? import(`../skins/${game}.js`).then((module) => module.default, () => generic) : Promise.resolve(generic),
    stylesheet("table"),
    own && stylesheet(game),
  ]);
  skin.value = worn;
  document.body.dataset.game = own ? game : "";
  return worn;
};

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
