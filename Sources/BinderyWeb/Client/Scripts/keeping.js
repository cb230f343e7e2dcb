// Keeping the focus — no change by the program leaves the page without a focus: the next Tab would begin at the top of
// the page, and a screen reader would lose its place.
//
// "Gentle": a button or a text field that is disabled while it has the focus keeps it and does nothing, with
// `aria-disabled` (and `readonly`) in place of `disabled`, until the user moves the focus.

const isGentle = (element) => element.dataset.gentle !== undefined;
const canBeGentle = (element) => element.tagName === "BUTTON" || (isField(element) && isText(element));

// Returns true if the attribute `disabled` need not be set: the element becomes gentle instead.
function disableGently(element, isDisabled) {
  if (!isDisabled && isGentle(element)) endGentleness(element);
  if (!isDisabled || element !== document.activeElement || !canBeGentle(element)) return false;
  yieldGently(element);
  return true;
}

function yieldGently(element) {
  if (!canBeGentle(element)) return;
  element.disabled = false;
  element.dataset.gentle = "";
  element.setAttribute("aria-disabled", "true");
  if (isField(element)) element.readOnly = true;
}

function endGentleness(element) {
  delete element.dataset.gentle;
  element.removeAttribute("aria-disabled");
  if (isField(element)) element.readOnly = false;
}

// Disables the gentle elements that have lost the focus.
function settleGentle() {
  for (const element of root.querySelectorAll("[data-gentle]")) {
    if (element === document.activeElement) continue;
    endGentleness(element);
    element.disabled = true;
  }
}

root.addEventListener("focusout", () => !applying && setTimeout(settleGentle));

// Marks the position of an element, also after it has been removed.
function vacancyOf(element) {
  const range = document.createRange();
  range.setStartBefore(element);
  return range;
}

const focusable = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex='0']";
// Whether an element can be focused by the Tab key.
const isOfUse = (element) =>
  element.checkVisibility() && !element.matches(":disabled, [inert] *") && element.tabIndex >= 0;

// If the focused element cannot keep the focus, the next control behind `vacancy` gets it, or else the heading.
function keepFocus(vacancy) {
  const present = document.activeElement;
  const isInert = Boolean(present?.closest("[inert]")); // the browser takes the focus from it a moment later
  if (present && present !== document.body && present.checkVisibility() && !present.matches(":disabled") && !isInert) return;
  if (present?.disabled && present.checkVisibility() && canBeGentle(present)) return yieldGently(present);
  const isGone = present === document.body || isInert || !present?.checkVisibility();
  const next = isGone ? nextControl(isGone && present !== document.body ? vacancyOf(present) : vacancy) : null;
  restOn(next ?? heading());
}

const heading = () => (frontDialog() ?? visibleScreen())?.querySelector("h1, .dialog-title");

function restOn(element) {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function nextControl(vacancy) {
  const { startContainer: around } = vacancy;
  if (!around.querySelectorAll || !root.contains(around) || around === root) return null;
  const controls = [...around.querySelectorAll(focusable)];
  return controls.find((each) => isOfUse(each) && vacancy.comparePoint(each, 0) > 0) ?? null;
}
