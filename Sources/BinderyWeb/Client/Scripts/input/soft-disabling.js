// Soft disabling — a button or a text field that is disabled while it has the focus keeps it and does nothing, with
// `aria-disabled` (and `readonly`) in place of `disabled`, until the user moves the focus.

import { isField, isTextField } from "../dom/fields.js";
import { isApplying } from "../wire/frames.js";
import { root } from "../wire/root.js";

export const isSoftDisabled = (element) => element.dataset.softDisabled !== undefined;

export const canKeepFocus = (element) => element.tagName === "BUTTON" || (isField(element) && isTextField(element));

// Returns true if the attribute `disabled` need not be set.
export function disableSoftly(element, isDisabled) {
  if (!isDisabled && isSoftDisabled(element)) endSoftDisabling(element);
  if (!isDisabled || element !== document.activeElement || !canKeepFocus(element)) return false;
  softenDisabled(element);
  return true;
}

export function softenDisabled(element) {
  if (!canKeepFocus(element)) return;
  element.disabled = false;
  element.dataset.softDisabled = "";
  element.setAttribute("aria-disabled", "true");
  if (isField(element)) element.readOnly = true;
}

function endSoftDisabling(element) {
  delete element.dataset.softDisabled;
  element.removeAttribute("aria-disabled");
  if (isField(element)) element.readOnly = false;
}

export function disableUnfocused() {
  for (const element of root.querySelectorAll("[data-soft-disabled]")) {
    if (element === document.activeElement) continue;
    endSoftDisabling(element);
    element.disabled = true;
  }
}

root.addEventListener("focusout", () => !isApplying && setTimeout(disableUnfocused));
