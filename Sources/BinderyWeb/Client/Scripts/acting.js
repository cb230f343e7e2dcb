// Acting — turns what the user does into events. `act` reports a tap or a submission, after pending edits and focus.

function act(kind, element) {
  if (isGentle(element)) return;
  if (connection.lost) return announce(true);
  reportUnseenEdits();
  // What is committed when a field is left precedes what a button does with it.
  reportFocus(document.activeElement, false);
  report(kind, nodeOf(element));
  if (element.dataset.step) touch(element.parentNode.querySelector(numbered));
  if (kind === Kind.tap) predictTap(element);
  // The tap takes effect without the text that is too large to be sent.
  if (oversized.size) announce(true);
}

// Forms exist for password managers; Enter is an event of its own.
root.addEventListener("submit", (event) => event.preventDefault());

// A password is revealed and hidden on the page only; the server is not involved.
root.addEventListener("click", ({ target }) => {
  const secret = target.closest?.(".reveal")?.parentNode.querySelector(".secret");
  if (secret) secret.type = secret.type === "password" ? "text" : "password";
});

// A button inside a control is a part of it: pressing it with a pointer does not leave the control.
root.addEventListener("mousedown", (event) => {
  const button = event.target.closest?.(".clear, .stepper");
  if (!button || isField(event.target)) return;
  event.preventDefault();
  button.closest(".stepper, .field-box, .secure").querySelector("input").focus({ preventScroll: true });
});

root.addEventListener("click", (event) => {
  const element = event.target.closest?.('button[data-n]:not(.reveal, [popovertarget]), a[data-n], [role="button"][data-n]');
  if (!element || event.defaultPrevented) return;
  if (element.tagName === "A") {
    if (element.hasAttribute("disabled")) return event.preventDefault();
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    // The browser follows the link, also where no connection has worked. A lost one comes back: the page stays.
    if (!isPlain || (connection.lost && !connection.hasWorked)) return;
    event.preventDefault();
  }
  // A screen reader presses without a pointer: the focus lets the arrow keys work and the stepper be left.
  if (element.dataset.step) element.parentNode.querySelector('[role="spinbutton"]').focus({ preventScroll: true });
  act(Kind.tap, element);
});

// Returns the stepper's button that corresponds to an arrow key.
function stepOf({ key, target }) {
  const direction = { ArrowUp: "up", ArrowDown: "down" }[key];
  if (!direction || !target.matches('[role="spinbutton"]')) return null;
  return target.parentNode.querySelector(`[data-step="${direction}"]`);
}

root.addEventListener("keydown", (event) => {
  const step = stepOf(event);
  if (step) {
    event.preventDefault();
    if (!step.disabled) act(Kind.tap, step);
    return;
  }
  // 229 and isComposing: this Enter chooses a candidate of the input method.
  if (event.isComposing || event.keyCode === 229 || event.repeat) return;
  const { key, target } = event;
  if (key === "Enter" && isField(target) && (target.tagName === "INPUT" || event.ctrlKey || event.metaKey)) {
    if (target.matches(".secret")) target.type = "password";
    return act(Kind.submit, target);
  }
  if ((key === "Enter" || key === " ") && target.matches('[role="button"][data-n]:not(button, a)')) {
    event.preventDefault();
    act(Kind.tap, target);
  }
});

root.addEventListener("input", (event) => {
  if (!isField(event.target)) return;
  if (event.isComposing && composition?.field !== event.target) beginComposition(event.target);
  grow(event.target);
  reportEdit(event.target);
});
root.addEventListener("change", ({ target }) => isField(target) && reportEdit(target));
root.addEventListener("compositionstart", ({ target }) => isField(target) && beginComposition(target));
root.addEventListener("compositionend", ({ target }) => composition?.field === target && endComposition());

root.addEventListener("focusin", ({ target }) => {
  if (!applying) disabledWhileFocused = null;
  reportFocus(target);
});
addEventListener("pointerdown", () => { isPressing = true; }, true);
// After the click that may follow.
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(endPress), true);
// The pointer was released outside the window.
addEventListener("pointermove", ({ buttons }) => buttons === 0 && endPress(), true);
// The page does not lose the focus when another window comes to the front.
root.addEventListener("focusout", ({ relatedTarget }) => document.hasFocus() && reportFocus(relatedTarget));

addEventListener("pageshow", (event) => {
  reportUnseenEdits();
  if (event.persisted) connection.open();
});
