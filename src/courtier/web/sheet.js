// A sheet over the page.
import { html, Icon, useId, useLayoutEffect, useRef } from "./html.js";
import { t } from "./i18n.js";

/**
 * A native dialog, so that focus stays inside and Escape closes it.
 * @param {{title: any, onClose: () => void, children: any, wide?: boolean}} props
 */
export const Sheet = ({ title, onClose, children, wide }) => {
  const dialog = useRef(/** @type {HTMLDialogElement|null} */ (null));
  const heading = useId();
  useLayoutEffect(() => { // before anybody sees it: an Escape that comes at once closes it, too
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => before instanceof HTMLElement && before.focus();
  }, []);
  return html`<dialog class=${wide ? "sheet wide" : "sheet"} ref=${dialog} aria-labelledby=${heading} onClose=${onClose}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === dialog.current && dialog.current?.close()}>
    <div class="sheet-in"><header><h2 id=${heading}>${title}</h2>
      <button class="icon" aria-label=${t("close")} onClick=${() => dialog.current?.close()}><${Icon} name="i-x" /></button></header>
    ${children}</div></dialog>`;
};
