// Games that are won together: how all stand after each, who wins at the end, and which game comes next.
import { html } from "../html.js";
import { list, t } from "../i18n.js";
import { info, mySeat, names, table } from "../state.js";

/** Games of the campaign, by game and by seat, and the sums; nothing where each game stands alone. */
export const Standings = () => {
  const campaign = table.value?.campaign;
  if (!campaign?.totals.length) return null;
  const { totals, sums, winners } = campaign;
  const ranked = [...sums.keys()].sort((a, b) => sums[b] - sums[a]);
  return html`<section class="panel campaign" aria-labelledby="campaign-head"><h2 id="campaign-head">
    ${t("campaign.head")}</h2><p>${verdict(campaign)}</p>
    <div><table><caption class="sr">${t("campaign.head")}</caption><thead><tr><th scope="col"><span class="sr">
      ${t("result.person")}</span></th>
      ${totals.map((_, game) => html`<th scope="col" key=${game}>${t("campaign.game", { n: game + 1 })}</th>`)}
        <th scope="col">${t("result.total")}</th></tr></thead>
    <tbody>${ranked.map(
      (seat) => html`<tr key=${seat} class=${winners.includes(seat) ? "win" : ""}><th scope="row" data-words="person">
        ${seat === mySeat.value ? t("result.you", { name: names.value[seat] }) : names.value[seat]}</th>
      ${totals.map((points, game) => html`<td key=${game}>${number(points[seat])}</td>`)}<td class="tot">${number(sums[seat])}</td></tr>`,
    )}</tbody></table></div></section>`;
};

/** @param {import("../types.d.ts").CampaignInfo} campaign */
const verdict = ({ games, totals, winners }) => {
  if (!winners.length) return t("campaign.after", { n: totals.length, games });
  return t(winners.length > 1 ? "campaign.won.many" : "campaign.won", {
    who: list(winners.map((seat) => names.value[seat])),
  });
};

/** @param {number} points */
const number = (points) => String(points).replace("-", "−");

/** What comes if all want to play on, in words. */
export const again = () => {
  const campaign = table.value?.campaign;
  if (!campaign) return t("result.again");
  const { games, totals } = campaign;
  return totals.length < games ? t("campaign.next", { n: totals.length + 1, games }) : t("campaign.anew");
};

/** Which game of its campaign is played; nothing where each game stands alone. */
export const gameOfCampaign = () => {
  const campaign = info("campaign");
  return campaign
    ? t("campaign.of", {
        n: Math.min(campaign.totals.length + (info("phase") === "over" ? 0 : 1), campaign.games),
        games: campaign.games,
      })
    : "";
};
