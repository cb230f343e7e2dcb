"""Screen F: groups in sections, and an editor that returns its result."""

import re

import pytest
from playwright.sync_api import expect

from screens import expect_screen


class MenuGroups:
    def __init__(self, page):
        self.page = page
        self.list = page.get_by_test_id("list")

    def open(self, url):
        self.page.goto(url)
        expect_screen(self.page, "menu-groups")
        expect(self.list).to_contain_text("Noodles")
        return self

    def row(self, name):
        return self.page.locator("[data-testid^='row-']").filter(has_text=name)

    def section(self, row):
        """The key of a row's section."""
        return row.evaluate(
            """(row) => {
              while (row && !row.dataset.testid?.startsWith("section-")) row = row.previousElementSibling
              return row?.dataset.testid.slice(8) }""")

    def edit(self, name, kind=None):
        expect_screen(self.page, "menu-group")
        self.page.get_by_test_id("name").fill(name)
        if kind:
            self.page.get_by_test_id("kind").select_option(kind)
        self.page.get_by_test_id("save").click()


@pytest.fixture
def groups(page, showcase):
    return MenuGroups(page).open(showcase.url("/menu-groups"))


def test_a_group_is_made_changed_and_deleted(groups):
    page = groups.page
    page.get_by_test_id("create").click()
    expect(page).to_have_url(re.compile("/menu-groups/new$"))
    expect(page.get_by_test_id("save")).to_be_disabled()
    groups.edit("Tapas", "Side dishes")
    expect_screen(page, "menu-groups")
    expect(groups.row("Tapas")).to_be_visible()
    assert groups.section(groups.row("Tapas")) == "side"
    groups.row("Tapas").get_by_test_id("rename").click()
    expect(page.get_by_test_id("name")).to_have_value("Tapas")
    groups.edit("Mocktails", "Drinks")
    expect(groups.row("Mocktails")).to_be_visible()
    assert groups.section(groups.row("Mocktails")) == "drink"
    expect(groups.row("Tapas")).to_have_count(0)
    groups.row("Mocktails").get_by_test_id("delete").click()
    expect(page.get_by_test_id("dialog")).to_contain_text("Delete “Mocktails”?")
    page.get_by_test_id("dialog-cancel").click()
    expect(groups.row("Mocktails")).to_be_visible()
    groups.row("Mocktails").get_by_test_id("delete").click()
    page.get_by_test_id("dialog-confirm").click()
    expect(groups.row("Mocktails")).to_have_count(0)


def test_a_saved_group_is_in_sight(groups):
    page = groups.page
    page.set_viewport_size({"width": 800, "height": 400})
    for number in range(8):
        page.get_by_test_id("create").click()
        groups.edit(f"Side {number}", "Side dishes")
        expect_screen(page, "menu-groups")
    page.get_by_test_id("create").click()
    groups.edit("Sorbet", "Desserts")
    expect_screen(page, "menu-groups")
    expect(groups.row("Sorbet")).to_be_in_viewport()
    page.mouse.move(400, 300)
    page.mouse.wheel(0, -10000)
    page.get_by_test_id("create").click()
    groups.edit("Tart", "Desserts")
    expect_screen(page, "menu-groups")
    expect(groups.row("Tart")).to_be_in_viewport()


def test_cancel_changes_nothing(groups):
    groups.row("Noodles").get_by_test_id("rename").click()
    groups.page.get_by_test_id("name").fill("Something else")
    groups.page.get_by_test_id("cancel").click()
    expect(groups.row("Noodles")).to_be_visible()
    # The browser itself goes back, a little later.
    expect(groups.page).to_have_url(re.compile("/menu-groups$"))
    groups.page.reload()
    expect(groups.row("Noodles")).to_be_visible()


def test_a_name_that_is_taken_keeps_the_editor_open(groups):
    groups.page.get_by_test_id("create").click()
    groups.edit("Noodles")
    expect(groups.page.get_by_text("Another group has this name")).to_be_visible()
    expect(groups.page.get_by_test_id("name")).to_have_value("Noodles")
    groups.edit("Noodles of the house")
    expect(groups.row("Noodles of the house")).to_be_visible()


def test_a_name_that_is_too_long_is_said_at_once(groups):
    page = groups.page
    page.get_by_test_id("create").click()
    page.get_by_test_id("name").fill("x" * 40)
    expect(page.get_by_test_id("save")).to_be_enabled()
    page.get_by_test_id("name").press("x")
    expect(page.get_by_test_id("name")).to_have_accessible_description(re.compile("1 to 40 characters"))
    expect(page.get_by_test_id("name")).to_be_focused()
    expect(page.get_by_test_id("save")).to_be_disabled()
    page.get_by_test_id("name").press("Backspace")
    expect(page.get_by_test_id("name")).to_have_accessible_description("")


def test_an_editor_that_is_reloaded_still_saves(groups):
    page = groups.page
    groups.row("Noodles").get_by_test_id("rename").click()
    expect(page).to_have_url(re.compile(r"/menu-groups/\d+$"))
    expect(page.get_by_test_id("name")).to_have_value("Noodles")
    page.reload()
    expect(page.get_by_test_id("name")).to_have_value("Noodles")
    groups.edit("Noodles and more")
    expect_screen(page, "menu-groups")
    expect(groups.row("Noodles and more")).to_be_visible()


def test_groups_last_and_are_those_of_one_browser(start_showcase, new_context):
    program = start_showcase()
    context = new_context()
    groups = MenuGroups(context.new_page()).open(program.url("/menu-groups"))
    groups.page.get_by_test_id("create").click()
    groups.edit("Lasting")
    expect(groups.row("Lasting")).to_be_visible()
    groups.page.close()
    program.stop()
    program.start()
    again = MenuGroups(context.new_page()).open(program.url("/menu-groups"))
    expect(again.row("Lasting")).to_be_visible()
    other = MenuGroups(new_context().new_page()).open(program.url("/menu-groups"))
    expect(other.row("Lasting")).to_have_count(0)


@pytest.mark.language("zh-CN")
def test_it_is_in_chinese_too(page, showcase):
    page.goto(showcase.url("/menu-groups"))
    expect(page.get_by_test_id("section-main")).to_have_text("主菜")
    page.get_by_test_id("create").click()
    expect(page).to_have_title("新建分组")
    page.get_by_test_id("name").fill("x" * 41)
    page.get_by_test_id("name").press("Tab")
    expect(page.get_by_text("请输入 1 至 40 个字符")).to_be_visible()
    expect(page.get_by_test_id("save")).to_be_disabled()


def test_a_service_that_is_down_is_said(page, start_showcase):
    page.goto(start_showcase("--failure-rate", "1").url("/menu-groups"))
    expect(page.get_by_test_id("failed")).to_contain_text("Something went wrong on the server. Try again.")
    expect(page.get_by_test_id("retry")).to_be_visible()


def test_the_focus_is_where_the_person_was_after_editing_and_beside_it_after_deleting(groups):
    page = groups.page
    page.get_by_test_id("create").press("Enter")
    groups.edit("Brunch")
    expect_screen(page, "menu-groups")
    expect(page.get_by_test_id("create")).to_be_focused()
    groups.row("Brunch").get_by_test_id("rename").press("Enter")
    groups.edit("Late brunch", "Side dishes")
    expect(groups.row("Late brunch").get_by_test_id("rename")).to_be_focused()
    groups.row("Late brunch").get_by_test_id("delete").press("Enter")
    page.get_by_test_id("dialog-confirm").press("Enter")
    expect(groups.row("Late brunch")).to_have_count(0)
    expect(page.locator(":focus")).to_have_attribute("data-testid", re.compile(r"^row-\d+$"))
