"""The script that builds and restarts during work, with a shell script in place of the compiler."""

import os
import sys
import tempfile
import unittest
from urllib.error import HTTPError
from urllib.request import Request, urlopen
from pathlib import Path

from loading import SCRIPTS, load

sys.path.insert(0, str(SCRIPTS))
dev = load("dev")

PROGRAM = """#!/bin/sh
trap 'echo ended >> "{log}"; exit 0' TERM
echo "started $(cat "{source}")$BINDERY_PROBLEM" >> "{log}"
if grep -q fatal "{source}"; then
  echo "Shop/Cart.swift:12: Fatal error: no price. Set it first." >&2
  echo "1 0x12 total() + 3 in shop at /shop/Cart.swift:9:2" >&2
  exit 5
fi
while :; do sleep 0.05; done
"""


class DevTests(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        root = Path(self.folder.name)
        self.sources, self.log = root / "Sources", root / "log"
        self.sources.mkdir()
        self.source = self.sources / "Main.swift"
        self.template, self.program = root / "template", root / "program"
        self.template.write_text(PROGRAM.format(log=self.log, source=self.source))
        self.template.chmod(0o755)
        self.clock = 1_000_000_000
        self.write("one")
        compiler = root / "compiler"
        compiler.write_text(
            f'grep -q broken "{self.source}" && echo "[1/2] Compiling" && echo "/Main.swift:1:1: error: broken" && exit 1\n'
            f'grep -q "only a comment" "{self.source}" && exit 0\n'
            f'cp -p "{self.template}" "{self.program}.new"; touch -d @$(date +%s.%N) "{self.program}.new"; mv "{self.program}.new" "{self.program}"\n')
        self.said = []
        self.workshop = dev.Workshop(self.program, [], ["sh", str(compiler)], [self.sources], self.said.append)
        self.workshop.port = 0
        self.addCleanup(self.workshop.stop)

    def write(self, text: str, name: str = "Main.swift"):
        """Sets a new modification time for each write, even if the file system's clock is coarse."""
        (self.sources / name).write_text(text)
        self.clock += 1_000_000_000
        os.utime(self.sources / name, ns=(self.clock, self.clock))

    def look(self, times: int = 2):
        for _ in range(times):
            self.workshop.look()

    def wait_for(self, text: str):
        """Waits until the program, which runs in its own time, has printed the text."""
        while not (self.log.exists() and text in self.log.read_text()):
            self.assertIsNone(self.workshop.server.poll())

    def test_what_changes_is_built_and_the_program_starts_again(self):
        self.workshop.start()
        self.wait_for("started one")
        self.write("two")
        self.look()
        self.wait_for("started two")
        self.assertEqual(self.log.read_text(), "started one\nended\nstarted two\n")
        self.assertIn("dev: Main.swift changed; building", self.said)

    def test_while_nothing_changes_nothing_happens(self):
        self.workshop.start()
        server, said = self.workshop.server, list(self.said)
        self.look(5)
        self.assertIs(self.workshop.server, server)
        self.assertEqual(self.said, said)

    def wait_for_end(self):
        self.workshop.server.wait()
        self.look(1)

    def answer(self, host: str | None = None):
        address = f"http://127.0.0.1:{self.workshop.page.port}/cart"
        with self.assertRaises(HTTPError) as raised:
            urlopen(Request(address, headers={"Host": host} if host else {}))
        with raised.exception as answer:
            return answer.code, answer.read().decode()

    def test_while_it_does_not_compile_the_previous_program_runs_on_and_its_pages_show_the_errors(self):
        self.workshop.start()
        self.wait_for("started one")
        self.write("broken")
        self.look()
        self.wait_for("started brokenThe program does not compile.\n/Main.swift:1:1: error: broken\n")
        server = self.workshop.server
        self.look(3)
        self.assertIs(self.workshop.server, server)
        self.assertIsNone(server.poll())
        self.assertEqual(
            self.said[-1], "/Main.swift:1:1: error: broken\ndev: it does not compile; the previous program continues")
        self.look(3)
        self.assertEqual(len(self.said), 3, "it is said once")
        self.write("only a comment")
        self.look()
        self.wait_for("started only a comment\n")

    def test_a_program_that_crashes_is_started_once_and_then_a_page_shows_why(self):
        self.write("fatal")
        self.workshop.start()
        self.wait_for_end()
        self.assertIn("ended with code 5; it is started again", self.said[-1])
        self.assertIsNone(self.workshop.page)
        self.wait_for_end()
        self.assertIn("ended with code 5 again", self.said[-1])
        self.assertIn("started fatalThe program has ended with code 5.\nShop/Cart.swift:12: Fatal error", self.log.read_text())
        code, text = self.answer()
        self.assertEqual(code, 503)
        self.assertIn("<h1>The program has ended with code 5.</h1>", text)
        self.assertIn("Shop/Cart.swift:12: Fatal error: no price. Set it first.\n  1 0x12 total() + 3 in shop at /shop", text)
        self.assertEqual(self.answer(host="shop.example"), (404, ""))
        self.write("two")
        self.look()
        self.wait_for("started two\n")
        self.assertIsNone(self.workshop.page)

    def test_a_program_that_has_never_compiled_has_a_page_with_the_errors(self):
        self.write("broken <b>")
        self.workshop.start()
        code, text = self.answer()
        self.assertEqual(code, 503)
        self.assertIn("<h1>The program does not compile.</h1><pre>/Main.swift:1:1: error: broken", text)
        self.write("one")
        self.look()
        self.wait_for("started one\n")
        self.assertIsNone(self.workshop.page)

    def test_the_port_is_that_of_the_program(self):
        self.assertEqual([dev.port(a) for a in ([], ["--port", "81"], ["--port=82", "--x"])], [8080, 81, 82])

    def test_a_save_in_progress_is_waited_for(self):
        self.workshop.start()
        self.write("two")
        self.look(1)
        self.write("three", "Other.swift")
        self.look(1)
        self.assertEqual(len(self.said), 1)
        self.look(1)
        self.assertEqual(self.said[1], "dev: Main.swift, Other.swift changed; building")

    def test_a_build_that_makes_the_same_program_does_not_start_it_again(self):
        self.workshop.start()
        server = self.workshop.server
        self.write("only a comment")
        self.look()
        self.assertIs(self.workshop.server, server)
        self.assertEqual(self.said[-1], "dev: built; the program is the same")

    def test_a_program_that_ends_is_said_and_starts_again_with_the_next_change(self):
        self.workshop.start()
        self.workshop.server.kill()
        self.workshop.server.wait()
        self.look(1)
        self.assertIn("ended with code -9", self.said[-1])
        self.write("two")
        self.look()
        self.wait_for("started two")

    def test_other_files_are_ignored(self):
        self.workshop.start()
        for name in (".Main.swift.swp", "Main.swift~", "#Main.swift#", "README.md"):
            self.write("x", name)
        (self.sources / "Guide.docc").mkdir()
        self.write("x", "Guide.docc/Guide.tutorial")
        (self.sources / "Bundle").mkdir()
        self.write("x", "Bundle/bindery.js")
        self.look()
        self.assertEqual(len(self.said), 1)

    def test_a_diagnosis_that_is_repeated_is_shown_once(self):
        block = "/a.swift:1:1: error: no\n 1 | let\n   | `- error: no\n"
        self.assertEqual(dev.diagnoses(f"Building for debugging...\n[1/2] Compiling a\n{block}[2/2] Compiling b\n{block}"), block.strip())


if __name__ == "__main__":
    unittest.main()
