"""Signing in and out in a real browser: the page leaves, the cookies are hidden from scripts, and guards hold."""

import pytest
from playwright.sync_api import expect

from program import SignIn

EMAIL, PASSWORD = "ada@example.org", "correct horse battery"


@pytest.fixture
def site(page, tmp_path):
    program = SignIn(tmp_path).start()
    yield program
    page.goto("about:blank")  # before the program ends, so that the browser reports no error
    program.kill()


def log_in(page, remember=False):
    page.get_by_test_id("email").fill(EMAIL)
    page.get_by_test_id("password").locator("input").or_(page.locator("input[type=password]")).first.fill(PASSWORD)
    if remember:
        page.get_by_test_id("remember").check()
    page.get_by_test_id("log-in").click()


def cookies(page):
    return {cookie["name"]: cookie for cookie in page.context.cookies()}


def test_a_user_signs_in_and_sees_the_screen_that_was_held_back(page, site):
    page.goto(site.url("/account"))
    before = cookies(page)["bindery-browser"]["value"]
    log_in(page)
    expect(page.get_by_test_id("name")).to_have_text("Signed in as Ada")
    assert page.url == site.url("/account")
    after = cookies(page)
    assert after["bindery-browser"]["value"] != before
    assert after["bindery-sign-in"]["httpOnly"]
    assert after["bindery-sign-in"]["expires"] == -1  # until the browser is closed
    assert "bindery-sign-in" not in page.evaluate("document.cookie")


def test_the_ticket_is_in_no_history(page, site):
    page.goto(site.url("/"))
    page.get_by_test_id("to-account").click()
    log_in(page)
    expect(page.get_by_test_id("name")).to_be_visible()
    addresses = page.evaluate("navigation.entries().map((entry) => entry.url)")
    assert not any("ticket" in address for address in addresses)


@pytest.mark.complains("WebSocket connection to", "net::ERR")
def test_the_browser_stays_signed_in_if_the_user_wants_that(page, site):
    page.goto(site.url("/account"))
    log_in(page, remember=True)
    expect(page.get_by_test_id("name")).to_be_visible()
    assert cookies(page)["bindery-sign-in"]["expires"] > 0
    site.kill()
    site.start()
    page.reload()
    expect(page.get_by_test_id("name")).to_have_text("Signed in as Ada")


def test_a_tab_that_waits_at_the_login_is_signed_in_by_the_other_one(page, site):
    page.goto(site.url("/account"))
    other = page.context.new_page()
    other.goto(site.url("/account"))
    expect(other.get_by_test_id("log-in")).to_be_visible()
    log_in(page)
    expect(page.get_by_test_id("name")).to_be_visible()
    expect(other.get_by_test_id("name")).to_have_text("Signed in as Ada")
    other.close()


def test_what_a_user_has_typed_is_not_put_into_the_page_of_the_next_one(page, site):
    page.goto(site.url("/account"))
    email = page.get_by_test_id("email")
    email.fill(EMAIL)
    page.reload()
    expect(email).to_have_value(EMAIL)
    # As if a user had been signed in here.
    page.evaluate("document.getElementById('bindery-root').dataset.user = 'x'")
    page.reload()
    expect(email).to_have_value("")
    log_in(page)
    expect(page.get_by_test_id("name")).to_be_visible()
    assert page.evaluate("document.getElementById('bindery-root').dataset.user")


def test_the_other_tab_is_signed_out_too(page, site):
    page.goto(site.url("/account"))
    log_in(page)
    expect(page.get_by_test_id("name")).to_be_visible()
    other = page.context.new_page()
    other.goto(site.url("/account"))
    expect(other.get_by_test_id("name")).to_be_visible()
    other.evaluate("sessionStorage.setItem('bindery-left /account', '[]')")
    page.get_by_test_id("sign-out").click()
    expect(page.get_by_test_id("hello")).to_have_text("Hello!")
    expect(other.get_by_test_id("log-in")).to_be_visible()
    assert other.evaluate("sessionStorage.getItem('bindery-left /account')") is None
    assert "bindery-sign-in" not in cookies(page)
    page.go_back()
    expect(page.get_by_test_id("name")).to_have_count(0)
    other.close()
