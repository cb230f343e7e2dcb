// Rows — pressing, opening and walking through them.

import { submit, tap } from "../input/acting.js";
import { focusQuietly } from "../input/focusing.js";
import { root } from "../wire/root.js";
import { indexAt, viewportOf } from "./list-geometry.js";
import { clamp, countOf, firstIndexOf, rowAt, rowsOf } from "./list-state.js";
import { scrollToRow } from "./lists.js";
import { returnToRows } from "./row-focus.js";

const innerControl = "button, a, input, textarea, select, label, [role='button']";

// Returns the pressed row, or null if a control inside it was pressed.
function pressedRow({ target, defaultPrevented }) {
  const row = rowAt(target);
  if (!row?.matches(".pressable") || defaultPrevented) return null;
  const inner = target.closest(innerControl);
  return inner && row.contains(inner) ? null : row;
}

root.addEventListener("click", (event) => {
  const row = pressedRow(event);
  if (!row || event.detail > 1 || !getSelection().isCollapsed) return;
  focusQuietly(row);
  tap(row);
});

root.addEventListener("dblclick", (event) => {
  const row = pressedRow(event);
  if (row?.hasAttribute("aria-selected")) submit(row);
});

root.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const list = target.closest?.(".list[data-n]");
  if (!list || (target !== list && !target.matches(".list-row"))) return;
  if (target !== list && target.matches(".pressable") && !event.repeat && (key === "Enter" || key === " ")) {
    event.preventDefault();
    return key === "Enter" ? submit(target) : tap(target);
  }
  const index = destination(list, target, key);
  if (index === null) return;
  event.preventDefault();
  scrollToRow(list, index, true);
  returnToRows();
});

// The index of the row that a key leads to, from the focused row or from the visible ones.
function destination(list, target, key) {
  const rows = [...rowsOf(list).children];
  const first = firstIndexOf(list);
  const [from, to] = [indexAt(list, viewportOf(list).top), indexAt(list, viewportOf(list).bottom - 1)];
  const focused = target === list ? null : first + rows.indexOf(target);
  const page = Math.max(to - from - 1, 1);
  const index = {
    ArrowDown: focused === null ? from : focused + 1, ArrowUp: focused === null ? to : focused - 1,
    PageDown: (focused ?? from) + page, PageUp: (focused ?? from) - page, Home: 0, End: countOf(list) - 1,
  }[key];
  if (index === undefined || !countOf(list)) return null;
  const bounded = clamp(index, 0, countOf(list) - 1);
  return skipHeaders(rows, first, bounded, index < (focused ?? from) ? -1 : 1, focused);
}

// A header is read but not focused.
function skipHeaders(rows, first, index, direction, focused) {
  let found = index;
  while (rows[found - first]?.matches(".list-header")) found += direction;
  if (rows[found - first]) return found;
  found = index;
  while (rows[found - first]?.matches(".list-header")) found -= direction;
  return rows[found - first] || focused === null ? found : index;
}
