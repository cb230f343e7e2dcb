// Dialogs — modal by the browser's own means: it keeps the focus in, makes the rest inert and hears the Escape key.

const openers = new WeakMap(); // dialog → what had the focus before it came
let abandoned = []; // the same of the dialogs that a frame takes away

// The HTML says `open`, so that a page without this script shows the dialog; only a call makes it modal.
function presentDialogs(opener) {
  let isCovered = false; // by a dialog that came below it: the one shown last is in front, wherever it lies
  for (const dialog of root.querySelectorAll("dialog[data-n]")) {
    if (dialog.matches(":modal") && !isCovered) continue;
    isCovered = true;
    if (dialog.matches(":modal")) dialog.parentNode.insertBefore(dialog, dialog.nextSibling); // else it would say that it was closed
    if (opener && !openers.has(dialog)) openers.set(dialog, opener);
    dialog.removeAttribute("open");
    dialog.showModal();
    // A sheet begins at its first field, and without one at its title.
    if (dialog.matches(".sheet") && document.activeElement?.matches(".dialog-title"))
      [...dialog.querySelectorAll(fields)].find(isOfUse)?.focus({ preventScroll: true });
  }
  placeToasts(frontDialog() ?? root);
}

const frontDialog = () => [...root.querySelectorAll("dialog[data-n]")].at(-1);

// The browser silences and covers everything but the dialog in front: what is said meanwhile is said in there.
function placeToasts(host) {
  const toasts = root.querySelector(".toasts");
  if (toasts && toasts.parentNode !== host) host.append(toasts);
}

// Of a dialog that takes the place of another one: what that had remembered. And a button that is disabled while its action asks has lost
// the focus to nobody.
function rememberOpener(held) {
  if (held?.element.isConnected) return held;
  return abandoned[0] ?? (disabledWhileFocused?.isConnected ? remember(disabledWhileFocused) : null);
}

function abandonDialogs(child) {
  if (child.querySelector(".toasts")) placeToasts(root);
  for (const dialog of [child, ...child.querySelectorAll("dialog")])
    if (openers.has(dialog)) abandoned.push(openers.get(dialog));
}

// What gets the focus when dialogs have gone; what is still disabled gets it once it is not.
function returnee() {
  const found = abandoned.map(successor).filter((element) => element);
  abandoned = [];
  const usable = found.find((element) => !element.disabled || canBeGentle(element));
  if (!usable && found.length) disabledWhileFocused = found[0];
  return usable ?? null;
}

// The server decides whether a dialog goes; neither event bubbles.
root.addEventListener("cancel", (event) => {
  if (!event.target.matches("dialog[data-n]")) return;
  event.preventDefault();
  act(Kind.tap, event.target);
}, true);

// The second Escape in a row closes a dialog whatever a page says.
root.addEventListener("close", ({ target }) => {
  if (!target.matches("dialog[data-n]") || !target.isConnected) return;
  presentDialogs();
  act(Kind.tap, target);
}, true);
