// Standing orders: how the table answers a kind of question for oneself. Nobody else sees them.
import { computed, html, Icon } from "../html.js";
import { has, t } from "../i18n.js";
import { info, mySeat, send, view, you } from "../state.js";
import { games } from "./selection.js";

/** The orders that this game has, by question. */
const offered = computed(() => /** @type {Record<string, string[]>} */ (games.value[info("game") ?? ""]?.orders ?? {}));

/** The question that one is asked now, if there are orders for it. */
const here = computed(
  () =>
    (view.value?.asked ?? []).find((each) => each.seat === mySeat.value && each.question in offered.value)?.question,
);

/** Are there orders for the open question? */
export const hasOrders = computed(() => here.value !== undefined);

/** Are there several, of which one is always in force? */
export const hasSeveralOrders = computed(() => (offered.value[here.value ?? ""]?.length ?? 0) > 1);

/** These stay until they are changed; the first that a question has is in force where none was given. */
const LASTING = ["aimed", "everything", "nothing"];

/**
 * At the open question its orders, else those that were given; in the menu all there are.
 * @param {{all?: boolean}} props
 */
export const Orders = ({ all }) => {
  if (mySeat.value === null) return null;
  const given = you.value?.orders ?? {};
  const questions = Object.keys(offered.value).filter((each) => all || each === here.value || given[each]);
  return html`${questions.map((each) => html`<${Order} key=${each} question=${each} titled=${all} />`)}`;
};

/** @param {{question: string, titled?: boolean}} props */
const Order = ({ question, titled }) => {
  const given = you.value?.orders?.[question];
  const inForce = given ?? offered.value[question].find((each) => LASTING.includes(each));
  const give = (/** @type {string} */ order) => () =>
    send({ do: "standing_order", question, order: order === given ? null : order });
  const title = has(`order.for.${question}`) ? t(`order.for.${question}`) : t("order.title");
  return html`<div class="orders" role="group" aria-label=${title}>
    <span class=${titled ? "" : "sr"}>${title}</span>
    ${offered.value[question].map(
      (
        order,
      ) => html`<button type="button" class="choice order" aria-pressed=${String(order === inForce)} onClick=${give(order)}>
        <${Icon} name="i-hourglass" />${t(`order.${order}`)}</button>`,
    )}</div>`;
};
