// For an installed Courtier: where no page can be fetched, a page that says so. Nothing else is kept, so that nobody
// ever plays with an older version.
const KEPT = "offline-1";
const PAGE = "/web/offline.html";
const worker = /** @type {any} */ (self); // the types of a worker and of a page exclude each other

worker.addEventListener("install", (/** @type {any} */ event) =>
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll([PAGE, "/web/style/offline.css"]))),
);

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  else if (request.url.endsWith("/offline.css"))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(worker.clients.matchAll({ type: "window" }).then((/** @type {any[]} */ pages) => pages[0]?.focus()));
});
