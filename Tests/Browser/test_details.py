"""A detail beside its list, where both have room."""

import pytest
from playwright.sync_api import expect

from screens import BookSearch, Goods, PostSearch, expect_screen


@pytest.fixture
def screens(page, showcase):
    page.set_viewport_size({"width": 1366, "height": 900})
    Goods(page).open(showcase.url("/goods")).row(2).part("title").click()
    visible = page.get_by_test_id("screen").filter(visible=True)
    expect(visible).to_have_count(2)
    return visible


def test_the_list_stays_where_it_is(page, screens):
    rows, detail = screens.first.bounding_box(), screens.last.get_by_test_id("title").bounding_box()
    assert rows["x"] + rows["width"] <= detail["x"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 1600
    shown = screens.first.get_by_test_id("row-2").get_by_test_id("title").text_content()
    expect(screens.last.get_by_test_id("title")).to_have_text(shown)
    expect(screens.last.locator("h1")).to_be_focused()


def test_another_row_replaces_the_detail(page, screens, showcase):
    screens.first.get_by_test_id("row-3").get_by_test_id("title").click()
    shown = screens.first.get_by_test_id("row-3").get_by_test_id("title").text_content()
    expect(screens.last.get_by_test_id("title")).to_have_text(shown)
    expect(page).to_have_url(showcase.url("/goods/3"))
    expect(screens.first.locator(".list-row[aria-current]")).to_have_attribute("data-testid", "row-3")
    page.go_back()
    expect(page).to_have_url(showcase.url("/goods/2"))
    screens.last.get_by_test_id("back").click()
    expect_screen(page, "goods")


def test_a_message_that_was_not_sent_is_kept(page, screens):
    screens.first.get_by_test_id("row-3").get_by_test_id("reply").click()
    page.get_by_test_id("reply-text").fill("Not sent yet")
    screens.first.get_by_test_id("row-2").get_by_test_id("title").click()
    expect(page.get_by_test_id("reply-text")).to_have_count(0)
    page.go_back()
    expect(page.get_by_test_id("reply-text")).to_have_value("Not sent yet")


def test_the_list_is_not_scrolled_when_the_detail_ends(page, screens):
    """The rows may have other heights in another width."""
    first = """list => {
      const { top } = list.getBoundingClientRect();
      return [...list.querySelectorAll(".list-row")].find(row => row.getBoundingClientRect().bottom > top)
        .dataset.testid;
    }"""
    rows = screens.first.locator(".list")
    rows.evaluate("list => list.scrollTo(0, 300)")
    before = rows.evaluate(first)
    screens.last.get_by_test_id("back").click()
    expect_screen(page, "goods")
    assert rows.evaluate(first) == before


def test_without_room_the_detail_is_alone(page, screens):
    page.set_viewport_size({"width": 1300, "height": 900})
    expect_screen(page, "good")
    assert page.get_by_test_id("title").filter(visible=True).count() == 1


def test_a_book_is_shown_beside_the_search(page, showcase):
    page.set_viewport_size({"width": 1600, "height": 900})
    books = BookSearch(page).open(showcase)
    books.search("austen")
    expect(books.rows).to_have_count(5)
    books.rows.nth(1).click()
    visible = page.get_by_test_id("screen").filter(visible=True)
    expect(visible).to_have_count(2)
    title = visible.first.locator(".list-row[aria-current]").get_by_test_id("title").text_content()
    expect(visible.last.get_by_test_id("title")).to_have_text(title)
    expect(visible.last.get_by_test_id("by-author").get_by_role("link")).to_have_count(4)
    visible.last.get_by_test_id("by-author").get_by_role("link").first.click()
    expect(visible.last.get_by_test_id("title")).not_to_have_text(title)
    # The search stays as it is.
    expect(books.rows).to_have_count(5)
    page.go_back()
    expect(visible.last.get_by_test_id("title")).to_have_text(title)


def test_ages_beside_each_other_are_the_same(page, showcase):
    page.set_viewport_size({"width": 1600, "height": 900})
    posts = PostSearch(page).open(showcase)
    posts.query.fill("swift")
    expect(posts.rows.first).to_be_visible()
    posts.rows.first.click()
    visible = page.get_by_test_id("screen").filter(visible=True)
    expect(visible).to_have_count(2)
    expect(visible.last.get_by_test_id("by-user").get_by_role("link").first).to_be_visible()
    for _ in range(3):
        # Read at one moment.
        list_age, detail_age = page.evaluate("""() => {
          const ages = [...document.querySelectorAll('[data-testid="age"]')].filter(age => age.checkVisibility());
          return [ages[0].textContent, ages.at(-1).textContent];
        }""")
        assert list_age == detail_age
        expect(visible.last.get_by_test_id("age")).not_to_have_text(detail_age)


@pytest.mark.parametrize("path, screen", [("/books/2", "book"), ("/posts/2", "post")])
def test_a_detail_opened_by_its_address_leads_back_to_its_list(page, showcase, path, screen):
    page.goto(showcase.url(path))
    expect_screen(page, screen)
    expect(page.get_by_test_id("back").filter(visible=True)).to_be_visible()
    page.get_by_test_id("back").filter(visible=True).click()
    expect_screen(page, f"{screen}s")


@pytest.mark.parametrize("path", ["/books/99999", "/posts/99999"])
def test_a_detail_that_does_not_exist_says_so(page, showcase, path):
    page.goto(showcase.url(path))
    expect(page.get_by_test_id("failed")).to_contain_text("This item no longer exists.")
    expect(page.get_by_test_id("retry")).to_be_hidden()
