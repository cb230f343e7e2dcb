"""A long list with sections whose rows the user reorders: only some of its rows are on the page."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def rows(page, showcase):
    page.goto(showcase.url("/test/sections"))
    page.get_by_test_id("fill").click()
    expect(page.get_by_test_id("list")).to_have_attribute("data-count", "1002")
    page.wait_for_function("() => document.querySelector('.announcer')")
    return page


def row(page, number):
    return page.get_by_test_id(f"row-{number}")


def order(page):
    """The visible rows and headers, from the top."""
    return page.get_by_test_id("list").evaluate("""(list) => {
      const { top, bottom } = list.getBoundingClientRect();
      return [...list.querySelectorAll(".list-rows > *")].filter((row) => {
        const box = row.getBoundingClientRect();
        return box.bottom > top + 1 && box.top < bottom - 1;
      }).map((row) => row.dataset.testid);
    }""")


def middle(page, number):
    box = row(page, number).bounding_box()
    return box["x"] + 20, box["y"] + box["height"] / 2


def scroll_away_and_back(page):
    """The server removes the first rows and makes them again, in its order."""
    page.get_by_test_id("list").evaluate("(list) => list.scrollTo(0, 20_000)")
    expect(page.locator(".list-rows").get_by_test_id("row-0")).to_have_count(0)
    page.get_by_test_id("list").evaluate("(list) => list.scrollTo(0, 0)")
    expect(row(page, 0)).to_be_visible()


def press_at(page, number):
    page.mouse.move(*middle(page, number))
    page.mouse.down()


def drag_below(page, number, other):
    """Drags a row below another one, and keeps the button down."""
    press_at(page, number)
    x, y = middle(page, other)
    page.mouse.move(x, y - 40)
    page.mouse.move(x, y + 10)


def test_a_row_is_dragged_within_its_section(rows):
    shown = order(rows)
    drag_below(rows, 2, 6)
    rows.mouse.up()
    assert shown[:5] == ["section-a", "row-0", "row-2", "row-4", "row-6"]
    expected = ["section-a", "row-0", "row-4", "row-6", "row-2"]
    assert order(rows)[:5] == expected
    scroll_away_and_back(rows)
    assert order(rows)[:5] == expected


def test_the_keys_move_a_row_and_tell_its_number_among_all(rows):
    row(rows, 4).focus()
    rows.keyboard.press("Alt+ArrowUp")
    expect(rows.locator(".announcer")).to_have_text("2 of 1000")
    expect(row(rows, 4)).to_be_focused()
    rows.keyboard.press("Alt+ArrowUp")
    expect(rows.locator(".announcer")).to_have_text("1 of 1000")
    # It is the first of its section.
    rows.keyboard.press("Alt+ArrowUp")
    rows.keyboard.press("Alt+ArrowDown")
    expect(rows.locator(".announcer")).to_have_text("2 of 1000")
    assert order(rows)[:4] == ["section-a", "row-0", "row-4", "row-2"]
    scroll_away_and_back(rows)
    assert order(rows)[:4] == ["section-a", "row-0", "row-4", "row-2"]


def test_a_drag_to_the_end_of_the_list_scrolls_it_as_far_as_the_user_likes(rows):
    """Further than the rows that the page has at the start."""
    press_at(rows, 2)
    list_box = rows.get_by_test_id("list").bounding_box()
    x, bottom = list_box["x"] + 20, min(list_box["y"] + list_box["height"], rows.viewport_size["height"]) - 4
    rows.mouse.move(x, bottom - 60)
    rows.mouse.move(x, bottom)
    rows.wait_for_function("() => document.querySelector('[data-testid=list]').scrollTop > 9000")
    rows.mouse.move(x, bottom - 150)
    expect(row(rows, 2)).to_be_attached()
    rows.mouse.up()
    shown = order(rows)
    place = shown.index("row-2")
    neighbours = [int(name.removeprefix("row-")) for name in (shown[place - 1], shown[place + 1])]
    assert neighbours[1] == neighbours[0] + 2 and neighbours[0] > 150
    # As the server has it.
    scroll_away_and_back(rows)
    assert order(rows)[:3] == ["section-a", "row-0", "row-4"]
    rows.get_by_test_id("list").evaluate("(list) => list.scrollTo(0, 9000)")
    expect(row(rows, neighbours[1])).to_be_attached()
    after = rows.locator(".list-rows > *").evaluate_all("(rows) => rows.map((row) => row.dataset.testid)")
    assert after[after.index("row-2") - 1:][:3] == [f"row-{neighbours[0]}", "row-2", f"row-{neighbours[1]}"]


def test_the_escape_key_returns_a_row_of_a_list(rows):
    shown = order(rows)
    drag_below(rows, 2, 8)
    assert order(rows) != shown
    rows.keyboard.press("Escape")
    assert order(rows) == shown
    rows.mouse.up()
    assert order(rows) == shown


def test_the_wheel_scrolls_over_rows_that_move(rows):
    rows.mouse.move(*middle(rows, 4))
    rows.mouse.wheel(0, 400)
    rows.wait_for_function("() => document.querySelector('[data-testid=list]').scrollTop > 300")
