#!/usr/bin/env python3
"""Saves images of every screen: wide and narrow, light and dark, English and Chinese; or English in forced colours.

    SHOWCASE=… .build/venv/bin/python Tests/Browser/screenshots.py <folder> [--forced-colors]
"""

import itertools
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from program import CHROMIUM, Showcase
from screens import ADA, AccountLogin, BookSearch, Goods, LengthLogin, PhoneLogin, PostSearch, expect_screen, settle

SIZES = {"wide": {"width": 1100, "height": 760}, "narrow": {"width": 360, "height": 740}}


def shoot(page, showcase, save):
    page.goto(showcase.url())
    expect_screen(page, "index")
    save("index")
    page.get_by_test_id("link-phone-login").click()
    expect_screen(page, "phone-login")
    save("phone-login-empty")
    phone_login = PhoneLogin(page)
    phone_login.enter("123", "1")
    phone_login.login.click()
    expect(phone_login.toast).to_be_visible()
    save("phone-login-toast")
    expect(phone_login.toast).to_have_count(0)
    phone_login.enter(ADA.phone, ADA.code)
    phone_login.expect_avatar()
    phone_login.code.focus()
    save("phone-login-filled")
    phone_login.login.click()
    expect(phone_login.busy).to_be_visible()
    save("phone-login-busy")
    phone_login.expect_goods(ADA)
    save("goods")


def shoot_length_login(page, showcase, save):
    login = LengthLogin(page).open(showcase.url("/length-login"))
    save("length-login-empty")
    login.username.press_sequentially("aaa")
    login.password.press_sequentially("aaaaaaaa")
    login.code.press_sequentially("12345")
    login.username.focus()
    save("length-login-states")
    login.username.fill("aaaa")
    login.login.click()
    expect(login.busy).to_be_visible()
    save("length-login-busy")
    expect(login.result).to_be_visible()
    save("length-login-failed")
    login.password.fill("123456789")
    login.colours_valid.click()
    login.login.click()
    expect(login.busy).to_be_visible()
    expect(login.busy).to_have_count(0)
    save("length-login-succeeded")


def shoot_architectures(page, showcase, save):
    page.goto(showcase.url("/architectures"))
    expect_screen(page, "architectures")
    save("architectures")
    page.get_by_test_id("row-mvp").get_by_test_id("diagram").scroll_into_view_if_needed()
    save("architectures-diagram")


def shoot_account_login(page, showcase, save):
    login = AccountLogin(page).open(showcase.url("/account-login"))
    login.enter("ada", "lovelace")
    save("account-login-filled")
    login.login.click()
    expect(login.result).to_be_visible()
    save("account-login-succeeded")


def shoot_gallery(page, showcase, save):
    page.goto(showcase.url("/gallery"))
    expect_screen(page, "gallery")
    save("gallery-empty", full_page=True)
    page.get_by_test_id("fill").click()
    expect(page.get_by_test_id("name")).to_have_value("Ada Lovelace")
    page.get_by_test_id("new-password").fill("short")
    page.get_by_test_id("terms").uncheck()
    page.get_by_test_id("volume").focus()
    expect(page.get_by_test_id("terms")).to_have_attribute("aria-invalid", "true")
    save("gallery-filled", full_page=True)
    page.get_by_test_id("disable").click()
    expect(page.get_by_test_id("name")).to_be_disabled()
    save("gallery-disabled", full_page=True)


def shoot_arrangements(page, showcase, save):
    page.goto(showcase.url("/arrangements"))
    expect_screen(page, "arrangements")
    page.locator(".carousel-toggle").click()
    save("arrangements", full_page=True)
    page.get_by_test_id("actions").press("ArrowDown")
    expect(page.get_by_test_id("mark-read")).to_be_focused()
    save("arrangements-menu")


def shoot_dialogs(page, showcase, save):
    page.goto(showcase.url("/gallery"))
    expect_screen(page, "gallery")
    for button in ["delete-book", "new-book"]:
        page.get_by_test_id(button).click()
        expect(page.get_by_test_id("dialog")).to_be_visible()
        save(f"dialog-{button}")
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("dialog")).to_have_count(0)


def shoot_books(page, showcase, save):
    books = BookSearch(page).open(showcase)
    expect(books.rows.first).to_be_visible()
    save("books-found")
    books.search("xyzzy")
    expect(books.empty).to_be_visible()
    save("books-empty")
    books.search("x" * 2000)
    expect(books.failed).to_be_visible()
    save("books-failed")
    books.retry.click()
    expect(books.busy).to_be_visible()
    save("books-busy")


def shoot_posts(page, showcase, save):
    posts = PostSearch(page).open(showcase)
    expect(posts.query).to_be_enabled()
    save("posts-blank")
    posts.query.fill("coffee")
    expect(posts.rows.first).to_be_visible()
    save("posts-found")
    posts.query.fill("morning")
    expect(posts.busy).to_be_visible()
    save("posts-busy")
    posts.query.fill("")
    page.get_by_test_id("refuse-access").click()
    expect(posts.refused).to_be_visible()
    save("posts-refused")
    page.get_by_test_id("allow-access").click()
    expect(posts.refused).to_have_count(0)


def shoot_goods(page, showcase, save):
    goods = Goods(page).open(showcase.url("/goods"))
    expect(page.get_by_test_id("banners")).to_be_visible()
    page.locator(".carousel-toggle").click()
    save("goods-rows")
    page.get_by_test_id("refresh").click()
    expect(page.get_by_test_id("busy")).to_be_visible()
    save("goods-busy")
    expect(page.get_by_test_id("busy")).to_have_count(0)
    goods.row(1).part("like").click()
    expect(goods.toast).to_be_visible()
    save("goods-liked")
    page.get_by_test_id("search").click()
    expect(page.get_by_test_id("dialog")).to_be_visible()
    save("goods-log-out")
    page.keyboard.press("Escape")
    for path in ("/goods/2", "/goods/2/reply", "/goods/banners/2"):
        page.goto(showcase.url(path))
        expect(page.get_by_test_id("screen")).to_be_visible()
        expect(page.get_by_test_id("busy")).to_have_count(0)
        save(path[1:].replace("/", "-"))


def shoot_menu_groups(page, showcase, save):
    page.goto(showcase.url("/menu-groups"))
    expect_screen(page, "menu-groups")
    expect(page.get_by_test_id("section-main")).to_be_visible()
    save("menu-groups")
    page.get_by_test_id("rename").first.click()
    expect_screen(page, "menu-group")
    expect(page.get_by_test_id("name")).not_to_have_value("")
    save("menu-group-editor")
    page.get_by_test_id("save").click()
    expect(page.get_by_test_id("busy")).to_be_visible()
    save("menu-group-saving")
    expect_screen(page, "menu-groups")
    page.get_by_test_id("delete").first.click()
    expect(page.get_by_test_id("dialog")).to_be_visible()
    save("menu-groups-delete")


def shoot_account(page, showcase, save):
    page.goto(showcase.url("/account"))    # the browser has logged in
    expect_screen(page, "account")
    save("account")


def shoot_not_found(page, showcase, save):
    page.goto(showcase.url("/nowhere"))
    expect_screen(page, "not-found")
    save("not-found")


def shoot_connection_lost(page, showcase, save):
    phone_login = PhoneLogin(page).open(showcase.url())
    phone_login.fill.click()
    phone_login.expect_avatar()
    showcase.kill()
    expect(page.get_by_test_id("connection")).to_be_visible()
    page.wait_for_timeout(700)
    save("connection-lost")
    showcase.start()


def main(folder: Path, forced_colors: str | None, locales: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=20_000)    # the machine may be busy
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        showcase = Showcase(Path(data), "--delay", "0.5").start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            for (size, viewport), scheme, locale in itertools.product(SIZES.items(), ["light", "dark"], locales):
                context = browser.new_context(
                    viewport=viewport, color_scheme=scheme, locale=locale, device_scale_factor=2,
                    forced_colors=forced_colors)

                def save(name, page, size=size, scheme=scheme, locale=locale, **options):
                    if options.get("full_page"):
                        page.evaluate("scrollTo(0, 0)")  # otherwise the bar is in the middle of the image
                    settle(page)
                    page.screenshot(path=folder / f"{name}-{size}-{scheme}-{locale[:2]}.png", **options)

                screens = (
                    shoot, shoot_length_login, shoot_architectures, shoot_account_login, shoot_gallery, shoot_dialogs,
                    shoot_arrangements, shoot_books, shoot_posts, shoot_goods, shoot_menu_groups, shoot_account,
                    shoot_not_found)
                for shots in (*screens, shoot_connection_lost):
                    page = context.new_page()
                    shots(page, showcase, lambda name, page=page, **options: save(name, page, **options))
                context.close()
        finally:
            browser.close()
            showcase.kill()


if __name__ == "__main__":
    forced = sys.argv[2:] == ["--forced-colors"]
    if len(sys.argv) != 2 and not forced:
        sys.exit(__doc__)
    main(Path(sys.argv[1]), *("active", ["en-US"]) if forced else (None, ["en-US", "zh-CN"]))
