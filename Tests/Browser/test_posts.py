"""Screen G: the search for posts while the user types, against the service."""

import re
import time

import pytest
from playwright.sync_api import expect

from screens import PostSearch, comes, seen


@pytest.fixture
def posts(page, showcase):
    return PostSearch(page).open(showcase)


def test_a_text_of_more_than_three_characters_is_searched_for_while_it_is_typed(posts):
    expect(posts.page.get_by_test_id("blank")).to_be_visible()
    posts.query.fill("tea")
    expect(posts.rows).to_have_count(0)
    posts.query.fill("coffee")
    expect(posts.rows.first).to_be_visible()
    expect(posts.busy).to_have_count(0)
    expect(posts.time).to_have_text(re.compile(r"^Took \d+\.\d\d s$"))
    expect(posts.list).to_have_css("opacity", "1")
    row = posts.rows.first
    expect(row.get_by_test_id("user")).to_have_text(re.compile("^@."))
    expect(row.get_by_test_id("age")).to_have_text(re.compile(r"^(\d+ min )?(\d+ s )?ago$"))
    assert {mark.lower() for mark in row.locator("mark").all_inner_texts()} == {"coffee"}


def test_the_list_is_half_seen_through_while_a_search_goes_on(start_showcase, page):
    posts = PostSearch(page).open(start_showcase("--delay", "1"))
    was_busy = comes(page, "busy")
    posts.query.fill("coffee")
    was_busy()
    expect(posts.rows.first).to_be_visible()
    expect(posts.list).to_have_css("opacity", "1")
    was_dimmed = seen(page, "document.querySelector('[data-testid=list]').style.opacity === '0.5'")
    posts.query.fill("morning")
    was_dimmed()
    expect(posts.list).to_have_css("opacity", "1")
    expect(posts.status).to_contain_text("“morning”")


def test_there_is_at_most_one_request_a_second(start_catalogue, start_showcase, page):
    catalogue = start_catalogue()
    posts = PostSearch(page).open(start_showcase("--catalogue", catalogue.address))
    text = "reactive programming"
    began = time.monotonic()
    posts.query.press_sequentially(text, delay=150)
    expect(posts.status).to_contain_text(f"“{text}”")
    seconds = time.monotonic() - began
    received = catalogue.counts("GET /posts")["received"]
    print(f"{len(text)} keys in {seconds:.1f} s: {received} requests")
    # All requests are between the two readings of the clock: the first, and one for each second since.
    assert 2 <= received <= int(seconds) + 1
    assert posts.query.input_value() == text


def test_the_age_ticks(posts):
    posts.query.fill("coffee")
    age = posts.rows.first.get_by_test_id("age")
    expect(age).to_be_visible()
    ages = age.evaluate(r"""async (age) => {
      const part = (text, unit) => parseInt(text.match(new RegExp(`(\\d+) ${unit}`))?.[1] ?? 0);
      const seconds = (text) => part(text, "min") * 60 + part(text, "s");
      const seen = [seconds(age.textContent)];
      await new Promise((resolve) => new MutationObserver(() => {
        seen.push(seconds(age.textContent));
        if (seen.length > 3) resolve();
      }).observe(age, { subtree: true, childList: true, characterData: true }));
      return seen;
    }""")
    assert ages == sorted(set(ages)), "an age only goes up"


def test_all_that_was_found_can_be_scrolled_to(posts):
    posts.query.fill("coffee")
    expect(posts.status).to_contain_text("posts for “coffee”")
    total = int(posts.status.inner_text().split()[0])
    assert total > 50
    posts.page.wait_for_function(
        """total => {
          const list = document.querySelector('[data-testid=list]');
          list.scrollTop = list.scrollHeight;
          return list.querySelector(`[aria-setsize="${total}"]`);
        }""", arg=total, polling=100)
    expect(posts.page.get_by_test_id("more")).to_be_hidden()


@pytest.mark.language("zh-CN")
def test_a_word_of_two_ideographs_is_searched_for(posts):
    posts.query.fill("咖啡")
    expect(posts.rows.first).to_be_visible()


def test_a_refusal_is_visible_and_can_be_taken_back(posts):
    posts.page.get_by_test_id("refuse-access").click()
    expect(posts.refused).to_be_visible()
    expect(posts.query).to_be_disabled()
    posts.page.get_by_test_id("ask-again").click()
    expect(posts.refused).to_be_visible()
    posts.page.reload()
    expect(posts.refused).to_be_visible()
    posts.page.get_by_test_id("allow-access").click()
    expect(posts.refused).to_have_count(0)
    posts.query.fill("coffee")
    expect(posts.rows.first).to_be_visible()


@pytest.mark.complains("Failed to load resource")
def test_an_error_shows_and_the_next_text_searches_again(start_catalogue, start_showcase, page):
    catalogue = start_catalogue()
    posts = PostSearch(page).open(start_showcase("--catalogue", catalogue.address))
    catalogue.kill()
    posts.query.fill("coffe")
    posts.expect_only(posts.failed)
    expect(posts.rows).to_have_count(0)
    catalogue.start()
    posts.query.fill("coffee")
    expect(posts.rows.first).to_be_visible()
    expect(posts.failed).to_have_count(0)
    expect(posts.busy).to_have_count(0)


@pytest.mark.language("zh-CN")
def test_it_speaks_chinese(posts):
    posts.query.fill("响应式编程")
    expect(posts.rows.first).to_be_visible()
    expect(posts.time).to_have_text(re.compile(r"^用时 \d+\.\d\d 秒$"))
    expect(posts.rows.first.get_by_test_id("age")).to_have_text(re.compile(r"^(\d+ (天|小时|分|秒) ?){1,2}前$"))


def test_what_is_searched_for_is_in_the_address_while_it_is_typed(posts, showcase):
    page = posts.page
    length = page.evaluate("history.length")
    posts.query.fill("coffee")
    expect(page).to_have_url(showcase.url("/posts?q=coffee"))
    posts.query.fill("cof")
    expect(page).to_have_url(showcase.url("/posts"))
    posts.query.fill("morning")
    expect(page).to_have_url(showcase.url("/posts?q=morning"))
    assert page.evaluate("history.length") == length
    page.reload()
    expect(posts.query).to_have_value("morning")
    expect(posts.status).to_contain_text("“morning”")


def test_a_wrong_letter_leads_to_a_suggestion(posts):
    posts.query.fill("concurrensy")
    expect(posts.empty).to_be_visible()
    posts.page.get_by_test_id("suggestion").click()
    expect(posts.query).to_have_value("concurrency")
    expect(posts.rows.first).to_be_visible()
