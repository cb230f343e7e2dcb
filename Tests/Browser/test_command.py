"""The command itself: its messages when it cannot start, and how it ends."""

import re
import socket
import urllib.request

import pytest
from playwright.sync_api import expect

import program
from screens import FILLED, PhoneLogin, expect_screen


def expect_refused(result, *parts):
    assert result.returncode != 0
    for part in parts:
        assert re.search(part, result.stderr, re.IGNORECASE), f"no {part!r} in: {result.stderr}"
    assert "Fatal error" not in result.stderr and "Swift/" not in result.stderr, result.stderr
    assert len(result.stderr.splitlines()) <= 4, result.stderr


def test_a_port_that_is_taken_is_named_with_what_to_do(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = program.run("--port", str(port), "--database", str(tmp_path / "x.sqlite"))
    expect_refused(result, str(port), "taken|in use", r"another port|--port")


def test_a_database_in_a_folder_that_cannot_be_written_is_named_with_what_to_do(tmp_path):
    (tmp_path / "file").write_text("not a folder")
    path = str(tmp_path / "file" / "x.sqlite")
    result = program.run("--port", str(program.free_port()), "--database", path)
    expect_refused(result, re.escape(str(tmp_path / "file")), r"--database|give the path|another file")


def test_a_database_that_cannot_be_written_is_named_with_what_to_do():
    result = program.run("--port", str(program.free_port()), "--database", "/proc/x.sqlite")
    expect_refused(result, "/proc", r"--database|give the path|another file")


def test_a_file_that_is_not_a_database_is_named_and_left_unchanged(tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear reader, " * 100)
    result = program.run("--port", str(program.free_port()), "--database", str(path))
    expect_refused(result, re.escape(str(path)), "database", r"another file|--database")
    assert path.read_text() == "Dear reader, " * 100


def test_a_file_without_sessions_is_named_and_left_unchanged(tmp_path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear reader, " * 100)
    result = program.run(
        "--port", str(program.free_port()), "--database", str(tmp_path / "x.sqlite"), "--sessions", str(path))
    expect_refused(result, re.escape(str(path)), "SQLite", "--sessions")
    assert path.read_text() == "Dear reader, " * 100


def test_an_option_that_makes_no_sense_is_named(tmp_path):
    database = ("--database", str(tmp_path / "x.sqlite"))
    expect_refused(program.run(*database, "--port", "99999"), "99999")
    expect_refused(program.run(*database, "--failure-rate", "2"), "failure-?rate")
    expect_refused(program.run(*database, "--no-such-option"), "--no-such-option")
    expect_refused(program.run(*database, "--bind", ""), "--bind must be an address of this machine, such as 0.0.0.0")
    expect_refused(program.run(*database, "--log-level", "loud"), "--log-level must be trace, debug, info.* not loud")
    expect_refused(program.run(*database, "--catalogue-only", "--bind", "0.0.0.0"), "--bind is for the web server")


def expect_clean_end(showcase):
    code, seconds = showcase.stop()
    print(f"it ended after {seconds:.2f} s")
    assert code == 0, showcase.output
    assert "error" not in showcase.output.lower(), showcase.output


def test_ctrl_c_ends_it_immediately_without_pages(start_showcase):
    expect_clean_end(start_showcase())


@pytest.mark.complains("WebSocket connection to", "net::ERR_")
def test_ctrl_c_ends_it_immediately_while_pages_are_open_and_a_request_runs(start_showcase, context):
    showcase = start_showcase("--delay", "60")  # longer than the test waits for the end
    context.new_page().goto(showcase.url())
    page = context.new_page()
    phone_login = PhoneLogin(page).open(showcase.url())
    phone_login.fill.click()
    phone_login.login.click()
    expect(phone_login.busy).to_be_visible()
    expect_clean_end(showcase)


def test_ctrl_c_ends_it_at_once_while_a_client_never_finishes_its_request(start_showcase):
    showcase = start_showcase()
    with socket.create_connection(("127.0.0.1", showcase.port)) as mute, \
            socket.create_connection(("127.0.0.1", showcase.port)) as half:
        half.sendall(b"GET / HTTP/1.1\r\nHost: 127")
        # Connections are accepted in order: a response here proves that the two above are accepted.
        assert urllib.request.urlopen(showcase.url()).status == 200
        expect_clean_end(showcase)


def test_the_same_port_and_database_serve_again_right_away(start_showcase, page):
    showcase = start_showcase()
    showcase.stop()
    showcase.start()
    page.goto(showcase.url())
    expect_screen(page, "index")


def test_it_serves_this_machine_alone(start_showcase):
    showcase = start_showcase()
    with open("/proc/net/tcp") as table:
        listening = [line.split()[1] for line in table if line.split()[3] == "0A"]
    addresses = {address for address, port in (entry.split(":") for entry in listening) if int(port, 16) == showcase.port}
    assert addresses == {"0100007F"}


def test_what_it_prints_holds_no_code_and_no_phone(start_showcase, page):
    showcase = start_showcase("--failure-rate", "0")
    phone_login = PhoneLogin(page).open(showcase.url())
    phone_login.enter(FILLED.phone, "9876")
    phone_login.login.click()
    expect(phone_login.toast).to_be_visible()
    phone_login.log_in(FILLED)
    for secret in ("9876", FILLED.code, FILLED.phone):
        assert secret not in showcase.output
