// Row motion — animates visible rows that a frame inserts, removes or moves; scrolling animates nothing.

const mostMotions = 60;

function animateRows(list, before) {
  const after = seenRows(list);
  if (isCalm.matches || before.length + after.length > mostMotions * 2) return;
  const old = new Map(before);
  const timing = { duration: 200, easing: "ease-out" };
  for (const [row, box] of after) {
    const was = old.get(row);
    if (!was) row.animate([{ opacity: 0, transform: "translateY(-8px)" }, { opacity: 1, transform: "none" }], timing);
    else if (Math.abs(was.top - box.top) > 1) travel(row, 0, was.top - box.top, timing);
  }
  for (const [row, box] of before) if (!row.isConnected) fade(list, row, box, timing);
}

// Fades out a removed row, which can be neither pressed nor read out.
function fade(list, row, box, timing) {
  for (const element of [row, ...row.querySelectorAll("*")])
    for (const name of ["data-n", "data-testid", "id", "for", "name"]) element.removeAttribute(name);
  row.className += " leaving";
  row.inert = true;
  row.setAttribute("aria-hidden", "true");
  const frame = list.getBoundingClientRect();
  Object.assign(row.style, {
    top: `${box.top - frame.top - list.clientTop + list.scrollTop}px`,
    left: `${box.left - frame.left - list.clientLeft}px`, width: `${box.width}px`, height: `${box.height}px`,
  });
  list.append(row);
  row.animate([{ opacity: 1 }, { opacity: 0, transform: "scale(0.98)" }], timing).finished
    .then(() => row.remove(), () => row.remove());
}
