// Rows — pressing, opening and walking through them.

const rowAt = (element) => element?.closest?.(".list-row[data-n]");
const control = "button, a, input, textarea, select, label, [role='button']";

// Returns the pressed row, or null if a control inside it was pressed.
function pressedRow({ target, defaultPrevented }) {
  const row = rowAt(target);
  if (!row?.matches(".pressable") || defaultPrevented) return null;
  const inner = target.closest(control);
  return inner && row.contains(inner) ? null : row;
}

root.addEventListener("click", (event) => {
  const row = pressedRow(event);
  if (!row || event.detail > 1 || !getSelection().isCollapsed) return;
  row.focus({ preventScroll: true });
  act(Kind.tap, row);
});

root.addEventListener("dblclick", (event) => {
  const row = pressedRow(event);
  if (row?.hasAttribute("aria-selected")) act(Kind.submit, row);
});

root.addEventListener("keydown", (event) => {
  const { key, target } = event;
  const list = target.closest?.(".list[data-n]");
  if (!list || (target !== list && !target.matches(".list-row")) || event.altKey || event.ctrlKey || event.metaKey) return;
  if (target !== list && target.matches(".pressable") && !event.repeat && (key === "Enter" || key === " ")) {
    event.preventDefault();
    return act(key === "Enter" ? Kind.submit : Kind.tap, target);
  }
  const index = destination(list, target, key);
  if (index === null) return;
  event.preventDefault();
  goTo(list, index, true);
  returnToRows();
});

// The index of the row that a key leads to, from the focused row or from the visible ones.
function destination(list, target, key) {
  const rows = [...rowsOf(list).children];
  const first = firstOf(list);
  const [from, to] = [indexAt(list, viewOf(list).top), indexAt(list, viewOf(list).bottom - 1)];
  const here = target === list ? null : first + rows.indexOf(target);
  const page = Math.max(to - from - 1, 1);
  const index = {
    ArrowDown: here === null ? from : here + 1, ArrowUp: here === null ? to : here - 1,
    PageDown: (here ?? from) + page, PageUp: (here ?? from) - page, Home: 0, End: countOf(list) - 1,
  }[key];
  if (index === undefined || !countOf(list)) return null;
  const bounded = clamp(index, 0, countOf(list) - 1);
  return skipHeaders(rows, first, bounded, index < (here ?? from) ? -1 : 1, here);
}

// A header is read but not focused.
function skipHeaders(rows, first, index, direction, here) {
  let found = index;
  while (rows[found - first]?.matches(".list-header")) found += direction;
  if (rows[found - first]) return found;
  found = index;
  while (rows[found - first]?.matches(".list-header")) found -= direction;
  return rows[found - first] || here === null ? found : index;
}

// If the focused row is scrolled away, the list takes the focus and gives it back when the row returns. So a field is
// left, and its edit committed, before its row is removed.

function leaveRowsBeyond(list, from, to) {
  const row = rowAt(document.activeElement);
  if (!row || row.parentNode !== rowsOf(list)) return;
  const index = firstOf(list) + [...row.parentNode.children].indexOf(row);
  const margin = clamp(to - from, 10, 100); // the same margin as the server's
  if (index >= from - margin && index < to + margin) return;
  const state = known(list);
  state.away = remember(document.activeElement);
  list.focus({ preventScroll: true });
}

function returnToRows() {
  for (const state of lists.values()) {
    state.heir?.focus({ preventScroll: true });
    state.heir = null;
  }
  const list = document.activeElement;
  const state = lists.get(list);
  if (!state?.away) return;
  const row = rowsOf(list).querySelector(`:scope > ${called(state.away.row ?? state.away.identifier)}`);
  // A row that is not visible may still be on the page until the server removes it.
  const heir = row && seenRows(list).some(([seen]) => seen === row) ? successor(state.away) : null;
  if (!heir) return;
  giveFocus(heir, state.away.selection);
  state.away = null;
}

root.addEventListener("focusin", ({ target }) => {
  for (const [list, state] of lists) if (target !== list) state.away = null;
});

// If the focused row is removed, the row in its place gets the focus, also for a button that its action had disabled.

let heirs = []; // the rows that may get the focus, the nearest first, and the list

function bequeathFocus(row) {
  if (!row.matches(".list-row") || !(row.contains(document.activeElement) || row.contains(disabledWhileFocused))) return;
  const rows = [...row.parentNode.children].filter((each) => each.matches(".list-row"));
  const at = rows.indexOf(row);
  heirs = [...rows.slice(at + 1), ...rows.slice(0, at).reverse(), row.closest(".list")];
}

function inheritFocus() {
  const heir = heirs.find((each) => each.isConnected);
  heirs = [];
  if (heir && hasNobodyTheFocus()) heir.focus({ preventScroll: true });
}
