// The focus in a frame — it is settled once, after all operations. It goes to the first of these that exists: the
// element that the server requests, the best of the claims, the successor of the element that had it before.

import { positionOf } from "../dom/focusable.js";
import { need } from "../dom/nodes.js";
import { onFrame, onOperation } from "../wire/frames.js";
import { Operation } from "../wire/protocol.js";
import { clearClaims, grantedClaim } from "./focus-claims.js";
import { hasMovedFocus, reportFailedFocus } from "./focus-reports.js";
import { focusAsRequested, focusHeading, giveFocus, keepFocus } from "./focusing.js";
import { carryOver, rememberEdited, rememberFocused } from "./memories.js";
import { disableUnfocused } from "./soft-disabling.js";

let focusRequest = null; // of the current frame: { focus: element }, { release: element } or { isEnd: true }

export let focusedBefore = null; // a memory of the element that had the focus before the current frame

onOperation(Operation.focus, (node) => {
  focusRequest = { focus: need(node) };
});

// With a node: only that node is blurred, and only if the frame focuses no other.
onOperation(Operation.endEditing, (node) => {
  if (!node) focusRequest = { isEnd: true };
  else if (!focusRequest?.focus) focusRequest = { release: need(node) };
});

onFrame({
  before() {
    const edited = rememberEdited(); // the fields with edits that have not been handled
    focusedBefore = edited.find(({ element }) => element === document.activeElement) ?? rememberFocused();
    focusRequest = null;
    clearClaims();
    return { edited, position: focusedBefore && positionOf(focusedBefore.element) };
  },

  carryOver(frame, { edited }) {
    edited.forEach(carryOver);
  },

  focus() {
    const successor = focusedBefore && carryOver(focusedBefore);
    const claim = grantedClaim();
    const releases = focusRequest?.isEnd || focusRequest?.release === document.activeElement;
    if (releases) document.activeElement?.blur();
    else if (focusRequest?.focus && !hasMovedFocus()) focusAsRequested(focusRequest.focus);
    else if (claim) giveFocus(claim);
    else if (successor) giveFocus(successor, focusedBefore.selection);
  },

  keepFocus(frame, { position }) {
    disableUnfocused();
    if (focusRequest?.isEnd && document.activeElement === document.body) focusHeading();
    else if (position && !focusRequest?.isEnd && !focusRequest?.release) keepFocus(position);
    if (focusRequest?.focus) reportFailedFocus(focusRequest.focus);
  },
});
