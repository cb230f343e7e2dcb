// Waiting — shows what the server has not acknowledged: at the pressed control, and after a moment at the top.

import { find } from "../dom/nodes.js";
import { connection, onConnectionChange } from "../wire/connection.js";
import { onReport, unhandledEvents } from "../wire/events.js";
import { onFrame } from "../wire/frames.js";
import { EventKind } from "../wire/protocol.js";
import { root } from "../wire/root.js";

// Milliseconds that an event may be unacknowledged before the page shows it. Typed text is visible in its field anyway.
const patience = {
  [EventKind.tap]: 300, [EventKind.submit]: 300, [EventKind.navigate]: 300, [EventKind.edit]: 1000,
  [EventKind.dispatch]: 300,
};
const beginnings = new WeakMap(); // event → when `showWaiting` first saw it
let pressed = new Set(); // the controls whose taps are not acknowledged
let timer = 0;

function showWaiting() {
  const now = performance.now();
  const events = unhandledEvents().filter(([, kind]) => kind in patience);
  for (const event of events) if (!beginnings.has(event)) beginnings.set(event, now);
  showPressed(events.filter(([, kind]) => kind === EventKind.tap || kind === EventKind.submit));
  const due = Math.min(...events.map((event) => beginnings.get(event) + patience[event[1]]));
  clearTimeout(timer);
  // Without a connection the banner says more.
  if (due <= now && !connection.isLost) return root.setAttribute("aria-busy", "true");
  root.removeAttribute("aria-busy");
  if (due < Infinity) timer = setTimeout(showWaiting, due - now);
}

function showPressed(events) {
  const before = pressed;
  pressed = new Set(events.map(([, , node]) => pressedControl(find(node))));
  pressed.delete(null);
  for (const element of before) if (!pressed.has(element)) element.removeAttribute("data-pending");
  for (const element of pressed) element.setAttribute("data-pending", "");
}

// The item's menu has closed, so the button shows the wait.
const pressedControl = (element) => element?.closest(".menu")?.querySelector(".menu-button") ?? element;

onReport(showWaiting);
onConnectionChange(showWaiting);
onFrame({ finished: showWaiting });
