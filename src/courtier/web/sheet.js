// A sheet over the page.
import { html, Icon, useId, useLayoutEffect, useRef } from "./html.js";
import { t } from "./i18n.js";

/** Where the focus was before the first of the sheets that followed each other. @type {Element|null} */
let home = null;

/** Once the sheet is gone and no other has come: what lies under one cannot be focused. */
const goHome = () => {
  if (home instanceof HTMLElement && !document.querySelector("dialog[open]")) home.focus();
};

/**
 * A native dialog, so that focus stays inside and Escape closes it.
 * @param {{title: Children, onClose: () => void, children: Children, wide?: boolean}} props
 */
export const Sheet = ({ title, onClose, children, wide }) => {
  const dialog = useRef(/** @type {HTMLDialogElement|null} */ (null));
  const heading = useId();
  useLayoutEffect(() => {
    // before anybody sees it: an Escape that comes at once closes it, too
    const at = document.activeElement;
    if (at !== document.body) home = at;
    dialog.current?.showModal();
    return () => queueMicrotask(goHome);
  }, []);
  return html`<dialog class=${wide ? "sheet wide" : "sheet"} ref=${dialog} aria-labelledby=${heading} onClose=${onClose}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === dialog.current && dialog.current?.close()}>
    <div class="sheet-in"><header><h2 id=${heading}>${title}</h2>
      <button class="icon" aria-label=${t("close")} onClick=${() => dialog.current?.close()}><${Icon} name="i-x" /></button></header>
    ${children}</div></dialog>`;
};
