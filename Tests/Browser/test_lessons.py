"""Each lesson of the course, started alone, does the one thing that it is about."""

import subprocess

import pytest
from playwright.sync_api import expect

from program import Lesson, lesson_executable


@pytest.fixture
def lesson(page, tmp_path):
    """Starts a lesson and opens it."""
    started = []

    def start(number):
        program = Lesson(tmp_path, number).start()
        started.append(program)
        page.goto(program.url())
        expect(page.get_by_test_id("screen")).to_be_visible()
        return page.get_by_test_id

    yield start
    page.goto("about:blank")  # before the program ends, lest the browser complain
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


def test_5_the_library_is_searched_and_a_failure_ends_nothing(lesson):
    control = lesson(5)
    control("query").press_sequentially("123")
    expect(control("query")).to_have_attribute("aria-invalid", "true")
    control("query").fill("jane")
    expect(control("searching")).to_be_visible()
    expect(control("books")).to_contain_text("Persuasion")
    expect(control("searching")).to_have_count(0)
    expect(control("query")).not_to_have_attribute("aria-invalid", "true")
