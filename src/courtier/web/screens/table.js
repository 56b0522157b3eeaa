// The page of a table: its lobby, the game, or its result, as its phase says.
import { arrive } from "../focus.js";
import { html, stylesheet, useEffect, useRef, useState } from "../html.js";
import { close, connection, info, open, toldUpTo } from "../state.js";
import { Broken, Waiting } from "../parts.js";

/** @type {Record<string, () => [Promise<ScreenModule>, ...Promise<unknown>[]]>} */
const PHASES = {
  lobby: () => [import("./lobby.js"), stylesheet("lobby")],
  play: () => [import("../table/table.js")],
  finale: () => [import("../finale/finale.js"), stylesheet("finale")],
  over: () => [import("./result.js"), stylesheet("result")],
  taught: () => [import("../coach/end.js")], // a guided game has no result that is kept
};

/** @param {{name: string}} props */
export default ({ name }) => {
  const [screens, setScreens] = useState(/** @type {Pages} */ ({}));
  useEffect(() => {
    open(name);
    return () => {
      close();
      delete document.body.dataset.game;
    };
  }, [name]);
  const over = info("phase") === "over";
  const phase = over && toldUpTo.value < Infinity ? "finale" : over && info("lesson") ? "taught" : info("phase");
  const game = info("game");
  useEffect(() => {
    if (game) document.body.dataset.game = game;
  }, [game]);
  useEffect(() => {
    if (!phase || screens[phase]) return;
    const show = (/** @type {Component} */ screen) => setScreens((before) => ({ ...before, [phase]: screen }));
    Promise.all(PHASES[phase]()).then(
      ([module]) => show(module.default),
      () => show(Broken),
    );
  }, [phase]);
  const before = useRef(phase);
  useEffect(() => {
    if (before.current && phase) arrive();
    before.current = phase;
  }, [phase]);
  if (connection.value.is === "closed" && !phase) return html`<${Broken} text=${connection.value.text} />`;
  const Screen = phase && screens[phase];
  return Screen ? html`<${Screen} />` : html`<${Waiting} />`;
};
