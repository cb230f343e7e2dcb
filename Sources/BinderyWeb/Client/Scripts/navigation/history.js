// History — each entry of the tab holds the trail of its screens, which the server follows, and the depths of the
// navigation stack at the entries up to it, its own last. It outlives the page: a reload changes nothing.

import { insistOnBanner } from "../input/banner.js";
import { connection } from "../wire/connection.js";
import { isPending, report } from "../wire/events.js";
import { onOperation } from "../wire/frames.js";
import { EventKind, Operation } from "../wire/protocol.js";
import { root } from "../wire/root.js";

const longestTravel = 1000; // milliseconds that `history.go` may take

// The tab may remember a deeper stack than the address alone leads to; the server learns of it immediately.
export let stackDepth = history.state?.depths?.at(-1) ?? (Number(root.dataset.depth) || 1);
let travel = null; // { depth, path, trail, timer }: set while the page's own `history.go` waits for its popstate

onOperation(Operation.navigate, (depth, path, title, trail, isVisit) => {
  document.title = title;
  stackDepth = depth;
  // After two quick steps back, the answer to the first must not undo the second.
  if (!isPending(EventKind.navigate)) showInHistory(depth, path, trail, isVisit);
});

// Shows the stack's new depth in the history: pushes an entry for a visit, or if the stack is deeper than all entries;
// else goes back to the last entry of that depth, or to the first deeper one, and replaces it.
function showInHistory(depth, path, trail, isVisit) {
  if (travel) {
    Object.assign(travel, { depth, path, trail, isVisit });
    return;
  }
  const entries = history.state?.depths ?? [stackDepth];
  const last = entries.findLastIndex((entry) => entry <= depth);
  const target = isVisit ? entries.length : last + (entries[last] !== depth);
  const steps = entries.length - 1 - target;
  const state = { trail, depths: [...entries.slice(0, target), depth] };
  if (steps < 0) history.pushState(state, "", path);
  else if (steps === 0) history.replaceState(state, "", path);
  else {
    travel = { depth, path, trail, timer: setTimeout(() => endTravel(true), longestTravel) };
    history.go(-steps);
  }
}

// The page's own step back is complete; `isOverdue`: no popstate came in time.
function endTravel(isOverdue) {
  const { depth, path, trail, isVisit, timer } = travel;
  clearTimeout(timer);
  travel = null;
  if (isOverdue) history.replaceState({ trail, depths: [depth] }, "", path);
  else showInHistory(depth, path, trail, isVisit);
}

addEventListener("popstate", ({ state }) => {
  if (travel) return endTravel(false);
  if (!state?.trail) return; // a fragment
  if (connection.isLost) insistOnBanner();
  report(EventKind.navigate, state.trail);
});

// The trail of the entry; undefined for a visit by address that has none yet.
export const currentTrail = () => history.state?.trail;

// The tab was on this page before: its trail has screens below that the address alone does not lead to.
export function restoreTrail() {
  const trail = currentTrail();
  if (!trail) history.replaceState({ trail: root.dataset.trail, depths: [stackDepth] }, "");
  else if (trail !== root.dataset.trail) report(EventKind.navigate, trail);
}

history.scrollRestoration = "manual"; // the browser would scroll before the screen is there
