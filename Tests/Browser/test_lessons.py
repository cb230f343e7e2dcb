"""Each lesson of the course, started alone, does the one thing that it teaches."""

import re
import subprocess

import pytest
from playwright.sync_api import expect

from program import Lesson, lesson_executable
from screens import comes, seen


@pytest.fixture
def lesson(page, tmp_path):
    """Starts a lesson, opens it, and finds its controls."""
    started = []

    def start(number):
        program = Lesson(tmp_path, number).start()
        started.append(program)
        page.goto(program.url())
        expect(page.get_by_test_id("screen")).to_be_visible()
        return page.get_by_test_id

    start.started = started
    yield start
    page.goto("about:blank")  # before the program ends, so that the browser reports no error
    for program in started:
        program.kill()


def test_without_a_number_all_lessons_are_listed():
    result = subprocess.run([lesson_executable()], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=20)
    assert result.returncode == 0
    lines = result.stdout.splitlines()
    assert [int(line.split()[0]) for line in lines] == list(range(1, len(lines) + 1))
    assert " 5  Search as you type" in lines


def test_a_lesson_that_there_is_not_is_refused_with_those_that_there_are():
    result = subprocess.run([lesson_executable(), "77"], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=20)
    assert result.returncode != 0
    assert "There is no lesson 77" in result.stderr and " 1  Counter" in result.stderr


def test_1_the_counter_counts(lesson):
    control = lesson(1)
    expect(control("reset")).to_be_disabled()
    control("increment").click()
    control("increment").click()
    expect(control("count")).to_have_text("2")
    control("reset").click()
    expect(control("count")).to_have_text("0")


def test_2_no_equation_is_ever_wrong(lesson):
    control = lesson(2)
    control("a").focus()
    for _ in range(5):
        control("a").press("ArrowUp")
    control("swap").click()
    expect(control("equation")).to_have_text("2 + 6 = 8")
    expect(control("tally")).to_have_text("Equations seen so far: 7 right, 0 wrong")


def test_3_one_can_log_in_once_both_lengths_are_right(lesson):
    control = lesson(3)
    control("name").press_sequentially("Ada L.")
    expect(control("log-in")).to_be_disabled()
    control("password").press_sequentially("12345678")
    expect(control("log-in")).to_be_enabled()
    control("password").press("Enter")
    expect(control("greeting")).to_have_text("Welcome, Ada L.!")


def test_4_each_scale_writes_the_others(lesson):
    control = lesson(4)
    control("fahrenheit").fill("212")
    expect(control("celsius")).to_have_value("100")
    expect(control("kelvin")).to_have_value("373.2")
    control("celsius").fill("-300")
    control("kelvin").focus()
    expect(control("celsius")).to_have_attribute("aria-invalid", "true")
    expect(control("fahrenheit")).to_have_value("212")


def test_5_the_library_is_searched_and_a_failure_ends_nothing(lesson, page):
    control = lesson(5)
    control("query").press_sequentially("123")
    expect(control("query")).to_have_attribute("aria-invalid", "true")
    was_searching = comes(page, "searching")
    control("query").fill("jane")
    expect(control("books")).to_contain_text("Persuasion")
    was_searching()
    expect(control("searching")).to_have_count(0)
    expect(control("query")).not_to_have_attribute("aria-invalid", "true")


def test_6_what_is_ticked_leaves_the_filtered_list(lesson):
    control = lesson(6)
    control("filter").select_option(label="To buy")
    control("item-2").get_by_test_id("bought").click()  # not `check`, which looks at the box afterwards
    expect(control("item-2")).to_have_count(0)
    expect(control("summary")).to_have_text("4 of 5 to buy")
    control("new").fill("Salt")
    control("new").press("Enter")
    expect(control("item-6")).to_contain_text("Salt")
    expect(control("new")).to_have_value("")


def test_7_a_city_is_chosen_on_a_screen_with_an_address(lesson, page):
    control = lesson(7)
    control("choose").click()
    expect(page).to_have_url(lesson.started[0].url("/cities"))
    control("Kyoto").click()
    expect(control("title")).to_have_text("To Kyoto")
    control("choose").click()
    expect(control("screen")).to_have_attribute("data-screen", "cities")
    page.go_back()
    expect(control("title")).to_have_text("To Kyoto")
    expect(control("choose")).to_be_enabled()


def test_8_submitting_leads_to_what_is_wrong(lesson):
    control = lesson(8)
    control("name").fill("Ada L.")
    control("submit").click()
    expect(control("email")).to_be_focused()
    expect(control("email")).to_have_attribute("aria-invalid", "true")
    expect(control("name")).not_to_have_attribute("aria-invalid", "true")
    control("email").fill("ada@example.org")
    control("password").fill("12345678")
    control("repetition").fill("12345678")
    control("repetition").press("Enter")
    expect(control("greeting")).to_have_text("Welcome, Ada L.!")


def test_9_the_page_can_be_used_while_primes_are_counted(lesson):
    control = lesson(9)
    control("limit").select_option(label="5,000,000")
    control("count").click()
    expect(control("progress")).to_be_visible()
    control("poke").click()
    expect(control("poke")).to_contain_text("Pressed: 1")
    expect(control("progress")).to_be_visible()
    control("cancel").click()
    expect(control("progress")).to_have_count(0)
    control("limit").select_option(label="10,000")
    control("count").click()
    expect(control("answer")).to_have_text("There are 1,229 primes below 10,000.")


def test_10_the_clock_runs_until_the_egg_is_taken_out(lesson, page):
    control = lesson(10)
    has_run = comes(page, "clock", "3:59")
    control("start").click()
    has_run()
    expect(control("egg")).to_be_disabled()
    control("stop").click()
    expect(control("clock")).to_have_text("–:––")


def test_11_each_cook_has_a_policy_and_nothing_is_thrown_away_unasked(lesson):
    control = lesson(11)

    def order(count):  # faster than a dish is cooked, even on a busy machine
        control("order").evaluate("(button, count) => { for (let i = 0; i < count; i++) button.click() }", count)

    order(3)
    expect(control("reject").get_by_test_id("served")).to_have_text("Served: 1")
    expect(control("latest").get_by_test_id("served")).to_have_text("Served: 3")
    # In any order: three dishes that take equally long may finish in each.
    expect(control("concurrent").get_by_test_id("served")).to_have_text(
        re.compile("^Served: (1, 2, 3|1, 3, 2|2, 1, 3|2, 3, 1|3, 1, 2|3, 2, 1)$"))
    expect(control("queue").get_by_test_id("served")).to_have_text("Served: 1, 2, 3")
    order(20)
    control("clear").click()
    expect(control("dialog")).to_contain_text("Throw")
    control("dialog-confirm").click()
    expect(control("queue").get_by_test_id("unfinished")).to_have_text("Cooking or waiting: 0")


def test_12_a_letter_survives_a_restart_of_the_program(lesson, page):
    control = lesson(12)
    was_unsaved = seen(page, "document.querySelector('[data-testid=state]').textContent !== 'Saved'")
    control("recipient").fill("Ada")
    control("text").fill("How is the engine?")
    was_unsaved()
    expect(control("state")).to_have_text("Saved")
    program = lesson.started[0]
    page.goto("about:blank")
    program.stop()
    program.start()
    page.goto(program.url())
    expect(control("recipient")).to_have_value("Ada")
    expect(control("text")).to_have_value("How is the engine?")
