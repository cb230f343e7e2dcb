// Reordering — rows that the user moves: by mouse, by touch after a long press, or by Alt with an arrow key. A row is
// shown in its new place at once; the server answers each move with the place that the row has. Loaded with the first
// such row; see Scripts/controls/modules.js.
//
// A move that is not answered is a prediction: it is withdrawn before a frame, whose operations change the state of the
// server, and shown again after it. So the moves of a fast user add up on a slow line.

const inner = "a, button, input, textarea, select, label, summary, [contenteditable], [role='button']";
const dragDistance = 5; // pixels that a mouse moves before a press becomes a drag
const longPress = 350; // milliseconds that a finger rests
const restDistance = 10; // pixels that a resting finger moves
const edge = 48; // pixels at the ends of what scrolls, where a drag scrolls it
const longWay = 1600; // pixels; a list keeps a row that is dragged further, since it is reported on the way

const isRow = (element) => element?.dataset?.movable !== undefined;

function rowsAround(row) {
  const rows = [row];
  for (let each = row.previousElementSibling; isRow(each); each = each.previousElementSibling) rows.unshift(each);
  for (let each = row.nextElementSibling; isRow(each); each = each.nextElementSibling) rows.push(each);
  return rows;
}

export default function begin({ root, dispatch, isUnanswered, nodeOf, insertBefore, onFrame }) {
  let press = null; // { row, id, x, y, timer, isDrag, home, next, previous }: the pointer that is down on a row
  // The unanswered moves, the earliest first. `home` is the sibling behind the row before the move; `next` and
  // `previous` are its siblings since.
  let moves = []; // { row, home, next, previous }

  const announcer = document.createElement("div");
  announcer.className = "announcer";
  announcer.setAttribute("aria-live", "assertive");
  document.body.append(announcer);
  let announcing = 0; // a timer

  // In the dialog of the row, since what is outside is not read then. A region that is new there is read later on.
  function say(text, row) {
    const place = row.closest("dialog") ?? document.body;
    const wait = announcer.parentNode === place ? 0 : 100;
    if (wait) place.append(announcer);
    clearTimeout(announcing);
    announcing = setTimeout(() => { announcer.textContent = text; }, wait);
  }

  // A list has the number of each row, since not all rows are on the page.
  function announce(row) {
    const rows = rowsAround(row);
    const numberOf = (each) => Number(each.getAttribute("aria-posinset") ?? each.getAttribute("aria-rowindex")) || 1;
    const place = {
      index: Math.min(...rows.map(numberOf)) + rows.indexOf(row),
      count: row.getAttribute("aria-setsize") ?? row.parentNode.getAttribute("aria-rowcount") ?? rows.length,
    };
    say(row.dataset.texts.replace(/\{(index|count)\}/g, (_, name) => place[name]), row);
  }

  // Shows the row before another one of the rows, or after the last one.
  function place(row, next) {
    const rows = rowsAround(row).filter((each) => each !== row);
    if (rows.length) insertBefore(row.parentNode, row, next ?? rows.at(-1).nextSibling);
  }

  const siblingsOf = (row) => ({ next: row.nextElementSibling, previous: row.previousElementSibling });

  function withdraw({ row, home }) {
    const parent = row.parentNode;
    if (row.isConnected && (!home || home.parentNode === parent)) insertBefore(parent, row, home);
  }

  function predict(move) {
    const { row, next, previous } = move;
    const parent = row.parentNode;
    move.home = row.nextSibling;
    if (isRow(next) && next.parentNode === parent) insertBefore(parent, row, next);
    else if (isRow(previous) && previous.parentNode === parent) insertBefore(parent, row, previous.nextSibling);
  }

  const shown = () => press?.isDrag ? [...moves, press] : [...moves];

  onFrame({
    withdraw: () => shown().reverse().forEach(withdraw),
    predict() {
      moves = moves.filter(({ row }) => row.isConnected && isUnanswered(row));
      shown().filter(({ row }) => row.isConnected).forEach(predict);
    },
  });

  // Reports where the row is now; puts it back if nothing can be reported.
  function report(row, home) {
    const { next, previous } = siblingsOf(row);
    const neighbour = isRow(next) ? nodeOf(next) : isRow(previous) ? -nodeOf(previous) : 0;
    const move = { row, home, next, previous };
    if (!neighbour || !dispatch(row, "bindery-move", String(neighbour))) return withdraw(move);
    moves.push(move);
    announce(row);
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
    const home = row.nextSibling;
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
    press = { row, id, x, y, isDrag: false };
    if (pointerType !== "mouse") press.timer = setTimeout(beginDrag, longPress);
  });

  function beginDrag() {
    const { row, id } = press;
    const reportedAt = scrollerOf(row).scrollTop;
    Object.assign(press, { isDrag: true, home: row.nextSibling, ...siblingsOf(row), reportedAt });
    row.setPointerCapture(id);
    row.classList.add("dragged");
    requestAnimationFrame(roll);
  }

  const scrollerOf = (row) => row.closest(".list") ?? document.scrollingElement;

  // The visible part of what scrolls.
  function viewportOf(scroller) {
    if (scroller === document.scrollingElement) return { top: 0, bottom: innerHeight };
    const { top, bottom } = scroller.getBoundingClientRect();
    return { top: Math.max(top, 0), bottom: Math.min(bottom, innerHeight) };
  }

  // In each frame of a drag: scrolls while the pointer is at an end of what scrolls.
  function roll() {
    if (!press?.isDrag) return;
    const { row, x, y, scrollTop, reportedAt } = press;
    if (!row.isConnected) return end();
    const scroller = scrollerOf(row);
    const { top, bottom } = viewportOf(scroller);
    const distance = Math.min(y - top - edge, 0) + Math.max(y - bottom + edge, 0);
    if (distance) scroller.scrollTop += Math.max(-edge, Math.min(distance, edge)) / 3;
    if (scroller.scrollTop !== scrollTop) follow(row, x, y);
    press.scrollTop = scroller.scrollTop;
    const isFar = scroller.matches(".list") && Math.abs(press.scrollTop - reportedAt) > longWay;
    if (isFar && row.nextSibling !== press.home) {
      report(row, press.home);
      Object.assign(press, { home: row.nextSibling, reportedAt: press.scrollTop });
    }
    requestAnimationFrame(roll);
  }

  root.addEventListener("pointermove", ({ pointerId, buttons, clientX, clientY }) => {
    if (pointerId !== press?.id) return;
    if (!buttons) return end(); // it was released elsewhere
    const { row, x, y, timer, isDrag } = press;
    const distance = Math.hypot(clientX - x, clientY - y);
    if (!row.isConnected) return end();
    if (!isDrag) {
      if (timer === undefined && distance >= dragDistance) beginDrag();
      else if (timer !== undefined && distance > restDistance) end(); // it scrolls
      if (!press?.isDrag) return;
    }
    Object.assign(press, { x: clientX, y: clientY });
    follow(row, clientX, clientY);
  });

  function follow(row, x, pointerY) {
    const viewport = viewportOf(scrollerOf(row));
    const y = Math.max(viewport.top, Math.min(pointerY, viewport.bottom - 1));
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
    const isRightToLeft = getComputedStyle(row.parentNode).direction === "rtl";
    const isBeyondMiddle = isBeside
      ? x > box.left + box.width / 2 !== isRightToLeft
      : y > box.top + box.height / 2;
    const next = isBeyondMiddle ? rows[over + 1] : rows[over];
    if (next === row) return;
    place(row, next);
    Object.assign(press, siblingsOf(row));
  }

  function end(isKept = false) {
    const { row, home, isDrag, timer } = press;
    const drag = press;
    press = null;
    clearTimeout(timer);
    if (!isDrag) return;
    row.classList.remove("dragged");
    if (!row.isConnected) return;
    if (!isKept) withdraw(drag);
    else if (row.nextSibling !== home) report(row, home);
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
  const prevent = (event) => {
    if (!press?.isDrag) return;
    event.preventDefault();
    event.stopPropagation(); // nor does it pull down the list
  };
  root.addEventListener("touchmove", prevent, { capture: true, passive: false });
  root.addEventListener("contextmenu", prevent);
  root.addEventListener("dragstart", (event) => press && event.preventDefault());
}
