// Focusing — gives an element the focus without scrolling to it.

import { isField, isTextField, restoreSelection } from "../dom/fields.js";
import { controlBehind, positionOf } from "../dom/focusable.js";
import { visibleHeading } from "../dom/screens.js";
import { canKeepFocus, softenDisabled } from "./soft-disabling.js";

export const focusQuietly = (element) => element.focus({ preventScroll: true });

// For an element that had the focus before, or that the page chooses.
export function giveFocus(element, selection) {
  if (element === document.activeElement) return;
  if (element.disabled) softenDisabled(element);
  focusQuietly(element);
  if (selection && isField(element) && element === document.activeElement) restoreSelection(element, selection);
}

// For an element that the program chooses: it is scrolled to, and typing continues at the end of its text.
export function focusAsRequested(element) {
  if (element === document.activeElement) return;
  element.focus();
  if (isField(element) && isTextField(element) && element.selectionStart === 0)
    element.setSelectionRange(element.value.length, element.value.length);
}

// The next Tab continues below the heading.
export function focusHeading() {
  focusAlways(visibleHeading());
}

// No change by the program leaves the page without a focus: the next Tab would begin at the top, and a screen reader
// lose its place. If the element cannot keep it, the next control behind `position` or else the heading gets it.
export function keepFocus(position) {
  const focused = document.activeElement;
  const isBody = focused === document.body;
  const isInert = Boolean(focused?.closest("[inert]")); // the browser takes the focus from it a moment later
  const isVisible = Boolean(focused?.checkVisibility());
  if (focused && !isBody && isVisible && !focused.matches(":disabled") && !isInert) return;
  if (focused?.disabled && isVisible && canKeepFocus(focused)) return softenDisabled(focused);
  const isGone = isBody || isInert || !isVisible;
  const next = isGone ? controlBehind(isBody ? position : positionOf(focused)) : null;
  focusAlways(next ?? visibleHeading());
}

function focusAlways(element) {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  focusQuietly(element);
}
