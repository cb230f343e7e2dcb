// Reordering — rows that the user moves: by mouse, by touch after a long press, or by Alt with an arrow key. A row is
// shown in its new place at once; the server answers each move with the place that the row has. Loaded with the first
// such row; see Scripts/controls/modules.js.

const inner = "a, button, input, textarea, select, label, summary, [contenteditable], [role='button']";
const dragDistance = 5; // pixels that a mouse moves before a press becomes a drag
const longPress = 350; // milliseconds that a finger rests
const restDistance = 10; // pixels that a resting finger moves

const isRow = (element) => element?.dataset?.movable !== undefined;

function rowsAround(row) {
  const rows = [row];
  for (let each = row.previousElementSibling; isRow(each); each = each.previousElementSibling) rows.unshift(each);
  for (let each = row.nextElementSibling; isRow(each); each = each.nextElementSibling) rows.push(each);
  return rows;
}

export default function begin({ root, dispatch, nodeOf, insertBefore }) {
  let press = null; // { row, id, x, y, timer, home, isDrag }: the pointer that is down on a row

  const announcer = document.createElement("div");
  announcer.className = "announcer";
  announcer.setAttribute("aria-live", "assertive");
  document.body.append(announcer);

  function announce(row) {
    const rows = rowsAround(row);
    const place = { index: rows.indexOf(row) + 1, count: rows.length };
    announcer.textContent = row.dataset.texts.replace(/\{(index|count)\}/g, (_, name) => place[name]);
  }

  // Shows the row before another one of the rows, or after the last one.
  function place(row, next) {
    const rows = rowsAround(row).filter((each) => each !== row);
    if (rows.length) insertBefore(row.parentNode, row, next ?? rows.at(-1).nextSibling);
  }

  // Reports where the row is now; puts it back if nothing can be reported.
  function report(row, home) {
    const next = row.nextElementSibling;
    if (dispatch(row, "bindery-move", String(isRow(next) ? nodeOf(next) : 0))) announce(row);
    else place(row, isRow(home) ? home : null);
  }

  // MARK: Keyboard

  root.addEventListener("keydown", (event) => {
    const { key, target } = event;
    const step = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (!step || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || target.matches("select")) return;
    const row = target.closest("[data-movable]");
    if (!row) return;
    event.preventDefault();
    const rows = rowsAround(row);
    const index = rows.indexOf(row) + step;
    if (index < 0 || index >= rows.length) return;
    const home = row.nextElementSibling;
    place(row, step < 0 ? rows[index] : rows[index + 1]);
    row.scrollIntoView({ block: "nearest" });
    report(row, home);
  });

  // MARK: Pointer

  root.addEventListener("pointerdown", (event) => {
    const { target, pointerId: id, clientX: x, clientY: y, pointerType } = event;
    const row = target.closest("[data-movable]");
    const part = target.closest(inner);
    if (press || !row || !event.isPrimary || event.button || (part && part !== row && row.contains(part))) return;
    press = { row, id, x, y, home: row.nextElementSibling, isDrag: false };
    if (pointerType !== "mouse") press.timer = setTimeout(beginDrag, longPress);
  });

  function beginDrag() {
    press.isDrag = true;
    press.row.setPointerCapture(press.id);
    press.row.classList.add("dragged");
  }

  root.addEventListener("pointermove", ({ pointerId, clientX, clientY }) => {
    if (pointerId !== press?.id) return;
    const { row, x, y, timer, isDrag } = press;
    const distance = Math.hypot(clientX - x, clientY - y);
    if (!row.isConnected) return end();
    if (!isDrag) {
      if (timer === undefined && distance >= dragDistance) beginDrag();
      else if (timer !== undefined && distance > restDistance) end(); // it scrolls
      if (!press?.isDrag) return;
    }
    follow(row, clientX, clientY);
  });

  function follow(row, x, y) {
    const rows = rowsAround(row);
    const index = rows.indexOf(row);
    const boxes = rows.map((each) => each.getBoundingClientRect());
    // The row under the pointer, or the end beyond which the pointer is.
    let over = boxes.findIndex((box) => x >= box.left && x < box.right && y >= box.top && y < box.bottom);
    if (over < 0 && y < boxes[0].top) over = 0;
    if (over < 0 && y >= boxes.at(-1).bottom) over = rows.length - 1;
    if (over < 0 || over === index) return;
    const box = boxes[over];
    const isBeside = Math.abs(box.top - boxes[index].top) < Math.min(box.height, boxes[index].height) / 2;
    const isBeyondMiddle = isBeside ? x > box.left + box.width / 2 : y > box.top + box.height / 2;
    // Before its middle the rows would change places back and forth.
    if (isBeyondMiddle !== over > index) return;
    place(row, over > index ? rows[over + 1] : rows[over]);
    row.scrollIntoView({ block: "nearest" });
  }

  function end(isKept = false) {
    const { row, home, isDrag, timer } = press;
    press = null;
    clearTimeout(timer);
    if (!isDrag) return;
    row.classList.remove("dragged");
    if (!row.isConnected) return;
    if (!isKept) place(row, isRow(home) ? home : null);
    else if (row.nextElementSibling !== home) report(row, home);
  }

  root.addEventListener("pointerup", ({ pointerId }) => {
    if (pointerId !== press?.id) return;
    // The release of a drag does not press the row.
    if (press.isDrag) {
      const stop = (event) => (event.preventDefault(), event.stopPropagation());
      addEventListener("click", stop, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", stop, true));
    }
    end(true);
  });

  root.addEventListener("pointercancel", ({ pointerId }) => pointerId === press?.id && end());
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !press?.isDrag) return;
    event.stopPropagation();
    end();
  }, true);

  // A drag scrolls nothing, selects no text and opens no menu of the browser.
  const prevent = (event) => press?.isDrag && event.preventDefault();
  root.addEventListener("touchmove", prevent, { passive: false });
  root.addEventListener("contextmenu", prevent);
  root.addEventListener("dragstart", (event) => press && event.preventDefault());
}
