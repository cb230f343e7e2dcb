"""What a successful login leaves in the store of this browser, and of no other."""

from playwright.sync_api import expect

from screens import ADA, FILLED, PhoneLogin, expect_screen
from texts import ENGLISH


def test_the_fields_are_filled_after_a_reload(phone_login):
    phone_login.log_in(ADA)
    phone_login.page.go_back()
    phone_login.page.reload()
    phone_login.expect_fields(ADA.phone, ADA.code)
    phone_login.expect_avatar()
    expect(phone_login.login).to_be_enabled()


def test_logging_out_keeps_the_phone_and_removes_the_code_in_all_tabs(phone_login, context, showcase):
    phone_login.log_in(ADA)
    other = context.new_page()
    other.goto(showcase.url("/account"))
    expect(other.get_by_test_id("nickname")).to_have_text(ADA.nickname)
    phone_login.page.get_by_test_id("search").click()
    phone_login.page.get_by_test_id("dialog-confirm").click()
    expect_screen(other, "phone-login")
    PhoneLogin(other).expect_fields(ADA.phone, "")
    PhoneLogin(context.new_page()).open(showcase.url()).expect_fields(ADA.phone, "")


def test_logging_in_and_the_language_show_in_the_other_tabs(phone_login, context, showcase):
    goods, index = context.new_page(), context.new_page()
    goods.goto(showcase.url("/goods"))
    expect(goods.get_by_test_id("who")).to_have_text("You’re not logged in")
    phone_login.log_in(ADA)
    expect(goods.get_by_test_id("who")).to_contain_text(ADA.nickname)
    index.goto(showcase.url())
    index.get_by_test_id("language-zh").click()
    expect(goods.get_by_test_id("who")).to_have_text("当前用户：Ada")


def test_the_fields_are_filled_in_another_tab_of_the_same_browser(phone_login, context, showcase):
    phone_login.log_in(ADA)
    other = PhoneLogin(context.new_page()).open(showcase.url())
    other.expect_fields(ADA.phone, ADA.code)
    other.expect_avatar()
    other.login.click()
    other.expect_goods(ADA)


def test_a_later_login_replaces_what_was_stored(phone_login, context, showcase):
    phone_login.log_in(ADA)
    phone_login.page.go_back()
    phone_login.log_in(FILLED)
    PhoneLogin(context.new_page()).open(showcase.url()).expect_fields(FILLED.phone, FILLED.code)


def test_a_fresh_browser_starts_empty(phone_login, new_context, showcase):
    phone_login.log_in(ADA)
    fresh = PhoneLogin(new_context().new_page()).open(showcase.url())
    fresh.expect_fields("", "")
    expect(fresh.login).to_be_disabled()


def test_a_failed_login_stores_nothing(phone_login, context, showcase):
    phone_login.enter(ADA.phone, "0000")
    phone_login.login.click()
    expect(phone_login.toast).to_have_text(ENGLISH["wrong code"])
    PhoneLogin(context.new_page()).open(showcase.url()).expect_fields("", "")


def test_the_store_outlasts_the_program(start_showcase, context):
    program = start_showcase()
    page = context.new_page()
    PhoneLogin(page).open(program.url()).log_in(ADA)
    page.close()
    program.stop()
    program.start()
    again = PhoneLogin(context.new_page()).open(program.url())
    again.expect_fields(ADA.phone, ADA.code)
    again.login.click()
    again.expect_goods(ADA)


def test_the_store_outlasts_a_crash_of_the_program(start_showcase, context):
    program = start_showcase()
    page = context.new_page()
    PhoneLogin(page).open(program.url()).log_in(ADA)
    page.close()
    program.kill()
    program.start()
    PhoneLogin(context.new_page()).open(program.url()).expect_fields(ADA.phone, ADA.code)
