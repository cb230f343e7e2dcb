// Row focus — the focus stays in the list when its row is scrolled away or removed.

import { isFocusUnclaimed } from "../dom/focusable.js";
import { successorOf, withTestId } from "../dom/identity.js";
import { onRemove } from "../dom/insertion.js";
import { awaitedElement } from "../input/focus-claims.js";
import { focusQuietly, giveFocus } from "../input/focusing.js";
import { remember } from "../input/memories.js";
import { onFrame } from "../wire/frames.js";
import { root } from "../wire/root.js";
import { visibleRows } from "./list-geometry.js";
import { allStates, firstIndexOf, rowAt, rowsOf, stateOf } from "./list-state.js";

// If the focused row is outside the rows that are about to be requested, the list takes the focus and gives it back
// when the row returns. So a field is left, and its edit committed, before its row is removed.
export function leaveRowsBeyond(list, [first, end]) {
  const row = rowAt(document.activeElement);
  if (!row || row.parentNode !== rowsOf(list)) return;
  const index = firstIndexOf(list) + [...row.parentNode.children].indexOf(row);
  if (index >= first && index < end) return;
  stateOf(list).leftFocus = remember(document.activeElement);
  focusQuietly(list);
}

// Focuses the row that a key led to, and what had the focus in a row that is visible again.
export function returnToRows() {
  for (const state of allStates().values()) {
    if (state.rowToFocus) focusQuietly(state.rowToFocus);
    state.rowToFocus = null;
  }
  const list = document.activeElement;
  const state = allStates().get(list);
  if (!state?.leftFocus) return;
  const row = rowsOf(list).querySelector(`:scope > ${withTestId(state.leftFocus.row ?? state.leftFocus.identifier)}`);
  // A row that is not visible may still be on the page until the server removes it.
  const isVisible = row && visibleRows(list).some(([each]) => each === row);
  const successor = isVisible ? successorOf(state.leftFocus) : null;
  if (!successor) return;
  giveFocus(successor, state.leftFocus.selection);
  state.leftFocus = null;
}

root.addEventListener("focusin", ({ target }) => {
  for (const [list, state] of allStates()) if (target !== list) state.leftFocus = null;
});

// If the focused row is removed, a row beside it gets the focus, also for a button that its action had disabled.
let neighbours = []; // the nearest first, and the list

onRemove((row) => {
  const held = [document.activeElement, awaitedElement];
  if (!row.matches(".list-row") || !held.some((element) => row.contains(element))) return;
  const rows = [...row.parentNode.children].filter((each) => each.matches(".list-row"));
  const index = rows.indexOf(row);
  neighbours = [...rows.slice(index + 1), ...rows.slice(0, index).reverse(), row.closest(".list")];
});

onFrame({
  refocus() {
    returnToRows();
    const neighbour = neighbours.find((each) => each.isConnected);
    neighbours = [];
    if (neighbour && isFocusUnclaimed()) focusQuietly(neighbour);
  },
});
