"""Behind nginx, HAProxy and Caddy, which reuse their connections to the server."""

import base64
import os
import socket
import ssl

import pytest

from reverse_proxies import Caddy, HAProxy, Nginx
from screens import FILLED, PhoneLogin
from wire import Wire

PAGES = 10


@pytest.fixture(
    params=[Nginx, *(pytest.param(kind, marks=pytest.mark.thorough) for kind in (HAProxy, Caddy))],
    ids=lambda kind: kind.name)
def site(request, start_showcase, tmp_path):
    """A proxy in front of a showcase, and the wire between the two."""
    wire = Wire(start_showcase("--behind-proxy").port)
    proxy = request.param(wire.port, tmp_path)
    yield proxy, wire
    proxy.close()
    wire.close()


@pytest.fixture
def new_page(new_context):
    """Opens a page in a new browser."""
    return lambda: new_context(ignore_https_errors=True).new_page()


def offer(proxy, upgrade: str, **changed: str) -> int:
    """The status that another client gets for a request that offers an upgrade."""
    headers = {
        "Host": f"localhost:{proxy.port}", "Connection": "Upgrade", "Upgrade": upgrade, "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(), **changed,
    }
    lines = [f"{name}: {value}" for name, value in headers.items()]
    request = "\r\n".join([f"GET /bindery/socket?page={'0' * 32} HTTP/1.1", *lines, "", ""])
    trust = ssl.create_default_context()
    trust.check_hostname, trust.verify_mode = False, ssl.CERT_NONE
    with socket.create_connection(("127.0.0.1", proxy.port), timeout=10) as plain:
        with trust.wrap_socket(plain, server_hostname="localhost") as stream:
            stream.sendall(request.encode())
            return int(stream.recv(4096).split()[1])


def expect_alive(page, proxy) -> None:
    phone_login = PhoneLogin(page).open(proxy.url())
    phone_login.fill.click()
    phone_login.expect_fields(FILLED.phone, FILLED.code)


def test_pages_come_alive_over_connections_that_a_proxy_uses_again(site, new_page):
    proxy, wire = site
    requests, sockets = [], []
    for _ in range(PAGES):
        page = new_page()
        page.on("request", lambda request: requests.append(request.url))
        page.on("websocket", lambda socket: sockets.append(socket.url))
        expect_alive(page, proxy)
    assert len(sockets) == PAGES, "no page had to try twice"
    assert wire.accepted < len(requests) + len(sockets), "no connection was used again, so nothing is shown"


def test_refused_offers_of_one_client_hold_up_no_other(site, new_page):
    proxy, _ = site
    for _ in range(PAGES):
        assert offer(proxy, "websocket", Origin="https://evil.example") == 403
        expect_alive(new_page(), proxy)


def test_pages_go_on_beside_each_other(site, new_page):
    proxy, _ = site
    pages = [new_page() for _ in range(3)]
    for page in pages:
        expect_alive(page, proxy)
    for page in pages:
        PhoneLogin(page).login.click()
    for page in pages:
        PhoneLogin(page).expect_goods(FILLED)
