"""Dialogs by keyboard: what has the focus, what Escape does, and where the focus returns to."""

import pytest
from playwright.sync_api import expect

from screens import expect_screen, focused

MODAL = "dialog => dialog.matches(':modal')"


@pytest.fixture
def dialogs(page, showcase):
    page.goto(showcase.url("/gallery"))
    expect_screen(page, "gallery")
    return page


def open_by_key(page, name):
    page.get_by_test_id(name).focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_test_id("dialog").last
    expect(dialog).to_be_visible()
    assert dialog.evaluate(MODAL)
    return dialog


def test_a_question_is_named_described_and_answered_by_key(dialogs):
    dialog = open_by_key(dialogs, "delete-book")
    expect(dialog).to_have_role("alertdialog")
    expect(dialog).to_have_accessible_name("Delete “Emma”?")
    expect(dialog).to_have_accessible_description("This can’t be undone.")
    assert focused(dialogs) == "dialog-cancel", "what cannot be undone is not done by a second Enter"
    dialogs.keyboard.press("Tab")
    assert focused(dialogs) == "dialog-confirm"
    dialogs.keyboard.press("Enter")
    expect(dialogs.get_by_test_id("dialog")).to_have_count(0)
    expect(dialogs.get_by_test_id("outcome")).to_have_text("Deleted: Emma")
    # Disabled while its action asked; it has the focus again.
    expect(dialogs.get_by_test_id("delete-book")).to_be_focused()


def test_each_press_of_escape_answers_no(dialogs):
    for _ in range(3):
        open_by_key(dialogs, "delete-book")
        dialogs.keyboard.press("Escape")
        expect(dialogs.get_by_test_id("dialog")).to_have_count(0)
        expect(dialogs.get_by_test_id("outcome")).to_have_text("Kept: Emma")
        expect(dialogs.get_by_test_id("delete-book")).to_be_focused()
    expect(dialogs.get_by_test_id("books")).to_have_text("Emma, Persuasion, 红楼梦")


def test_tab_never_leaves_a_dialog_for_what_is_behind_it(dialogs):
    open_by_key(dialogs, "delete-book")
    seen = set()
    for _ in range(8):
        dialogs.keyboard.press("Tab")
        seen.add(focused(dialogs))
    # The browser's own controls are part of the cycle.
    assert seen <= {"dialog-cancel", "dialog-confirm", "body", ""}, seen
    assert {"dialog-cancel", "dialog-confirm"} <= seen


def test_what_is_behind_a_dialog_is_neither_clicked_nor_obeyed(dialogs, page):
    open_by_key(dialogs, "delete-book")
    box = page.get_by_test_id("warn").bounding_box()
    page.mouse.click(box["x"] + 5, box["y"] + 5)
    # A click that bypasses the browser's modality, as if it had been on its way already.
    page.get_by_test_id("warn").evaluate("button => button.click()")
    page.get_by_test_id("dialog-cancel").press("Enter")
    expect(page.get_by_test_id("outcome")).to_have_text("Kept: Emma")
    expect(page.get_by_test_id("dialog")).to_have_count(0)


def test_messages_wait_for_their_turn(dialogs):
    dialog = open_by_key(dialogs, "warn")
    expect(dialog).to_have_accessible_name("Warning 1")
    expect(dialogs.get_by_test_id("dialog")).to_have_count(1)
    assert focused(dialogs) == "dialog-confirm"
    dialogs.keyboard.press("Enter")
    expect(dialogs.get_by_test_id("dialog")).to_have_accessible_name("Warning 2")
    dialogs.keyboard.press("Escape")
    expect(dialogs.get_by_test_id("dialog")).to_have_count(0)
    expect(dialogs.get_by_test_id("warn")).to_be_focused()


def test_a_sheet_begins_at_its_first_field_and_is_filled_in_and_closed(dialogs):
    dialog = open_by_key(dialogs, "new-book")
    expect(dialog).to_have_role("dialog")
    expect(dialog).to_have_accessible_name("New book")
    expect(dialogs.get_by_test_id("new-title")).to_be_focused()
    dialogs.keyboard.type("Ulysses")
    dialogs.keyboard.press("Enter")
    expect(dialogs.get_by_test_id("dialog")).to_have_count(0)
    expect(dialogs.get_by_test_id("books")).to_have_text("Emma, Persuasion, 红楼梦, Ulysses")
    expect(dialogs.get_by_test_id("new-book")).to_be_focused()
    open_by_key(dialogs, "new-book")
    dialogs.get_by_test_id("dialog-close").press("Enter")
    expect(dialogs.get_by_test_id("dialog")).to_have_count(0)


def test_the_back_button_of_the_browser_takes_the_dialog_along(page, showcase):
    page.goto(showcase.url())
    page.get_by_test_id("link-gallery").click()
    expect_screen(page, "gallery")
    open_by_key(page, "new-book")
    page.go_back()
    expect_screen(page, "index")
    expect(page.get_by_test_id("dialog")).to_have_count(0)


def test_a_dialog_survives_a_lost_connection(page, wire):
    dialogs = page
    dialogs.goto(wire.url("/gallery"))
    open_by_key(dialogs, "new-book")
    dialogs.get_by_test_id("new-title").focus()
    dialogs.keyboard.type("Ulys")
    wire.cut()
    expect(dialogs.get_by_test_id("dialog").get_by_test_id("connection")).to_be_visible()
    dialogs.keyboard.type("ses")
    wire.mend()
    expect(dialogs.get_by_test_id("connection")).to_have_count(0)
    dialog = dialogs.get_by_test_id("dialog")
    assert dialog.evaluate(MODAL)
    assert focused(dialogs) == "new-title"
    dialogs.keyboard.press("Enter")
    expect(dialogs.get_by_test_id("books")).to_contain_text("Ulysses")
    expect(dialog).to_have_count(0)


def test_what_is_said_while_a_dialog_is_open_is_said_in_it(dialogs):
    toasts = dialogs.locator(".toasts")
    outside = "toasts => toasts.parentElement.id === 'bindery-root'"
    assert toasts.evaluate(outside)
    for _ in range(2):
        dialog = open_by_key(dialogs, "new-book")
        expect(dialog.locator(".toasts")).to_have_role("status")
        dialogs.keyboard.press("Escape")
        expect(dialogs.get_by_test_id("dialog")).to_have_count(0)
        assert toasts.evaluate(outside)


@pytest.mark.language("zh-CN")
def test_dialogs_speak_the_language_of_the_page(dialogs):
    dialog = open_by_key(dialogs, "delete-book")
    expect(dialog).to_have_accessible_name("确定要删除“Emma”吗？")
    expect(dialogs.get_by_test_id("dialog-cancel")).to_have_text("取消")
    expect(dialogs.get_by_test_id("dialog-confirm")).to_have_text("删除")


@pytest.mark.parametrize("width", [320, 1280])
def test_a_dialog_fits_every_window(dialogs, width):
    dialogs.set_viewport_size({"width": width, "height": 480})
    for name in ["delete-book", "new-book"]:
        dialog = open_by_key(dialogs, name)
        dialog.evaluate("dialog => Promise.all(dialog.getAnimations().map(({ finished }) => finished))")
        box = dialog.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
        assert box["y"] >= 0 and box["y"] + box["height"] <= 480
        assert dialogs.evaluate("document.documentElement.scrollWidth <= innerWidth")
        dialogs.keyboard.press("Escape")
        expect(dialogs.get_by_test_id("dialog")).to_have_count(0)
