"""Loading looks the same on every screen: the shapes of rows, or of a page."""

import json
import re

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
