// Disabling — an element that is disabled or made inert while it has the focus gets the focus back afterwards.

import { isFocusUnclaimed } from "../dom/focusable.js";
import { setAttributeBy } from "../dom/operations.js";
import { isApplying } from "../wire/frames.js";
import { root } from "../wire/root.js";
import { FocusRank, awaitEnabling, awaitedElement, claimFocus } from "./focus-claims.js";
import { disableSoftly } from "./soft-disabling.js";

function setDisabling(element, name, value, setAttribute) {
  if (name === "disabled" && disableSoftly(element, value !== null)) return;
  const disables = name === "disabled" || !element.matches(".slide");
  if (disables && value !== null && element.contains(document.activeElement)) awaitEnabling(document.activeElement);
  setAttribute();
  // A button disabled while its action runs loses the focus; when it is enabled, keyboard users get it back.
  if (disables && value === null && element.contains(awaitedElement)) {
    if (isFocusUnclaimed()) claimFocus(FocusRank.enabled, awaitedElement);
    awaitEnabling(null);
  }
}

setAttributeBy(setDisabling, "disabled", "inert");

// The user has moved the focus.
root.addEventListener("focusin", () => isApplying || awaitEnabling(null));
