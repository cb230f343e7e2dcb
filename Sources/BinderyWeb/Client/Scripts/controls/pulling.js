// Pulling — refreshes a list at its beginning when it is pulled down by touch, or when the wheel continues to turn.

import { tap } from "../input/acting.js";
import { root } from "../wire/root.js";

const pulledEnough = 64; // pixels of a pull by touch; turnedEnough: of the wheel
const turnedEnough = 240;
const longestPause = 250; // milliseconds within one turn of the wheel

let pull = null; // { list, start, distance }
let turn = { list: null, distance: 0, last: 0, isAtTop: false };

const refreshButton = (list) => list?.querySelector(":scope > .list-refresh") ?? null;

function pullableList(target) {
  const list = target.closest?.(".list[data-n]");
  const button = refreshButton(list);
  if (!button || button.disabled || list.getAttribute("aria-busy") === "true") return null;
  // An element that scrolls inside a row takes precedence.
  for (let element = target; element; element = element === list ? null : element.parentElement)
    if (element.scrollTop > 0) return null;
  return list;
}

function showPull(list, distance) {
  list.classList.toggle("pulling", distance > 0);
  list.classList.toggle("released", distance >= pulledEnough);
  list.style.setProperty("--pull", `${Math.min(distance, pulledEnough * 1.5)}px`);
}

root.addEventListener("touchstart", ({ target, touches }) => {
  const list = touches.length === 1 ? pullableList(target) : null;
  if (pull) showPull(pull.list, 0);
  pull = list && { list, start: touches[0].clientY, distance: 0 };
}, { passive: true });

root.addEventListener("touchmove", (event) => {
  if (!pull) return;
  const distance = (event.touches[0].clientY - pull.start) / 2;
  if (pull.distance === 0 && distance <= 0) {
    pull = null; // this touch scrolls the list
    return;
  }
  event.preventDefault();
  pull.distance = Math.max(distance, 0);
  showPull(pull.list, pull.distance);
}, { passive: false });

for (const end of ["touchend", "touchcancel"])
  root.addEventListener(end, () => {
    if (!pull) return;
    const { list, distance } = pull;
    pull = null;
    showPull(list, 0);
    if (end === "touchend" && distance >= pulledEnough) tap(refreshButton(list));
  });

// Only a turn that begins at the top counts: a user who scrolls to the top quickly does not want to refresh.
root.addEventListener("wheel", ({ target, deltaY, timeStamp, ctrlKey }) => {
  if (ctrlKey) return; // the page is zoomed
  const pullable = pullableList(target);
  const list = target.closest?.(".list[data-n]");
  if (timeStamp - turn.last > longestPause || turn.list !== list)
    turn = { list, distance: 0, last: 0, isAtTop: pullable !== null };
  turn.last = timeStamp;
  if (!turn.isAtTop || !pullable || deltaY >= 0) {
    turn.distance = 0;
    return;
  }
  turn.distance -= deltaY;
  if (turn.distance < turnedEnough) return;
  turn.isAtTop = false;
  tap(refreshButton(pullable));
}, { passive: true });
