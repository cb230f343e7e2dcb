"""Lists: only visible rows are mounted, they stay in place, and touch, wheel and keyboard work."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from screens import expect_screen, focused

WATCH = """
  window.mostRows = 0;
  const list = document.querySelector('[data-testid="list"]');
  new MutationObserver(() => {
    window.mostRows = Math.max(window.mostRows, document.querySelectorAll('[data-testid^="row-"]').length);
  }).observe(list, { childList: true, subtree: true });
"""


class Rows:
    """The page for hard cases."""

    def __init__(self, page, showcase, path="/test/rows"):
        self.page = page
        self.list = page.get_by_test_id("list")
        page.goto(showcase.url(path))
        expect_screen(page, path.rsplit("/", 1)[1])
        expect(page.get_by_test_id("row-0")).to_be_visible()

    def press(self, name):
        self.page.get_by_test_id(name).click()

    def row(self, number):
        return self.page.get_by_test_id(f"row-{number}")

    def scroll(self, to):
        self.list.evaluate("(list, to) => { list.scrollTop = to === null ? list.scrollHeight : to }", to)

    def expect_shown(self, name, text):
        expect(self.page.get_by_test_id(name)).to_have_text(text)

    def fill(self):
        self.press("some")
        expect(self.list).to_have_attribute("data-count", "2000")

    def fill_to_the_brim(self):
        self.press("fill")
        expect(self.list).to_have_attribute("data-count", "100000", timeout=60_000)

    def top_of(self, number):
        return self.row(number).bounding_box()["y"]

    def first_in_sight(self, below=5):
        return self.page.wait_for_function("""(below) => {
          const list = document.querySelector('[data-testid="list"]').getBoundingClientRect();
          const row = document.elementFromPoint(list.left + 50, list.top + below).closest('[data-testid^="row-"]');
          return row?.dataset.testid.slice(4);
        }""", arg=below).json_value()


@pytest.fixture
def rows(page, showcase):
    return Rows(page, showcase)


def memory(showcase):
    status = Path(f"/proc/{showcase.process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024


def test_a_hundred_thousand_rows_are_scrolled_to_the_end_and_back(page, start_showcase):
    showcase = start_showcase("--test-pages")
    rows = Rows(page, showcase)
    rows.fill_to_the_brim()
    page.evaluate(WATCH)
    rows.scroll(None)
    expect(rows.row(99_999)).to_be_in_viewport()
    rows.scroll(0)
    expect(rows.row(0)).to_be_in_viewport()
    before = memory(showcase)
    for part in list(range(1, 21)) + list(range(19, -1, -1)):
        height = rows.list.evaluate("list => list.scrollHeight")
        rows.scroll(height * part / 20)
        page.wait_for_function("""() => {
          const list = document.querySelector('[data-testid="list"]').getBoundingClientRect();
          const row = document.elementFromPoint(list.left + 50, list.top + list.height / 2);
          return row?.closest('[data-testid^="row-"]');
        }""")
        if part == 20:
            rows.scroll(None)
            expect(rows.row(99_999)).to_be_in_viewport()
    expect(rows.row(0)).to_be_in_viewport()
    after = memory(showcase)
    most = page.evaluate("window.mostRows")
    print(f"\nat most {most} rows in the document; the server had {before:.1f} MB before, {after:.1f} MB after")
    assert most < 400
    assert after - before < 10


def test_by_the_wheel_rows_come_without_a_gap(rows):
    rows.fill()
    rows.page.evaluate(WATCH)
    rows.list.hover()
    for _ in range(40):
        rows.page.mouse.wheel(0, 400)
    expect(rows.page.get_by_test_id("visible")).to_have_text(re.compile(r"^[12]\d\d\.\.<"))
    assert rows.page.evaluate("window.mostRows") < 400


def test_what_is_seen_stays_when_rows_come_and_go_above(rows):
    rows.fill()
    rows.scroll(2000)
    expect(rows.page.get_by_test_id("top")).to_be_visible()
    number = rows.first_in_sight()
    before = rows.top_of(number)
    rows.press("above")
    expect(rows.list).to_have_attribute("data-count", "2003")
    assert abs(rows.top_of(number) - before) < 1
    rows.press("remove")
    expect(rows.list).to_have_attribute("data-count", "2001")
    assert abs(rows.top_of(number) - before) < 1
    rows.press("tall")
    expect(rows.row(number)).to_contain_text("and another one")
    assert abs(rows.top_of(number) - before) < 1


def test_at_the_beginning_what_comes_first_is_seen(rows):
    rows.press("above")
    expect(rows.row(1_000_000)).to_be_in_viewport()
    expect(rows.row(1_000_000)).to_be_visible()


def test_to_the_top_and_to_a_row(rows):
    rows.fill()
    rows.press("to-70")
    expect(rows.row(70)).to_be_in_viewport()
    rows.press("top")
    expect(rows.row(0)).to_be_in_viewport()
    expect(rows.page.get_by_test_id("top")).to_be_hidden()


def test_more_is_loaded_near_the_end_and_only_then(rows):
    rows.expect_shown("loads", "0 loads")
    rows.scroll(None)
    expect(rows.list).to_have_attribute("data-count", "40")
    for count in (60, 80, 100):
        rows.scroll(None)
        expect(rows.list).to_have_attribute("data-count", str(count))
    rows.scroll(None)
    expect(rows.row(99)).to_be_in_viewport()
    rows.expect_shown("loads", "4 loads")
    expect(rows.page.get_by_test_id("more")).to_be_hidden()


def test_what_could_not_be_loaded_is_tried_again_by_a_button(rows):
    rows.press("offline")
    rows.scroll(None)
    retry = rows.page.get_by_test_id("more-retry")
    expect(retry).to_be_attached()
    rows.press("offline")
    rows.scroll(None)
    retry.click()
    expect(rows.row(25)).to_be_attached()


def test_pages_that_do_not_fill_the_list_are_followed_by_more(new_context, showcase):
    rows = Rows(new_context(viewport={"width": 1280, "height": 2400}).new_page(), showcase)
    rows.press("clear")
    expect(rows.row(30)).to_be_in_viewport()


@pytest.mark.parametrize("way", ["keyboard", "wheel", "touch"])
def test_a_list_is_pulled_down(new_context, showcase, way):
    page = new_context(has_touch=way == "touch").new_page()
    rows = Rows(page, showcase)
    if way == "keyboard":
        rows.list.focus()
        page.keyboard.press("Tab")
        expect(page.get_by_role("button", name="Refresh")).to_be_focused()
        page.keyboard.press("Enter")
    elif way == "wheel":
        rows.list.hover()
        page.mouse.wheel(0, -400)
    else:
        box = rows.list.bounding_box()
        session = page.context.new_cdp_session(page)
        x, y = box["x"] + 60, box["y"] + 20
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        for step in range(1, 11):
            session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y + 20 * step}]})
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    rows.expect_shown("refreshes", "1 refreshes")
    expect(rows.list).not_to_have_attribute("aria-busy", "true")


def test_rows_are_pressed_but_not_by_the_controls_in_them(rows):
    rows.row(2).get_by_test_id("like").click()
    rows.expect_shown("likes", "1 likes")
    rows.expect_shown("selected", "[]")
    rows.row(2).get_by_test_id("name").click()
    rows.expect_shown("selected", "[2]")
    expect(rows.row(2)).to_have_attribute("aria-selected", "true")
    rows.row(1).get_by_test_id("name").click()
    rows.expect_shown("selected", "[1, 2]")
    rows.expect_shown("opened", "")


def test_by_the_keyboard(rows):
    rows.fill()
    keyboard = rows.page.keyboard
    rows.list.focus()
    keyboard.press("ArrowDown")
    assert focused(rows.page) == "row-0"
    keyboard.press("ArrowDown")
    assert focused(rows.page) == "row-1"
    keyboard.press("Space")
    rows.expect_shown("selected", "[1]")
    keyboard.press("Enter")
    rows.expect_shown("opened", "row 1")
    keyboard.press("End")
    expect(rows.row(1999)).to_be_focused()
    expect(rows.row(1999)).to_be_in_viewport()
    keyboard.press("PageUp")
    expect(rows.page.locator(":focus:not([data-testid=row-1999])")).to_have_attribute("data-testid", re.compile(r"^row-19\d\d$"))
    keyboard.press("Home")
    expect(rows.row(0)).to_be_focused()
    expect(rows.row(0)).to_be_in_viewport()


def test_the_focus_is_not_lost_when_its_row_is_scrolled_away(rows):
    rows.fill()
    note = rows.row(3).get_by_test_id("note")
    note.fill("mine")
    rows.scroll(50_000)
    expect(rows.row(3)).not_to_be_attached()
    assert focused(rows.page) == "list"
    rows.expect_shown("note-text", "mine")
    rows.scroll(0)
    expect(note).to_be_focused()
    expect(note).to_have_value("mine")


def test_one_comes_back_to_where_one_was(rows):
    rows.fill()
    rows.scroll(90_000)
    number = rows.first_in_sight()
    before = rows.top_of(number)
    rows.press("away")
    expect_screen(rows.page, "typing")
    rows.page.go_back()
    expect_screen(rows.page, "rows")
    expect(rows.row(number)).to_be_in_viewport()
    assert abs(rows.top_of(number) - before) < 2


def test_a_list_survives_a_lost_connection(page, wire):
    page.goto(wire.url("/test/rows"))
    page.get_by_test_id("some").click()
    expect(page.get_by_test_id("list")).to_have_attribute("data-count", "2000")
    rows_list = page.get_by_test_id("list")
    rows_list.evaluate("list => { list.scrollTop = 50000 }")
    expect(page.get_by_test_id("row-0")).not_to_be_attached()
    wire.cut()
    expect(page.get_by_test_id("connection")).to_be_visible()
    rows_list.evaluate("list => { list.scrollTop = list.scrollHeight }")
    wire.mend()
    expect(page.get_by_test_id("row-1999")).to_be_in_viewport()


def motions(page):
    return page.evaluate("""() => document.querySelector('[data-testid="list"]').getAnimations({ subtree: true })
      .filter((animation) => animation.effect.getTiming().duration === 200).length""")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_rows_that_come_go_or_move_are_seen_to(new_context, showcase, motion):
    page = new_context(reduced_motion=motion).new_page()
    rows = Rows(page, showcase)
    page.evaluate("""() => {
      window.motions = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...all) {
        if (this.matches('.list-row')) window.motions += 1;
        return animate.apply(this, all);
      };
    }""")
    rows.press("second")
    expect(rows.row(1_000_000)).to_be_visible()
    came = page.evaluate("window.motions")
    rows.press("remove")
    expect(rows.row(1)).not_to_be_attached()
    went = page.evaluate("window.motions") - came
    rows.press("move")
    page.wait_for_function("""() => {
      const [one, two] = ["row-8", "row-0"].map((id) => document.querySelector(`[data-testid="${id}"]`));
      return one.compareDocumentPosition(two) & Node.DOCUMENT_POSITION_FOLLOWING;
    }""")
    moved = page.evaluate("window.motions") - came - went
    assert (came > 0, went > 0, moved > 0) == (motion == "no-preference",) * 3
    page.evaluate("window.motions = 0")
    rows.fill()
    page.evaluate("window.motions = 0")
    rows.scroll(3000)
    expect(rows.row(45)).to_be_in_viewport()
    assert page.evaluate("window.motions") == 0
    expect(page.locator(".leaving")).to_have_count(0)


def test_a_row_that_moves_across_sections_keeps_its_element(page, showcase):
    rows = Rows(page, showcase, "/test/sections")
    rows.row(4).evaluate("row => { row.mine = true }")
    rows.press("switch")
    page.wait_for_function("""() => {
      const row = document.querySelector('[data-testid="row-4"]');
      return document.querySelector('[data-testid="section-b"]').compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING;
    }""")
    assert rows.row(4).evaluate("row => row.mine")
    rows.press("only")
    expect(page.get_by_test_id("section-b")).not_to_be_attached()


def test_the_header_of_a_section_stays_while_its_rows_are_seen(page, showcase):
    rows = Rows(page, showcase, "/test/sections")
    rows.press("fill")
    expect(rows.list).to_have_attribute("data-count", "1002")
    top = rows.list.bounding_box()["y"] + rows.list.evaluate("list => list.clientTop")
    for place, section in ((12_000, "a"), (None, "b"), (20_000, "a"), (300, "a")):
        rows.scroll(place)
        rows.first_in_sight(below=60)
        header = page.get_by_test_id(f"section-{section}")
        expect(header).to_contain_text(f"Section {section} with 500")
        assert abs(header.bounding_box()["y"] - top) < 1
        assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.list-header').dataset.testid",
                             [header.bounding_box()["x"] + 20, top + 15]) == f"section-{section}"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_narrow_window_shows_the_list(new_context, showcase, scheme):
    page = new_context(viewport={"width": 320, "height": 640}, color_scheme=scheme).new_page()
    rows = Rows(page, showcase)
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    assert rows.list.bounding_box()["height"] >= 190
    rows.fill()
    rows.scroll(None)
    expect(rows.row(1999)).to_be_attached()


def test_each_row_says_which_it_is(rows):
    rows.fill()
    container = rows.page.get_by_role("grid")
    expect(container).to_have_attribute("aria-rowcount", "2000")
    expect(rows.row(5)).to_have_attribute("aria-rowindex", "6")
    rows.scroll(None)
    expect(rows.row(1999)).to_have_attribute("aria-rowindex", "2000")
