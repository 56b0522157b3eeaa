// The connection to the server: requests over HTTP, and one WebSocket per open table that reconnects by itself.
import { settings } from "./settings.js";

const FIRST = 0.25; // seconds before the first new try
const LONGEST = 8;
const CONNECT = 5; // a try that has not succeeded by then is given up
const QUIET = 25; // a connection that is silent for so long is pinged
const JUMP = 15; // a clock that jumps by so much was asleep

/** A refusal of a request, in words. */
export class Refused extends Error {
  /** @param {string} code @param {string} text @param {number} status */
  constructor(code, text, status) {
    super(text);
    this.code = code;
    this.status = status;
  }
}

/**
 * A request for JSON. Throws `Refused` with the server's sentence.
 * @param {string} address @param {object} [body] given: a POST
 * @returns {Promise<any>} each address answers with data of its own
 */
export const api = async (address, body) => {
  const separator = address.includes("?") ? "&" : "?";
  const answer = await ask(`${address}${separator}lang=${settings.lang.value}`, body).catch(() => null);
  if (!answer) throw new Refused("offline", "", 0);
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refused(said.code ?? "error", said.text ?? "", answer.status);
  return said;
};

/**
 * What preload.js has asked already is not asked again.
 * @param {string} address
 * @param {object} [body]
 * @returns {Promise<Response>}
 */
const ask = (address, body) => {
  const { asked } = window;
  delete window.asked;
  if (body === undefined && asked?.address === address) return asked.answer;
  return fetch(address, {
    method: body === undefined ? "GET" : "POST",
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
    credentials: "same-origin",
  });
};

/** Makes sure that the server knows this browser; the ticket is good for one hello. */
export const visit = () => api("/api/visit", {});

/** What becomes of a command. @typedef {{ok: true} | {ok: false, code: string, text: string}} Answered */

/** The connection to one table. Commands that were not acknowledged are sent again, with the same id. */
export class TableConnection {
  /**
   * @param {string} code
   * @param {{
   *   heard: (tiding: Tiding) => void,
   *   connection: (now: {is: string, text?: string, again?: number}) => void,
   *   seen: () => [number, number],
   * }} handlers
   */
  constructor(code, handlers) {
    this.code = code;
    this.handlers = handlers;
    this.version = 0;
    this.tries = 0;
    this.closed = false;
    this.welcomed = false;
    /** The try that counts. */
    this.attempt = {};
    /** @type {WebSocket|null} */
    this.socket = null;
    /** @type {Map<string, {frame: string, done: (answer: Answered) => void}>} */
    this.waiting = new Map();
    this.timers = { retry: 0, connect: 0, beat: 0 };
    this.lastTick = Date.now();
    this.lastHeard = Date.now();
    this.awake = () => document.visibilityState === "visible" && this.hurry();
    this.gone = () => this.lose();
  }

  open() {
    document.addEventListener("visibilitychange", this.awake);
    addEventListener("pageshow", this.awake);
    addEventListener("online", this.awake);
    addEventListener("offline", this.gone);
    this.timers.beat = setInterval(() => this.beat(), 1000);
    this.handlers.connection({ is: "connecting" });
    this.connect();
  }

  close() {
    this.closed = true;
    document.removeEventListener("visibilitychange", this.awake);
    removeEventListener("pageshow", this.awake);
    removeEventListener("online", this.awake);
    removeEventListener("offline", this.gone);
    for (const timer of Object.values(this.timers)) clearTimeout(timer);
    this.drop();
  }

  /** @param {Wish} command @returns {Promise<Answered>} */
  send(command) {
    const id = name();
    const frame = JSON.stringify({ ...command, id });
    return new Promise((done) => {
      this.waiting.set(id, { frame, done });
      if (this.welcomed) this.socket?.send(frame);
    });
  }

  /** A try; one that begins later makes it void. */
  async connect() {
    const attempt = (this.attempt = {});
    const socket = await this.dial().catch(() => null);
    if (this.closed || this.attempt !== attempt) return socket?.close();
    if (!socket) return this.later();
    socket.onmessage = (event) => this.socket === socket && this.hear(JSON.parse(event.data));
    socket.onclose = () => this.socket === socket && this.lose();
  }

  /** A socket that has said hello. @returns {Promise<WebSocket|null>} */
  async dial() {
    clearTimeout(this.timers.retry);
    this.drop();
    const { attempt } = this;
    const { ticket } = await within(CONNECT, visit());
    if (this.closed || this.attempt !== attempt) return null;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(this.code)}`);
    this.socket = socket;
    await within(
      CONNECT,
      new Promise((done, fail) => {
        socket.onopen = () => done(socket);
        socket.onclose = socket.onerror = () => fail(new Error("closed"));
      }),
    ).catch((error) => {
      if (this.socket === socket) this.drop();
      throw error;
    });
    const [story, talk] = this.handlers.seen();
    socket.send(JSON.stringify({ do: "hello", ticket, lang: settings.lang.value, story, talk }));
    return socket;
  }

  /** @param {Tiding} tiding */
  hear(tiding) {
    this.lastHeard = Date.now();
    if (tiding.is === "welcome") return this.welcome(tiding);
    if (tiding.is === "update") return this.update(tiding);
    if (tiding.is === "refuse") return this.answer(tiding.id, { ok: false, code: tiding.code, text: tiding.text });
    if (tiding.is === "done") return this.answer(tiding.id, { ok: true });
    if (tiding.is === "bye") return this.bye(tiding);
  }

  /** @param {Welcome} tiding */
  welcome(tiding) {
    this.version = tiding.v;
    this.tries = 0;
    this.welcomed = true;
    this.handlers.heard(tiding);
    this.handlers.connection({ is: "open" });
    for (const { frame } of this.waiting.values()) this.socket?.send(frame);
  }

  /** A version that is not the next one: something was missed, so all is asked for anew. @param {Update} tiding */
  update(tiding) {
    if (tiding.v !== this.version + 1) return tiding.v > this.version ? this.hurry(true) : undefined;
    this.version = tiding.v;
    this.handlers.heard(tiding);
    if (tiding.ack) this.answer(tiding.ack, { ok: true });
  }

  /** @param {string|null} id @param {Answered} answer */
  answer(id, answer) {
    if (id === null) return;
    this.waiting.get(id)?.done(answer);
    this.waiting.delete(id);
  }

  /**
   * The server closes the connection; `again` says when to come back, none that there is nothing to come back to.
   * @param {Bye} tiding
   */
  bye(tiding) {
    this.drop();
    if (tiding.again === undefined || tiding.again === null) {
      this.closed = true;
      for (const { done } of this.waiting.values()) done({ ok: false, code: tiding.code, text: tiding.text });
      this.handlers.connection({ is: "closed", text: tiding.text });
    } else {
      this.later(tiding.again);
    }
  }

  lose() {
    if (this.closed) return;
    this.drop();
    this.later();
  }

  /** The next try, after a pause that grows and is never the same for two browsers. @param {number} [pause] */
  later(pause) {
    if (this.closed) return;
    clearTimeout(this.timers.retry);
    const again = pause ?? Math.min(LONGEST, FIRST * 2 ** this.tries) * (0.5 + Math.random() / 2);
    this.tries += 1;
    this.handlers.connection({ is: "lost", again });
    this.timers.retry = setTimeout(() => this.connect(), again * 1000);
  }

  /** Tries at once: the page was woken, the network came back, or something was missed. @param {boolean} [anyway] */
  hurry(anyway = false) {
    if (this.closed || (!anyway && this.socket?.readyState === WebSocket.OPEN && this.fresh())) return;
    this.tries = 0;
    this.connect();
  }

  fresh() {
    return Date.now() - this.lastHeard < 2 * QUIET * 1000;
  }

  /** Once a second: notices sleep by the jump of the clock, and a dead connection by its silence. */
  beat() {
    const now = Date.now();
    const jumped = now - this.lastTick > JUMP * 1000;
    this.lastTick = now;
    if (jumped) return this.hurry(true);
    const silent = (now - this.lastHeard) / 1000;
    if (!this.welcomed) return;
    if (silent > 2 * QUIET) this.lose();
    else if (silent > QUIET && Math.floor(silent) % 5 === 0) this.socket?.send('{"do":"ping"}');
  }

  drop() {
    const old = this.socket;
    this.socket = null;
    this.welcomed = false;
    if (!old) return;
    old.onclose = old.onmessage = old.onerror = null;
    old.close();
  }
}

/** @template T @param {number} seconds @param {Promise<T>} promise @returns {Promise<T>} */
const within = (seconds, promise) => {
  let timer = 0;
  const late = new Promise((_, fail) => (timer = setTimeout(() => fail(new Error("late")), seconds * 1000)));
  return /** @type {Promise<T>} */ (Promise.race([promise, late])).finally(() => clearTimeout(timer));
};

/** An id that nobody else makes. */
const name = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
