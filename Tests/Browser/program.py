"""The showcase, or a lesson, as a process: started, asked for its address, interrupted, killed, started again."""

import json
import os
import re
import signal
import socket
import subprocess
import threading
import time
import urllib.request
from pathlib import Path

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")
# The browser without windows, which is half the work of Chromium as a whole for these tests.
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")


def executable() -> str:
    path = os.environ.get("SHOWCASE")
    if not path or not Path(path).is_file():
        raise FileNotFoundError(f"SHOWCASE must be the path of the built showcase, but is {path!r}")
    return path


def lesson_executable() -> str:
    """Built beside the showcase."""
    path = Path(executable()).with_name("lesson")
    if not path.is_file():
        raise FileNotFoundError(f"{path} is not built; `swift build --package-path Examples --product lesson` builds it")
    return str(path)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Showcase:
    """`start` and `stop` as often as a test likes: the port and the database stay the same."""

    name = "showcase"

    def __init__(self, folder: Path, *options: str):
        self.port = free_port()
        self.database = folder / "showcase.sqlite"
        self.options = options
        self.process = None
        self.lines = []

    def start(self, *options: str) -> "Showcase":
        """Returns when the program has printed its address. Options given here replace those of before."""
        self.options = options or self.options
        self.lines = []
        self.process = subprocess.Popen(
            self.command(),
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8",
            errors="replace",
        )
        ready = threading.Event()
        threading.Thread(target=self._read, args=(self.process, self.lines, ready), daemon=True).start()
        if not ready.wait(20) or not ADDRESS.search(self.output):
            self.kill()
            raise AssertionError(f"the {self.name} did not start:\n{self.output}")
        return self

    def command(self) -> list[str]:
        return [executable(), "--port", str(self.port), "--database", str(self.database), *self.options]

    @staticmethod
    def _read(process, lines, ready) -> None:
        for line in process.stdout:
            lines.append(line)
            if ADDRESS.search(line):
                ready.set()
        ready.set()  # it has ended

    @property
    def output(self) -> str:
        return "".join(self.lines)

    def memory(self) -> float:
        """How much of it is in the memory, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024

    def url(self, path: str = "/") -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def stop(self) -> tuple[int, float]:
        """As Ctrl-C does. Returns the exit code, and how long it took in seconds."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGINT)
        try:
            code = self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f"the {self.name} did not end within 10 s of Ctrl-C:\n{self.output}") from None
        return code, time.monotonic() - began

    def kill(self) -> None:
        """As a crash does: nothing is said to anybody."""
        if self.process and self.process.poll() is None:
            self.process.kill()
        if self.process:
            self.process.wait()


class Lesson(Showcase):
    """One lesson of the course."""

    name = "lesson"

    def __init__(self, folder: Path, number: int):
        super().__init__(folder, "--drafts", str(folder / "drafts.json"))
        self.number = number

    def command(self) -> list[str]:
        return [lesson_executable(), str(self.number), "--port", str(self.port), *self.options]


class Catalogue(Showcase):
    """The catalogue service alone, which may be killed and started again under the pages."""

    name = "catalogue"

    def command(self) -> list[str]:
        return [*super().command(), "--catalogue-only"]

    @property
    def address(self) -> str:
        return self.url("")

    def counts(self, endpoint: str) -> dict:
        """What the service has seen of an endpoint: how many requests were received, finished and cancelled."""
        with urllib.request.urlopen(self.url("/statistics")) as answer:
            return json.load(answer).get(endpoint, {"received": 0, "finished": 0, "cancelled": 0})


def run(*options: str) -> subprocess.CompletedProcess:
    """Runs the showcase to its end, for a start that must fail."""
    return subprocess.run(
        [executable(), *options], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=20)


def wait_for(condition, seconds=15):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.005)
