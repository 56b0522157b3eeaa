// After the last turn of a guided game: the points, and the way to a game of one's own. Nothing of the lesson is kept.
import { html, Icon, useEffect, useState } from "../html.js";
import { t } from "../i18n.js";
import { Bar, Waiting } from "../parts.js";
import { info, names, view } from "../state.js";
import { games, learnGames } from "../table/selection.js";
import { makeTable } from "../visitor.js";
import { learnCoach } from "./words.js";

export default () => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    Promise.all([learnGames(), learnCoach()]).then(() => setReady(true));
  }, []);
  const game = games.value[info("game") ?? ""];
  const scores = view.value?.result?.scores ?? [];
  if (!ready || !game) return html`<${Waiting} />`;
  return html`<div class="page"><${Bar} title=${html`<span data-words="game">${game.title}</span>`} />
    <main id="main" class="narrow"><section class="panel taught"><h2>${t("coach.over")}</h2>
      <ul>${[...scores.keys()]
        .sort((one, other) => scores[other] - scores[one])
        .map(
          (seat) =>
            html`<li><span class="grow" data-words="person">${names.value[seat]}</span><b>${scores[seat]}</b></li>`,
        )}</ul>
      <p class="row"><button type="button" class="btn btn-wax" onClick=${() => makeTable(game, { bots: true })}>
        <${Icon} name="i-play" />${t("coach.new")}</button><a class="btn" href="/">${t("home")}</a></p></section></main></div>`;
};
