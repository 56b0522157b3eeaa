// The options of a table: the game's own and the table's, one line each, with their help. Only the host changes them.
import { html, Icon, useState } from "../html.js";
import { has, levelWords, t } from "../i18n.js";
import { send, table, you } from "../state.js";

/**
 * What the table itself lets one choose, with the value it begins with.
 * @type {[keyof TableInfo, OptionValue[], OptionValue|undefined][]}
 */
const TABLE = [
  ["pace", ["relaxed", "slow", "normal", "fast"], "relaxed"],
  ["watch", ["gallery", "nobody"], "gallery"],
  ["listed", [true, false], false],
  ["words", ["free", "phrases"], "free"],
  ["whispers", ["seen", "unseen", "none"], "seen"],
  ["undo", ["consent", "free", "none"], "consent"],
  ["manners", [true, false], true],
  ["bots", ["watch", "human", "fast"], undefined],
];

const SECONDS = { least: 2, most: 600 }; // that the table takes for a brief question
const FIRST = 2; // of the table's options that are always in sight

/** @param {{game: GameInfo}} props */
export const Options = ({ game }) => {
  const [open, setOpen] = useState(false);
  const info = /** @type {TableInfo} */ (table.value);
  const rules = (game?.options ?? []).map((each) => ({
    name: each.name,
    label: has(`option.${each.name}`) ? t(`option.${each.name}`) : each.name.replaceAll("_", " "),
    help: has(`option.${each.name}.help`) ? t(`option.${each.name}.help`) : each.help,
    game: true,
    values: each.values.filter((value) => !each.of_seats || typeof value !== "number" || value < info.seats.length),
    most: each.most,
    value: info.options[each.name] ?? each.default,
    usual: each.default,
    change: (/** @type {OptionValue} */ value) => send({ do: "configure", options: { [each.name]: value } }),
  }));
  const common = TABLE.map(([name, values, usual]) => ({
    name,
    label: t(`option.${name}`),
    help: t(`option.${name}.help`),
    values,
    value: info[name],
    usual: usual ?? info[name],
    game: false,
    change: (/** @type {OptionValue} */ value) => send({ do: "configure", [name]: value }),
  }));
  const own = [...rules, ...campaign(game, info)];
  const all = [...own, ...common, { ...steward(game, info), game: false }, ...seconds(game, info)];
  const changed = all.filter((each) => each.value !== each.usual).length;
  const summary = changed ? t("options.changed", { n: changed }) : t("options.usual");
  return html`<section class=${`panel opts ${open ? "open" : ""}`} aria-labelledby="options-head">
    <header><h2 id="options-head">${t("options.head")}</h2><span class="muted">${t("options.text")}</span></header>
    <button class="fold" aria-expanded=${open ? "true" : "false"} onClick=${() => setOpen(!open)}>${t("options.head")}
      <span>${summary}</span><${Icon} name="i-down" /></button>
    <${Title} />
    <ul>${all.slice(0, own.length + FIRST).map((each) => html`<${Option} key=${each.name} option=${each} />`)}</ul>
    <details><summary>${t("options.more")}</summary><ul>
      ${all.slice(own.length + FIRST).map((each) => html`<${Option} key=${each.name} option=${each} />`)}</ul></details></section>`;
};

/** Several games won together, where the game is played so. @param {GameInfo} game @param {TableInfo} info */
const campaign = (game, info) =>
  game?.campaign
    ? [
        {
          name: "campaign",
          label: t("option.campaign", { n: game.campaign }),
          help: t("option.campaign.help"),
          game: false,
          values: [false, true],
          value: info.campaign !== null,
          usual: false,
          change: (/** @type {boolean} */ value) => send({ do: "configure", campaign: value }),
        },
      ]
    : [];

/** How long brief questions wait, and bots that bargain. @param {GameInfo} game @param {TableInfo} info */
const seconds = (game, info) =>
  Object.entries(game?.seconds ?? {}).map(([question, usual]) => ({
    name: `seconds-${question}`,
    label: has(`option.seconds.${question}`) ? t(`option.seconds.${question}`) : question.replaceAll("_", " "),
    help: has(`option.seconds.${question}.help`) ? t(`option.seconds.${question}.help`) : t("option.seconds.help"),
    game: false,
    values: [usual],
    ...SECONDS,
    value: info.seconds?.[question] ?? usual,
    usual,
    change: (/** @type {number} */ value) => send({ do: "configure", seconds: { [question]: value } }),
  }));

/** @param {GameInfo} game @param {TableInfo} info */
const steward = (game, info) => ({
  name: "steward",
  label: t("option.steward"),
  help: t("option.steward.help"),
  values: ["default", ...(game?.bots ?? [])],
  value: info.steward,
  usual: "default",
  change: (/** @type {string} */ value) => send({ do: "configure", steward: value }),
});

/** @param {{option: TableOption}} props */
const Option = ({ option }) => {
  const id = `option-${option.name}`;
  return html`<li class=${option.value === option.usual ? "" : "set"}>
    <label for=${id}><b>${option.label}${option.value !== option.usual && html`<i> · ${t("options.is.changed")}</i>`}</b>
      <small data-words=${option.game ? "game" : undefined} id=${`${id}-help`}>${option.help}</small></label>
    <${option.most ? Amount : Pick} id=${id} option=${option} /></li>`;
};

/** One of a few. @param {{id: string, option: TableOption}} props */
const Pick = ({ id, option }) => {
  const pick = (/** @type {Chosen} */ event) => option.change(option.values[event.target.selectedIndex]);
  return html`<select class="pick" id=${id} aria-describedby=${`${id}-help`} disabled=${!you.value?.host} onChange=${pick}>
    ${option.values.map(
      (value) => html`<option selected=${value === option.value}>
      ${valueWords(option, value)}</option>`,
    )}</select>`;
};

/**
 * Any whole number from the least to the most; the listed ones are proposed.
 * @param {{id: string, option: TableOption & {most: number, value: number, values: number[]}}} props
 */
const Amount = ({ id, option }) => {
  const [wrong, setWrong] = useState(false);
  const least = option.least ?? 0;
  const limits = { least, most: option.most, now: option.value };
  const change = (/** @type {Typed} */ event) => {
    const wanted = event.target.valueAsNumber;
    const fits = Number.isInteger(wanted) && wanted >= least && wanted <= option.most;
    setWrong(!fits);
    if (fits && wanted !== option.value) option.change(wanted);
    else event.target.value = String(option.value);
  };
  return html`<input class="field amount" type="number" inputmode="numeric" min=${least} max=${option.most} step="1" id=${id}
    list=${`${id}-values`} aria-describedby=${`${id}-help`}
      disabled=${!you.value?.host} value=${option.value} onChange=${change} />
    ${wrong && html`<small role="alert" class="trouble">${t("options.amount.wrong", limits)}</small>`}
    <datalist id=${`${id}-values`}>
      ${option.values.map((value) => html`<option value=${value}></option>`)}</datalist>`;
};

/**
 * The options of the game that were chosen otherwise than usual, in words.
 * @param {GameInfo} game @param {Record<string, OptionValue>} options
 */
export const chosenOtherwise = (game, options) =>
  game.options
    .map((each) => ({ ...each, value: options[each.name] ?? each.default }))
    .filter((each) => !each.usual.includes(each.value))
    .map((each) => ({
      name: each.name,
      help: each.help,
      value: valueWords(each, each.value),
      usual: valueWords(each, each.default),
    }));

/** @param {{name: string}} option @param {OptionValue} value */
const valueWords = (option, value) => {
  if (typeof value === "boolean") return value ? t("yes") : t("no");
  if (option.name === "steward" && value !== "default") return levelWords(String(value));
  return has(`option.${option.name}.${value}`) ? t(`option.${option.name}.${value}`) : String(value);
};

const Title = () => {
  const name = table.value?.title ?? "";
  const change = (/** @type {Typed} */ event) =>
    event.target.value.trim() !== name && send({ do: "configure", title: event.target.value.trim() });
  return (
    you.value?.host &&
    html`<p class="title-line"><label for="table-title"><b>${t("option.title")}</b></label>
    <input class="field" id="table-title" maxlength="60" value=${name} placeholder=${t("option.title.none")}
      onChange=${change} data-words="person" /></p>`
  );
};
