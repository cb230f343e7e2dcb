// Places — a new screen is read from its heading; a screen that the user returns to is as it was left.

const places = new Map(); // depth → { name, top, scrolled, door }: what was visible on that screen
const keptPlaces = "bindery-places";
// The tab may remember a deeper stack than the address alone leads to; the server learns of it immediately.
let depth = history.state?.depths?.at(-1) ?? (Number(root.dataset.depth) || 1);
let sought = null; // the scroll positions to restore, until the content is there

const visibleScreen = () => root.querySelector(".screen:not([hidden])");

function rememberPlace() {
  const screen = visibleScreen();
  const scrolled = [...(screen?.querySelectorAll("[data-testid]") ?? [])]
    .filter((element) => element.scrollTop > 0 && !isField(element))
    .map((element) => [element.dataset.testid, placeIn(element)]);
  // `door`: the control that was pressed to leave the screen. It gets the focus when the user returns.
  const pressed = document.activeElement.matches("button, a") ? document.activeElement : disabledWhileFocused;
  const door = pressed?.isConnected ? { ...remember(pressed), element: null } : null;
  places.set(depth, { name: screen?.dataset.screen, top: scrollY, scrolled, door });
  return { screen, depth };
}

// Returns the element that should get the focus, or null if the screen is still the same.
function arrive(departure) {
  const screen = visibleScreen();
  if (!screen || screen === departure.screen) return null;
  const known = depth < departure.depth ? places.get(depth) : null;
  const place = known?.name === screen.dataset.screen ? known : null;
  for (const key of places.keys()) if (key >= depth) places.delete(key);
  sought = place ?? { top: 0, scrolled: [] };
  seekPlace();
  if (!isCalm.matches) {
    const side = Math.sign(depth - departure.depth) * 16;
    // The bar does not move, and the content is never fully transparent: no frame of the animation is blank.
    const content = screen.querySelector(":scope > .content") ?? screen;
    content.animate([{ opacity: 0.4, transform: `translateX(${side}px)` }, { opacity: 1, transform: "none" }],
      { duration: 180, easing: "ease-out" });
  }
  const door = place?.door ? successor(place.door) : null;
  if (door && (!door.disabled || canBeGentle(door))) return door;
  // Its action waits for what the screen above returns, and ends a moment later: it gets the focus then.
  if (door) disabledWhileFocused = door;
  const heading = screen.querySelector("h1") ?? screen;
  heading.tabIndex = -1;
  return heading;
}

// Scrolls to `sought` as far as possible. A screen that loads its content in parts may be too short at first.
function seekPlace() {
  if (!sought) return;
  const { top, scrolled } = sought;
  scrollTo(0, top);
  const screen = visibleScreen();
  // Images above would push the position out of sight when they have loaded.
  const isLoading = [...(screen?.querySelectorAll("img") ?? [])].some((image) => !image.complete);
  const left = scrolled.filter(([name, spot]) => !returnTo(screen?.querySelector(called(name)), spot));
  sought = isLoading || scrollY < top - 1 || left.length ? { top, scrolled: left } : null;
}

new ResizeObserver(seekPlace).observe(root);

// From here on the user decides where to scroll.
for (const act of ["wheel", "touchmove", "keydown", "pointerdown"])
  addEventListener(act, () => { sought = null; }, { capture: true, passive: true });

addEventListener("pagehide", () => {
  if (!sought) rememberPlace();
  else places.set(depth, { name: visibleScreen()?.dataset.screen, ...sought }); // it was not reached yet
  try {
    sessionStorage.setItem(keptPlaces, JSON.stringify({ trail: history.state?.trail, places: [...places] }));
  } catch {} // storage is unavailable
});

function restorePlaces() {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keptPlaces));
    sessionStorage.removeItem(keptPlaces);
    if (!kept || kept.trail !== history.state?.trail) return;
    for (const [depth, place] of kept.places) places.set(depth, place);
    const place = places.get(depth);
    if (place?.name === visibleScreen()?.dataset.screen) sought = place;
    seekPlace();
  } catch {}
}

// For a list, keeps its first visible row as well, since the height above it is an estimate.
function placeIn(element) {
  const [row, box] = element.matches(".list") ? (seenRows(element)[0] ?? []) : [];
  return { top: element.scrollTop, row: row?.dataset.testid, offset: row ? box.top - viewOf(element).top : 0 };
}

// Returns whether the position could be restored.
function returnTo(element, { row, offset, top }) {
  const found = row && element?.querySelector(`:scope > .list-rows > ${called(row)}`);
  if (found) {
    element.scrollTop += found.getBoundingClientRect().top - viewOf(element).top - offset;
    return true;
  }
  element?.scrollTo(0, top);
  return !row && (element?.scrollTop ?? 0) >= top - 1;
}
