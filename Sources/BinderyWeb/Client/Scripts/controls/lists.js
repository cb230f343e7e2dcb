// Lists — visible rows stay where they are when a frame changes the list; the server is sent which rows are visible.

import { need, nodeOf } from "../dom/nodes.js";
import { isPending, report } from "../wire/events.js";
import { onFrame, onOperation } from "../wire/frames.js";
import { EventKind, Operation } from "../wire/protocol.js";
import { root } from "../wire/root.js";
import { indexAt, snapshotOf, topOf, viewportOf } from "./list-geometry.js";
import { estimatedHeight, layOut } from "./list-layout.js";
import {
  allLists, allStates, clamp, countOf, firstIndexOf, forgetRemovedLists, onListResized, rowsOf, stateOf,
} from "./list-state.js";
import { noteMotion, noteRest, noteAnswer, wantedRows } from "./list-window.js";
import { leaveRowsBeyond } from "./row-focus.js";
import { animateRows } from "./row-motion.js";

const stillness = 120; // milliseconds without scrolling
const longestRange = 1000; // rows of a report

// Puts the first row that was visible and still exists where it was, or where it was `scrolled` to since. At the very
// beginning, new first rows show.
function keepPosition(list, { rows, index, offset, isAtEnd }, scrolled = 0) {
  layOut(list);
  const state = stateOf(list);
  if (list.scrollTop > 0) {
    const anchor = rows.find(([row]) => row.parentNode === rowsOf(list));
    if (anchor) list.scrollTop += anchor[0].getBoundingClientRect().top - anchor[1].top + scrolled;
    else if (isAtEnd) list.scrollTop = list.scrollHeight;
    else if (!state.target) list.scrollTop += topOf(list, index) - viewportOf(list).top - offset + scrolled;
  }
  state.snapshot = snapshotOf(list);
}

// Scrolls to a row. If it is not on the page, scrolls to its estimated position, and to the exact one once it is there.
export function scrollToRow(list, index, focuses) {
  const state = stateOf(list);
  const row = rowsOf(list).children[index - firstIndexOf(list)];
  state.target = row ? null : { index, focuses };
  if (index === 0) list.scrollTop = 0;
  else if (row) row.scrollIntoView({ block: "nearest" });
  else list.scrollTop = index * estimatedHeight(list);
  if (row && focuses) state.rowToFocus = row;
  if (!row) reportSoon(list);
}

const isReporting = (list) => isPending(EventKind.showRows, nodeOf(list));

// Reports the visible rows when scrolling has come to rest (`isStill`), when rows are about to run out, and when the
// list leaves or reaches its first page; never before the previous report is acknowledged.
function reportRange(list, isStill) {
  const state = stateOf(list);
  state.snapshot = snapshotOf(list);
  if (!list.clientHeight || isReporting(list)) return;
  if (state.reportedAt) noteAnswer(list, performance.now() - state.reportedAt);
  state.reportedAt = 0;
  const { top, bottom } = viewportOf(list);
  const count = countOf(list);
  const from = clamp(indexAt(list, top), 0, count);
  const to = clamp(indexAt(list, bottom - 1) + 1, from, Math.min(count, from + longestRange));
  const isBeyondFirstPage = list.scrollTop > list.clientHeight ? 1 : 0;
  const wanted = wantedRows(list, from, to);
  const range = [from, to, isBeyondFirstPage, ...wanted];
  const reported = state.reportedRange;
  if (range.join() === reported?.join()) return;
  if (!isStill && !runsOut(list, from, to, wanted) && isBeyondFirstPage === reported?.[2]) return;
  leaveRowsBeyond(list, wanted);
  state.reportedAt = reported ? performance.now() : 0;
  state.reportedRange = range;
  report(EventKind.showRows, nodeOf(list), ...range);
}

// Whether more than half of the wanted rows on a side are not on the page.
function runsOut(list, from, to, [wantedFirst, wantedEnd]) {
  const first = firstIndexOf(list);
  const end = first + rowsOf(list).children.length;
  return first > (from + wantedFirst) / 2 || end < (to + wantedEnd) / 2;
}

// A list whose report is not answered is not at rest: an answer that is late must not cost the rows ahead.
function reportSoon(list) {
  const state = stateOf(list);
  clearTimeout(state.timer);
  state.timer = setTimeout(() => {
    if (isReporting(list)) return reportSoon(list);
    noteRest(list);
    reportRange(list, true);
  }, stillness);
  state.animationFrame ||= requestAnimationFrame(() => {
    state.animationFrame = 0;
    if (!list.isConnected) return;
    noteMotion(list);
    reportRange(list, false);
  });
}

export const reportRanges = () => allLists().forEach((list) => reportRange(list, true));

// The session was restored: it knows of none.
export function forgetReportedRanges() {
  for (const state of allStates().values()) state.reportedRange = null;
}

const rememberLists = () =>
  new Map(allLists().map((list) => [list, { snapshot: snapshotOf(list), changes: list.dataset.changes }]));

// `before`: what `rememberLists` returned before the change; empty for the first HTML.
export function settleLists(before = new Map()) {
  forgetRemovedLists();
  for (const list of allLists()) {
    const { snapshot, changes } = before.get(list) ?? stateOf(list);
    keepPosition(list, snapshot);
    const { target } = stateOf(list);
    if (target) scrollToRow(list, target.index, target.focuses);
    if (before.has(list) && changes !== list.dataset.changes) animateRows(list, snapshot.rows);
  }
}

onOperation(Operation.scroll, (node, index) => {
  stateOf(need(node)).target = { index, focuses: false };
});

onFrame({
  before: rememberLists,
  scroll: (frame, before) => settleLists(before),
  showRows: reportRanges,
});

onListResized((list) => {
  const { snapshot } = stateOf(list);
  keepPosition(list, snapshot, list.scrollTop - snapshot.scrollTop);
  reportRange(list, true);
});

root.addEventListener("scroll", ({ target }) => target.matches?.(".list[data-n]") && reportSoon(target), true);
