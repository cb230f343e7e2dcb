"""Unsaved edits cause a question before they are lost."""

import re

import pytest
from playwright.sync_api import expect

from screens import expect_screen


@pytest.fixture
def editor(page, showcase):
    """The editor of the group “Noodles”, with typed text."""
    page.goto(showcase.url("/menu-groups"))
    row = page.locator("[data-testid^='row-']").filter(has_text="Noodles")
    row.get_by_test_id("rename").click()
    expect_screen(page, "menu-group")
    expect(page.get_by_test_id("name")).to_be_focused()
    page.keyboard.type(" and more")
    expect(page.locator(".stack[data-unsaved]")).to_have_count(1)
    return page


def question(page):
    return page.get_by_role("alertdialog", name="Discard your changes?")


WAYS = {
    "the button": lambda page: page.get_by_test_id("back").click(),
    "the browser": lambda page: page.evaluate("history.back()"),
}


@pytest.mark.parametrize("way", WAYS)
def test_going_back_asks_and_stays_or_leaves(editor, way):
    address = editor.url
    WAYS[way](editor)
    expect(question(editor)).to_be_visible()
    expect(editor.get_by_test_id("dialog-cancel")).to_be_focused()
    editor.keyboard.press("Escape")
    expect(question(editor)).to_have_count(0)
    expect(editor.get_by_test_id("name")).to_have_value("Noodles and more")
    expect(editor).to_have_url(address)
    WAYS[way](editor)
    editor.get_by_test_id("dialog-confirm").click()
    expect_screen(editor, "menu-groups")
    expect(editor).to_have_url(re.compile("/menu-groups$"))
    expect(editor.locator("[data-unsaved]")).to_have_count(0)


def test_the_way_back_is_the_same_after_the_user_has_stayed(editor):
    for _ in range(2):
        editor.evaluate("history.back()")
        editor.get_by_test_id("dialog-cancel").click()
        expect(question(editor)).to_have_count(0)
    editor.get_by_test_id("cancel").click()
    expect_screen(editor, "menu-groups")
    expect(editor).to_have_url(re.compile("/menu-groups$"))
    editor.go_forward()
    expect_screen(editor, "menu-group")
    expect(editor.get_by_test_id("name")).to_have_value("Noodles")


def test_the_browser_asks_in_its_own_words_before_it_reloads_or_closes_the_page(editor):
    asked = []
    editor.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.dismiss()))
    editor.evaluate("setTimeout(() => location.reload())")
    editor.wait_for_function("true")
    editor.close(run_before_unload=True)
    expect(editor.get_by_test_id("name")).to_have_value("Noodles and more")
    assert asked and set(asked) == {"beforeunload"}


def test_nothing_is_asked_while_nothing_is_unsaved(editor):
    editor.on("dialog", lambda dialog: pytest.fail(f"asked: {dialog.type}"))
    editor.get_by_test_id("name").fill("Noodles")
    expect(editor.locator("[data-unsaved]")).to_have_count(0)
    editor.reload()
    expect_screen(editor, "menu-group")
    editor.get_by_test_id("back").click()
    expect_screen(editor, "menu-groups")


def test_saving_asks_nothing(page, showcase):
    page.goto(showcase.url("/menu-groups/new"))
    page.get_by_test_id("name").fill("Stews")
    page.get_by_test_id("save").click()
    expect_screen(page, "menu-groups")
    expect(page.locator("[data-testid^='row-']").filter(has_text="Stews")).to_be_visible()


@pytest.mark.language("zh-CN")
def test_the_question_is_in_the_language_of_the_page(page, showcase):
    page.goto(showcase.url("/menu-groups/new"))
    page.get_by_test_id("name").fill("汤")
    page.get_by_test_id("back").click()
    expect(page.get_by_role("alertdialog", name="要放弃更改吗？")).to_be_visible()
