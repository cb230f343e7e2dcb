"""The comparison of the four architectures, with metrics and diagrams made from the code."""

import pytest
from playwright.sync_api import expect

from screens import expect_screen

KEYS = ["mvc", "mvp", "mvvm-callbacks", "mvvm"]
SHOP_KEYS = ["shop-mvc", "shop-mvvm-callbacks", "shop-mvvm"]


@pytest.fixture
def rows(page, showcase):
    page.goto(showcase.url("/architectures"))
    expect_screen(page, "architectures")
    return {key: page.get_by_test_id("row-" + key) for key in KEYS + SHOP_KEYS}


@pytest.mark.parametrize("key", KEYS + SHOP_KEYS)
def test_each_has_its_diagram_and_leads_to_its_screen(page, rows, key):
    diagram = rows[key].get_by_test_id("diagram")
    diagram.scroll_into_view_if_needed()
    expect(diagram).to_have_js_property("complete", True)
    assert diagram.evaluate("image => image.naturalWidth") > 300
    rows[key].get_by_test_id("open").click()
    expect_screen(page, "shop" if key in SHOP_KEYS else "length-login")
    expect(page.get_by_test_id("architecture-" + key.removeprefix("shop-"))).to_have_attribute("aria-pressed", "true")


def test_from_the_screen_the_comparison_is_one_tap_away(page, showcase):
    page.goto(showcase.url("/length-login"))
    page.get_by_test_id("compare").click()
    expect_screen(page, "architectures")


def test_a_narrow_window_shows_all_of_it_without_scrolling_sideways(new_context, showcase):
    page = new_context(viewport={"width": 360, "height": 740}).new_page()
    page.goto(showcase.url("/architectures"))
    expect_screen(page, "architectures")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_names_of_the_metrics_are_not_broken_within_a_word(new_context, showcase):
    page = new_context(viewport={"width": 320, "height": 740}).new_page()
    page.goto(showcase.url("/architectures"))
    expect_screen(page, "architectures")
    height = {name: page.get_by_text(name, exact=True).first.bounding_box()["height"] for name in ("Tests", "Presenter", "Controller")}
    assert len(set(height.values())) == 1, height
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
