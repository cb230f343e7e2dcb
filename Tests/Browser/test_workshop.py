"""The workshop: the seven tasks of 7GUIs, and experiments with the graph."""

import re

import pytest
from playwright.sync_api import expect

from program import wait_for
from screens import expect_screen, focused

SCREENS = ["counter", "temperature", "flights", "timer", "people", "circles", "sheet", "todos", "glitches", "circuit",
           "signals", "board"]


@pytest.fixture
def opened(page, showcase):
    def open_screen(name):
        page.goto(showcase.url(f"/workshop/{name}"))
        expect_screen(page, f"workshop-{name}")
        return page.get_by_test_id
    return open_screen


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_reached_and_shows_its_source(page, showcase, name):
    page.goto(showcase.url("/workshop"))
    page.get_by_test_id(f"link-{name}").click()
    expect_screen(page, f"workshop-{name}")
    expect(page.get_by_test_id("side-workshop")).to_have_attribute("aria-current", "page")
    page.locator("[data-testid=source]:visible").click()
    expect(page.get_by_test_id("source-path")).to_contain_text("Examples/Sources/Screens/Workshop/")
    page.get_by_test_id("source-test").click()
    expect(page.get_by_test_id("source-path")).to_contain_text("Examples/Tests/ScreensTests/Workshop/")


def test_a_button_counts(opened):
    find = opened("counter")
    for _ in range(3):
        find("count").click()
    expect(find("value")).to_have_text("3")


def test_two_fields_edit_one_temperature(opened, page):
    find = opened("temperature")
    find("celsius").fill("37")
    expect(find("fahrenheit")).to_have_value("98.6")
    find("fahrenheit").fill("14")
    expect(find("celsius")).to_have_value("-10")
    find("fahrenheit").fill("cold")
    expect(find("celsius")).to_have_value("-10")


def test_a_flight_is_booked_when_its_days_are_right(opened):
    find = opened("flights")
    expect(find("arrival")).to_be_disabled()
    find("kind").select_option(label="Return")
    find("departure").fill("27.03.2026")
    find("arrival").fill("26.03.2026")
    expect(find("book")).to_be_disabled()
    expect(find("arrival")).to_have_accessible_description("The return is before the departure.")
    find("arrival").fill("26.03")
    expect(find("arrival")).to_have_accessible_description("Enter a date such as 27.03.2026.")
    find("arrival").fill("30.03.2026")
    find("book").click()
    expect(find("message")).to_have_text("You have booked a flight on 27.03.2026, with return on 30.03.2026.")


def test_a_timer_follows_its_duration(opened, page):
    find = opened("timer")
    find("duration").fill("1")
    expect(find("elapsed")).to_have_text("1.0 s")
    find("duration").fill("2")
    expect(find("elapsed")).to_have_text("2.0 s")
    # Recorded, since a busy machine may look again when it has elapsed once more.
    find("elapsed").evaluate("""(element) => {
      window.shown = [];
      new MutationObserver(() => shown.push(element.textContent)).observe(element,
        { characterData: true, childList: true, subtree: true });
    }""")
    find("reset").click()
    wait_for(lambda: page.evaluate("shown.some((text) => parseFloat(text) < 2)"))
    expect(find("elapsed")).to_have_text("2.0 s")


def test_people_are_created_changed_and_deleted(opened, page):
    find = opened("people")
    find("name").fill("Ada")
    find("surname").fill("Lovelace")
    find("create").click()
    rows = page.locator(".list-row")
    expect(rows).to_have_text(["Emil, Hans", "Mustermann, Max", "Tisch, Roman", "Lovelace, Ada"])
    find("prefix").fill("t")
    expect(find("name")).to_have_value("")
    rows.first.click()
    expect(find("name")).to_have_value("Roman")
    find("surname").fill("Tabel")
    find("update").click()
    expect(rows).to_have_text(["Tabel, Roman"])
    find("delete").click()
    expect(rows).to_have_count(0)
    expect(find("empty")).to_be_visible()
    expect(find("create")).to_be_disabled()


def test_circles_are_drawn_and_undone_by_keys(opened, page):
    find = opened("circles")
    circles = page.locator(".circle-canvas circle")
    for x, y in [(80, 80), (200, 150)]:
        find("canvas").click(position={"x": x, "y": y})
    expect(circles).to_have_count(2)
    find("canvas").click(position={"x": 85, "y": 82})
    expect(find("circle-1")).to_have_class(re.compile("circle-selected"))
    find("diameter").fill("100")
    expect(find("circle-1")).to_have_attribute("r", "50.0")
    find("undo").focus()
    for count in [2, 1, 0]:
        page.keyboard.press("Control+z")
        expect(circles).to_have_count(count)
    for _ in range(3):
        page.keyboard.press("Control+Shift+z")
    expect(find("circle-1")).to_have_attribute("r", "50.0")


def test_circles_are_drawn_by_the_keyboard(opened, page):
    find = opened("circles")
    find("canvas").focus()
    page.keyboard.press("ArrowRight")
    expect(find("cursor")).to_be_visible()
    for key in ["Enter", "ArrowDown", "ArrowDown", "ArrowDown", " "]:
        page.keyboard.press(key)
    expect(find("circle-2")).to_have_attribute("cy", "130.0")
    expect(find("circle-2")).to_have_attribute("cx", "110.0")
    expect(find("place")).to_have_text("Cross at 110, 130. Selected circle: 2")


def test_the_menu_of_a_circle_stays_in_the_canvas(opened, page):
    find = opened("circles")
    canvas = find("canvas").bounding_box()
    place = {"x": canvas["width"] - 10, "y": canvas["height"] - 10}
    find("canvas").click(position=place)
    find("canvas").click(button="right", position=place)
    box = find("adjust").bounding_box()
    assert box["x"] + box["width"] <= canvas["x"] + canvas["width"] + 1, (box, canvas)
    assert box["y"] + box["height"] <= canvas["y"] + canvas["height"] + 1, (box, canvas)


def test_a_circle_has_a_menu_that_leads_to_its_diameter(opened, page):
    find = opened("circles")
    for x, y in [(80, 80), (200, 150)]:
        find("canvas").click(position={"x": x, "y": y})
    expect(find("circle-2")).to_have_class(re.compile("circle-selected"))
    find("canvas").click(button="right", position={"x": 85, "y": 82})
    expect(find("circle-1")).to_have_class(re.compile("circle-selected"))
    expect(find("adjust")).to_be_focused()
    box, canvas = find("adjust").bounding_box(), find("canvas").bounding_box()
    assert abs(box["x"] - canvas["x"] - 85) < 2 and abs(box["y"] - canvas["y"] - 82) < 2, (box, canvas)
    page.keyboard.press("Escape")
    expect(find("adjust")).to_have_count(0)
    find("canvas").click(button="right", position={"x": 85, "y": 82})
    find("adjust").click()
    expect(find("diameter")).to_be_focused()
    expect(page.locator(".circle-canvas circle")).to_have_count(2)
    page.keyboard.press("End")
    expect(find("circle-1")).to_have_attribute("r", "100.0")
    # A press elsewhere closes the menu; the browser's own menu stays closed.
    find("canvas").click(button="right", position={"x": 200, "y": 150})
    expect(find("adjust")).to_be_visible()
    find("canvas").click(position={"x": 500, "y": 300})
    expect(find("adjust")).to_have_count(0)


def test_a_board_is_sorted_by_its_headings(opened, page):
    find = opened("board")
    find("by-load").click()
    expect(page.locator("th[aria-sort]")).to_have_text("Load")
    expect(find("order")).to_have_value(find("order").locator("option", has_text="By load").get_attribute("value"))
    find("by-name").click()
    expect(page.locator("th[aria-sort=ascending]")).to_have_text("Machine")
    find("by-name").click()
    expect(page.locator("th[aria-sort=descending]")).to_have_text("Machine")
    expect(page.locator("tbody tr").first).to_contain_text("Dune")


def test_a_sheet_is_edited_by_keys_and_computes_what_depends_on_it(opened, page):
    find = opened("sheet")
    find("cell-A1").click()
    expect(find("address")).to_have_text("A1")
    find("content").fill("10")
    page.keyboard.press("Enter")
    expect(find("cell-C1")).to_have_text("20")
    expect(find("cell-D2")).to_have_text("29")
    expect(find("computed")).to_contain_text("of 10,400 cells.")
    find("cell-F2").click()
    page.keyboard.type("=SUM(A1:A3) * 2")
    page.keyboard.press("Enter")
    expect(find("cell-F2")).to_have_text("34")
    expect(find("address")).to_have_text("F3")
    page.keyboard.type("=foo")
    page.keyboard.press("Escape")
    expect(find("content")).to_have_value("")
    page.keyboard.type("=1 / F9")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    expect(find("hint")).to_have_text("#DIV/0: a division by zero, or by an empty cell.")
    find("list").focus()
    page.keyboard.press("ArrowLeft")
    expect(find("address")).to_have_text("E3")


def test_a_cell_is_emptied_and_the_table_stays_where_it_is(opened, page):
    find = opened("sheet")
    find("cell-A1").click()
    expect(find("address")).to_have_text("A1")
    top = find("list").bounding_box()["y"]
    find("clear").click()
    expect(find("cell-A1")).to_have_text("")
    page.keyboard.type("2")
    page.keyboard.press("Enter")
    expect(find("cell-A1")).to_have_text("2")
    find("cell-A1").click()
    find("list").focus()
    page.keyboard.press("Delete")
    expect(find("cell-A1")).to_have_text("")
    find("cell-A2").click()
    page.keyboard.type("=1 / F9")
    page.keyboard.press("Enter")
    find("cell-A2").click()
    expect(find("hint")).to_contain_text("#DIV/0")
    assert find("list").bounding_box()["y"] == top


def test_todos_stay_when_their_screen_is_left_and_are_in_all_tabs(opened, page, context):
    find = opened("todos")
    find("new-todo").fill("Tea")
    page.keyboard.press("Enter")
    expect(find("title")).to_have_value("Tea")
    other = context.new_page()
    other.goto(page.url)
    expect(other.get_by_test_id("title")).to_have_value("Tea")
    page.get_by_test_id("back").click()
    page.get_by_test_id("link-todos").click()
    find("done").check()
    expect(other.get_by_test_id("done")).to_be_checked()
    other.close()


def test_todos_are_added_edited_and_removed(opened, page):
    find = opened("todos")
    for title in ["Tea", "Cocoa"]:
        find("new-todo").fill(title)
        page.keyboard.press("Enter")
    expect(find("new-todo")).to_have_value("")
    expect(find("title")).to_have_count(2)
    find("row-1").get_by_test_id("title").fill("Green tea")
    find("row-1").get_by_test_id("done").check()
    expect(find("remaining")).to_have_text("Open: 1")
    find("filter").select_option(label="Done")
    expect(find("title")).to_have_count(1)
    expect(find("title")).to_have_value("Green tea")
    find("remove-done").click()
    expect(find("empty")).to_be_visible()
    find("filter").select_option(label="All")
    find("title").fill("")
    find("new-todo").focus()
    expect(find("title")).to_have_count(0)


def test_marbles_show_what_a_later_observer_is_given(opened, page):
    find = opened("signals")
    for name in ["observe", "send", "send", "send", "observe"]:
        find(name).click()
    seen = {kind: find(f"marbles-{kind}").get_by_role("img").nth(1) for kind in ["subject", "replay", "property", "cold"]}
    expect(seen["subject"]).to_have_accessible_name("Observer 2:")
    expect(seen["replay"]).to_have_accessible_name("Observer 2: 2 3")
    expect(seen["property"]).to_have_accessible_name("Observer 2: 3")
    expect(seen["cold"]).to_have_accessible_name("Observer 2: #2")
    expect(find("runs-shared")).to_have_text("Runs of its work: 1")
    find("leave").click()
    find("leave").click()
    expect(find("leave")).to_be_disabled()


@pytest.mark.parametrize("latency", ["0", "300"])
def test_what_is_typed_right_after_a_cell_was_chosen_is_its_new_content(start_showcase, page, latency):
    page.goto(start_showcase("--latency", latency).url("/workshop/sheet"))
    find = page.get_by_test_id
    for row in [1, 2]:
        find(f"cell-A{row}").click()
        page.keyboard.type("10")
    find("cell-C2").dblclick()
    expect(find("content")).to_have_value("=A2 * B2")
    page.keyboard.type(" + 1")
    page.keyboard.press("Enter")
    expect(find("cell-A1")).to_have_text("10")
    expect(find("cell-C1")).to_have_text("20")
    expect(find("cell-C2")).to_have_text("31")
    find("cell-C2").click()
    find("edit").click()
    expect(find("content")).to_be_focused()
    expect(find("content")).to_have_value("=A2 * B2 + 1")
    find("content").fill("")
    page.keyboard.press("Enter")
    expect(find("cell-C2")).to_have_text("")


def test_the_selected_row_of_a_sheet_stays_in_sight(opened, page):
    page.set_viewport_size({"width": 1024, "height": 600})
    find = opened("sheet")
    find("cell-E1").click()
    for number in range(40):
        page.keyboard.type(str(number))
        page.keyboard.press("Enter")
    expect(find("address")).to_have_text("E41")
    expect(find("cell-E41")).to_be_in_viewport()
    expect(find("cell-E40")).to_have_text("39")


def test_a_reload_of_a_sheet_leads_to_the_same_cell(opened, page):
    find = opened("sheet")
    find("cell-E4").click()
    expect(page).to_have_url(re.compile(r"/workshop/sheet\?cell=E4$"))
    page.keyboard.type("99")
    page.reload()
    expect(find("address")).to_have_text("E4")
    # What was typed is in the field; or in the cell, if the browser said in time that the field lost the focus.
    find("content").press("Enter")
    expect(find("cell-E4")).to_have_text("99")
    expect(find("cell-A0")).to_have_text("Price")


def test_a_sheet_scrolls_both_ways_under_its_names(opened, page):
    find = opened("sheet")
    page.set_viewport_size({"width": 700, "height": 700})
    expect(find("cell-D1")).to_have_text("4")
    sheet = find("list")
    sheet.evaluate("list => list.scrollTo(2000, 0)")
    number = page.locator(".sheet-number", has_text=re.compile("^5$"))
    assert abs(number.bounding_box()["x"] - sheet.bounding_box()["x"]) < 3
    sheet.evaluate("list => list.scrollTo(0, list.scrollHeight)")
    expect(find("cell-D399")).to_be_visible()
    expect(find("cell-D399")).to_have_text(re.compile(r"^\d{4}$"))
    expect(page.locator(".sheet-name").first).to_be_visible()


@pytest.mark.parametrize("latency", [0, 100, 300])
def test_a_sheet_keeps_what_is_typed_on_a_slow_line(page, start_showcase, latency):
    """The user does not wait: neither after the press of a cell nor after Enter."""
    page.goto(start_showcase("--latency", str(latency)).url("/workshop/sheet"))
    find = page.get_by_test_id
    find("cell-F1").click()
    page.keyboard.type("12345678", delay=20)
    page.keyboard.press("Enter")
    expect(find("cell-F1")).to_have_text("12345678")
    expect(find("address")).to_have_text("F2")
    for number in range(5):
        page.keyboard.type(f"{number + 1}{number}", delay=10)
        page.keyboard.press("Enter")
        expect(find("address")).to_have_text(f"F{number + 3}")
    for number in range(5):
        expect(find(f"cell-F{number + 2}")).to_have_text(f"{number + 1}{number}")


def test_in_a_circuit_only_what_changes_lights_up(opened, page):
    find = opened("circuit")
    expect(find("output")).to_have_text("42")
    lit = page.locator("g[class*=start-lit]")
    expect(lit).to_have_count(0)
    find("second").fill("8")
    expect(find("output")).to_have_text("48")
    # The second input, its number, the operation and the text, but neither the first input nor the state.
    expect(lit).to_have_count(4)
    find("second").fill(" 8")
    expect(page.locator("g.start-lit-again")).to_have_count(1)
    expect(find("output")).to_have_text("48")
    valid = find("result").evaluate("box => getComputedStyle(box).backgroundColor")
    find("first").fill("x")
    expect(find("state")).to_have_text("invalid")
    assert find("result").evaluate("box => getComputedStyle(box).backgroundColor") != valid


def test_the_lines_of_the_tasks_are_beside_published_ones(page, showcase):
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(showcase.url("/workshop"))
    table = page.get_by_test_id("lines-of-tasks")
    expect(table.get_by_role("row")).to_have_count(8)
    expect(table.get_by_role("link")).to_have_count(2)
    expect(table.get_by_role("row").nth(7)).to_contain_text(re.compile(r"Spreadsheet\d{3}249477"))
    todos = page.get_by_test_id("lines-of-todos").get_by_role("row")
    expect(todos).to_have_count(2)
    expect(todos.nth(1)).to_contain_text(re.compile(r"Todos\d{2,3}162216256262"))
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_only_callbacks_have_glitches(opened):
    find = opened("glitches")
    for _ in range(4):
        find("increment").click()
    expect(find("graph-count")).to_have_text("Values: 5 · wrong: 0")
    expect(find("callbacks-count")).to_have_text("Values: 10 · wrong: 5")


def test_a_board_is_live_until_it_is_paused(opened, page):
    find = opened("board")
    line = page.locator(".board-chart polyline").first
    before = line.get_attribute("points")
    expect(line).not_to_have_attribute("points", before)
    find("order").select_option(label="By load")
    find("paused").check()
    page.wait_for_function("""() => {
      const loads = [...document.querySelectorAll("[data-testid=table] td:nth-child(2)")];
      const numbers = loads.map((cell) => parseInt(cell.textContent));
      return numbers.length === 4 && numbers.every((number, index) => !index || number <= numbers[index - 1]);
    }""")
