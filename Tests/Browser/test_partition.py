"""Two processes that share a Redis server, and a network between them that is cut for a while."""

import re
import shutil
import socket
import subprocess
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from network import Network, NotPermitted, WireInto
from program import Showcase, free_port, wait_for

pytestmark = pytest.mark.complains("WebSocket connection to", "net::ERR_", "status of 50")


@pytest.fixture
def network():
    try:
        network = Network()
    except NotPermitted as reason:
        pytest.skip(f"no network namespace can be made: {reason}")
    yield network
    network.close()


def answers(address, port):
    try:
        socket.create_connection((address, port), timeout=1).close()
        return True
    except OSError:
        return False


@pytest.fixture
def redis(network, tmp_path):
    """The address of a Redis server, on the side of the tests."""
    program, port = shutil.which("redis-server") or shutil.which("valkey-server"), free_port()
    with subprocess.Popen(
        [program, "--bind", network.outside, "--port", str(port), "--protected-mode", "no", "--save", "",
         "--dir", str(tmp_path), "--maxmemory-policy", "noeviction"], stdout=subprocess.DEVNULL,
    ) as process:
        wait_for(lambda: answers(network.outside, port))
        yield f"redis://{network.outside}:{port}"
        process.kill()


@pytest.fixture
def near(redis, tmp_path_factory):
    program = Showcase(tmp_path_factory.mktemp("near"), "--redis", redis).start()
    yield program
    program.kill()


@pytest.fixture
def far(redis, network, tmp_path_factory):
    """A process in the other network, and a wire to it."""
    program = Showcase(tmp_path_factory.mktemp("far"), "--redis", redis)
    program.network = network
    wire = WireInto(network, program.start().port)
    yield wire
    wire.close()
    program.kill()


def get(address):
    try:
        with urllib.request.urlopen(address) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def windows(page, count):
    expect(page.get_by_test_id("windows")).to_have_text(f"Open windows: {count} · yours: 1")


def counted(page, count):
    expect(page.get_by_test_id("counted")).to_have_text(re.compile(rf"\b{count}$"))


def test_both_sides_come_to_the_same_again(near, far, network, new_context):
    pages = [new_context(viewport={"width": 1280, "height": 800}).new_page() for _ in range(2)]
    for page, side in zip(pages, (near, far)):
        page.goto(side.url("/laboratory"))
        page.evaluate("window.marked = true")
    for page in pages:
        windows(page, 2)
    pages[1].get_by_test_id("count-everywhere").click()
    for page in pages:
        counted(page, 1)

    network.cut()
    windows(pages[0], 1)
    pages[0].get_by_test_id("count-everywhere").click()
    counted(pages[0], 2)
    wait_for(lambda: get(far.url("/bindery/health")) == (503, "cut off\n"))
    # It knows of its own page alone.
    wait_for(lambda: "Open windows: 1 " in get(far.url("/laboratory"))[1])
    # It may not act for that page, which another process may have by now.
    windows(pages[1], 2)
    counted(pages[1], 1)

    network.mend()
    for page in pages:
        windows(page, 2)
        counted(page, 2)
        assert page.evaluate("window.marked === true"), "the page was loaded again"
    pages[1].get_by_test_id("count-everywhere").click()
    for page in pages:
        counted(page, 3)
