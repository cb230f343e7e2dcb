// Places — a new screen is read from its heading; one come back to is found as it was left.

const places = new Map(); // depth → where the person was on that screen
let depth = Number(root.dataset.depth) || 1;

const visibleScreen = () => root.querySelector(".screen:not([hidden])");

function rememberPlace() {
  const screen = visibleScreen();
  const scrolled = [...(screen?.querySelectorAll("[data-testid]") ?? [])]
    .filter((element) => element.scrollTop > 0 && !isField(element))
    .map((element) => [element.dataset.testid, placeIn(element)]);
  const door = document.activeElement.matches("button, a") ? { ...rememberFocus(), element: null } : null;
  places.set(depth, { name: screen?.dataset.screen, top: scrollY, scrolled, door });
  return { screen, depth };
}

// Returns what should get the focus, or null when the screen is still the same.
function arrive(departure) {
  const screen = visibleScreen();
  if (!screen || screen === departure.screen) return null;
  const known = depth < departure.depth ? places.get(depth) : null;
  const place = known?.name === screen.dataset.screen ? known : null;
  for (const key of places.keys()) if (key >= depth) places.delete(key);
  scrollTo(0, place?.top ?? 0);
  for (const [name, spot] of place?.scrolled ?? []) returnTo(screen.querySelector(called(name)), spot);
  if (!isCalm.matches) {
    const side = Math.sign(depth - departure.depth) * 16;
    screen.animate([{ opacity: 0, transform: `translateX(${side}px)` }, { opacity: 1, transform: "none" }],
      { duration: 180, easing: "ease-out" });
  }
  const door = place?.door ? successor(place.door) : null;
  if (door && !door.disabled) return door;
  const heading = screen.querySelector("h1") ?? screen;
  heading.tabIndex = -1;
  return heading;
}

// Of a list the row that was seen first, since the room above it is an estimate.
function placeIn(element) {
  const [row, box] = element.matches(".list") ? (seenRows(element)[0] ?? []) : [];
  return row ? { row: row.dataset.testid, offset: box.top - viewOf(element).top } : { top: element.scrollTop };
}

function returnTo(element, { row, offset, top }) {
  const found = row && element?.querySelector(`:scope > .list-rows > ${called(row)}`);
  if (found) element.scrollTop += found.getBoundingClientRect().top - viewOf(element).top - offset;
  else if (top) element?.scrollTo(0, top);
}
