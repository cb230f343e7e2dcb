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


def test_style_sheets_of_the_application_apply_and_the_policy_has_no_exception(opened, toolbox):
    assert opened.get_by_test_id("pad").evaluate("element => getComputedStyle(element).cursor") == "crosshair"
    answer = opened.request.get(toolbox.url())
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy and "script-src 'self';" in policy and "trusted-types bindery" in policy
    address = re.search(r"/bindery/scripts/chart/[a-z0-9]+/index.js", answer.text())[0]
    script = opened.request.get(toolbox.url(address))
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert opened.request.get(toolbox.url(address.replace("index", "other"))).status == 404
