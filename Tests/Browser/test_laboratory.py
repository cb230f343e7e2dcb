"""The laboratory: a worse line, a worse service and a server that restarts, for one window, without a loss."""

import re
import time

import pytest
from playwright.sync_api import expect

from program import wait_for
from screens import expect_screen

pytestmark = pytest.mark.complains("WebSocket connection to", "net::ERR_")


@pytest.fixture
def own(start_showcase):
    return start_showcase()


def open_laboratory(page, url):
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(url)
    page.get_by_test_id("laboratory").click()
    expect(page.get_by_test_id("laboratory-panel")).to_be_visible()
    expect(page.get_by_test_id("laboratory-close")).to_be_focused()


def choose(page, slider, value):
    page.get_by_test_id(slider).fill(str(value))


def round_trip(page):
    """The seconds from a press to the answer of the server."""
    number = page.get_by_test_id("number")
    count = int(number.inner_text())
    began = time.monotonic()
    page.get_by_test_id("count").click()
    expect(number).to_have_text(str(count + 1))
    return time.monotonic() - began


def test_the_latency_is_that_of_the_slider(page, showcase):
    open_laboratory(page, showcase.url("/test/counter"))
    choose(page, "latency", 600)
    expect(page.get_by_test_id("make-normal")).to_be_enabled()
    assert round_trip(page) >= 0.6
    page.get_by_test_id("make-normal").click()
    expect(page.get_by_test_id("latency")).to_have_value("0")
    expect(page.get_by_test_id("latency")).to_have_value("0")
    expect(page.get_by_test_id("make-normal")).to_be_disabled()


def test_only_this_window_is_slow(page, showcase):
    open_laboratory(page, showcase.url("/test/counter"))
    choose(page, "latency", 3000)
    other = page.context.new_page()
    open_laboratory(other, showcase.url("/test/counter"))
    expect(other.get_by_test_id("latency")).to_have_value("0")
    # Both are pressed, the slow one first; the other one is answered first.
    page.get_by_test_id("count").click()
    other.get_by_test_id("count").click()
    expect(other.get_by_test_id("number")).to_have_text("1")
    assert page.get_by_test_id("number").inner_text() == "0"
    expect(page.get_by_test_id("number")).to_have_text("1")


def test_requests_fail_and_succeed_again(page, showcase):
    open_laboratory(page, showcase.url("/books"))
    expect(page.get_by_test_id("list")).to_be_visible()
    choose(page, "failures", 100)
    page.get_by_test_id("query").fill("logic")
    page.get_by_test_id("search").click()
    expect(page.get_by_test_id("failed")).to_be_visible()
    page.get_by_test_id("make-normal").click()
    page.get_by_test_id("retry").click()
    expect(page.get_by_test_id("status")).to_contain_text("“logic”")


def test_what_is_typed_while_the_line_is_cut_is_there_afterwards(page, showcase):
    open_laboratory(page, showcase.url("/phone-login"))
    page.get_by_test_id("go-offline").click()
    banner = page.get_by_test_id("connection")
    expect(banner).to_be_visible()
    page.get_by_test_id("phone").fill("13874389438")
    page.get_by_test_id("code").fill("5858")
    expect(banner).to_have_count(0, timeout=40_000)
    expect(page.get_by_test_id("login")).to_be_enabled()
    expect(page.get_by_test_id("phone")).to_have_value("13874389438")


def test_the_server_restarts_and_the_page_goes_on(page, own):
    open_laboratory(page, own.url("/gallery"))
    page.evaluate("window.marked = true")
    page.get_by_test_id("name").fill("Ada Lovelace")
    before = own.output.count("The showcase is at")
    page.get_by_test_id("restart-server").click()
    wait_for(lambda: own.output.count("The showcase is at") == before + 1)
    expect(page.get_by_test_id("connection")).to_have_count(0, timeout=30_000)
    expect(page.get_by_test_id("restarted")).to_have_text(
        re.compile(r"^The server restarted in \d+\.\d s\. What you typed is still there\.$"))
    expect(page.get_by_test_id("name")).to_have_value("Ada Lovelace")
    page.get_by_test_id("fill").click()
    expect(page.get_by_test_id("name-found").locator("mark").first).to_be_visible()
    assert page.evaluate("window.marked === true")
    assert own.process.poll() is None
    code, _ = own.stop()
    assert code == 0


def test_a_worker_that_is_killed_loses_nothing(page, start_showcase):
    own = start_showcase("--workers", "2")
    open_laboratory(page, own.url("/gallery"))
    page.evaluate("window.marked = true")
    page.get_by_test_id("name").fill("Ada Lovelace")
    expect(page.get_by_test_id("name-found").locator("mark").first).to_be_visible()
    page.get_by_test_id("kill-worker").click()
    wait_for(lambda: "worker" in own.output)
    expect(page.get_by_test_id("connection")).to_have_count(0, timeout=30_000)
    page.get_by_test_id("name").press("End")
    page.keyboard.type("!")
    expect(page.get_by_test_id("name")).to_have_value("Ada Lovelace!")
    assert page.evaluate("window.marked === true")


def test_what_it_makes_worse_is_shown_when_it_is_closed(page, showcase):
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(showcase.url("/arrangements"))
    page.get_by_test_id("laboratory").click()
    page.get_by_test_id("latency").fill("200")
    page.get_by_test_id("laboratory-close").click()
    expect(page.get_by_test_id("laboratory-faults")).to_have_text("Latency: 200 ms")
    assert page.get_by_test_id("laboratory-faults").bounding_box()["x"] < 256
    page.get_by_test_id("laboratory-end").click()
    expect(page.get_by_test_id("laboratory-faults")).to_have_count(0)


def test_its_address_opens_it_and_a_reload_keeps_it_as_it_is(page, showcase):
    page.goto(showcase.url("/laboratory"))
    panel = page.get_by_test_id("laboratory-panel")
    expect(panel).to_be_visible()
    # So does a click of its link before the script has loaded.
    expect(page.get_by_test_id("laboratory-close")).to_be_focused()
    page.reload()
    expect(panel).to_be_visible()
    page.get_by_test_id("laboratory-close").click()
    expect(panel).to_have_count(0)
    page.reload()
    expect(panel).to_have_count(0)


def test_it_covers_no_link_of_the_sidebar(page, showcase):
    page.set_viewport_size({"width": 1280, "height": 800})
    open_laboratory(page, showcase.url("/gallery"))
    settings = page.get_by_test_id("settings")
    settings.scroll_into_view_if_needed()
    settings.click()
    expect(page.get_by_test_id("scheme")).to_be_visible()


def test_a_second_window_shows_the_same_screen(page, showcase):
    open_laboratory(page, showcase.url("/books"))
    with page.context.expect_page() as opened:
        page.get_by_test_id("second-window").click()
    expect_screen(opened.value, "books")
    # Beside the first one: a window of half the screen, not a tab.
    assert opened.value.evaluate("innerWidth") == page.evaluate("screen.availWidth") // 2
    assert opened.value.evaluate("opener") is None


def test_it_counts_the_open_windows(page, start_showcase):
    own = start_showcase("--workers", "2")
    open_laboratory(page, own.url("/books"))
    windows = page.get_by_test_id("windows")
    expect(windows).to_have_text("Open windows: 1 · yours: 1")
    with page.context.expect_page() as opened:
        page.get_by_test_id("second-window").click()
    expect(windows).to_have_text("Open windows: 2 · yours: 2")
    expect_screen(opened.value, "books")
    opened.value.close()
    expect(windows).to_have_text("Open windows: 1 · yours: 1")


def test_all_users_count_together_in_all_processes(new_context, start_showcase):
    own = start_showcase("--workers", "2")
    pages = [new_context().new_page() for _ in range(4)]
    for page in pages:
        open_laboratory(page, own.url("/gallery"))
    for _ in range(5):
        for page in pages:
            page.get_by_test_id("count-everywhere").click()
    for page in pages:
        expect(page.get_by_test_id("counted")).to_have_text("Counted by all: 20")
    own.stop()
    own.start()
    pages[0].reload()
    expect(pages[0].get_by_test_id("counted")).to_have_text("Counted by all: 20")


def test_it_is_closed_by_a_key_and_stays_out_of_the_way_of_the_screen(page, showcase):
    open_laboratory(page, showcase.url("/phone-login"))
    page.get_by_test_id("phone").fill("1")
    page.get_by_test_id("latency").focus()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("laboratory-panel")).to_have_count(0)


def test_beside_a_sidebar_it_covers_nothing_of_the_screen(page, showcase):
    open_laboratory(page, showcase.url("/goods"))
    panel = page.get_by_test_id("laboratory-panel").bounding_box()
    screen = page.locator("[data-testid=screen]:visible").bounding_box()
    assert panel["x"] + panel["width"] <= screen["x"] + 1


def test_on_a_phone_it_is_below(page, showcase):
    page.set_viewport_size({"width": 375, "height": 720})
    page.goto(showcase.url("/phone-login"))
    page.locator("[data-testid=menu]:visible").click()
    page.get_by_test_id("laboratory").click()
    panel = page.get_by_test_id("laboratory-panel")
    expect(panel).to_be_visible()
    expect(page.get_by_test_id("side-books")).to_be_hidden()
    box = panel.bounding_box()
    assert (box["x"], box["width"]) == (0, 375) and box["y"] >= 350
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    accounts = page.get_by_test_id("accounts").bounding_box()
    assert accounts["y"] + accounts["height"] <= box["y"]
    assert page.evaluate("document.documentElement.scrollWidth") == 375


def test_a_server_behind_a_proxy_does_not_offer_it(page, start_showcase):
    own = start_showcase("--behind-proxy")
    page.goto(own.url("/gallery"))
    expect_screen(page, "gallery")
    expect(page.get_by_test_id("laboratory")).to_have_count(0)
