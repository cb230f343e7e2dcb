"""The service behind the screens refuses: the message is clear, and the page stays usable."""

import pytest
from playwright.sync_api import expect

from screens import ADA, FILLED, PhoneLogin, comes, expect_screen
from texts import CHINESE, ENGLISH

RECONNECTING = pytest.mark.complains("WebSocket connection to", "net::ERR_CONNECTION_REFUSED")


@pytest.fixture
def failing(start_showcase):
    return start_showcase("--failure-rate", "1")


def expect_refusal(phone_login, text):
    phone_login.fill.click()
    was_busy = comes(phone_login.page, "busy")
    phone_login.login.click()
    was_busy()
    expect(phone_login.toast).to_have_text(text)
    expect(phone_login.busy).to_have_count(0)
    phone_login.expect_fields(FILLED.phone, FILLED.code)
    expect(phone_login.login).to_be_enabled()


def test_a_failed_request_is_said_and_the_page_stays_usable(failing, page):
    phone_login = PhoneLogin(page).open(failing.url())
    placeholder = phone_login.avatar.get_attribute("src")
    expect_refusal(phone_login, ENGLISH["service down"])
    expect(phone_login.avatar).to_have_attribute("src", placeholder)
    phone_login.enter("123", "1")
    phone_login.login.click()
    expect(phone_login.toast).to_have_text(ENGLISH["invalid phone"])
    expect_screen(page, "phone-login")


@pytest.mark.language("zh-CN")
def test_a_failed_request_is_said_in_chinese(failing, page):
    expect_refusal(PhoneLogin(page).open(failing.url()), CHINESE["service down"])


def test_a_failed_login_can_be_tried_again_at_once_and_says_so_again(failing, page):
    phone_login = PhoneLogin(page).open(failing.url())
    expect_refusal(phone_login, ENGLISH["service down"])
    expect(phone_login.toast).to_have_count(0)
    expect_refusal(phone_login, ENGLISH["service down"])


@RECONNECTING
def test_trying_again_works_when_the_service_is_well_again(failing, page):
    phone_login = PhoneLogin(page).open(failing.url())
    expect_refusal(phone_login, ENGLISH["service down"])
    failing.stop()
    expect(page.get_by_test_id("connection")).to_be_visible()
    failing.start("--failure-rate", "0")
    expect(page.get_by_test_id("connection")).to_have_count(0)
    phone_login.enter(ADA.phone, ADA.code)
    phone_login.expect_avatar()
    phone_login.login.click()
    phone_login.expect_goods(ADA)


def test_a_slow_service_shows_busy_and_answers_in_the_end(start_showcase, page):
    phone_login = PhoneLogin(page).open(start_showcase("--delay", "0.7").url())
    phone_login.enter(ADA.phone, ADA.code)
    was_busy = comes(page, "busy")
    phone_login.login.click()
    was_busy()
    phone_login.expect_goods(ADA)
