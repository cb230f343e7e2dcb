"""The playground: the four architectures of the length login at once."""

import pytest
from playwright.sync_api import expect

from screens import expect_screen

ALL = ["mvc", "mvp", "mvvm-callbacks", "mvvm"]


@pytest.fixture
def rows(page, showcase):
    page.goto(showcase.url("/architectures"))
    page.get_by_test_id("link-playground").click()
    expect_screen(page, "playground")
    return {key: page.get_by_test_id("row-" + key).filter(visible=True) for key in ALL}


def test_one_keyboard_serves_all_four(page, rows):
    rows["mvp"].get_by_test_id("username").press_sequentially("anna")
    rows["mvvm"].get_by_test_id("password").press_sequentially("123456789")
    for row in rows.values():
        expect(row.get_by_test_id("username")).to_have_value("anna")
        expect(row.get_by_test_id("password")).to_have_value("123456789")
        expect(row.get_by_test_id("login")).to_be_enabled()
    page.get_by_test_id("login-all").click()
    for row in rows.values():
        expect(row.get_by_test_id("result")).to_have_text("Login successful")


def test_code_is_compared_and_a_requirement_shown(page, rows):
    page.get_by_test_id("part-view").filter(visible=True).click()
    expect(page.get_by_test_id("difference")).to_contain_text("struct LengthLoginMVC: View {")
    page.get_by_test_id("changed-mvp").click()
    expect(page.get_by_test_id("change")).to_contain_text("if field == .password { update(.repetition) }")


def test_a_narrow_window_shows_all_of_it(new_context, showcase):
    page = new_context(viewport={"width": 360, "height": 740}).new_page()
    page.goto(showcase.url("/architectures/playground"))
    expect_screen(page, "playground")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
