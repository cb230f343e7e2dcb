"""The screens by their identifiers, and what a user does on them."""

import json
import re

from playwright.sync_api import Locator, Page, expect


class Account:
    """Two of the ten users that the service knows from its first start."""

    def __init__(self, phone: str, code: str, nickname: str):
        self.phone, self.code, self.nickname = phone, code, nickname


FILLED = Account("13874389438", "5858", "花田半亩")
ADA = Account("15921640873", "7319", "Ada")
UNKNOWN_PHONE = "13900000000"


def expect_screen(page: Page, name: str) -> None:
    screen = page.get_by_test_id("screen").filter(visible=True)
    # A detail may still be beside it.
    expect(screen).to_have_count(1)
    expect(screen).to_have_attribute("data-screen", name)


def settle(page: Page) -> None:
    """Waits until images and fonts are loaded and all animations have ended, except endless ones."""
    page.mouse.move(1, 1)
    page.wait_for_function("""() => document.fonts.status === "loaded"
      && [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight)
      && document.getAnimations().every((each) => each.effect.getTiming().iterations === Infinity
        || each.playState === "finished")""")


def seen(page: Page, condition: str):
    """Watches for a state that may last only for a moment; the returned function waits until it has occurred."""
    watch = page.evaluate_handle(
        """() => {
          const watch = { wasSeen: false };
          const look = () => { watch.wasSeen ||= CONDITION; };
          new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
          look();
          return watch;
        }""".replace("CONDITION", condition))
    return lambda: page.wait_for_function("watch => watch.wasSeen", arg=watch)


def comes(page: Page, name: str, text: str = ""):
    """The same for an element with a text."""
    return seen(page, f"!!document.querySelector('[data-testid={name}]')?.textContent.includes({json.dumps(text)})")


def focused(page: Page) -> str:
    """The identifier of the focused element, or its tag."""
    return page.evaluate("document.activeElement.dataset.testid ?? document.activeElement.localName")


def expect_focus_on(element: Locator) -> None:
    expect(element).to_be_focused()


class PhoneLogin:
    def __init__(self, page: Page):
        self.page = page
        self.phone = page.get_by_test_id("phone")
        self.code = page.get_by_test_id("code")
        self.fill = page.get_by_test_id("fill")
        self.login = page.get_by_test_id("login")
        self.avatar = page.get_by_test_id("avatar")
        self.busy = page.get_by_test_id("busy")
        self.toast = page.get_by_test_id("toast")

    def open(self, index: str) -> "PhoneLogin":
        self.page.goto(index + "phone-login")
        expect_screen(self.page, "phone-login")
        return self

    def enter(self, phone: str, code: str) -> None:
        for field, text in ((self.phone, phone), (self.code, code)):
            field.fill("")
            field.press_sequentially(text)

    def log_in(self, account: Account = FILLED) -> None:
        self.enter(account.phone, account.code)
        self.login.click()
        self.expect_goods(account)

    def expect_goods(self, account: Account) -> None:
        expect_screen(self.page, "goods")
        expect(self.page).to_have_url(re.compile("/goods$"))
        expect(self.page.get_by_test_id("who")).to_contain_text(account.nickname)

    def expect_fields(self, phone: str, code: str) -> None:
        expect(self.phone).to_have_value(phone)
        expect(self.code).to_have_value(code)

    def expect_avatar(self) -> str:
        """Waits until the service's avatar is shown, and returns its address."""
        expect(self.avatar).to_have_attribute("src", re.compile("/avatar"))
        # A picture that fails while the connection comes back is loaded again by the page.
        shown = self.avatar.element_handle()
        self.page.wait_for_function("image => image.complete && image.naturalWidth > 0", arg=shown)
        return self.avatar.get_attribute("src")


class LengthLogin:
    def __init__(self, page: Page):
        self.page = page
        self.username = page.get_by_test_id("username")
        self.password = page.get_by_test_id("password")
        self.code = page.get_by_test_id("code")
        self.username_clear = page.get_by_test_id("username-clear")
        self.password_clear = page.get_by_test_id("password-clear")
        self.colours_all = page.get_by_test_id("colours-all")
        self.colours_valid = page.get_by_test_id("colours-validOnly")
        self.login = page.get_by_test_id("login")
        self.busy = page.get_by_test_id("busy")
        self.result = page.get_by_test_id("result")

    def open(self, url: str) -> "LengthLogin":
        self.page.goto(url)
        expect_screen(self.page, "length-login")
        return self

    def enter(self, username: str, password: str) -> None:
        self.username.press_sequentially(username)
        self.password.press_sequentially(password)


class AccountLogin:
    def __init__(self, page: Page):
        self.page = page
        self.account = page.get_by_test_id("account")
        self.password = page.get_by_test_id("password")
        self.login = page.get_by_test_id("login")
        self.busy = page.get_by_test_id("busy")
        self.result = page.get_by_test_id("result")

    def open(self, url: str) -> "AccountLogin":
        self.page.goto(url)
        expect_screen(self.page, "account-login")
        return self

    def enter(self, account: str, password: str) -> None:
        self.account.press_sequentially(account)
        self.password.press_sequentially(password)


class Search:
    """What the searches for books and posts have in common."""

    name = ""

    def __init__(self, page: Page):
        self.page = page
        for part in ("query", "list", "busy", "empty", "failed", "retry", "status", "connection"):
            setattr(self, part, page.get_by_test_id(part))
        self.rows = page.locator('[data-testid^="row-"]')

    def open(self, showcase):
        self.page.goto(showcase.url(f"/{self.name}"))
        expect_screen(self.page, self.name)
        return self

    def expect_only(self, state: Locator) -> None:
        """The states loading, nothing found and failed are never shown together."""
        expect(state).to_be_visible()
        for other in (self.busy, self.empty, self.failed):
            if other is not state:
                expect(other).to_have_count(0)


class BookSearch(Search):
    name = "books"

    def search(self, text: str) -> None:
        self.query.fill(text)
        self.page.get_by_test_id("search").click()


class PostSearch(Search):
    name = "posts"

    def __init__(self, page: Page):
        super().__init__(page)
        self.time = page.get_by_test_id("time")
        self.refused = page.get_by_test_id("refused")

    def open(self, showcase):
        super().open(showcase)
        expect(self.query).to_be_enabled()
        return self


class GoodsRow:
    def __init__(self, row: Locator):
        self.row = row

    def part(self, name: str) -> Locator:
        return self.row.get_by_test_id(name)

    def count(self) -> int:
        """The number of likes that the row shows."""
        return int(self.part("like").inner_text().split()[-1])


class Goods:
    def __init__(self, page: Page):
        self.page = page
        self.list = page.get_by_test_id("list")
        self.toast = page.get_by_test_id("toast")

    def open(self, url: str) -> "Goods":
        self.page.goto(url)
        expect_screen(self.page, "goods")
        expect(self.row(1).row).to_be_visible()
        return self

    def row(self, number: int) -> GoodsRow:
        return GoodsRow(self.page.get_by_test_id(f"row-{number}"))

    def scroll_to_end(self) -> None:
        self.list.evaluate("list => { list.scrollTop = list.scrollHeight }")

    def scroll_to_the_last(self, number: int) -> None:
        """Drags the scroll bar down repeatedly: the height of a row is known only once it has been visible."""
        self.page.wait_for_function(
            """(id) => {
              const list = document.querySelector('[data-testid="list"]');
              list.scrollTop = list.scrollHeight;
              const last = list.querySelector(`[data-testid="${id}"]`);
              return last && last.getBoundingClientRect().top < list.getBoundingClientRect().bottom - 20;
            }""", arg=f"row-{number}", polling=100)
