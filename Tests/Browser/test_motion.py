"""Motion: no frame is blank, a row covers what it passes, and nothing jumps without need."""

import base64

import pytest
from playwright.sync_api import expect

from screens import Goods, expect_screen
from test_lists import Rows

# The number of colours in a part of an image.
COLOURS = """async ([png, top, bottom]) => {
  const picture = await createImageBitmap(await (await fetch("data:image/png;base64," + png)).blob());
  const canvas = new OffscreenCanvas(picture.width, bottom - top);
  const context = canvas.getContext("2d");
  context.drawImage(picture, 0, -top);
  return new Set(new Uint32Array(context.getImageData(0, 0, picture.width, bottom - top).data.buffer)).size;
}"""
# The paint order and style of every row.
LOOKS = """() => [...document.querySelectorAll(".list-row")].slice(0, 10).map((row) => {
  const style = getComputedStyle(row);
  return [row.dataset.testid, style.backgroundColor, style.zIndex, style.boxShadow !== "none"];
})"""


@pytest.fixture
def colours(context):
    """Counts in a page without a policy."""
    blank = context.new_page()
    return lambda png, top, bottom: blank.evaluate(COLOURS, [base64.b64encode(png).decode(), top, bottom])


def stop_time(page):
    """Stops every animation at its first frame."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": 0})
    return lambda: devtools.send("Animation.setPlaybackRate", {"playbackRate": 1})


@pytest.mark.parametrize("screen", ["goods", "gallery"])
def test_the_first_frame_of_a_screen_is_not_blank(page, showcase, colours, screen):
    page.goto(showcase.url())
    expect_screen(page, "index")
    stop_time(page)
    page.get_by_test_id(f"link-{screen}").click()
    expect_screen(page, screen)
    picture = page.screenshot()
    assert colours(picture, 0, 60) > 10, "the bar is blank"
    assert colours(picture, 90, 400) > 10, "the content is blank"
    opacity = "name => Number(getComputedStyle(document.querySelector('.screen:not([hidden]) > ' + name)).opacity)"
    assert page.evaluate(opacity, ".bar") == 1
    assert 0.3 < page.evaluate(opacity, ".content") < 1, "the screen does not come into sight"


def test_a_row_that_moves_hides_what_it_passes(page, showcase):
    page.set_viewport_size({"width": 1000, "height": 1500})  # both ends of the way are visible
    rows = Rows(page, showcase)
    go_on = stop_time(page)
    rows.press("move")
    expect(page.locator(".list-row").first).to_have_attribute("data-testid", "row-9")
    looks = page.evaluate(LOOKS)
    surface = page.get_by_test_id("list").evaluate("list => getComputedStyle(list).backgroundColor")
    assert {colour for _, colour, _, _ in looks} == {surface}
    assert looks[0][2:] == ["2", True], "the one that moves far is in front, and casts a shadow"
    assert {tuple(look[2:]) for look in looks[1:]} == {("auto", False)}
    go_on()
    page.wait_for_function("() => document.querySelector('.list-row').getAnimations().length === 0")
    assert page.evaluate(LOOKS)[0][2:] == ["auto", False]


def test_what_scrolls_faster_than_rows_can_come_is_ruled(page, wire):
    rows = Rows(page, wire)
    rows.fill()
    wire.hold()
    rows.scroll(20_000)
    ruled = "list => getComputedStyle(list).backgroundImage"
    assert "gradient" in page.locator(".list-rows").evaluate(ruled)
    wire.release()


def test_the_banners_of_the_goods_stay_where_they_come(page, start_showcase, start_catalogue):
    catalogue = start_catalogue("--delay", "1")
    showcase = start_showcase("--catalogue", catalogue.address)
    page.goto(showcase.url("/goods"))
    banners = page.get_by_test_id("banners")
    expect(banners).to_be_visible()
    page.evaluate("""() => {
      window.tops = new Set();
      const look = () => {
        window.tops.add(document.querySelector("[data-testid=banners]").getBoundingClientRect().top);
        requestAnimationFrame(look);
      };
      look();
    }""")
    expect(page.get_by_test_id("row-1")).to_be_visible()
    assert page.evaluate("window.tops.size") == 1


def test_a_like_moves_nothing_beside_it(page, showcase):
    row = Goods(page).open(showcase.url("/goods")).row(1)
    reply, like = row.part("reply"), row.part("like")
    before = reply.bounding_box()["x"]
    was = like.get_attribute("aria-pressed")
    like.click()
    expect(like).not_to_have_attribute("aria-pressed", was)
    assert reply.bounding_box()["x"] == before
