// History — the trail holds the depth of each entry this page has made, the present one last.

const page = Math.random().toString(36).slice(2);
let travelling = null; // { depth, path, timer }: on our own way back, until its popstate comes

const trail = () => (history.state?.page === page ? history.state.trail : [depth]);

function showInHistory(newDepth, path) {
  if (travelling) {
    Object.assign(travelling, { depth: newDepth, path });
    return;
  }
  const entries = trail();
  const target = entries.findIndex((entry) => entry >= newDepth);
  const steps = target < 0 ? 0 : entries.length - 1 - target;
  const state = { page, trail: [...(target < 0 ? entries : entries.slice(0, target)), newDepth] };
  if (target < 0) history.pushState(state, "", path);
  else if (steps === 0) history.replaceState(state, "", path);
  else {
    travelling = { depth: newDepth, path, timer: setTimeout(() => arriveInHistory(true), Milliseconds.travel) };
    history.go(-steps);
  }
}

function arriveInHistory(gaveUp) {
  const { depth: newDepth, path, timer } = travelling;
  clearTimeout(timer);
  travelling = null;
  if (gaveUp) history.replaceState({ page, trail: [newDepth] }, "", path);
  else showInHistory(newDepth, path);
}

addEventListener("popstate", ({ state }) => {
  if (travelling) return arriveInHistory(false);
  if (!state?.page) return; // a fragment
  // An entry from before a reload: the stack it belonged to is gone, its path still works.
  if (state.page !== page) return location.reload();
  if (connection.lost) announce(true);
  report(Kind.history, state.trail.at(-1), location.pathname + location.search);
});

history.scrollRestoration = "manual"; // the browser would scroll before the screen is there
history.replaceState({ page, trail: [depth] }, "");
