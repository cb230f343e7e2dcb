// Row motion — animates visible rows that a frame inserts, removes or moves; scrolling animates nothing.

import { prefersReducedMotion } from "../dom/environment.js";
import { visibleRows } from "./list-geometry.js";
import { travel } from "./motion.js";

const mostRows = 120; // before and after the frame together
const timing = { duration: 200, easing: "ease-out" };
const serverAttributes = ["data-n", "data-testid", "id", "for", "name"];

// `before`: the rows that were visible, with their rectangles.
export function animateRows(list, before) {
  const after = visibleRows(list);
  if (prefersReducedMotion() || before.length + after.length > mostRows) return;
  const old = new Map(before);
  for (const [row, { top }] of after) {
    const oldTop = old.get(row)?.top;
    if (oldTop === undefined) appear(row);
    else if (Math.abs(oldTop - top) > 1) travel(row, 0, oldTop - top, timing);
  }
  for (const [row, rectangle] of before) if (!row.isConnected) fadeOut(list, row, rectangle);
}

function appear(row) {
  row.animate([{ opacity: 0, transform: "translateY(-8px)" }, { opacity: 1, transform: "none" }], timing);
}

// Fades out a removed row, which can be neither pressed nor read out.
function fadeOut(list, row, rectangle) {
  for (const element of [row, ...row.querySelectorAll("*")])
    for (const name of serverAttributes) element.removeAttribute(name);
  row.className += " leaving";
  row.inert = true;
  row.setAttribute("aria-hidden", "true");
  const frame = list.getBoundingClientRect();
  Object.assign(row.style, {
    top: `${rectangle.top - frame.top - list.clientTop + list.scrollTop}px`,
    left: `${rectangle.left - frame.left - list.clientLeft}px`,
    width: `${rectangle.width}px`, height: `${rectangle.height}px`,
  });
  list.append(row);
  row.animate([{ opacity: 1 }, { opacity: 0, transform: "scale(0.98)" }], timing).finished
    .then(() => row.remove(), () => row.remove());
}
