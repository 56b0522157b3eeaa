// The words of the coach, in German.
/** @type {import("../i18n.js").Words} */
export default {
  coach: "Der Lehrer",
  "coach.step": "Schritt {n} von {of}",
  "coach.wait": "Die anderen spielen. Sieh zu, was sie tun.",
  "coach.next": "Weiter",
  "coach.try": "Ich versuche es",
  "coach.again": "Noch einmal",
  "coach.leave": "Die Lektion verlassen",
  "coach.on": "Weiterspielen",
  "coach.over": "Die geführte Partie ist zu Ende",
  "coach.new": "Neues Spiel",
};
