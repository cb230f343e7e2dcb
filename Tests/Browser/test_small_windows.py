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


@pytest.mark.parametrize("path, selector", [
    ("workshop", ".table-scroll:has([data-testid=lines-of-todos])"), ("architectures", ".diagram >> nth=0")])
def test_what_is_wider_than_the_window_scrolls_by_keys(new_context, showcase, path, selector):
    page = new_context(viewport={"width": 320, "height": 640}).new_page()
    page.goto(showcase.url() + path)
    part = page.locator(selector)
    part.scroll_into_view_if_needed()
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    assert part.evaluate("part => part.scrollWidth > part.clientWidth")
    part.focus()
    for _ in range(10):
        page.keyboard.press("ArrowRight")
    page.wait_for_function("part => part.scrollLeft > 0", arg=part.element_handle())


def test_a_book_is_below_its_cover(new_context, showcase):
    page = new_context(viewport={"width": 320, "height": 640}).new_page()
    page.goto(showcase.url("/books/137"))
    cover, title = page.get_by_test_id("cover").first, page.get_by_test_id("title")
    expect(title).to_be_visible()
    assert title.bounding_box()["y"] >= cover.bounding_box()["y"] + cover.bounding_box()["height"]


@pytest.mark.language("zh-CN")
def test_a_chinese_title_breaks_at_punctuation(new_context, showcase):
    page = new_context(viewport={"width": 390, "height": 844}, locale="zh-CN").new_page()
    page.goto(showcase.url())
    expect(page.get_by_test_id("argument")).to_have_text("c = a + b 只写一次，始终成立")
    lines = page.get_by_test_id("argument").evaluate("""title => {
      const lines = new Map(), text = title.firstChild
      for (let index = 0; index < text.data.length; index++) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + 1)
        const top = Math.round(range.getBoundingClientRect().top)
        lines.set(top, (lines.get(top) ?? "") + text.data[index])
      }
      return [...lines.values()].map((line) => line.trim())
    }""")
    assert all(line.endswith("，") for line in lines[:-1]), lines
