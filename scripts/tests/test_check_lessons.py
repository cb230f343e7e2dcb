"""A page of the course with code that its lesson does not have is reported, and so is a lesson without its parts."""

import tempfile
import unittest
from pathlib import Path

from loading import load

script = load("check-lessons")

SOURCE = """\
final class Counter {
    var count = 0

    func increment() {
        count += 1
    }

    func reset() { count = 0 }
}
"""
PAGE = "# 1. Counter\n\n" + "\n\n".join(f"## {title}" for title in script.SECTIONS) + "\n\n```swift\n{}```\n"
ROW = "| 1 | [Counter](Sources/Lessons/01-Counter/README.md) | counts |\n"


class Course(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name).resolve()
        self.write(script.LESSONS / "01-Counter/Counter.swift", SOURCE)
        self.write(script.TESTS / "01-Counter/CounterTests.swift", "@Test func itCounts() {}\n")
        self.write(script.CONTENTS, ROW)
        self.show("func increment() {\n    count += 1\n}\n")

    def write(self, path: Path, text: str):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def show(self, code: str):
        self.write(script.LESSONS / "01-Counter/README.md", PAGE.format(code))

    def assertProblem(self, *parts: str):
        problems = script.check(self.root)
        self.assertEqual(len(problems), 1, problems)
        for part in parts:
            self.assertIn(part, problems[0])

    def test_code_of_the_lesson_passes_whatever_its_indentation(self):
        self.assertEqual(script.check(self.root), [])

    def test_code_of_the_tests_passes(self):
        self.show("@Test func itCounts() {}\n")
        self.assertEqual(script.check(self.root), [])

    def test_something_may_be_left_out(self):
        self.show("final class Counter {\n    …\n    func reset() { count = 0 }\n}\n")
        self.assertEqual(script.check(self.root), [])

    def test_parts_in_another_order_are_found(self):
        self.show("    func reset() { count = 0 }\n    …\n    var count = 0\n")
        self.assertProblem("README.md:13", "in none of the lesson's files")

    def test_code_that_has_changed_is_found(self):
        self.show("func increment() {\n    count += 2\n}\n")
        self.assertProblem("README.md:13", "copy it from there")

    def test_lines_that_are_apart_are_found(self):
        self.show("var count = 0\n\nfunc reset() { count = 0 }\n")
        self.assertProblem("in none of the lesson's files")

    def test_a_page_without_code_is_found(self):
        self.write(script.LESSONS / "01-Counter/README.md", PAGE.format("").replace("```swift\n```\n", ""))
        self.assertProblem("shows no code")

    def test_a_missing_section_is_found(self):
        page = self.root / script.LESSONS / "01-Counter/README.md"
        page.write_text(page.read_text().replace("## Try next\n", ""))
        self.assertProblem("not What you see, The code, The test, Try next, Further")

    def test_a_missing_row_is_found(self):
        self.write(script.CONTENTS, ROW.replace("Counter]", "Count]"))
        self.assertProblem("has no row `| 1 | [Counter](Sources/Lessons/01-Counter/README.md) | … |`")

    def test_a_missing_test_is_found(self):
        (self.root / script.TESTS / "01-Counter/CounterTests.swift").unlink()
        self.assertProblem("01-Counter: has no …Tests.swift")

    def test_a_dead_link_is_found(self):
        self.write(script.CONTENTS, ROW + "[gone](Gone.md)\n")
        self.assertProblem("links Gone.md, which does not exist")

    def test_a_gap_in_the_numbers_is_found(self):
        (self.root / script.LESSONS / "01-Counter").rename(self.root / script.LESSONS / "02-Counter")
        self.write(script.CONTENTS, "")
        self.assertProblem("02-Counter: is not called 01-Name")


if __name__ == "__main__":
    unittest.main()
