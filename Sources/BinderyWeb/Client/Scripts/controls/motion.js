// Motion — animates elements that a frame moves, unless the user prefers reduced motion.

import { prefersReducedMotion } from "../dom/environment.js";
import { find } from "../dom/nodes.js";
import { onFrame } from "../wire/frames.js";
import { Operation } from "../wire/protocol.js";

const mostElements = 200;

// The rectangles of the elements that the operations may move; rows of lists have their own motion.
function measure(operations) {
  const rectangles = new Map();
  if (prefersReducedMotion()) return rectangles;
  for (const [key, parent, node] of operations) {
    if (key !== Operation.move || rectangles.size > mostElements || find(parent)?.matches(".list-rows")) continue;
    for (const element of [find(node), ...(find(node)?.parentNode?.children ?? []), ...(find(parent)?.children ?? [])])
      if (element) rectangles.set(element, element.getBoundingClientRect());
  }
  return rectangles;
}

function animateFrom(rectangles) {
  for (const [element, before] of rectangles) {
    const after = element.getBoundingClientRect();
    const [x, y] = [before.left - after.left, before.top - after.top];
    if (!element.isConnected || (!x && !y)) continue;
    travel(element, x, y, { duration: 220, easing: "ease-out" });
  }
}

// Animates an element from its earlier position. It covers what it passes; if it moves far, also its neighbours.
export function travel(element, x, y, timing) {
  const isFar = Math.hypot(x, y) > element.offsetHeight + 1;
  const front = isFar ? { zIndex: 2, boxShadow: "var(--shadow-high)" } : {};
  const look = { ...front, backgroundColor: backgroundBehind(element) };
  element.animate([{ ...look, transform: `translate(${x}px, ${y}px)` }, { ...look, transform: "none" }], timing);
}

function backgroundBehind(element) {
  const color = getComputedStyle(element).backgroundColor;
  return color === "rgba(0, 0, 0, 0)" && element.parentElement ? backgroundBehind(element.parentElement) : color;
}

onFrame({
  before: ({ operations }) => measure(operations),
  animate: (frame, rectangles) => animateFrom(rectangles),
});
