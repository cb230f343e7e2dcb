"""Processes as on several machines, with a Redis server between them: any page comes back at any of them."""

import os
import re
import signal
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect

from program import Cluster, free_port, wait_for
from screens import ADA, PhoneLogin
from stored import all_taps_stored

pytestmark = pytest.mark.complains("WebSocket connection to", "net::ERR_", "status of 50")


@pytest.fixture
def site(tmp_path):
    cluster = Cluster(tmp_path, "--test-pages").start()
    yield cluster
    if cluster.process.poll() is None:
        cluster.stop()


def connected(page):
    expect(page.get_by_test_id("connection")).to_have_count(0)


def typing_pages(site, new_context, count):
    pages = [new_context().new_page() for _ in range(count)]
    for page in pages:
        page.goto(site.url("/test/typing"))
        page.get_by_test_id("typing").press_sequentially("a")
        expect(page.get_by_test_id("echo")).to_have_text("a")
        page.evaluate("window.marked = true")
        all_taps_stored(page)
    return pages


def check(pages, text):
    for page in pages:
        expect(page.get_by_test_id("typing")).to_have_value(text)
        # What the view model has.
        expect(page.get_by_test_id("echo")).to_have_text(text)
        connected(page)
        assert page.evaluate("window.marked === true"), "the page was loaded again"


def test_killed_processes_lose_nothing(site, new_context):
    pages = typing_pages(site, new_context, 6)
    text = "a"
    for number in range(3):
        killed = site.processes()[number]
        os.kill(killed, signal.SIGKILL)
        for page in pages:
            page.get_by_test_id("typing").press_sequentially("ab")
        text += "ab"
        check(pages, text)
        wait_for(lambda: len(site.processes()) == 3 and killed not in site.processes(), seconds=30)


def test_a_rolling_update_drops_nothing(site, new_context):
    pages = typing_pages(site, new_context, 6)
    before, text = set(site.processes()), "a"
    site.process.send_signal(signal.SIGHUP)
    while set(site.processes()) & before or site.output.count("is replaced") < 3:
        for page in pages:
            page.get_by_test_id("typing").press_sequentially("a")
        text += "a"
        check(pages, text)
    new_context().new_page().goto(site.url("/test/counter"))


def test_a_stopped_process_does_not_act_when_it_goes_on(site, new_context):
    """Its pages continue elsewhere. A tap that had been sent to it counts nowhere: it might have been done there."""
    pages = [new_context().new_page() for _ in range(6)]
    sockets = {page: [] for page in pages}
    for page in pages:
        page.on("websocket", lambda socket, opened=sockets[page]: opened.append(socket))
        page.goto(site.url("/test/counter"))
        page.get_by_test_id("count").click()
        expect(page.get_by_test_id("number")).to_have_text("1")
        all_taps_stored(page)
    stopped = site.processes()[0]
    os.kill(stopped, signal.SIGSTOP)
    connections = {page: len(sockets[page]) for page in pages}
    for page in pages:
        page.get_by_test_id("count").click()
    numbers = []
    for page in pages:
        # A page of the stopped process connects elsewhere when it has had no answer for three seconds.
        while page.get_by_test_id("number").inner_text() == "1" and len(sockets[page]) == connections[page]:
            page.wait_for_timeout(50)
        connected(page)
        page.get_by_test_id("count").click()
        expect(page.get_by_test_id("number")).to_have_text(re.compile("[23]"))
        all_taps_stored(page)
        numbers.append(page.get_by_test_id("number").inner_text())
    assert "3" in numbers, "the pages of the other processes"
    os.kill(stopped, signal.SIGCONT)
    for page, number in zip(pages, numbers):
        connected(page)
        page.get_by_test_id("count").click()
        expect(page.get_by_test_id("number")).to_have_text(str(int(number) + 1))


def test_a_browser_is_known_to_all_processes(site, new_context):
    """What it has chosen and typed at one process is there in a new tab at each of them, and in its other tabs."""
    context = new_context(viewport={"width": 1280, "height": 800})
    addresses = site.addresses()
    assert len(addresses) == 3
    page = context.new_page()
    PhoneLogin(page).open(addresses[0] + "/").log_in(ADA)
    page.goto(addresses[1] + "/settings")
    page.get_by_test_id("scheme").select_option(label="Dark")
    page.get_by_test_id("settings-language").select_option("简体中文")
    expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")
    page.goto(addresses[2] + "/workshop/todos")
    page.get_by_test_id("new-todo").fill("milk")
    page.get_by_test_id("add").click()
    expect(page.get_by_test_id("title")).to_have_value("milk")
    all_taps_stored(page)
    for address in addresses:
        page = context.new_page()
        page.goto(address + "/settings")
        expect(page.get_by_test_id("side-user")).to_contain_text(ADA.nickname)
        assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
        expect(page.locator("html")).to_have_attribute("lang", "zh-Hans")
        page.goto(address + "/workshop/todos")
        expect(page.get_by_test_id("title")).to_have_value("milk")


def test_its_end_leaves_no_process(site, new_context):
    new_context().new_page().goto(site.url("/test/counter"))
    children = Path(f"/proc/{site.process.pid}/task/{site.process.pid}/children").read_text().split()
    assert len(children) == 6
    site.stop()
    assert not [child for child in children if Path(f"/proc/{child}/exe").exists()]


def test_a_port_that_is_taken_is_named(site):
    script = Path(__file__).resolve().parents[2] / "scripts" / "cluster"
    refused = subprocess.run(
        [script, "--port", str(site.port), "--folder", str(site.database.with_name("other"))], capture_output=True,
        text=True)
    assert refused.returncode == 1
    assert refused.stderr == (
        f"cluster: port {site.port} cannot be used: Address already in use. Choose another one with --port.\n")
