"""The showcase, a lesson or another example, as a process: it can be started, interrupted, killed and started again."""

import json
import os
import random
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import tempfile
import threading
import time
import urllib.request
from pathlib import Path

ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")
# The headless shell, which takes half the work of the whole of Chromium for these tests.
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium-headless-shell")


def executable() -> str:
    path = os.environ.get("SHOWCASE")
    if not path or not Path(path).is_file():
        raise FileNotFoundError(f"SHOWCASE must be the path of the built showcase, but is {path!r}")
    return path


def lesson_executable() -> str:
    """The path of the lesson program, built beside the showcase."""
    return built("lesson")


def built(product: str) -> str:
    """The path of a program that is built beside the showcase."""
    path = Path(executable()).with_name(product)
    if not path.is_file():
        raise FileNotFoundError(
            f"{path} is not built; `swift build --package-path Examples --product {product}` builds it")
    return str(path)


def free_port() -> int:
    """A port that no connection gets from the system: those begin at 32768."""
    while True:
        port = random.randrange(20000, 32768)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
                return port
            except OSError:
                continue


class Showcase:
    """A process that a test may `start` and `stop` repeatedly: the port and the database stay the same."""

    name = "showcase"
    # The database as the first program has made it. Filling another one takes ten times as long as starting.
    filled = None
    filled_folder = None

    def __init__(self, folder: Path, *options: str):
        self.port = free_port()
        self.database = folder / "showcase.sqlite"
        self.options = options
        self.network = None  # that of the process, if it is not that of the tests
        self.process = None
        self.lines = []

    def start(self, *options: str) -> "Showcase":
        """Returns when the program has printed its address. Options replace those of the previous start."""
        self.options = options or self.options
        self.lines = []
        is_new = self.name in ("showcase", "catalogue") and not self.database.exists()
        if is_new and Showcase.filled:
            shutil.copy(Showcase.filled, self.database)
        self.process = subprocess.Popen(
            self.command(),
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8",
            errors="replace", preexec_fn=self.network.enter if self.network else None,
        )
        ready = threading.Event()
        threading.Thread(target=self._read, args=(self.process, self.lines, ready), daemon=True).start()
        if not ready.wait(20) or not ADDRESS.search(self.output):
            self.kill()
            raise AssertionError(f"the {self.name} did not start:\n{self.output}")
        if is_new and not Showcase.filled and self.database.exists():
            self.keep_database()
        return self

    def keep_database(self) -> None:
        """Keeps a copy of the database for the programs that follow."""
        Showcase.filled_folder = tempfile.TemporaryDirectory(prefix="bindery-browser-")  # removed at the end
        path = Path(Showcase.filled_folder.name) / "filled.sqlite"
        with sqlite3.connect(self.database) as database, sqlite3.connect(path) as copy:
            database.backup(copy)
        Showcase.filled = path

    def command(self) -> list[str]:
        return [executable(), "--port", str(self.port), "--database", str(self.database), *self.options]

    @staticmethod
    def _read(process, lines, ready) -> None:
        for line in process.stdout:
            lines.append(line)
            if ADDRESS.search(line):
                ready.set()
        ready.set()

    @property
    def output(self) -> str:
        return "".join(self.lines)

    def memory(self) -> float:
        """The resident memory in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024

    def url(self, path: str = "/") -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def stop(self) -> tuple[int, float]:
        """Stops as Ctrl-C does. Returns the exit code and the duration in seconds."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGINT)
        try:
            code = self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f"the {self.name} did not end within 10 s of Ctrl-C:\n{self.output}") from None
        return code, time.monotonic() - began

    def kill(self) -> None:
        """Kills the program, as a crash does."""
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


class TodoMVC(Showcase):
    """TodoMVC, with a store in a file."""

    name = "todomvc"

    def __init__(self, folder: Path):
        super().__init__(folder, "--store", str(folder / "todos.sqlite"))

    def command(self) -> list[str]:
        return [built("todomvc"), "--port", str(self.port), *self.options]


class Tutorial(Showcase):
    """The page of the tutorial: one screen without a navigation stack, as `new-page` makes it."""

    name = "tutorial"

    def command(self) -> list[str]:
        return [built("Login"), str(self.port)]


class SignIn(Showcase):
    """The site of the example with a login."""

    name = "sign-in"

    def command(self) -> list[str]:
        return [built("sign-in"), "--port", str(self.port), "--sessions", str(self.database), *self.options]


class Catalogue(Showcase):
    """The catalogue service alone, which may be killed and started again while pages are open."""

    name = "catalogue"

    def command(self) -> list[str]:
        return [*super().command(), "--catalogue-only"]

    @property
    def address(self) -> str:
        return self.url("")

    def counts(self, endpoint: str) -> dict:
        """How many requests of an endpoint the service has received, finished and cancelled."""
        with urllib.request.urlopen(self.url("/statistics")) as answer:
            return json.load(answer).get(endpoint, {"received": 0, "finished": 0, "cancelled": 0})


class Cluster(Showcase):
    """Three processes that share a Redis server, behind nginx."""

    name = "cluster"

    def command(self) -> list[str]:
        return [
            str(Path(__file__).resolve().parents[2] / "scripts" / "cluster"), "--port", str(self.port),
            "--folder", str(self.database.with_name("cluster")), "--showcase", executable(), "--", *self.options]

    def processes(self) -> list[int]:
        """The processes that serve pages."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(child) for child in children if b"--redis" in self.command_line(int(child))]

    def addresses(self) -> list[str]:
        """Those of the processes themselves, behind nginx. A browser sends its cookie to each port."""
        lines = map(self.command_line, self.processes())
        return [f"http://127.0.0.1:{line[line.index(b'--port') + 1].decode()}" for line in lines]

    @staticmethod
    def command_line(process: int) -> list[bytes]:
        return Path(f"/proc/{process}/cmdline").read_bytes().split(b"\0")


def run(*options: str) -> subprocess.CompletedProcess:
    """Runs the showcase to its end, for a start that must fail."""
    return subprocess.run(
        [executable(), *options], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=20)


def wait_for(condition, seconds=15):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.005)
