"""Carousel, menu, tabs, grid, badge and links around content: by keyboard, pointer and touch, and in a narrow
window."""

import re

import pytest
from playwright.sync_api import expect

from screens import expect_screen, focused, seen
from test_keyboard import RING, tab_to

MENU = ["mark-read", "compact", "show-offers", "remove-offers"]


class Arrangements:
    def __init__(self, page):
        self.page = page

    def open(self, index):
        self.page.goto(index + "arrangements")
        expect_screen(self.page, "arrangements")
        return self

    def __getitem__(self, name):
        return self.page.get_by_test_id(name)

    def expect_offer(self, name):
        for drink in ["tea", "coffee", "cocoa"]:
            shown = expect(self[f"offer-{drink}"])
            shown.to_be_visible() if drink == name else shown.to_be_hidden()

    def expect_open(self, is_open):
        expect(self.page.locator(".menu-items:popover-open")).to_have_count(int(is_open))


@pytest.fixture
def screen(page, showcase):
    return Arrangements(page).open(showcase.url())


def button(screen, name):
    return screen["offers"].get_by_role("button", name=name, exact=True)


def paused(screen):
    """Pauses at the first offer, however long the page took to open."""
    button(screen, "Pause").press("Enter")
    expect(button(screen, "Play")).to_be_focused()
    button(screen, "1 of 3").press("Enter")
    screen.expect_offer("tea")


def test_a_carousel_goes_on_by_itself_until_the_person_looks_at_it(screen):
    shown = screen["offers"].locator("[aria-current=true]").get_attribute("aria-label")
    went_on = seen(screen.page, f"document.querySelector('[aria-current=true]').ariaLabel !== '{shown}'")
    went_on()
    screen["offers"].hover()
    expect(screen["offers"].locator(".slides")).to_have_attribute("aria-live", "polite")
    screen["actions"].hover()
    expect(screen["offers"].locator(".slides")).to_have_attribute("aria-live", "off")
    button(screen, "3 of 3").focus()
    screen.page.keyboard.press("Shift+Tab")
    expect(screen["offers"].locator(".slides")).to_have_attribute("aria-live", "polite")


def test_a_carousel_has_the_names_of_the_aria_guide_and_one_item_to_reach(screen):
    offers = screen["offers"]
    expect(offers).to_have_accessible_name("Offers")
    expect(offers).to_have_attribute("aria-roledescription", "carousel")
    expect(offers.get_by_role("group", name="1 of 3")).to_have_attribute("aria-roledescription", "slide")
    expect(offers.get_by_role("link")).to_have_count(1)
    tab_to(screen.page, "button")
    expect(button(screen, "Pause")).to_be_focused()
    assert screen.page.evaluate(RING)


def test_a_carousel_is_used_by_keyboard(screen):
    paused(screen)
    button(screen, "Play").focus()
    screen.page.keyboard.press("Tab")
    screen.page.keyboard.press("Enter")
    screen.expect_offer("cocoa")
    screen.page.keyboard.press("ArrowRight")
    screen.expect_offer("tea")
    button(screen, "2 of 3").press("Space")
    screen.expect_offer("coffee")
    expect(button(screen, "2 of 3")).to_have_attribute("aria-current", "true")
    screen["offer-coffee"].press("Enter")
    expect(screen["opened"]).to_have_text("Opened: Two coffees for one")
    expect(screen["offer-coffee"]).to_be_focused()


def test_less_motion_is_asked_for_and_given(new_context, showcase):
    page = new_context(reduced_motion="reduce").new_page()
    screen = Arrangements(page).open(showcase.url())
    expect(button(screen, "Play")).to_be_visible()
    expect(screen["offers"].locator(".slides")).to_have_attribute("aria-live", "polite")
    button(screen, "Play").press("Enter")
    expect(button(screen, "Pause")).to_be_visible()


def test_a_carousel_is_swiped(new_context, showcase):
    page = new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True).new_page()
    screen = Arrangements(page).open(showcase.url())
    paused(screen)
    touch = page.context.new_cdp_session(page)
    box = screen["offers"].locator(".slides").bounding_box()
    y = box["y"] + box["height"] / 2

    def swipe(start, end):
        def send(kind, x):
            points = [] if x is None else [{"x": x, "y": y}]
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        send("touchStart", start)
        for step in range(1, 6):
            send("touchMove", start + (end - start) * step / 5)
        send("touchEnd", None)

    swipe(box["x"] + 220, box["x"] + 60)
    screen.expect_offer("coffee")
    swipe(box["x"] + 60, box["x"] + 220)
    screen.expect_offer("tea")
    expect(screen["opened"]).to_have_text("")


def test_a_finger_opens_what_a_carousel_shows(new_context, showcase):
    page = new_context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True).new_page()
    screen = Arrangements(page).open(showcase.url())
    screen["offers"].get_by_role("link").filter(visible=True).first.tap()
    expect(screen["opened"]).to_contain_text("Opened: ")
    # A touch leaves nothing behind that would hold the carousel.
    expect(screen["offers"].locator(".slides")).to_have_attribute("aria-live", "off")


def test_a_carousel_without_items_is_hidden(screen):
    screen["actions"].click()
    screen["remove-offers"].click()
    expect(screen["offers"]).to_be_hidden()
    screen["actions"].click()
    screen["show-offers"].click()
    expect(screen["offers"]).to_be_visible()


def test_a_link_around_a_card_is_a_real_one(screen, context):
    paused(screen)
    expect(screen["offer-tea"]).to_have_attribute("href", "/arrangements")
    expect(screen["offer-tea"]).to_have_accessible_name(re.compile("Tea of the month"))
    with context.expect_page() as opened:
        screen["offer-tea"].click(modifiers=["ControlOrMeta"])
    expect_screen(opened.value, "arrangements")
    expect(screen["opened"]).to_have_text("")


def test_a_menu_is_used_by_keyboard(screen):
    page, actions = screen.page, screen["actions"]
    expect(actions).to_have_attribute("aria-haspopup", "menu")
    tab_to(page, "actions")
    assert page.evaluate(RING)
    page.keyboard.press("Enter")
    expect(page.get_by_role("menu")).to_have_accessible_name("Actions")
    expect(screen["mark-read"]).to_be_focused()
    for key, name in [("ArrowUp", "remove-offers"), ("ArrowDown", "mark-read"), ("ArrowDown", "compact"), ("End", "remove-offers"),
                      ("Home", "mark-read"), ("s", "show-offers"), ("Home", "mark-read"), ("c", "compact")]:
        page.keyboard.press(key)
        expect(screen[name]).to_be_focused()
    page.keyboard.press("Escape")
    screen.expect_open(False)
    expect(actions).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(screen["remove-offers"]).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Space")
    screen.expect_open(False)
    expect(actions).to_be_focused()
    expect(screen["density"]).to_have_text("Compact view: on")
    page.keyboard.press("Space")
    expect(screen["compact"]).to_have_role("menuitemcheckbox")
    expect(screen["compact"]).to_be_checked()
    page.keyboard.press("Tab")
    screen.expect_open(False)


def test_a_disabled_item_is_skipped(screen):
    screen["actions"].click()
    screen["mark-read"].click()
    expect(screen["unread"]).to_be_hidden()
    screen["actions"].press("ArrowDown")
    expect(screen["mark-read"]).to_be_disabled()
    expect(screen["compact"]).to_be_focused()


def test_a_menu_is_closed_by_a_press_elsewhere(screen):
    screen["actions"].click()
    screen.expect_open(True)
    screen.page.mouse.click(5, 300)
    screen.expect_open(False)
    screen["actions"].click()
    screen["actions"].click()
    screen.expect_open(False)


@pytest.mark.parametrize("width, height", [(320, 640), (320, 300), (1100, 400)])
def test_a_menu_stays_within_the_window(new_context, showcase, width, height):
    page = new_context(viewport={"width": width, "height": height}).new_page()
    screen = Arrangements(page).open(showcase.url())
    for block in ["start", "center", "end"]:
        screen["actions"].evaluate("(button, block) => button.scrollIntoView({ block })", block)
        screen["actions"].press("ArrowDown")
        screen.expect_open(True)
        box = page.get_by_role("menu").bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width, box
        assert box["y"] >= 0 and box["y"] + box["height"] <= height, box
        page.keyboard.press("Escape")
        screen.expect_open(False)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_tabs_are_one_stop_and_the_arrow_keys_choose(screen):
    page = screen.page
    expect(page.get_by_role("tablist")).to_have_accessible_name("Tabs")
    tab_to(page, "tab-tea")
    assert page.evaluate(RING)
    screen["note-tea"].fill("green")
    screen["tab-tea"].focus()
    for key, drink in [("ArrowRight", "coffee"), ("ArrowRight", "cocoa"), ("ArrowRight", "tea"), ("ArrowLeft", "cocoa"),
                       ("Home", "tea"), ("End", "cocoa")]:
        page.keyboard.press(key)
        expect(screen[f"tab-{drink}"]).to_be_focused()
        expect(screen[f"tab-{drink}"]).to_have_attribute("aria-selected", "true")
        expect(page.get_by_role("tabpanel")).to_have_count(1)
        expect(screen[f"advice-{drink}"]).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("tabpanel")).to_be_focused()
    page.keyboard.press("Tab")
    assert focused(page) == "note-cocoa"
    screen["tab-tea"].click()
    expect(screen["note-tea"]).to_have_value("green")


def test_a_badge_shows_a_short_number_and_says_the_whole(screen):
    expect(screen["unread"]).to_have_text("33")  # visible text and text for screen readers
    screen["inbox"].click()
    screen["inbox"].click()
    badge = screen.page.locator(".badged > .badge")
    expect(badge.locator(".badge-text")).to_have_text("99+")
    expect(badge.locator(".badge-text")).to_have_attribute("aria-hidden", "true")
    expect(badge.locator(".unseen")).to_have_text("123 unread messages")


@pytest.mark.parametrize("width, columns", [(1100, 4), (320, 1), (390, 2)])
def test_a_grid_has_the_columns_it_has_room_for(new_context, showcase, width, columns):
    page = new_context(viewport={"width": width, "height": 700}).new_page()
    screen = Arrangements(page).open(showcase.url())
    tracks = screen["cards"].evaluate("(grid) => getComputedStyle(grid).gridTemplateColumns.split(' ')")
    assert len(tracks) == columns
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_every_target_is_large_enough_on_a_phone(new_context, showcase):
    page = new_context(viewport={"width": 320, "height": 740}, has_touch=True).new_page()
    screen = Arrangements(page).open(showcase.url())
    screen["actions"].click()
    too_small = page.evaluate("""() => [...document.querySelectorAll("#bindery-root :is(button, a, input)")]
      .filter((control) => control.checkVisibility() && !control.closest("[inert]"))
      .map((control) => [control.className, control.offsetWidth, control.offsetHeight])
      .filter(([, width, height]) => width < 24 || height < 44)""")
    assert too_small == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_lost_connection_is_survived(page, wire):
    wire.delay = 0
    screen = Arrangements(page).open(wire.url())
    button(screen, "Pause").press("Enter")
    screen["tab-coffee"].click()
    expect(screen["advice-coffee"]).to_be_visible()
    wire.cut()
    expect(page.get_by_test_id("connection")).to_be_visible()
    screen["actions"].click()
    screen.expect_open(True)
    wire.mend()
    expect(page.get_by_test_id("connection")).to_have_count(0)
    screen.expect_open(True)
    screen["compact"].click()
    expect(screen["density"]).to_have_text("Compact view: on")
    expect(screen["advice-coffee"]).to_be_visible()
