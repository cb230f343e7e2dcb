"""Images that cannot be loaded: an outline is shown, and they appear once they can be loaded."""

import pytest
from playwright.sync_api import expect

from screens import Goods, expect_screen

pytestmark = pytest.mark.complains("Failed to load resource", "WebSocket connection to", "net::ERR_")

OUTLINE = "/bindery/picture.svg"


def expect_loaded(picture):
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("picture => picture.naturalWidth") > 0, "the picture is broken"


@pytest.fixture
def refusals(context):
    """The kinds of images that are refused until this is emptied."""
    refused = ["banners", "avatars", "covers"]

    def answer(route):
        if any(f"/{name}/" in route.request.url for name in refused):
            return route.fulfill(status=503)
        return route.fallback()

    context.route("**/*.svg", answer)
    return refused


def test_an_outline_replaces_a_picture_until_it_can_be_loaded(page, showcase, refusals):
    goods = Goods(page).open(showcase.url("/goods"))
    banner = page.get_by_test_id("banners").locator("img").first
    avatar = goods.row(1).part("avatar").locator("img")
    expect(banner).to_have_attribute("src", OUTLINE)
    expect_loaded(banner)
    assert banner.bounding_box()["height"] > 100, "it takes the room of the picture"
    expect(avatar).to_have_attribute("src", "/bindery/person.svg")
    expect_loaded(avatar)
    refusals.clear()
    expect(banner).to_have_attribute("src", "/banners/en/1.svg")
    expect_loaded(banner)
    expect(avatar).not_to_have_attribute("src", "/bindery/person.svg")
    expect_loaded(avatar)


def test_a_picture_comes_at_once_when_the_connection_is_back(page, wire, refusals):
    page.clock.install()  # so that no timer causes another attempt
    page.goto(wire.url("/books"))
    expect_screen(page, "books")
    cover = page.get_by_test_id("cover").first
    expect(cover).to_have_attribute("src", OUTLINE)
    wire.cut()
    expect(page.get_by_test_id("connection")).to_be_attached()
    refusals.clear()
    wire.mend()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(cover).not_to_have_attribute("src", OUTLINE)
    expect_loaded(cover)
