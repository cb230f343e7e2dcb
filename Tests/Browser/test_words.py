"""The program writes into a field while the user types: empties it on Enter, or fills it; on fast and slow networks."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from screens import expect_screen

WORDS = ["milk", "eggs", "bread", "rice"]
SCRIPTS = Path(__file__).resolve().parents[2] / "Sources" / "BinderyWeb" / "Client" / "Scripts"


@pytest.fixture
def words(page, wire):
    page.goto(wire.url("/test/words"))
    expect_screen(page, "words")
    return page


def field(page):
    return page.get_by_test_id("word")


def select(page, start, end):
    field(page).evaluate("(field, [start, end]) => { field.focus(); field.setSelectionRange(start, end); }", [start, end])


def caret(page):
    return field(page).evaluate("field => field.selectionStart")


@pytest.mark.parametrize(
    "gap", [30, *(pytest.param(gap, marks=pytest.mark.thorough) for gap in (80, 120))],
    ids=lambda gap: f"a key every {gap} ms")
@pytest.mark.parametrize("delay", [0, 0.1, 0.3], ids=lambda delay: f"answers after {delay} s")
def test_the_list_has_the_words_that_were_typed(words, wire, delay, gap):
    wire.delay = delay
    field(words).focus()
    for word in WORDS:
        words.keyboard.type(word, delay=gap)
        words.keyboard.press("Enter")
    expect(words.get_by_test_id("words")).to_have_text(" ".join(WORDS))
    expect(field(words)).to_have_value("")


def test_ten_words_without_a_pause(words):
    field(words).focus()
    for number in range(10):
        words.keyboard.type(f"fast{number}")
        words.keyboard.press("Enter")
    expect(words.get_by_test_id("words")).to_have_text(" ".join(f"fast{number}" for number in range(10)))


def test_a_pause_after_enter_changes_nothing(words, wire):
    wire.delay = 0.3
    field(words).focus()
    for word in WORDS:
        words.keyboard.type(word, delay=120)
        words.keyboard.press("Enter")
        words.wait_for_timeout(250)
    expect(words.get_by_test_id("words")).to_have_text(" ".join(WORDS))


def test_a_text_that_the_program_fills_in_keeps_what_is_typed_after_it(words, wire):
    field(words).fill("abcd")
    expect(field(words)).to_have_value("abcd")
    wire.delay = 0.3
    words.get_by_test_id("fill").click()
    select(words, 1, 1)
    words.keyboard.type("x")
    expect(field(words)).to_have_value("axbcd")
    expect(field(words)).to_have_value("<axbcd")
    assert caret(words) == 3
    words.keyboard.press("Enter")
    expect(words.get_by_test_id("words")).to_have_text("<axbcd")


def test_what_an_input_method_writes_comes_after_what_the_program_wrote(page, wire, context):
    sockets = []
    page.on("websocket", lambda socket: sockets.append(socket))
    page.goto(wire.url("/test/words"))
    devtools = context.new_cdp_session(page)
    field(page).fill("a")
    wire.hold()
    page.get_by_test_id("fill").click()
    select(page, 1, 1)
    devtools.send("Input.imeSetComposition", {"text": "n", "selectionStart": 1, "selectionEnd": 1})
    with sockets[-1].expect_event("framereceived", lambda data: "<a" in str(data)):
        wire.release()
    expect(field(page)).to_have_value("an")
    devtools.send("Input.insertText", {"text": "你"})
    expect(field(page)).to_have_value("<a你")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("words")).to_have_text("<a你")


def test_two_words_after_the_line_was_cut_arrive(words, wire):
    field(words).focus()
    words.keyboard.type("milk")
    wire.delay = 0.3
    words.keyboard.press("Enter")
    words.keyboard.type("eggs")
    wire.cut()
    words.keyboard.type("!")
    wire.mend()
    expect(words.get_by_test_id("words")).to_have_text("milk")
    expect(field(words)).to_have_value("eggs!")


def test_the_page_comes_to_the_same_texts_as_the_server(page):
    cases = json.loads((Path(__file__).parent / "rebasing.json").read_text(encoding="utf-8"))
    source = (SCRIPTS / "dom" / "rebasing.js").read_text(encoding="utf-8")
    page.goto("about:blank")
    results = page.evaluate(
        """async ([source, cases]) => {
          const { rebase } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
          return cases.map(([base, mine, theirs]) => rebase(mine, base, theirs));
        }""", [source, cases])
    assert results == [case[3] for case in cases]
