// Checks a record's chain and seal in the browser. Plain JavaScript, because `crypto.subtle` is missing on http.

/**
 * Follows the lines of a record: each hash is that of the hash before and the line; the last line opens the seal.
 * @param {string} text @param {string|null|undefined} sealed what the lobby showed before the deal
 * @returns {{ok: boolean, lines: number, broken?: number}}
 */
export const verify = (text, sealed) => {
  const rows = text
    .split("\n")
    .filter((row) => row.trim())
    .map((row) => JSON.parse(row));
  let before = "";
  for (const [place, row] of rows.entries()) {
    before = sha256(before + canonical(row.line));
    if (row.hash !== before) return { ok: false, lines: rows.length, broken: place + 1 };
  }
  const { commitment } = rows[0].line;
  const { seed } = rows[rows.length - 1].line;
  const ok = typeof seed === "string" && sha256(seed) === commitment && (!sealed || sealed === commitment);
  return { ok, lines: rows.length, broken: ok ? undefined : rows.length };
};

/** JSON with sorted keys and no blanks, as the record's hashes are made over. @param {unknown} value @returns {string} */
const canonical = (value) => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  return `{${Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`)
    .join(",")}}`;
};

/** The first 32 bits behind the point. @param {number} number */
const fraction = (number) => ((number - Math.floor(number)) * 2 ** 32) >>> 0;

const PRIMES = (() => {
  /** @type {number[]} */
  const found = [];
  for (let each = 2; found.length < 64; each += 1) if (found.every((prime) => each % prime)) found.push(each);
  return found;
})();
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

/** SHA-256 of a text, in hexadecimal (FIPS 180-4). @param {string} text */
export const sha256 = (text) => {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  words.setUint32(padded.length - 4, bytes.length << 3);
  const state = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
  for (let block = 0; block < padded.length; block += 64) compress(state, words, block);
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
};

/** @param {number} word @param {number} by */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** @param {number[]} state @param {DataView} words @param {number} block */
const compress = (state, words, block) => {
  const schedule = Array.from({ length: 64 }, (_, place) => (place < 16 ? words.getUint32(block + place * 4) : 0));
  for (let place = 16; place < 64; place += 1) {
    const [near, far] = [schedule[place - 2], schedule[place - 15]];
    const mixed =
      (turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)) + (turned(far, 7) ^ turned(far, 18) ^ (far >>> 3));
    schedule[place] = (schedule[place - 16] + schedule[place - 7] + mixed) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let place = 0; place < 64; place += 1) {
    const one =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[place] + schedule[place]) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = (state[place] + word) | 0));
};
