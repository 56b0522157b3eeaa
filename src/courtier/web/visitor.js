// Making tables and sitting down: what start page, invitation and result have in common.
import { api, visit } from "./net.js";
import { go } from "./route.js";
import { settings } from "./settings.js";
import { t, usualLevel } from "./i18n.js";

/** As whom one appears. */
export const myName = () => settings.name.value.trim() || t("name.guest");

/**
 * Makes a table and goes there. With bots, which play at a person's tempo, it is dealt at once.
 * @param {{name: string, seats: number[], bots: string[]}} game @param {{bots: boolean}} how
 */
export const makeTable = async (game, { bots }) => {
  await visit();
  const most = game.seats.at(-1) ?? 2;
  const { code } = await api("/api/tables", {
    game: game.name,
    seats: bots ? Math.min(4, most) : most,
    name: myName(),
    bots: bots ? usualLevel(game) : null,
    start: bots,
    ...(bots && { setup: { bots: "human" } }),
  });
  go(`/t/${code}`);
};

/** Begins the guided game of a game and goes there. @param {string} game */
export const makeLesson = async (game) => {
  await visit();
  const { code } = await api("/api/lessons", { game, name: myName() });
  go(`/t/${code}`);
};

/**
 * Goes where a link, a token or a table's code leads: all three may be typed into the same field, a code as it was read out.
 * @param {string} typed @returns {boolean} whether there was anything to follow
 */
export const follow = (typed) => {
  const text = typed.trim();
  const token = /#([\w-]{16,})$/.exec(text)?.[1];
  const code = (/\/(?:t|j|board|replay)\/([^/\s#?]+)/.exec(text)?.[1] ?? text).replace(/[\s-]/g, "").toUpperCase();
  if (token) go(`/j#${token}`);
  else if (code) go(`/j/${encodeURIComponent(code)}`);
  return Boolean(token || code);
};
