"""Several processes serve the pages: a process that ends, and a page that ends processes."""

import html
import os
import re
import signal
import socket
import sqlite3
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import expect

from program import wait_for
from screens import Goods
from stored import all_taps_stored

pytestmark = pytest.mark.complains("WebSocket connection to", "net::ERR_", "status of 500")


@pytest.fixture
def site(start_showcase):
    return start_showcase("--workers", "2", "--test-pages", "--log-level", "debug")


def workers(site) -> dict[int, int]:
    """The processes of the workers by their numbers, without those that have ended."""
    started = re.findall(r"process=(\d+) worker=(\d+) \[BinderyWeb\] a worker starts", site.output)
    return {int(number): int(process) for process, number in started if Path(f"/proc/{process}/exe").exists()}


def owner(page) -> int:
    """The number of the worker that made the page."""
    return int(re.search(r"at=[0-9a-f]+\.(\d+)", page.locator("#bindery-root").get_attribute("data-socket"))[1])


def connected(page):
    expect(page.get_by_test_id("connection")).to_have_count(0)


def all_stored(site, count):
    """Waits until this number of pages is stored. Others would be loaded again after a kill, with what was typed."""
    def stored():
        with closing(sqlite3.connect(site.database.with_name("sessions.sqlite"))) as database:
            return database.execute("SELECT COUNT(*) FROM session").fetchone()[0]
    wait_for(lambda: stored() == count)


PRESS = """button => {
  const isLost = document.querySelector("#bindery-root").hasAttribute("data-disconnected");
  button.click();
  return !isLost;
}"""


def press(page, button) -> bool:
    """Presses a button. Returns whether the page accepts it: without a connection, the banner shows instead."""
    return page.get_by_test_id(button).evaluate(PRESS)


def count(page, times):
    for _ in range(times):
        while not press(page, "count"):
            connected(page)


RESTORED = "session restored from the store"


def owners(site, pages) -> list[str]:
    """The owners of the pages in the store, once all pages are stored."""
    def rows():
        with closing(sqlite3.connect(site.database.with_name("sessions.sqlite"))) as database:
            return dict(database.execute("SELECT id, owner FROM session"))
    tokens = [re.search(r"page=([0-9a-f]+)", page.locator("#bindery-root").get_attribute("data-socket"))[1]
              for page in pages]
    ids = [sha256(token.encode()).digest() for token in tokens]
    wait_for(lambda: all(rows().get(id) for id in ids))
    return [rows()[id] for id in ids]


def wait_for_restorations(site, count):
    """Waits until the program has restored this number of sessions. Before that, a page may not know that its worker
    has ended."""
    wait_for(lambda: site.output.count(RESTORED) >= count, seconds=30)


def trap(site, page, others=(), button="trap", is_last=False):
    """Brings down a worker. Its pages continue in others; this one as it was before the button was pressed, unless it
    has brought down two."""
    for each in [page, *others]:
        all_taps_stored(each)
    first, *rest = owners(site, [page, *others])
    moved = rest.count(first) + (not is_last)
    restored, traps = site.output.count(RESTORED), site.output.count("a worker has trapped")
    while not press(page, button):
        connected(page)
    wait_for(lambda: site.output.count("a worker has trapped") > traps)
    wait_for_restorations(site, restored + moved)
    for each in [*others, *([] if is_last else [page])]:
        connected(each)


def test_pages_are_with_several_workers(site, new_context):
    pages = [new_context().new_page() for _ in range(8)]
    for page in pages:
        page.goto(site.url("/test/counter"))
        count(page, 2)
    for page in pages:
        expect(page.get_by_test_id("number")).to_have_text("2")
    assert {owner(page) for page in pages} <= set(workers(site))


def test_a_killed_worker_loses_nothing(site, new_context):
    pages = [new_context().new_page() for _ in range(6)]
    for page in pages:
        page.goto(site.url("/test/typing"))
        page.get_by_test_id("other").fill("green tea")
        page.evaluate("window.marked = true")
    all_stored(site, len(pages))
    for process in list(workers(site).values()):
        os.kill(process, signal.SIGKILL)
        for page in pages:
            page.get_by_test_id("typing").press_sequentially("ab")
    for page in pages:
        expect(page.get_by_test_id("typing")).to_have_value("abab")
        connected(page)
        assert page.evaluate("window.marked === true")
    wait_for(lambda: len(workers(site)) == 2)


def test_a_page_that_traps_takes_no_other_page_with_it(site, new_context):
    faulty, *others = [new_context().new_page() for _ in range(7)]
    for page in others:
        page.goto(site.url("/test/counter"))
        count(page, 3)
        page.evaluate("window.marked = true")
    faulty.goto(site.url("/test/trap"))
    count(faulty, 2)
    expect(faulty.get_by_test_id("number")).to_have_text("2")
    trap(site, faulty, others)
    count(faulty, 1)
    expect(faulty.get_by_test_id("number")).to_have_text("3")
    trap(site, faulty, others, is_last=True)
    expect(faulty.get_by_role("heading", name="This page can’t continue")).to_be_visible()
    for page in others:
        count(page, 2)
        expect(page.get_by_test_id("number")).to_have_text("5")
        assert page.evaluate("window.marked === true")
    assert "SIGILL, in session" in site.output or "SIGTRAP, in session" in site.output
    assert re.search(r"in session \d+, after .*tap \d+", site.output)
    assert "a page has ended two workers within a minute, and is set aside" in site.output
    # The page can be opened again: with a new session.
    faulty.get_by_role("link", name="Open the page again").click()
    expect(faulty.get_by_test_id("number")).to_have_text("0")


class Visitor:
    """A page without a browser, which connects again the moment its connection ends."""

    def __init__(self, site):
        self.site = site
        with urllib.request.urlopen(site.url("/test/counter")) as response:
            self.cookie = response.headers["Set-Cookie"].split(";")[0]
            self.address = html.unescape(re.search(r'data-socket="([^"]*)"', response.read().decode())[1])
        self.connection = None
        assert self.connect()

    def connect(self) -> bool:
        """Returns whether the worker has accepted the page; it may also end the connection. Never waits for long."""
        self.connection = socket.create_connection(("127.0.0.1", self.site.port), timeout=10)
        lines = [
            f"GET {self.address} HTTP/1.1", f"Host: 127.0.0.1:{self.site.port}", f"Origin: {self.site.url('')}",
            "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", f"Cookie: {self.cookie}"]
        try:
            self.connection.sendall("\r\n".join([*lines, "", ""]).encode())
            return self.connection.recv(1 << 16).startswith(b"HTTP/1.1 101")
        except ConnectionError:
            return False

    def connect_after_its_end(self) -> None:
        self.connection.settimeout(None)
        try:
            while self.connection.recv(1 << 16):
                pass
        except ConnectionError:
            pass
        while not self.connect():
            self.connection.close()


def test_a_worker_that_has_trapped_keeps_no_page_waiting(start_showcase, page, tmp_path, monkeypatch):
    """Its process lives until its backtrace is written: no connection may reach it, or be passed on to it."""
    slow = tmp_path / "backtracer"
    slow.write_text("#!/bin/sh\nexec sleep 20\n", encoding="utf-8")
    slow.chmod(0o755)
    monkeypatch.setenv("SWIFT_BACKTRACE", f"enable=yes,interactive=no,swift-backtrace={slow}")
    site = start_showcase("--workers", "2", "--test-pages", "--log-level", "debug")
    page.goto(site.url("/test/trap"))
    visitors = [Visitor(site) for _ in range(48)]
    number = owner(page)
    trapped = workers(site)[number]
    left = [visitor for visitor in visitors if re.search(rf"at=[0-9a-f]+\.{number}\b", visitor.address)]
    assert len(left) > 8
    all_stored(site, len(visitors) + 1)
    with ThreadPoolExecutor(len(left)) as pool:
        continued = [pool.submit(visitor.connect_after_its_end) for visitor in left]
        page.get_by_test_id("trap").click()
        for each in continued:
            each.result()
    assert Path(f"/proc/{trapped}/exe").exists(), "the trapped process was not there to the end of the test"


def test_the_log_has_the_backtrace(site, page):
    page.goto(site.url("/test/trap"))
    trap(site, page)
    wait_for(lambda: "Trap.swift" in site.output, seconds=60)
    assert "the fault of the page /test/trap" in site.output


def test_a_full_stack_is_reported_too(site, page):
    page.goto(site.url("/test/trap"))
    trap(site, page, button="recurse")
    assert "SIGSEGV, in session" in site.output


def test_a_restart_one_by_one_drops_nothing(site, new_context):
    pages = [new_context().new_page() for _ in range(6)]
    for page in pages:
        page.goto(site.url("/test/counter"))
        count(page, 1)
        page.evaluate("window.marked = true")
    before = set(workers(site))
    site.process.send_signal(signal.SIGHUP)
    answers, total = [], 1
    while set(workers(site)) & before or len(workers(site)) < 2:
        for page in pages:
            count(page, 1)
            expect(page.get_by_test_id("number")).to_have_text(str(total + 1))
        total += 1
        with urllib.request.urlopen(site.url("/test/counter"), timeout=20) as response:
            answers.append(response.status)
    assert set(answers) == {200}
    for page in pages:
        expect(page.get_by_test_id("number")).to_have_text(str(total))
        connected(page)
        assert page.evaluate("window.marked === true")


def test_the_end_of_the_supervisor_ends_all(site, page):
    page.goto(site.url("/test/counter"))
    count(page, 1)
    expect(page.get_by_test_id("number")).to_have_text("1")
    processes = list(workers(site).values())
    code, _ = site.stop()
    assert code == 0
    assert not any(Path(f"/proc/{process}/exe").exists() for process in processes)
    site.start()
    expect(page.get_by_test_id("connection")).to_have_count(0, timeout=30000)
    count(page, 1)
    expect(page.get_by_test_id("number")).to_have_text("2")


def test_workers_end_when_their_supervisor_is_killed(site):
    processes = list(workers(site).values())
    site.kill()
    wait_for(lambda: not any(Path(f"/proc/{process}/exe").exists() for process in processes), seconds=20)


def test_a_stopped_worker_is_replaced(site, page):
    page.goto(site.url("/test/counter"))
    count(page, 1)
    expect(page.get_by_test_id("number")).to_have_text("1")
    all_taps_stored(page)
    stopped = workers(site)[owner(page)]
    restored = site.output.count(RESTORED)
    os.kill(stopped, signal.SIGSTOP)
    wait_for(lambda: not Path(f"/proc/{stopped}/exe").exists(), seconds=40)
    wait_for_restorations(site, restored + 1)
    connected(page)
    count(page, 1)
    expect(page.get_by_test_id("number")).to_have_text("2")


def is_stopped(task: Path) -> bool:
    return (task / "stat").read_text().rsplit(")", 1)[1].split()[0] == "T"


def test_the_metrics_are_those_of_all_workers_that_answer(start_showcase, new_context):
    site = start_showcase("--workers", "2", "--metrics", "--log-level", "debug")
    pages = {}
    while len(pages) < 2:
        page = new_context().new_page()
        page.goto(site.url("/goods"))
        connected(page)
        pages[owner(page)] = page

    def sessions() -> dict[int, int]:
        with urllib.request.urlopen(site.url("/metrics")) as response:
            text = response.read().decode()
        assert text.count("# TYPE bindery_sessions gauge") == 1
        lines = re.findall(r'^bindery_sessions\{worker="(\d+)"\} (\d+)$', text, re.MULTILINE)
        return {int(worker): int(count) for worker, count in lines}

    assert sessions().keys() == pages.keys() and min(sessions().values()) >= 1
    stopped = max(pages)
    process = workers(site)[stopped]
    os.kill(process, signal.SIGSTOP)
    # Until then it may accept a connection, and keep it.
    wait_for(lambda: all(is_stopped(task) for task in Path(f"/proc/{process}/task").iterdir()))
    assert sessions().keys() == pages.keys() - {stopped}
    os.kill(process, signal.SIGCONT)
    wait_for(lambda: sessions().keys() == pages.keys())


def test_likes_of_one_worker_are_seen_in_the_others(site, new_context):
    pages = []
    while len({owner(goods.page) for goods in pages}) < 2:
        pages.append(Goods(new_context().new_page()).open(site.url("/goods")))
    mine = pages[-1]
    theirs = next(goods for goods in pages if owner(goods.page) != owner(mine.page))
    before = mine.row(6).count()
    mine.row(6).part("like").click()
    expect(mine.row(6).part("like")).to_have_text(f"Save {before + 1}")
    expect(theirs.row(6).part("like")).to_have_text(f"Save {before + 1}")
