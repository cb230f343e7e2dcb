"""Screen C: goods, page by page, with likes that persist."""

import re

import pytest
from playwright.sync_api import expect

from screens import FILLED, Goods, GoodsRow, PhoneLogin, comes, expect_screen, seen


@pytest.fixture
def goods(page, showcase):
    return Goods(page).open(showcase.url("/goods"))


@pytest.mark.language("zh-CN")
def test_a_refresh_starts_by_itself_and_a_row_says_what_there_is_to_say(page, showcase):
    first = Goods(page).open(showcase.url("/goods")).row(1)
    expect(first.part("nickname")).to_have_text("豆浆不加糖")
    expect(first.part("location")).to_have_text("长沙 岳麓")
    expect(first.part("title")).to_have_text("轻微使用痕迹 扫地机器人，换新了所以出")
    expect(first.part("price")).to_have_text("¥302")
    expect(first.part("old-price")).to_have_text("原价 ¥1259")
    expect(first.part("quantity")).to_have_text("数量 1")
    expect(first.part("postage")).to_have_text("运费 ¥18")
    expect(first.part("like")).to_have_text(re.compile("收藏 1\\d\\d"))
    expect(page.get_by_test_id("busy")).to_have_count(0)


@pytest.mark.language("zh-CN")
def test_a_like_disables_its_button_alone_and_changes_the_count_by_one(page, showcase):
    goods = Goods(page).open(showcase.url("/goods"))
    like, count = goods.row(1).part("like"), goods.row(1).count()
    # Pressed by a pointer it keeps the focus, and is disabled by `aria-disabled`.
    was_off = seen(page, "[...document.querySelectorAll('[data-testid=like]')].map(({ disabled, ariaDisabled }) => "
                         "disabled || ariaDisabled === 'true').join() === "
                         "[...document.querySelectorAll('[data-testid=like]')].map((_, index) => index === 0).join()")
    like.click()
    was_off()
    expect(like).to_have_text(f"收藏 {count + 1}")
    expect(like).to_be_enabled()
    expect(goods.toast).to_have_text("收藏商品成功")
    like.click()
    expect(like).to_have_text(f"收藏 {count}")
    expect(goods.toast).to_have_text("取消收藏商品")


def test_fifty_likes_at_once_each_do_the_right_thing(new_context, showcase):
    page = new_context(viewport={"width": 900, "height": 9000}).new_page()
    goods = Goods(page).open(showcase.url("/goods?count=60"))
    rows = [goods.row(number) for number in range(1, 61)]
    expect(rows[59].part("like")).to_be_visible()
    before = [row.count() for row in rows]
    page.evaluate(
        """() => { for (let id = 1; id <= 50; id += 1)
          document.querySelector(`[data-testid="row-${id}"] [data-testid="like"]`).click() }""")
    for row, count in zip(rows[:50], before):
        expect(row.part("like")).to_have_text(f"Save {count + 1}")
        expect(row.part("like")).to_be_enabled()
        expect(row.part("like")).to_have_attribute("aria-pressed", "true")
    assert [row.count() for row in rows[50:]] == before[50:]


def test_a_like_survives_a_restart_of_the_program(start_showcase, new_context):
    program = start_showcase()
    context = new_context()
    goods = Goods(context.new_page()).open(program.url("/goods"))
    count = goods.row(3).count()
    goods.row(3).part("like").click()
    expect(goods.row(3).part("like")).to_have_text(f"Save {count + 1}")
    goods.page.close()
    program.stop()
    program.start()
    again = Goods(context.new_page()).open(program.url("/goods"))
    expect(again.row(3).part("like")).to_have_text(f"Save {count + 1}")
    expect(again.row(2).part("like")).to_have_text(re.compile("^Save "))


def test_likes_are_those_of_one_browser(goods, new_context, showcase):
    count = goods.row(4).count()
    goods.row(4).part("like").click()
    expect(goods.row(4).part("like")).to_have_text(f"Save {count + 1}")
    other = Goods(new_context().new_page()).open(showcase.url("/goods"))
    expect(other.row(4).part("like")).to_have_text(f"Save {count + 1}")


def test_a_like_shows_in_the_open_pages_of_others_and_in_ones_own(new_context, showcase):
    me, other = new_context(), new_context()
    mine, tab, detail, theirs = (
        Goods(context.new_page()).open(showcase.url("/goods")) for context in (me, me, me, other))
    count = mine.row(6).count()
    detail.row(6).row.get_by_test_id("title").click()
    expect_screen(detail.page, "good")
    mine.row(6).part("like").click()
    for page in (mine.row(6), tab.row(6), GoodsRow(detail.page.get_by_test_id("screen").filter(visible=True))):
        expect(page.part("like")).to_have_text(f"Save {count + 1}")
        expect(page.part("like")).to_have_attribute("aria-pressed", "true")
    expect(theirs.row(6).part("like")).to_have_text(f"Save {count + 1}")
    expect(theirs.row(6).part("like")).to_have_attribute("aria-pressed", "false")
    theirs.row(6).part("like").click()
    expect(theirs.row(6).part("like")).to_have_text(f"Save {count + 2}")
    expect(mine.row(6).part("like")).to_have_text(f"Save {count + 2}")
    expect(theirs.toast).to_have_count(1)
    expect(tab.toast).to_have_count(0)


def test_a_refresh_is_shown_once(page, start_showcase):
    showcase = start_showcase("--delay", "2")
    goods = Goods(page).open(showcase.url("/goods"))
    expect(goods.row(1).part("title")).to_be_visible()
    page.get_by_test_id("refresh").click()
    expect(page.get_by_test_id("busy")).to_be_visible()
    expect(goods.list).to_have_attribute("aria-busy", "true")
    expect(goods.list.locator(".list-refresh")).to_have_css("opacity", "0")


@pytest.mark.parametrize(
    "part, title",
    [("avatar", "Seller’s picture · Breeze and Moon"), ("location", "Location · Breeze and Moon"), ("reply", "Reply · Breeze and Moon")])
def test_the_parts_of_a_row_lead_to_screens_whose_titles_say_which(goods, part, title):
    goods.row(2).part(part).click()
    expect_screen(goods.page, "good")
    expect(goods.page).to_have_url(re.compile(f"/goods/2/{part}$"))
    expect(goods.page).to_have_title(title)
    goods.page.reload()
    expect(goods.page).to_have_title(title)
    goods.page.go_back()
    expect_screen(goods.page, "goods")
    expect(goods.row(2).part("title")).to_be_visible()


def test_a_good_that_there_is_not_is_said(page, showcase):
    page.goto(showcase.url("/goods/100001"))
    expect_screen(page, "good")
    expect(page.get_by_test_id("failed")).to_contain_text("This item no longer exists.")
    expect(page.get_by_test_id("retry")).to_be_hidden()


@pytest.mark.language("zh-CN")
def test_search_asks_and_logs_out(page, showcase):
    PhoneLogin(page).open(showcase.url()).log_in(FILLED)
    page.get_by_test_id("search").click()
    dialog = page.get_by_test_id("dialog")
    expect(dialog).to_contain_text("确定要注销当前用户吗?")
    expect(dialog).to_contain_text(FILLED.nickname)
    page.get_by_test_id("dialog-cancel").click()
    expect_screen(page, "goods")
    page.get_by_test_id("search").click()
    page.get_by_test_id("dialog-confirm").click()
    expect_screen(page, "index")
    page.get_by_test_id("link-goods").click()
    expect(page.get_by_test_id("who")).to_have_text("尚未登录")
    page.get_by_test_id("search").click()
    login = PhoneLogin(page)
    login.expect_fields(FILLED.phone, "")
    login.fill.click()
    login.login.click()
    login.expect_goods(FILLED)
    page.get_by_test_id("back").click()
    expect_screen(page, "index")


def test_a_service_that_is_down_is_said_in_the_page_and_can_be_asked_again(page, start_showcase):
    page.goto(start_showcase("--failure-rate", "1").url("/goods"))
    expect(page.get_by_test_id("failed")).to_contain_text("Something went wrong on the server. Try again.")
    was_busy = comes(page, "busy")
    page.get_by_test_id("retry").click()
    was_busy()
    expect(page.get_by_test_id("failed")).to_be_visible()


def test_leaving_while_it_loads_cancels_the_request(page, start_showcase):
    program = start_showcase("--delay", "20", "--test-pages")
    page.goto(program.url())
    page.get_by_test_id("link-goods").click()
    expect(page.get_by_test_id("busy")).to_be_visible()
    expect_seen(page, program, {"received": 1, "finished": 0, "cancelled": 0})
    page.go_back()
    expect_screen(page, "index")
    expect_seen(page, program, {"received": 1, "finished": 0, "cancelled": 1})


@pytest.mark.thorough
def test_a_hundred_thousand_goods_are_scrolled_to_the_end_and_back(page, start_showcase):
    program = start_showcase()
    page.goto(program.url("/goods?count=100000"))
    goods = Goods(page)
    expect(goods.list).to_have_attribute("data-count", "100000", timeout=120_000)
    page.evaluate(
        """() => {
          window.mostRows = 0
          new MutationObserver(() => {
            window.mostRows = Math.max(window.mostRows, document.querySelectorAll('[data-testid^="row-"]').length)
          }).observe(document.querySelector('[data-testid="list"]'), { childList: true, subtree: true }) }""")
    goods.scroll_to_the_last(100_000)
    page.get_by_test_id("top").click()
    expect(goods.row(1).row).to_be_in_viewport()
    expect(page.get_by_test_id("top")).to_be_hidden()
    before = program.memory()
    for part in range(1, 21):
        goods.list.evaluate("(list, part) => { list.scrollTop = list.scrollHeight * part / 20 }", part)
        expect_row_in_the_middle(page)
    goods.scroll_to_the_last(100_000)
    page.get_by_test_id("top").click()
    expect(goods.row(1).row).to_be_in_viewport()
    after, most = program.memory(), page.evaluate("window.mostRows")
    print(f"\n100,000 goods: at most {most} rows in the document; the program has {before:.1f} MB before, {after:.1f} MB after")
    assert most < 400
    assert after - before < 10


def test_the_end_loads_the_next_page(page, start_showcase):
    goods = Goods(page).open(start_showcase("--delay", "0.1").url("/goods"))
    expect(goods.list).to_have_attribute("data-count", "20")
    goods.scroll_to_end()
    expect(goods.list).to_have_attribute("data-count", "40")
    expect(page.get_by_test_id("more")).to_be_visible()
    for count in range(60, 420, 20):
        goods.scroll_to_end()
        expect(goods.list).to_have_attribute("data-count", str(count))
    expect(page.get_by_test_id("more")).to_be_hidden()
    page.get_by_test_id("top").click()
    expect(goods.row(1).row).to_be_in_viewport()
    page.get_by_test_id("refresh").click()
    expect(goods.list).to_have_attribute("data-count", "20")


def test_a_banner_leads_to_its_page(goods):
    page = goods.page
    banners = page.get_by_test_id("banners")
    expect(banners).to_be_visible()
    banners.get_by_role("link").filter(visible=True).first.click()
    expect_screen(page, "banner")
    expect(page).to_have_url(re.compile(r"/goods/banners/\d$"))
    expect(page.get_by_test_id("banner")).to_have_js_property("complete", True)
    page.go_back()
    expect(goods.row(1).part("title")).to_be_visible()


def test_a_row_itself_leads_to_the_details_by_mouse_and_keyboard(goods):
    goods.row(2).part("title").click()
    expect(goods.page).to_have_title(re.compile("^Details · "))
    goods.page.go_back()
    expect_screen(goods.page, "goods")
    goods.row(1).row.press("Enter")
    expect(goods.page).to_have_url(re.compile("/goods/1$"))


def expect_row_in_the_middle(page):
    page.wait_for_function(
        """() => {
          const list = document.querySelector('[data-testid="list"]').getBoundingClientRect()
          return document.elementFromPoint(list.left + 50, list.top + list.height / 2)?.closest('[data-testid^="row-"]')
        }""")


def expect_seen(page, program, counts):
    """Waits until the service has seen the given numbers of requests for goods."""
    expected = [counts[name] for name in ("received", "finished", "cancelled")]
    page.wait_for_function(
        """async ([url, expected]) => {
          const seen = (await (await fetch(url)).json())["GET /goods"] ?? {}
          return JSON.stringify([seen.received ?? 0, seen.finished ?? 0, seen.cancelled ?? 0]) === expected }""",
        arg=[program.url("/test/statistics"), str(expected).replace(" ", "")], polling=50)


@pytest.mark.complains("Failed to load resource")
def test_no_network_has_a_picture(start_catalogue, start_showcase, page):
    catalogue = start_catalogue()
    program = start_showcase("--catalogue", catalogue.address)
    page.goto(program.url())
    catalogue.kill()
    page.get_by_test_id("link-goods").click()
    expect(page.get_by_test_id("failed")).to_contain_text("No network.")
    picture = page.get_by_test_id("no-network")
    expect(picture).to_have_js_property("complete", True)
    assert picture.evaluate("image => image.naturalWidth") > 0
    page.go_back()
    page.get_by_test_id("link-menu-groups").click()
    expect(page.get_by_test_id("no-network")).to_be_visible()
    catalogue.start()
    page.get_by_test_id("retry").click()
    expect(page.get_by_test_id("row-1")).to_be_visible()


def test_a_message_to_the_seller_lasts_and_others_read_it(new_context, showcase):
    page = new_context().new_page()
    page.goto(showcase.url("/goods/11/reply"))
    page.get_by_test_id("reply-text").fill("Is it still there?")
    page.get_by_test_id("send-reply").click()
    expect(page.get_by_test_id("toast")).to_have_text("Message sent")
    other = new_context().new_page()
    other.goto(showcase.url("/goods/11/reply"))
    expect(other.get_by_test_id("replies")).to_contain_text("A visitor")
    expect(other.get_by_test_id("replies")).to_contain_text("Is it still there?")
