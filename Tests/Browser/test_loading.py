"""Loading looks the same on every screen."""

import re

from playwright.sync_api import expect

from screens import expect_screen

SCREENS = {"/goods": "goods", "/menu-groups": "menu-groups", "/books": "books", "/posts?q=coffee": "posts"}


def test_every_screen_shows_a_ring_with_a_text_while_it_loads(start_showcase, page):
    program = start_showcase("--delay", "20")
    looks = set()
    for path, screen in SCREENS.items():
        page.goto(program.url(path))
        expect_screen(page, screen)
        busy = page.get_by_test_id("busy")
        expect(busy).to_be_visible()
        expect(busy).to_have_accessible_name(re.compile("…$"))
        looks.add(busy.evaluate("""element => {
          const { width, height, borderRadius } = getComputedStyle(element)
          return JSON.stringify([element.closest(".progress-field").className, width, height, borderRadius])
        }"""))
    assert len(looks) == 1, looks
