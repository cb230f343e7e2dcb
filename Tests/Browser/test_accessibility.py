"""axe-core finds no violation on any screen, in any state that a user may encounter."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from screens import ADA, BookSearch, Goods, LengthLogin, PhoneLogin, PostSearch, expect_screen, settle

LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# What a colour scheme can change. With the system's colours axe cannot check it: the browser reports the page's.
COLOURS = ["color-contrast", "link-in-text-block"]


def expect_no_violation(page, rules=None, without=()):
    settle(page)
    run_only = {"type": "rule", "values": rules} if rules else {"type": "tag", "values": LEVELS}
    disabled = {rule: {"enabled": False} for rule in without}
    results = Axe().run(page, options={"runOnly": run_only, "resultTypes": ["violations"], "rules": disabled})
    assert results.violations_count == 0, results.generate_report()


def expect_accessible(page, without=()):
    """As it is, in the dark scheme, and in the narrowest window."""
    expect_no_violation(page, without=without)
    page.emulate_media(color_scheme="dark")
    expect_no_violation(page, COLOURS)
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": 320, "height": 640})
    expect_no_violation(page, without=without)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.fixture
def page(new_context):
    return new_context(reduced_motion="reduce").new_page()


def open_page(page, showcase, path, screen):
    page.goto(showcase.url(path))
    expect_screen(page, screen)


SCREENS = {
    "/": "index", "/length-login": "length-login", "/phone-login": "phone-login", "/account-login": "account-login",
    "/menu-groups/new": "menu-group", "/architectures": "architectures", "/architectures/shop": "shop", "/gallery": "gallery", "/arrangements": "arrangements",
    "/posts": "posts", "/books/1": "book", "/posts/1": "post", "/no-such-screen": "not-found", "/test/typing": "typing", "/workshop": "workshop",
} | {f"/workshop/{name}": f"workshop-{name}" for name in [
    "counter", "temperature", "flights", "timer", "people", "circles", "sheet", "todos", "glitches",
    "circuit", "signals", "board"]}


@pytest.mark.complains("404")
@pytest.mark.parametrize("path", SCREENS)
def test_a_screen_as_it_opens(page, showcase, path):
    open_page(page, showcase, path, SCREENS[path])
    expect_accessible(page)


@pytest.mark.language("zh-CN")
@pytest.mark.complains("404")
def test_every_screen_in_chinese(page, showcase):
    for path, screen in SCREENS.items():
        open_page(page, showcase, path, screen)
        expect_no_violation(page)


def test_the_search_of_all_screens(page, showcase):
    open_page(page, showcase, "/gallery", "gallery")
    page.get_by_test_id("palette").click()
    expect(page.get_by_test_id("palette-query")).to_be_focused()
    expect_accessible(page)


def test_the_settings(page, showcase):
    open_page(page, showcase, "/gallery", "gallery")
    page.get_by_test_id("settings").click()
    expect(page.get_by_test_id("dialog")).to_be_visible()
    expect_accessible(page)


def test_the_laboratory(page, showcase):
    open_page(page, showcase, "/gallery", "gallery")
    page.get_by_test_id("laboratory").click()
    expect(page.get_by_test_id("laboratory-panel")).to_be_visible()
    expect_accessible(page)


def test_the_sidebar_on_a_phone(page, showcase):
    page.set_viewport_size({"width": 375, "height": 720})
    open_page(page, showcase, "/gallery", "gallery")
    page.locator("[data-testid=menu]:visible").click()
    expect(page.get_by_test_id("side-books")).to_be_visible()
    expect_accessible(page)


@pytest.mark.parametrize("path, screen", [("/phone-login", "phone-login"), ("/", "index")])
def test_the_source_beside_a_screen(page, showcase, path, screen):
    open_page(page, showcase, path, screen)
    source = page.locator("[data-testid=source]:visible")
    source.click()
    expect(page.get_by_test_id("source-code")).to_be_visible()
    source.hover()
    expect_accessible(page)


def test_fields_that_are_wrong_and_a_login_that_failed(page, showcase):
    login = LengthLogin(page).open(showcase.url("/length-login"))
    login.username.fill("aaa")
    login.password.fill("12345678")
    login.code.fill("12345")
    login.code.press("Tab")
    expect_accessible(page)
    login.username.fill("aaaa")
    login.login.click()
    expect(login.result).to_be_visible()
    expect_no_violation(page)


def test_a_toast_and_what_is_busy(page, start_showcase):
    program = start_showcase("--delay", "60")
    phone_login = PhoneLogin(page).open(program.url())
    phone_login.enter("123", "1")
    phone_login.login.click()
    expect(phone_login.toast).to_be_visible()
    expect_no_violation(page)
    phone_login.fill.click()
    phone_login.login.click()
    expect(phone_login.busy).to_be_visible()
    # Covered content is inert, and so is its landmark.
    expect_accessible(page, without=["landmark-one-main"])


def test_goods_their_question_and_their_details(page, showcase):
    PhoneLogin(page).open(showcase.url()).log_in(ADA)
    goods = Goods(page)
    expect(goods.row(1).part("like")).to_be_visible()
    expect(page.get_by_test_id("banners")).to_be_visible()
    expect_accessible(page)
    page.get_by_test_id("search").click()
    expect(page.get_by_test_id("dialog")).to_be_visible()
    expect_accessible(page)
    page.get_by_test_id("dialog-cancel").click()
    for path, screen in (
        ("/goods/2", "good"), ("/goods/2/avatar", "good"), ("/goods/banners/1", "banner"), ("/goods/999999", "good"),
        ("/account", "account"),
    ):
        open_page(page, showcase, path, screen)
        expect(page.get_by_test_id("busy")).to_have_count(0)
        expect_no_violation(page)


def test_menu_groups_their_editor_and_their_question(page, showcase):
    open_page(page, showcase, "/menu-groups", "menu-groups")
    noodles = page.locator("[data-testid^='row-']").filter(has_text="Noodles")
    expect(noodles).to_be_visible()
    expect_accessible(page)
    noodles.get_by_test_id("delete").click()
    expect(page.get_by_test_id("dialog")).to_be_visible()
    expect_no_violation(page)
    page.get_by_test_id("dialog-cancel").click()
    noodles.get_by_test_id("rename").click()
    page.get_by_test_id("name").fill("x" * 41)
    page.get_by_test_id("name").press("Tab")
    expect(page.get_by_test_id("name")).to_have_attribute("aria-invalid", "true")
    expect_accessible(page)


def test_books_found_and_not_found(page, showcase):
    books = BookSearch(page).open(showcase)
    expect(books.rows.first).to_be_visible()
    expect_accessible(page)
    books.search("xyzzy")
    expect(books.empty).to_be_visible()
    expect_accessible(page)


def test_posts_found_and_refused(page, showcase):
    posts = PostSearch(page).open(showcase)
    posts.query.fill("coffee")
    expect(posts.rows.first).to_be_visible()
    expect(posts.busy).to_have_count(0)
    expect_accessible(page)
    posts.query.fill("")
    page.get_by_test_id("refuse-access").click()
    expect(posts.refused).to_be_visible()
    expect_accessible(page)


@pytest.mark.parametrize("path, screen", [
    ("/goods", "goods"), ("/goods/1", "good"), ("/menu-groups", "menu-groups"), ("/books", "books"),
    ("/books/1", "book"), ("/posts/1", "post")])
def test_a_service_that_is_down(page, start_showcase, path, screen):
    open_page(page, start_showcase("--failure-rate", "1"), path, screen)
    expect(page.get_by_test_id("failed").or_(page.get_by_test_id("toast")).first).to_be_visible()
    expect(page.get_by_test_id("busy")).to_have_count(0)
    expect_accessible(page)


def test_the_controls_with_messages_shown_secrets_and_disabled(page, showcase):
    open_page(page, showcase, "/gallery", "gallery")
    for name, text in (("name", "Ada"), ("age", "151"), ("password", "s3cret")):
        page.get_by_test_id(name).fill(text)
        page.get_by_test_id(name).press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("password")).to_have_attribute("type", "text")
    expect(page.get_by_test_id("age")).to_have_attribute("aria-invalid", "true")
    expect_accessible(page)
    page.get_by_test_id("fill").click()
    page.get_by_test_id("disable").click()
    expect(page.get_by_test_id("name")).to_be_disabled()
    expect_accessible(page)


@pytest.mark.parametrize("name", ["delete-book", "warn", "new-book"])
def test_a_dialog(page, showcase, name):
    open_page(page, showcase, "/gallery", "gallery")
    page.get_by_test_id(name).click()
    expect(page.get_by_test_id("dialog")).to_be_visible()
    expect_accessible(page)


def test_a_menu_a_high_badge_and_another_tab(page, showcase):
    open_page(page, showcase, "/arrangements", "arrangements")
    page.get_by_test_id("tab-cocoa").click()
    for _ in range(3):
        page.get_by_test_id("inbox").click()
    page.get_by_test_id("actions").click()
    expect(page.get_by_role("menu")).to_be_visible()
    expect_accessible(page)


@pytest.mark.parametrize("path", [pytest.param("rows", marks=pytest.mark.thorough), "sections"])
def test_long_lists(page, showcase, path):
    open_page(page, showcase, "/test/" + path, path)
    page.get_by_test_id("some" if path == "rows" else "fill").click()
    expect(page.get_by_test_id("list")).to_have_attribute("data-count", "2000" if path == "rows" else "1002")
    if path == "rows":
        page.get_by_test_id("row-1").get_by_test_id("name").click()
        expect(page.get_by_test_id("row-1")).to_have_attribute("aria-selected", "true")
    page.get_by_test_id("list").evaluate("list => { list.scrollTop = 12000 }")
    expect(page.get_by_test_id("row-1")).not_to_be_attached()
    expect_accessible(page)


def test_a_connection_that_is_lost(page, wire):
    open_page(page, wire, "/phone-login", "phone-login")
    page.get_by_test_id("fill").click()
    PhoneLogin(page).expect_avatar()
    wire.cut()
    expect(page.get_by_test_id("connection")).not_to_be_empty()
    expect_accessible(page)
