// Waiting — shows what the server has not acknowledged: at the pressed control, and after a moment at the top.

// How long an event may be unacknowledged before the bar shows. Typed text is visible in its field anyway.
const noticed = {
  [Kind.tap]: Milliseconds.noticed, [Kind.submit]: Milliseconds.noticed, [Kind.history]: Milliseconds.noticed,
  [Kind.edit]: Milliseconds.noticedTyping,
};
const beginnings = new WeakMap(); // event → when `showWaiting` first saw it
let pressed = new Set(); // the controls whose taps are not acknowledged
let waiting = 0;

function showWaiting() {
  const now = performance.now();
  const acts = unseen().filter(([, kind]) => kind in noticed);
  for (const act of acts) if (!beginnings.has(act)) beginnings.set(act, now);
  showPressed(acts.filter(([, kind]) => kind === Kind.tap || kind === Kind.submit));
  const due = Math.min(...acts.map((act) => beginnings.get(act) + noticed[act[1]]));
  clearTimeout(waiting);
  // Without a connection the banner says more.
  if (due <= now && !connection.lost) return root.setAttribute("aria-busy", "true");
  root.removeAttribute("aria-busy");
  if (due < Infinity) waiting = setTimeout(showWaiting, due - now);
}

function showPressed(taps) {
  const before = pressed;
  pressed = new Set(taps.map(([, , node]) => pressedControl(find(node))));
  pressed.delete(null);
  for (const element of before) if (!pressed.has(element)) element.removeAttribute("data-pending");
  for (const element of pressed) element.setAttribute("data-pending", "");
}

// The item's menu has closed, so the button shows the wait.
const pressedControl = (element) => element?.closest(".menu")?.querySelector(".menu-button") ?? element;
