"""The connection between page and server breaks: a banner says so, nothing typed is lost, the true state returns."""

import pytest
from playwright.sync_api import expect

from program import wait_for
from screens import ADA, FILLED, PhoneLogin, expect_screen
from texts import CHINESE, ENGLISH
from wire import Wire

pytestmark = pytest.mark.complains("WebSocket connection to", "net::ERR_")


@pytest.fixture
def banner(page):
    return page.get_by_test_id("connection")


@pytest.fixture
def own(start_showcase):
    return start_showcase()


def open_connected(page, url):
    """A screen with both fields filled by the server, which proves the connection."""
    phone_login = PhoneLogin(page).open(url)
    phone_login.fill.click()
    phone_login.expect_fields(FILLED.phone, FILLED.code)
    expect(phone_login.login).to_be_enabled()
    return phone_login


def test_the_banner_says_that_the_connection_is_lost_and_disappears(page, wire, banner):
    open_connected(page, wire.url())
    wire.cut()
    expect(banner).to_be_visible()
    expect(banner).to_have_text(ENGLISH["lost"])
    assert banner.get_attribute("role") == "status"
    wire.mend()
    expect(banner).to_have_count(0)


@pytest.mark.language("zh-CN")
def test_the_banner_is_chinese_in_a_chinese_browser(page, wire, banner):
    open_connected(page, wire.url())
    wire.cut()
    expect(banner).to_have_text(CHINESE["lost"])


def test_after_some_tries_the_banner_says_that_the_server_cannot_be_reached(page, wire, banner):
    open_connected(page, wire.url())
    wire.cut()
    expect(banner).to_have_text(ENGLISH["down"], timeout=40000)
    wire.mend()
    page.evaluate("dispatchEvent(new Event('online'))")  # as when the browser finds the network again
    expect(banner).to_have_count(0)


def test_what_is_typed_without_a_connection_arrives_later(page, wire, banner):
    phone_login = open_connected(page, wire.url())
    wire.cut()
    expect(banner).to_be_visible()
    phone_login.enter(ADA.phone, ADA.code)
    phone_login.expect_fields(ADA.phone, ADA.code)
    wire.mend()
    expect(banner).to_have_count(0)
    phone_login.expect_fields(ADA.phone, ADA.code)
    phone_login.expect_avatar()
    phone_login.login.click()
    phone_login.expect_goods(ADA)


@pytest.mark.thorough
def test_a_line_on_which_a_frame_takes_long_is_not_a_dead_one(page, wire, banner):
    phone_login = open_connected(page, wire.url())
    # The goods take longer than a dead line is given, and so does the whole state after a reconnection.
    wire.rate = 5000
    phone_login.login.click()
    expect(page.locator("[data-screen=goods]")).to_be_visible(timeout=60000)
    expect(banner).to_have_count(0)
    expect(page.get_by_test_id("row-1")).to_be_visible(timeout=60000)
    accepted = wire.accepted
    # From now on, the page knows how long its line takes.
    page.get_by_test_id("row-1").get_by_test_id("reply").click()
    expect(page.get_by_test_id("reply-text")).to_be_visible(timeout=60000)
    assert wire.accepted == accepted


def test_the_focus_and_the_caret_survive_the_reconnection(page, wire, banner):
    phone_login = open_connected(page, wire.url())
    phone_login.phone.evaluate("field => { field.focus(); field.setSelectionRange(3, 5) }")
    wire.cut()
    expect(banner).to_be_visible()
    wire.mend()
    expect(banner).to_have_count(0)
    expect(phone_login.phone).to_be_focused()
    assert phone_login.phone.evaluate("field => [field.selectionStart, field.selectionEnd]") == [3, 5]


def test_a_tap_without_a_connection_is_not_carried_out_later(page, wire, banner):
    phone_login = open_connected(page, wire.url())
    wire.cut()
    expect(banner).to_be_visible()
    phone_login.login.click()
    wire.mend()
    expect(banner).to_have_count(0)
    phone_login.code.fill("1")
    phone_login.login.click()
    expect(phone_login.toast).to_have_text(ENGLISH["invalid code"])  # the first result
    expect_screen(page, "phone-login")


COLLECT_SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(url) { super(url); sockets.push(this); }
};
"""


def test_a_tap_while_the_socket_closes_is_sent_by_the_next_one(page, start_showcase):
    """The fixture `new_context` fails the test if the page writes into the closing socket: the browser complains."""
    page.add_init_script(COLLECT_SOCKETS)
    page.goto(start_showcase("--test-pages").url("/test/counter"))
    page.get_by_test_id("count").click()
    expect(page.get_by_test_id("number")).to_have_text("1")
    page.evaluate("""() => {
      sockets.at(-1).close();
      document.querySelector("[data-testid=count]").click();
    }""")
    expect(page.get_by_test_id("number")).to_have_text("2")


def test_a_link_without_a_connection_does_not_leave_the_page(page, wire, banner):
    page.goto(wire.url("/"))
    page.get_by_test_id("link-architectures").click()
    expect_screen(page, "architectures")
    page.go_back()
    expect_screen(page, "index")
    wire.cut()
    expect(banner).to_be_visible()
    link = page.get_by_test_id("link-arrangements")
    link.click()
    expect(page.locator(".connection.insisting")).to_be_visible()
    expect_screen(page, "index")
    wire.mend()
    expect(banner).to_have_count(0)
    link.click()
    expect_screen(page, "arrangements")


def test_the_true_state_is_shown_when_it_changed_meanwhile(page, start_showcase, start_catalogue, wires, banner):
    catalogue = start_catalogue("--delay", "2")
    wires.append(wire := Wire(start_showcase("--catalogue", catalogue.address).port))
    phone_login = open_connected(page, wire.url())
    phone_login.login.click()
    expect(phone_login.busy).to_be_visible()
    wire.cut()
    expect(banner).to_be_visible()
    wait_for(lambda: catalogue.counts("POST /sessions")["finished"] == 1)  # the answer finds no page
    expect(phone_login.busy).to_be_visible()
    wire.mend()
    phone_login.expect_goods(FILLED)
    expect(phone_login.busy).to_have_count(0)
    page.go_back()
    expect_screen(page, "phone-login")


def test_a_browser_that_goes_offline_and_online_works_again(page, context, wire, banner):
    phone_login = open_connected(page, wire.url())
    context.set_offline(True)
    wire.cut()  # the browser alone does not close an open connection
    expect(banner).to_be_visible()
    phone_login.enter(ADA.phone, ADA.code)
    wire.mend()
    expect(banner).to_be_visible()
    context.set_offline(False)
    expect(banner).to_have_count(0)
    phone_login.expect_fields(ADA.phone, ADA.code)
    phone_login.expect_avatar()
    phone_login.login.click()
    phone_login.expect_goods(ADA)


def test_after_a_crash_and_a_new_start_the_page_comes_back_by_itself_and_works(page, own, banner):
    phone_login = open_connected(page, own.url())
    phone_login.log_in(ADA)
    page.go_back()
    own.kill()
    expect(banner).to_be_visible()
    own.start()
    expect(banner).to_have_count(0, timeout=30000)
    phone_login.expect_fields(ADA.phone, ADA.code)
    phone_login.expect_avatar()
    phone_login.log_in(FILLED)


def test_text_typed_while_the_server_restarts_is_kept_and_sent_to_it(page, own, banner):
    phone_login = PhoneLogin(page).open(own.url())
    phone_login.code.fill(ADA.code)
    phone_login.phone.fill("159")
    expect(phone_login.login).to_be_enabled()
    own.kill()
    expect(banner).to_be_visible()
    phone_login.phone.press("End")
    page.keyboard.type(ADA.phone[3:])
    own.start()
    expect(banner).to_have_count(0, timeout=30000)
    phone_login.expect_fields(ADA.phone, ADA.code)
    expect(phone_login.phone).to_be_focused()
    assert phone_login.phone.evaluate("field => field.selectionStart") == len(ADA.phone)
    phone_login.expect_avatar()
    phone_login.login.click()
    phone_login.expect_goods(ADA)
    page.reload()
    phone_login.expect_goods(ADA)  # what was kept is not kept forever
    assert page.evaluate("sessionStorage.length") == 0


def test_a_goods_screen_comes_back_after_a_new_start(page, own, banner):
    phone_login = open_connected(page, own.url())
    phone_login.log_in(ADA)
    own.kill()
    expect(banner).to_be_visible()
    own.start()
    expect(banner).to_have_count(0, timeout=30000)
    expect_screen(page, "goods")
