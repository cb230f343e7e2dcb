"""What a screen reader finds on the screens, where axe cannot tell whether it is right."""

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from screens import Goods, PostSearch, expect_screen


def names(page, selector):
    """The accessible names of the elements, as the browser computes them."""
    return [each.aria_snapshot().strip().removeprefix("- ") for each in page.locator(selector).all()]


def test_buttons_of_rows_say_which_row_they_are_about(page, showcase):
    page.goto(showcase.url("/menu-groups"))
    expect(page.get_by_role("button", name="Edit · Noodles", exact=True)).to_have_count(1)
    expect(page.get_by_role("button", name="Delete · Noodles", exact=True)).to_have_count(1)
    row = Goods(page).open(showcase.url("/goods")).row(1)
    title = row.part("title").inner_text()
    expect(row.part("reply")).to_have_accessible_name(f"Reply · {title}")
    expect(row.part("like")).to_have_accessible_name(re.compile(rf"^Save \d+ · {re.escape(title)}$"))
    page.goto(showcase.url("/architectures"))
    expect(page.get_by_role("button", name="Open · MVC", exact=True)).to_have_count(1)


@pytest.mark.parametrize("path", ["/goods", "/menu-groups", "/architectures", "/gallery", "/arrangements"])
def test_no_two_controls_of_a_screen_are_called_the_same(page, showcase, path):
    """Except the two ways to refresh a list, the reveal buttons, which the label of their field describes, and the
    picture of a seller who offers several goods: it is the same picture."""
    page.goto(showcase.url(path))
    expect(page.get_by_test_id("screen").filter(visible=True)).to_have_count(1)
    expect(page.get_by_test_id("busy")).to_have_count(0)
    # At one moment: a carousel may advance in between.
    controls = re.findall(r"- (?:button|link|tab) .*", page.locator("main").aria_snapshot())
    called = Counter(each.strip("- :") for each in controls if "Seller’s picture" not in each)
    called.subtract(names(page, "main :is(.reveal, .list-refresh):visible"))
    assert called and sorted(each for each, count in called.items() if count > 1) == []


def test_a_visible_title_is_a_part_of_the_name(page, showcase):
    """WCAG 2.5.3: users of speech input say the visible text."""
    Goods(page).open(showcase.url("/goods"))
    for button in page.locator("main [aria-label]:is(button, a)").all():
        text = button.inner_text().strip()
        if text:
            expect(button).to_have_accessible_name(re.compile(re.escape(text)))


def test_a_like_is_said_by_its_state_alone(page, showcase):
    like = Goods(page).open(showcase.url("/goods")).row(2).part("like")
    before = like.get_attribute("aria-pressed")
    text = re.sub(r"\d+", "", like.inner_text())
    like.click()
    expect(like).to_have_attribute("aria-pressed", "false" if before == "true" else "true")
    expect(like).to_be_enabled()
    assert re.sub(r"\d+", "", like.inner_text()) == text


def test_sections_of_a_list_are_headings_and_rows_alone_are_counted(page, showcase):
    page.goto(showcase.url("/menu-groups"))
    listed = page.get_by_role("list", name="Menu groups")
    expect(listed.get_by_role("heading", name="Main dishes", level=2)).to_be_visible()
    rows = page.locator("[data-testid^='row-']")
    count = rows.count()
    assert [each.get_attribute("aria-posinset") for each in rows.all()] == [str(index + 1) for index in range(count)]
    assert {each.get_attribute("aria-setsize") for each in rows.all()} == {str(count)}


def test_rows_far_down_a_list_with_sections_are_counted_without_headers(page, showcase):
    page.goto(showcase.url("/test/sections"))
    listed = page.get_by_test_id("list")
    expect(page.locator(".list-row").first).to_be_visible()
    headers, count = (int(listed.get_attribute(f"data-{name}")) for name in ("headers", "count"))
    assert 0 < headers < count
    listed.evaluate("list => { list.scrollTop = list.scrollHeight }")
    last = page.locator(".list-row").last
    expect(last).to_have_attribute(
        "aria-posinset" if last.get_attribute("role") == "listitem" else "aria-rowindex", str(count - headers))


def test_the_landmarks_of_a_screen(page, showcase):
    page.goto(showcase.url())
    expect_screen(page, "index")
    expect(page.get_by_role("banner").get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("navigation", name="Screens", exact=True).get_by_role("link")).to_have_count(12)
    expect(page.get_by_role("main").get_by_role("banner")).to_have_count(0)
    page.goto(showcase.url("/books"))
    expect(page.get_by_role("search").get_by_test_id("query")).to_be_visible()
    expect(page.get_by_role("banner").get_by_test_id("back")).to_be_visible()
    expect(page.get_by_role("list", name="Book search")).to_be_visible()
    PostSearch(page).open(showcase)
    expect(page.get_by_role("search").get_by_test_id("query")).to_be_visible()


def test_parts_in_another_language_say_so(page, showcase):
    page.goto(showcase.url())
    expect(page.get_by_test_id("language-zh")).to_have_attribute("lang", "zh-Hans")
    page.get_by_test_id("language-zh").click()
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")
    expect(page.get_by_test_id("language-en")).to_have_attribute("lang", "en")


def test_arabic_runs_from_right_to_left_in_a_field_and_in_a_text(page, showcase):
    page.goto(showcase.url("/gallery"))
    name = page.get_by_test_id("name")
    name.fill("مرحبا")
    assert name.evaluate("field => field.matches(':dir(rtl)')")
    name.fill("hello")
    assert name.evaluate("field => field.matches(':dir(ltr)')")
    sides = page.get_by_test_id("values").evaluate("""(text) => {
      text.style.display = "block";
      const place = (content) => {
        text.textContent = content;
        const range = document.createRange();
        range.selectNodeContents(text);
        const [box, written] = [text.getBoundingClientRect(), range.getBoundingClientRect()];
        return Math.abs(box.right - written.right) < Math.abs(box.left - written.left) ? "right" : "left";
      };
      return [place("مرحبا"), place("hello")];
    }""")
    assert sides == ["right", "left"]


def test_passwords_stand_in_a_form_that_leads_nowhere(page, showcase):
    for path in ("/length-login", "/account-login", "/gallery"):
        page.goto(showcase.url(path))
        password = page.locator("input[type=password]").first
        assert password.evaluate("field => field.form?.getAttribute('method')") == "dialog"
        password.fill("12345678")
        password.press("Enter")
        password.evaluate("field => field.form.requestSubmit()")
        expect(password).to_have_value("12345678")
        expect(page).to_have_url(re.compile(f"{path}$"))


def test_a_form_without_scripts_leads_nowhere(new_context, showcase):
    page = new_context(java_script_enabled=False).new_page()
    page.goto(showcase.url("/account-login"))
    page.get_by_test_id("password").fill("secret")
    page.get_by_test_id("password").press("Enter")
    assert page.url.endswith("/account-login")
