// Dialogs — the browser makes them modal: it traps the focus, makes the rest inert and handles the Escape key.

const openers = new WeakMap(); // dialog → a memory (see `remember`) of what had the focus before
let abandoned = []; // those of the dialogs that the current frame removes

// The HTML has `open`, so that a page without this script shows the dialog; only `showModal` makes it modal.
function presentDialogs(opener) {
  let isCovered = false; // an earlier dialog was just shown; the last one shown is in front, whatever its place
  for (const dialog of root.querySelectorAll("dialog[data-n]")) {
    if (dialog.matches(":modal") && !isCovered) continue;
    isCovered = true;
    // Reinserting the dialog ends its modal state; `close()` would also fire a `close` event.
    if (dialog.matches(":modal")) dialog.parentNode.insertBefore(dialog, dialog.nextSibling);
    if (opener && !openers.has(dialog)) openers.set(dialog, opener);
    dialog.removeAttribute("open");
    dialog.showModal();
    // A sheet focuses its first field, or else its title.
    if (dialog.matches(".sheet") && document.activeElement?.matches(".dialog-title"))
      [...dialog.querySelectorAll(fields)].find(isOfUse)?.focus({ preventScroll: true });
  }
  placeToasts(frontDialog() ?? root);
}

const frontDialog = () => [...root.querySelectorAll("dialog[data-n]")].at(-1);

// Outside the front dialog the browser makes everything inert and covered, so toasts move into it.
function placeToasts(host) {
  const toasts = root.querySelector(".toasts");
  if (toasts && toasts.parentNode !== host) host.append(toasts);
}

// What opened a dialog: also the opener of the dialog that it replaces, or a button disabled by its running action.
function rememberOpener(held) {
  if (held?.element.isConnected) return held;
  return abandoned[0] ?? (disabledWhileFocused?.isConnected ? remember(disabledWhileFocused) : null);
}

function abandonDialogs(child) {
  if (child.querySelector(".toasts")) placeToasts(root);
  for (const dialog of [child, ...child.querySelectorAll("dialog")])
    if (openers.has(dialog)) abandoned.push(openers.get(dialog));
}

// Returns the element that gets the focus when dialogs close. If that is still disabled, it gets it once it is enabled.
function returnee() {
  const found = abandoned.map(successor).filter((element) => element);
  abandoned = [];
  const usable = found.find((element) => !element.disabled || canBeGentle(element));
  if (!usable && found.length) disabledWhileFocused = found[0];
  return usable ?? null;
}

// The server decides whether a dialog closes. Neither `cancel` nor `close` bubbles.
root.addEventListener("cancel", (event) => {
  if (!event.target.matches("dialog[data-n]")) return;
  event.preventDefault();
  act(Kind.tap, event.target);
}, true);

// A second Escape in a row closes a dialog even if the page prevents it.
root.addEventListener("close", ({ target }) => {
  if (!target.matches("dialog[data-n]") || !target.isConnected) return;
  presentDialogs();
  act(Kind.tap, target);
}, true);
