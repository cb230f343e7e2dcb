"""What the user sees while the server has not answered, and how soon the page detects a dead line."""

import re
import time

import pytest
from playwright.sync_api import expect

from screens import FILLED, PhoneLogin, expect_screen, focused
from test_connection import open_connected
from texts import CHINESE, ENGLISH

pytestmark = pytest.mark.complains("WebSocket connection to", "net::ERR_")

ROOT = "#bindery-root"
# When the page began to show that it waits, what was pressed, or that the connection is lost, in ms.
WATCH = """() => {
  window.moments = {};
  const look = () => {
    const moment = (name, is) => { if (is && !(name in window.moments)) window.moments[name] = performance.now(); };
    moment("busy", document.querySelector("#bindery-root").ariaBusy === "true");
    moment("pending", document.querySelector("[data-pending]"));
    moment("lost", document.querySelector("[data-testid=connection]"));
  };
  new MutationObserver(look).observe(document.documentElement, { subtree: true, childList: true, attributes: true });
  addEventListener("pointerdown", () => { window.moments = { pressed: performance.now() }; }, true);
}"""


@pytest.fixture
def banner(page):
    return page.get_by_test_id("connection")


@pytest.fixture
def far(start_showcase):
    """Starts a showcase with a latency in milliseconds."""
    return lambda latency: start_showcase("--latency", str(latency), "--test-pages")


def watch(page):
    page.evaluate(WATCH)
    since = "name => window.moments[name] - window.moments.pressed"
    return lambda name: page.wait_for_function(since, arg=name).json_value()


def expect_calm(page):
    expect(page.locator("[data-pending]")).to_have_count(0)
    expect(page.locator(ROOT)).not_to_have_attribute("aria-busy", "true")


def test_a_dead_line_is_noticed_within_three_seconds_of_an_act(page, wire, banner):
    phone_login = open_connected(page, wire.url())
    after = watch(page)
    wire.hold()
    phone_login.login.click()
    expect(phone_login.login).to_have_attribute("data-pending", "")
    expect(page.locator(ROOT)).to_have_attribute("aria-busy", "true")
    expect(banner).to_have_text(ENGLISH["lost"])
    assert 300 <= after("busy") < after("lost") < 3500
    expect(page.locator(ROOT)).not_to_have_attribute("aria-busy", "true")  # the banner says more
    wire.release()
    phone_login.expect_goods(FILLED)
    expect(banner).to_have_count(0)
    expect_calm(page)


def test_a_browser_that_goes_offline_says_so_at_once(page, context, wire, banner):
    open_connected(page, wire.url())
    began = time.monotonic()
    context.set_offline(True)
    expect(banner).to_have_text(ENGLISH["lost"])
    assert time.monotonic() - began < 3
    context.set_offline(False)
    expect(banner).to_have_count(0)


def test_a_server_that_computes_is_waited_for(page, showcase, banner):
    connections = []
    page.on("websocket", lambda socket: connections.append(socket))
    page.goto(showcase.url("/test/busy"))
    after = watch(page)
    page.get_by_test_id("compute-long").click()
    expect(page.get_by_test_id("rounds")).to_have_text("1 times")
    assert after("busy") >= 300
    assert page.evaluate("window.moments.lost") is None
    assert len(connections) == 1
    expect_calm(page)


def test_nothing_is_asked_of_a_line_on_which_nothing_is_owed(page, showcase):
    page.clock.install()
    messages = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: messages.append(frame)))
    open_connected(page, showcase.url())
    expect_calm(page)
    before = len(messages)
    page.clock.run_for(20_000)
    assert len(messages) == before
    for _ in range(20):
        if len(messages) == before:
            page.clock.run_for(500)
    assert messages[before:] == ['[0,"p"]']


@pytest.mark.parametrize("latency", [0, 100])
def test_on_a_quick_line_no_bar_is_seen(page, far, latency):
    phone_login = PhoneLogin(page).open(far(latency).url())
    expect(phone_login.phone).to_have_value("")
    page.evaluate(WATCH)
    phone_login.fill.click()
    phone_login.expect_fields(FILLED.phone, FILLED.code)
    expect_calm(page)
    assert page.evaluate("window.moments.busy") is None


CONTROLS = [
    ("/", "link-gallery", "screen"), ("/", "language-zh", "language-zh"), ("/phone-login", "fill", "fill"),
    ("/arrangements", "tab-coffee", "tab-coffee"), ("/gallery", "new-book", "new-book"),
]


@pytest.mark.parametrize("path, name, after", CONTROLS, ids=[name for _, name, _ in CONTROLS])
def test_what_is_pressed_shows_it_until_the_server_has_answered(page, far, path, name, after):
    page.goto(far(1000).url(path))
    control = page.get_by_test_id(name)
    since = watch(page)
    control.click()
    expect(control).to_have_attribute("data-pending", "")
    assert since("pending") < 100
    assert 300 <= since("busy") < 700
    expect_calm(page)
    expect(page.get_by_test_id(after).first).to_be_attached()


def test_an_item_of_a_menu_shows_it_at_the_menu(page, far):
    page.goto(far(1000).url("/arrangements"))
    page.get_by_test_id("actions").click()
    page.get_by_test_id("compact").click()
    expect(page.get_by_test_id("actions")).to_have_attribute("data-pending", "")
    expect_calm(page)


def test_the_way_back_by_the_browser_is_waited_for(page, far):
    page.goto(far(1000).url())
    page.get_by_test_id("link-gallery").click()
    expect_screen(page, "gallery")
    expect_calm(page)
    page.evaluate("history.back()")
    expect(page.locator(ROOT)).to_have_attribute("aria-busy", "true")
    expect_screen(page, "index")
    expect_calm(page)


def test_a_second_click_under_latency_shows_that_it_was_heard(page, far):
    page.goto(far(1000).url())
    first, second = page.get_by_test_id("link-gallery"), page.get_by_test_id("link-books")
    first.click()
    second.click()
    expect(first).to_have_attribute("data-pending", "")
    expect(second).to_have_attribute("data-pending", "")
    expect_screen(page, "gallery")  # the link was on a screen that is covered now
    expect_calm(page)


def test_the_whole_state_leaves_no_pending_look_behind(page, wire, banner):
    phone_login = open_connected(page, wire.url())
    wire.hold()
    phone_login.fill.click()
    expect(phone_login.fill).to_have_attribute("data-pending", "")
    wire.cut()
    wire.release()
    expect(banner).to_be_visible()
    wire.mend()
    expect(banner).to_have_count(0)
    expect_calm(page)


def test_without_a_connection_buttons_look_as_if_they_could_not_be_pressed(page, wire, banner):
    phone_login = open_connected(page, wire.url())
    is_still = "() => document.querySelector('[data-testid=login]').getAnimations().length === 0"
    page.wait_for_function(is_still)
    look = "button => [getComputedStyle(button).backgroundColor, getComputedStyle(button).cursor]"
    before = phone_login.login.evaluate(look)
    wire.cut()
    expect(banner).to_be_visible()
    page.wait_for_function(is_still)
    colour, cursor = phone_login.login.evaluate(look)
    assert colour != before[0] and cursor == "not-allowed"
    wire.mend()
    expect(banner).to_have_count(0)
    expect(phone_login.login).to_have_css("background-color", before[0])


def test_the_banner_counts_down_and_the_user_need_not_wait(page, wire, banner):
    open_connected(page, wire.url())
    wire.cut()
    expect(page.locator(".connection-again")).to_have_text(re.compile(r"Retrying in [2-5] s\."), timeout=40_000)
    wire.mend()
    page.get_by_test_id("try-now").click()
    expect(banner).to_have_count(0, timeout=1000)


@pytest.mark.language("zh-CN")
def test_the_banner_counts_down_in_chinese(page, wire, banner):
    open_connected(page, wire.url())
    wire.cut()
    expect(banner).to_have_text(CHINESE["lost"])
    expect(page.get_by_test_id("try-now")).to_have_text(CHINESE["try now"])
    expect(page.locator(".connection-again")).to_have_text(re.compile(r"[2-5] 秒后重试。"), timeout=40_000)


def test_the_focus_returns_from_the_banner_to_where_it_was(page, wire, banner):
    phone_login = open_connected(page, wire.url())
    wire.cut()
    expect(banner).to_be_visible()
    phone_login.phone.focus()
    page.get_by_test_id("try-now").focus()
    wire.mend()
    page.keyboard.press("Enter")
    expect(banner).to_have_count(0)
    assert focused(page) == "phone"
