"""The start: its program, and the figures that the visitor's browser measures."""

import re

import pytest
from playwright.sync_api import expect

from screens import expect_screen


@pytest.mark.parametrize("language", ["en", "zh"])
def test_the_browser_measures_what_a_press_takes(page, showcase, language):
    page.goto(showcase.url("/"))
    page.get_by_test_id(f"language-{language}").click()
    press = page.get_by_test_id("live-press")
    expect(press).to_have_text("–")
    expect(page.get_by_test_id("live-paint")).to_have_text(re.compile(r"^\d+ ms$"))
    expect(page.get_by_test_id("live-size")).to_have_text(re.compile(r"^\d\d KB$"))
    page.get_by_test_id("a").focus()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_test_id("c")).to_have_text("c = 43")
    expect(press).to_have_text(re.compile(r"^\d+\.\d ms$"))


def test_the_first_page_of_a_browser_counts_its_style_sheets_once(page, showcase):
    sizes = []
    for _ in range(2):
        page.goto(showcase.url("/"))
        size = page.get_by_test_id("live-size")
        expect(size).to_have_text(re.compile(r"^\d\d KB$"))
        sizes.append(int(size.inner_text().split()[0]))
    assert abs(sizes[0] - sizes[1]) <= 1, sizes


def test_a_click_into_a_field_is_not_part_of_the_measured_time(page, showcase):
    page.goto(showcase.url("/"))
    page.get_by_test_id("a").click()
    clicked = page.evaluate("performance.now()")
    page.wait_for_function("clicked => performance.now() - clicked > 1000", arg=clicked)
    page.keyboard.press("ArrowUp")
    press = page.get_by_test_id("live-press")
    expect(press).to_have_text(re.compile(r"^\d+\.\d ms$"))
    assert float(press.text_content().split()[0]) < 1000


def test_search_engines_and_tabs_know_the_start(page, showcase):
    page.goto(showcase.url("/"))
    icon = page.locator("link[rel=icon]").get_attribute("href")
    assert page.request.get(showcase.url(icon)).ok and "bindery" in icon
    assert "Swift" in page.locator("meta[name=description]").get_attribute("content")


@pytest.mark.parametrize("path", ["/documentation", "/documentation/bindery/lists", "/tutorials/course"])
def test_a_documentation_that_is_not_built_says_how_to_build_it(new_context, start_showcase, tmp_path, path):
    page = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    page.goto(start_showcase("--documentation", str(tmp_path)).url(path))
    expect_screen(page, "documentation")
    expect(page.get_by_test_id("message")).to_contain_text("not built")
    page.get_by_test_id("copy-command").click()
    expect(page.get_by_test_id("toast")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == "make docs"


def test_the_start_leads_to_the_documentation(page, start_showcase, tmp_path):
    site = start_showcase("--documentation", str(tmp_path))
    page.goto(site.url("/documentation"))
    expect_screen(page, "documentation")
    (tmp_path / "index.html").write_text("<title>Documentation</title>")
    page.reload()
    expect(page).to_have_title("Documentation")
    page.goto(site.url("/"))
    expect(page.get_by_test_id("documentation")).to_have_attribute("href", "/documentation")
    expect(page.get_by_test_id("tutorial")).to_have_attribute("href", "/tutorials/course")


def test_a_press_that_changes_nothing_is_not_measured(page, showcase):
    page.goto(showcase.url("/"))
    page.get_by_test_id("language-en").click()
    page.get_by_test_id("copy-program").focus()
    page.keyboard.press("Shift")
    expect(page.get_by_test_id("live-paint")).not_to_have_text("–")
    expect(page.get_by_test_id("live-press")).to_have_text("–")
