"""Everything without a mouse."""

import pytest
from playwright.sync_api import expect

from screens import ADA, FILLED, PhoneLogin, expect_screen, focused
from texts import ENGLISH

RING = """() => {
  const style = getComputedStyle(document.activeElement);
  const outlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  return outlined || style.boxShadow !== "none";
}"""


def tab_through(page, limit=60):
    """The identifiers in the order of the Tab key, each with a visible ring, until the page ends."""
    seen = []
    for _ in range(limit):
        page.keyboard.press("Tab")
        name = focused(page)
        if name == "body" or seen and name == seen[0]:
            return seen
        assert page.evaluate(RING), f"'{name}' has the focus and does not show it"
        seen.append(name)
    raise AssertionError(f"Tab never comes to an end: {seen}")


def tab_to(page, name, limit=30):
    for _ in range(limit):
        page.keyboard.press("Tab")
        if focused(page) == name:
            return
    raise AssertionError(f"Tab does not reach '{name}'")


def test_tab_reaches_the_languages_the_program_and_the_links_of_the_index_in_order(page, showcase):
    page.goto(showcase.url())
    expect_screen(page, "index")
    names = tab_through(page)
    shown = page.locator("[data-testid]:is(a, input, pre, button:enabled)").evaluate_all(
        "all => all.filter(e => e.checkVisibility()).map(e => e.dataset.testid)")
    assert names == shown
    assert {"language-zh", "a", "program", "copy-program", "link-phone-login"} <= set(names)


def test_switching_the_language_by_key_does_not_throw_one_back_to_the_top(page, showcase):
    page.goto(showcase.url())
    tab_to(page, "language-zh")
    page.keyboard.press("Enter")
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")
    page.keyboard.press("Tab")
    assert focused(page) == "a"


def test_tab_goes_through_the_login_in_reading_order(phone_login):
    phone_login.fill.click()
    expect(phone_login.login).to_be_enabled()
    phone_login.page.evaluate("document.activeElement.blur(); getSelection().removeAllRanges(); scrollTo(0, 0)")
    phone_login.phone.focus()
    names = ["phone"]
    while names[-1] != "accounts":
        assert phone_login.page.evaluate(RING), f"'{names[-1]}' has the focus and does not show it"
        phone_login.page.keyboard.press("Tab")
        names.append(focused(phone_login.page))
        assert len(names) < 10, names
    assert names == ["phone", "code", "login", "fill", "accounts"]


def test_tab_passes_over_a_button_that_is_disabled(phone_login):
    expect(phone_login.login).to_be_disabled()
    phone_login.code.focus()
    phone_login.page.keyboard.press("Tab")
    assert focused(phone_login.page) == "fill"


def test_a_person_without_a_mouse_logs_in_and_comes_back(page, showcase):
    page.goto(showcase.url())
    tab_to(page, "link-phone-login")
    page.keyboard.press("Enter")
    expect_screen(page, "phone-login")
    expect(page.locator("h1")).to_be_focused()
    page.keyboard.press("Tab")
    assert focused(page) == "phone"
    page.keyboard.type(ADA.phone)
    page.keyboard.press("Tab")
    page.keyboard.type(ADA.code)
    page.keyboard.press("Enter")
    phone_login = PhoneLogin(page)
    phone_login.expect_goods(ADA)
    expect(page.locator("h1")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    assert focused(page) == "back"
    assert page.evaluate(RING)
    page.keyboard.press("Enter")
    expect_screen(page, "phone-login")
    phone_login.expect_fields(ADA.phone, ADA.code)
    page.keyboard.press("Alt+ArrowLeft")


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_button_is_pressed_by_key(phone_login, key):
    phone_login.fill.focus()
    phone_login.page.keyboard.press(key)
    phone_login.expect_fields(FILLED.phone, FILLED.code)
    expect(phone_login.fill).to_be_focused()
    phone_login.login.focus()
    phone_login.page.keyboard.press(key)
    phone_login.expect_goods(FILLED)


@pytest.mark.parametrize("field", ["phone", "code"])
def test_enter_in_a_field_logs_in_when_login_is_enabled_and_does_nothing_otherwise(phone_login, field):
    page = phone_login.page
    phone_login.phone.fill("123")
    page.get_by_test_id(field).press("Enter")
    phone_login.code.fill("1")
    expect(phone_login.login).to_be_enabled()  # so the earlier key has been handled
    expect(phone_login.toast).to_have_count(0)
    page.get_by_test_id(field).press("Enter")
    expect(phone_login.toast).to_have_text(ENGLISH["invalid phone"])


def test_coming_back_puts_the_focus_on_the_link_that_led_away(page, showcase):
    page.goto(showcase.url())
    tab_to(page, "link-phone-login")
    page.keyboard.press("Enter")
    expect_screen(page, "phone-login")
    page.go_back()
    expect_screen(page, "index")
    expect(page.get_by_test_id("link-phone-login")).to_be_focused()
    assert page.evaluate(RING)


def test_the_focus_stays_with_login_when_it_was_refused(phone_login):
    phone_login.enter(FILLED.phone, "0000")
    expect(phone_login.login).to_be_enabled()
    phone_login.login.focus()
    phone_login.page.keyboard.press("Enter")
    expect(phone_login.toast).to_have_text(ENGLISH["wrong code"])
    expect(phone_login.login).to_be_enabled()
    # The end of editing has taken the focus, but the next Tab continues there, not at the top of the page.
    if focused(phone_login.page) != "login":
        phone_login.page.keyboard.press("Shift+Tab")
        assert focused(phone_login.page) in ("login", "fill")
