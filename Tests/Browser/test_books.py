"""Screen E: the search for books, against the service."""

import re
import time

import pytest
from playwright.sync_api import expect

from program import wait_for
from screens import BookSearch, comes, expect_screen

FAILED = pytest.mark.complains("503", "net::ERR")


@pytest.fixture
def books(page, showcase):
    return BookSearch(page).open(showcase)


def test_the_first_search_runs_by_itself_and_marks_what_it_has_found(books):
    expect(books.query).to_have_value("introduction")
    expect(books.rows.first).to_be_visible()
    expect(books.busy).to_have_count(0)
    expect(books.status).to_contain_text("books for “introduction”")
    marks = books.list.locator("mark").all_inner_texts()
    assert marks and all(mark.lower().startswith("introduction") for mark in marks), marks
    cover = books.rows.first.get_by_test_id("cover")
    expect(cover).to_have_js_property("complete", True)
    assert cover.evaluate("image => image.naturalWidth") > 0


@pytest.mark.language("zh-CN")
def test_in_chinese_it_finds_at_least_thirty_books_on_foundations(books):
    expect(books.query).to_have_value("基础")
    expect(books.rows.first).to_be_visible()
    expect(books.status).to_have_text(re.compile("找到"))
    total = int(re.search(r"找到 (\d+) 本", books.status.inner_text())[1])
    assert total >= 30
    assert set(books.rows.first.locator("mark").all_inner_texts()) == {"基础"}


def test_the_button_and_the_enter_key_search(books):
    expect(books.rows.first).to_be_visible()
    books.search("logic")
    expect(books.status).to_contain_text("“logic”")
    books.query.fill("history")
    books.query.press("Enter")
    expect(books.status).to_contain_text("“history”")
    expect(books.rows.first.locator("mark").first).to_have_text("History", ignore_case=True)


def test_nothing_found_is_said(books):
    expect(books.rows.first).to_be_visible()
    books.search("xyzzy")
    books.expect_only(books.empty)
    expect(books.rows).to_have_count(0)
    expect(books.empty).to_contain_text("Nothing matches “xyzzy”")


def test_a_failure_is_a_state_with_a_way_to_try_again(start_showcase, page):
    books = BookSearch(page).open(start_showcase("--failure-rate", "1"))
    books.expect_only(books.failed)
    was_busy = comes(page, "busy")
    books.retry.click()
    was_busy()
    books.expect_only(books.failed)


def test_loading_is_a_state_of_its_own(start_showcase, page):
    books = BookSearch(page).open(start_showcase("--delay", "20"))
    books.expect_only(books.busy)


def test_what_was_loaded_takes_the_place_of_loading(showcase, page):
    page.goto(showcase.url("/"))
    was_busy = comes(page, "busy")
    page.get_by_test_id("link-books").click()
    was_busy()
    books = BookSearch(page)
    expect(books.rows.first).to_be_visible()
    expect(books.busy).to_have_count(0)


def test_the_latest_answer_wins(start_showcase, page):
    books = BookSearch(page).open(start_showcase("--delay", "0.5"))
    books.search("logic")
    books.search("history")
    expect(books.status).to_contain_text("“history”")
    expect(books.list).to_have_css("opacity", "1")
    assert all("history" in text.lower() for text in books.rows.all_inner_texts())


def test_leaving_the_screen_cancels_the_request(start_catalogue, start_showcase, page):
    catalogue = start_catalogue("--delay", "20")
    showcase = start_showcase("--catalogue", catalogue.address)
    page.goto(showcase.url("/"))
    page.get_by_test_id("link-books").click()
    expect_screen(page, "books")
    expect(BookSearch(page).busy).to_be_visible()
    wait_for(lambda: catalogue.counts("GET /books")["received"] == 1)
    began = time.monotonic()
    page.get_by_test_id("back").filter(visible=True).evaluate("button => button.click()")
    wait_for(lambda: catalogue.counts("GET /books")["cancelled"] == 1)
    print(f"the service has seen it {(time.monotonic() - began) * 1000:.0f} ms after the press")
    expect_screen(page, "index")
    assert catalogue.counts("GET /books")["finished"] == 0


def test_the_picture_of_a_row_that_has_left_is_fetched_no_longer(start_catalogue, start_showcase, page):
    catalogue = start_catalogue("--delay", "2")
    books = BookSearch(page).open(start_showcase("--catalogue", catalogue.address))
    expect(books.rows.first).to_be_visible()
    wait_for(lambda: catalogue.counts("GET /covers/{id}.svg")["received"] > 0)
    began = time.monotonic()
    books.search("history")
    expect(books.status).to_contain_text("“history”")
    wait_for(lambda: catalogue.counts("GET /covers/{id}.svg")["cancelled"] > 0)
    counts = catalogue.counts("GET /covers/{id}.svg")
    print(f"of the pictures, {counts['cancelled']} were given up, {time.monotonic() - began:.1f} s after the search began")


@pytest.mark.complains("Failed to load resource")
def test_the_service_may_be_killed_and_started_again_under_the_page(start_catalogue, start_showcase, page):
    catalogue = start_catalogue()
    books = BookSearch(page).open(start_showcase("--catalogue", catalogue.address))
    expect(books.rows.first).to_be_visible()
    page.evaluate("window.isTheSame = true")
    catalogue.kill()
    books.search("logic")
    books.expect_only(books.failed)
    expect(books.failed).to_contain_text("Couldn’t reach the service")
    catalogue.start()
    books.retry.click()
    expect(books.status).to_contain_text("“logic”")
    expect(books.rows.first).to_be_visible()
    assert page.evaluate("window.isTheSame"), "the page was reloaded"


def test_what_was_searched_for_is_in_the_address_and_no_step_of_the_history(page, showcase):
    page.goto(showcase.url())
    page.get_by_test_id("link-books").click()
    books = BookSearch(page)
    expect(books.status).to_contain_text("“introduction”")
    expect(page).to_have_url(showcase.url("/books"))
    for text, query in (("logic", "logic"), ("C & ?", "C%20%26%20%3F"), ("历史", "%E5%8E%86%E5%8F%B2")):
        books.search(text)
        expect(page).to_have_url(showcase.url(f"/books?q={query}"))
    expect(books.busy).to_have_count(0)
    page.reload()
    expect(books.query).to_have_value("历史")
    expect(books.status).to_contain_text("“历史”")
    page.go_back()
    expect_screen(page, "index")
    page.go_forward()
    expect(books.query).to_have_value("历史")


def test_a_search_is_shared_by_its_address(page, showcase):
    page.goto(showcase.url("/books?q=logic"))
    books = BookSearch(page)
    expect(books.query).to_have_value("logic")
    expect(books.status).to_contain_text("“logic”")
    books.search("introduction")
    expect(page).to_have_url(showcase.url("/books"))


def test_a_wrong_letter_leads_to_a_suggestion(books):
    books.search("introductoin")
    books.expect_only(books.empty)
    books.page.get_by_test_id("suggestion").click()
    expect(books.query).to_have_value("introduction")
    expect(books.rows.first).to_be_visible()
    expect(books.empty).to_have_count(0)
