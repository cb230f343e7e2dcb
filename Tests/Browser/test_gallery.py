"""Every control: by keyboard alone, with its label and message, updated by the program, and disabled."""

import re

import pytest
from playwright.sync_api import expect

from screens import expect_screen, focused
from test_keyboard import RING, tab_to


class Gallery:
    def __init__(self, page):
        self.page = page

    def open(self, index):
        self.page.goto(index + "gallery")
        expect_screen(self.page, "gallery")
        return self

    def __getitem__(self, name):
        return self.page.get_by_test_id(name)

    def message(self, name):
        """What a screen reader says about the control in addition to its label."""
        described = self[name].get_attribute("aria-describedby")
        return self.page.locator(f"#{described}") if described else None

    def expect_message(self, name, text):
        expect(self[name]).to_have_attribute("aria-invalid", "true")
        expect(self.message(name)).to_have_text(text)
        expect(self.message(name)).to_be_visible()
        expect(self[name]).to_have_accessible_description(text)

    def expect_value(self, position, value):
        """The model's values, in this order: news, terms, volume, seats, drink."""
        expect(self["values"]).to_have_text(re.compile(rf"^(?:[^,]+, ){{{position}}}{re.escape(value)}(?:,|$)"))

    def expect_no_message(self, name):
        expect(self[name]).not_to_have_attribute("aria-invalid", "true")
        expect(self[name]).to_have_accessible_description("")


@pytest.fixture
def gallery(page, showcase):
    return Gallery(page).open(showcase.url())


def test_the_index_leads_to_the_gallery(page, showcase):
    page.goto(showcase.url())
    page.get_by_test_id("link-gallery").click()
    expect_screen(page, "gallery")


def test_a_refused_number_is_explained_at_the_field_once_it_was_left(gallery):
    age = gallery["age"]
    age.fill("151")
    gallery.expect_no_message("age")
    age.press("Tab")
    gallery.expect_message("age", "Enter a whole number from 0 to 150.")
    expect(age).to_have_accessible_name("Age")
    age.fill("042")
    age.press("Tab")
    gallery.expect_no_message("age")
    expect(age).to_have_value("42")


def test_a_press_counts_although_the_field_that_it_leaves_gets_a_message(gallery):
    gallery["name"].click()
    gallery["news"].scroll_into_view_if_needed()
    box = gallery["news"].bounding_box()
    # As long as a user presses: a message in between would have moved the switch away.
    gallery.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, delay=150)
    expect(gallery["news"]).to_be_checked()
    gallery.expect_message("name", "Enter 4 to 16 characters.")


def test_a_broken_rule_is_said_at_the_field_and_taken_back_when_it_holds(gallery):
    gallery["name"].fill("Ada")
    gallery.expect_no_message("name")
    gallery["name"].press("Tab")
    gallery.expect_message("name", "Enter 4 to 16 characters.")
    gallery["name"].fill("Ada L")
    gallery.expect_no_message("name")


def test_pressing_the_clear_button_does_not_leave_the_field(gallery):
    gallery["name"].press_sequentially("Ada")
    gallery["name-clear"].click()
    expect(gallery["name"]).to_have_value("")
    expect(gallery["name"]).to_be_focused()
    expect(gallery["name-clear"]).to_be_hidden()
    gallery.expect_no_message("name")
    gallery["name"].press("Tab")
    gallery.expect_message("name", "Enter 4 to 16 characters.")


@pytest.mark.language("zh-CN")
def test_messages_speak_the_language_of_the_page(gallery):
    gallery["name"].fill("Ada")
    gallery["name"].press("Tab")
    gallery.expect_message("name", "请输入 4 至 16 个字符")


def test_a_field_that_the_program_focused_is_left_like_any_other(gallery):
    gallery["focus-name"].click()
    expect(gallery["name"]).to_be_focused()
    gallery.page.keyboard.press("Tab")
    gallery.expect_message("name", "Enter 4 to 16 characters.")


def test_a_field_that_the_program_takes_the_focus_from_has_been_left(page, showcase):
    page.goto(showcase.url("/test/typing"))
    expect_screen(page, "typing")
    other, leaves = page.get_by_test_id("other"), page.get_by_test_id("leaves")
    other.press_sequentially("abc")
    expect(leaves).to_have_text("left 0 times")
    other.press("Enter")
    expect(leaves).to_have_text("left 1 times")
    expect(other).not_to_be_focused()
    other.press("Tab")
    expect(leaves).to_have_text("left 2 times")


def test_a_secret_is_hidden_until_the_person_asks_to_see_it(gallery):
    page, password = gallery.page, gallery["password"]
    password.focus()
    page.keyboard.type("s3cret")
    expect(password).to_have_attribute("type", "password")
    page.keyboard.press("Tab")
    reveal = page.locator(":focus")
    expect(reveal).to_have_accessible_name("Show")
    expect(reveal).to_have_accessible_description("Password")
    assert page.evaluate(RING)
    page.keyboard.press("Space")
    expect(password).to_have_attribute("type", "text")
    expect(reveal).to_have_accessible_name("Hide")
    expect(password).to_have_value("s3cret")
    page.keyboard.press("Enter")
    expect(password).to_have_attribute("type", "password")


def test_submitting_hides_the_secret_again(gallery):
    gallery["password"].fill("s3cret")
    gallery["password"].press("Tab")
    gallery.page.keyboard.press("Enter")
    gallery["password"].press("Enter")
    expect(gallery["password"]).to_have_attribute("type", "password")


def test_password_managers_are_told_which_password_is_meant(gallery):
    expect(gallery["password"]).to_have_attribute("autocomplete", "current-password")
    expect(gallery["new-password"]).to_have_attribute("autocomplete", "new-password")
    expect(gallery["new-password"]).to_have_accessible_name("New password")


@pytest.mark.complains("WebSocket connection to", "net::ERR_")
def test_a_secret_is_not_kept_when_the_page_is_reloaded_even_while_it_is_shown(start_showcase, page):
    showcase = start_showcase()
    gallery = Gallery(page).open(showcase.url())
    gallery["name"].fill("Grace Hopper")
    gallery["password"].fill("s3cret")
    gallery["password"].press("Tab")
    page.keyboard.press("Enter")
    expect(gallery["password"]).to_have_attribute("type", "text")
    showcase.kill()
    # A server that has stored nothing does not know the page: it is loaded again.
    for file in showcase.database.parent.glob("sessions.sqlite*"):
        file.unlink()
    showcase.start()
    expect(gallery["password"]).to_have_value("")
    expect(gallery["name"]).to_have_value("Grace Hopper")


def test_a_text_area_grows_with_its_text_and_keeps_every_line(gallery):
    story = gallery["story"]
    before = story.bounding_box()["height"]
    story.focus()
    for line in range(8):
        gallery.page.keyboard.type(f"line {line}")
        gallery.page.keyboard.press("Enter")
    assert before + 60 < story.bounding_box()["height"] < 500
    expect(story).to_have_value("".join(f"line {line}\n" for line in range(8)))
    expect(story).to_have_accessible_name("About you")


@pytest.mark.parametrize("name, role, label", [("news", "switch", "Send me updates"), ("terms", "checkbox", "I accept the terms")])
def test_a_toggle_and_a_box_are_switched_by_the_space_bar_and_by_their_label(gallery, name, role, label):
    page, box = gallery.page, gallery[name]
    expect(box).to_have_role(role)
    expect(box).to_have_accessible_name(label)
    position = 0 if name == "news" else 1
    tab_to(page, name)
    assert page.evaluate(RING)
    page.keyboard.press("Space")
    expect(box).to_be_checked()
    gallery.expect_value(position, "yes")
    page.get_by_text(label, exact=True).click()
    expect(box).not_to_be_checked()
    gallery.expect_value(position, "no")


def test_a_box_that_was_left_unticked_says_what_is_wrong(gallery):
    tab_to(gallery.page, "terms")
    gallery.page.keyboard.press("Tab")
    gallery.expect_message("terms", "Accept the terms to continue.")
    gallery["terms"].check()
    gallery.expect_no_message("terms")


def test_a_slider_is_moved_by_the_arrow_keys_and_says_what_its_number_means(gallery):
    page, volume = gallery.page, gallery["volume"]
    expect(volume).to_have_role("slider")
    expect(volume).to_have_accessible_name("Volume")
    tab_to(page, "volume")
    assert page.evaluate(RING)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    gallery.expect_value(2, "0.5")
    expect(volume).to_have_attribute("aria-valuetext", "50%")
    page.keyboard.press("End")
    gallery.expect_value(2, "1.0")
    page.keyboard.press("Home")
    gallery.expect_value(2, "0.0")
    expect(volume).to_have_value("0")


def test_a_slider_that_is_dragged_takes_the_model_along(gallery):
    volume = gallery["volume"]
    box = volume.bounding_box()
    volume.scroll_into_view_if_needed()
    box = volume.bounding_box()
    middle = box["y"] + box["height"] / 2
    gallery.page.mouse.move(box["x"] + box["width"] * 0.4, middle)
    gallery.page.mouse.down()
    gallery.page.mouse.move(box["x"] + box["width"] - 1, middle, steps=20)
    gallery.expect_value(2, "1.0")
    gallery.page.mouse.up()
    expect(volume).to_have_value("1")


def test_a_stepper_is_one_stop_of_the_tab_key_and_goes_by_arrow_keys(gallery):
    page, seats = gallery.page, gallery["seats"]
    expect(seats).to_have_role("spinbutton")
    expect(seats).to_have_accessible_name("Seats")
    tab_to(page, "seats")
    assert page.evaluate(RING)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    expect(seats).to_have_value("3")
    gallery.expect_value(3, "3")
    for _ in range(5):
        page.keyboard.press("ArrowDown")
    expect(seats).to_have_value("1")
    expect(page.get_by_role("button", name="Decrease")).to_be_disabled()
    page.keyboard.press("Tab")
    assert focused(page) == "drink"


def test_a_number_is_typed_into_a_stepper_and_keys_lead_to_its_ends(gallery):
    page, seats = gallery.page, gallery["seats"]
    for name, number in (("valuenow", "2"), ("valuemin", "1"), ("valuemax", "9")):
        expect(seats).to_have_attribute(f"aria-{name}", number)
    seats.focus()
    for key, number in (
        ("End", "9"), ("Home", "1"), ("PageUp", "9"), ("PageDown", "1"), ("7", "7"), ("Home", "1"), ("0", "1"),
    ):
        page.keyboard.press(key)
        expect(seats).to_have_value(number)
        expect(seats).to_have_attribute("aria-valuenow", number)
    # Further digits within a moment make a larger number; the nearest valid one is taken.
    page.keyboard.type("12")
    expect(seats).to_have_value("9")
    gallery.expect_value(3, "9")
    expect(seats).to_be_focused()


def test_the_buttons_of_a_stepper_leave_the_focus_with_its_value(gallery):
    plus = gallery.page.get_by_role("button", name="Increase")
    plus.click()
    plus.click()
    expect(gallery["seats"]).to_have_value("4")
    expect(gallery["seats"]).to_be_focused()
    gallery.page.keyboard.press("ArrowDown")
    expect(gallery["seats"]).to_have_value("3")
    expect(plus).to_have_accessible_description("Seats")


def test_a_picker_is_used_by_keyboard_and_shows_a_placeholder_before(gallery):
    page, drink = gallery.page, gallery["drink"]
    expect(drink).to_have_role("combobox")
    expect(drink).to_have_accessible_name("Drink")
    expect(drink.locator("option:checked")).to_have_text("Choose a drink")
    tab_to(page, "drink")
    assert page.evaluate(RING)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    gallery.expect_value(4, "Coffee")
    drink.select_option(label="Tea")
    gallery.expect_value(4, "Tea")


def test_a_choice_stays_when_the_choices_change_around_it(gallery):
    drink, cocoa = gallery["drink"], gallery["with-cocoa"]
    drink.select_option(label="Tea")
    cocoa.check()
    expect(drink.locator("option:not([hidden])")).to_have_text(["Coffee", "Tea", "Cocoa"])
    expect(drink.locator("option:checked")).to_have_text("Tea")
    drink.select_option(label="Cocoa")
    gallery.expect_value(4, "Cocoa")
    cocoa.uncheck()
    # The page shows the model's value, and that the choice is no longer offered.
    expect(drink.locator("option:checked")).to_have_text("Cocoa (no longer offered)")
    expect(drink.locator("option:not([hidden])")).to_have_text(["Coffee", "Tea"])
    gallery.expect_value(4, "Cocoa")
    cocoa.check()
    expect(drink.locator("option:checked")).to_have_text("Cocoa")


def test_a_choice_on_its_way_survives_choices_that_change_meanwhile(page, wire):
    wire.delay = 0.3
    gallery = Gallery(page).open(wire.url())
    gallery["with-cocoa"].check()
    gallery["drink"].select_option(label="Tea")
    expect(gallery["drink"].locator("option:not([hidden])")).to_have_text(["Coffee", "Tea", "Cocoa"])
    expect(gallery["drink"].locator("option:checked")).to_have_text("Tea")
    gallery.expect_value(4, "Tea")


def test_progress_is_said_to_eye_and_ear(gallery):
    upload, waiting = gallery["upload"], gallery["waiting"]
    expect(upload).to_have_role("progressbar")
    expect(upload).to_have_accessible_name("Upload")
    expect(upload).to_have_js_property("value", 0.4)
    gallery["volume"].fill("0.9")
    expect(upload).to_have_js_property("value", 0.9)
    expect(waiting).to_have_accessible_name("Waiting")
    expect(waiting).to_have_js_property("position", -1)


def test_every_control_follows_the_program(gallery):
    gallery["fill"].click()
    expect(gallery["name"]).to_have_value("Ada Lovelace")
    expect(gallery["age"]).to_have_value("36")
    expect(gallery["password"]).to_have_value("correct horse")
    expect(gallery["story"]).to_have_value("First line\nSecond line\nThird line\nFourth line\nFifth line")
    expect(gallery["news"]).to_be_checked()
    expect(gallery["terms"]).to_be_checked()
    expect(gallery["volume"]).to_have_value("0.75")
    expect(gallery["seats"]).to_have_value("9")
    expect(gallery["drink"].locator("option:checked")).to_have_text("Tea")


CONTROLS = ["name", "age", "password", "new-password", "story", "news", "terms", "volume", "seats", "drink", "with-cocoa"]


def test_the_tab_key_reaches_every_control_in_reading_order(gallery):
    gallery["disable"].focus()
    seen = []
    while (not seen or seen[-1] != CONTROLS[-1]) and len(seen) < 30:
        gallery.page.keyboard.press("Tab")
        seen.append(focused(gallery.page))
    assert [name for name in seen if name != "button"] == CONTROLS  # the buttons reveal a password


def test_the_tab_key_skips_a_disabled_control(gallery):
    gallery["disable"].click()
    for name in CONTROLS:
        expect(gallery[name]).to_be_disabled()
    gallery["disable"].focus()
    gallery.page.keyboard.press("Tab")
    assert focused(gallery.page) == "side-start"  # the first of the sidebar, which follows the screen
    gallery["disable"].click()
    expect(gallery["name"]).to_be_enabled()
    tab_to(gallery.page, "drink")


def test_everything_survives_a_lost_connection(page, wire):
    wire.delay = 0
    gallery = Gallery(page).open(wire.url())
    gallery["news"].check()
    gallery.expect_value(0, "yes")
    wire.cut()
    expect(page.get_by_test_id("connection")).to_be_visible()
    gallery["terms"].check()
    gallery["volume"].fill("0.1")
    gallery["drink"].select_option(label="Coffee")
    gallery["story"].fill("\n  written offline")
    wire.mend()
    expect(page.get_by_test_id("connection")).to_have_count(0)
    for position, value in enumerate(["yes", "yes", "0.1", "2", "Coffee"]):
        gallery.expect_value(position, value)
    expect(gallery["story"]).to_have_value("\n  written offline")
    expect(gallery["news"]).to_be_checked()
    expect(gallery["volume"]).to_have_value("0.1")


def test_what_is_tapped_is_as_large_as_a_fingertip(new_context, showcase):
    page = new_context(viewport={"width": 360, "height": 740}, has_touch=True).new_page()
    gallery = Gallery(page).open(showcase.url())
    too_small = page.evaluate("""() => [...document.querySelectorAll("#bindery-root :is(button, input, select, textarea)")]
      .filter((control) => control.checkVisibility())
      .map((control) => control.type === "checkbox" ? control.parentNode : control)  // what surrounds it takes the tap too
      .map((target) => [target.className, target.offsetWidth, target.offsetHeight])
      .filter(([, width, height]) => width < 44 || height < 44)""")
    assert too_small == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.touchscreen.tap(*centre(gallery["news"]))
    expect(gallery["news"]).to_be_checked()


def centre(locator):
    locator.scroll_into_view_if_needed()
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_labels_stand_beside_the_controls_where_there_is_room_and_above_them_otherwise(new_context, showcase):
    for width, beside in ((1100, True), (360, False)):
        gallery = Gallery(new_context(viewport={"width": width, "height": 700}).new_page()).open(showcase.url())
        label = gallery.page.get_by_text("Name", exact=True).bounding_box()
        field = gallery["name"].bounding_box()
        assert (label["x"] + label["width"] <= field["x"]) == beside
        assert (label["y"] + label["height"] <= field["y"]) != beside
