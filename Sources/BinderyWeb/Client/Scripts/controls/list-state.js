// List state — what the page knows of each list beyond its attributes.

import { createHook } from "../wire/hook.js";
import { root } from "../wire/root.js";

const states = new Map(); // list → its state, see `stateOf`

// Called with each list whose size, or whose rows' size, has changed.
const resizes = createHook();
export const onListResized = resizes.add;

const sizes = new ResizeObserver((entries) => {
  for (const list of new Set(entries.map(({ target }) => target.closest(".list"))))
    if (list?.isConnected) resizes.call(list);
});

export const allLists = () => [...root.querySelectorAll(".list[data-n]")];
export const rowsOf = (list) => list.querySelector(":scope > .list-rows");
export const rowAt = (element) => element?.closest?.(".list-row[data-n]");
// Of all rows and headers, also those that are not on the page: their number, and the index of the first on the page.
export const countOf = (list) => Number(list.dataset.count) || 0;
export const firstIndexOf = (list) => Number(list.dataset.first) || 0;
export const clamp = (number, low, high) => Math.max(low, Math.min(number, high));

export function stateOf(list) {
  if (!states.has(list)) {
    states.set(list, {
      // The rows that were laid out at `width`, their number and the sum of their heights.
      measured: new WeakSet(), measuredCount: 0, measuredHeight: 0, width: 0,
      snapshot: { rows: [], index: 0, offset: 0, scrollTop: 0, isAtEnd: false }, // what is visible, see `snapshotOf`
      target: null, // { index, focuses }: where to scroll as soon as the row is there
      reportedRange: null, // the last report to the server
      reportedAt: 0, // its time; 0 when it is acknowledged, and for the first one, which may wait for the connection
      answerTime: 0, // milliseconds from a report to its rows
      motion: { top: 0, time: 0, step: 0, frame: 16 }, // see `list-window.js`
      rowToFocus: null, // the row that a key led to
      leftFocus: null, // a memory of what had the focus in a row that was scrolled away
      animationFrame: 0, timer: 0, // of the next report
    });
    sizes.observe(list);
    sizes.observe(rowsOf(list));
  }
  return states.get(list);
}

export const allStates = () => states;

export function forgetRemovedLists() {
  for (const [list, { timer, animationFrame }] of states) {
    if (list.isConnected) continue;
    clearTimeout(timer);
    cancelAnimationFrame(animationFrame);
    sizes.unobserve(list);
    sizes.unobserve(rowsOf(list));
    states.delete(list);
  }
}
