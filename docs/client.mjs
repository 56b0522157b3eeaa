// A client written from docs/protocol.md: it sits down at a table, is ready, and answers whatever it is asked, at random.
// node docs/client.mjs http://127.0.0.1:8000 CODE NAME
const [origin, code, name] = process.argv.slice(2);
let cookie = "";
let known = {}; // the last welcome, with all updates put on top
let waiting = null; // the command that was not answered yet
let sent = 0;

const visit = async () => {
  const headers = { "Content-Type": "application/json", Origin: origin, Cookie: cookie };
  const answer = await fetch(`${origin}/api/visit`, { method: "POST", headers, body: "{}" });
  cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
  return (await answer.json()).ticket;
};

const next = ({ table, you, view, question }) => {
  if (you.seat === null) return { do: "sit", name };
  if (table.phase === "lobby") return table.seats[you.seat].ready ? null : { do: "ready", ready: true };
  if (question === null) return null;
  const { code: action } = view.choices[Math.floor(Math.random() * view.choices.length)];
  return { do: "answer", question, action };
};

const hear = (message, send) => {
  if ([message.ack, message.id].includes(waiting?.id)) waiting = null;
  if (message.is === "welcome" && waiting) send(waiting); // again, with the same id: it is done once
  known = message.is === "welcome" ? message : message.is === "update" ? { ...known, ...message } : known;
  if (known.table?.phase === "over") return process.stdout.write(JSON.stringify(known.view.result), () => process.exit(0));
  const command = known.table && !waiting ? next(known) : null;
  if (command) send((waiting = { ...command, id: `${name}:${++sent}` }));
};

const connect = async () => {
  const ticket = await visit();
  const line = new WebSocket(`${origin.replace("http", "ws")}/ws/${code}`, { headers: { Origin: origin, Cookie: cookie } });
  const send = (command) => line.send(JSON.stringify(command));
  let again = 1; // seconds; a line that closes without a bye is opened again
  line.onopen = () => send({ do: "hello", ticket });
  line.onclose = () => (again === null ? process.exit(1) : setTimeout(connect, again * 1000));
  line.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.is === "bye") again = message.again ?? null;
    else hear(message, send);
  };
};
connect();
