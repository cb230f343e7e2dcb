"""A phone in landscape, and a wheel that turns beside the list."""

import pytest
from playwright.sync_api import expect

from screens import BookSearch, Goods


def test_on_a_low_window_the_head_scrolls_away_and_the_list_fills_the_rest(new_context, showcase):
    page = new_context(viewport={"width": 740, "height": 340}, has_touch=True, is_mobile=True).new_page()
    goods = Goods(page).open(showcase.url("/goods"))
    expect(page.get_by_test_id("banners")).to_be_visible()
    page.locator(".content").evaluate("content => content.scrollTo(0, content.scrollHeight)")
    expect(goods.row(1).part("title")).to_be_in_viewport()
    assert goods.list.bounding_box()["height"] > 240
    assert goods.list.bounding_box()["y"] < 80


@pytest.mark.parametrize("width", [1200, 800])
def test_the_wheel_moves_the_list_from_anywhere_on_the_screen(new_context, showcase, width):
    page = new_context(viewport={"width": width, "height": 700}).new_page()
    books = BookSearch(page).open(showcase)
    expect(books.rows.first).to_be_visible()
    page.mouse.move(width - 20, 400)  # beside the list, and not over the sidebar
    page.mouse.wheel(0, 600)
    expect(books.list).to_have_js_property("scrollTop", 600)
    page.mouse.wheel(0, -200)
    expect(books.list).to_have_js_property("scrollTop", 400)


@pytest.mark.parametrize("path", ["", "goods", "length-login", "menu-groups", "arrangements", "account-login",
                                  "workshop/sheet", "workshop/temperature", "architectures"])
def test_a_title_breaks_between_words(new_context, showcase, path):
    page = new_context(viewport={"width": 320, "height": 640}).new_page()
    page.goto(showcase.url() + path)
    title = page.locator(".bar-title").filter(visible=True)
    expect(title).to_be_visible()
    broken = title.evaluate("""title => [...title.firstChild.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(title.firstChild, index)
      range.setEnd(title.firstChild, index + word.length)
      return range.getClientRects().length > 1
    }).map(([word]) => word)""")
    assert broken == []
