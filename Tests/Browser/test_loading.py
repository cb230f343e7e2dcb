"""Loading looks the same on every screen: the shapes of rows, or of a page."""

import json
import re

import pytest
from playwright.sync_api import expect

from screens import expect_screen

SCREENS = {"/goods": "goods", "/menu-groups": "menu-groups", "/books": "books"}


DETAILS = {"/goods/2": "good", "/goods/banners/1": "banner"}


def test_every_screen_shows_the_shapes_of_what_loads(start_showcase, page):
    program = start_showcase("--delay", "20")
    looks = {}
    for path, screen in (SCREENS | DETAILS).items():
        page.goto(program.url(path))
        expect_screen(page, screen)
        busy = page.get_by_test_id("busy")
        expect(busy).to_be_visible()
        expect(busy).to_have_accessible_name(re.compile("…$"))
        look = busy.evaluate("""element => {
          const { width, height, backgroundSize } = getComputedStyle(element)
          return JSON.stringify([element.closest(".progress-field").className, width, height, backgroundSize])
        }""")
        looks.setdefault("article" if path in DETAILS else "rows", set()).add(look)
    for style, found in looks.items():
        assert len(found) == 1, looks
        assert json.loads(found.pop())[0] == f"field progress-field {style} label-hidden"


def test_a_quick_answer_shows_no_shapes(start_showcase, page):
    """They wait for 200 ms, so that they do not flash."""
    program = start_showcase("--delay", "20")
    page.goto(program.url("/books"))
    shapes = page.get_by_test_id("busy")
    expect(shapes).to_have_css("animation-name", "pulse, reveal")
    seen = shapes.evaluate("""element => {
      // Once more, since it may be over.
      element.getAnimations().forEach((animation) => animation.cancel())
      element.style.animation = "none"
      getComputedStyle(element).animationName
      element.style.animation = ""
      const reveal = element.getAnimations().find(({ animationName }) => animationName === "reveal")
      return [199, 202].map((time) => {
        reveal.currentTime = time
        return getComputedStyle(element).visibility
      })
    }""")
    assert seen == ["hidden", "visible"]


def test_without_scripts_nothing_seems_to_load(start_showcase, new_context):
    page = new_context(java_script_enabled=False).new_page()
    page.goto(start_showcase("--delay", "20").url("/goods"))
    expect(page.get_by_test_id("unscripted")).to_be_visible()
    expect(page.get_by_test_id("busy")).to_be_hidden()


RECORD_SHIFTS = """
  window.shifts = [];
  new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(({ value, sources }) =>
    [value, sources.map(({ node }) => node?.dataset?.testid ?? node?.className ?? "")])))
    .observe({ type: "layout-shift", buffered: true });
"""
# Images below the window may be loaded later.
PICTURES = """() => [...document.images].every((image) =>
  image.complete || image.getBoundingClientRect().top > innerHeight || !image.checkVisibility())"""
LOADING = [
    "/goods", "/goods/2", "/goods/2/avatar", "/goods/2/location", "/goods/2/reply", "/goods/banners/1", "/menu-groups",
    "/menu-groups/1", "/books", "/books/1", "/posts/1",
]
GRIDS = ["/", "/workshop/board", "/workshop/signals", "/workshop/circuit"]


@pytest.mark.parametrize("width", [390, pytest.param(1600, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("path", LOADING + GRIDS)
def test_what_arrives_moves_nothing(new_context, showcase, path, width):
    context = new_context(viewport={"width": width, "height": 850})
    context.add_init_script(RECORD_SHIFTS)
    page = context.new_page()
    page.goto(showcase.url(path))
    expect(page.get_by_test_id("screen")).to_be_visible()
    expect(page.get_by_test_id("busy")).to_have_count(0)
    page.wait_for_function(PICTURES)
    page.evaluate("new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))")
    shifts = page.evaluate("window.shifts")
    assert sum(value for value, _ in shifts) < 0.01, shifts


def test_goods_without_banners_keep_no_place_for_them(page, start_showcase):
    page.goto(start_showcase("--failure-rate", "1").url("/goods"))
    expect(page.get_by_test_id("failed")).to_be_visible()
    expect(page.locator(".good-banners")).to_be_hidden()
