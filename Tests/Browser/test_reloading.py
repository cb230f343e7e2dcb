"""A page that the user reloads, or leaves and returns to, continues: typed text, and what its models save."""

import pytest
from playwright.sync_api import expect

from program import Tutorial


def reload(page, showcase):
    page.reload()


def go_away_and_back(page, showcase):
    page.goto(showcase.url("/goods"))
    page.go_back()


def go_back_and_forward(page, showcase):
    page.go_back()
    page.wait_for_url("about:blank")
    page.go_forward()


WAYS = pytest.mark.parametrize("leave", [reload, go_away_and_back, go_back_and_forward])


@WAYS
def test_text_typed_into_the_gallery_is_restored(page, showcase, leave):
    page.goto(showcase.url("/gallery"))
    page.get_by_test_id("name").fill("Ada")
    page.get_by_test_id("with-cocoa").check()
    leave(page, showcase)
    expect(page.get_by_test_id("name")).to_have_value("Ada")
    expect(page.get_by_test_id("with-cocoa")).to_be_checked()
    # The server has it as well.
    expect(page.get_by_test_id("drink").locator("option", has_text="Cocoa")).to_have_count(1)


@WAYS
def test_a_counter_goes_on(page, showcase, leave):
    page.goto(showcase.url("/workshop/counter"))
    count, value = page.get_by_test_id("count"), page.get_by_test_id("value")
    for taps in [2, 4]:
        count.click()
        leave(page, showcase)
        count.click()
        expect(value).to_have_text(str(taps))


@WAYS
def test_people_are_there_again(page, showcase, leave):
    page.goto(showcase.url("/workshop/people"))
    page.get_by_test_id("name").fill("Ada")
    page.get_by_test_id("surname").fill("Lovelace")
    page.get_by_test_id("create").click()
    rows = page.locator(".list-row")
    expect(rows).to_have_count(4)
    leave(page, showcase)
    expect(rows.last).to_have_text("Lovelace, Ada")


@WAYS
def test_circles_are_there_again(page, showcase, leave):
    page.goto(showcase.url("/workshop/circles"))
    page.get_by_test_id("canvas").click(position={"x": 80, "y": 80})
    circles = page.locator(".circle-canvas circle")
    expect(circles).to_have_count(1)
    leave(page, showcase)
    expect(circles).to_have_count(1)


@WAYS
def test_cells_are_there_again(page, showcase, leave):
    page.goto(showcase.url("/workshop/sheet"))
    page.get_by_test_id("cell-A1").click()
    page.get_by_test_id("content").fill("10")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("cell-C1")).to_have_text("20")
    leave(page, showcase)
    expect(page.get_by_test_id("cell-C1")).to_have_text("20")


@pytest.mark.parametrize("latency", ["0", "100", "300"])
def test_taps_right_before_a_reload_count(page, start_showcase, latency):
    page.goto(start_showcase("--latency", latency).url("/workshop/counter"))
    for _ in range(3):
        # Without a connection yet, as well: the next page repeats what was not sent.
        page.get_by_test_id("count").click()
        page.get_by_test_id("count").click()
        page.reload()
    expect(page.get_by_test_id("value")).to_have_text("6")
    page.reload()
    expect(page.get_by_test_id("value")).to_have_text("6")


def test_a_tap_right_before_the_user_leaves_counts_on_the_way_back(page, start_showcase):
    showcase = start_showcase("--latency", "300")
    page.goto(showcase.url("/workshop/counter"))
    page.get_by_test_id("count").click()
    page.goto(showcase.url("/goods"))
    page.go_back()
    expect(page.get_by_test_id("value")).to_have_text("1")
    page.reload()
    expect(page.get_by_test_id("value")).to_have_text("1")


def test_a_page_that_the_browser_has_kept_passes_nothing_on(page, showcase):
    page.goto(showcase.url("/workshop/counter"))
    left = "Object.keys(sessionStorage).filter((key) => key.startsWith('bindery-left'))"
    # Playwright's browsers keep no page.
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    assert len(page.evaluate(left)) == 1
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    assert page.evaluate(left) == []
    page.get_by_test_id("count").click()
    expect(page.get_by_test_id("value")).to_have_text("1")


@pytest.mark.complains("WebSocket connection to", "net::ERR_")
def test_a_server_that_is_killed_after_a_reload_forgets_nothing(page, start_showcase):
    showcase = start_showcase()
    page.goto(showcase.url("/workshop/counter"))
    page.get_by_test_id("count").click()
    page.reload()
    expect(page.get_by_test_id("value")).to_have_text("1")
    showcase.kill()
    expect(page.get_by_test_id("connection")).to_be_visible()
    showcase.start()
    expect(page.get_by_test_id("connection")).to_have_count(0)
    page.get_by_test_id("count").click()
    expect(page.get_by_test_id("value")).to_have_text("2")


@WAYS
def test_a_login_has_all_but_the_password_and_says_so(page, showcase, leave):
    page.goto(showcase.url("/length-login"))
    page.get_by_test_id("username").fill("grace")
    page.get_by_test_id("password").fill("s3cret-password")
    page.get_by_test_id("code").fill("12345")
    expect(page.get_by_test_id("login")).to_be_enabled()
    leave(page, showcase)
    expect(page.get_by_test_id("username")).to_have_value("grace")
    expect(page.get_by_test_id("password")).to_have_value("")
    expect(page.get_by_test_id("code")).to_have_value("12345")
    expect(page.get_by_text("password")).not_to_have_count(0)
    page.get_by_test_id("password").fill("s3cret-password")
    expect(page.get_by_test_id("login")).to_be_enabled()


@WAYS
def test_a_stepper_has_its_number_again(page, showcase, leave):
    page.goto(showcase.url("/gallery"))
    seats = page.get_by_test_id("seats")
    seats.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(seats).to_have_attribute("aria-valuenow", "4")
    for _ in range(2):
        leave(page, showcase)
        expect(seats).to_have_attribute("aria-valuenow", "4")
        expect(page.get_by_test_id("values")).to_contain_text("4")


def test_the_next_screen_of_that_name_has_lost_no_password(page, showcase):
    banner = page.get_by_text("enter your password again")
    page.goto(showcase.url("/gallery"))
    page.get_by_test_id("password").fill("s3cret-password")
    page.reload()
    expect(banner).to_be_visible()
    page.get_by_test_id("back").click()
    page.get_by_test_id("link-gallery").click()
    page.get_by_test_id("name").fill("Ada")
    expect(banner).to_be_hidden()
    page.reload()
    expect(page.get_by_test_id("name")).to_have_value("Ada")
    expect(banner).to_be_hidden()


def test_two_reloads_keep_it_as_well(page, showcase):
    page.goto(showcase.url("/gallery"))
    page.get_by_test_id("name").fill("Ada")
    for _ in range(2):
        page.reload()
        expect(page.get_by_test_id("name")).to_have_value("Ada")


def test_what_the_program_has_emptied_stays_empty(page, showcase):
    page.goto(showcase.url("/test/words"))
    field = page.get_by_test_id("word")
    field.fill("tea")
    field.press("Enter")
    expect(field).to_have_value("")
    page.reload()
    expect(page.get_by_test_id("word")).to_have_value("")


def test_a_visit_by_the_address_starts_over(page, showcase):
    page.goto(showcase.url("/gallery"))
    page.get_by_test_id("name").fill("Ada")
    page.goto(showcase.url("/goods"))
    page.goto(showcase.url("/gallery"))
    expect(page.get_by_test_id("name")).to_have_value("")


def test_a_counter_that_is_visited_by_its_address_starts_over(page, showcase):
    for _ in range(2):
        page.goto(showcase.url("/workshop"))
        page.goto(showcase.url("/workshop/counter"))
        page.get_by_test_id("count").click()
        expect(page.get_by_test_id("value")).to_have_text("1")


@pytest.fixture
def tutorial(tmp_path):
    program = Tutorial(tmp_path).start()
    yield program
    program.kill()


def leave_and_return(page):
    page.goto("about:blank")
    page.go_back()


@pytest.mark.parametrize("leave", [lambda page: page.reload(), leave_and_return])
def test_a_page_without_a_navigation_stack_continues(page, tutorial, leave):
    page.goto(tutorial.url())
    page.get_by_test_id("phone").fill("138743")
    leave(page)
    expect(page.get_by_test_id("phone")).to_have_value("138743")
    page.get_by_test_id("code").fill("1")
    # The model has the number as well: it allows the login, and refuses it.
    page.get_by_test_id("login").click()
    expect(page.get_by_test_id("message")).to_have_text("A phone number has 11 digits.")


def test_a_page_without_a_navigation_stack_that_is_opened_anew_is_empty(page, tutorial):
    page.goto(tutorial.url())
    page.get_by_test_id("phone").fill("138743")
    page.goto("about:blank")
    page.goto(tutorial.url())
    expect(page.get_by_test_id("login")).to_be_visible()
    expect(page.get_by_test_id("phone")).to_have_value("")
