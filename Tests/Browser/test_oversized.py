"""A text that is too large for the server stays in its field, the banner says so, and everything else continues."""

import re

import pytest
from playwright.sync_api import expect

from test_gallery import Gallery
from texts import CHINESE, ENGLISH

LIMIT = 1 << 20  # bytes: `LiveLimits.messageSize`
LENGTH = "field => field.value.length"


@pytest.fixture
def banner(page):
    return page.get_by_test_id("connection")


@pytest.fixture
def refused(page):
    """The sizes of the messages that the page has sent and the server refuses."""
    sizes = []

    def note(message):
        if len(message) > LIMIT:
            sizes.append(len(message))

    page.on("websocket", lambda opened: opened.on("framesent", note))
    return sizes


@pytest.fixture
def gallery(page, showcase, refused):
    return Gallery(page).open(showcase.url())


def paste(page, field, text):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("text => navigator.clipboard.writeText(text)", text)
    field.focus()
    page.keyboard.press("Control+V")


def expect_that_it_goes_on(gallery):
    gallery["news"].check()
    gallery.expect_value(0, "yes")


def test_what_is_too_large_is_kept_in_its_field_and_the_rest_goes_on(gallery, banner, refused):
    story = gallery["story"]
    paste(gallery.page, story, "x" * (2 * LIMIT))
    expect(banner).to_have_text(ENGLISH["too long"])
    expect_that_it_goes_on(gallery)
    assert story.evaluate(LENGTH) == 2 * LIMIT
    assert not refused, "a failed try"
    story.fill("short")
    expect(banner).to_have_count(0)
    assert not refused


@pytest.mark.language("zh-CN")
def test_the_banner_says_so_in_chinese(gallery, banner):
    gallery["story"].fill("长" * LIMIT)
    expect(banner).to_have_text(CHINESE["too long"])


def test_what_counts_are_the_bytes_of_the_message(gallery, banner, refused):
    fitting = "x" * 16 + "中" * ((LIMIT - 128) // 3)
    gallery["story"].fill(fitting)
    expect_that_it_goes_on(gallery)
    expect(banner).to_have_count(0)
    gallery["story"].fill(fitting + "\\" * 64)
    expect(banner).to_have_text(ENGLISH["too long"])
    assert not refused


def test_what_the_program_writes_into_it_takes_nothing_away(gallery, banner):
    gallery["name"].fill("x" * LIMIT)
    gallery["fill"].click()  # sets the name as well
    expect(gallery["story"]).to_have_value(re.compile("^First line"))
    assert gallery["name"].evaluate("field => field.value.startsWith('Ada Lovelacexxx')")
    assert gallery["name"].evaluate(LENGTH) == len("Ada Lovelace") + LIMIT
    expect(banner).to_have_text(ENGLISH["too long"])
    gallery["name"].fill("Ada")
    expect(banner).to_have_count(0)


def test_a_text_on_a_screen_that_was_left_is_not_reported(gallery, banner, page, showcase):
    gallery["story"].fill("x" * LIMIT)
    expect(banner).to_be_visible()
    page.goto(showcase.url("/goods"))
    expect(banner).to_have_count(0)


def test_a_reload_keeps_the_text_and_what_says_so(gallery, banner, page):
    gallery["story"].fill("x" * LIMIT)
    gallery["name"].fill("Ada")
    expect(banner).to_have_text(ENGLISH["too long"])
    page.reload()
    expect(banner).to_have_text(ENGLISH["too long"])
    expect(gallery["name"]).to_have_value("Ada")
    assert gallery["story"].evaluate(LENGTH) == LIMIT
    expect_that_it_goes_on(gallery)


@pytest.mark.complains("WebSocket connection to", "net::ERR_")
def test_it_survives_a_restart_and_so_does_what_says_so(page, start_showcase, banner):
    own = start_showcase()
    gallery = Gallery(page).open(own.url())
    gallery["story"].fill("x" * LIMIT)
    gallery["name"].fill("Ada")
    expect(banner).to_have_text(ENGLISH["too long"])
    own.stop()
    expect(banner).to_have_text(ENGLISH["lost"])
    own.start()
    expect(banner).to_have_text(ENGLISH["too long"], timeout=30000)
    expect(gallery["name"]).to_have_value("Ada")
    assert gallery["story"].evaluate(LENGTH) == LIMIT
    expect_that_it_goes_on(gallery)


@pytest.mark.complains("WebSocket connection")
def test_a_server_that_takes_less_than_it_said_is_asked_once(page, showcase, refused, banner):
    # Before the page's own script, which runs after parsing.
    page.add_init_script("""document.addEventListener("readystatechange", () => {
      if (document.readyState === "interactive") document.getElementById("bindery-root").dataset.messageSize *= 8;
    })""")
    gallery = Gallery(page).open(showcase.url())
    gallery["story"].fill("x" * (2 * LIMIT))
    expect(banner).to_have_text(ENGLISH["too long"])
    expect_that_it_goes_on(gallery)
    assert gallery["story"].evaluate(LENGTH) == 2 * LIMIT
    assert len(refused) == 1
