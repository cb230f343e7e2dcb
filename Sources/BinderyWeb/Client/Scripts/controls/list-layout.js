// List layout — some rows are on the page, between paddings in place of the others.

import { countOf, firstIndexOf, rowsOf, stateOf } from "./list-state.js";

const mostPixels = 8_000_000; // browsers limit an element's height to about 17 million
const enoughRows = 50; // after as many measured rows the estimate, and with it the paddings, stays as it is
const firstEstimate = 48;

export function estimatedHeight(list) {
  const { measuredHeight, measuredCount } = stateOf(list);
  const average = measuredCount ? measuredHeight / measuredCount : firstEstimate;
  return Math.min(average, mostPixels / Math.max(countOf(list), 1));
}

export function layOut(list) {
  const rows = rowsOf(list);
  measure(list, rows);
  const height = estimatedHeight(list);
  const after = countOf(list) - firstIndexOf(list) - rows.children.length;
  rows.style.setProperty("--row", `${height}px`);
  rows.style.paddingBlock = `${firstIndexOf(list) * height}px ${Math.max(after, 0) * height}px`;
  numberRows(list, rows);
}

function measure(list, rows) {
  const state = stateOf(list);
  const width = list.clientWidth;
  if (width !== state.width)
    Object.assign(state, { width, measured: new WeakSet(), measuredCount: 0, measuredHeight: 0 });
  for (const row of rows.children) {
    if (state.measuredCount >= enoughRows || state.measured.has(row)) continue;
    const { height } = row.getBoundingClientRect();
    if (!height) continue;
    state.measured.add(row);
    state.measuredHeight += height;
    state.measuredCount += 1;
  }
}

// Assistive technology needs each row's number, since not all rows are on the page.
function numberRows(list, rows) {
  const isGrid = rows.getAttribute("role") === "grid";
  const count = String(countOf(list) - (Number(list.dataset.headers) || 0));
  let number = firstIndexOf(list) - (Number(list.dataset.headersBefore) || 0);
  const set = (element, name, value) => element.getAttribute(name) !== value && element.setAttribute(name, value);
  if (isGrid) set(rows, "aria-rowcount", count);
  for (const row of rows.children) {
    if (row.matches(".list-header")) continue;
    number += 1;
    set(row, isGrid ? "aria-rowindex" : "aria-posinset", String(number));
    if (!isGrid) set(row, "aria-setsize", count);
  }
}
