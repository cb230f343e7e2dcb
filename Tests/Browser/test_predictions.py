"""The page answers by itself what it can; the server's answer replaces that."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def far(page, start_showcase):
    """Opens a screen of a distant server."""
    showcase = start_showcase("--latency", "1500")

    def open(path):
        page.goto(showcase.url(path))
        page.get_by_test_id("screen").wait_for()
        return page

    return open


def waits(page):
    """Whether the server has not answered an action yet."""
    return page.evaluate("document.querySelector('[data-pending]') !== null")


def test_a_tab_is_chosen_at_once(far):
    page = far("/arrangements")
    tea, coffee = page.get_by_test_id("tab-tea"), page.get_by_test_id("tab-coffee")
    coffee.click()
    expect(coffee).to_have_attribute("aria-selected", "true")
    expect(tea).to_have_attribute("aria-selected", "false")
    assert waits(page)
    expect(page.get_by_test_id("advice-coffee")).to_be_visible()
    assert not waits(page)
    tea.click()
    expect(page.get_by_test_id("advice-tea")).to_be_visible()  # its content is on the page already
    expect(page.get_by_test_id("advice-coffee")).to_be_hidden()
    assert waits(page)
    coffee.press("Home")
    expect(tea).to_be_focused()
    expect(page.locator("[data-pending]")).to_have_count(0)
    expect(tea).to_have_attribute("aria-selected", "true")


def test_a_stepper_counts_at_once_as_often_as_it_is_pressed(far):
    page = far("/gallery")
    seats, plus = page.get_by_test_id("seats"), page.get_by_role("button", name="Increase")
    for number in range(3, 10):
        plus.click()
        assert seats.input_value() == str(number)
        assert seats.get_attribute("aria-valuetext") == str(number)
    assert waits(page)
    assert plus.is_disabled()
    seats.press("ArrowDown")
    assert seats.input_value() == "8"
    expect(page.locator("[data-pending]")).to_have_count(0)
    expect(seats).to_have_value("8")
    expect(page.get_by_test_id("values")).to_contain_text(", 8,")


def test_a_stepper_shows_its_ends_and_what_is_typed_at_once_and_goes_on_from_there(far):
    """The buttons once kept the state of the old value, so that the steps after Home were lost."""
    page = far("/gallery")
    seats = page.get_by_test_id("seats")
    for keys, number in [(["End"], 9), (["Home"], 1), (["ArrowUp"] * 3, 4), (["7"], 7), (["ArrowUp"], 8),
                         (["End", "ArrowDown"], 8), (["Home", "ArrowUp"], 2)]:
        for key in keys:
            seats.press(key)
        assert seats.input_value() == str(number), keys
        assert seats.get_attribute("aria-valuetext") == str(number)
    assert waits(page)
    expect(page.locator("[data-pending]")).to_have_count(0)
    expect(seats).to_have_value("2")
    expect(page.get_by_test_id("values")).to_contain_text(", 2,")


def test_the_text_of_a_slider_agrees_with_its_thumb(far):
    page = far("/gallery")
    volume = page.get_by_test_id("volume")
    label = page.locator(".slider-text")
    for step in range(1, 6):
        volume.press("ArrowRight")
        assert label.inner_text() == f"{round(float(volume.input_value()) * 100)}%"
        assert volume.get_attribute("aria-valuetext") == label.inner_text()
    expect(page.get_by_test_id("values")).to_contain_text(f", {volume.input_value()},")
    expect(label).to_have_text(f"{round(float(volume.input_value()) * 100)}%")


def test_what_the_server_refuses_shows_what_holds(far):
    page = far("/gallery")
    seats, volume, label = page.get_by_test_id("seats"), page.get_by_test_id("volume"), page.locator(".slider-text")
    was = volume.input_value(), label.inner_text()
    page.get_by_test_id("disable").click()  # the following happens while the controls are disabled
    page.get_by_role("button", name="Increase").click()
    volume.press("ArrowRight")
    assert seats.input_value() == "3"
    assert label.inner_text() != was[1]
    expect(page.locator("[data-pending]")).to_have_count(0)
    expect(seats).to_be_disabled()
    expect(seats).to_have_value("2")
    expect(volume).to_have_value(was[0])
    expect(label).to_have_text(was[1])
