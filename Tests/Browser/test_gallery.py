"""Every control: by keyboard alone, with its label and its message, following the program, and disabled."""

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
        """What a screen reader says about the control beside its label."""
        described = self[name].get_attribute("aria-describedby")
        return self.page.locator(f"#{described}") if described else None

    def expect_message(self, name, text):
        expect(self[name]).to_have_attribute("aria-invalid", "true")
        expect(self.message(name)).to_have_text(text)
        expect(self.message(name)).to_be_visible()
        expect(self[name]).to_have_accessible_description(text)

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


# Messages


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


def test_a_broken_rule_is_said_at_the_field_and_taken_back_when_it_holds(gallery):
    gallery["name"].fill("Ada")
    gallery.expect_no_message("name")
    gallery["name"].press("Tab")
    gallery.expect_message("name", "Enter 4 to 16 characters.")
    gallery["name"].fill("Ada L")
    gallery.expect_no_message("name")


@pytest.mark.language("zh-CN")
def test_messages_speak_the_language_of_the_page(gallery):
    gallery["name"].fill("Ada")
    gallery["name"].press("Tab")
    gallery.expect_message("name", "请输入 4 至 16 个字符。")


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


# Secure fields


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


@pytest.mark.complains("ERR_CONNECTION_REFUSED")
def test_a_secret_is_not_kept_when_the_page_is_loaded_anew_even_while_it_is_shown(start_showcase, page):
    showcase = start_showcase()
    gallery = Gallery(page).open(showcase.url())
    gallery["name"].fill("Grace Hopper")
    gallery["password"].fill("s3cret")
    gallery["password"].press("Tab")
    page.keyboard.press("Enter")
    expect(gallery["password"]).to_have_attribute("type", "text")
    showcase.kill()
    showcase.start()
    expect(gallery["password"]).to_have_value("")
    expect(gallery["name"]).to_have_value("Grace Hopper")


# All


def test_every_control_follows_the_program(gallery):
    gallery["fill"].click()
    expect(gallery["name"]).to_have_value("Ada Lovelace")
    expect(gallery["age"]).to_have_value("36")
    expect(gallery["password"]).to_have_value("correct horse")


DISABLED = ["name", "age", "password", "new-password"]


def test_a_disabled_control_is_no_stop_of_the_tab_key(gallery):
    gallery["disable"].click()
    for name in DISABLED:
        expect(gallery[name]).to_be_disabled()
    gallery["disable"].focus()
    gallery.page.keyboard.press("Tab")
    assert focused(gallery.page) == "body"
    gallery["disable"].click()
    expect(gallery["name"]).to_be_enabled()
    tab_to(gallery.page, "new-password")
