"""Screen D: a model with fields that the controls are bound to, both ways."""

import pytest
from playwright.sync_api import expect

from screens import AccountLogin, comes
from texts import CHINESE, ENGLISH


@pytest.fixture
def login(page, showcase):
    return AccountLogin(page).open(showcase.url("/account-login"))


def test_login_is_enabled_exactly_when_both_fields_have_text(login):
    expect(login.login).to_be_disabled()
    login.account.press_sequentially("a")
    expect(login.login).to_be_disabled()
    login.password.press_sequentially("b")
    expect(login.login).to_be_enabled()
    login.account.fill("")
    expect(login.login).to_be_disabled()


@pytest.mark.language("zh-CN")
def test_logging_in_says_so_in_chinese(login):
    expect(login.busy).to_have_count(0)
    expect(login.result).to_be_hidden()
    login.enter("a", "b")
    was_busy = comes(login.page, "busy", CHINESE["logging in"])
    login.login.click()
    was_busy()
    expect(login.result).to_have_text(CHINESE["logged in"])
    expect(login.page.get_by_role("status").filter(has=login.result)).to_have_count(1)
    expect(login.busy).to_have_count(0)


def test_enter_submits(login):
    login.enter("a", "b")
    login.password.press("Enter")
    expect(login.result).to_have_text(ENGLISH["logged in"])


def test_a_result_goes_when_a_field_is_changed(login):
    login.enter("a", "b")
    login.login.click()
    expect(login.result).to_have_text(ENGLISH["logged in"])
    login.account.fill("")
    expect(login.result).to_be_hidden()
    expect(login.page.get_by_test_id("hint")).to_contain_text("you won’t stay logged in")
    expect(login.page.get_by_test_id("model-password")).to_have_text("•")


def test_a_service_that_is_down_is_said(page, start_showcase):
    program = start_showcase("--failure-rate", "1")
    login = AccountLogin(page).open(program.url("/account-login"))
    login.enter("a", "b")
    login.login.click()
    expect(login.result).to_have_text(ENGLISH["service down"])
    expect(login.login).to_be_enabled()
