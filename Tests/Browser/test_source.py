"""The source beside every screen, and the program on the start."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from screens import expect_screen, focused

ROOT = Path(__file__).resolve().parent.parent.parent
DOCUMENTATION = ROOT / ".build" / "docs" / "site" / "index.html"
# The files in Examples/Sources. A model in ShowcaseModels is shared with the apps for Apple's systems.
SCREENS = {
    "/": "Screens/Index/Sum", "/length-login": "ShowcaseModels/LengthLogin/MVVM/LengthLoginModel",
    "/length-login/mvc": "Screens/LengthLogin/MVC/LengthLoginController",
    "/phone-login": "ShowcaseModels/PhoneLogin/PhoneLoginModel", "/goods": "ShowcaseModels/Goods/GoodsModel",
    "/menu-groups": "ShowcaseModels/MenuGroups/MenuGroupsModel",
    "/account-login": "ShowcaseModels/AccountLogin/AccountLoginModel", "/books": "Screens/Books/BookSearchModel",
    "/posts": "ShowcaseModels/Posts/PostSearchModel", "/architectures": "ShowcaseModels/Architectures/Architecture",
    "/gallery": "Screens/Gallery/GalleryModel", "/arrangements": "Screens/Arrangements/ArrangementsModel",
}


def visible(page, name):
    return page.locator(f"[data-testid={name}]:visible")


def open_source(page, url):
    page.goto(url)
    visible(page, "source").click()
    return page.get_by_test_id("source-panel")


def marking(page):
    """The script of the marks has been loaded: from now on each movement of the pointer is followed."""
    page.wait_for_function("() => performance.getEntriesByType('resource').some(({ name, responseEnd }) => "
                           "name.includes('/source-marks/') && responseEnd)")


@pytest.mark.parametrize("path", SCREENS)
def test_a_screen_shows_the_file_that_is_compiled(page, showcase, path):
    open_source(page, showcase.url() + path[1:])
    file = f"Examples/Sources/{SCREENS[path]}.swift"
    expect(page.get_by_test_id("source-path")).to_have_text(file)
    code = page.get_by_test_id("source-code").evaluate("element => element.textContent")
    assert code == (ROOT / file).read_text().strip()


def test_the_panel_is_beside_the_screen_where_there_is_room(page, showcase):
    page.set_viewport_size({"width": 1280, "height": 800})
    panel = open_source(page, showcase.url() + "phone-login").bounding_box()
    login = page.get_by_test_id("login").bounding_box()
    assert login["x"] + login["width"] <= panel["x"]
    assert panel["height"] == 800


def test_on_a_phone_the_panel_is_below_and_hides_nothing_for_good(page, showcase):
    page.set_viewport_size({"width": 390, "height": 844})
    panel = open_source(page, showcase.url() + "phone-login").bounding_box()
    assert panel["width"] == 390 and panel["y"] > 200
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    accounts = page.get_by_test_id("accounts").bounding_box()
    assert accounts["y"] + accounts["height"] <= panel["y"]
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_the_panel_is_opened_and_closed_by_keys(page, showcase):
    page.goto(showcase.url() + "phone-login")
    visible(page, "source").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("source-close")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("source-panel")).to_have_count(0)
    expect(visible(page, "source")).to_be_focused()
    assert focused(page) == "source"


def test_the_source_follows_the_screen_and_the_part(page, showcase):
    open_source(page, showcase.url())
    page.get_by_test_id("source-test").click()
    expect(page.get_by_test_id("source-path")).to_have_text("Examples/Tests/ScreensTests/Index/IndexTests.swift")
    page.get_by_test_id("link-gallery").click()
    expect_screen(page, "gallery")
    expect(page.get_by_test_id("source-path")).to_have_text("Examples/Tests/ScreensTests/Gallery/GalleryTests.swift")


def test_the_source_is_copied_without_the_numbers_of_lines(new_context, showcase):
    context = new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    open_source(page, showcase.url())
    page.get_by_test_id("copy-source-code").click()
    expect(page.get_by_test_id("toast")).to_have_text("Copied")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == (ROOT / "Examples/Sources/Screens/Index/Sum.swift").read_text().strip()


def test_the_source_is_copied_although_the_page_has_no_access_to_the_clipboard(new_context, showcase):
    context = new_context(permissions=["clipboard-read"])
    context.add_init_script(
        "if (navigator.clipboard) navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied'))")
    page = context.new_page()
    page.goto(showcase.url())
    page.get_by_test_id("copy-package").click()
    expect(page.get_by_test_id("copy-package")).to_be_focused()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith(".package(name:")


@pytest.mark.skipif(not DOCUMENTATION.exists(), reason="the documentation is not built")
def test_a_guide_is_one_press_away(page, start_showcase):
    showcase = start_showcase("--documentation", str(DOCUMENTATION.parent))
    open_source(page, showcase.url("/goods"))
    with page.expect_popup() as opened:
        page.get_by_test_id("source-guide").click()
    guide = opened.value
    expect(guide).to_have_url(showcase.url("/documentation/bindery/lists"))
    expect(guide.locator("h1")).to_have_text("Lists")


@pytest.mark.skipif(not DOCUMENTATION.exists(), reason="the documentation is not built")
def test_the_course_and_the_tutorial_are_pages_of_the_documentation(page, start_showcase):
    showcase = start_showcase("--documentation", str(DOCUMENTATION.parent))
    page.goto(showcase.url("/documentation/course"))
    page.get_by_role("link", name="5. Search as you type").first.click()
    expect(page.get_by_role("heading", name="SearchModel.swift")).to_be_visible()
    page.goto(showcase.url("/tutorials/course"))
    page.get_by_role("link", name="Get started").click()
    expect(page).to_have_url(showcase.url("/tutorials/course/login"))
    expect(page.get_by_text("@Reactive(.saved) var phone").first).to_be_attached()


def test_what_changes_lights_up_in_the_graph(page, showcase):
    page.goto(showcase.url())
    expect(page.get_by_test_id("c")).to_have_text("c = 42")
    page.get_by_test_id("a").press("ArrowUp")
    expect(page.get_by_test_id("c")).to_have_text("c = 43")
    expect(page.locator(".start-graph g")).to_have_class([re.compile("lit-once"), re.compile("^$"), re.compile("lit-once")])
    page.get_by_test_id("a").press("ArrowUp")
    expect(page.locator(".start-graph g").first).to_have_class(re.compile("lit-again"))
    expect(page.get_by_test_id("changes")).to_have_text("Changes so far: a 2 · b 0 · c 2")


def marked(page, selector):
    return page.locator(f"{selector}[data-source-marked]")


def test_a_control_marks_its_lines(page, showcase):
    page.set_viewport_size({"width": 1280, "height": 800})
    open_source(page, showcase.url() + "phone-login")
    marking(page)
    page.get_by_test_id("source-view").click()
    expect(page.get_by_test_id("source-path")).to_contain_text("PhoneLogin.swift")
    page.get_by_test_id("code").hover()
    expect(marked(page, ".source-line")).to_have_count(2)
    assert 'TextField(texts[.code], text: model.$code)' in marked(page, ".source-line").first.text_content()
    assert '.id("code")' in marked(page, ".source-line").last.text_content()
    expect(marked(page, ".source-line").first).to_be_in_viewport()
    page.get_by_test_id("login").hover()
    expect(marked(page, ".source-line")).to_have_count(1)
    page.get_by_test_id("phone").focus()
    expect(marked(page, ".source-line").last).to_contain_text('.id("phone")')


def test_a_control_marks_what_it_shows_in_the_view_model(page, showcase):
    page.set_viewport_size({"width": 1280, "height": 800})
    open_source(page, showcase.url() + "phone-login")
    marking(page)
    page.get_by_test_id("phone").hover()
    expect(marked(page, ".source-line").first).to_contain_text("public var phone: String")
    expect(marked(page, ".source-line").first).to_be_in_viewport()
    page.get_by_test_id("login").hover()
    expect(marked(page, ".source-line").first).to_contain_text("public let login: Action<Void, Account, LoginFailure>")
    page.locator(".source-line", has_text="public let login").hover()
    expect(marked(page, ".screen [data-testid=login]")).to_be_visible()


def test_a_control_marks_the_lines_of_its_test_and_the_whole_statement(page, showcase):
    page.set_viewport_size({"width": 1280, "height": 800})
    open_source(page, showcase.url() + "phone-login")
    marking(page)
    expect(page.get_by_test_id("source-hint")).to_be_visible()
    page.get_by_test_id("source-test").click()
    expect(page.get_by_test_id("source-path")).to_contain_text("PhoneLoginModelTests.swift")
    page.get_by_test_id("phone").hover()
    expect(marked(page, ".source-line").first).to_contain_text("model.phone")
    open_source(page, showcase.url() + "length-login")
    marking(page)
    page.get_by_test_id("source-view").click()
    expect(page.get_by_test_id("source-more-path")).to_be_visible()
    page.get_by_test_id("username").hover()
    marks = marked(page, ".source-line")
    # The call in brackets among its modifiers has its own line, which belongs to the statement.
    expect(marks.first).to_contain_text("TextField(texts[.username], text: username.text)")
    expect(marks.last).to_contain_text('.id("username")')
    lines = marks.all_text_contents()
    assert any("username-clear" in line for line in lines) and not any("password" in line for line in lines), lines


def test_a_button_of_a_stepper_marks_the_stepper(page, showcase):
    page.set_viewport_size({"width": 1280, "height": 800})
    open_source(page, showcase.url())
    marking(page)
    page.locator(".stepper", has=page.get_by_test_id("a")).get_by_role("button").last.hover()
    expect(marked(page, ".source-line")).to_contain_text('Stepper("a"')


def test_a_control_of_a_shared_form_marks_its_line(page, showcase):
    page.set_viewport_size({"width": 1280, "height": 800})
    open_source(page, showcase.url() + "length-login")
    marking(page)
    page.get_by_test_id("source-view").click()
    page.get_by_test_id("username").hover()
    expect(marked(page, ".source-line").last).to_contain_text('.id("username")')
    expect(marked(page, ".source-line").last).to_be_in_viewport()


def test_a_line_marks_its_control_also_if_the_name_is_interpolated(page, showcase):
    page.set_viewport_size({"width": 1280, "height": 800})
    open_source(page, showcase.url() + "phone-login")
    marking(page)
    page.get_by_test_id("accounts").click()
    page.get_by_test_id("source-view").click()
    page.locator(".source-line", has_text='.id("login")').hover()
    expect(marked(page, ".screen [data-testid]")).to_have_count(1)
    expect(marked(page, ".screen [data-testid=login]")).to_be_visible()
    accounts = page.locator(".screen [data-testid^=account-1]")
    page.locator(".source-line", has_text='.id("account-').hover()
    expect(marked(page, ".screen [data-testid]")).to_have_count(accounts.count())


def test_nothing_stays_marked_when_the_source_is_closed(page, showcase):
    page.set_viewport_size({"width": 1280, "height": 800})
    open_source(page, showcase.url() + "phone-login")
    marking(page)
    page.get_by_test_id("source-view").click()
    page.locator(".source-line", has_text='.id("login")').hover()
    expect(marked(page, ".screen [data-testid=login]")).to_be_visible()
    page.get_by_test_id("source-close").press("Escape")
    expect(page.get_by_test_id("source-panel")).to_have_count(0)
    expect(marked(page, "")).to_have_count(0)
    page.get_by_test_id("login").hover()
    expect(marked(page, "")).to_have_count(0)


def test_the_inspector_of_the_page_is_one_press_away(page, start_showcase):
    showcase = start_showcase("--inspector")
    page.goto(showcase.url("/workshop/counter"))
    page.get_by_test_id("source").click()
    expect(page.get_by_test_id("source-inspector")).to_be_visible()
    # Another page that is opened and used later is not the one that the link opens.
    other = page.context.new_page()
    other.goto(showcase.url("/workshop/temperature"))
    other.get_by_test_id("celsius").fill("20")
    expect(other.get_by_test_id("fahrenheit")).to_have_value("68")
    with page.expect_popup() as opened:
        page.get_by_test_id("source-inspector").click()
    tool = opened.value
    tool.get_by_role("button", name="Trace this session").click()
    expect(tool.get_by_test_id("inspector-parts")).to_be_visible()
    expect(tool.get_by_test_id("inspector-session").locator("option:checked")).to_contain_text("/workshop/counter")


def test_without_an_inspector_there_is_no_link_to_it(page, showcase):
    page.goto(showcase.url("/workshop/counter"))
    page.get_by_test_id("source").click()
    expect(page.get_by_test_id("source-code")).to_be_visible()
    expect(page.get_by_test_id("source-inspector")).to_be_hidden()
