// Scroll positions — read from a screen, and restored as soon as its content is there.

import { viewportOf, visibleRows } from "../controls/list-geometry.js";
import { isField } from "../dom/fields.js";
import { withTestId } from "../dom/identity.js";
import { visibleScreen } from "../dom/screens.js";
import { onFrame } from "../wire/frames.js";
import { root } from "../wire/root.js";

// The positions to restore, { top, scrolled }; null when they are reached, or when the user has scrolled.
export let pendingPositions = null;

// Of the page, and of the elements of the visible screen that scroll, by their test identifiers.
export function currentPositions() {
  const scrolled = [...(visibleScreen()?.querySelectorAll("[data-testid]") ?? [])]
    .filter((element) => element.scrollTop > 0 && !isField(element))
    .map((element) => [element.dataset.testid, positionIn(element)]);
  return { top: scrollY, scrolled };
}

// For a list, has its first visible row as well, since the height above it is an estimate.
function positionIn(element) {
  const [row, rectangle] = element.matches(".list") ? (visibleRows(element)[0] ?? []) : [];
  const offset = row ? rectangle.top - viewportOf(element).top : 0;
  return { top: element.scrollTop, row: row?.dataset.testid, offset };
}

export function restorePositions(positions) {
  pendingPositions = positions;
  seekPositions();
}

// Scrolls as far as possible. A screen that loads its content in parts may be too short at first.
function seekPositions() {
  if (!pendingPositions) return;
  const { top, scrolled } = pendingPositions;
  scrollTo(0, top);
  const screen = visibleScreen();
  // Images above would push the position out of sight when they have loaded.
  const isLoading = [...(screen?.querySelectorAll("img") ?? [])].some((image) => !image.complete);
  const left = scrolled.filter(([name, position]) => !scrollElement(screen?.querySelector(withTestId(name)), position));
  pendingPositions = isLoading || scrollY < top - 1 || left.length ? { top, scrolled: left } : null;
}

// Returns whether the position could be restored.
function scrollElement(element, { row, offset, top }) {
  const found = row && element?.querySelector(`:scope > .list-rows > ${withTestId(row)}`);
  if (found) {
    element.scrollTop += found.getBoundingClientRect().top - viewportOf(element).top - offset;
    return true;
  }
  element?.scrollTo(0, top);
  return !row && (element?.scrollTop ?? 0) >= top - 1;
}

new ResizeObserver(seekPositions).observe(root);

onFrame({ settled: seekPositions });

// From here on the user decides where to scroll.
for (const event of ["wheel", "touchmove", "keydown", "pointerdown"])
  addEventListener(event, () => { pendingPositions = null; }, { capture: true, passive: true });
