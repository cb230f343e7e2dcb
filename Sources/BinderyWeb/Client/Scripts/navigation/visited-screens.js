// Visited screens — a new screen is read from its heading; a screen that the user returns to is as it was left.

import { prefersReducedMotion } from "../dom/environment.js";
import { successorOf } from "../dom/identity.js";
import { visibleScreen, visibleScreens } from "../dom/screens.js";
import { FocusRank, awaitEnabling, awaitedElement, claimFocus } from "../input/focus-claims.js";
import { remember } from "../input/memories.js";
import { canKeepFocus } from "../input/soft-disabling.js";
import { onFrame } from "../wire/frames.js";
import { Operation } from "../wire/protocol.js";
import { currentTrail, stackDepth } from "./history.js";
import { currentPositions, pendingPositions, restorePositions } from "./scroll-positions.js";
import { store, take } from "./storage.js";

const storedKey = "bindery-places"; // as in pages that were loaded before an update
// depth → { name, top, scrolled, leftBy }: the screen at that depth of the stack, its scroll positions, and the control
// that was pressed to leave it, which gets the focus when the user returns.
const visited = new Map();

function leave() {
  const screen = visibleScreen();
  const pressed = document.activeElement.matches("button, a") ? document.activeElement : awaitedElement;
  const leftBy = pressed?.isConnected ? { ...remember(pressed), element: null } : null;
  visited.set(stackDepth, { name: screen?.dataset.screen, ...currentPositions(), leftBy });
  return { screens: visibleScreens(), depth: stackDepth };
}

// Returns the element that should get the focus, or null if the screen is still the same.
function arrive(departure) {
  const screen = visibleScreen();
  if (!screen || screen === departure.screens.at(-1)) return null;
  const known = stackDepth < departure.depth ? visited.get(stackDepth) : null;
  const visit = known?.name === screen.dataset.screen ? known : null;
  for (const depth of visited.keys()) if (depth >= stackDepth) visited.delete(depth);
  // A screen that was beside a detail stays as it is.
  if (!departure.screens.includes(screen)) restorePositions(visit ?? { top: 0, scrolled: [] });
  if (!prefersReducedMotion()) slideIn(screen, Math.sign(stackDepth - departure.depth));
  const control = visit?.leftBy ? successorOf(visit.leftBy) : null;
  if (control && (!control.disabled || canKeepFocus(control))) return control;
  // Its action waits for what the screen above returns, and ends a moment later: it gets the focus then.
  if (control) awaitEnabling(control);
  const heading = screen.querySelector("h1") ?? screen;
  heading.tabIndex = -1;
  return heading;
}

// `direction`: 1 from a screen below, -1 from one above. The bar does not move, and the content is never fully
// transparent: no frame of the animation is blank.
function slideIn(screen, direction) {
  const content = screen.querySelector(":scope > .content") ?? screen;
  const start = { opacity: 0.4, transform: `translateX(${direction * 16}px)` };
  content.animate([start, { opacity: 1, transform: "none" }], { duration: 180, easing: "ease-out" });
}

onFrame({
  before: ({ operations }) => (operations.some(([key]) => key === Operation.navigate) ? leave() : null),
  arrive(frame, departure) {
    if (departure) claimFocus(FocusRank.arrived, arrive(departure));
  },
});

addEventListener("pagehide", () => {
  if (!pendingPositions) leave();
  else visited.set(stackDepth, { name: visibleScreen()?.dataset.screen, ...pendingPositions }); // not reached yet
  store(storedKey, { trail: currentTrail(), places: [...visited] });
});

export function restoreVisits() {
  const stored = take(storedKey);
  if (!stored || stored.trail !== currentTrail()) return;
  for (const [depth, visit] of stored.places) visited.set(depth, visit);
  const visit = visited.get(stackDepth);
  if (visit?.name === visibleScreen()?.dataset.screen) restorePositions(visit);
}
