// History — each entry of the tab holds the trail of its screens, which the server follows, and the depths of the
// navigation stack at the entries up to it, its own last. It outlives the page: a reload changes nothing.

let travelling = null; // { depth, path, trail, timer }: set while the page's own `history.go` waits for its popstate

const depths = () => history.state?.depths ?? [depth];

// Shows the stack's new depth in the history: pushes an entry if the stack is deeper than all of them, or else goes
// back to the first entry of at least that depth and replaces it.
function showInHistory(newDepth, path, trail) {
  if (travelling) {
    Object.assign(travelling, { depth: newDepth, path, trail });
    return;
  }
  const entries = depths();
  const target = entries.findIndex((entry) => entry >= newDepth);
  const steps = target < 0 ? 0 : entries.length - 1 - target;
  const state = { trail, depths: [...(target < 0 ? entries : entries.slice(0, target)), newDepth] };
  if (target < 0) history.pushState(state, "", path);
  else if (steps === 0) history.replaceState(state, "", path);
  else {
    const timer = setTimeout(() => arriveInHistory(true), Milliseconds.travel);
    travelling = { depth: newDepth, path, trail, timer };
    history.go(-steps);
  }
}

// The page's own step back is complete; `gaveUp`: no popstate came in time.
function arriveInHistory(gaveUp) {
  const { depth: newDepth, path, trail, timer } = travelling;
  clearTimeout(timer);
  travelling = null;
  if (gaveUp) history.replaceState({ trail, depths: [newDepth] }, "", path);
  else showInHistory(newDepth, path, trail);
}

addEventListener("popstate", ({ state }) => {
  if (travelling) return arriveInHistory(false);
  if (!state?.trail) return; // a fragment
  if (connection.lost) announce(true);
  report(Kind.history, state.trail);
});

// The tab was on this page before: its trail has screens below that the address alone does not lead to.
function restoreTrail() {
  const { trail } = history.state ?? {};
  if (!trail) history.replaceState({ trail: root.dataset.trail, depths: [depth] }, "");
  else if (trail !== root.dataset.trail) report(Kind.history, trail);
}

history.scrollRestoration = "manual"; // the browser would scroll before the screen is there
