// List geometry — which rows are where. Rows that are not on the page are estimated.

import { estimatedHeight } from "./list-layout.js";
import { firstIndexOf, rowsOf } from "./list-state.js";

export function viewportOf(list) {
  const top = list.getBoundingClientRect().top + list.clientTop;
  return { top, bottom: top + list.clientHeight };
}

// The visible rows of those on the page, with their rectangles.
export function visibleRows(list) {
  const { top, bottom } = viewportOf(list);
  const begin = Math.max(indexAt(list, top) - firstIndexOf(list), 0);
  const end = Math.max(indexAt(list, bottom - 1) - firstIndexOf(list) + 1, 0);
  return [...rowsOf(list).children].slice(begin, end).map((row) => [row, row.getBoundingClientRect()]);
}

export function indexAt(list, y) {
  const rows = rowsOf(list).children;
  const first = firstIndexOf(list);
  if (!rows.length) return 0;
  const begin = rows[0].getBoundingClientRect().top;
  const end = rows[rows.length - 1].getBoundingClientRect().bottom;
  if (y < begin) return first - Math.ceil((begin - y) / estimatedHeight(list));
  if (y >= end) return first + rows.length + Math.floor((y - end) / estimatedHeight(list));
  let [low, high] = [0, rows.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[middle].getBoundingClientRect().bottom > y) high = middle;
    else low = middle + 1;
  }
  return first + low;
}

export function topOf(list, index) {
  const rows = rowsOf(list).children;
  const first = firstIndexOf(list);
  if (!rows.length) return rowsOf(list).getBoundingClientRect().top + index * estimatedHeight(list);
  const behind = index - first - rows.length;
  if (index < first) return rows[0].getBoundingClientRect().top - (first - index) * estimatedHeight(list);
  if (behind >= 0) return rows[rows.length - 1].getBoundingClientRect().bottom + behind * estimatedHeight(list);
  return rows[index - first].getBoundingClientRect().top;
}

// The visible rows with their rectangles, and, if none of them should remain, the index and offset of the top row.
export function snapshotOf(list) {
  const { top } = viewportOf(list);
  const index = indexAt(list, top);
  return {
    rows: visibleRows(list), index, offset: topOf(list, index) - top, scrollTop: list.scrollTop,
    isAtEnd: list.scrollTop + list.clientHeight >= list.scrollHeight - 1,
  };
}
