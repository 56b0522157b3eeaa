// Cutthroat Kingdoms: where the provinces of a ring lie, and the shapes of the map. Numbers only, nothing is drawn here.

export const WIDTH = 944;
export const HEIGHT = 470;

/** The middle of each plate in per cent of the map, clockwise from the upper left. @type {Record<number, number[][]>} */
const PLATES = {
  5: [
    [30, 13.5],
    [70, 13.5],
    [88.5, 50],
    [50, 86.5],
    [11.5, 50],
  ],
  6: [
    [30, 13.5],
    [70, 13.5],
    [88.5, 50],
    [70, 86.5],
    [30, 86.5],
    [11.5, 50],
  ],
  7: [
    [17, 13.5],
    [50, 13.5],
    [83, 13.5],
    [88.5, 50],
    [70, 86.5],
    [30, 86.5],
    [11.5, 50],
  ],
  8: [
    [17, 13.5],
    [50, 13.5],
    [83, 13.5],
    [88.5, 50],
    [83, 86.5],
    [50, 86.5],
    [17, 86.5],
    [11.5, 50],
  ],
};

/**
 * Where a province lies: in per cent of the wide map, and on a phone by row and column of a racetrack.
 * @param {number} count
 * @param {number} place
 */
export const seatOfPlate = (count, place) => {
  const [left, top] = PLATES[count][place];
  const rows = Math.ceil(count / 2);
  const lonely = count % 2 === 1 && place === rows; // the last row of an odd ring has one province
  const right = place >= 1 && place <= Math.floor(count / 2);
  return {
    "--x": `${left}%`,
    "--y": `${top}%`,
    "--row": lonely ? rows : right ? place : place === 0 ? 1 : count - place + 1,
    "--col": lonely ? "1 / -1" : right ? 2 : 1,
  };
};

const STEPS = 10; // points of the coast for each province
const COAST = { outer: [458, 221, 3], shore: [262, 92, 2.6] };

/** A point of one of the two coasts, in a direction. @param {number[]} coast @param {number} angle @param {number} wave */
const point = ([wide, high, round], angle, wave = 0) => {
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  const far = (Math.abs(x) ** round + Math.abs(y) ** round) ** (-1 / round);
  const rough = 1 + wave * (Math.sin(angle * 7) + Math.sin(angle * 17 + 1)) * 0.006;
  return `${Math.round(WIDTH / 2 + wide * far * rough * x)} ${Math.round(HEIGHT / 2 + high * far * rough * y)}`;
};

/** @param {number[]} coast @param {number} from @param {number} to */
const along = (coast, from, to) =>
  Array.from({ length: STEPS + 1 }, (_, step) => point(coast, from + ((to - from) * step) / STEPS, 1));

/** @typedef {{land: string[], borders: string[], coasts: string, rays: string}} MapShapes */

/** @type {Record<number, MapShapes>} */
const drawn = {};

/** The shapes of a ring with so many provinces. @param {number} count @returns {MapShapes} */
export const shapesOf = (count) => (drawn[count] ??= shapes(count));

/** @param {number} count @returns {MapShapes} */
const shapes = (count) => {
  const angles = PLATES[count].map(([left, top]) => Math.atan2(top - 50, left - 50));
  const borders = angles.map((angle, place) => {
    const before = angles[(place + count - 1) % count];
    return angle - turn(angle - before) / 2;
  });
  const ends = borders.map((from, place) => from + turn(borders[(place + 1) % count] - from));
  const round = [-Math.PI, Math.PI];
  return {
    land: borders.map(
      (from, place) =>
        `M${[...along(COAST.outer, from, ends[place]), ...along(COAST.shore, ends[place], from)].join("L")}Z`,
    ),
    borders: borders.map((angle) => `M${point(COAST.outer, angle, 1)}L${point(COAST.shore, angle, 1)}`),
    coasts: [COAST.outer, COAST.shore].map((coast) => `M${ringOf(coast, round).join("L")}Z`).join(""),
    rays: Array.from(
      { length: 16 },
      (_, ray) => `M${WIDTH / 2} ${HEIGHT / 2}L${point([900, 900, 2], (ray * Math.PI) / 8)}`,
    ).join(""),
  };
};

/** A whole coast. @param {number[]} coast @param {number[]} round */
const ringOf = (coast, [from, to]) =>
  Array.from({ length: 8 * STEPS }, (_, step) => point(coast, from + ((to - from) * step) / (8 * STEPS), 1));

/** An angle between 0 and a whole turn. @param {number} angle */
const turn = (angle) => (angle + 4 * Math.PI) % (2 * Math.PI);
