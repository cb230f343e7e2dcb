"""What is around every screen: the sidebar, its search, the look, the language and the account."""

import pytest
from playwright.sync_api import expect

from screens import ADA, PhoneLogin, expect_screen, focused

SCREENS = ["/", "/length-login", "/length-login/mvc", "/phone-login", "/goods", "/goods/1", "/menu-groups",
           "/menu-groups/new", "/account-login", "/books", "/books/1", "/posts", "/posts/1",
           "/architectures", "/gallery", "/arrangements"]


def open_at(page, showcase, path, width=1280, height=800):
    page.set_viewport_size({"width": width, "height": height})
    page.goto(showcase.url() + path)
    return page


def find_in_palette(page, text):
    page.keyboard.press("Control+k")
    query = page.get_by_test_id("palette-query")
    expect(query).to_be_focused()
    query.press_sequentially(text)
    return page.locator(".palette-option")


def loaded(page):
    """The module of the links is loaded: a press no longer loads the page again."""
    page.wait_for_function("() => performance.getEntriesByType('resource').some(({ name, responseEnd }) => "
                           "name.includes('/navigation.js') && responseEnd)")


@pytest.mark.parametrize("path", SCREENS)
def test_beside_every_screen_is_the_sidebar(page, showcase, path):
    open_at(page, showcase, path[1:])
    sidebar = page.locator(".sidebar").bounding_box()
    screen = page.locator("[data-testid=screen]:visible").bounding_box()
    assert sidebar["x"] == 0 and sidebar["height"] == 800
    assert screen["x"] == sidebar["width"] and screen["x"] + screen["width"] == 1280
    expect(page.locator(".sidebar [aria-current=page]")).to_have_count(1)
    expect(page.get_by_test_id("menu").first).to_be_hidden()


def test_a_link_leads_to_its_screen_without_loading_the_page(page, showcase):
    open_at(page, showcase, "gallery")
    loaded(page)
    page.evaluate("window.isSamePage = true")
    page.get_by_test_id("side-books").click()
    expect_screen(page, "books")
    expect(page.get_by_test_id("side-books")).to_have_attribute("aria-current", "page")
    expect(page.get_by_test_id("side-gallery")).not_to_have_attribute("aria-current", "page")
    assert page.url.endswith("/books")
    page.get_by_test_id("side-posts").click()
    expect_screen(page, "posts")
    page.go_back()
    expect_screen(page, "books")
    page.go_back()
    expect_screen(page, "gallery")
    expect(page.get_by_test_id("side-gallery")).to_have_attribute("aria-current", "page")
    assert page.evaluate("window.isSamePage")


def test_a_link_opens_in_another_tab(page, showcase):
    open_at(page, showcase, "gallery")
    loaded(page)
    with page.context.expect_page() as opened:
        page.get_by_test_id("side-books").click(modifiers=["Control"])
    expect_screen(opened.value, "books")
    expect_screen(page, "gallery")


def test_unsaved_changes_are_asked_about(page, showcase):
    open_at(page, showcase, "menu-groups/new")
    loaded(page)
    page.get_by_test_id("name").fill("Soups")
    page.get_by_test_id("side-books").click()
    expect(page.get_by_test_id("dialog")).to_be_visible()
    page.get_by_test_id("dialog-cancel").click()
    expect_screen(page, "menu-group")
    expect(page.get_by_test_id("side-menu-groups")).to_have_attribute("aria-current", "page")


@pytest.mark.parametrize("latency", [0, 300])
def test_the_search_is_as_fast_as_its_user(page, start_showcase, latency):
    open_at(page, start_showcase("--latency", str(latency)), "phone-login")
    loaded(page)
    page.get_by_test_id("phone").focus()
    page.keyboard.press("Control+k")
    page.keyboard.type("layoutt", delay=5)
    page.keyboard.press("Backspace")
    page.keyboard.press("Enter")
    assert page.get_by_test_id("palette-query").count() == 0
    expect(page.get_by_test_id("side-arrangements")).to_have_attribute("aria-current", "page")
    expect_screen(page, "arrangements")
    expect(page.locator("[data-testid=screen]:visible .bar-title")).to_be_focused()


def test_the_search_finds_titles_first_and_words_of_both_languages(page, showcase):
    open_at(page, showcase, "gallery")
    loaded(page)
    options = find_in_palette(page, "log")
    expect(options).to_contain_text(["Phone login", "Account login"])
    page.get_by_test_id("palette-query").fill("图书")
    expect(options).to_have_text(["Book searchLists and search"])
    page.get_by_test_id("palette-query").fill("zzz")
    expect(options).to_have_count(0)
    expect(page.get_by_text("Nothing found")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("palette-query")).to_be_visible()


def test_the_search_is_moved_by_keys_and_closed(page, showcase):
    open_at(page, showcase, "gallery")
    loaded(page)
    page.get_by_test_id("name").focus()
    options = find_in_palette(page, "")
    count = options.count()
    query = page.get_by_test_id("palette-query")
    query.press("ArrowUp")
    expect(options.nth(count - 1)).to_have_attribute("aria-selected", "true")
    assert query.get_attribute("aria-activedescendant") == options.nth(count - 1).get_attribute("id")
    query.press("ArrowDown")
    expect(options.first).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(query).to_have_count(0)
    assert focused(page) == "name"
    for close in ["Control+k", "click"]:
        page.keyboard.press("Control+k")
        expect(query).to_be_focused()
        page.mouse.click(5, 5) if close == "click" else page.keyboard.press(close)
        expect(query).to_have_count(0)


def test_a_press_follows_what_is_found(page, showcase):
    open_at(page, showcase, "gallery")
    loaded(page)
    page.get_by_test_id("palette").click()
    page.get_by_test_id("found-side-posts").click()
    expect_screen(page, "posts")


def test_a_dialog_keeps_the_search_away(page, showcase):
    open_at(page, showcase, "gallery")
    loaded(page)
    page.get_by_test_id("settings").click()
    expect(page.get_by_test_id("dialog")).to_be_visible()
    page.keyboard.press("Control+k")
    expect(page.get_by_test_id("palette-query")).to_have_count(0)


def test_on_a_phone_the_sidebar_opens_over_the_screen(page, showcase):
    open_at(page, showcase, "goods", 375, 720)
    loaded(page)
    link = page.get_by_test_id("side-books")
    expect(link).to_be_hidden()
    menu = page.locator("[data-testid=menu]:visible")
    menu.focus()
    page.keyboard.press("Enter")
    expect(link).to_be_visible()
    page.keyboard.press("Tab")
    assert focused(page) == "side-start"
    page.keyboard.press("Escape")
    expect(link).to_be_hidden()
    assert focused(page) == "menu"
    menu.click()
    link.click()
    expect_screen(page, "books")
    expect(link).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") == 375


def test_the_look_is_kept_and_shown_in_all_tabs(page, showcase):
    open_at(page, showcase, "gallery")
    other = page.context.new_page()
    other.goto(showcase.url() + "books")
    page.get_by_test_id("settings").click()
    page.get_by_test_id("scheme").select_option(label="Dark")
    page.get_by_test_id("accent").select_option(label="Green")
    for each in [page, other]:
        each.wait_for_function("() => getComputedStyle(document.documentElement).colorScheme === 'dark'")
        each.wait_for_function(
            "() => getComputedStyle(document.documentElement).getPropertyValue('--accent').includes('8ad6a6')")
    other.reload()
    assert other.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"


def test_the_language_changes_the_sidebar_and_its_search(page, showcase):
    open_at(page, showcase, "gallery")
    loaded(page)
    find_in_palette(page, "简体")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("side-books")).to_have_text("图书搜索")
    expect(page.get_by_test_id("palette")).to_have_text("搜索")
    page.get_by_test_id("side-books").click()
    expect_screen(page, "books")


def test_the_account_is_reached_from_every_screen(page, showcase):
    page.set_viewport_size({"width": 1280, "height": 800})
    login = PhoneLogin(page).open(showcase.url())
    login.enter(ADA.phone, ADA.code)
    login.login.click()
    expect_screen(page, "goods")
    page.get_by_test_id("side-account").click()
    expect_screen(page, "account")
    expect(page.get_by_test_id("nickname")).to_have_text("Ada")
    expect(page.get_by_test_id("side-user")).to_contain_text("Ada")
    expect(page.get_by_test_id("side-user")).to_be_in_viewport(ratio=1)
    page.get_by_test_id("side-books").click()
    find_in_palette(page, "log out")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("side-user")).to_have_count(0)
    expect_screen(page, "books")


def test_the_settings_have_an_address_too(page, showcase):
    open_at(page, showcase, "settings")
    expect_screen(page, "settings")
    expect(page.get_by_test_id("scheme")).to_be_visible()


def test_on_paper_there_is_no_sidebar(page, showcase):
    open_at(page, showcase, "gallery")
    page.emulate_media(media="print")
    expect(page.locator(".sidebar")).to_be_hidden()
    assert page.locator("[data-testid=screen]:visible").bounding_box()["x"] == 0


@pytest.mark.parametrize("path, rows", [("goods", 20), ("menu-groups", 5)])
def test_on_paper_lists_are_whole_and_nothing_can_be_pressed(page, showcase, path, rows):
    open_at(page, showcase, path)
    expect(page.locator(".list-row").nth(rows - 1)).to_be_attached()
    page.emulate_media(media="print")
    last = page.locator(".list-row").last.bounding_box()
    assert page.evaluate("document.documentElement.scrollHeight") >= last["y"] + last["height"] - 1
    boxes = page.locator(".list, .content, .screen:visible").evaluate_all("all => all.map((e) => e.scrollHeight - e.clientHeight)")
    assert max(boxes) <= 2, "nothing scrolls"
    expect(page.locator(".button:not(.plain):visible")).to_have_count(0)
    bar, first = page.locator(".bar:visible").bounding_box(), page.locator(".content:visible > *").first.bounding_box()
    assert bar["y"] + bar["height"] <= first["y"] + 1


def test_a_short_list_ends_with_its_rows(page, showcase):
    open_at(page, showcase, "workshop/people")
    rows = page.get_by_test_id("list")
    last = rows.locator(".list-row").last.bounding_box()
    box = rows.bounding_box()
    assert abs(box["y"] + box["height"] - last["y"] - last["height"]) <= 2


def test_the_screens_have_two_content_widths(page, showcase):
    """So that the left edge does not jump from screen to screen."""
    edges = {}
    workshop = ["counter", "temperature", "flights", "timer", "people", "circles", "sheet", "todos", "glitches",
                "circuit", "signals", "board"]
    for path in SCREENS + ["/workshop", "/settings", "/architectures/playground", "/architectures/shop", "/architectures/shop/mvc",
                           "/goods/banners/1"] + [f"/workshop/{name}" for name in workshop]:
        open_at(page, showcase, path[1:], width=1420)
        content = page.locator(".screen:visible > .content")
        box = content.bounding_box()
        padding = content.evaluate("content => 2 * parseFloat(getComputedStyle(content).paddingInlineStart)")
        edges.setdefault((box["x"], box["width"] - padding), []).append(path)
    assert sorted(width for _, width in edges) == [672, 960], edges
