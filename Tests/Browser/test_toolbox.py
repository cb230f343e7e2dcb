"""Controls of an application's own: scripts of foreign libraries, elements, events, commands, style sheets."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from program import Showcase, executable
from wire import Wire

# The browser reports connections that fail.
CUTS = pytest.mark.complains("WebSocket connection to", "net::ERR_")


class ToolboxProgram(Showcase):
    name = "toolbox"

    def command(self):
        path = Path(executable()).with_name("toolbox")
        assert path.is_file(), f"{path} is not built; `swift build --package-path Examples --product toolbox` builds it"
        return [str(path), "--port", str(self.port), *self.options]


@pytest.fixture(scope="module")
def toolbox(tmp_path_factory):
    program = ToolboxProgram(tmp_path_factory.mktemp("toolbox")).start()
    yield program
    program.kill()


@pytest.fixture
def opened(page, toolbox):
    page.goto(toolbox.url())
    expect(page.locator("canvas")).to_be_visible()
    expect(page.locator(".CodeMirror")).to_be_visible()
    return page


@pytest.fixture
def slow(page, toolbox, wires):
    """The page with a network that a test may slow down and cut."""
    wire = Wire(toolbox.port)
    wires.append(wire)
    page.goto(wire.url())
    expect(page.locator("canvas")).to_be_visible()
    expect(page.locator(".CodeMirror")).to_be_visible()
    page.wire = wire
    return page


def test_a_chart_is_drawn_by_a_library_and_follows_its_value(opened):
    before = opened.locator("canvas").screenshot()
    opened.get_by_test_id("add-month").click()
    opened.wait_for_function("() => document.querySelector('[data-testid=chart]').dataset.value.includes('Month 4')")
    assert opened.locator("canvas").screenshot() != before


def test_a_chart_tells_what_was_picked(opened):
    box = opened.locator("canvas").bounding_box()
    # The first point lies on the left axis, at 3 of 3 to 5: near its bottom.
    for y in range(int(box["height"]) - 10, 0, -10):
        opened.locator("canvas").click(position={"x": 34, "y": y})
    expect(opened.get_by_test_id("picked")).to_have_text("Picked 0")


def test_a_function_of_a_script_is_called_and_answers(opened):
    opened.get_by_test_id("measure").click()
    expect(opened.get_by_test_id("size")).to_have_text("A picture")
    opened.get_by_test_id("select").click()
    expect(opened.get_by_test_id("selected")).to_have_text("let")


def test_an_editor_and_its_property_are_the_same_text(opened):
    opened.locator(".CodeMirror").click()
    opened.keyboard.press("ControlOrMeta+End")
    opened.keyboard.type(" + d")
    expect(opened.get_by_test_id("count")).to_have_text("17 characters")
    opened.get_by_test_id("capitalize").click()
    expect(opened.locator(".CodeMirror-line")).to_have_text("LET C = A + B + D")


@pytest.mark.parametrize("delay", [0.05, 0.15])
def test_text_typed_on_a_slow_line_is_not_overwritten_by_an_earlier_one(slow, delay):
    slow.wire.delay = delay
    slow.locator(".CodeMirror").click()
    slow.keyboard.press("ControlOrMeta+End")
    slow.keyboard.type(" + first + second + third", delay=20)
    expect(slow.get_by_test_id("count")).to_have_text("38 characters")
    expect(slow.locator(".CodeMirror-line")).to_have_text("let c = a + b + first + second + third")


@CUTS
def test_scripts_go_on_over_a_lost_connection(slow):
    slow.wire.cut()
    slow.locator(".CodeMirror").click()
    slow.keyboard.press("ControlOrMeta+End")
    slow.keyboard.type("!")
    slow.wire.mend()
    expect(slow.get_by_test_id("count")).to_have_text("14 characters")
    expect(slow.locator("canvas")).to_be_visible()
    slow.get_by_test_id("select").click()
    expect(slow.get_by_test_id("selected")).to_have_text("let")


def test_a_pointer_draws_in_the_coordinates_of_the_element(opened):
    pad = opened.get_by_test_id("pad")
    pad.scroll_into_view_if_needed()
    box = pad.bounding_box()
    opened.mouse.move(box["x"] + 20, box["y"] + 30)
    opened.mouse.down()
    for step in range(1, 11):
        opened.mouse.move(box["x"] + 20 + 10 * step, box["y"] + 30)
    # Outside the element: the pointer is still followed.
    opened.mouse.move(box["x"] + 50, box["y"] - 40)
    opened.mouse.up()
    expect(opened.get_by_test_id("lines")).to_have_text("1 lines")
    line = opened.locator("polyline")
    # Shapes of SVG that come later are shapes of SVG, not unknown elements.
    assert line.evaluate("element => element instanceof SVGPolylineElement")
    expect(line).to_have_attribute("points", re.compile(r"^20(\.\d+)?,30(\.\d+)? .* 50(\.\d+)?,-40(\.\d+)?$"))


def test_the_other_button_and_the_keyboard_act(opened):
    pad = opened.get_by_test_id("pad")
    pad.click(position={"x": 5, "y": 6})
    pad.click(position={"x": 50, "y": 60}, delay=10)
    expect(opened.get_by_test_id("lines")).to_have_text("2 lines")
    pad.click(position={"x": 70, "y": 80}, button="right")
    expect(opened.get_by_test_id("corner")).to_have_text(re.compile(r"^7[01], 8[01] of \d+ × 240$"))
    pad.focus()
    opened.keyboard.press("Control+z")
    expect(opened.get_by_test_id("lines")).to_have_text("1 lines")
    opened.keyboard.press("Control+Shift+z")
    opened.keyboard.press("z")
    expect(opened.get_by_test_id("lines")).to_have_text("1 lines")
    opened.keyboard.press("Escape")
    expect(opened.get_by_test_id("lines")).to_have_text("0 lines")


@CUTS
def test_commands_act_without_the_server(slow):
    details = slow.get_by_test_id("details")
    slow.wire.cut()
    slow.get_by_test_id("toggle").click()
    expect(details).to_be_hidden()
    slow.get_by_test_id("toggle").click()
    slow.get_by_test_id("toggle").click()
    expect(details).to_be_hidden()
    expect(details).to_have_class(re.compile(r"\blit\b"))
    slow.wire.mend()
    # Typed text waits for the connection; a press does not.
    slow.locator(".CodeMirror").click()
    slow.keyboard.type("!")
    expect(slow.get_by_test_id("count")).to_have_text("14 characters")
    # What a command has changed stays when the server changes the page.
    slow.get_by_test_id("change").click()
    expect(slow.get_by_test_id("corner")).to_have_text("changed")
    expect(details).to_be_hidden()
    expect(details).to_have_class(re.compile(r"\blit\b"))


def test_a_text_is_copied(new_context, toolbox):
    context = new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(toolbox.url())
    page.get_by_test_id("copy").click()
    page.wait_for_function("() => navigator.clipboard.readText().then((text) => text === 'The details')")


def test_a_link_is_followed_by_the_browser(opened):
    opened.route("https://example.com/**", lambda route: route.fulfill(body="elsewhere"))
    opened.get_by_test_id("elsewhere").click()
    expect(opened).to_have_url("https://example.com/")


def test_a_theme_changes_without_a_reload(opened):
    opened.evaluate("() => { window.isSamePage = true; }")
    colour = "element => getComputedStyle(element).backgroundColor"
    paint = opened.get_by_test_id("paint")
    before = paint.evaluate(colour)
    paint.click()
    opened.wait_for_function("() => document.querySelectorAll('link[data-theme]').length === 1")
    opened.mouse.move(0, 0)
    opened.wait_for_function(
        "before => getComputedStyle(document.querySelector('[data-testid=paint]')).backgroundColor !== before", arg=before)
    opened.get_by_test_id("scheme").select_option(label="dark")
    opened.wait_for_function("() => getComputedStyle(document.documentElement).colorScheme === 'dark'")
    opened.get_by_test_id("corners").select_option(label="square")
    opened.wait_for_function("() => getComputedStyle(document.querySelector('[data-testid=paint]')).borderRadius === '0px'")
    assert opened.locator("link[data-theme]").count() == 1
    assert opened.evaluate("window.isSamePage")


def test_a_theme_in_the_first_page_changes_without_a_reload(page, tmp_path):
    program = ToolboxProgram(tmp_path).start("--dark")
    page.goto(program.url())
    scheme = "expected => getComputedStyle(document.documentElement).colorScheme === expected"
    themes = page.locator("head [data-theme]")
    assert themes.evaluate("element => element.localName") == "style"
    page.wait_for_function(scheme, arg="dark")
    page.get_by_test_id("scheme").select_option(label="light")
    page.wait_for_function(scheme, arg="light")
    page.wait_for_function("() => document.querySelectorAll('head [data-theme]').length === 1")
    # Before the style sheets of the application, which may change what the theme says.
    order = "() => [...document.querySelectorAll('head :is(style, link[rel=stylesheet])')].map((each) => each.localName)"
    assert page.evaluate(order) == ["style", "link", "style", "style"]
    page.get_by_test_id("scheme").select_option(label="system")
    expect(themes).to_have_count(0)
    program.kill()


def test_style_sheets_of_the_application_apply_and_the_policy_has_no_exception(opened, toolbox):
    assert opened.get_by_test_id("pad").evaluate("element => getComputedStyle(element).cursor") == "crosshair"
    answer = opened.request.get(toolbox.url())
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy and "script-src 'self';" in policy and "trusted-types bindery" in policy
    address = re.search(r"/bindery/scripts/chart/[a-z0-9]+/index.js", answer.text())[0]
    script = opened.request.get(toolbox.url(address))
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert opened.request.get(toolbox.url(address.replace("index", "other"))).status == 404


# A list that the user reorders

def songs(page):
    return page.locator(".song").evaluate_all("(rows) => rows.map((row) => row.firstChild.textContent)")


def expect_songs(page, *names):
    page.wait_for_function(
        "(names) => [...document.querySelectorAll('.song')].map((row) => row.firstChild.textContent).join() === names",
        arg=",".join(names))


def songs_shown(page):
    """The orders that the page shows in the frames of the next 700 ms."""
    return page.evaluate("""() => new Promise((done) => {
      const shown = new Set();
      const end = performance.now() + 700;
      requestAnimationFrame(function look(now) {
        shown.add([...document.querySelectorAll(".song")].map((row) => row.firstChild.textContent).join());
        if (now < end) requestAnimationFrame(look); else done([...shown]);
      });
    })""")


def song(page, name):
    return page.get_by_test_id(f"song-{name}")


def fresh(page):
    """The order of the start, which another test of the shared program cannot have changed: each page has its own."""
    expect_songs(page, "Anthem", "Ballad", "Canon", "Dirge")
    page.wait_for_function("() => document.querySelector('.announcer')")
    song(page, "Anthem").scroll_into_view_if_needed()
    return page


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + 40, box["y"] + box["height"] / 2


def drag(page, name, to):
    """Drags a row beyond the middle of another one, and keeps the button down."""
    page.mouse.move(*middle(song(page, name)))
    page.mouse.down()
    x, y = middle(song(page, to))
    start = middle(song(page, name))[1]
    page.mouse.move(x, start + (10 if y > start else -10))
    page.mouse.move(x, y + (10 if y > start else -10))


def test_a_row_is_dragged_to_another_place(opened):
    fresh(opened)
    drag(opened, "Anthem", "Canon")
    expect(song(opened, "Anthem")).to_have_class(re.compile("dragged"))
    opened.mouse.up()
    expect_songs(opened, "Ballad", "Canon", "Anthem", "Dirge")
    expect(song(opened, "Anthem")).not_to_have_class(re.compile("dragged"))
    expect(opened.locator(".announcer")).to_have_text("3 of 4")
    drag(opened, "Dirge", "Ballad")
    opened.mouse.up()
    expect_songs(opened, "Dirge", "Ballad", "Canon", "Anthem")


def test_the_escape_key_returns_a_dragged_row(opened):
    fresh(opened)
    drag(opened, "Anthem", "Dirge")
    expect_songs(opened, "Ballad", "Canon", "Dirge", "Anthem")
    opened.keyboard.press("Escape")
    expect_songs(opened, "Anthem", "Ballad", "Canon", "Dirge")
    opened.mouse.up()
    expect_songs(opened, "Anthem", "Ballad", "Canon", "Dirge")


def test_a_row_moves_by_keyboard_and_keeps_the_focus(opened):
    fresh(opened)
    song(opened, "Ballad").focus()
    opened.keyboard.press("Alt+ArrowDown")
    opened.keyboard.press("Alt+ArrowDown")
    expect_songs(opened, "Anthem", "Canon", "Dirge", "Ballad")
    expect(song(opened, "Ballad")).to_be_focused()
    expect(opened.locator(".announcer")).to_have_text("4 of 4")
    opened.keyboard.press("Alt+ArrowDown")
    opened.keyboard.press("Alt+ArrowUp")
    expect_songs(opened, "Anthem", "Canon", "Ballad", "Dirge")


def test_a_row_moves_while_the_focus_is_on_a_button_in_it(opened):
    fresh(opened)
    button = song(opened, "Dirge").get_by_role("button")
    button.focus()
    opened.keyboard.press("Alt+ArrowUp")
    expect_songs(opened, "Anthem", "Ballad", "Dirge", "Canon")
    expect(button).to_be_focused()


def test_a_button_in_a_row_is_pressed_as_always(opened):
    fresh(opened)
    song(opened, "Canon").get_by_role("button").click()
    expect(opened.get_by_test_id("played")).to_have_text("The radio plays Canon")
    # A press that begins on the button moves nothing.
    opened.mouse.move(*button_of(opened, "Anthem"))
    opened.mouse.down()
    opened.mouse.move(*middle(song(opened, "Dirge")))
    opened.mouse.up()
    expect_songs(opened, "Anthem", "Ballad", "Canon", "Dirge")


def button_of(page, name):
    box = song(page, name).get_by_role("button").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_row_that_the_program_keeps_returns(opened):
    fresh(opened)
    opened.get_by_test_id("locked").click()
    expect(opened.get_by_test_id("locked")).to_be_checked()
    song(opened, "Anthem").focus()
    opened.keyboard.press("Alt+ArrowDown")
    expect(opened.locator(".announcer")).to_have_text("2 of 4")
    expect_songs(opened, "Anthem", "Ballad", "Canon", "Dirge")


def test_on_a_slow_line_a_row_is_in_its_new_place_at_once(slow):
    fresh(slow)
    slow.wire.hold()
    song(slow, "Anthem").focus()
    slow.keyboard.press("Alt+ArrowDown")
    song(slow, "Dirge").focus()
    slow.keyboard.press("Alt+ArrowUp")
    assert songs(slow) == ["Ballad", "Anthem", "Dirge", "Canon"]
    slow.wire.release()
    song(slow, "Ballad").focus()
    slow.keyboard.press("Alt+ArrowDown")
    expect_songs(slow, "Anthem", "Ballad", "Dirge", "Canon")
    slow.reload()
    expect_songs(slow, "Anthem", "Ballad", "Canon", "Dirge")


@pytest.mark.parametrize("delay", [0.05, 0.15])
def test_on_a_slow_line_the_moves_of_a_fast_user_add_up(slow, delay):
    fresh(slow)
    slow.wire.delay = delay
    song(slow, "Anthem").focus()
    for key in ["ArrowDown"] * 3 + ["ArrowUp"] * 2 + ["ArrowDown"]:
        slow.keyboard.press(f"Alt+{key}")
        slow.wait_for_timeout(60)   # the user's, faster than the line
    assert songs(slow) == ["Ballad", "Canon", "Anthem", "Dirge"]
    # The answers move the row to no other place in between.
    assert songs_shown(slow) == ["Ballad,Canon,Anthem,Dirge"]


def test_an_answer_during_a_drag_leaves_the_row_at_the_pointer(slow):
    fresh(slow)
    slow.wire.hold()
    song(slow, "Dirge").focus()
    slow.keyboard.press("Alt+ArrowUp")
    drag(slow, "Anthem", "Canon")
    assert songs(slow) == ["Ballad", "Dirge", "Canon", "Anthem"]
    slow.wire.release()
    assert songs_shown(slow) == ["Ballad,Dirge,Canon,Anthem"]
    slow.mouse.up()
    expect(slow.locator(".announcer")).to_have_text("4 of 4")
    assert songs_shown(slow) == ["Ballad,Dirge,Canon,Anthem"]


def test_a_row_is_dragged_by_touch_after_a_long_press(new_context, toolbox):
    context = new_context(has_touch=True)
    page = context.new_page()
    page.goto(toolbox.url())
    fresh(page)
    client = context.new_cdp_session(page)

    def touch(kind, *points):
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    x, y = middle(song(page, "Anthem"))
    target = middle(song(page, "Canon"))[1] + 10
    touch("touchStart", (x, y))
    expect(song(page, "Anthem")).to_have_class(re.compile("dragged"))
    before = page.evaluate("scrollY")
    touch("touchMove", (x, y + 12))
    touch("touchMove", (x, target))
    touch("touchEnd")
    expect_songs(page, "Ballad", "Canon", "Anthem", "Dirge")
    assert page.evaluate("scrollY") == before


# Shortcuts of a menu

def test_a_shortcut_chooses_an_item_of_a_closed_menu(opened):
    fresh(opened)
    opened.keyboard.press("Control+Shift+K")
    expect(song(opened, "Song 5")).to_be_visible()
    opened.get_by_test_id("playlist").focus()
    opened.keyboard.press("Control+Shift+K")
    expect(song(opened, "Song 6")).to_be_visible()
    # The action is disabled now.
    opened.keyboard.press("Control+Shift+K")
    song(opened, "Song 6").focus()
    opened.keyboard.press("Alt+ArrowUp")
    opened.keyboard.press("F2")
    expect_songs(opened, "Anthem", "Ballad", "Canon", "Dirge", "Song 5", "Song 6")


def test_an_item_shows_its_shortcut(opened):
    fresh(opened)
    item = opened.get_by_test_id("add-song")
    assert item.evaluate("(item) => getComputedStyle(item, '::after').content").startswith('"Ctrl+Shift+K"') \
        or item.get_attribute("data-keys") == "Ctrl+Shift+K"
    assert item.get_attribute("aria-keyshortcuts") == "Control+Shift+K"
    assert opened.get_by_test_id("sort").get_attribute("data-keys") == "F2"


def test_on_a_mac_the_shortcut_is_that_of_the_mac(new_context, toolbox):
    page = new_context().new_page()
    page.add_init_script("Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' })")
    page.goto(toolbox.url())
    item = page.get_by_test_id("add-song")
    expect(item).to_have_attribute("data-keys", "⇧⌘K")
    expect(item).to_have_attribute("aria-keyshortcuts", "Meta+Shift+K")
    fresh(page)
    page.keyboard.press("Meta+Shift+K")
    expect(song(page, "Song 5")).to_be_visible()


def test_a_page_loads_no_module_that_it_does_not_use(page, showcase):
    loaded = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(showcase.url())
    expect(page.get_by_test_id("screen")).to_be_visible()
    assert not [url for url in loaded if "reorder.js" in url or "shortcuts.js" in url]


def test_the_spacing_changes_without_a_reload(opened):
    gap = "() => getComputedStyle(document.querySelector('.gap-6')).gap"
    assert opened.evaluate(gap) == "24px"
    opened.get_by_test_id("spacing").select_option(label="loose")
    opened.wait_for_function(f"() => ({gap})() === '36px'")
