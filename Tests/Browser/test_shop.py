"""The shop: a login, and after it the goods, in three architectures; two views of one view model."""

import pytest
from playwright.sync_api import expect

from screens import expect_screen

KEYS = {"mvc": "/architectures/shop/mvc", "mvvm-callbacks": "/architectures/shop/mvvm-callbacks", "mvvm": "/architectures/shop"}


def open_shop(page, showcase, key="mvvm"):
    page.goto(showcase.url(KEYS[key]))
    expect_screen(page, "shop")


def log_in(page):
    page.get_by_test_id("fill").click()
    page.get_by_test_id("code").press("Enter")
    expect(page.get_by_test_id("who")).to_contain_text("花田半亩")


@pytest.mark.parametrize("key", KEYS)
def test_goods_are_liked_and_loaded_after_the_login(page, showcase, key):
    open_shop(page, showcase, key)
    expect(page.get_by_test_id("architecture-" + key)).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("phone").fill("13874389438")
    page.get_by_test_id("code").fill("5859")
    page.get_by_test_id("login").click()
    expect(page.get_by_test_id("result")).to_have_text("Wrong phone number or code. Try again.")
    log_in(page)
    row = page.get_by_test_id("row-2")
    like = row.get_by_test_id("like")
    was = like.get_attribute("aria-pressed")
    like.click()
    expect(like).to_have_attribute("aria-pressed", "true" if was == "false" else "false")
    rows = page.get_by_test_id("list").locator("[data-testid^='row-']")
    expect(rows).to_have_count(20)
    page.get_by_test_id("more").click()
    expect(rows).to_have_count(40)
    page.get_by_test_id("logout").click()
    expect(page.get_by_test_id("code")).to_have_value("")
    expect(page.get_by_test_id("login")).to_be_disabled()


def test_two_views_follow_one_view_model(page, showcase):
    open_shop(page, showcase)
    page.get_by_test_id("second-phone").press_sequentially("138")
    expect(page.get_by_test_id("phone")).to_have_value("138")
    page.get_by_test_id("phone").press("End")
    page.get_by_test_id("phone").press("7")
    expect(page.get_by_test_id("second-phone")).to_have_value("1387")
    log_in(page)
    like = page.get_by_test_id("row-3").get_by_test_id("like")
    if like.get_attribute("aria-pressed") == "false":
        like.click()
    page.get_by_test_id("liked-3").get_by_test_id("like").click()
    expect(page.get_by_test_id("liked-3")).to_have_count(0)
    expect(like).to_have_attribute("aria-pressed", "false")


def test_a_narrow_window_shows_all_of_it(new_context, showcase):
    page = new_context(viewport={"width": 320, "height": 740}).new_page()
    open_shop(page, showcase)
    log_in(page)
    expect(page.get_by_test_id("row-1")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
