// Before the first paint: theme, text size and language as they were chosen, so that nothing flashes or jumps.
// And the start page's first question to the server, asked while its scripts are still on their way.
(() => {
  const root = document.documentElement;
  try {
    const kept = JSON.parse(localStorage.getItem("courtier.settings") ?? "{}");
    if (kept.theme === "light" || kept.theme === "dark") root.dataset.theme = kept.theme;
    if (kept.motion === "less") root.dataset.motion = "less";
    if (kept.patterns === "strong") root.dataset.patterns = "strong";
    if (Number(kept.size) > 0) root.style.fontSize = `${kept.size}%`;
    if (kept.lang) root.lang = kept.lang;
    const wanted =
      new URLSearchParams(location.search).get("lang") ??
      kept.lang ??
      ((navigator.language ?? "en").startsWith("de") ? "de" : "en");
    const address = `/api/games?lang=${wanted}`;
    if (location.pathname === "/") window.asked = { address, answer: fetch(address, { credentials: "same-origin" }) };
  } catch {
    // A browser without storage gets the defaults.
  }
})();
