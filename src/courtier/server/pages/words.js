// The plain page's own words; games and tables bring theirs.
const WORDS = {
  title: ["A table for everyone", "Ein Tisch für alle"],
  make: ["Open a table", "Tisch eröffnen"],
  play: ["Play against bots", "Gegen Bots spielen"],
  name: ["Your name", "Dein Name"],
  game: ["Game", "Spiel"],
  seats: ["Seats", "Plätze"],
  open: ["Open tables", "Offene Tische"],
  mine: ["Your tables", "Deine Tische"],
  none: ["None.", "Keine."],
  guest: ["Guest", "Gast"],
  free: ["free", "frei"],
  you: ["you", "du"],
  bot: ["bot", "Bot"],
  ready: ["ready", "bereit"],
  sit: ["Sit here", "Hier setzen"],
  get_up: ["Leave my seat", "Meinen Platz verlassen"],
  seat_bot: ["Bot here", "Bot hierher"],
  no_bot: ["Take the bot away", "Bot wegnehmen"],
  be_ready: ["I am ready", "Ich bin bereit"],
  not_ready: ["Not ready yet", "Doch noch nicht"],
  start: ["Deal the cards", "Karten geben"],
  invite: ["Invite somebody", "Jemanden einladen"],
  device: ["Open my seat on another device", "Meinen Platz auf einem anderen Gerät öffnen"],
  link: ["This link is good once:", "Dieser Link gilt einmal:"],
  waiting: ["Waiting for", "Warten auf"],
  confirm: ["Confirm the turn", "Zug bestätigen"],
  anew: ["Begin the turn anew", "Zug neu beginnen"],
  back: ["One step back", "Ein Schritt zurück"],
  undo: ["Take my last answer back", "Meine letzte Antwort zurücknehmen"],
  agree: ["Agree", "Zustimmen"],
  newcomer: ["is new here and wants to take over the seat of", "ist neu hier und möchte diesen Platz übernehmen:"],
  refuse: ["Refuse", "Ablehnen"],
  moment: ["I need a moment", "Ich brauche einen Augenblick"],
  reclaim: ["Take my seat back", "Meinen Platz zurücknehmen"],
  table: ["On the table", "Auf dem Tisch"],
  story: ["What happened", "Was geschah"],
  talk: ["Talk", "Gespräch"],
  say: ["Say", "Sagen"],
  to: ["To", "An"],
  all: ["all", "alle"],
  whisper: ["a whisper", "Flüstern"],
  result: ["Result", "Ergebnis"],
  winners: ["Winner", "Gewonnen hat"],
  points: ["points", "Punkte"],
  rematch: ["Once more", "Noch eine Partie"],
  connected: ["Connected.", "Verbunden."],
  lost: ["The line is broken; trying again …", "Die Leitung ist unterbrochen; neuer Versuch …"],
};

export const lang =
  new URLSearchParams(location.search).get("lang") ??
  localStorage.getItem("courtier.plain.lang") ??
  (navigator.language.startsWith("de") ? "de" : "en");
localStorage.setItem("courtier.plain.lang", lang);
document.documentElement.lang = lang;

/** @param {keyof typeof WORDS} name */
export const t = (name) => WORDS[name][lang === "de" ? 1 : 0];
