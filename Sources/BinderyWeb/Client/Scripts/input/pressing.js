// Pressing — buttons, links and fields are tapped and submitted by pointer and keyboard.

import { isField } from "../dom/fields.js";
import { connection } from "../wire/connection.js";
import { root } from "../wire/root.js";
import { submit, tap } from "./acting.js";
import { focusQuietly } from "./focusing.js";

const pressable = 'button[data-n]:not(.reveal, [popovertarget], [data-native]), a[data-n]:not([data-native]), '
  + '[role="button"][data-n]:not([data-on~="click"])';

// Forms exist for password managers; Enter is an event of its own.
root.addEventListener("submit", (event) => event.preventDefault());

// A button inside a control is a part of it: pressing it with a pointer does not leave the control.
root.addEventListener("mousedown", (event) => {
  const button = event.target.closest?.(".clear, .stepper");
  if (!button || isField(event.target)) return;
  event.preventDefault();
  focusQuietly(button.closest(".stepper, .field-box, .secure").querySelector("input"));
});

root.addEventListener("click", (event) => {
  const element = event.target.closest?.(pressable);
  if (!element || event.defaultPrevented) return;
  if (element.tagName === "A") {
    if (element.hasAttribute("disabled")) return event.preventDefault();
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    // The browser follows the link, also where no connection has worked. A lost one comes back: the page stays.
    if (!isPlain || (connection.isLost && !connection.hasWorked)) return;
    event.preventDefault();
  }
  // A screen reader presses without a pointer: the focus lets the arrow keys work and the stepper be left.
  if (element.dataset.step) focusQuietly(element.parentNode.querySelector('[role="spinbutton"]'));
  tap(element);
});

root.addEventListener("keydown", (event) => {
  // 229 and isComposing: this Enter chooses a candidate of the input method.
  if (event.isComposing || event.keyCode === 229 || event.repeat) return;
  const { key, target } = event;
  if (key === "Enter" && isField(target) && (target.tagName === "INPUT" || event.ctrlKey || event.metaKey)) {
    if (target.matches(".secret")) target.type = "password";
    return submit(target);
  }
  if ((key === "Enter" || key === " ") && target.matches('[role="button"][data-n]:not(button, a)')) {
    event.preventDefault();
    // An element of the application listens for a click. One of SVG has no click().
    if (target.matches("[data-on], [data-do]")) target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    else tap(target);
  }
});
