"""Screen B, as a user sees it in a browser."""

import pytest
from playwright.sync_api import expect

from screens import ADA, FILLED, UNKNOWN_PHONE, PhoneLogin, comes, expect_screen, seen
from texts import CHINESE, ENGLISH


def test_login_is_disabled_until_both_fields_have_text(phone_login):
    expect(phone_login.login).to_be_disabled()
    phone_login.phone.press_sequentially("1")
    phone_login.code.press_sequentially("5")
    expect(phone_login.login).to_be_enabled()
    phone_login.phone.press("End")
    phone_login.phone.press("Backspace")
    expect(phone_login.login).to_be_disabled()
    phone_login.phone.press_sequentially("2")
    expect(phone_login.login).to_be_enabled()
    phone_login.code.fill("")
    expect(phone_login.login).to_be_disabled()


def test_enter_leaves_the_focus_where_something_is_missing(phone_login):
    phone_login.phone.press_sequentially("123")
    phone_login.phone.press("Enter")
    phone_login.phone.press_sequentially("4")
    expect(phone_login.phone).to_have_value("1234")
    expect(phone_login.phone).to_be_focused()


def test_the_avatar_appears_for_a_known_number_and_falls_back_otherwise(phone_login):
    placeholder = phone_login.avatar.get_attribute("src")
    phone_login.phone.press_sequentially(FILLED.phone)
    first = phone_login.expect_avatar()
    assert first != placeholder
    phone_login.phone.press("Backspace")
    expect(phone_login.avatar).to_have_attribute("src", placeholder)
    phone_login.phone.fill(ADA.phone)
    expect(phone_login.avatar).not_to_have_attribute("src", placeholder)
    assert phone_login.expect_avatar() != first
    phone_login.phone.fill(UNKNOWN_PHONE)
    expect(phone_login.avatar).to_have_attribute("src", placeholder)


def test_fill_behaves_like_typing(phone_login, new_context, showcase):
    phone_login.fill.click()
    phone_login.expect_fields(FILLED.phone, FILLED.code)
    expect(phone_login.login).to_be_enabled()
    filled = phone_login.expect_avatar()

    typed = PhoneLogin(new_context().new_page()).open(showcase.url())
    typed.enter(FILLED.phone, FILLED.code)
    expect(typed.login).to_be_enabled()
    assert typed.expect_avatar() == filled

    phone_login.login.click()
    phone_login.expect_goods(FILLED)


def test_fill_replaces_what_was_typed_and_can_be_edited_and_pressed_again(phone_login):
    phone_login.enter("abc", "12345")
    phone_login.fill.click()
    phone_login.expect_fields(FILLED.phone, FILLED.code)
    phone_login.code.press("End")
    phone_login.code.press("Backspace")
    expect(phone_login.code).to_have_value("585")
    phone_login.login.click()
    expect(phone_login.toast).to_have_text(ENGLISH["invalid code"])
    phone_login.fill.click()
    phone_login.expect_fields(FILLED.phone, FILLED.code)


@pytest.mark.parametrize("phone", ["1", "12874389438", "1387438943", "138743894388", "+8713874389438", "1387438943a"])
def test_a_phone_that_is_not_valid_is_said(phone_login, phone):
    phone_login.enter(phone, "5858")
    phone_login.login.click()
    expect(phone_login.toast).to_have_text(ENGLISH["invalid phone"])
    expect(phone_login.busy).to_have_count(0)
    expect_screen(phone_login.page, "phone-login")


@pytest.mark.parametrize("code", ["585", "58588", "58a8", "٥٨٥٨"])
def test_a_code_that_is_not_four_digits_is_said(phone_login, code):
    phone_login.enter(FILLED.phone, code)
    phone_login.login.click()
    expect(phone_login.toast).to_have_text(ENGLISH["invalid code"])
    expect(phone_login.busy).to_have_count(0)


def test_the_phone_is_checked_before_the_code(phone_login):
    phone_login.enter("123", "1")
    phone_login.login.click()
    expect(phone_login.toast).to_have_text(ENGLISH["invalid phone"])
    phone_login.phone.fill(FILLED.phone)
    phone_login.login.click()
    expect(phone_login.toast).to_have_text(ENGLISH["invalid code"])


@pytest.mark.parametrize("phone, code", [(FILLED.phone, "0000"), (FILLED.phone, ADA.code), (UNKNOWN_PHONE, "5858")])
def test_a_wrong_code_and_an_unknown_phone_are_told_alike_after_the_request(phone_login, phone, code):
    phone_login.enter(phone, code)
    was_busy = comes(phone_login.page, "busy")
    phone_login.login.click()
    was_busy()
    expect(phone_login.toast).to_have_text(ENGLISH["wrong code"])
    expect(phone_login.busy).to_have_count(0)
    phone_login.expect_fields(phone, code)
    expect(phone_login.login).to_be_enabled()


@pytest.mark.language("zh-CN")
def test_the_messages_are_chinese_in_a_chinese_browser(phone_login):
    phone_login.enter("123", "1")
    phone_login.login.click()
    expect(phone_login.toast).to_have_text(CHINESE["invalid phone"])
    phone_login.phone.fill(FILLED.phone)
    phone_login.login.click()
    expect(phone_login.toast).to_have_text(CHINESE["invalid code"])
    phone_login.code.fill("0000")
    phone_login.login.click()
    expect(phone_login.toast).to_have_text(CHINESE["wrong code"])


@pytest.mark.parametrize("phone", ["138 7438 9438", "+86 138-7438-9438 ", "１３８７４３８９４３８"])
def test_a_phone_is_understood_as_people_write_it(phone_login, phone):
    phone_login.phone.fill(phone)
    phone_login.expect_avatar()
    phone_login.code.fill("５８５８")
    phone_login.login.click()
    phone_login.expect_goods(FILLED)


def test_a_failure_is_shown_at_its_field_until_the_next_attempt(phone_login):
    phone_login.enter(FILLED.phone, "0000")
    phone_login.login.click()
    expect(phone_login.toast).to_have_text(ENGLISH["wrong code"])
    expect(phone_login.toast).to_have_class("toast failure")
    expect(phone_login.code).to_have_attribute("aria-invalid", "true")
    expect(phone_login.code).to_have_accessible_description(ENGLISH["wrong code"])
    phone_login.code.fill(FILLED.code)
    expect(phone_login.code).not_to_have_attribute("aria-invalid", "true")
    phone_login.login.click()
    expect(phone_login.toast).to_have_count(0)
    phone_login.expect_goods(FILLED)
    expect(phone_login.toast).to_have_count(0)


def test_a_demo_account_is_chosen_on_the_screen(phone_login):
    phone_login.page.get_by_test_id("accounts").click()
    phone_login.page.get_by_test_id(f"account-{ADA.phone}").click()
    phone_login.expect_fields(ADA.phone, ADA.code)
    phone_login.login.click()
    phone_login.expect_goods(ADA)


def test_what_is_behind_loading_takes_no_keys(start_showcase, page):
    phone_login = PhoneLogin(page).open(start_showcase("--delay", "2").url())
    phone_login.fill.click()
    phone_login.login.click()
    expect(phone_login.busy).to_be_visible()
    expect(page.locator(".content")).to_have_js_property("inert", True)
    page.keyboard.press("Tab")
    page.keyboard.type("99")
    phone_login.expect_fields(FILLED.phone, FILLED.code)
    page.get_by_test_id("back").click()
    expect_screen(page, "index")


def test_a_message_is_announced_and_disappears_by_itself(phone_login):
    phone_login.enter("123", "1")
    phone_login.login.click()
    expect(phone_login.page.locator("[aria-live=polite]").filter(has=phone_login.toast)).to_have_count(1)
    expect(phone_login.toast).to_have_count(0)


def test_busy_is_present_only_while_the_request_runs(phone_login):
    expect(phone_login.busy).to_have_count(0)
    phone_login.fill.click()
    was_busy = comes(phone_login.page, "busy", ENGLISH["loading"])
    phone_login.login.click()
    was_busy()
    phone_login.expect_goods(FILLED)
    expect(phone_login.busy).to_have_count(0)


def test_login_ends_editing(phone_login):
    phone_login.enter(FILLED.phone, "0000")
    ended = seen(
        phone_login.page, "!!document.querySelector('[data-testid=busy]') && document.activeElement.matches('h1')")
    phone_login.code.press("Enter")
    ended()
    expect(phone_login.toast).to_have_text(ENGLISH["wrong code"])
    expect(phone_login.code).to_be_focused()


def test_success_shows_the_goods_and_the_users_name(phone_login):
    phone_login.log_in(ADA)
    expect(phone_login.page.get_by_test_id("who")).not_to_contain_text(FILLED.nickname)


def test_pressing_login_twice_logs_in_once(phone_login):
    phone_login.fill.click()
    expect(phone_login.login).to_be_enabled()
    phone_login.login.dblclick()
    phone_login.expect_goods(FILLED)
    phone_login.page.go_back()
    expect_screen(phone_login.page, "phone-login")


def test_the_browsers_back_returns_to_the_fields_as_they_were_and_forward_leads_on(phone_login):
    phone_login.log_in(ADA)
    phone_login.page.go_back()
    expect_screen(phone_login.page, "phone-login")
    phone_login.expect_fields(ADA.phone, ADA.code)
    phone_login.expect_avatar()
    expect(phone_login.login).to_be_enabled()
    phone_login.page.go_forward()
    expect_screen(phone_login.page, "goods")


def test_the_pages_back_returns_to_the_fields_as_they_were(page, showcase):
    page.goto(showcase.url())
    page.get_by_test_id("link-phone-login").click()
    phone_login = PhoneLogin(page)
    phone_login.log_in(ADA)
    page.get_by_test_id("back").click()
    expect_screen(page, "phone-login")
    expect(page).to_have_url(showcase.url("/phone-login"))
    phone_login.expect_fields(ADA.phone, ADA.code)
    page.get_by_test_id("back").click()
    expect_screen(page, "index")
    expect(page).to_have_url(showcase.url())


def test_logging_in_again_as_another_user(phone_login):
    phone_login.log_in(ADA)
    phone_login.page.go_back()
    phone_login.log_in(FILLED)


def test_a_field_enabled_by_force_still_does_nothing(phone_login):
    """The server accepts events only from controls that it shows as enabled."""
    phone_login.phone.fill("1")
    phone_login.login.evaluate("button => button.removeAttribute('disabled')")
    phone_login.login.click()
    phone_login.code.fill("2")
    phone_login.fill.click()
    phone_login.expect_fields(FILLED.phone, FILLED.code)  # so the earlier tap has been handled
    expect(phone_login.busy).to_have_count(0)
    expect(phone_login.toast).to_have_count(0)
