"""Over HTTPS, as on the internet: a proxy terminates TLS and forwards plain HTTP to the server."""

import pytest
from playwright.sync_api import expect

from program import wait_for
from proxy import Proxy
from screens import FILLED, PhoneLogin


@pytest.fixture
def proxy_of():
    proxies = []

    def make(showcase):
        proxies.append(Proxy(showcase.port))
        return proxies[-1]

    yield make
    for proxy in proxies:
        proxy.close()


@pytest.fixture
def page(proxy_of, new_context):
    """Depends on the proxies so that it is closed first: its images may still be loading."""
    return new_context(ignore_https_errors=True).new_page()


def test_a_page_lives_behind_a_proxy_that_ends_tls(page, start_showcase, proxy_of):
    proxy = proxy_of(start_showcase("--behind-proxy"))
    sockets = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    phone_login = PhoneLogin(page).open(proxy.url())
    phone_login.fill.click()
    phone_login.expect_fields(FILLED.phone, FILLED.code)
    assert [url.split("?")[0] for url in sockets] == [proxy.url("/bindery/socket").replace("https:", "wss:")]
    [cookie] = page.context.cookies()
    assert cookie["name"] == "__Host-bindery-browser"
    assert cookie["secure"] and cookie["httpOnly"] and cookie["sameSite"] == "Lax"
    phone_login.login.click()
    phone_login.expect_goods(FILLED)


@pytest.mark.complains("WebSocket connection to")
def test_a_server_that_was_not_told_of_its_proxy_says_what_to_do(page, start_showcase, proxy_of):
    showcase = start_showcase()
    page.goto(proxy_of(showcase).url("/phone-login"))
    expect(page.get_by_test_id("connection")).to_be_visible()
    wait_for(lambda: "remedy=if a proxy ends TLS, set security.transport to .forwarded" in showcase.output)
