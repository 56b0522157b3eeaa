// The staged end on the big screen. Nobody touches it: it runs by itself, and the seal stays for a while.
import { html, useEffect } from "../html.js";
import { Waiting } from "../parts.js";
import { info } from "../state.js";
import { Sentence, Stage, Stages } from "./finale.js";
import { isLast, leave, step, useFinale } from "./play.js";

const SEAL = 12_000; // milliseconds that the winner stays

export const Television = () => {
  const ready = useFinale(info("game") ?? "", { untouched: true });
  useEffect(() => {
    if (!ready || !isLast.value) return undefined;
    const timer = setTimeout(leave, SEAL);
    return () => clearTimeout(timer);
  }, [ready, isLast.value]);
  if (!ready || !step.value) return html`<${Waiting} />`;
  return html`<${Stage} /><footer class="foot finale-foot"><${Sentence} /><${Stages} /></footer>`;
};
