"""Addresses, the browser's history, reloads and guarded screens: where the user is, and the way back."""

import pytest
from playwright.sync_api import expect

from screens import ADA, PhoneLogin, expect_focus_on, expect_screen


def visible(page, name):
    return page.get_by_test_id(name).filter(visible=True)


def follow(page, *steps):
    for link, screen in steps:
        visible(page, link).click()
        expect_screen(page, screen)


def never_loads_again(page):
    """Marks the document, so that a test can check that it is still the same."""
    page.evaluate("window.isTheSame = true")
    return lambda: page.evaluate("window.isTheSame === true")


def go_deep(page, showcase):
    """The index, the comparison, one of the four: two screens with addresses that do not lead to each other."""
    page.goto(showcase.url())
    follow(page, ("link-architectures", "architectures"))
    page.get_by_test_id("row-mvp").get_by_test_id("open").click()
    expect_screen(page, "length-login")


def test_a_deep_link_has_the_index_below_it(page, showcase):
    page.goto(showcase.url("/architectures"))
    expect_screen(page, "architectures")
    page.get_by_test_id("back").click()
    expect_screen(page, "index")
    expect(page).to_have_url(showcase.url())


def test_back_and_forward_lead_through_the_screens_without_loading(page, showcase):
    go_deep(page, showcase)
    is_the_same = never_loads_again(page)
    for step, screen, path in (
        (page.go_back, "architectures", "/architectures"), (page.go_back, "index", "/"),
        (page.go_forward, "architectures", "/architectures"), (page.go_forward, "length-login", "/length-login/mvp"),
    ):
        step()
        expect_screen(page, screen)
        expect(page).to_have_url(showcase.url(path))
    assert is_the_same()


def test_a_reload_keeps_the_stack_and_its_history(page, showcase):
    go_deep(page, showcase)
    page.reload()
    expect_screen(page, "length-login")
    is_the_same = never_loads_again(page)
    page.get_by_test_id("back").click()
    expect_screen(page, "architectures")
    expect(page).to_have_url(showcase.url("/architectures"))
    page.go_back()
    expect_screen(page, "index")
    page.go_forward()
    expect_screen(page, "architectures")
    page.go_forward()
    expect_screen(page, "length-login")
    assert is_the_same()


def test_back_after_a_reload_leads_to_the_screen_that_lay_below(page, showcase):
    go_deep(page, showcase)
    page.reload()
    expect_screen(page, "length-login")
    page.go_back()
    expect_screen(page, "architectures")
    page.go_back()
    expect_screen(page, "index")


def test_many_quick_steps_end_in_the_right_place(page, showcase):
    go_deep(page, showcase)
    page.evaluate("for (let step = 0; step < 2; step++) history.back()")
    expect_screen(page, "index")
    expect(page).to_have_url(showcase.url())
    page.evaluate("history.forward(); history.forward(); history.back()")
    expect_screen(page, "architectures")
    expect(page).to_have_url(showcase.url("/architectures"))
    page.evaluate("history.go(1)")
    expect_screen(page, "length-login")
    expect(page).to_have_url(showcase.url("/length-login/mvp"))


def test_two_tabs_are_independent(context, showcase):
    first, second = context.new_page(), context.new_page()
    go_deep(first, showcase)
    second.goto(showcase.url("/phone-login"))
    expect_screen(second, "phone-login")
    first.go_back()
    first.reload()
    expect_screen(first, "architectures")
    second.reload()
    expect_screen(second, "phone-login")
    second.get_by_test_id("back").click()
    expect_screen(second, "index")
    expect_screen(first, "architectures")


def test_a_forged_trail_leads_nowhere_it_must_not(page, showcase):
    page.goto(showcase.url("/architectures"))
    page.evaluate("history.replaceState({ trail: '/ /account /nowhere /architectures', depths: [1, 2, 3, 4] }, '')")
    page.reload()
    expect_screen(page, "phone-login")
    for trail in ("'javascript:alert(1)'", "'<b>'", "['/']", "{}", "' '", "'/'.repeat(1e6)"):
        page.evaluate(f"history.replaceState({{ trail: {trail}, depths: [1, 2] }}, '', '/architectures')")
        page.reload()
        expect(page.locator(".screen")).to_be_visible()


def test_a_guarded_screen_sends_to_the_login_and_back(page, showcase):
    page.goto(showcase.url())
    visible(page, "link-account").click()
    expect_screen(page, "phone-login")
    expect(page).to_have_url(showcase.url("/phone-login"))
    expect(page.get_by_test_id("reason")).to_have_text("Log in to see your account.")
    login = PhoneLogin(page)
    login.enter(ADA.phone, ADA.code)
    login.login.click()
    expect_screen(page, "account")
    expect(page).to_have_url(showcase.url("/account"))
    expect(page.get_by_test_id("nickname")).to_have_text(ADA.nickname)
    page.go_back()
    expect_screen(page, "index")


def test_a_guarded_deep_link_never_shows_the_screen_before_the_login(page, showcase):
    answer = page.goto(showcase.url("/account"))
    assert "nickname" not in answer.text()
    expect_screen(page, "phone-login")
    page.reload()
    expect_screen(page, "phone-login")
    login = PhoneLogin(page)
    login.enter(ADA.phone, ADA.code)
    login.login.click()
    expect_screen(page, "account")


def test_leaving_the_login_forgets_what_was_wanted(page, showcase):
    page.goto(showcase.url())
    follow(page, ("link-account", "phone-login"))
    page.get_by_test_id("back").click()
    expect_screen(page, "index")
    follow(page, ("link-phone-login", "phone-login"))
    expect(page.get_by_test_id("reason")).to_be_hidden()
    PhoneLogin(page).log_in(ADA)
    page.go_back()
    page.go_back()
    expect_screen(page, "index")
    follow(page, ("link-account", "account"))


def test_logging_out_leads_to_the_login_and_lasts(page, context, showcase):
    page.goto(showcase.url("/account"))
    login = PhoneLogin(page)
    login.enter(ADA.phone, ADA.code)
    login.login.click()
    expect_screen(page, "account")
    page.get_by_test_id("log-out").click()
    expect_screen(page, "phone-login")
    other = context.new_page()
    other.goto(showcase.url("/account"))
    expect_screen(other, "phone-login")
    # The code is removed with the login.
    PhoneLogin(other).expect_fields(ADA.phone, "")


@pytest.mark.complains("404")
@pytest.mark.parametrize("locale, title, link", [
    ("en-US", "Page not found", "Go to the home page"), ("zh-CN", "页面不存在", "返回首页")])
def test_an_unknown_path_gets_a_page_in_the_persons_language(new_context, showcase, locale, title, link):
    page = new_context(locale=locale).new_page()
    answer = page.goto(showcase.url("/no/such/图书?x=1"))
    assert answer.status == 404
    expect_screen(page, "not-found")
    expect(page.locator("h1")).to_have_text(title)
    expect(page).to_have_title(title)
    expect(page.get_by_test_id("link-start")).to_contain_text(link)
    page.get_by_test_id("link-start").click()
    expect_screen(page, "index")
    expect(page).to_have_url(showcase.url())


def test_the_title_follows_the_screen_and_the_language(page, showcase):
    page.goto(showcase.url())
    expect(page).to_have_title("Bindery showcase")
    follow(page, ("link-phone-login", "phone-login"))
    expect(page).to_have_title("Phone login")
    page.go_back()
    page.get_by_test_id("language-zh").click()
    expect(page).to_have_title("Bindery 示例")
    page.go_forward()
    expect(page).to_have_title("手机登录")


def test_the_focus_goes_to_the_heading_and_back_to_where_it_was(page, showcase):
    page.goto(showcase.url())
    link = page.get_by_test_id("link-architectures")
    link.focus()
    page.keyboard.press("Enter")
    expect_screen(page, "architectures")
    expect_focus_on(visible(page, "screen").locator("h1"))
    page.go_back()
    expect_screen(page, "index")
    expect_focus_on(link)


def expect_scroll(page, top):
    expect(page.locator("html")).to_have_js_property("scrollTop", top)


def test_the_scroll_is_found_again_by_back_and_reload(new_context, showcase):
    page = new_context(viewport={"width": 800, "height": 400}).new_page()
    page.goto(showcase.url("/architectures"))
    expect_screen(page, "architectures")
    for row in ("row-mvc", "row-mvp", "row-mvvm"):
        expect(page.get_by_test_id(row).get_by_test_id("diagram")).to_have_js_property("complete", True)
    page.evaluate("scrollTo(0, 700)")
    page.get_by_test_id("row-mvp").get_by_test_id("open").evaluate("button => button.click()")
    expect_screen(page, "length-login")
    expect_scroll(page, 0)
    page.reload()
    expect_screen(page, "length-login")
    page.go_back()
    expect_screen(page, "architectures")
    expect_scroll(page, 700)
    page.reload()
    expect_screen(page, "architectures")
    expect_scroll(page, 700)
