// Motion — what moved is seen to move.

const isCalm = matchMedia("(prefers-reduced-motion: reduce)");

function measure(frame) {
  const rectangles = new Map();
  if (isCalm.matches) return rectangles;
  for (const [key, parent, node] of frame) {
    if (key !== Operation.move || rectangles.size > 200 || find(parent)?.matches(".list-rows")) continue;
    for (const element of [find(node), ...(find(node)?.parentNode?.children ?? []), ...(find(parent)?.children ?? [])])
      if (element) rectangles.set(element, element.getBoundingClientRect());
  }
  return rectangles;
}

function glide(rectangles) {
  for (const [element, before] of rectangles) {
    const after = element.getBoundingClientRect();
    const [x, y] = [before.left - after.left, before.top - after.top];
    if (!element.isConnected || (!x && !y)) continue;
    element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: 220, easing: "ease-out" });
  }
}
