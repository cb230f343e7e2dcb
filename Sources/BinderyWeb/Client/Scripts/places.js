// Places — a new screen is read from its heading; one come back to is found as it was left.

const places = new Map(); // depth → where the person was on that screen
let depth = Number(root.dataset.depth) || 1;

const visibleScreen = () => root.querySelector(".screen:not([hidden])");

function rememberPlace() {
  const screen = visibleScreen();
  const scrolled = [...(screen?.querySelectorAll("[data-testid]") ?? [])]
    .filter((element) => element.scrollTop > 0 && !isField(element))
    .map((element) => [element.dataset.testid, element.scrollTop]);
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
  for (const [name, top] of place?.scrolled ?? []) screen.querySelector(called(name))?.scrollTo(0, top);
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
