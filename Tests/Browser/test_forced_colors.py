"""In forced colours (high contrast), borders, rings, selected and disabled controls are still distinguishable."""

import pytest
from playwright.sync_api import expect

from screens import LengthLogin, expect_screen, settle

SYSTEM = """(name) => {
  const probe = document.createElement("p");
  probe.style.color = name;
  document.body.append(probe);
  const colour = getComputedStyle(probe).color;
  probe.remove();
  return colour;
}"""


@pytest.fixture(params=["light", "dark"])
def page(new_context, request):
    return new_context(forced_colors="active", color_scheme=request.param).new_page()


def colour(page, name):
    return page.evaluate(SYSTEM, name)


def style(element, name):
    return element.evaluate("(element, name) => getComputedStyle(element)[name]", name)


def test_what_is_chosen_of_several_has_the_colour_of_what_is_chosen(page, showcase):
    page.goto(showcase.url())
    expect_screen(page, "index")
    english, chinese = (page.get_by_test_id(f"language-{language}") for language in ("en", "zh"))
    highlight = colour(page, "Highlight")
    assert style(english, "backgroundColor") == highlight
    assert style(english, "color") == colour(page, "HighlightText")
    assert style(chinese, "backgroundColor") != highlight


def test_what_is_on_differs_from_what_is_off(page, showcase):
    page.goto(showcase.url("/gallery"))
    expect_screen(page, "gallery")
    for control in (page.locator(".switch").first, page.locator(".checkbox").first):
        control.set_checked(False)
        expect(control).to_have_css("background-color", colour(page, "Canvas"))
        control.set_checked(True)
        expect(control).to_have_css("background-color", colour(page, "Highlight"))


def test_what_is_disabled_is_grey(page, showcase):
    page.goto(showcase.url("/gallery"))
    expect_screen(page, "gallery")
    page.get_by_test_id("fill").click()
    expect(page.get_by_test_id("name")).to_have_value("Ada Lovelace")
    page.get_by_test_id("disable").click()
    expect(page.get_by_test_id("name")).to_be_disabled()
    settle(page)    # colours change gradually
    disabled = page.locator(":is(button, input, select, textarea):disabled").filter(visible=True)
    grey = colour(page, "GrayText")
    told = disabled.evaluate_all(
        """(elements, grey) => elements.map((element) => {
          const { color, borderTopColor, borderTopWidth } = getComputedStyle(element);
          return [element.dataset.testid ?? element.className,
            color === grey || (borderTopColor === grey && parseFloat(borderTopWidth) > 0)];
        })""", grey)
    assert len(told) > 10
    assert [name for name, is_told in told if not is_told] == []


@pytest.mark.parametrize("path, screen", [("/gallery", "gallery"), ("/arrangements", "arrangements"), ("/", "index")])
def test_whatever_has_the_focus_has_a_ring(page, showcase, path, screen):
    page.goto(showcase.url(path))
    expect_screen(page, screen)
    highlight, seen = colour(page, "Highlight"), []
    for _ in range(60):
        page.keyboard.press("Tab")
        name, *ring = page.evaluate("""() => {
          const element = document.activeElement;
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
          return [element.dataset.n ?? "", outlineStyle, parseFloat(outlineWidth), outlineColor];
        }""")
        if not name or name in seen:
            break
        seen.append(name)
        assert ring[0] != "none" and ring[1] >= 2 and ring[2] == highlight, (page.evaluate(
            "document.activeElement.outerHTML"), ring)
    assert len(seen) >= 8


def test_a_button_over_a_field_with_a_colour_of_its_own_has_its_own_background(page, showcase):
    login = LengthLogin(page).open(showcase.url("/length-login"))
    login.username.fill("aaa")
    login.password.fill("aaaaaaaa")
    for button in (page.get_by_test_id("username-clear"), page.locator(".reveal").first):
        expect(button).to_have_css("background-color", colour(page, "ButtonFace"))
