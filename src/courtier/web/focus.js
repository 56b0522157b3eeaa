// Where the focus goes when another screen comes: to what it is about, and not before that is there.

const PATIENCE = 10_000; // milliseconds; a page that takes longer is read from its top
const ABOUT = "article .here, .question, #won-head"; // the rule that one is shown, the open question, the result

let latest = 0;

/** The screen has changed: the focus follows as soon as it is drawn, unless somebody has put it elsewhere. */
export const arrive = () => {
  const mine = (latest += 1);
  const until = performance.now() + PATIENCE;
  const look = () => {
    if (mine !== latest || performance.now() > until) return;
    const main = document.querySelector("#main:not([aria-busy])");
    if (!main) return void requestAnimationFrame(look);
    const about = document.querySelector(ABOUT) ?? main;
    if (document.activeElement === document.body && about instanceof HTMLElement) focusOn(about);
  };
  requestAnimationFrame(look);
};

/** @param {HTMLElement} about */
const focusOn = (about) => {
  about.tabIndex = -1;
  about.focus({ preventScroll: true });
};
