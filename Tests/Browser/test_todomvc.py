"""TodoMVC: its 29 published checks, one test each, and what only a live page can do.

The checks are those of tastejs/todomvc, cypress/e2e/spec.cy.js, under their names and with their selectors. Where they
look into the browser's local storage, these tests look at what the server has: the page that a reload would get."""

import html
import re

import pytest
from playwright.sync_api import expect

from program import TodoMVC, wait_for

ONE, TWO, THREE = "buy some cheese", "feed the cat", "book a doctors appointment"

NEW_TODO = ".new-todo"
TODO_LIST = ".todo-list"
TODO_ITEMS = ".todo-list li"
TODO_ITEMS_VISIBLE = ".todo-list li:visible"
COUNT = "span.todo-count"
MAIN = ".main"
FOOTER = ".footer"
TOGGLE_ALL = ".toggle-all"
CLEAR_COMPLETED = ".clear-completed"
FILTERS = ".filters"
FILTER_ITEMS = ".filters li a"

COMPLETED = re.compile(r"(^|\s)completed(\s|$)")
SELECTED = re.compile(r"(^|\s)selected(\s|$)")
STORED = re.compile(r'<li ([^>]*data-testid="row-\d+"[^>]*)>.*?<label[^>]*>(.*?)</label>', re.DOTALL)


@pytest.fixture(scope="module")
def todomvc(tmp_path_factory):
    program = TodoMVC(tmp_path_factory.mktemp("todomvc")).start()
    yield program
    program.kill()


@pytest.fixture
def todos(todomvc, page):
    return Todos(page).open(todomvc.url())


class Todos:
    """The page, by the selectors and the commands of the published checks."""

    def __init__(self, page):
        self.page = page
        self.known = []  # the stored todos when a test last looked
        self.items = page.locator(TODO_ITEMS)
        self.visible = page.locator(TODO_ITEMS_VISIBLE)
        self.new = page.locator(NEW_TODO)
        self.toggle_all = page.locator(TOGGLE_ALL)
        self.clear_completed = page.locator(CLEAR_COMPLETED)

    def open(self, address):
        self.page.goto(address)
        expect(self.page.locator("h1", has_text=re.compile("^todos$", re.IGNORECASE))).to_be_visible()
        expect(self.items).to_have_count(0)
        return self

    def create(self, title):
        self.new.press_sequentially(title)
        self.new.press("Enter")
        item = self.page.locator(f"{TODO_LIST} li", has_text=title.strip())
        expect(item).to_be_visible()
        return item

    def create_default(self):
        for count, title in enumerate((ONE, TWO, THREE), start=1):
            self.new.press_sequentially(title)
            self.new.press("Enter")
            expect(self.items).to_have_count(count)
        return self.visible

    def edit(self, index):
        self.visible.nth(index).locator("label").dblclick()
        return self.items.nth(index).locator(".edit")

    def filter(self, name):
        return self.page.locator(FILTER_ITEMS).filter(has_text=re.compile(name))

    def expect_titles(self, *titles):
        for index, title in enumerate(titles):
            expect(self.visible.nth(index)).to_contain_text(title)

    # What the server has.

    def stored(self):
        """The (title, is completed) of the todos that a reload would get."""
        answer = self.page.context.request.get(re.match("http://[^/]*", self.page.url)[0] + "/")
        return [
            (html.unescape(title), 'class="completed' in attributes)
            for attributes, title in STORED.findall(answer.text())]

    def expect_stored(self, condition):
        wait_for(lambda: condition(self.stored()))
        self.known = self.stored()

    def expect_saved(self):
        """Something has been stored since the test last looked."""
        self.expect_stored(lambda stored: stored != self.known)

    def expect_stored_count(self, count):
        self.expect_stored(lambda stored: len(stored) == count)

    def expect_stored_completed(self, count):
        self.expect_stored(lambda stored: sum(is_completed for _, is_completed in stored) == count)

    def expect_stored_text(self, text):
        self.expect_stored(lambda stored: any(text in title for title, _ in stored))


def expect_not_visible(locator):
    """As `should('not.be.visible')`: the element is on the page, and hidden."""
    expect(locator).to_have_count(1)
    expect(locator).to_be_hidden()


class TestWhenPageIsInitiallyOpened:
    def test_should_focus_on_the_todo_input_field(self, todos, page):
        expect(page.locator("*:focus")).to_have_class(re.compile("new-todo"))


class TestNoTodos:
    def test_starts_with_nothing(self, todos):
        expect(todos.items).to_have_count(0)

    def test_should_hide_main_and_footer(self, todos, page):
        expect(todos.items).to_have_count(0)
        expect_not_visible(page.locator(MAIN))
        expect_not_visible(page.locator(FOOTER))


class TestNewTodo:
    def test_should_allow_me_to_add_todo_items(self, todos):
        todos.new.press_sequentially(ONE)
        todos.new.press("Enter")
        todos.expect_saved()
        expect(todos.items.nth(0).locator("label")).to_contain_text(ONE)
        todos.new.press_sequentially(TWO)
        todos.new.press("Enter")
        todos.expect_saved()
        expect(todos.items.nth(1).locator("label")).to_contain_text(TWO)
        todos.expect_stored_count(2)

    def test_should_clear_text_input_field_when_an_item_is_added(self, todos):
        todos.new.press_sequentially(ONE)
        todos.new.press("Enter")
        expect(todos.new).to_have_text("")
        expect(todos.new).to_have_value("")
        todos.expect_stored_count(1)

    def test_should_append_new_items_to_the_bottom_of_the_list(self, todos, page):
        items = todos.create_default()
        expect(page.locator(COUNT)).to_contain_text("3")
        expect(items.nth(0).locator("label")).to_contain_text(ONE)
        expect(items.nth(1).locator("label")).to_contain_text(TWO)
        expect(items.nth(2).locator("label")).to_contain_text(THREE)
        todos.expect_stored_count(3)

    def test_should_trim_text_input(self, todos):
        todos.create(f"    {ONE}    ")
        # Playwright's `to_have_text` would ignore white space.
        assert todos.items.nth(0).locator("label").evaluate("label => label.textContent") == ONE
        todos.expect_stored_count(1)

    def test_should_show_main_and_footer_when_items_added(self, todos, page):
        todos.create(ONE)
        expect(page.locator(MAIN)).to_be_visible()
        expect(page.locator(FOOTER)).to_be_visible()
        todos.expect_stored_count(1)


class TestMarkAllAsCompleted:
    @pytest.fixture(autouse=True)
    def three_todos(self, todos):
        todos.create_default()
        todos.expect_saved()
        todos.expect_stored_count(3)
        yield
        todos.expect_stored_count(3)

    def test_should_allow_me_to_mark_all_items_as_completed(self, todos):
        todos.toggle_all.check(force=True)
        todos.expect_saved()
        for index in range(3):
            expect(todos.items.nth(index)).to_have_class(COMPLETED)
        todos.expect_stored_completed(3)

    def test_should_allow_me_to_clear_the_complete_state_of_all_items(self, todos):
        todos.toggle_all.check(force=True)
        todos.expect_saved()
        todos.toggle_all.uncheck(force=True)
        todos.expect_saved()
        for index in range(3):
            expect(todos.items.nth(index)).not_to_have_class(COMPLETED)
        todos.expect_stored_completed(0)

    def test_complete_all_checkbox_should_update_state_when_items_are_completed_or_cleared(self, todos):
        todos.toggle_all.check(force=True)
        todos.expect_saved()
        expect(todos.toggle_all).to_be_checked()
        first = todos.items.nth(0)
        first.locator(".toggle").uncheck(force=True)
        todos.expect_saved()
        expect(todos.toggle_all).not_to_be_checked()
        first.locator(".toggle").check(force=True)
        todos.expect_saved()
        todos.expect_stored_completed(3)
        expect(todos.toggle_all).to_be_checked()


class TestItem:
    def test_should_allow_me_to_mark_items_as_complete(self, todos):
        first, second = todos.create(ONE), todos.create(TWO)
        first.locator(".toggle").check()
        expect(first).to_have_class(COMPLETED)
        expect(second).not_to_have_class(COMPLETED)
        second.locator(".toggle").check()
        expect(first).to_have_class(COMPLETED)
        expect(second).to_have_class(COMPLETED)
        todos.expect_stored_completed(2)

    def test_should_allow_me_to_un_mark_items_as_complete(self, todos):
        first, second = todos.create(ONE), todos.create(TWO)
        first.locator(".toggle").check()
        expect(first).to_have_class(COMPLETED)
        expect(second).not_to_have_class(COMPLETED)
        todos.expect_stored_completed(1)
        first.locator(".toggle").uncheck()
        expect(first).not_to_have_class(COMPLETED)
        expect(second).not_to_have_class(COMPLETED)
        todos.expect_stored_completed(0)

    def test_should_allow_me_to_edit_an_item(self, todos):
        todos.create_default()
        todos.expect_stored_text(TWO)
        todos.visible.nth(1).locator("label").dblclick()
        field = todos.visible.nth(1).locator(".edit")
        expect(field).to_have_value(TWO)
        field.clear()
        field.press_sequentially("buy some sausages")
        field.press("Enter")
        todos.expect_titles(ONE, "buy some sausages", THREE)
        todos.expect_stored_text("buy some sausages")


class TestEditing:
    @pytest.fixture(autouse=True)
    def three_todos(self, todos):
        todos.create_default()
        todos.expect_stored_count(3)

    def test_should_hide_other_controls_when_editing(self, todos):
        todos.edit(1)
        expect_not_visible(todos.items.nth(1).locator(".toggle"))
        expect_not_visible(todos.items.nth(1).locator("label"))
        todos.expect_stored_count(3)

    def test_should_save_edits_on_blur(self, todos):
        field = todos.edit(1)
        field.clear()
        field.press_sequentially("buy some sausages")
        field.blur()
        todos.expect_titles(ONE, "buy some sausages", THREE)
        todos.expect_stored_text("buy some sausages")

    def test_should_trim_entered_text(self, todos):
        field = todos.edit(1)
        todos.expect_stored_text(TWO)
        field.press("ControlOrMeta+a")
        field.press("Backspace")
        field.press_sequentially("    buy some sausages    ")
        field.press("Enter")
        todos.expect_titles(ONE, "buy some sausages", THREE)
        todos.expect_stored_text("buy some sausages")
        assert todos.stored()[1][0] == "buy some sausages"

    def test_should_remove_the_item_if_an_empty_text_string_was_entered(self, todos):
        field = todos.edit(1)
        field.clear()
        field.press("Enter")
        expect(todos.visible).to_have_count(2)
        todos.expect_stored_count(2)

    def test_should_cancel_edits_on_escape(self, todos):
        field = todos.edit(1)
        field.press("ControlOrMeta+a")
        field.press("Backspace")
        field.press_sequentially("foo")
        field.press("Escape")
        todos.expect_titles(ONE, TWO, THREE)
        todos.expect_stored_count(3)


class TestCounter:
    def test_should_display_the_current_number_of_todo_items(self, todos, page):
        todos.create(ONE)
        expect(page.locator(COUNT)).to_contain_text("1")
        todos.create(TWO)
        expect(page.locator(COUNT)).to_contain_text("2")
        todos.expect_stored_count(2)


class TestClearCompletedButton:
    @pytest.fixture(autouse=True)
    def three_todos(self, todos):
        todos.create_default()

    def test_should_display_the_correct_text(self, todos):
        todos.items.nth(0).locator(".toggle").check()
        expect(todos.clear_completed).to_contain_text("Clear completed")

    def test_should_remove_completed_items_when_clicked(self, todos):
        todos.items.nth(1).locator(".toggle").check()
        todos.clear_completed.click()
        expect(todos.items).to_have_count(2)
        expect(todos.items.nth(0)).to_contain_text(ONE)
        expect(todos.items.nth(1)).to_contain_text(THREE)

    def test_should_be_hidden_when_there_are_no_items_that_are_completed(self, todos):
        todos.items.nth(1).locator(".toggle").check()
        expect(todos.clear_completed).to_be_visible()
        todos.clear_completed.click()
        expect_not_visible(todos.clear_completed)


class TestPersistence:
    def test_should_persist_its_data(self, todos, page):
        def expect_state():
            expect(first).to_contain_text(ONE)
            expect(first).to_have_class(COMPLETED)
            expect(second).to_contain_text(TWO)
            expect(second).not_to_have_class(COMPLETED)

        first, second = todos.create(ONE), todos.create(TWO)
        first.locator(".toggle").check()
        expect_state()
        todos.expect_stored_text(ONE)
        todos.expect_stored_completed(1)
        page.reload()
        expect_state()


class TestRouting:
    @pytest.fixture(autouse=True)
    def three_todos(self, todos):
        todos.create_default()
        todos.expect_stored_text(ONE)

    def complete_second(self, todos):
        todos.visible.nth(1).locator(".toggle").check()
        todos.expect_stored_completed(1)

    def test_should_allow_me_to_display_active_items(self, todos):
        self.complete_second(todos)
        todos.filter("Active").click()
        expect(todos.visible).to_have_count(2)
        todos.expect_titles(ONE, THREE)

    def test_should_respect_the_back_button(self, todos, page):
        self.complete_second(todos)
        todos.filter("All").click()
        expect(todos.visible).to_have_count(3)
        todos.filter("Active").click()
        todos.filter("Completed").click()
        expect(todos.visible).to_have_count(1)
        page.go_back()
        expect(todos.visible).to_have_count(2)
        page.go_back()
        expect(todos.visible).to_have_count(3)

    def test_should_allow_me_to_display_completed_items(self, todos, page):
        self.complete_second(todos)
        page.locator(FILTERS).get_by_text("Completed").click()
        expect(todos.visible).to_have_count(1)

    def test_should_allow_me_to_display_all_items(self, todos, page):
        self.complete_second(todos)
        page.locator(FILTERS).get_by_text("Active").click()
        page.locator(FILTERS).get_by_text("Completed").click()
        page.locator(FILTERS).get_by_text("All").click()
        expect(todos.visible).to_have_count(3)

    def test_should_highlight_the_currently_applied_filter(self, todos):
        expect(todos.filter("All")).to_have_class(SELECTED)
        todos.filter("Active").click()
        expect(todos.filter("Active")).to_have_class(SELECTED)
        todos.filter("Completed").click()
        expect(todos.filter("Completed")).to_have_class(SELECTED)


class TestLivePage:
    """What the specification says without a check, and what a page of a server adds to it."""

    def test_the_field_has_the_focus_and_the_caret_at_the_end(self, todos, page):
        todos.create(ONE)
        field = todos.edit(0)
        expect(field).to_be_focused()
        page.keyboard.type("!")
        expect(field).to_have_value(f"{ONE}!")
        page.keyboard.press("Enter")
        expect(field).to_have_count(0)
        todos.expect_titles(f"{ONE}!")

    def test_after_the_editing_the_next_tab_does_not_begin_at_the_top(self, todos, page):
        todos.create(ONE)
        todos.edit(0).press("Enter")
        expect(page.locator("h1")).to_be_focused()
        page.keyboard.press("Tab")
        expect(todos.new).to_be_focused()

    def test_the_filter_is_in_the_address_and_survives_a_reload(self, todos, page, todomvc):
        todos.create(ONE)
        todos.filter("Completed").click()
        expect(page).to_have_url(todomvc.url("/completed"))
        expect(page).to_have_title("TodoMVC: completed")
        page.reload()
        expect(todos.filter("Completed")).to_have_class(SELECTED)
        expect(todos.items).to_have_count(0)
        expect(page.locator(MAIN)).to_be_attached()
        page.go_back()
        expect(todos.items).to_have_count(1)

    def test_what_is_completed_leaves_the_list_of_active_items(self, todos):
        todos.create_default()
        todos.filter("Active").click()
        todos.items.nth(0).locator(".toggle").click()
        expect(todos.items).to_have_count(2)
        todos.expect_titles(TWO, THREE)

    def test_the_count_is_in_words(self, todos, page):
        todos.create(ONE)
        expect(page.locator(COUNT)).to_have_text("1 item left")
        todos.items.nth(0).locator(".toggle").check()
        expect(page.locator(COUNT)).to_have_text("0 items left")

    def test_a_page_of_the_same_browser_follows_and_one_of_another_does_not(self, todos, todomvc, context, new_context):
        second = context.new_page()
        second.goto(todomvc.url())
        foreign = new_context().new_page()
        foreign.goto(todomvc.url())
        todos.create(ONE)
        expect(second.locator(TODO_ITEMS)).to_have_text([ONE])
        second.locator(".toggle").check()
        expect(todos.items.nth(0)).to_have_class(COMPLETED)
        todos.edit(0).fill(TWO)
        todos.items.nth(0).locator(".edit").press("Enter")
        expect(second.locator(TODO_ITEMS)).to_have_text([TWO])
        expect(foreign.locator(TODO_ITEMS)).to_have_count(0)

    def test_an_address_that_is_none_has_no_page(self, todomvc, page):
        assert page.context.request.get(todomvc.url("/elsewhere")).status == 404


@pytest.mark.complains("WebSocket connection to", "net::ERR_")
def test_a_restart_of_the_server_keeps_the_todos(tmp_path, request, new_context):
    program = TodoMVC(tmp_path).start()
    request.addfinalizer(program.kill)
    page = new_context().new_page()
    todos = Todos(page).open(program.url())
    todos.create(ONE)
    todos.create(TWO).locator(".toggle").check()
    todos.new.fill("half of a")
    program.stop()
    banner = page.get_by_test_id("connection")
    expect(banner).to_be_visible()
    program.start()
    expect(banner).to_have_count(0, timeout=30000)
    expect(todos.new).to_have_value("half of a")
    todos.new.press_sequentially(" todo")
    todos.new.press("Enter")
    expect(todos.items).to_have_text([ONE, TWO, "half of a todo"])
    expect(todos.items.nth(1)).to_have_class(COMPLETED)
    page.goto("about:blank")
    program.stop()
    program.start()
    page.goto(program.url())
    expect(todos.items).to_have_text([ONE, TWO, "half of a todo"])
