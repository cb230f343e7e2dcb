"""What a hostile client may try over the network, with plain sockets and without the client script."""

import base64
import os
import re
import socket
import struct

import pytest
from playwright.sync_api import expect

from test_page import get

PATIENCE = 10  # seconds


class RawSocket:
    """A TCP connection that sends what a test decides, well-formed or not."""

    def __init__(self, showcase):
        self.stream = socket.create_connection(("127.0.0.1", showcase.port), timeout=PATIENCE)
        self.received = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stream.close()

    def send(self, data: bytes) -> None:
        self.stream.sendall(data)

    def read(self, count: int) -> bytes:
        while len(self.received) < count:
            data = self.stream.recv(65536)
            if not data:
                raise EOFError
            self.received += data
        data, self.received = self.received[:count], self.received[count:]
        return data

    def head(self) -> str:
        while b"\r\n\r\n" not in self.received:
            data = self.stream.recv(65536)
            if not data:
                raise EOFError
            self.received += data
        head, self.received = self.received.split(b"\r\n\r\n", 1)
        return head.decode("latin-1")

    def frame(self) -> tuple[int, bytes]:
        first, length = self.read(2)
        if length == 126:
            [length] = struct.unpack("!H", self.read(2))
        elif length == 127:
            [length] = struct.unpack("!Q", self.read(8))
        return first & 15, self.read(length)

    def text(self) -> str:
        opcode, data = self.frame()
        assert opcode == TEXT, (opcode, data)
        return data.decode()

    def news(self) -> str:
        """The next frame with operations."""
        while ",[]," in (text := self.text()):
            pass
        return text

    def rest(self) -> bytes:
        """All bytes until the server ends the connection."""
        data = self.received
        while piece := self.stream.recv(65536):
            data += piece
        return data

    def close_code(self) -> int | None:
        """The close code of the server; None if it only ends the connection."""
        try:
            while True:
                opcode, data = self.frame()
                if opcode == CLOSE:
                    return struct.unpack("!H", data[:2])[0] if len(data) >= 2 else None
        except (EOFError, ConnectionError):
            return None


CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10


def frame(data: bytes, opcode=TEXT, fin=True, masked=True, reserved=0) -> bytes:
    head = bytes([(0x80 if fin else 0) | reserved << 4 | opcode])
    mask = 0x80 if masked else 0
    if len(data) < 126:
        head += bytes([mask | len(data)])
    elif len(data) < 1 << 16:
        head += bytes([mask | 126]) + struct.pack("!H", len(data))
    else:
        head += bytes([mask | 127]) + struct.pack("!Q", len(data))
    if not masked:
        return head + data
    key = os.urandom(4)
    return head + key + bytes(byte ^ key[index % 4] for index, byte in enumerate(data))


class Browser:
    """A cookie, and pages opened with it."""

    def __init__(self, showcase, path="/test/rows"):
        answer, self.html = get(showcase, path)
        self.showcase = showcase
        self.cookie = answer.headers["Set-Cookie"].split(";")[0]
        self.socket_path = re.search(r'data-socket="([^"]+)"', self.html)[1].replace("&amp;", "&")

    def node(self, test_id: str) -> int:
        [element] = re.findall(rf'<[^<>]*data-testid="{test_id}"[^<>]*>', self.html)
        return int(re.search(r'data-n="(\d+)"', element)[1])

    def request(self, **changed) -> bytes:
        headers = {
            "Host": f"127.0.0.1:{self.showcase.port}", "Connection": "Upgrade", "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
            "Origin": f"http://127.0.0.1:{self.showcase.port}", "Cookie": self.cookie,
        }
        headers.update({name.replace("_", "-"): value for name, value in changed.items()})
        lines = [f"{name}: {value}" for name, value in headers.items() if value is not None]
        return "\r\n".join([f"GET {self.socket_path} HTTP/1.1", *lines, "", ""]).encode()

    def connect(self, **changed) -> RawSocket:
        raw = RawSocket(self.showcase)
        raw.send(self.request(**changed))
        head = raw.head()
        assert head.startswith("HTTP/1.1 101"), head
        raw.text()  # the server sends first
        return raw

    def status(self, **changed) -> int:
        with RawSocket(self.showcase) as raw:
            raw.send(self.request(**changed))
            return int(raw.head().split()[1])


@pytest.fixture
def browser_of(showcase):
    return lambda path="/phone-login": Browser(showcase, path)


def expect_alive(raw: RawSocket) -> None:
    raw.send(frame(b'[0,"p"]'))
    assert raw.text().endswith("]") 


# --- opening the socket -------------------------------------------------------------------------

def test_a_page_opens_its_socket(browser_of):
    with browser_of().connect() as raw:
        expect_alive(raw)


@pytest.mark.parametrize("origin", [
    "http://evil.example", "null", "", None, "https://127.0.0.1:{port}", "http://127.0.0.1", "http://127.0.0.1:{port}.evil.example",
    "http://evil.example/127.0.0.1:{port}", "http://localhost:{port}", "http://x@127.0.0.1:{port}", "127.0.0.1:{port}",
])
def test_a_page_of_another_origin_is_refused(browser_of, origin):
    browser = browser_of()
    assert browser.status(Origin=origin and origin.format(port=browser.showcase.port)) == 403
    with browser.connect() as raw:
        expect_alive(raw)


def test_two_origins_are_none(browser_of):
    browser = browser_of()
    with RawSocket(browser.showcase) as raw:
        raw.send(browser.request().replace(b"Origin:", b"Origin: http://evil.example\r\nOrigin:"))
        assert raw.head().split()[1] == "403"


@pytest.mark.parametrize("cookie", [None, "bindery-browser=" + "0" * 32, "bindery-browser=", "x=y"])
def test_another_browser_does_not_get_the_page(browser_of, cookie):
    browser = browser_of()
    with RawSocket(browser.showcase) as raw:
        raw.send(browser.request(Cookie=cookie))
        assert raw.head().startswith("HTTP/1.1 101")
        assert '["X"]' in raw.text()


def test_the_cookie_of_another_browser_does_not_get_the_page(browser_of):
    one, other = browser_of(), browser_of()
    with RawSocket(one.showcase) as raw:
        raw.send(one.request(Cookie=other.cookie))
        raw.head()
        assert '["X"]' in raw.text()


# --- frames -------------------------------------------------------------------------------------

def test_invalid_utf_8_is_refused(browser_of):
    with browser_of().connect() as raw:
        raw.send(frame(b'[1,"e",5,"\xff\xfe"]'))
        assert raw.close_code() == 1007


def test_invalid_utf_8_over_two_frames_is_refused(browser_of):
    with browser_of().connect() as raw:
        raw.send(frame(b'[1,"e",5,"\xc3', fin=False) + frame(b'("]', CONTINUATION))
        assert raw.close_code() == 1007


def test_a_message_that_is_too_large_is_refused(browser_of):
    with browser_of().connect() as raw:
        raw.send(frame(b'[1,"e",5,"' + b"a" * (2 << 20) + b'"]'))
        assert raw.close_code() == 1009
        assert raw.rest() == b"", "what came after would hide the reason from a browser"


def test_a_message_that_is_too_large_in_small_frames_is_refused(browser_of):
    with browser_of().connect() as raw:
        piece = b"a" * 60_000
        try:
            raw.send(frame(b'[1,"e",5,"', fin=False))
            for _ in range(40):
                raw.send(frame(piece, CONTINUATION, fin=False))
        except ConnectionError:
            pass
        assert raw.close_code() == 1009


@pytest.mark.parametrize("data", [
    pytest.param(frame(b'[0,"p"]', masked=False), id="unmasked"),
    pytest.param(frame(b'[0,"p"]', reserved=4), id="compressed, though that was not agreed"),
    pytest.param(frame(b'[0,"p"]', reserved=1), id="a reserved bit"),
    pytest.param(frame(b"", opcode=3), id="an unknown kind"),
    pytest.param(frame(b"", opcode=11), id="an unknown control"),
    pytest.param(frame(b"a", CONTINUATION), id="a continuation of nothing"),
    pytest.param(frame(b"a", fin=False) + frame(b"b"), id="a message inside a message"),
    pytest.param(frame(b"", fin=False), id="a part without anything"),
    pytest.param(frame(b"[", fin=False) + frame(b" ", CONTINUATION, fin=False) * 64, id="a message in too many parts"),
    pytest.param(frame(b"a", PING, fin=False), id="a control in parts"),
    pytest.param(frame(b"a" * 126, PING), id="a control that is too long"),
])
def test_a_malformed_web_socket_frame_is_refused(browser_of, data):
    with browser_of().connect() as raw:
        raw.send(data)
        assert raw.close_code() == 1002


def test_a_binary_message_is_refused(browser_of):
    with browser_of().connect() as raw:
        raw.send(frame(b'[0,"p"]', BINARY))
        assert raw.close_code() == 1003


def test_a_message_in_parts_is_one_with_a_ping_between_them(browser_of):
    browser = browser_of("/test/typing")
    with browser.connect() as raw:
        raw.send(frame(b'[1,"t",', fin=False) + frame(b"hello", PING))
        assert raw.frame() == (PONG, b"hello")
        raw.send(frame(f'{browser.node("recreate")}]'.encode(), CONTINUATION))
        assert "Recreating" in raw.text()


def test_a_ping_is_answered(browser_of):
    with browser_of().connect() as raw:
        raw.send(frame(b"hello", PING))
        assert raw.frame() == (PONG, b"hello")


# --- messages -----------------------------------------------------------------------------------

DEEP = b"[" * 100_000 + b"]" * 100_000


@pytest.mark.parametrize("message", [
    b"", b"x", b"{}", DEEP, b'[1,"e",[[[[]]]],"a"]', b"[1" + b",1" * 100_000 + b"]", b"[" + b"9" * 100_000 + b',"t",1]',
    b'[1,"e",99999,"x"]', b'[1,"t",0]', b'[1,"t",-1]', b'[1,"zz",5]', b'[1,"n","javascript:alert(1)"]', b'[1,"n","' + b"/a " * 50_000 + b'"]',
], ids=lambda message: message[:20].decode())
def test_an_event_that_this_page_cannot_send_does_nothing(browser_of, message):
    with browser_of().connect() as raw:
        raw.send(frame(message))
        expect_alive(raw)


def test_a_huge_text_is_taken_as_it_is(browser_of):
    browser = browser_of("/gallery")
    with browser.connect() as raw:
        text = "<b>é" * 50_000
        raw.send(frame(f'[1,"e",{browser.node("story")},"{text}"]'.encode()))
        assert raw.text().startswith("[1,")
        expect_alive(raw)


def test_a_replayed_event_does_nothing(browser_of):
    browser = browser_of("/test/typing")
    with browser.connect() as raw:
        tap = frame(f'[1,"t",{browser.node("recreate")}]'.encode())
        raw.send(tap)
        assert "Recreating" in raw.text()
        raw.send(tap + tap)
        expect_alive(raw)
        raw.send(frame(f'[2,"t",{browser.node("recreate")}]'.encode()))
        assert "Recreate the field" in raw.news()


def test_the_nodes_of_another_session_are_not_reached(browser_of):
    one, other = browser_of("/test/typing"), browser_of("/phone-login")
    with one.connect() as raw, other.connect() as victim:
        raw.send(frame(f'[1,"e",{other.node("phone")},"13800000000"]'.encode()))
        expect_alive(raw)
        expect_alive(victim)
        victim.send(frame(b'[0,"p"]'))
        assert victim.text().startswith("[0,[]")


# --- before the page ----------------------------------------------------------------------------

@pytest.mark.parametrize("request_line", [
    "GET http://evil.example/ HTTP/1.1", "GET /../../etc/passwd HTTP/1.1", "GET /bindery/../../etc/passwd HTTP/1.1",
    "GET /bindery/%2e%2e/secret HTTP/1.1", "GET /%00 HTTP/1.1", "GET /" + "a" * 3000 + " HTTP/1.1", "GET //evil.example/ HTTP/1.1", "GET /\\evil.example/ HTTP/1.1", "GET ///evil.example// HTTP/1.1",
    "OPTIONS * HTTP/1.1", "POST / HTTP/1.1", "DELETE / HTTP/1.1",
])
def test_a_strange_request_is_answered_without_harm(showcase, request_line):
    with RawSocket(showcase) as raw:
        raw.send(f"{request_line}\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\n\r\n".encode())
        head = raw.head()
        assert re.match(r"HTTP/1\.1 [2345]\d\d", head)
        assert not re.search(r"^location: *(?:[/\\]{2}|\w+:)", head, re.IGNORECASE | re.MULTILINE), "another host"
        assert b"root:" not in raw.received
    assert get(showcase, "/")[0].status == 200


def test_a_name_elsewhere_that_leads_here_is_refused(showcase):
    def status(host):
        with RawSocket(showcase) as raw:
            raw.send(f"GET / HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
            return int(raw.head().split()[1])

    assert status(f"evil.example:{showcase.port}") == 421
    assert [status("localhost"), status(f"localhost:{showcase.port}"), status("127.0.0.1")] == [200, 200, 200]


@pytest.mark.parametrize("garbage", [b"\x00" * 100, b"\x16\x03\x01\x02\x00\x01\x00", b"GET\r\n\r\n", b"a" * 200_000, b"GET / HTTP/9.9\r\n\r\n"])
def test_malformed_http_ends_the_connection(showcase, garbage):
    with RawSocket(showcase) as raw:
        try:
            raw.send(garbage)
            raw.stream.shutdown(socket.SHUT_WR)
            while raw.stream.recv(65536):
                pass
        except ConnectionError:
            pass
    assert get(showcase, "/")[0].status == 200


@pytest.mark.parametrize(
    "beginning", [pytest.param(b"", marks=pytest.mark.thorough), b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n"])
def test_a_request_that_never_ends_is_given_up(showcase, beginning):
    with RawSocket(showcase) as raw:
        raw.stream.settimeout(20)
        raw.send(beginning)
        assert raw.stream.recv(1) == b""


def test_the_program_prints_no_secrets(start_showcase):
    program = start_showcase()
    browser = Browser(program, "/phone-login")
    with browser.connect() as raw:
        raw.send(frame(f'[1,"e",{browser.node("phone")},"13812345678"]'.encode()))
        raw.send(frame(b"rubbish-in-a-frame") + frame(b"\xff"))
        raw.close_code()
    program.stop()
    for secret in (browser.cookie.split("=")[1], browser.socket_path.split("=")[1], "13812345678", "rubbish-in-a-frame"):
        assert secret not in program.output


@pytest.mark.parametrize("path", ["/", "/no-such-screen", "/bindery/bindery.js", "/bindery/socket", "/bindery/nothing"])
def test_every_answer_says_what_a_browser_must_not_do_with_it(showcase, path):
    answer, _ = get(showcase, path)
    headers = answer.headers
    assert headers["Content-Security-Policy"].startswith("default-src 'none'; script-src 'self';")
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert "camera=()" in headers["Permissions-Policy"]
    assert "Server" not in headers


READ_TEXTS = """() => [...document.querySelectorAll('[data-testid="expected"]')].map((expected) => {
  const inside = (id) => expected.parentElement.querySelector(`[data-testid="${id}"]`);
  const points = (text) => [...text].map((character) => character.codePointAt(0).toString(16)).join(" ");
  const area = inside("area");
  return [expected.textContent, points(inside("text").textContent), points(inside("button").textContent),
    points(inside("image").alt), points(area.placeholder), points(area.labels[0].textContent)];
})"""


def expect_texts(page, of_html: bool):
    rows = page.evaluate(READ_TEXTS)
    assert len(rows) > 90
    for expected, *found in rows:
        if of_html:  # HTML cannot express NUL
            expected = re.sub(r"(?<!\w)0(?!\w)", "fffd", expected)
        assert found == [expected] * len(found)


def test_a_browser_reads_every_text_as_it_is(page, new_context, showcase):
    """In the first HTML, changed by operations, and in inserted HTML."""
    without_script = new_context(java_script_enabled=False).new_page()
    without_script.goto(showcase.url("/test/hostile-texts"))
    expect_texts(without_script, of_html=True)
    page.goto(showcase.url("/test/hostile-texts"))
    page.get_by_test_id("change").click()
    expect(page.get_by_test_id("expected").first).to_have_text(re.compile("^3c "))
    expect_texts(page, of_html=False)
    page.evaluate("document.querySelector('[data-testid=text]').dataset.old = '1'")
    page.get_by_test_id("anew").click()
    expect(page.locator("[data-old]")).to_have_count(0)
    expect_texts(page, of_html=True)
    assert page.title() == "Hostile texts"


@pytest.mark.complains("requires 'TrustedHTML'", "require-trusted-types-for")
def test_nothing_but_the_clients_own_way_makes_html_of_a_text(page, showcase):
    page.goto(showcase.url("/"))
    refusal = "() => { try { document.body.innerHTML = '<b>x</b>'; return 'made' } catch (error) { return error.name } }"
    assert page.evaluate(refusal) == "TypeError"
