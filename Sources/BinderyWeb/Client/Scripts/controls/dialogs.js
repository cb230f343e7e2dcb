// Dialogs — the browser makes them modal: it traps the focus, makes the rest inert and handles the Escape key.

import { fieldSelector } from "../dom/fields.js";
import { isTabbable } from "../dom/focusable.js";
import { successorOf } from "../dom/identity.js";
import { onRemove } from "../dom/insertion.js";
import { frontDialog } from "../dom/screens.js";
import { tap } from "../input/acting.js";
import { FocusRank, awaitEnabling, awaitedElement, claimFocus } from "../input/focus-claims.js";
import { focusQuietly } from "../input/focusing.js";
import { focusedBefore } from "../input/frame-focus.js";
import { remember } from "../input/memories.js";
import { canKeepFocus } from "../input/soft-disabling.js";
import { onFrame } from "../wire/frames.js";
import { root } from "../wire/root.js";

const openers = new WeakMap(); // dialog → a memory (see `remember`) of what had the focus before
let openersOfRemoved = []; // those of the dialogs that the current frame removes

// The HTML has `open`, so that a page without this script shows the dialog; only `showModal` makes it modal.
export function presentDialogs(opener) {
  let isCovered = false; // an earlier dialog was just shown; the last one shown is in front, whatever its position
  for (const dialog of root.querySelectorAll("dialog[data-n]")) {
    if (dialog.matches(":modal") && !isCovered) continue;
    isCovered = true;
    // Reinserting the dialog ends its modal state; `close()` would also fire a `close` event.
    if (dialog.matches(":modal")) dialog.parentNode.insertBefore(dialog, dialog.nextSibling);
    if (opener && !openers.has(dialog)) openers.set(dialog, opener);
    dialog.removeAttribute("open");
    dialog.showModal();
    // A sheet focuses its first field, or else its title.
    if (dialog.matches(".sheet") && document.activeElement?.matches(".dialog-title")) {
      const field = [...dialog.querySelectorAll(fieldSelector)].find(isTabbable);
      if (field) focusQuietly(field);
    }
  }
  moveToasts(frontDialog() ?? root);
}

// Outside the front dialog the browser makes everything inert and covered, so toasts move into it.
function moveToasts(host) {
  const toasts = root.querySelector(".toasts");
  if (toasts && toasts.parentNode !== host) host.append(toasts);
}

// What opened a dialog: also the opener of the dialog that it replaces, or a button disabled by its running action.
function rememberOpener() {
  if (focusedBefore?.element.isConnected) return focusedBefore;
  return openersOfRemoved[0] ?? (awaitedElement?.isConnected ? remember(awaitedElement) : null);
}

// Returns the element that gets the focus when dialogs close. If that is still disabled, it gets it once it is enabled.
function returnee() {
  const found = openersOfRemoved.map(successorOf).filter((element) => element);
  openersOfRemoved = [];
  const usable = found.find((element) => !element.disabled || canKeepFocus(element));
  if (!usable && found.length) awaitEnabling(found[0]);
  return usable;
}

onRemove((element) => {
  if (element.querySelector(".toasts")) moveToasts(root);
  for (const dialog of [element, ...element.querySelectorAll("dialog")])
    if (openers.has(dialog)) openersOfRemoved.push(openers.get(dialog));
});

onFrame({
  present() {
    presentDialogs(rememberOpener());
    claimFocus(FocusRank.returned, returnee());
  },
});

// The server decides whether a dialog closes. Neither `cancel` nor `close` bubbles.
root.addEventListener("cancel", (event) => {
  if (!event.target.matches("dialog[data-n]")) return;
  event.preventDefault();
  tap(event.target);
}, true);

// A second Escape in a row closes a dialog even if the page prevents it.
root.addEventListener("close", ({ target }) => {
  if (!target.matches("dialog[data-n]") || !target.isConnected) return;
  presentDialogs();
  tap(target);
}, true);
