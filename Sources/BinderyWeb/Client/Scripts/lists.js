// Lists — some rows are on the page, between paddings in place of the others. Visible rows stay where they are.

const mostPixels = 8_000_000; // browsers limit an element's height to about 17 million
const enoughRows = 50; // after as many measured rows the estimate, and with it the paddings, stays as it is
const stillness = 120; // milliseconds without scrolling

const lists = new Map(); // list → its state, see `known`
const rowsOf = (list) => list.querySelector(":scope > .list-rows");
const countOf = (list) => Number(list.dataset.count) || 0;
const firstOf = (list) => Number(list.dataset.first) || 0;
const clamp = (number, low, high) => Math.max(low, Math.min(number, high));

function known(list) {
  if (!lists.has(list)) {
    lists.set(list, {
      // heights, rows: the total height and number of the rows in `measured`, which were laid out at `width`. sight:
      // what is visible, see `sightOf`. frame, timer: of the next report.
      heights: 0, rows: 0, measured: new WeakSet(), width: 0,
      sight: { rows: [], index: 0, offset: 0, isAtEnd: false },
      target: null, // { index, focuses }: where to scroll as soon as the row is there
      told: null, // the last report to the server
      heir: null, // the row that a key led to; it gets the focus
      away: null, // a memory of what had the focus in a row that was scrolled away
      frame: 0, timer: 0,
    });
    sizes.observe(list);
    sizes.observe(rowsOf(list));
  }
  return lists.get(list);
}

const sizes = new ResizeObserver((entries) => {
  for (const list of new Set(entries.map(({ target }) => target.closest(".list"))))
    if (list?.isConnected) {
      keepInSight(list, known(list).sight);
      check(list, true);
    }
});

// The estimated height of a row that is not on the page.
function estimate(list) {
  const { heights, rows } = known(list);
  return Math.min(rows ? heights / rows : 48, mostPixels / Math.max(countOf(list), 1));
}

function layOut(list) {
  const state = known(list);
  const rows = rowsOf(list);
  const width = list.clientWidth;
  if (width !== state.width) Object.assign(state, { width, heights: 0, rows: 0, measured: new WeakSet() });
  for (const row of rows.children) {
    if (state.rows >= enoughRows || state.measured.has(row)) continue;
    const { height } = row.getBoundingClientRect();
    if (!height) continue;
    state.measured.add(row);
    state.heights += height;
    state.rows += 1;
  }
  const height = estimate(list);
  const after = countOf(list) - firstOf(list) - rows.children.length;
  rows.style.setProperty("--row", `${height}px`);
  rows.style.paddingBlock = `${firstOf(list) * height}px ${Math.max(after, 0) * height}px`;
  number(list, rows);
}

// Assistive technology needs each row's number, since not all rows are on the page.
function number(list, rows) {
  const isGrid = rows.getAttribute("role") === "grid";
  const count = String(countOf(list) - (Number(list.dataset.headers) || 0));
  let index = firstOf(list) - (Number(list.dataset.headersBefore) || 0);
  const say = (element, name, value) => element.getAttribute(name) !== value && element.setAttribute(name, value);
  if (isGrid) say(rows, "aria-rowcount", count);
  for (const row of rows.children) {
    if (row.matches(".list-header")) continue;
    index += 1;
    say(row, isGrid ? "aria-rowindex" : "aria-posinset", String(index));
    if (!isGrid) say(row, "aria-setsize", count);
  }
}

function viewOf(list) {
  const top = list.getBoundingClientRect().top + list.clientTop;
  return { top, bottom: top + list.clientHeight };
}

function seenRows(list) {
  const { top, bottom } = viewOf(list);
  return [...rowsOf(list).children]
    .map((row) => [row, row.getBoundingClientRect()])
    .filter(([, box]) => box.bottom > top && box.top < bottom);
}

// The index of the row at a vertical position. Rows that are not on the page are estimated.
function indexAt(list, y) {
  const rows = rowsOf(list).children;
  const first = firstOf(list);
  if (!rows.length) return 0;
  const begin = rows[0].getBoundingClientRect().top;
  const end = rows[rows.length - 1].getBoundingClientRect().bottom;
  if (y < begin) return first - Math.ceil((begin - y) / estimate(list));
  if (y >= end) return first + rows.length + Math.floor((y - end) / estimate(list));
  let [low, high] = [0, rows.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[middle].getBoundingClientRect().bottom > y) high = middle;
    else low = middle + 1;
  }
  return first + low;
}

// The top of the row at an index. Rows that are not on the page are estimated.
function topOf(list, index) {
  const rows = rowsOf(list).children;
  const first = firstOf(list);
  if (!rows.length) return rowsOf(list).getBoundingClientRect().top + index * estimate(list);
  const behind = index - first - rows.length;
  if (index < first) return rows[0].getBoundingClientRect().top - (first - index) * estimate(list);
  if (behind >= 0) return rows[rows.length - 1].getBoundingClientRect().bottom + behind * estimate(list);
  return rows[index - first].getBoundingClientRect().top;
}

// The visible rows with their rectangles, and, if none of them should remain, the index and offset of the top row.
function sightOf(list) {
  const { top } = viewOf(list);
  const index = indexAt(list, top);
  return {
    rows: seenRows(list), index, offset: topOf(list, index) - top,
    isAtEnd: list.scrollTop + list.clientHeight >= list.scrollHeight - 1,
  };
}

// Puts the first row that was visible and still exists where it was. At the very beginning, new first rows show.
function keepInSight(list, { rows: before, index, offset, isAtEnd }) {
  layOut(list);
  const state = known(list);
  if (list.scrollTop > 0) {
    const anchor = before.find(([row]) => row.parentNode === rowsOf(list));
    if (anchor) list.scrollTop += anchor[0].getBoundingClientRect().top - anchor[1].top;
    else if (isAtEnd) list.scrollTop = list.scrollHeight;
    else if (!state.target) list.scrollTop += topOf(list, index) - viewOf(list).top - offset;
  }
  state.sight = sightOf(list);
}

// Reports the visible rows when scrolling has come to rest (`isStill`), when rows are about to run out, and when the
// list leaves or reaches its first page; never before the previous report is acknowledged.
function check(list, isStill) {
  const state = known(list);
  state.sight = sightOf(list);
  if (!list.clientHeight || isPending(Kind.rows, nodeOf(list))) return;
  const { top, bottom } = viewOf(list);
  const count = countOf(list);
  const from = clamp(indexAt(list, top), 0, count);
  const to = clamp(indexAt(list, bottom - 1) + 1, from, Math.min(count, from + 1000));
  const told = [from, to, list.scrollTop > list.clientHeight ? 1 : 0];
  if (told.join() === state.told?.join()) return;
  const first = firstOf(list);
  const end = first + rowsOf(list).children.length;
  const margin = (to - from) / 2;
  const isShort = (first > 0 && from - margin < first) || (end < count && to + margin > end);
  if (!isStill && !isShort && told[2] === state.told?.[2]) return;
  leaveRowsBeyond(list, from, to);
  state.told = told;
  report(Kind.rows, nodeOf(list), ...told);
}

function scrolled(list) {
  const state = known(list);
  clearTimeout(state.timer);
  state.timer = setTimeout(() => check(list, true), stillness);
  state.frame ||= requestAnimationFrame(() => {
    state.frame = 0;
    if (list.isConnected) check(list, false);
  });
}

root.addEventListener("scroll", ({ target }) => target.matches?.(".list[data-n]") && scrolled(target), true);

const allLists = () => [...root.querySelectorAll(".list[data-n]")];

const rememberLists = () => new Map(allLists().map((list) => [list, { sight: sightOf(list), changes: list.dataset.changes }]));

function settleLists(before) {
  for (const list of lists.keys()) if (!list.isConnected) forgetList(list);
  for (const list of allLists()) {
    const { sight, changes } = before.get(list) ?? known(list);
    keepInSight(list, sight);
    const { target } = known(list);
    if (target) goTo(list, target.index, target.focuses);
    if (before.has(list) && changes !== list.dataset.changes) animateRows(list, sight.rows);
  }
}

function forgetList(list) {
  const { timer, frame } = lists.get(list);
  clearTimeout(timer);
  cancelAnimationFrame(frame);
  sizes.unobserve(list);
  sizes.unobserve(rowsOf(list));
  lists.delete(list);
}

const checkLists = () => allLists().forEach((list) => check(list, true));

// Scrolls to a row. If it is not on the page, scrolls to its estimated position, and to the exact one once it is there.
function goTo(list, index, focuses) {
  const state = known(list);
  const row = rowsOf(list).children[index - firstOf(list)];
  state.target = row ? null : { index, focuses };
  if (index === 0) list.scrollTop = 0;
  else if (row) row.scrollIntoView({ block: "nearest" });
  else list.scrollTop = index * estimate(list);
  if (row && focuses) state.heir = row;
  if (!row) scrolled(list);
}
