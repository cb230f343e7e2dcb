"""The files that every page needs: small on the wire, and cached exactly as long as they are valid."""

import gzip
import http.client
import re

import pytest
from playwright.sync_api import expect

NAMES = ["bindery.js", "bindery.css", "person.svg", "picture.svg"]


def get(showcase, path, **headers):
    connection = http.client.HTTPConnection("127.0.0.1", showcase.port, timeout=30)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer, body


@pytest.fixture
def version(showcase):
    return re.search(rb'/bindery/bindery\.js\?(\w+)"', get(showcase, "/")[1])[1].decode()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("accepted", ["gzip, deflate, br, zstd", "gzip", "br;q=1, gzip;q=0.5"])
def test_a_client_that_accepts_gzip_gets_it(showcase, name, accepted):
    plain, whole = get(showcase, f"/bindery/{name}")
    assert plain.headers["Content-Encoding"] is None
    answer, body = get(showcase, f"/bindery/{name}", **{"Accept-Encoding": accepted})
    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.headers["Content-Type"] == plain.headers["Content-Type"]
    assert answer.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"
    assert gzip.decompress(body) == whole
    assert int(answer.headers["Content-Length"]) == len(body)


@pytest.mark.parametrize("accepted", ["identity", "gzip;q=0", "br", ""])
def test_a_client_that_refuses_gzip_does_not_get_it(showcase, accepted):
    answer, body = get(showcase, "/bindery/bindery.css", **{"Accept-Encoding": accepted})
    assert answer.headers["Content-Encoding"] is None
    assert b"--page" in body


def test_script_and_styles_take_less_than_35_kb_on_the_wire(showcase):
    sizes = {name: len(get(showcase, f"/bindery/{name}", **{"Accept-Encoding": "gzip"})[1]) for name in NAMES}
    assert sizes["bindery.js"] < 23_000, sizes
    assert sum(sizes.values()) < 35_000, sizes


def test_the_script_has_no_source_map_in_production(showcase):
    answer, body = get(showcase, "/bindery/bindery.js")
    assert answer.headers["SourceMap"] is None
    assert b"sourceMappingURL" not in body
    assert get(showcase, "/bindery/bindery.js.map")[0].status == 404


def test_a_browser_keeps_a_file_as_long_as_its_address_says_which_it_is(showcase, version):
    for query, control in (
        (f"?{version}", "public, max-age=31536000, immutable"), ("", "public, max-age=3600"),
        ("?1234567890abc", "no-store"),    # of another server of this site, before or after an update
    ):
        answer, body = get(showcase, f"/bindery/bindery.js{query}")
        assert answer.headers["Cache-Control"] == control
        assert body


@pytest.mark.parametrize("encoding", ["identity", "gzip"])
def test_a_file_that_a_browser_has_already_is_not_sent_again(showcase, encoding):
    answer, _ = get(showcase, "/bindery/person.svg", **{"Accept-Encoding": encoding})
    known = answer.headers["ETag"]
    answer, body = get(showcase, "/bindery/person.svg", **{"Accept-Encoding": encoding, "If-None-Match": f'"x", {known}'})
    assert (answer.status, body) == (304, b"")
    assert answer.headers["ETag"] == known
    answer, body = get(showcase, "/bindery/person.svg", **{"Accept-Encoding": encoding, "If-None-Match": '"x"'})
    assert answer.status == 200 and body


def test_what_is_not_there_is_not_found(showcase):
    answer, _ = get(showcase, "/bindery/missing.js")
    assert answer.status == 404


KNOWN = {"Cookie": f"bindery-browser={'0' * 32}"}    # of a browser that has the style sheets
NAVIGATION = {"Accept-Encoding": "gzip", "Sec-Fetch-Dest": "document"}


@pytest.mark.parametrize("site", [None, "none", "same-origin", "same-site", "cross-site"])
def test_a_page_is_compressed_unless_another_site_requests_it(showcase, site):
    headers = NAVIGATION | KNOWN
    if site:
        headers["Sec-Fetch-Site"] = site
    answer, body = get(showcase, "/phone-login", **headers)
    if site in ("same-site", "cross-site"):
        assert answer.headers["Content-Encoding"] is None
    else:
        assert answer.headers["Content-Encoding"] == "gzip"
        assert len(body) < 2750
        body = gzip.decompress(body)
    assert b'data-screen="phone-login"' in body


def test_the_page_of_a_new_browser_has_the_style_sheets(showcase):
    sheets = re.findall(r'<link rel="stylesheet" href="([^"]*)"', get(showcase, "/", **KNOWN)[1].decode())
    assert sheets
    answer, body = get(showcase, "/", **NAVIGATION)
    page = gzip.decompress(body).decode()
    styles = re.findall(r'<style nonce="(\w{32})">(.*?)</style>', page, re.DOTALL)
    assert [text for _, text in styles] == [get(showcase, sheet)[1].decode() for sheet in sheets]
    assert "stylesheet" not in page
    assert re.findall(r'<link rel="prefetch" as="style" href="([^"]*)"', page) == sheets
    [nonce] = {nonce for nonce, _ in styles}
    assert f"style-src 'self' 'nonce-{nonce}';" in answer.headers["Content-Security-Policy"]
    other, _ = get(showcase, "/", **NAVIGATION)
    assert nonce not in other.headers["Content-Security-Policy"]
    # They are compressed once, and take what they take as files.
    files = sum(len(get(showcase, sheet, **{"Accept-Encoding": "gzip"})[1]) for sheet in sheets)
    assert len(body) < files + len(get(showcase, "/", **NAVIGATION | KNOWN)[1]) + 400


def test_the_length_of_a_page_that_another_site_requests_tells_only_its_own_length(showcase):
    answer, body = get(showcase, "/phone-login", **NAVIGATION | {"Sec-Fetch-Site": "cross-site"})
    assert answer.headers["Content-Encoding"] == "gzip"
    parts = re.split(rb"(?<=<style nonce=.{34}>).*?(?=</style>)", gzip.decompress(body), flags=re.DOTALL)
    # What is not a style sheet is in the body as it is. The links are a block of their own.
    blocks = [block for part in parts for block in re.split(rb'(?=<div class="navigation-group")|(?=</div></nav>)', part)]
    assert b'data-screen="phone-login"' in parts[-1] and all(block in body for block in blocks)


@pytest.mark.parametrize("accepted", ["identity", ""])
def test_a_client_without_gzip_gets_links(showcase, accepted):
    answer, body = get(showcase, "/", **{"Accept-Encoding": accepted})
    assert answer.headers["Content-Encoding"] is None
    assert b'<link rel="stylesheet"' in body and b"<style" not in body


def test_a_new_browser_requests_the_style_sheets_after_everything_else(page, showcase):
    page.goto(showcase.url("/phone-login"))
    expect(page.get_by_test_id("screen")).to_be_visible()
    look = "element => JSON.stringify([...getComputedStyle(element)].map((name) => getComputedStyle(element)[name]))"
    first = page.get_by_test_id("screen").evaluate(look)
    sheets = page.locator("link[rel=prefetch]").evaluate_all("links => links.map(({ href }) => href)")
    assert len(sheets) == 2
    page.wait_for_function("(sheets) => sheets.every((sheet) => performance.getEntriesByName(sheet).length)", arg=sheets)
    assert {page.evaluate("(sheet) => performance.getEntriesByName(sheet)[0].initiatorType", sheet) for sheet in sheets} == {"link"}
    page.reload()
    assert page.locator("link[rel=stylesheet]").evaluate_all("links => links.map(({ href }) => href)") == sheets
    assert page.get_by_test_id("screen").evaluate(look) == first


@pytest.mark.parametrize("again", ["reload", "another page"])
def test_the_second_page_gets_neither_script_nor_styles_from_the_server(page, showcase, again):
    page.goto(showcase.url("/"))
    sheets = page.locator("link[rel=prefetch]").evaluate_all("links => links.map(({ href }) => href)")
    page.wait_for_function("(sheets) => sheets.every((sheet) => performance.getEntriesByName(sheet).length)", arg=sheets)
    if again == "reload":
        page.reload()
    else:
        page.goto(showcase.url("/goods"))
    expect(page.get_by_test_id("screen")).to_be_visible()
    loaded = page.evaluate("""() => performance.getEntriesByType("resource")
      .filter(({ name }) => /[.](js|css)([?]|$)/.test(name)).map(({ name, transferSize }) => [name, transferSize])""")
    names = [re.sub(r".*/|[?].*", "", name) for name, _ in loaded]
    assert "bindery.js" in names and "bindery.css" in names
    assert [name for name, size in loaded if size > 0] == []
