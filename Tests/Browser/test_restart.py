"""The program is started anew under open pages: they go on as they were, without being loaded anew."""

import pytest
from playwright.sync_api import expect

from screens import expect_screen

pytestmark = pytest.mark.complains("WebSocket connection to", "net::ERR_")


@pytest.fixture
def own(start_showcase):
    return start_showcase()


def restart(own, page, how="kill"):
    getattr(own, how)()
    banner = page.get_by_test_id("connection")
    expect(banner).to_be_visible()
    own.start()
    expect(banner).to_have_count(0, timeout=30000)


def is_the_same_page(page) -> bool:
    return page.evaluate("window.marked === true")


def open_marked(page, url, screen):
    page.goto(url)
    expect_screen(page, screen)
    page.evaluate("window.marked = true")


@pytest.mark.parametrize("how", ["kill", "stop"])
def test_a_search_shows_the_same_text_and_the_same_books(own, page, how):
    open_marked(page, own.url("/books"), "books")
    query, status = page.get_by_test_id("query"), page.get_by_test_id("status")
    query.fill("algebra")
    page.get_by_test_id("search").click()
    expect(status).to_contain_text("“algebra”")
    found = status.inner_text()
    query.press("End")
    page.keyboard.type(" and")
    restart(own, page, how)
    expect(query).to_have_value("algebra and")
    expect(query).to_be_focused()
    expect(status).to_have_text(found)
    assert is_the_same_page(page)
    page.get_by_test_id("search").click()
    expect(status).to_contain_text("“algebra and”")


def test_the_screens_below_and_the_tabs_keep_what_they_had(own, page):
    open_marked(page, own.url("/"), "index")
    page.get_by_test_id("link-account-login").click()
    page.get_by_test_id("account").fill("ada")
    page.go_back()
    page.get_by_test_id("link-arrangements").click()
    page.get_by_test_id("note-tea").fill("green")
    page.get_by_test_id("tab-cocoa").click()
    page.get_by_test_id("note-cocoa").fill("hot")
    restart(own, page)
    expect(page.get_by_test_id("note-cocoa")).to_have_value("hot")
    page.get_by_test_id("tab-tea").click()
    expect(page.get_by_test_id("note-tea")).to_have_value("green")
    assert is_the_same_page(page)
    page.go_back()
    expect_screen(page, "index")


def test_two_tabs_are_two_pages(own, context):
    one, other = context.new_page(), context.new_page()
    for page, name in ((one, "Ada"), (other, "Grace")):
        open_marked(page, own.url("/account-login"), "account-login")
        page.get_by_test_id("account").fill(name)
    restart(own, one)
    for page, name in ((one, "Ada"), (other, "Grace")):
        expect(page.get_by_test_id("connection")).to_have_count(0, timeout=30000)
        expect(page.get_by_test_id("account")).to_have_value(name)
        assert is_the_same_page(page)
