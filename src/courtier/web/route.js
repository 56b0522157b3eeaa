// Where one is: the address decides, links change it without loading the page anew, and the back button works.
import { signal } from "@preact/signals";

/** @typedef {{screen: string, name?: string, hash: string, query: URLSearchParams}} Place */

/** @type {[RegExp, string][]} */
const PLACES = [
  [/^\/$/, "start"],
  [/^\/t\/([^/]+)$/, "table"],
  [/^\/board\/([^/]+)$/, "board"],
  [/^\/j(?:\/([^/]+))?$/, "join"],
  [/^\/rules(?:\/([^/]+))?$/, "rules"],
  [/^\/replay\/([^/]+)$/, "replay"],
  [/^\/settings$/, "settings"],
];

/** A part of the address; null if it is damaged. @param {string|undefined} part */
const decoded = (part) => {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return null;
  }
};

/** @returns {Place} */
const here = () => {
  for (const [pattern, screen] of PLACES) {
    const found = pattern.exec(location.pathname);
    const name = found && decoded(found[1]);
    if (found && name !== null)
      return { screen, name, hash: location.hash, query: new URLSearchParams(location.search) };
  }
  return { screen: "lost", hash: "", query: new URLSearchParams() };
};

export const place = signal(here());

/** Goes to an address of this site. @param {string} address @param {{replace?: boolean}} [how] */
export const go = (address, { replace = false } = {}) => {
  history[replace ? "replaceState" : "pushState"]({ inside: true }, "", address);
  place.value = here();
  scrollTo(0, 0);
};

/** One step back inside this site, or to the given address if one came from elsewhere. @param {string} otherwise */
export const back = (otherwise) => (history.state?.inside ? history.back() : go(otherwise));

addEventListener("popstate", () => (place.value = here()));
addEventListener("hashchange", () => (place.value = here()));
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.getAttribute("href")?.startsWith("#")) return;
  if (!PLACES.some(([pattern]) => pattern.test(link.pathname))) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
