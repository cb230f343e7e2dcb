"""A package outside the toolkit: its own control with a script, a foreign chart, keys, pointers, a sign-in,
uploads and downloads."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from program import Showcase, built
from stored import all_taps_stored
from wire import Wire

# The browser reports connections that fail.
CUTS = pytest.mark.complains("WebSocket connection to", "net::ERR_")


class Outside(Showcase):
    name = "outside"

    def command(self):
        return [built("outside"), "--port", str(self.port), "--sessions", str(self.database), *self.options]

    def figure(self, figure: str) -> int:
        """A figure of /proc/<pid>/status, in kB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith(figure))

    def forget_peak(self) -> None:
        Path(f"/proc/{self.process.pid}/clear_refs").write_text("5")


@pytest.fixture
def outside(tmp_path):
    program = Outside(tmp_path).start()
    yield program
    program.kill()


@pytest.fixture
def opened(page, outside):
    page.goto(outside.url())
    expect(page.locator("canvas")).to_be_visible()
    expect(page.locator("[data-ready]")).to_be_visible()
    yield page
    page.goto("about:blank")


@pytest.fixture
def slow(page, outside, wires):
    """The page with a network that a test may slow down and cut."""
    wire = Wire(outside.port)
    wires.append(wire)
    page.goto(wire.url())
    expect(page.locator("canvas")).to_be_visible()
    expect(page.locator("[data-ready]")).to_be_visible()
    page.wire = wire
    return page


def stars(page, number):
    return page.get_by_role("button", name=f"{number} of 5")


def test_a_control_of_the_package_and_its_value_are_the_same(opened):
    expect(stars(opened, 3)).to_have_attribute("aria-pressed", "true")
    stars(opened, 4).click()
    expect(opened.get_by_test_id("rating")).to_have_text("4 stars")
    opened.get_by_test_id("five").click()
    expect(stars(opened, 5)).to_have_attribute("aria-pressed", "true")
    expect(stars(opened, 4)).to_have_attribute("aria-pressed", "false")


def test_a_chart_of_another_library_follows_its_value(opened):
    before = opened.locator("canvas").screenshot()
    opened.get_by_test_id("five").click()
    opened.wait_for_function("() => document.querySelector('[data-testid=chart]').dataset.value === '[1,5,2]'")
    assert opened.locator("canvas").screenshot() != before


def test_a_theme_follows_a_value(opened):
    radius = "() => getComputedStyle(document.querySelector('[data-testid=five]')).borderRadius"
    before = opened.evaluate(radius)
    opened.get_by_test_id("five").click()
    opened.wait_for_function(f"(before) => ({radius})() !== before", arg=before)


@pytest.mark.complains("the script \"stars\" failed")
def test_what_is_too_large_to_be_sent_fails_and_the_script_goes_on(opened, outside):
    opened.get_by_test_id("long").click()
    expect(opened.get_by_test_id("answer")).to_contain_text("the answer is too large to be sent")
    opened.get_by_test_id("flood").click()
    opened.get_by_test_id("short").click()
    expect(opened.get_by_test_id("answer")).to_have_text("3 characters")
    stars(opened, 2).click()
    expect(opened.get_by_test_id("rating")).to_have_text("2 stars")
    assert "is too large to be sent" in outside.output


@CUTS
def test_a_message_that_was_sent_while_the_line_was_dead_arrives_once(slow):
    slow.wire.cut()
    stars(slow, 1).click()
    slow.wire.mend()
    expect(slow.get_by_test_id("rating")).to_have_text("1 stars")


@CUTS
@pytest.mark.parametrize("delay", [0.1, 0.3])
def test_presses_on_a_slow_line_end_with_the_last_one(slow, delay):
    slow.wire.delay = delay
    for number in (1, 2, 4):
        stars(slow, number).click()
    expect(slow.get_by_test_id("rating")).to_have_text("4 stars")
    expect(stars(slow, 4)).to_have_attribute("aria-pressed", "true")


@CUTS
def test_messages_and_calls_go_on_after_a_restart_of_the_server(page, outside):
    page.goto(outside.url())
    expect(page.locator("canvas")).to_be_visible()
    stars(page, 4).click()
    expect(page.get_by_test_id("rating")).to_have_text("4 stars")
    page.get_by_test_id("short").click()
    expect(page.get_by_test_id("answer")).to_have_text("3 characters")
    all_taps_stored(page)
    outside.kill()
    stars(page, 2).click()
    outside.start()
    expect(page.get_by_test_id("rating")).to_have_text("2 stars")
    expect(stars(page, 2)).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("short").click()
    expect(page.get_by_test_id("answer")).to_have_text("3 characters")
    page.goto("about:blank")


def test_keys_belong_to_the_field_and_the_button_that_have_the_focus(opened):
    keys, name = opened.get_by_test_id("pressed-keys"), opened.get_by_test_id("name")
    opened.get_by_test_id("keys").focus()
    opened.keyboard.press("a")
    expect(keys).to_have_text("a")
    name.click()
    opened.keyboard.type("aa")
    expect(name).to_have_value("aa")
    opened.keyboard.press("Escape")
    expect(keys).to_have_text("a escape")
    opened.get_by_test_id("press").focus()
    opened.keyboard.press("Enter")
    expect(opened.get_by_test_id("presses")).to_have_text("1 presses")
    opened.keyboard.press("a")
    expect(keys).to_have_text("a escape a")
    opened.get_by_test_id("keys").focus()
    opened.keyboard.press("Enter")
    expect(keys).to_have_text("a escape a enter")


def test_a_button_in_a_view_that_is_dragged_can_be_pressed(opened):
    opened.get_by_test_id("inside").click()
    expect(opened.get_by_test_id("presses")).to_have_text("1 presses")


def test_commands_by_keyboard_on_an_element_that_is_a_button(opened):
    note = opened.get_by_test_id("note")
    opened.get_by_test_id("role").focus()
    opened.keyboard.press("Enter")
    expect(note).to_be_hidden()
    opened.keyboard.press("Space")
    expect(note).to_be_visible()
    opened.get_by_test_id("disabled-role").evaluate("element => element.focus()")
    opened.keyboard.press("Enter")
    opened.get_by_test_id("disabled-role").dispatch_event("click")
    expect(note).to_be_visible()


def test_the_value_of_a_field_is_copied(new_context, outside):
    context = new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(outside.url())
    page.get_by_test_id("name").fill("Ada")
    page.get_by_test_id("copy").click()
    page.wait_for_function("() => navigator.clipboard.readText().then((text) => text === 'Ada')")
    page.goto("about:blank")


def test_a_sign_in_renews_the_browser_and_keeps_the_page(opened):
    before = {each["name"]: each["value"] for each in opened.context.cookies()}
    with opened.expect_navigation():
        opened.get_by_test_id("sign-in").click()
    expect(opened.get_by_test_id("user")).to_have_text("Hello, Ada!")
    after = {each["name"]: each["value"] for each in opened.context.cookies()}
    assert before["bindery-browser"] != after["bindery-browser"]
    with opened.expect_navigation():
        opened.get_by_test_id("sign-out").click()
    expect(opened.get_by_test_id("user")).to_have_text("Hello!")


def test_the_policy_of_the_page_has_no_exception(opened, outside):
    policy = opened.request.get(outside.url()).headers["content-security-policy"]
    assert "unsafe" not in policy and re.search(r"script-src 'self'", policy)


def test_an_upload_of_one_gigabyte_takes_little_memory(opened, outside, tmp_path):
    large = tmp_path / "large.bin"
    with large.open("wb") as file:
        file.truncate(1 << 30)
    expect(opened.locator("input[type=file]")).to_be_attached()
    outside.forget_peak()
    before = outside.figure("VmRSS")
    opened.locator("input[type=file]").set_input_files(str(large))
    expect(opened.get_by_test_id("received")).to_have_text(f"{1 << 30} bytes", timeout=120000)
    grown = outside.figure("VmHWM") - before
    print(f"The server’s memory grew by {grown} kB at most.")
    assert grown <= 8 * 1024


def test_a_download_is_resumed_in_the_middle(opened, outside):
    link = opened.get_by_test_id("numbers")
    address = outside.url(link.get_attribute("href"))
    whole = opened.request.get(address)
    assert 'filename="numbers.txt"' in whole.headers["content-disposition"]
    tag = whole.headers["etag"]
    rest = opened.request.get(address, headers={"Range": "bytes=20000-", "If-Range": tag})
    assert rest.status == 206
    assert rest.headers["content-range"] == f"bytes 20000-{len(whole.body()) - 1}/{len(whole.body())}"
    assert whole.body()[:20000] + rest.body() == whole.body()
    assert opened.request.get(address, headers={"Range": "bytes=20000-", "If-Range": '"other"'}).status == 200
