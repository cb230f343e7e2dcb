"""Fast scrolling: what a list shows in each frame while it is scrolled by 800 pixels a frame."""

import pytest
from playwright.sync_api import expect

from program import wait_for

STEP = 800

# Notes which reports of visible rows the server has answered.
NOTE_ANSWERS = """
  window.scrolling = { frame: 0, reports: [], acknowledged: 0 };
  const { send } = WebSocket.prototype;
  const heard = new WeakSet();
  WebSocket.prototype.send = function (data) {
    const [number, kind, , from, to, , first, end] = JSON.parse(data);
    if (kind === "w") scrolling.reports.push({ number, frame: scrolling.frame, above: from - first, below: end - to });
    if (!heard.has(this)) this.addEventListener("message", ({ data }) => {
      scrolling.acknowledged = JSON.parse(data)[0] ?? scrolling.acknowledged;
    });
    heard.add(this);
    send.call(this, data);
  };
"""

# Scrolls by `step` in each of `frames` frames. A frame waits for the answers to reports that were sent `patience`
# frames ago, so that a busy machine is not a slow network. Reads the rows after the step, in the same frame: these are
# painted. Returns for each frame how many pixels of the viewport no row covers (`bare`), how many of these have no
# skeleton either (`white`), and how many pixels a row that stays is from where the step leads it (`jump`).
SCROLL = """async (list, [frames, step, patience]) => {
  const rows = list.querySelector(":scope > .list-rows");
  const hasSkeleton = getComputedStyle(rows).backgroundImage !== "none";
  const isLate = ({ number, frame }) => number > scrolling.acknowledged && scrolling.frame - frame >= patience;
  const painted = () => new Promise((done, fail) => {
    requestAnimationFrame(done);
    setTimeout(fail, 60_000, new Error(`no frame for a minute; the page is ${document.visibilityState}`));
  });
  const shown = [];
  let anchor = null;
  for (let frame = 0; frame < frames; frame += 1) {
    scrolling.frame += 1;
    do await painted(); while (scrolling.reports.some(isLate));
    const jump = anchor?.row.isConnected ? Math.abs(anchor.row.getBoundingClientRect().top - anchor.top) : 0;
    list.scrollTop += step;
    const top = list.getBoundingClientRect().top + list.clientTop;
    const overlap = (element) => {
      const box = element.getBoundingClientRect();
      return Math.max(Math.min(box.bottom, top + list.clientHeight) - Math.max(box.top, top), 0);
    };
    const visible = [...rows.children].filter((row) => overlap(row) > 0);
    const bare = list.clientHeight - visible.reduce((sum, row) => sum + overlap(row), 0);
    shown.push({ bare, white: hasSkeleton ? list.clientHeight - overlap(rows) : bare, jump });
    anchor = visible.length ? { row: visible[0], top: visible[0].getBoundingClientRect().top } : null;
  }
  return shown;
}"""


def scroll(page, step, frames=60, patience=1000):
    return page.get_by_test_id("list").evaluate(SCROLL, [frames, step, patience])


def without_rows(shown):
    """The frames in which a part of the viewport shows no row; less than a pixel is a rounding error."""
    return [number for number, frame in enumerate(shown) if frame["bare"] >= 1]


def expect_calm(shown):
    """No frame shows white, and no row jumps when others come or go."""
    assert max(frame["white"] for frame in shown) < 1
    assert max(frame["jump"] for frame in shown) < 2


def settle(page):
    """Waits until the list at rest has the rows around the visible ones."""
    page.wait_for_function("""() => new Promise((done) => {
      let timer = 0;
      const watch = () => { clearTimeout(timer); timer = setTimeout(() => done(true), 400); };
      new MutationObserver(watch).observe(document.querySelector('[data-testid="list"]'),
        { attributes: true, childList: true, subtree: true });
      watch();
    })""")


def open_rows(page, program):
    page.add_init_script(NOTE_ANSWERS)
    page.goto(program.url("/test/rows"))
    page.get_by_test_id("some").click()
    expect(page.get_by_test_id("list")).to_have_attribute("data-count", "2000")
    settle(page)


def open_goods(page, program):
    page.add_init_script(NOTE_ANSWERS)
    page.goto(program.url("/goods?count=2000"))
    expect(page.get_by_test_id("list")).to_have_attribute("data-count", "2000")
    settle(page)


@pytest.mark.parametrize("opened", [open_rows, pytest.param(open_goods, marks=pytest.mark.thorough)])
def test_every_frame_is_filled_with_rows(page, showcase, opened):
    opened(page, showcase)
    for step in (STEP, -STEP):
        shown = scroll(page, step, patience=2)
        assert without_rows(shown) == []
        expect_calm(shown)
        settle(page)


@pytest.mark.parametrize("opened", [open_rows, pytest.param(open_goods, marks=pytest.mark.thorough)])
def test_every_frame_is_filled_with_rows_when_answers_are_suddenly_late(page, wire, opened):
    opened(page, wire)
    for step in (STEP, -STEP):
        wire.delay = 0.03
        shown = scroll(page, step, patience=2)
        assert without_rows(shown) == []
        expect_calm(shown)
        wire.delay = 0
        settle(page)


def test_a_late_answer_does_not_end_a_movement(page, wire):
    open_rows(page, wire)
    wire.delay = 0.1    # there and back, longer than the stillness that the page takes for the end of a movement
    for step, frames in ((STEP, 16), (-STEP, 8)):
        page.evaluate("scrolling.reports = []")
        scroll(page, step, frames, patience=1)
        first, *later = page.evaluate("scrolling.reports")
        assert len(later) >= 5
        assert all((report["below"] - report["above"]) * step > 0 for report in later)
        settle(page)


@pytest.mark.parametrize("opened", [open_rows, open_goods])
def test_far_from_the_server_a_skeleton_shows_where_rows_are_under_way(page, start_showcase, opened):
    opened(page, start_showcase("--latency", "100", "--test-pages"))
    for step in (STEP, -STEP):
        # How many rows arrive in time depends on the machine.
        expect_calm(scroll(page, step))
        # At rest all rows come, however long a busy machine takes.
        wait_for(lambda: without_rows(scroll(page, 0, frames=1)) == [])
