// Focusable — which element the Tab key leads to.

import { root } from "../wire/root.js";

const focusable = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex='0']";

export const isTabbable = (element) =>
  element.checkVisibility() && !element.matches(":disabled, [inert] *") && element.tabIndex >= 0;

// Whether no control has the focus. A heading has it only to be read.
export const isFocusUnclaimed = () => document.activeElement === document.body
  || document.activeElement?.matches("h1, .dialog-title");

// Marks the position of an element, also after it has been removed.
export function positionOf(element) {
  const range = document.createRange();
  range.setStartBefore(element);
  return range;
}

// The first control behind a position, in the same container.
export function controlBehind(position) {
  const { startContainer: container } = position;
  if (!container.querySelectorAll || !root.contains(container) || container === root) return null;
  const controls = [...container.querySelectorAll(focusable)];
  return controls.find((each) => isTabbable(each) && position.comparePoint(each, 0) > 0) ?? null;
}
