// Courtier as an installed program: its offline page, and notifications the way phones want them.
const WORKER = "/web/service-worker.js";

/** Keeps the offline page once it is installed; a page in a browser needs none. */
export const keepOfflinePage = () => {
  if (!("serviceWorker" in navigator)) return;
  if (matchMedia("(display-mode: standalone)").matches) register();
  else addEventListener("appinstalled", register, { once: true });
};

const register = () => navigator.serviceWorker.register(address(), { scope: "/" }).catch(() => {});

/** The policy of our pages lets a script be named only by this one rule. */
const address = () => {
  const types = window.trustedTypes;
  return types ? types.createPolicy("service-worker", { createScriptURL: () => WORKER }).createScriptURL("") : WORKER;
};

/** Phones show notifications only by the worker, other browsers by the page. @param {string} title @param {NotificationOptions} options */
export const notify = async (title, options) => {
  const worker = await navigator.serviceWorker?.getRegistration("/").catch(() => undefined);
  if (worker) return worker.showNotification(title, options);
  try {
    new Notification(title, options);
  } catch {
    // A phone's browser in which Courtier is not installed: title and icon say it.
  }
  return undefined;
};
