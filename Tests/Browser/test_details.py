"""A detail beside its list, where both have room."""

import pytest
from playwright.sync_api import expect

from screens import Goods, expect_screen


@pytest.fixture
def screens(page, showcase):
    page.set_viewport_size({"width": 1600, "height": 900})
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
    expect(screens.first.locator(".list-row:has(.good-shown)")).to_have_attribute("data-testid", "row-3")
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
    rows = screens.first.locator(".list")
    rows.evaluate("list => list.scrollTo(0, 300)")
    screens.last.get_by_test_id("back").click()
    expect_screen(page, "goods")
    assert rows.evaluate("list => list.scrollTop") == 300


def test_without_room_the_detail_is_alone(page, screens):
    page.set_viewport_size({"width": 1400, "height": 900})
    expect_screen(page, "good")
    assert page.get_by_test_id("title").filter(visible=True).count() == 1
