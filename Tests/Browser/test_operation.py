"""What the operator learns of the program, and a machine that runs out of descriptors."""

import re
import resource
import socket
import subprocess
import threading
import urllib.request

import program
from test_security import Browser, frame


def get(address: str) -> tuple[int, str]:
    with urllib.request.urlopen(address, timeout=20) as answer:
        return answer.status, answer.read().decode()


def start(tmp_path, *options, files=None):
    limit = (lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))) if files else None
    process = subprocess.Popen(
        [program.executable(), "--port", "0", "--database", str(tmp_path / "x.sqlite"), *options],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, preexec_fn=limit)
    lines = []
    for line in process.stdout:
        lines.append(line)
        if found := re.search(r"http://\S+:(\d+)/", line):
            return process, found[0], int(found[1]), lines
    raise AssertionError("".join(lines))


def end(process) -> str:
    process.terminate()
    output, _ = process.communicate(timeout=10)
    assert process.returncode == 0, output
    return output


def test_it_says_with_what_it_runs_and_shows_its_metrics_when_asked_to(tmp_path):
    process, address, _, lines = start(tmp_path, "--metrics")
    try:
        assert re.search(r"info bindery\.web: .*host=127\.0\.0\.1 .*metrics=/metrics .* serving", "".join(lines))
        assert get(address + "bindery/health") == (200, "ok\n")
        get(address)
        assert "\nbindery_sessions 1\n" in get(address + "metrics")[1]
    finally:
        assert "the server has shut down" in end(process)


def test_it_outlives_that_no_file_is_left_for_a_connection(tmp_path):
    process, address, port, lines = start(tmp_path, files=64)
    try:
        assert "This process may have 64 open files, which is enough for 32 pages." in "".join(lines)
        crowd = [socket.create_connection(("127.0.0.1", port), timeout=5) for _ in range(60)]
        for line in process.stdout:
            if "could not be accepted; the server keeps listening" in line:
                break
        for one in crowd:
            one.close()
        assert get(address + "bindery/health") == (200, "ok\n")
    finally:
        end(process)


def test_it_listens_on_ipv6(tmp_path):
    process, address, _, _ = start(tmp_path, "--bind", "::1")
    try:
        assert address.startswith("http://[::1]:")
        assert get(address + "bindery/health") == (200, "ok\n")
    finally:
        end(process)


def test_an_address_that_there_is_not_is_named_with_what_to_do(tmp_path):
    for address in ("nonsense.invalid", "192.0.2.1"):
        result = program.run("--port", "0", "--bind", address, "--database", str(tmp_path / "x.sqlite"))
        assert result.returncode != 0
        assert f"cannot listen on {address}" in result.stderr and "127.0.0.1" in result.stderr


def test_it_ends_in_time_though_a_page_computes(start_showcase):
    showcase = start_showcase("--metrics")
    browser = Browser(showcase, "/gallery")
    with browser.connect() as raw:
        name = browser.node("name")
        # The check of such a name takes seconds.
        edits = [frame(f'[{number},"e",{name},"{"x" * 1_000_000}"]'.encode()) for number in range(1, 13)]
        sender = threading.Thread(target=send, args=(raw, edits), daemon=True)
        sender.start()
        program.wait_for(lambda: '{kind="edit"} 1\n' in get(showcase.url("/metrics"))[1])
        showcase.stop()
        sender.join(10)
    assert "the server has shut down" in showcase.output


def send(raw, frames) -> None:
    """Sends as much as the other side accepts."""
    try:
        for frame in frames:
            raw.send(frame)
    except OSError:
        pass
