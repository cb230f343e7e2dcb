// History — each entry of the tab knows the trail of its screens, which the server follows, and the depths of the entries that lead to it,
// the present one last. It outlasts the page: after a reload the ways back and forward are the same.

let travelling = null; // { depth, path, trail, timer }: on our own way back, until its popstate comes

const depths = () => history.state?.depths ?? [depth];

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

// The tab was here before: the screens below are those that it remembers, not those that the address alone leads to.
function restoreTrail() {
  const { trail } = history.state ?? {};
  if (!trail) history.replaceState({ trail: root.dataset.trail, depths: [depth] }, "");
  else if (trail !== root.dataset.trail) report(Kind.history, trail);
}

history.scrollRestoration = "manual"; // the browser would scroll before the screen is there
