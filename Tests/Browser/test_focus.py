"""The keyboard focus: no change by the program leaves it on nothing."""

import pytest
from playwright.sync_api import expect

from screens import Goods, PhoneLogin, PostSearch, expect_screen, focused

# Records whether the focus was ever on nothing since the script began to watch.
WATCH = """() => {
  window.lost = [];
  const look = () => {
    if (document.activeElement === document.body) lost.push(performance.now());
    requestAnimationFrame(look);
  };
  look();
}"""


def expect_never_lost(page):
    assert page.evaluate("lost.length") == 0, "the focus was on nothing for a while"


def test_a_button_keeps_the_focus_while_its_action_runs(page, showcase):
    goods = Goods(page).open(showcase.url("/goods"))
    like = goods.row(1).part("like")
    like.focus()
    page.evaluate(WATCH)
    page.keyboard.press("Enter")
    expect(like).to_be_disabled()
    expect(like).to_be_focused()
    # Pressed again it does nothing; the server would refuse as well.
    page.keyboard.press("Enter")
    expect(goods.toast).to_be_visible()
    expect(like).to_be_enabled()
    expect(like).to_be_focused()
    assert not like.evaluate("element => element.hasAttribute('aria-disabled')")
    expect_never_lost(page)
    page.keyboard.press("Enter")
    expect(like).to_be_disabled()
    # Once the user moves on, it is disabled like any other control.
    page.keyboard.press("Tab")
    expect(like).to_have_js_property("disabled", True)
    expect(like).to_be_enabled()


def test_access_is_refused_and_allowed_by_key(page, showcase):
    posts = PostSearch(page).open(showcase)
    heading = page.locator("h1")
    page.get_by_test_id("refuse-access").focus()
    page.evaluate(WATCH)
    page.keyboard.press("Enter")
    expect(posts.refused).to_be_visible()
    expect(heading).to_be_focused()
    page.get_by_test_id("allow-access").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("blank")).to_be_visible()
    expect(heading).to_be_focused()
    expect_never_lost(page)


def test_an_editor_begins_at_its_first_field(page, showcase):
    page.goto(showcase.url("/menu-groups"))
    page.get_by_test_id("create").press("Enter")
    expect_screen(page, "menu-group")
    expect(page.get_by_test_id("name")).to_be_focused()


def test_the_first_load_has_the_focus_where_autofocus_says(page, showcase):
    page.goto(showcase.url("/menu-groups/new"))
    expect_screen(page, "menu-group")
    expect(page.get_by_test_id("name")).to_be_focused()


def test_a_field_that_is_disabled_while_its_text_is_saved_keeps_the_focus(page, showcase):
    page.goto(showcase.url("/menu-groups/new"))
    name = page.get_by_test_id("name")
    expect(name).to_be_focused()
    page.keyboard.type("Noodles")
    page.evaluate(WATCH)
    page.keyboard.press("Enter")
    expect(name).to_be_disabled()
    expect(name).to_be_focused()
    expect(page.get_by_text("Another group has this name")).to_be_visible()
    expect(name).to_be_editable()
    expect(name).to_be_focused()
    page.keyboard.type("!")
    expect(name).to_have_value("Noodles!")
    expect_never_lost(page)


def test_a_sheet_gives_the_focus_to_its_first_field_and_returns_it(page, showcase):
    page.goto(showcase.url("/gallery"))
    expect_screen(page, "gallery")
    opener = page.get_by_test_id("new-book")
    opener.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("new-title")).to_be_focused()
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()


SCREENS = {
    "/": "index", "/length-login": "length-login", "/phone-login": "phone-login", "/account-login": "account-login",
    "/goods": "goods", "/books": "books", "/posts": "posts", "/menu-groups": "menu-groups",
    "/menu-groups/new": "menu-group", "/architectures": "architectures", "/gallery": "gallery", "/arrangements": "arrangements",
}


@pytest.mark.parametrize("path", SCREENS)
def test_every_control_of_a_screen_is_reached_by_tab_and_none_twice(page, showcase, path):
    page.goto(showcase.url(path))
    expect_screen(page, SCREENS[path])
    expect(page.get_by_test_id("busy")).to_have_count(0)
    page.evaluate("document.activeElement.blur()")
    page.locator("h1").evaluate("heading => { heading.tabIndex = -1; heading.focus() }")
    page.evaluate(WATCH)
    expected = page.evaluate("""() => [...document.querySelectorAll("#bindery-root main *")]
      .filter((each) => each.tabIndex >= 0 && each.checkVisibility() && !each.matches(":disabled, [inert] *"))
      .map((each) => each.dataset.n)""")
    seen = []
    for _ in expected:
        page.keyboard.press("Tab")
        # Arrow keys move within a pair of buttons, and rows are not separate stops.
        seen.append(page.evaluate("document.activeElement.dataset.n"))
    assert [each for each in seen if each in expected] == seen
    assert len(set(seen)) == len(seen), "a control was reached twice"
    assert sorted(seen, key=expected.index) == seen, "the order is another one than on the page"
    expect_never_lost(page)


def test_ending_editing_still_takes_the_focus_from_a_field(page, showcase):
    login = PhoneLogin(page).open(showcase.url())
    login.enter("123", "1")
    login.code.press("Enter")
    expect(login.toast).to_be_visible()
    expect(page.locator("h1")).to_be_focused()
    page.keyboard.press("Tab")
    assert focused(page) == "phone"
