"""English and 简体中文: the browser's language selects the first, the switch changes every text."""

import pytest
from playwright.sync_api import expect

from screens import ADA, PhoneLogin, expect_screen
from texts import CHINESE, ENGLISH

# Everything that is visible or read out, in document order.
TEXTS = """() => {
  const words = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.parentElement.localName === "noscript") continue; // not read where scripts run
    if (node.parentElement.closest("[translate=no]")) continue; // code and figures
    if (node.nodeType === Node.TEXT_NODE) words.push(node.data.trim());
    else for (const name of ["aria-label", "placeholder", "alt", "title",
      "data-lost", "data-down", "data-next-try", "data-try-now"])
      if (node.hasAttribute(name)) words.push(node.getAttribute(name));
  }
  return words.filter((word) => word);
}"""
# The same in every language.
NAMES = {"Bindery", "English", "简体中文", "中文", "a", "b", "c = 42", "−", "+", "40", "2"}


@pytest.fixture
def index(page, showcase):
    page.goto(showcase.url())
    expect_screen(page, "index")
    return page


def expect_english(page):
    expect(page.locator("html")).to_have_attribute("lang", "en")


def expect_chinese(page):
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")


def switch(page, language, expectation):
    page.get_by_test_id(f"language-{language}").click()
    expectation(page)


@pytest.mark.parametrize("locale, expectation", [
    ("en-US", expect_english), ("en-GB", expect_english), ("zh-CN", expect_chinese), ("zh-TW", expect_chinese),
    ("fr-FR", expect_english),
])
def test_the_browsers_language_picks_the_first(new_context, showcase, locale, expectation):
    page = new_context(locale=locale).new_page()
    page.goto(showcase.url())
    expectation(page)


def test_an_option_of_the_command_picks_the_first_instead(start_showcase, page):
    page.goto(start_showcase("--language", "zh").url())
    expect_chinese(page)


def test_the_switch_changes_every_text_of_the_index_at_once(index):
    index.evaluate("window.before = true")
    english = index.evaluate(TEXTS)
    switch(index, "zh", expect_chinese)
    chinese = index.evaluate(TEXTS)
    assert len(chinese) == len(english)
    assert set(chinese) & set(english) <= NAMES
    switch(index, "en", expect_english)
    assert index.evaluate(TEXTS) == english
    assert index.evaluate("window.before"), "the page was reloaded"


def test_switching_shows_the_same_as_a_browser_of_that_language(index, new_context, showcase):
    switch(index, "zh", expect_chinese)
    chinese = new_context(locale="zh-CN").new_page()
    chinese.goto(showcase.url())
    expect_chinese(chinese)
    assert index.evaluate(TEXTS) == chinese.evaluate(TEXTS)

    for page in (index, chinese):
        page.get_by_test_id("link-phone-login").click()
        expect_screen(page, "phone-login")
    assert index.evaluate(TEXTS) == chinese.evaluate(TEXTS)


def test_no_english_is_left_on_the_chinese_screens(new_context, showcase):
    page = new_context(locale="zh-CN").new_page()
    phone_login = PhoneLogin(page).open(showcase.url())
    chinese = page.evaluate(TEXTS)
    english = new_context(locale="en-US").new_page()
    PhoneLogin(english).open(showcase.url())
    assert set(chinese) & set(english.evaluate(TEXTS)) <= NAMES
    phone_login.log_in(ADA)
    goods = page.evaluate(TEXTS)
    PhoneLogin(english).log_in(ADA)
    assert set(goods) & set(english.evaluate(TEXTS)) <= NAMES | {ADA.nickname, ADA.phone}


def test_the_chosen_language_goes_along_to_other_screens_and_back(index):
    switch(index, "zh", expect_chinese)
    index.get_by_test_id("link-phone-login").click()
    phone_login = PhoneLogin(index)
    phone_login.enter("123", "1")
    phone_login.login.click()
    expect(phone_login.toast).to_have_text(CHINESE["invalid phone"])
    index.go_back()
    expect_screen(index, "index")
    switch(index, "en", expect_english)
    index.get_by_test_id("link-phone-login").click()
    phone_login.enter("123", "1")
    phone_login.login.click()
    expect(phone_login.toast).to_have_text(ENGLISH["invalid phone"])


def test_goods_follow_the_language(page, showcase):
    page.goto(showcase.url("/goods"))
    row = page.get_by_test_id("row-1")
    expect(row.get_by_test_id("nickname")).to_have_text("Plain Soy Milk")
    expect(row.get_by_test_id("location")).to_have_text("Yuelu, Changsha")
    like = row.get_by_test_id("like").inner_text().split()[-1]
    page.get_by_test_id("settings").click()
    page.get_by_test_id("settings-language").select_option("简体中文")
    expect(row.get_by_test_id("nickname")).to_have_text("豆浆不加糖")
    expect(row.get_by_test_id("title")).to_have_text("轻微使用痕迹 扫地机器人，换新了所以出")
    expect(row.get_by_test_id("like")).to_contain_text(like)


def test_goods_are_in_the_language_of_the_page_though_the_browser_prefers_another(new_context, showcase):
    page = new_context(locale=None, extra_http_headers={"Accept-Language": "fr-FR,zh;q=0.8"}).new_page()
    page.goto(showcase.url("/goods"))
    expect_chinese(page)
    expect(page.get_by_test_id("row-1").get_by_test_id("nickname")).to_have_text("豆浆不加糖")
