// The whole game without pictures: what the server says as text, what may be answered as buttons. It knows no rule.
import { lang, t } from "./words.js";

/** @type {any} */ let state = null;
/** @type {WebSocket|null} */ let socket = null;
let gameDrafts = false;
let gameTitle = "";
let tries = 0;
let ids = 0;
const run = crypto.getRandomValues(new Uint32Array(2)).join("-");
const find = (id) => document.getElementById(id);

/** An element; children that are strings become text, never markup. */
const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
};
const button = (text, onclick, properties = {}) => make("button", { type: "button", onclick, ...properties }, text);
const list = (items, tag = "ul") => make(tag, {}, ...items.map((item) => make("li", {}, item)));
const show = (id, ...children) => find(id).replaceChildren(...children.filter((child) => child !== null));

const api = async (path, body) => {
  const response = await fetch(
    path + (path.includes("?") ? "&" : "?") + `lang=${lang}`,
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        },
  );
  const said = await response.json();
  if (!response.ok) throw new Error(said.text);
  return said;
};
const complain = (error) => show("refusal", error.message ?? String(error));
const trying = (deed) => async (event) => {
  event?.preventDefault?.();
  show("refusal");
  try {
    await deed(event);
  } catch (error) {
    complain(error);
  }
};
const send = (command) => trying(() => socket?.send(JSON.stringify({ ...command, id: `${run}-${ids++}` })));

// The start page

const start = async () => {
  find("start").hidden = false;
  const [games, tables] = await Promise.all([api("/api/games"), api("/api/tables")]);
  const name = make("input", {
    id: "name",
    maxLength: 40,
    required: true,
    value: localStorage.getItem("courtier.plain.name") ?? t("guest"),
  });
  const game = make(
    "select",
    { id: "game" },
    ...games.map((each) => make("option", { value: each.name }, `${each.title}: ${each.sentence}`)),
  );
  const seats = make("select", { id: "number" });
  const offer = () => {
    const chosen = games.find((each) => each.name === game.value);
    seats.replaceChildren(...chosen.seats.map((number) => make("option", { value: number }, String(number))));
    seats.value = String(Math.min(4, chosen.seats.at(-1)));
  };
  game.onchange = offer;
  offer();
  const open = (bots) =>
    trying(async () => {
      localStorage.setItem("courtier.plain.name", name.value);
      const chosen = games.find((each) => each.name === game.value);
      const usual = chosen.bots.includes("greedy") ? "greedy" : chosen.bots.at(-1);
      const level = bots ? usual : null;
      const body = { game: game.value, seats: Number(seats.value), name: name.value, bots: level, start: bots };
      go((await api("/api/tables", body)).code);
    });
  const titles = Object.fromEntries(games.map((each) => [each.name, each.title]));
  const links = (found) =>
    found.length
      ? list(
          found.map((each) =>
            make("a", { href: `/plain/${each.code}` }, `${each.title || titles[each.game]} (${each.code})`),
          ),
        )
      : make("p", {}, t("none"));
  show(
    "start",
    make("h2", {}, t("title")),
    make("p", {}, make("label", {}, t("name"), " ", name)),
    make("p", {}, make("label", {}, t("game"), " ", game)),
    make("p", {}, make("label", {}, t("seats"), " ", seats)),
    make("p", {}, button(t("play"), open(true), { id: "play" }), " ", button(t("make"), open(false), { id: "make" })),
    make("h2", {}, t("mine")),
    links(tables.mine),
    make("h2", {}, t("open")),
    links(tables.open),
  );
};
const go = (code) => location.assign(`/plain/${code}`);

// The line

const connect = async (code) => {
  const { ticket } = await api("/api/visit", {});
  const line = new WebSocket(
    `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${encodeURIComponent(code)}`,
  );
  line.onopen = () => line.send(JSON.stringify({ do: "hello", ticket, lang }));
  line.onmessage = (event) => hear(JSON.parse(event.data));
  line.onclose = () => socket === line && retry(code);
  socket = line;
};
const retry = (code) => {
  if (state?.closed) return;
  show("connection", t("lost"));
  setTimeout(
    () => connect(code).catch(() => retry(code)),
    Math.min(8000, 250 * 2 ** tries++) * (0.5 + Math.random() / 2),
  );
};
const hear = (tiding) => {
  if (tiding.is === "welcome") {
    tries = 0;
    const had = (lines, after) => (after ? (lines ?? []).filter((line) => line.n <= after) : []);
    const story = [...had(state?.story, tiding.story_after), ...(tiding.story ?? [])];
    const talk = [...had(state?.talk, tiding.talk_after), ...(tiding.talk ?? [])];
    state = { ...tiding, story, talk, invitation: state?.invitation };
    show("connection", t("connected"));
  } else if (tiding.is === "update") {
    const { story = [], talk = [], ...rest } = tiding;
    const replaced = new Set(talk.map((each) => each.n));
    state = {
      ...state,
      ...rest,
      story: [...state.story, ...story],
      talk: [...state.talk.filter((each) => !replaced.has(each.n)), ...talk],
    };
  } else if (tiding.is === "refuse") return show("refusal", tiding.text);
  else if (tiding.is === "bye") {
    state = { ...state, closed: (tiding.again ?? null) === null };
    return show("refusal", tiding.text);
  } else return;
  draw();
};

// The table

const draw = () => {
  const { table, you } = state;
  find("table").hidden = false;
  show("title", `${table.title || gameTitle} (${table.code})`);
  drawPrompt();
  show("seats", make("ol", {}, ...table.seats.map(seatLine)));
  show("host", ...lobby(), ...seatButtons());
  show("view", ...(state.view ? [make("h3", {}, t("table")), nested(pictured(state.view))] : []));
  show(
    "story",
    make("h3", {}, t("story")),
    list(
      [...state.story].reverse().map((line) => line.text),
      "ol",
    ),
  );
  drawTalk(you, table);
};
const seatLine = (seat) => {
  const facts = [
    seat.name || t("free"),
    seat.kind === "bot" ? `${t("bot")}, ${seat.level}` : null,
    seat.seat === state.you.seat ? t("you") : null,
    seat.ready ? t("ready") : null,
    seat.state && seat.state !== "present" ? seat.state : null,
  ];
  return make("li", {}, facts.filter(Boolean).join(", "), ...(state.table.phase === "lobby" ? lobbyButtons(seat) : []));
};
const lobbyButtons = (seat) => {
  const buttons = [];
  if (seat.kind === "free" && state.you.seat !== seat.seat)
    buttons.push(" ", button(t("sit"), send({ do: "sit", seat: seat.seat, name: ownName() }), { className: "sit" }));
  if (seat.kind === "free" && state.you.host)
    buttons.push(
      " ",
      button(t("seat_bot"), send({ do: "seatbot", seat: seat.seat, level: "greedy" }), { className: "seat-bot" }),
    );
  if (seat.kind === "bot" && state.you.host)
    buttons.push(" ", button(t("no_bot"), send({ do: "seatbot", seat: seat.seat, level: null })));
  return buttons;
};
const ownName = () =>
  state.table.seats[state.you.seat]?.name || localStorage.getItem("courtier.plain.name") || t("guest");
const lobby = () => {
  const { table, you } = state;
  if (table.phase !== "lobby") return [];
  const own = you.seat === null || you.seat === undefined ? null : table.seats[you.seat];
  return [
    own && button(t(own.ready ? "not_ready" : "be_ready"), send({ do: "ready", ready: !own.ready }), { id: "ready" }),
    you.host ? button(t("start"), send({ do: "start" }), { id: "deal" }) : null,
    you.host ? button(t("invite"), invite(null), { id: "invite" }) : null,
    own && button(t("get_up"), send({ do: "leave" })),
  ].filter(Boolean);
};
const seatButtons = () => {
  const { table, you } = state;
  const own = table.seats[you.seat];
  return [
    own ? button(t("device"), invite(you.seat), { id: "device" }) : null,
    own && ["steward", "resigned", "late"].includes(own.state) ? button(t("reclaim"), send({ do: "reclaim" })) : null,
    make("div", { id: "invitation" }, ...(state.invitation ?? [])),
  ].filter(Boolean);
};
const invite = (seat) =>
  trying(async () => {
    const { link, qr } = await api(`/api/tables/${state.table.code}/invite`, { seat });
    const picture = make("img", { src: `data:image/svg+xml,${encodeURIComponent(qr)}`, alt: "" });
    state.invitation = [make("p", {}, t("link"), " ", make("a", { id: "link", href: link }, link)), picture];
    draw();
  });

const drawPrompt = () => {
  const { prompt, table, you, view } = state;
  const parts = [];
  if (view?.result) parts.push(...result(view.result));
  if (table.undoing?.waiting.includes(you.seat)) parts.push(...consent(table.undoing.text, table.undoing.number));
  if (table.newcomer) {
    const { name, was, waiting, number } = table.newcomer;
    const text = `${name} ${t("newcomer")} ${was}.`;
    parts.push(...(waiting.includes(you.seat) ? consent(text, number) : [make("p", {}, text)]));
  }
  if (state.question !== null && state.question !== undefined && prompt) parts.push(...asked(prompt));
  else if (table.waiting?.length)
    parts.push(make("p", {}, `${t("waiting")}: ${table.waiting.map((seat) => table.seats[seat].name).join(", ")}`));
  if (state.can_undo) parts.push(button(t("undo"), send({ do: "undo" }), { id: "undo" }));
  if (table.phase === "over" && you.seat !== null)
    parts.push(button(t("rematch"), send({ do: "rematch" }), { id: "rematch" }));
  if (table.next) parts.push(make("a", { href: `/plain/${table.next}` }, t("rematch")));
  show("prompt", ...parts);
};
const consent = (text, number) => [
  make("p", {}, text),
  button(t("agree"), send({ do: "agree", number, yes: true })),
  button(t("refuse"), send({ do: "agree", number, yes: false })),
];
const asked = (prompt) => {
  const { draft, question } = state;
  const trying = gameDrafts ? "draft" : "answer";
  const choices = draft?.complete ? [] : (prompt.choices ?? []);
  return [
    make("h3", { id: "question" }, [prompt.eyebrow, prompt.question].filter(Boolean).join(": ")),
    prompt.note ? make("p", { id: "note" }, prompt.note) : null,
    make(
      "ul",
      { className: "choices" },
      ...choices.map((each) =>
        make(
          "li",
          {},
          button(each.label, send({ do: trying, question, action: each.code }), {
            className: "choice",
            title: each.follows ?? "",
          }),
        ),
      ),
    ),
    draft?.complete ? button(t("confirm"), send({ do: "confirm", question }), { id: "confirm" }) : null,
    state.can_back ? button(t("back"), send({ do: "back", question }), { id: "back" }) : null,
    draft?.answers?.length ? button(t("anew"), send({ do: "drop" }), { id: "drop" }) : null,
    button(t("moment"), send({ do: "moment" })),
  ].filter(Boolean);
};
const result = ({ scores, winners }) => [
  make("h3", { id: "result" }, t("result")),
  make("p", {}, `${t("winners")}: ${winners.map((seat) => state.table.seats[seat].name).join(", ")}`),
  list(scores.map((score, seat) => `${state.table.seats[seat].name}: ${score} ${t("points")}`)),
];

/** The view with seats by their names and cards in one word each. */
const pictured = (view) => ({
  ...Object.fromEntries(view.common.map((zone) => [zone.id, inside(zone)])),
  ...Object.fromEntries(
    view.seats.map((seat) => [
      state.table.seats[seat.seat].name,
      Object.fromEntries(seat.zones.map((zone) => [zone.id, inside(zone)])),
    ]),
  ),
  ...view.more,
});
const inside = (zone) =>
  zone.cards
    ? zone.cards.map((card) => (typeof card === "string" ? "?" : card.face === "down" ? `(${card.kind})` : card.kind))
    : zone.count;
const nested = (data) => {
  if (data === null || typeof data !== "object") return String(data);
  if (Array.isArray(data) && data.every((each) => typeof each !== "object")) return data.join(" · ");
  return make("ul", {}, ...Object.entries(data).map(([name, value]) => make("li", {}, `${name}: `, nested(value))));
};

const drawTalk = (you, table) => {
  const kept = find("words");
  const words = kept ?? make("input", { id: "words", maxLength: 500 });
  const to = find("to") ?? make("select", { id: "to" });
  const chosen = to.value;
  to.replaceChildren(
    make("option", { value: "" }, t("all")),
    ...table.seats
      .filter((seat) => seat.kind === "person" && seat.seat !== you.seat)
      .map((seat) => make("option", { value: seat.seat }, seat.name)),
  );
  to.value = chosen;
  const lines = state.talk.map(
    (each) =>
      `${each.name}${
        each.to ? ` (${t("to")} ${each.to.map((seat) => table.seats[seat].name).join(", ")})` : ""
      }: ${each.text ?? t("whisper")}`,
  );
  const speak = (event) => {
    const command = { do: "say", text: words.value, ...(to.value === "" ? {} : { to: [Number(to.value)] }) };
    if (words.value) send(command)(event);
    else event.preventDefault();
    words.value = "";
  };
  const form =
    find("speak") ??
    make(
      "form",
      { id: "speak" },
      make("label", {}, t("say"), " ", words),
      " ",
      make("label", {}, t("to"), " ", to),
      " ",
      make("button", {}, t("say")),
    );
  form.onsubmit = speak;
  if (find("speak")) find("talk").querySelector("ol").replaceWith(list(lines, "ol"));
  else show("talk", make("h3", {}, t("talk")), list(lines, "ol"), form);
};

// Where one is

const begin = async () => {
  show(
    "language",
    make(
      "a",
      { href: `${location.pathname}?lang=${lang === "de" ? "en" : "de"}${location.hash}` },
      lang === "de" ? "English" : "Deutsch",
    ),
  );
  await api("/api/visit", {});
  if (location.hash.length > 20) {
    const name = localStorage.getItem("courtier.plain.name") || t("guest");
    const { code } = await api("/api/join", { token: location.hash.slice(1), name });
    return location.replace(`/plain/${code}`);
  }
  const code = location.pathname.split("/")[2];
  if (!code) return start();
  const [games, table] = await Promise.all([api("/api/games"), api(`/api/tables/${encodeURIComponent(code)}`)]);
  const game = games.find((each) => each.name === table.game);
  gameDrafts = game?.draftable ?? false;
  gameTitle = game?.title ?? "";
  await connect(code);
};
begin().catch(complain);
