"""The program restarts under open pages: they continue as they were, without a reload."""

import json
import re
import socket
import sqlite3

import pytest
from playwright.sync_api import expect

from program import wait_for
from screens import expect_screen
from stored import all_taps_stored

pytestmark = pytest.mark.complains("WebSocket connection to", "net::ERR_")


@pytest.fixture
def own(start_showcase):
    return start_showcase()


def restart(page, end, start):
    end()
    banner = page.get_by_test_id("connection")
    expect(banner).to_be_visible()
    start()
    expect(banner).to_have_count(0, timeout=30000)


def open_marked(page, url, screen):
    page.goto(url)
    expect_screen(page, screen)
    page.evaluate("window.marked = true")


def expect_the_same_page(page):
    assert page.evaluate("window.marked === true")


def test_a_search_shows_the_same_text_and_the_same_books(own, page):
    open_marked(page, own.url("/books"), "books")
    query, status = page.get_by_test_id("query"), page.get_by_test_id("status")
    query.fill("logic")
    page.get_by_test_id("search").click()
    expect(status).to_contain_text("“logic”")
    found = status.inner_text()
    query.press("End")
    page.keyboard.type(" and")
    restart(page, own.stop, own.start)
    expect(query).to_have_value("logic and")
    expect(query).to_be_focused()
    expect(status).to_have_text(found)
    expect_the_same_page(page)
    page.keyboard.press("Backspace")
    expect(query).to_have_value("logic an")


def test_two_programs_in_one_folder_keep_each_its_pages(own, start_showcase, context):
    """They share the database and the file of the pages."""
    other = start_showcase("--database", str(own.database))
    pages = {own: context.new_page(), other: context.new_page()}
    for program, page in pages.items():
        open_marked(page, program.url("/gallery"), "gallery")
        page.get_by_test_id("name").fill(f"At {program.port}")
    for program, page in pages.items():
        restart(page, program.stop, program.start)
    for program, page in pages.items():
        expect(page.get_by_test_id("name")).to_have_value(f"At {program.port}")
        expect_the_same_page(page)
    first, second = pages.values()
    first.goto(own.url("/phone-login"))
    first.get_by_test_id("fill").click()
    first.get_by_test_id("login").click()
    expect_screen(first, "goods")
    second.goto(other.url("/goods"))
    expect(second.get_by_test_id("who")).to_have_text(first.get_by_test_id("who").inner_text())


def test_the_screens_below_and_the_tabs_keep_what_they_had(own, page):
    open_marked(page, own.url("/"), "index")
    page.get_by_test_id("link-arrangements").click()
    page.get_by_test_id("note-tea").fill("green")
    page.get_by_test_id("tab-cocoa").click()
    page.get_by_test_id("note-cocoa").fill("hot")
    page.get_by_test_id("inbox").click()
    expect(page.get_by_test_id("unread")).to_have_text("6363")  # visible text and text for screen readers
    restart(page, own.stop, own.start)
    expect(page.get_by_test_id("note-cocoa")).to_have_value("hot")
    expect(page.get_by_test_id("unread")).to_have_text("6363")
    page.get_by_test_id("tab-tea").click()
    expect(page.get_by_test_id("note-tea")).to_have_value("green")
    expect_the_same_page(page)
    page.go_back()
    expect_screen(page, "index")


def test_a_list_is_shown_beside_its_detail_again(own, page):
    page.set_viewport_size({"width": 1600, "height": 900})
    open_marked(page, own.url("/goods"), "goods")
    page.get_by_test_id("row-2").get_by_test_id("title").click()
    screens = page.get_by_test_id("screen").filter(visible=True)
    expect(screens).to_have_count(2)
    title = screens.last.get_by_test_id("title").inner_text()
    restart(page, own.stop, own.start)
    expect(screens).to_have_count(2)
    expect(screens.first.get_by_test_id("row-2").get_by_test_id("title")).to_have_text(title)
    expect(screens.last.get_by_test_id("title")).to_have_text(title)
    expect_the_same_page(page)
    screens.first.get_by_test_id("row-3").get_by_test_id("title").click()
    expect(page).to_have_url(own.url("/goods/3"))
    expect(screens).to_have_count(2)


def test_two_tabs_are_two_pages(own, context):
    pages = {"Ada": context.new_page(), "Grace": context.new_page()}
    for name, page in pages.items():
        open_marked(page, own.url("/account-login"), "account-login")
        page.get_by_test_id("account").fill(name)
    restart(pages["Ada"], own.stop, own.start)
    for name, page in pages.items():
        expect(page.get_by_test_id("connection")).to_have_count(0, timeout=30000)
        expect(page.get_by_test_id("account")).to_have_value(name)
        expect_the_same_page(page)


def test_after_a_crash_what_was_typed_in_the_last_moment_is_known_to_the_server_too(own, page):
    open_marked(page, own.url("/length-login"), "length-login")
    username = page.get_by_test_id("username")
    username.fill("Ada")
    wait_for(lambda: sessions(own) == 1)
    username.press("End")
    page.keyboard.type(" Lovelace")
    page.get_by_test_id("password").fill("12345678")
    restart(page, own.kill, own.start)
    expect(username).to_have_value("Ada Lovelace")
    expect(page.get_by_test_id("password")).to_have_value("12345678")
    expect(page.get_by_test_id("login")).to_be_enabled()
    expect_the_same_page(page)


def test_a_value_that_counts_once_its_field_was_left_counts_after_a_restart(own, page):
    open_marked(page, own.url("/gallery"), "gallery")
    age = page.get_by_test_id("age")
    age.focus()
    own.stop()
    expect(page.get_by_test_id("connection")).to_be_visible()
    age.fill("0042")
    page.keyboard.press("Tab")
    own.start()
    expect(page.get_by_test_id("connection")).to_have_count(0, timeout=30000)
    expect(age).to_have_value("42")
    expect_the_same_page(page)


def sessions(showcase) -> int:
    """The number of stored sessions."""
    with sqlite3.connect(showcase.database.with_name("sessions.sqlite")) as database:
        return database.execute("SELECT COUNT(*) FROM session").fetchone()[0]


def test_typed_text_stays_in_its_field_where_another_gets_its_number(page, showcase):
    sockets = []
    # The test is the server.
    page.route_web_socket(re.compile("/bindery/socket"), lambda socket: sockets.append(socket))
    page.goto(showcase.url("/length-login"))
    wait_for(lambda: page.wait_for_timeout(10) or sockets)
    sockets[0].send("[0,[],0]")
    page.get_by_test_id("username").fill("ada")
    html = page.evaluate("""() => {
      const root = document.getElementById("bindery-root").cloneNode(true);
      const [one, other] = ["username", "code"].map((id) => root.querySelector(`[data-testid="${id}"]`));
      // The page's policy allows none in HTML.
      for (const styled of root.querySelectorAll("[style]")) styled.removeAttribute("style");
      [one.dataset.n, other.dataset.n] = [other.dataset.n, one.dataset.n];
      return root.innerHTML;
    }""")
    sockets[0].close()
    wait_for(lambda: page.wait_for_timeout(10) or len(sockets) == 2)
    sockets[1].send(json.dumps([0, [["E", html]], 9]))
    expect(page.get_by_test_id("connection")).to_have_count(0)
    expect(page.get_by_test_id("username")).to_have_value("ada")
    expect(page.get_by_test_id("username")).to_be_focused()
    expect(page.get_by_test_id("code")).to_have_value("")


def test_what_the_program_writes_after_a_crash_replaces_what_it_had_written(start_showcase, page):
    own = start_showcase("--test-pages")
    open_marked(page, own.url("/test/typing"), "typing")
    typing, other = page.get_by_test_id("typing"), page.get_by_test_id("other")
    typing.press_sequentially("abc")
    expect(other).to_have_value("3 characters")
    wait_for(lambda: sessions(own) == 1)
    own.kill()
    expect(page.get_by_test_id("connection")).to_be_visible()
    typing.press_sequentially("d")
    own.start()
    expect(page.get_by_test_id("connection")).to_have_count(0, timeout=30000)
    expect(typing).to_have_value("abcd")
    expect(other).to_have_value("4 characters")
    typing.press("e")
    expect(other).to_have_value("5 characters")
    expect_the_same_page(page)


def test_what_the_program_has_filled_in_survives_a_crash(own, page):
    open_marked(page, own.url("/phone-login"), "phone-login")
    page.get_by_test_id("fill").click()
    phone, code, login = (page.get_by_test_id(name) for name in ("phone", "code", "login"))
    expect(code).to_have_value("5858")
    all_taps_stored(page)
    restart(page, own.kill, own.start)
    expect(phone).to_have_value("13874389438")
    expect(code).to_have_value("5858")
    expect(login).to_be_enabled()
    expect_the_same_page(page)


def test_a_program_that_has_trapped_keeps_no_page_waiting(start_showcase, page, tmp_path, monkeypatch):
    """Its process lives until its backtrace is written: its page knows at once, and it accepts no connection."""
    slow = tmp_path / "backtracer"
    slow.write_text("#!/bin/sh\nexec sleep 20\n", encoding="utf-8")
    slow.chmod(0o755)
    monkeypatch.setenv("SWIFT_BACKTRACE", f"enable=yes,interactive=no,swift-backtrace={slow}")
    site = start_showcase("--test-pages")
    page.goto(site.url("/test/trap"))
    page.get_by_test_id("trap").click()
    expect(page.get_by_test_id("connection")).to_be_visible(timeout=5000)
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", site.port), timeout=5)
    assert site.process.poll() is None, "the program had ended before the test"
