// The end of a game as steps: what is revealed one after the other, and how the scores climb by it. Which events
// tell the end, and what of the table they reveal, says `skins/<game>_finale.js`.
import { addWords } from "../i18n.js";
import de from "../i18n/de-finale.js";
import en from "../i18n/en-finale.js";
import generic from "../skins/generic.js";
import { skin } from "../table/skin.js";

/**
 * @typedef {{seat: number, key: string, label: string, icon?: string, tone?: string, cards?: SeenCard[], points?: number}} Slip
 *   what opens at a seat: a mission, a hand, a purse
 */
/**
 * @typedef {{stage: string, seat?: number, points?: number, total?: number, slip?: Slip}} Reveal
 *   `points` climb on those before, `total` takes their place
 */
/**
 * @typedef {object} Staging how a game stages its end
 * @property {string[]} stages in their order; the last one names the winners
 * @property {(event: SeatEvent) => Reveal|null} reveal null: the event is no part of the end
 * @property {(view: View, told: Glimpse[], untold: Glimpse[]) => View} cover the view before the untold events were told
 * @property {boolean} board does the board show what is revealed?
 */
/** @typedef {{from: string, points: number}} Part of a tower: the stage that brought it */
/** @typedef {{line: StoryLine, reveal: Reveal, nth: number, of: number, towers: Part[][], before: number, won: number[]}} Step */

/**
 * The steps of the end that the story tells; none where the game stages none.
 * @param {StoryLine[]} lines
 * @param {View} view of the finished game
 * @param {Staging} staging
 * @returns {Step[]}
 */
export const stepsOf = (lines, view, staging) => {
  const last = staging.stages.at(-1);
  const found = lines
    .slice(firstOfEnd(lines, staging))
    .map((line) => ({ line, reveal: staging.reveal(/** @type {SeatEvent} */ (line.event)) }))
    .filter((each) => each.reveal !== null);
  const place = (/** @type {{reveal: Reveal|null}} */ each) => staging.stages.indexOf(each.reveal?.stage ?? "");
  found.sort((one, other) => place(one) - place(other));
  let towers = /** @type {Part[][]} */ (view.seats.map(() => []));
  const won = /** @type {number[]} */ ([]);
  return found.map(({ line, reveal }, at) => {
    const shown = /** @type {Reveal} */ (reveal);
    const before = shown.seat === undefined ? 0 : height(towers[shown.seat]);
    if (shown.stage === last) {
      towers = towers.map((tower, seat) => raised(tower, { stage: "rest", total: view.result?.scores[seat] }));
      if (shown.seat !== undefined) won.push(shown.seat);
    } else towers = towers.map((tower, seat) => (seat === shown.seat ? raised(tower, shown) : tower));
    const alike = found.filter((each) => each.reveal?.stage === shown.stage);
    const nth = 1 + found.slice(0, at).filter((each) => each.reveal?.stage === shown.stage).length;
    return { line, reveal: shown, nth, of: alike.length, towers, before, won: [...won] };
  });
};

/** Where the end begins: its events are the last ones of the story. @param {StoryLine[]} lines @param {Staging} staging */
const firstOfEnd = (lines, staging) => {
  let first = lines.length;
  while (first > 0 && isOfEnd(lines[first - 1].event, staging)) first -= 1;
  return first;
};

/** @param {Glimpse} event @param {Staging} staging */
const isOfEnd = (event, staging) =>
  staging.reveal(/** @type {SeatEvent} */ (event)) !== null || event.event === "counted";

/** @param {Part[]} tower */
export const height = (tower) => tower.reduce((sum, part) => sum + part.points, 0);

/** @param {Part[]} tower @param {Reveal} by */
const raised = (tower, { stage, points, total }) => {
  const more = total === undefined ? (points ?? 0) : total - height(tower);
  return more === 0 ? tower : [...tower, { from: stage, points: more }];
};

/** Loads how a game stages its end; null where it does not. @param {string} game @returns {Promise<Staging|null>} */
export const stagingOf = async (game) => {
  addWords({ en, de });
  const look = skin.peek() === generic ? null : game;
  return (
    look &&
    import(`../skins/${look}_finale.js`).then(
      (module) => module.default,
      () => null,
    )
  );
};
