// Where the staged end stands: one step after the other, by itself or at a press; skipped, and told once more.
import { announce } from "../announce.js";
import { computed, effect, signal, useEffect, useState } from "../html.js";
import { still } from "../settings.js";
import { story, toldUpTo, view } from "../state.js";
import { stagingOf, stepsOf } from "./reveals.js";

const LONGEST = 40_000; // milliseconds, all of it
const SLOW = 2500; // a step: a sentence can be read out meanwhile
const QUICK = 900;

/** @type {import("@preact/signals").Signal<import("./reveals.js").Step[]>} */
export const steps = signal([]);
export const at = signal(0);
/** How this game stages its end. @type {import("@preact/signals").Signal<import("./reveals.js").Staging|null>} */
export const staging = signal(null);
export const step = computed(() => steps.value[at.value]);
export const isLast = computed(() => at.value >= steps.value.length - 1);

export const next = () => (at.value = Math.min(at.value + 1, steps.value.length - 1));
/** To the seal. */
export const skip = () => (at.value = Math.max(0, steps.value.length - 1));
export const again = () => (at.value = 0);
/** The result follows. */
export const leave = () => (toldUpTo.value = Infinity);

/**
 * Stages the end of the open table while its screen is shown. A screen that nobody touches runs by itself even where
 * little motion is wanted.
 * @param {string} game
 * @param {{untouched?: boolean}} [how]
 * @returns {boolean} are there steps yet?
 */
export const useFinale = (game, { untouched = false } = {}) => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const whole = view.peek();
    let stop = () => {};
    let gone = false;
    stagingOf(game).then((found) => {
      if (gone) return;
      staging.value = found;
      steps.value = found ? stepsOf(story.peek(), whole, found) : [];
      at.value = 0;
      if (!steps.value.length) return leave();
      stop = effect(() => show(whole));
      setReady(true);
    });
    return () => {
      gone = true;
      stop();
      if (view.peek()) view.value = whole;
      steps.value = [];
    };
  }, [game]);
  useEffect(() => {
    if (!ready || isLast.value || (still() && !untouched)) return undefined;
    const timer = setTimeout(next, Math.max(QUICK, Math.min(SLOW, LONGEST / steps.value.length)));
    return () => clearTimeout(timer);
  }, [ready, at.value]);
  return ready;
};

/** The table, the story and the voice at this step. @param {View} whole the view of the finished game */
const show = (whole) => {
  const now = step.value;
  if (!now || !staging.value) return;
  const events = (/** @type {import("./reveals.js").Step[]} */ some) => some.map((each) => each.line.event);
  view.value = staging.value.cover(
    whole,
    events(steps.value.slice(0, at.value + 1)),
    events(steps.value.slice(at.value + 1)),
  );
  toldUpTo.value = Math.min(
    Number.MAX_SAFE_INTEGER,
    Math.max(...steps.value.slice(0, at.value + 1).map((each) => each.line.n)),
  );
  announce(now.line.text, true);
};
