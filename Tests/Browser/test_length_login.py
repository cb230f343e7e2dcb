"""Screen A at each of its addresses: four architectures, one behaviour."""

import pytest
from playwright.sync_api import expect

from screens import LengthLogin, comes, expect_screen, seen
from texts import CHINESE, ENGLISH

WHITE, VALID, INVALID = "rgb(255, 255, 255)", "rgb(204, 255, 204)", "rgb(255, 204, 204)"
PATHS = ["/length-login/mvc", "/length-login/mvp", "/length-login/mvvm-callbacks", "/length-login"]
ALIASES = {"/mvc": PATHS[0], "/mvp": PATHS[1], "/mvvm-callbacks": PATHS[2]}


@pytest.fixture(params=PATHS)
def login(page, showcase, request):
    return LengthLogin(page).open(showcase.url(request.param))


def expect_colours(login, username, password, code=WHITE):
    for field, colour in ((login.username, username), (login.password, password), (login.code, code)):
        expect(field).to_have_css("background-color", colour)


def test_the_trace(login):
    expect_colours(login, WHITE, WHITE)
    expect(login.login).to_be_disabled()
    login.username.press_sequentially("aaaa")
    expect_colours(login, VALID, WHITE)
    expect(login.login).to_be_disabled()
    login.password.press_sequentially("aaaaaaaa")
    expect_colours(login, VALID, VALID)
    expect(login.login).to_be_enabled()
    login.username.fill("aaa")
    expect_colours(login, INVALID, VALID)
    expect(login.login).to_be_disabled()


def test_a_clear_button_is_hidden_exactly_while_its_field_is_empty(login):
    for field, clear in ((login.username, login.username_clear), (login.password, login.password_clear)):
        expect(clear).to_be_hidden()
        field.press_sequentially("a")
        expect(clear).to_be_visible()
        expect(field).to_have_css("background-color", INVALID)
        clear.click()
        expect(clear).to_be_hidden()
        expect(field).to_have_value("")
        expect(field).to_have_css("background-color", WHITE)
        expect(field).to_be_focused()
        field.press_sequentially("b")
        expect(clear).to_be_visible()
        field.press("Backspace")
        expect(clear).to_be_hidden()


def test_a_code_is_empty_or_has_five_characters_and_else_says_why_login_is_refused(login):
    login.enter("aaaa", "aaaaaaaa")
    expect(login.login).to_be_enabled()
    login.code.press_sequentially("1234")
    expect_colours(login, VALID, VALID, INVALID)
    expect(login.login).to_be_disabled()
    expect(login.page.get_by_test_id("reason")).to_contain_text("5-character invitation code")
    login.code.press_sequentially("5")
    expect_colours(login, VALID, VALID, VALID)
    expect(login.login).to_be_enabled()
    expect(login.page.get_by_test_id("reason")).to_be_hidden()


def test_what_is_wrong_is_said_in_words_too_once_the_field_was_left(login):
    login.username.press_sequentially("aaa")
    expect(login.username).to_have_css("background-color", INVALID)
    expect(login.username).to_have_accessible_description("")
    login.username.press("Tab")
    expect(login.username).to_have_accessible_description("Enter 4 to 16 characters.")
    login.username.press_sequentially("a")
    expect(login.username).to_have_accessible_description("")
    login.code.press_sequentially("1234")
    login.code.press("Tab")
    expect(login.code).to_have_accessible_description("Enter 5 characters.")


def test_one_password_logs_in(login):
    login.enter("aaaa", "123456789")
    was_busy = comes(login.page, "busy", ENGLISH["logging in"])
    # The focused button keeps the focus.
    was_off = seen(login.page, "document.querySelector('[data-testid=login]').ariaDisabled === 'true'")
    login.login.click()
    was_busy()
    was_off()
    expect(login.result).to_have_text(ENGLISH["logged in"])
    expect(login.busy).to_have_count(0)
    expect(login.login).to_be_enabled()


def test_another_password_is_wrong_and_the_next_try_counts(login):
    login.enter("aaaa", "12345678")
    login.password.press("Enter")
    expect(login.result).to_have_text(ENGLISH["wrong password"])
    expect(login.page.get_by_test_id("hint")).to_have_text("Demo password: 123456789")
    login.password.press("End")
    login.password.press_sequentially("9")
    expect(login.result).to_be_hidden()
    login.password.press("Enter")
    expect(login.result).to_have_text(ENGLISH["logged in"])


def test_the_colours_are_exchanged_live(login):
    login.enter("a", "aaaaaaaa")
    expect_colours(login, INVALID, VALID)
    login.colours_valid.click()
    expect_colours(login, WHITE, VALID)
    login.colours_all.click()
    expect_colours(login, INVALID, VALID)


def test_the_colours_have_dark_counterparts_on_which_ink_is_readable(new_context, showcase):
    login = LengthLogin(new_context(color_scheme="dark").new_page()).open(showcase.url("/length-login"))
    login.username.press_sequentially("aaaa")
    login.code.press_sequentially("1")
    expect_colours(login, "rgb(23, 61, 38)", "rgb(29, 31, 34)", "rgb(77, 32, 31)")
    for field in (login.username, login.password, login.code):
        ink = field.evaluate("field => getComputedStyle(field).color.match(/\\d+/g).map(Number)")
        assert min(ink) > 200, f"the ink {ink} is not readable on a dark field"
    login.page.emulate_media(color_scheme="light")
    expect_colours(login, VALID, WHITE, INVALID)


def test_what_is_typed_is_kept_when_the_architecture_is_switched(page, showcase):
    login = LengthLogin(page).open(showcase.url("/length-login"))
    login.enter("hello", "123456789")
    for name in ("mvp", "mvc", "mvvm-callbacks", "mvvm"):
        page.get_by_test_id("architecture-" + name).click()
        expect(page.get_by_test_id("architecture-" + name)).to_have_attribute("aria-pressed", "true")
        expect(login.username).to_have_value("hello")
        expect(login.password).to_have_value("123456789")
        expect(login.login).to_be_enabled()


@pytest.mark.parametrize("alias", ALIASES)
def test_short_addresses_lead_to_the_same_screens(page, showcase, alias):
    login = LengthLogin(page).open(showcase.url(alias))
    expect(page.get_by_test_id("architecture-" + alias[1:])).to_have_attribute("aria-pressed", "true")
    login.enter("aaaa", "aaaaaaaa")
    expect(login.login).to_be_enabled()


def test_the_other_architectures_are_one_tap_away(page, showcase):
    page.goto(showcase.url())
    page.get_by_test_id("link-length-login").click()
    expect_screen(page, "length-login")
    for name in ("mvc", "mvp", "mvvm-callbacks"):
        page.get_by_test_id("architecture-" + name).click()
        expect(page).to_have_url(showcase.url("/length-login/" + name))
        expect(page.get_by_test_id("architecture-" + name)).to_have_attribute("aria-pressed", "true")
    page.go_back()
    expect_screen(page, "index")


@pytest.mark.parametrize("path", PATHS)
def test_a_service_that_is_down_is_said(page, start_showcase, path):
    program = start_showcase("--failure-rate", "1")
    login = LengthLogin(page).open(program.url(path))
    login.enter("aaaa", "123456789")
    login.login.click()
    expect(login.result).to_have_text(ENGLISH["service down"])
    expect(login.login).to_be_enabled()


def test_the_colours_survive_a_lost_connection(page, wire):
    login = LengthLogin(page).open(wire.url("/length-login"))
    login.username.press_sequentially("aaaa")
    expect_colours(login, VALID, WHITE)
    wire.cut()
    expect(page.get_by_test_id("connection")).to_be_visible()
    login.username.fill("")
    login.code.press_sequentially("12345")
    wire.mend()
    expect(page.get_by_test_id("connection")).to_have_count(0)
    expect_colours(login, WHITE, WHITE, VALID)
    expect(login.username_clear).to_be_hidden()


@pytest.mark.language("zh-CN")
def test_it_speaks_chinese(page, showcase):
    login = LengthLogin(page).open(showcase.url("/length-login"))
    login.enter("aaaa", "123456789")
    was_busy = comes(page, "busy", CHINESE["logging in"])
    login.login.click()
    was_busy()
    expect(login.result).to_have_text(CHINESE["logged in"])
