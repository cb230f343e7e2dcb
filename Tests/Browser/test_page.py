"""What the server sends before any script runs: complete, under a strict policy, and only to permitted clients."""

import base64
import gzip
import http.client
import os
import re
from html.parser import HTMLParser

import pytest
from playwright.sync_api import expect

from screens import ADA, PhoneLogin, expect_screen
from texts import CHINESE, ENGLISH

PATHS = ["/", "/length-login", "/length-login/mvc", "/mvp", "/phone-login", "/goods", "/account-login", "/architectures"]


class Document(HTMLParser):
    """Collects what a strict policy forbids."""

    def __init__(self, html):
        super().__init__()
        self.inline, self.text, self._script = [], "", False
        self.scripts = []
        self.feed(html)

    def handle_starttag(self, tag, attributes):
        names = dict(attributes)
        self._script = tag == "script" and "src" not in names
        if tag == "script" and "src" in names:
            self.scripts.append(names["src"])
        if tag == "style" or self._script:
            self.inline.append(f"<{tag}>")
        self.inline += [f"<{tag} {name}>" for name in names if name == "style" or name.startswith("on")]
        self.inline += [f"<{tag} {name}>" for name, value in attributes if (value or "").strip().startswith("javascript:")]

    def handle_data(self, data):
        self.text += data


def get(showcase, path, **headers):
    connection = http.client.HTTPConnection("127.0.0.1", showcase.port, timeout=30)
    connection.request("GET", path, headers={"Accept-Language": "en", **headers})
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer, (gzip.decompress(body) if answer.headers["Content-Encoding"] == "gzip" else body).decode()


def directives(answer):
    policy = answer.headers["Content-Security-Policy"] or ""
    return {part.split()[0]: part.split()[1:] for part in policy.split(";") if part.strip()}


@pytest.mark.parametrize("path", PATHS + ["/no-such-screen"])
def test_the_policy_allows_only_the_servers_own_files(showcase, path):
    answer, _ = get(showcase, path)
    policy = directives(answer)
    assert policy["default-src"] == ["'none'"]
    for name, sources in policy.items():
        assert not {"'unsafe-inline'", "'unsafe-eval'", "*", "data:", "http:", "https:"} & set(sources), name


@pytest.mark.parametrize("path", PATHS + ["/no-such-screen"])
@pytest.mark.parametrize("headers", [{}, {"Accept-Encoding": "gzip"}], ids=["links", "style sheets in the page"])
def test_the_html_has_no_inline_script_and_no_style(showcase, path, headers):
    answer, body = get(showcase, path, **headers)
    if headers:
        policy = answer.headers["Content-Security-Policy"]
        [nonce] = re.findall(r"'nonce-(\w+)'", policy)
        assert f"style-src 'self' 'nonce-{nonce}';" in policy
        body = re.sub(f'<style nonce="{nonce}">.*?</style>', "", body, flags=re.DOTALL)
        assert "nonce" not in body
    assert Document(body).inline == []


@pytest.mark.parametrize("path", PATHS)
def test_a_page_is_html_that_no_cache_keeps(showcase, path):
    answer, body = get(showcase, path)
    assert answer.status == 200
    assert answer.headers["Content-Type"].replace(" ", "").lower() == "text/html;charset=utf-8"
    assert "no-store" in answer.headers["Cache-Control"]
    assert body.lower().startswith("<!doctype html>")
    assert "<title>" in body and '<html lang="en"' in body and 'name="viewport"' in body


def test_no_file_is_taken_for_something_else(showcase):
    answer, _ = get(showcase, "/")
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_the_first_response_is_complete_without_javascript(new_context, showcase):
    page = new_context(java_script_enabled=False).new_page()
    page.goto(showcase.url())
    expect_screen(page, "index")
    page.get_by_test_id("link-phone-login").click()
    expect_screen(page, "phone-login")
    phone_login = PhoneLogin(page)
    for element in (phone_login.phone, phone_login.code, phone_login.fill, phone_login.login, phone_login.avatar):
        expect(element).to_be_visible()
    expect(phone_login.login).to_be_disabled()
    assert re.search("Phone", page.locator("body").inner_text())


@pytest.mark.parametrize("locale, texts", [("en-US", ENGLISH), ("zh-CN", CHINESE)])
def test_a_browser_without_javascript_is_told_what_is_missing(new_context, showcase, locale, texts):
    page = new_context(java_script_enabled=False, locale=locale, viewport={"width": 320, "height": 640}).new_page()
    page.goto(showcase.url("/phone-login"))
    note = page.get_by_test_id("unscripted")
    expect(note).to_have_text(texts["needs scripts"])
    assert note.bounding_box()["y"] == 0, "nothing stands above it"
    assert page.get_by_test_id("screen").bounding_box()["y"] == note.bounding_box()["height"], "it hides nothing"


def test_a_browser_with_javascript_is_not(page, showcase):
    page.goto(showcase.url("/phone-login"))
    expect_screen(page, "phone-login")
    expect(page.get_by_test_id("unscripted")).to_have_count(0)
    expect(page.get_by_text("JavaScript")).to_have_count(0)


def test_a_page_on_which_nothing_happens_asks_for_no_scripts(showcase):
    _, body = get(showcase, "/no-such-screen")
    assert "<noscript>" not in body


def test_the_first_response_has_the_stored_fields_without_javascript(phone_login, new_context, showcase):
    phone_login.log_in(ADA)
    page = new_context(java_script_enabled=False, storage_state=phone_login.page.context.storage_state()).new_page()
    PhoneLogin(page).open(showcase.url()).expect_fields(ADA.phone, ADA.code)


def test_fields_have_labels_and_the_picture_has_a_description(phone_login):
    for field in (phone_login.phone, phone_login.code):
        assert field.evaluate("field => field.labels.length === 1 && field.labels[0].textContent.trim().length > 0")
    assert phone_login.avatar.get_attribute("alt") is not None
    expect(phone_login.phone).to_have_attribute("inputmode", "tel")


def test_the_cookie_is_unguessable_and_out_of_reach_for_scripts(page, context, showcase):
    page.goto(showcase.url())
    [cookie] = context.cookies()
    assert cookie["httpOnly"]
    assert cookie["sameSite"] in ("Lax", "Strict")
    assert len(cookie["value"]) >= 22  # 128 bits, even in base64
    assert cookie["expires"] > 0, "it must outlast the browser's session, or the fields are never filled"
    assert page.evaluate("document.cookie") == ""


def test_two_browsers_get_two_cookies_and_one_browser_keeps_its_own(new_context, showcase):
    values = []
    for context in (new_context(), new_context()):
        page = context.new_page()
        page.goto(showcase.url())
        [first] = context.cookies()
        page.goto(showcase.url("/phone-login"))
        [second] = context.cookies()
        assert first["value"] == second["value"]
        values.append(first["value"])
    assert values[0] != values[1]


def test_a_cookie_that_the_server_has_not_given_out_gets_nothing(showcase):
    answer, body = get(showcase, "/phone-login", Cookie="bindery=1; session=1")
    assert answer.status == 200
    assert Document(body).inline == []


@pytest.mark.complains("404")
def test_an_unknown_path_gets_a_page_that_says_so_and_leads_home(page, showcase):
    answer = page.goto(showcase.url("/no-such-screen"))
    assert answer.status == 404
    assert "text/html" in answer.headers["content-type"]
    expect(page.locator("h1")).to_be_visible()
    page.get_by_test_id("link-start").click()
    expect_screen(page, "index")


def test_a_slash_at_the_end_leads_to_the_one_address_of_a_page(page, showcase):
    page.goto(showcase.url("/goods/?count=60"))
    expect_screen(page, "goods")
    expect(page).to_have_url(showcase.url("/goods?count=60"))
    for path, location in (("/length-login/mvc///", "/length-login/mvc"), ("//evil.example/", "/evil.example")):
        answer, _ = get(showcase, path)
        assert answer.status == 308
        assert answer.headers["Location"] == location


@pytest.mark.parametrize("path", ["/no-such-screen", "/goods/wp-login.php"])
def test_what_is_not_there_opens_no_session(showcase, path):
    answer, body = get(showcase, path)
    assert answer.status == 404
    assert "link-start" in body
    assert "data-socket" not in body and Document(body).scripts == []


def test_what_an_address_says_is_not_taken_for_html(showcase):
    answer, body = get(showcase, "/%3Cscript%3Ealert(1)%3C/script%3E")
    assert answer.status == 404
    assert "<script>alert" not in body
    answer, body = get(showcase, "/phone-login?x=%22%3E%3Cscript%3Ealert(1)%3C/script%3E")
    assert "<script>alert" not in body


def test_test_pages_exist_only_when_asked_for(start_showcase):
    answer, _ = get(start_showcase(), "/test/typing")
    assert answer.status == 404


def socket_status(showcase, path, origin):
    answer, _ = get(showcase, path, **{
        "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13", "Origin": origin,
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode()})
    return answer.status


def test_a_page_of_another_site_cannot_open_the_socket(page, showcase):
    page.goto(showcase.url())
    socket = page.locator("#bindery-root").get_attribute("data-socket")
    assert socket_status(showcase, socket, "http://evil.example") == 403


@pytest.mark.parametrize("protocol", ["h2c", "websocket"])
def test_a_client_that_offers_another_protocol_still_gets_the_page(showcase, protocol):
    """`curl --http2` and Java's HttpClient send this with every request."""
    answer, body = get(showcase, "/", **{
        "Connection": "Upgrade, HTTP2-Settings", "Upgrade": protocol, "HTTP2-Settings": "AAMAAABkAAQAoAAAAAIAAAAA"})
    assert answer.status == 200
    assert "link-phone-login" in body


def test_the_token_of_a_page_is_unguessable_and_different_each_time(showcase):
    tokens = [re.search(r"page=([\w-]+)", get(showcase, "/")[1])[1] for _ in range(2)]
    assert tokens[0] != tokens[1]
    assert min(map(len, tokens)) >= 22


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("path", PATHS)
def test_nothing_is_wider_than_the_window(new_context, showcase, scheme, width, path):
    page = new_context(color_scheme=scheme, viewport={"width": width, "height": 700}).new_page()
    page.goto(showcase.url(path))
    expect(page.get_by_test_id("screen")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
