"""Pages that rest: the server folds their sessions, and their users must not notice it."""

import urllib.request

import pytest
from playwright.sync_api import expect

from screens import ADA, PhoneLogin, expect_screen


def figure(showcase, name: str) -> int:
    with urllib.request.urlopen(showcase.url("/metrics"), timeout=20) as answer:
        lines = answer.read().decode().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith(f"bindery_{name} ")))


def wait_until_folded(page, showcase, pages=1):
    """Waits until no session is open, although the pages are connected."""
    while figure(showcase, "sessions") or figure(showcase, "connections") < pages:
        page.wait_for_timeout(20)


@pytest.fixture
def folding(start_showcase):
    return lambda *options: start_showcase("--fold-after", "0.1", "--metrics", *options)


@pytest.mark.parametrize("latency", [0, 100, 300])
def test_no_key_is_lost_that_is_typed_while_the_session_is_restored(page, folding, latency):
    showcase = folding("--latency", str(latency))
    login = PhoneLogin(page).open(showcase.url())
    login.phone.click()
    for digits in ("139", "0000", "0000"):
        wait_until_folded(page, showcase)
        login.phone.press_sequentially(digits, delay=10)
        expect(page.get_by_test_id("connection")).to_be_hidden()
    expect(login.phone).to_have_value("13900000000")
    expect(login.phone).to_be_focused()
    wait_until_folded(page, showcase)
    page.reload()
    expect(login.phone).to_have_value("13900000000")


def test_the_caret_stays_in_the_middle_of_the_text(page, folding):
    showcase = folding()
    login = PhoneLogin(page).open(showcase.url())
    login.phone.fill("139")
    login.phone.press("ArrowLeft")
    wait_until_folded(page, showcase)
    login.phone.press_sequentially("45", delay=10)
    expect(login.phone).to_have_value("13459")
    assert login.phone.evaluate("field => field.selectionStart") == 4


@pytest.mark.parametrize("latency", [0, 300])
def test_a_tap_is_done_once(page, folding, latency):
    showcase = folding("--latency", str(latency))
    page.goto(showcase.url("/workshop/counter"))
    value, count = page.get_by_test_id("value"), page.get_by_test_id("count")
    for presses in range(1, 4):
        wait_until_folded(page, showcase)
        count.click()
        count.click()
        expect(value).to_have_text(str(2 * presses))
    wait_until_folded(page, showcase)
    expect(value).to_have_text("6")


def test_a_link_is_followed_and_the_way_back_works(page, folding):
    showcase = folding()
    page.goto(showcase.url())
    wait_until_folded(page, showcase)
    page.get_by_test_id("link-phone-login").click()
    expect_screen(page, "phone-login")
    wait_until_folded(page, showcase)
    page.go_back()
    expect_screen(page, "index")


def test_another_window_wakes_it(context, folding):
    showcase = folding()
    page, other = context.new_page(), context.new_page()
    page.goto(showcase.url("/phone-login"))
    other.goto(showcase.url("/settings"))
    wait_until_folded(page, showcase, pages=2)
    other.get_by_test_id("scheme").select_option(label="Dark")
    page.wait_for_function("() => getComputedStyle(document.documentElement).colorScheme === 'dark'")


@pytest.mark.parametrize("latency", [0, 300])
def test_what_is_typed_after_a_submission_is_not_a_part_of_it(page, folding, latency):
    showcase = folding("--latency", str(latency))
    page.goto(showcase.url("/workshop/todos"))
    new = page.get_by_test_id("new-todo")
    new.fill("milk")
    wait_until_folded(page, showcase)
    new.press("Enter")
    new.press_sequentially("bread", delay=10)
    expect(page.get_by_test_id("title")).to_have_value("milk")
    expect(new).to_have_value("bread")


def test_a_page_that_wakes_keeps_what_another_has_chosen(context, folding):
    showcase = folding()
    page, other = context.new_page(), context.new_page()
    for each in (page, other):
        each.goto(showcase.url("/settings"))
    wait_until_folded(page, showcase, pages=2)
    other.get_by_test_id("scheme").select_option(label="Dark")
    for each in (page, other):
        each.wait_for_function("() => getComputedStyle(document.documentElement).colorScheme === 'dark'")
    wait_until_folded(page, showcase, pages=2)
    for each in (page, other):
        expect(each.get_by_test_id("scheme").locator("option:checked")).to_have_text("Dark")
        assert each.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"


def test_another_window_logs_the_user_out(context, folding):
    showcase = folding()
    page, other = context.new_page(), context.new_page()
    page.goto(showcase.url("/account"))
    login = PhoneLogin(page)
    login.enter(ADA.phone, ADA.code)
    login.login.click()
    expect_screen(page, "account")
    other.goto(showcase.url("/account"))
    wait_until_folded(page, showcase, pages=2)
    other.get_by_test_id("log-out").click()
    for each in (page, other):
        expect_screen(each, "phone-login")
