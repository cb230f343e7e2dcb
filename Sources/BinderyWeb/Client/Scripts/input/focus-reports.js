// Focus reports — the server is sent which of the elements that it asks about has the focus.

import { isField } from "../dom/fields.js";
import { find, nodeOf } from "../dom/nodes.js";
import { isPending, report } from "../wire/events.js";
import { isApplying, onFrame } from "../wire/frames.js";
import { EventKind } from "../wire/protocol.js";
import { root } from "../wire/root.js";
import { isSoftDisabled } from "./soft-disabling.js";

let reportedNode = 0; // the focused node as the server knows it; 0 for none

// A press begins by taking the focus from a field. If the server reacted to that, for example with a message, the
// pressed element could move from under the pointer. So the server receives the change of focus after the press.
let isPressing = false;

export function reportFocus(element, isHeldBack = isPressing) {
  const node = isReported(element) ? nodeOf(element) : 0;
  if (isApplying || isHeldBack || node === reportedNode) return;
  if (reportedNode && find(reportedNode)) report(EventKind.blur, reportedNode);
  if (node) report(EventKind.focus, node);
  reportedNode = node;
}

let isMoved = false; // the user has moved the focus, and the server may not know

// What the user types next belongs there: a request of the server from before comes too late.
export const hasMovedFocus = () => isMoved && isPending(EventKind.focus);

// Fields, and elements with `data-focus`.
const isReported = (element) => element instanceof HTMLElement && !element.matches(":disabled")
  && (isField(element) && !isSoftDisabled(element) || element.matches("[data-focus]"));

// The server's request to focus an element failed: it learns that the element does not have the focus.
export function reportFailedFocus(element) {
  if (element.matches("[data-focus]") && element !== document.activeElement) report(EventKind.blur, nodeOf(element));
}

export function forgetReportedFocus() {
  reportedNode = 0;
}

function endPress() {
  if (!isPressing) return;
  isPressing = false;
  if (document.hasFocus()) reportFocus(document.activeElement);
}

root.addEventListener("focusin", ({ target }) => {
  isMoved ||= !isApplying;
  reportFocus(target);
});
// The page does not lose the focus when another window comes to the front.
root.addEventListener("focusout", ({ relatedTarget }) => document.hasFocus() && reportFocus(relatedTarget));

addEventListener("pointerdown", () => { isPressing = true; }, true);
// After the click that may follow.
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(endPress), true);
// The pointer was released outside the window.
addEventListener("pointermove", ({ buttons }) => buttons === 0 && endPress(), true);

onFrame({
  report() {
    if (!isPending(EventKind.focus)) isMoved = false;
    reportFocus(document.activeElement);
  },
});
