// Words of the coach, who is loaded in guided games.
/** @type {import("../i18n.js").Words} */
export default {
  coach: "The coach",
  "coach.step": "Step {n} of {of}",
  "coach.wait": "The others play. Watch what they do.",
  "coach.next": "Go on",
  "coach.try": "Let me try",
  "coach.again": "Try again",
  "coach.leave": "Leave the lesson",
  "coach.on": "Play on",
  "coach.over": "The guided game is over",
  "coach.new": "New game",
};
