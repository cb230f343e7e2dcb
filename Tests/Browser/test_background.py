"""On a custom background, texts, fields, rows and buttons stay readable, in light and dark."""

import pytest
from playwright.sync_api import expect

from screens import expect_screen, settle

# Changes the content of the screen as `.background(Property<Color>)` does.
SET = """([colour, ink]) => {
  const content = document.querySelector(".content > *");
  content.dataset.background = colour;
  content.style.backgroundColor = colour;
  content.dataset.ink = ink;
}"""

# The least contrast, by WCAG 2, between a text and what is behind it, and where it occurs.
LEAST = """(selector) => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (colour) => {
    const [red, green, blue] = colour.slice(0, 3).map((part) => part / 255)
      .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const colour = rgba(getComputedStyle(one).backgroundColor);
      if (colour[3] === 255) return colour;
    }
    return [255, 255, 255, 255];
  };
  let least = [21, "nothing"];
  for (const element of document.querySelectorAll(selector)) {
    if (!element.checkVisibility()) continue;
    const [one, two] = [rgba(getComputedStyle(element).color), behind(element)].map(luminance);
    const contrast = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
    if (contrast < least[0]) least = [contrast, element.outerHTML.slice(0, 120)];
  }
  return least;
}"""


@pytest.fixture(params=["light", "dark"])
def page(new_context, request):
    return new_context(color_scheme=request.param).new_page()


@pytest.mark.parametrize("colour, ink", [("#0b3d2e", "light"), ("#ccffcc", "dark")])
@pytest.mark.parametrize("path, name, selector", [
    ("/gallery", "gallery", ".content :is(.text, .field-label, .field-input, .button:enabled)"),
    ("/books", "books", ".content :is(.text, .field-label, .field-input, .list-row, .button:enabled)"),
])
def test_what_is_written_on_a_colour_is_readable(page, showcase, path, name, selector, colour, ink):
    page.goto(showcase.url(path))
    expect_screen(page, name)
    expect(page.locator(".content .field-input").first).to_be_visible()
    page.evaluate(SET, [colour, ink])
    settle(page)
    contrast, where = page.evaluate(LEAST, selector)
    assert contrast >= 4.5, where
