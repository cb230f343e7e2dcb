"""Hard typing: faster than the connection answers, while the server changes the row around the field."""

import random
import re
import string

import pytest
from playwright.sync_api import expect

from screens import FILLED, PhoneLogin, expect_screen

ECHO = 0.3  # seconds until the server's messages arrive
GAP = 5     # milliseconds between keys

# Every text of the field after an input, also when another element has become the field.
RECORD = """() => {
  window.texts = [];
  document.addEventListener("input", ({ target }) => {
    if (target.dataset.testid === "typing") window.texts.push(target.value);
  }, true);
}"""
CARET = "field => [field.selectionStart, field.selectionEnd]"


class Typing:
    """The page for hard cases: every edit of `typing` makes the server rewrite `other` and the row around both."""

    def __init__(self, page):
        self.page = page
        self.field = page.get_by_test_id("typing")
        self.other = page.get_by_test_id("other")
        self.echo = page.get_by_test_id("echo")
        self.recreate = page.get_by_test_id("recreate")

    def open(self, url):
        self.page.goto(url + "test/typing")
        expect_screen(self.page, "typing")
        self.page.evaluate(RECORD)
        return self

    def expect_text(self, text):
        expect(self.echo).to_have_text(text)
        expect(self.field).to_have_value(text)

    def select(self, start, end):
        """In one call: between two calls, another element could become the field."""
        self.page.evaluate("""([start, end]) => {
          const field = document.querySelector('[data-testid="typing"]');
          field.focus();
          field.setSelectionRange(start, end);
        }""", [start, end])

    def caret(self):
        return self.field.evaluate(CARET)


@pytest.fixture(params=["field stays", "field is re-created"])
def typing(page, wire, request):
    wire.delay = ECHO
    typing = Typing(page).open(wire.url())
    if request.param == "field is re-created":
        typing.recreate.click()
    return typing


def some_text(length):
    letters = random.Random(length)
    return "".join(letters.choice(string.ascii_letters + string.digits) for _ in range(length))


def test_200_characters_5_ms_apart_arrive_complete_and_in_order(typing):
    text = some_text(200)
    other = typing.other.input_value()
    typing.field.focus()
    typing.page.keyboard.type(text, delay=GAP)
    typing.expect_text(text)
    assert typing.page.evaluate("texts") == [text[:length] for length in range(1, 201)]
    expect(typing.field).to_be_focused()
    assert typing.caret() == [200, 200]
    assert typing.other.input_value() != other, "the server has not rewritten the other field: the test is too easy"


def test_100_characters_typed_in_the_middle_stay_in_the_middle(typing):
    typing.field.fill("beginningend")
    typing.expect_text("beginningend")
    typing.select(9, 9)
    text = some_text(100)
    typing.page.keyboard.type(text, delay=GAP)
    typing.expect_text("beginning" + text + "end")
    expect(typing.field).to_be_focused()
    assert typing.caret() == [109, 109]


def test_keys_that_delete_and_move_are_obeyed_in_order(typing):
    text = some_text(60)
    typing.field.focus()
    for character in text:
        typing.page.keyboard.type(character + "x")
        typing.page.keyboard.press("Backspace")
        typing.page.wait_for_timeout(GAP)
    typing.page.keyboard.press("Home")
    typing.page.keyboard.type("<")
    typing.page.keyboard.press("Delete")
    typing.page.keyboard.press("End")
    typing.page.keyboard.type(">")
    typing.expect_text("<" + text[1:] + ">")


def test_a_selection_made_while_the_echo_is_on_its_way_is_kept(typing):
    typing.field.focus()
    typing.page.keyboard.type("0123456789", delay=GAP)
    typing.select(2, 5)
    typing.expect_text("0123456789")
    assert typing.caret() == [2, 5]
    typing.page.keyboard.type("-")
    typing.expect_text("01-56789")


def test_going_on_to_the_other_field_loses_nothing_of_the_first(typing):
    text = some_text(50)
    typing.field.focus()
    typing.page.keyboard.type(text, delay=GAP)
    typing.page.keyboard.press("Tab")
    typing.expect_text(text)
    expect(typing.other).to_be_focused()


def test_what_is_typed_before_the_page_is_connected_arrives(page, wire):
    wire.delay = 0.2
    held = []
    page.route(re.compile(r"/bindery\.js"), lambda route: held.append(route))  # the script has not arrived yet
    with page.expect_request(re.compile(r"/bindery\.js")):
        page.goto(wire.url("/test/typing"), wait_until="commit")
    typing = Typing(page)
    typing.field.press_sequentially("early")
    held[0].continue_()
    typing.expect_text("early")
    typing.field.press_sequentially(" and late")
    typing.expect_text("early and late")


@pytest.fixture
def compose(page, context):
    """`compose("n")` shows text before a candidate is chosen; `compose.choose("你")` chooses the candidate."""
    devtools = context.new_cdp_session(page)

    def compose(text):
        devtools.send("Input.imeSetComposition", {
            "text": text, "selectionStart": len(text), "selectionEnd": len(text)})

    compose.choose = lambda text: devtools.send("Input.insertText", {"text": text})
    compose.cancel = lambda: compose("")
    return compose


def test_chinese_is_composed_while_the_server_rewrites_the_row(page, wire, compose):
    typing = Typing(page).open(wire.url())
    wire.hold()
    typing.field.focus()
    page.keyboard.type("ab", delay=GAP)
    compose("n")
    compose("ni")
    wire.release()
    expect(typing.echo).to_have_text("ab")  # the frames of both letters have arrived during the composition
    expect(typing.field).to_have_value("abni")
    assert typing.caret() == [4, 4]
    compose("nih")
    compose("nihao")
    expect(typing.field).to_have_value("abnihao")
    expect(typing.echo).to_have_text("ab")  # no edit is sent before a candidate is chosen
    compose.choose("你好")
    typing.expect_text("ab你好")
    compose("shi")
    compose.choose("世界")
    typing.expect_text("ab你好世界")
    assert typing.caret() == [6, 6]


def test_chinese_is_composed_in_the_middle_of_a_text(page, wire, compose):
    typing = Typing(page).open(wire.url())
    wire.delay = ECHO
    typing.field.fill("<>")
    typing.expect_text("<>")
    typing.select(1, 1)
    for latin, chinese in (("shu", "书"), ("ding", "订"), ("jiang", "匠")) * 10:
        for length in range(1, len(latin) + 1):
            compose(latin[:length])
        compose.choose(chinese)
    typing.expect_text("<" + "书订匠" * 10 + ">")
    assert typing.caret() == [31, 31]


def test_a_value_from_the_server_waits_for_the_composition_and_precedes_it(page, wire, compose):
    phone_login = PhoneLogin(page).open(wire.url())
    wire.hold()
    phone_login.fill.click()
    phone_login.phone.focus()
    compose("ni")
    wire.release()
    expect(phone_login.code).to_have_value(FILLED.code)  # the frame has arrived
    expect(phone_login.phone).to_have_value("ni")
    compose.choose("你")
    phone_login.expect_fields(FILLED.phone + "你", FILLED.code)
    expect(phone_login.login).to_be_enabled()
    phone_login.login.click()
    expect(phone_login.toast).to_have_text(re.compile("valid"))  # the server has the chosen text as well


def test_a_value_from_the_server_is_shown_when_the_composition_is_given_up(page, wire, compose):
    phone_login = PhoneLogin(page).open(wire.url())
    wire.hold()
    phone_login.fill.click()
    phone_login.phone.focus()
    compose("ni")
    wire.release()
    expect(phone_login.code).to_have_value(FILLED.code)
    expect(phone_login.phone).to_have_value("ni")
    compose.cancel()
    phone_login.expect_fields(FILLED.phone, FILLED.code)


def test_enter_that_chooses_a_candidate_does_not_submit(phone_login, compose):
    phone_login.phone.fill("1")
    phone_login.code.focus()
    compose("ni")
    phone_login.code.evaluate("""field => field.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Enter", keyCode: 229, isComposing: true, bubbles: true }))""")
    compose.choose("你")
    expect(phone_login.login).to_be_enabled()
    expect(phone_login.toast).to_have_count(0)


# A server that says nothing by itself. The page sends it to `window.sent`.
SILENT_SERVER = """
  window.sent = [];
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    bufferedAmount = 0;
    constructor() {
      window.socket = this;
      setTimeout(() => this.onmessage({ data: "[0,[],1]" }));
    }
    send(data) { sent.push(JSON.parse(data)); }
    close() {}
  };
"""
SEND_WHOLE_STATE = """() => {
  const before = sent.length;
  const html = document.getElementById("bindery-root").innerHTML;
  socket.onmessage({ data: JSON.stringify([0, [["R", html]], 2]) });
  return sent.slice(before).map((event) => event.slice(1, 4));
}"""


@pytest.mark.parametrize("is_left", [True, False])
def test_an_edit_that_the_whole_state_makes_void_is_sent_as_one_of_a_field_that_was_left(page, showcase, is_left):
    """Otherwise a number that was typed into the field would not be read."""
    page.add_init_script(SILENT_SERVER)
    page.goto(showcase.url("/gallery"))
    age, name = page.get_by_test_id("age"), page.get_by_test_id("name")
    age.fill("01")
    node, other = [int(field.get_attribute("data-n")) for field in (age, name)]
    if is_left:
        name.focus()
    sent = page.evaluate(SEND_WHOLE_STATE)
    assert sent == ([["f", node], ["e", node, "01"], ["b", node], ["f", other]] if is_left else [["e", node, "01"]])


def test_the_whole_state_chooses_an_option_that_it_brings(page, showcase):
    page.add_init_script(SILENT_SERVER)
    page.goto(showcase.url("/gallery"))
    drink = page.get_by_test_id("drink")
    chosen = page.evaluate("""() => {
      const root = document.getElementById("bindery-root").cloneNode(true);
      const options = [...root.querySelectorAll("[data-testid=drink] option")];
      options.forEach((option, index) => {
        option.dataset.n = 9000 + index; // not those of the page
        option.removeAttribute("selected");
      });
      options.at(-1).setAttribute("selected", "");
      socket.onmessage({ data: JSON.stringify([0, [["R", root.innerHTML]], 2]) });
      return options.at(-1).value;
    }""")
    expect(drink).to_have_value(chosen)
    expect(drink.locator("option:checked")).to_have_attribute("data-n", re.compile("^9"))
