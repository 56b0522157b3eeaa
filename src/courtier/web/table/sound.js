// Small sounds, made on the spot and off until somebody wants them: one's own turn, a card laid, a whisper.
import { effect, useEffect } from "../html.js";
import { settings } from "../settings.js";
import { asked, mySeat, story, talk } from "../state.js";

/** Pitch in hertz and length in seconds of each. @type {Record<string, [number, number][]>} */
const SOUNDS = {
  turn: [
    [523, 0.09],
    [784, 0.16],
  ],
  card: [[196, 0.05]],
  knock: [
    [147, 0.04],
    [147, 0.04],
  ],
};
const LOUD = 0.06;

/** @type {AudioContext|null} */
let audio = null;

/** Some browsers keep every sound back until a click or a key asks for it, and again after a call or a nap. */
const wake = () => {
  if (!settings.sound.value) return;
  audio ??= new AudioContext();
  if (audio.state !== "running") audio.resume().catch(() => {}); // not yet: the next click asks again
};

/** What cannot be heard now is not kept for later. @param {string} name */
const play = (name) => {
  if (!settings.sound.value || (audio && audio.state !== "running")) return;
  audio ??= new AudioContext();
  let at = audio.currentTime;
  for (const [pitch, length] of SOUNDS[name]) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(LOUD, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    at += length;
    tone.stop(at);
  }
};

/** Listens to what happens. What was there at the beginning makes no sound. */
export const useSound = () =>
  useEffect(() => {
    let [lines, words, due] = [story.peek().length, talk.peek().length, asked.peek()];
    document.addEventListener("click", wake);
    document.addEventListener("keydown", wake);
    const stop = effect(() => {
      const fresh = story.value.slice(lines).filter((line) => line.event.seat !== mySeat.peek());
      const heard = talk.value.slice(words).filter((each) => each.seat !== mySeat.peek() && each.to);
      const turn = asked.value && !due;
      [lines, words, due] = [story.value.length, talk.value.length, asked.value];
      if (turn) play("turn");
      else if (heard.length) play("knock");
      else if (fresh.length) play("card");
    });
    return () => {
      stop();
      document.removeEventListener("click", wake);
      document.removeEventListener("keydown", wake);
    };
  }, []);
