"""In development, the program restarts under open pages, perhaps with other views: they reload and keep their state."""

import re
import socket
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from program import executable, free_port, wait_for
from screens import expect_screen
from test_operation import get
from wire import Wire

sys.path.append(str(Path(__file__).resolve().parents[2] / "scripts" / "tests"))
from loading import load

pytestmark = pytest.mark.complains("WebSocket connection to", "net::ERR_")


class Work:
    """What `make dev` runs, without a compiler: the program is a script, which a change rewrites."""

    def __init__(self, folder: Path):
        self.port, self.said = free_port(), []
        self.source, program, built = folder / "Main.swift", folder / "showcase", folder / "built"
        self.source.write_text("one")
        built.write_text(f'#!/bin/sh\nexec "{executable()}" "$@"\n')
        built.chmod(0o755)
        self.workshop = load("dev").Workshop(
            program, ["--port", str(self.port), "--database", str(folder / "showcase.sqlite"), "--development"],
            ["sh", "-c", f'cp "{built}" "{program}.new" && mv "{program}.new" "{program}"'], [folder / "Main.swift"],
            self.said.append)

    def change(self) -> None:
        self.source.write_text(self.source.read_text() + "\n// changed")
        for _ in range(2):    # the second time there are no changes
            self.workshop.look()

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"


def is_listening(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture
def work(tmp_path):
    work = Work(tmp_path)
    work.workshop.start()
    wait_for(lambda: is_listening(work.port))
    yield work
    work.workshop.stop()


@pytest.fixture
def own(start_showcase):
    return start_showcase("--development")


def mark(page):
    page.evaluate("window.marked = true")


def expect_reloaded(page):
    page.wait_for_function("() => window.marked === undefined && document.readyState === 'complete'", timeout=30000)
    expect(page.get_by_test_id("connection")).to_have_count(0)


def walk_and_type(page):
    """From the index two screens deep, with texts on the way that the view model has received."""
    expect_screen(page, "index")
    page.get_by_test_id("link-arrangements").click()
    page.get_by_test_id("note-tea").fill("green")
    page.get_by_test_id("tab-cocoa").click()
    page.get_by_test_id("note-cocoa").fill("hot")
    page.get_by_test_id("inbox").click()
    expect(page.get_by_test_id("unread")).to_have_text("6363")    # visible text and text for screen readers


def expect_as_before(page):
    expect_screen(page, "arrangements")
    expect(page.get_by_test_id("note-cocoa")).to_have_value("hot")
    expect(page.get_by_test_id("unread")).to_have_text("6363")
    page.get_by_test_id("tab-tea").click()
    expect(page.get_by_test_id("note-tea")).to_have_value("green")


def test_a_page_is_reloaded_after_a_change_and_shows_the_same(work, page):
    page.goto(work.url("/"))
    walk_and_type(page)
    mark(page)
    work.change()
    assert "dev: Main.swift changed; building" in work.said
    expect_reloaded(page)
    expect_as_before(page)
    page.go_back()
    expect_screen(page, "index")
    page.go_forward()
    expect_screen(page, "arrangements")


def test_with_each_further_change_it_comes_back_again(work, page):
    page.goto(work.url("/books"))
    page.get_by_test_id("query").fill("logic")
    for _ in range(3):
        mark(page)
        page.get_by_test_id("query").press("End")
        page.keyboard.type("!")
        work.change()
        expect_reloaded(page)
    expect(page.get_by_test_id("query")).to_have_value("logic!!!")
    expect(page.get_by_test_id("query")).to_be_focused()


def test_what_was_typed_after_the_last_save_follows_on_it(own, page):
    page.goto(own.url("/length-login"))
    username = page.get_by_test_id("username")
    username.fill("Ada")
    expect(page.get_by_test_id("username-clear")).to_be_visible()
    mark(page)
    own.stop()    # stores everything
    username.press("End")
    page.keyboard.type(" Lovelace")
    own.start()
    expect_reloaded(page)
    expect(username).to_have_value("Ada Lovelace")
    page.get_by_test_id("username-clear").click()
    expect(username).to_have_value("")


def arrive(page, text):
    """Types into the query, after other text, until the server has it."""
    page.get_by_test_id("query").fill("")
    expect(page.get_by_test_id("search")).to_be_disabled()
    page.get_by_test_id("query").fill(text)
    expect(page.get_by_test_id("search")).to_be_enabled()


@pytest.mark.parametrize("text", ["logic!", "log", ""], ids=["more", "less", "nothing"])
def test_the_last_text_of_a_field_is_restored_whatever_a_new_page_begins_with(own, page, text):
    page.goto(own.url("/books"))
    arrive(page, "logic")
    mark(page)
    own.stop()
    page.get_by_test_id("query").fill(text)
    own.start()
    expect_reloaded(page)
    expect(page.get_by_test_id("query")).to_have_value(text)
    expect(page.get_by_test_id("search")).to_be_enabled(enabled=text != "")


def test_what_was_typed_into_a_field_that_comes_with_the_state_is_there_once(own, page):
    page.goto(own.url("/gallery"))
    page.get_by_test_id("new-book").click()
    title = page.get_by_test_id("new-title")
    title.fill("Emma")
    expect(page.get_by_test_id("add-book")).to_be_enabled()
    mark(page)
    own.stop()
    page.keyboard.type(" by Austen")
    own.start()
    expect_reloaded(page)
    expect(title).to_have_value("Emma by Austen")
    expect(title).to_be_focused()
    page.keyboard.type("!")
    page.get_by_test_id("add-book").click()
    expect(page.get_by_test_id("books")).to_contain_text("Emma by Austen!")


def test_what_the_program_emptied_stays_empty_though_the_page_did_not_hear_of_it(start_showcase, wires, page):
    own = start_showcase("--development", "--test-pages", "--metrics")
    wires.append(Wire(own.port))
    wire, word = wires[-1], page.get_by_test_id("word")
    page.goto(wire.url("/test/words"))
    word.fill("mil")
    expect(page.get_by_test_id("words")).to_have_text("")
    mark(page)
    wire.hold()
    page.keyboard.type("k")
    page.keyboard.press("Enter")
    page.keyboard.type("eg")
    wait_for(lambda: '{kind="edit"} 4\n' in get(own.url("/metrics"))[1])
    wire.cut()
    own.stop()
    page.keyboard.type("gs")
    wire.release()
    own.start()
    wire.mend()
    expect_reloaded(page)
    expect(word).to_have_value("eggs")
    expect(page.get_by_test_id("words")).to_have_text("milk")


def test_what_was_typed_when_it_crashed_is_there_and_known_to_the_server(own, page):
    page.goto(own.url("/length-login"))
    username, code = page.get_by_test_id("username"), page.get_by_test_id("code")
    username.fill("Ada")
    expect(page.get_by_test_id("username-clear")).to_be_visible()
    mark(page)
    own.kill()
    username.press("End")
    page.keyboard.type(" Lovelace")
    code.fill("12345")
    own.start()
    expect_reloaded(page)
    expect(username).to_have_value("Ada Lovelace")
    expect(code).to_have_value("12345")
    expect(page.get_by_test_id("connection")).to_have_count(0)
    # With a password the form is complete.
    page.get_by_test_id("password").fill("12345678")
    expect(page.get_by_test_id("login")).to_be_enabled()


def test_no_password_outlives_its_page_which_says_so(own, page):
    page.goto(own.url("/length-login"))
    password, banner = page.get_by_test_id("password"), page.get_by_test_id("connection")
    password.fill("12345678")
    mark(page)
    own.kill()
    own.start()
    page.wait_for_function("() => window.marked === undefined && document.readyState === 'complete'", timeout=30000)
    expect(password).to_have_value("")
    expect(banner).to_have_text("The page was reloaded. For your security, enter your password again.")
    password.fill("12345678")
    expect(banner).to_have_count(0)


def test_every_open_page_is_reloaded_with_its_own_state(own, context):
    pages = {"Ada": context.new_page(), "Grace": context.new_page()}
    for name, page in pages.items():
        page.goto(own.url("/account-login"))
        page.get_by_test_id("account").fill(name)
        mark(page)
    own.stop()
    own.start()
    for name, page in pages.items():
        expect_reloaded(page)
        expect(page.get_by_test_id("account")).to_have_value(name)


def test_a_page_with_other_scripts_and_styles_than_the_servers_gets_the_servers(showcase, wire, page):
    """As if the client had changed: its files have another address."""
    # The test changes the page on its way, which it cannot if the page is compressed.
    page.set_extra_http_headers({"Accept-Encoding": "identity"})
    page_before = page.context.request.get(wire.url("/books")).text()
    # The version of the toolkit's files, then that of the application's.
    current, files = re.search(r'/bindery/bindery\.js\?([^_]+)(_\w+)"', page_before).groups()
    before = "0" * len(current)
    wire.rewrite = lambda data: data.replace(f"?{current}".encode(), f"?{before}".encode())
    page.goto(wire.url("/books"))
    page.get_by_test_id("query").fill("logic")
    script = page.locator("script")
    expect(script).to_have_attribute("src", f"/bindery/bindery.js?{before}{files}")
    wire.rewrite = lambda data: data
    expect(script).to_have_attribute("src", f"/bindery/bindery.js?{current}{files}")
    expect(page.locator("link[rel=stylesheet]").first).to_have_attribute("href", f"/bindery/bindery.css?{current}")
    expect(page.get_by_test_id("query")).to_have_value("logic")
    page.get_by_test_id("search").click()
    expect(page.get_by_test_id("status")).to_contain_text("“logic”")


def why(page):
    return page.get_by_role("dialog", name="Why is it so?")


def open_login(own, page):
    """Returns when the page can be asked."""
    page.goto(own.url("/length-login"))
    expect(page.locator(".bindery-why")).to_have_count(1)


def test_an_element_says_why_it_is_as_it_is(own, page):
    open_login(own, page)
    page.get_by_test_id("username").fill("Ada")
    page.get_by_test_id("username").click(modifiers=["Alt"])
    expect(why(page)).to_contain_text("background of <input #username>")
    expect(why(page)).to_contain_text("LengthLoginModel.swift:5 became Ada")
    expect(why(page)).to_contain_text("written by the edit of <input #username>")
    page.keyboard.press("Escape")
    expect(why(page)).to_be_hidden()
    page.get_by_test_id("password").fill("tiger tiger")
    page.get_by_test_id("password").press("Alt+Shift+KeyW")
    expect(why(page)).to_contain_text("value of <input #password>")
    expect(why(page)).to_contain_text("••••")
    expect(why(page)).not_to_contain_text("tiger")
    page.get_by_role("button", name="Close").click()
    expect(why(page)).to_be_hidden()
    # A pick is not a press.
    page.get_by_test_id("architecture-mvc").click(modifiers=["Alt"])
    expect(why(page)).to_contain_text("of <button #architecture-mvc>")
    expect(page).to_have_url(own.url("/length-login"))


def test_a_colour_in_an_answer_has_a_sample(own, page):
    open_login(own, page)
    username = page.get_by_test_id("username")
    username.fill("Adalove")
    username.click(modifiers=["Alt"])
    expect(why(page).locator(".bindery-why-subject").first).to_have_text("background of <input #username>")
    # It turns into the colour by a transition.
    colour = username.evaluate("""async field => {
      await Promise.all(field.getAnimations().map(({ finished }) => finished));
      return getComputedStyle(field).backgroundColor;
    }""")
    expect(why(page).locator("pre i").first).to_have_css("background-color", colour)
    expect(why(page).locator("pre")).to_contain_text(re.compile(r"is light-dark\(#\w{6}, #\w{6}\)"))


def test_the_keyboard_leads_into_the_answer_and_back(own, page):
    open_login(own, page)
    username = page.get_by_test_id("username")
    username.fill("Ada")
    username.press("Alt+Shift+KeyW")
    expect(why(page)).to_contain_text("LengthLoginModel.swift:5 became Ada")
    expect(username).to_be_focused()
    page.keyboard.press("Alt+Shift+KeyW")
    expect(why(page).locator("pre")).to_be_focused()
    # It asks about nothing else there.
    page.keyboard.press("Alt+Shift+KeyW")
    expect(why(page)).to_contain_text("LengthLoginModel.swift:5 became Ada")
    page.keyboard.press("Escape")
    expect(why(page)).to_be_hidden()
    expect(username).to_be_focused()


def test_a_long_line_of_an_answer_goes_on_below_its_beginning(own, page):
    page.set_viewport_size({"width": 390, "height": 844})
    open_login(own, page)
    page.get_by_test_id("username").fill("Ada")
    page.get_by_test_id("username").click(modifiers=["Alt"])
    line = why(page).locator("pre span").filter(has_text="LengthLoginModel.swift:5 became Ada").first
    expect(line).to_be_visible()
    text, *rest = line.evaluate("""line => {
        const range = document.createRange();
        range.selectNodeContents(line);
        const lefts = {};
        for (const { left, top, width } of range.getClientRects()) {
            if (width > 1) lefts[Math.round(top)] = Math.min(left, lefts[Math.round(top)] ?? left);
        }
        range.setStart(line.firstChild, line.firstChild.data.search(/\\S/));
        return [range.getClientRects()[0].left, ...Object.values(lefts).slice(1)];
    }""")
    assert rest, "the line is expected to be wrapped"
    assert len(set(rest)) == 1 and rest[0] > text, (text, rest)


def pick(page, test_id):
    """By the pointer itself: Playwright clicks on no disabled control."""
    box = page.get_by_test_id(test_id).bounding_box()
    page.keyboard.down("Alt")
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.keyboard.up("Alt")


def test_a_disabled_button_says_why_and_the_question_changes_nothing(own, page):
    open_login(own, page)
    page.get_by_test_id("username").fill("Ada")
    pick(page, "login")
    expect(why(page)).to_contain_text("enabled of <button #login>")
    expect(page.get_by_test_id("username")).to_be_focused()
    # Nor does the rest of its gesture, which has no click, take the next press.
    page.get_by_test_id("architecture-mvc").press("Enter")
    expect(page).to_have_url(own.url("/length-login/mvc"))


def test_a_pick_is_no_press_if_alt_is_let_go_before_the_button(own, page):
    open_login(own, page)
    page.get_by_test_id("architecture-mvc").hover()
    page.keyboard.down("Alt")
    page.mouse.down()
    page.keyboard.up("Alt")
    page.mouse.up()
    expect(why(page)).to_contain_text("of <button #architecture-mvc>")
    # The server answers after it has handled what came before.
    pick(page, "login")
    expect(why(page)).to_contain_text("enabled of <button #login>")
    expect(page).to_have_url(own.url("/length-login"))


def test_the_answer_follows_the_page(own, page):
    open_login(own, page)
    pick(page, "login")
    expect(why(page)).to_contain_text("enabled of <button #login>")
    shown = why(page).locator("pre")
    page.evaluate("""
        window.texts = [];
        const shown = document.querySelector(".bindery-why pre");
        new MutationObserver(() => texts.push(shown.textContent)).observe(shown, { childList: true });
        shown.parentElement.style.maxHeight = "60px";
        shown.parentElement.scrollTop = 10;
    """)
    expect(shown).to_contain_text("which is false")
    page.get_by_test_id("username").fill("Ada Lovelace")
    page.get_by_test_id("password").fill("12345678")
    page.get_by_test_id("code").fill("12345")
    expect(page.get_by_test_id("login")).to_be_enabled()
    expect(shown).to_contain_text("became true")
    assert "…" not in page.evaluate("texts")
    assert page.evaluate("document.querySelector('.bindery-why').scrollTop") == 10
    page.keyboard.press("Escape")
    expect(why(page)).to_be_hidden()
    page.get_by_test_id("code").fill("1")
    expect(page.get_by_test_id("login")).to_be_disabled()
    expect(why(page)).to_be_hidden()


def overlap(one, other) -> bool:
    return (one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
            and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"])


def test_the_panel_does_not_cover_what_is_picked(own, page):
    page.set_viewport_size({"width": 1280, "height": 720})
    open_login(own, page)
    for side in ("flex-start", "flex-end"):
        page.evaluate("""side => {
            const field = document.querySelector("[data-testid=login]");
            Object.assign(field.style, { position: "fixed", inset: "auto", width: "160px", bottom: "20px" });
            if (side === "flex-start") field.style.left = "280px"; // beside the sidebar
            else field.style.right = "20px";
        }""", side)
        pick(page, "login")
        expect(why(page)).to_contain_text("enabled of <button #login>")
        assert not overlap(why(page).bounding_box(), page.get_by_test_id("login").bounding_box())
        page.keyboard.press("Escape")


def test_a_place_in_the_panel_opens_the_editor(own, page):
    open_login(own, page)
    page.get_by_test_id("username").fill("Ada")
    pick(page, "username")
    link = why(page).get_by_role("link", name=re.compile(r"LengthLoginModel.swift:5$")).first
    expect(link).to_have_attribute("href", re.compile(r"^vscode://file/.*/LengthLoginModel.swift:5$"))


@pytest.mark.language("zh-CN")
def test_the_panel_is_in_the_language_of_the_page(own, page):
    open_login(own, page)
    page.get_by_test_id("username").fill("Ada")
    pick(page, "username")
    panel = page.get_by_role("dialog", name="为什么会这样？")
    expect(panel).to_contain_text("<input #username> 的值")
    expect(panel).to_contain_text("由 编辑 <input #username> 写入")
    panel.get_by_role("button", name="关闭").click()
    expect(panel).to_be_hidden()


def test_what_is_inert_or_behind_a_dialog_is_picked_as_well(own, page):
    open_login(own, page)
    page.evaluate("document.querySelector('[data-testid=username]').closest('main').inert = true")
    pick(page, "username")
    expect(why(page)).to_contain_text("value of <input #username>")
    page.keyboard.press("Escape")
    page.evaluate("""() => {
        document.querySelector("main").inert = false;
        const dialog = Object.assign(document.createElement("dialog"), { textContent: "Wait", id: "cover" });
        document.querySelector("[data-testid=screen]").append(dialog);
        dialog.showModal();
    }""")
    page.evaluate("document.getElementById('cover').style.cssText = 'inset: 0 0 auto auto; width: 40px'")
    pick(page, "login")
    expect(why(page)).to_contain_text("enabled of <button #login>")


def test_a_container_has_not_the_texts_of_its_content(own, page):
    open_login(own, page)
    page.evaluate("""() => {
        const screen = document.querySelector("[data-testid=screen]");
        document.elementsFromPoint = () => [screen];
    }""")
    pick(page, "username")
    expect(why(page)).to_contain_text("title of <div #screen>")
    expect(why(page)).not_to_contain_text("<input")


def test_the_answer_to_an_earlier_pick_is_not_shown(own, page):
    open_login(own, page)
    pick(page, "login")
    expect(why(page)).to_contain_text("enabled of <button #login>")
    page.evaluate("""() => {
        const element = document.querySelector("[data-script='/bindery/why.js']");
        const value = { ...JSON.parse(element.dataset.value), asked: 0, text: "late" };
        element.dataset.value = JSON.stringify(value);
    }""")
    page.get_by_test_id("username").fill("A")
    expect(why(page).locator("pre")).not_to_have_text("late")
    expect(why(page)).to_contain_text("enabled of <button #login>")


def test_what_changed_last_is_said_first(own, page):
    open_login(own, page)
    page.get_by_test_id("username").fill("Ada")
    pick(page, "username")
    expect(why(page)).to_contain_text("became Ada")
    text = why(page).locator("pre").inner_text()
    assert text.index("background of") < text.index("label of") and text.index("value of") < text.index("placeholder of")


def test_the_inspector_picks_by_a_key(own, page):
    open_login(own, page)
    tool = page.context.new_page()
    tool.goto(own.url("/bindery/inspector"))
    expect(tool.get_by_test_id("inspector-elements")).to_contain_text("<button #login>")
    # With Caps Lock, for instance.
    tool.keyboard.press("P")
    expect(page.get_by_role("dialog", name="Pick an element")).to_be_visible()
    page.get_by_test_id("architecture-mvc").click()
    expect(why(page)).to_contain_text("of <button #architecture-mvc>")
    expect(page).to_have_url(own.url("/length-login"))
    expect(tool.get_by_test_id("inspector-answers")).to_contain_text("<button #architecture-mvc>", timeout=30000)
    page.keyboard.press("Escape")
    page.get_by_test_id("architecture-mvc").click()
    expect(page).to_have_url(own.url("/length-login/mvc"))


def test_the_timeline_is_one_tab_stop_with_arrow_keys(own, page):
    open_login(own, page)
    for text in ("A", "Ad", "Ada"):
        page.get_by_test_id("username").fill(text)
    tool = page.context.new_page()
    tool.goto(own.url("/bindery/inspector"))
    tool.get_by_test_id("inspector-tab-timeline").click()
    rows = tool.get_by_test_id("inspector-turns").get_by_role("button")
    expect(rows.nth(2)).to_be_visible()
    expect(tool.get_by_test_id("inspector-turns").locator("[tabindex='0']")).to_have_count(1)
    rows.first.focus()
    tool.keyboard.press("ArrowDown")
    expect(rows.nth(1)).to_be_focused()
    tool.keyboard.press("End")
    expect(rows.last).to_be_focused()
    tool.keyboard.press("Home")
    tool.keyboard.press("ArrowDown")
    tool.keyboard.press("Enter")
    expect(rows.nth(1)).to_have_attribute("aria-pressed", "true")
    tool.keyboard.press("Tab")
    expect(tool.get_by_test_id("inspector-turns").locator(":focus")).to_have_count(0)


def test_no_page_of_another_server_says_why(showcase, page):
    page.goto(showcase.url("/length-login"))
    page.get_by_test_id("username").click(modifiers=["Alt"])
    expect(page.get_by_test_id("username")).to_be_focused()
    assert page.locator("[data-script], .bindery-why").count() == 0
    assert page.request.get(showcase.url("/bindery/why.js")).status == 404


def test_the_inspector_shows_what_is_picked_in_the_page(own, page):
    page.goto(own.url("/length-login"))
    expect(page.locator(".bindery-why")).to_have_count(1)
    tool = page.context.new_page()
    tool.goto(own.url("/bindery/inspector"))
    expect(tool.get_by_test_id("inspector-elements")).to_contain_text("<button #login>")
    page.get_by_test_id("login").click(modifiers=["Alt"], force=True)
    # The first look-up of a place reads the line tables of the program.
    expect(tool.get_by_test_id("inspector-answers")).to_contain_text("enabled of <button #login>", timeout=30000)
    expect(tool.get_by_test_id("inspector-dependencies")).to_contain_text("LengthLoginModel.swift:18 is empty")


def test_the_panel_opens_the_inspector_of_its_own_page(own, page):
    page.goto(own.url("/length-login"))
    expect(page.locator(".bindery-why")).to_have_count(1)
    other = page.context.new_page()
    other.goto(own.url("/posts"))  # the page that was opened last
    expect(other.locator(".bindery-why")).to_have_count(1)
    page.bring_to_front()
    page.get_by_test_id("username").click(modifiers=["Alt"])
    with page.context.expect_page() as opened:
        page.locator(".bindery-why").get_by_text("Inspector").click()
    expect(opened.value.get_by_test_id("inspector-elements")).to_contain_text("<input #username>")
    other.bring_to_front()
    with page.context.expect_page() as opened:
        other.keyboard.press("Alt+Shift+G")
    expect(opened.value.get_by_test_id("inspector-elements")).to_contain_text("#query>")


def test_the_inspector_draws_what_a_stream_has_sent(own, page):
    page.goto(own.url("/posts"))
    if page.get_by_test_id("allow-access").count():
        page.get_by_test_id("allow-access").click()
        page.get_by_test_id("ask-again").click()
    page.get_by_test_id("query").fill("swift")
    tool = page.context.new_page()
    tool.goto(own.url("/bindery/inspector"))
    tool.get_by_test_id("inspector-tab-timeline").click()
    rows = tool.get_by_test_id("inspector-marbles").get_by_role("group")
    expect(rows.first).to_have_attribute("aria-label", re.compile(r"query: subscribed at .*“swift” at"))
    marble = rows.first.get_by_role("button", name=re.compile("“swift” at"))
    marble.focus()
    tool.keyboard.press("Enter")
    expect(marble).to_have_class(re.compile("inspector-chosen"))
    expect(rows.first.get_by_role("button", name=re.compile("subscribed"))).not_to_have_class(re.compile("unrelated"))
    tool.set_viewport_size({"width": 390, "height": 800})
    assert tool.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_no_other_server_has_an_inspector(showcase, page):
    assert page.request.get(showcase.url("/bindery/inspector")).status == 404
