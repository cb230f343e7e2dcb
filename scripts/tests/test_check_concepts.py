"""A missing test that the documentation names is reported, and so is a missing line of Concepts.md."""

import tempfile
import unittest
from pathlib import Path

from loading import load

script = load("check-concepts")

LINK = "[LoginTests.swift](../../../Tests/AppTests/LoginTests.swift)"
FILE = "Tests/AppTests/LoginTests.swift"


class House(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name).resolve()
        self.write(FILE, "@Test func itIsOne() {}\n@Test(arguments: [1])\nfunc itIsAnother(x: Int) {}\nfunc `is`() {}\n")
        self.write_concepts()

    def write(self, path: str, text: str):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def write_concepts(self, **rows: str):
        lines = [rows.get(f"_{number}", f"{LINK}: `itIsOne`") for number in range(1, script.LINES + 1)]
        self.write(str(script.CONCEPTS), "\n".join(f"| {i} | what | where | {row} |" for i, row in enumerate(lines, 1)))

    def problems(self) -> list[str]:
        return script.check(self.root)

    def test_a_complete_page_passes(self):
        self.assertEqual(self.problems(), [])

    def test_several_tests_of_several_files_pass(self):
        self.write("Examples/Tests/test_login.py", "def test_it():\n    pass\n")
        python = "[test_login.py](../../../Examples/Tests/test_login.py)"
        self.write_concepts(_3=f"{LINK}: `itIsOne`, `itIsAnother`, `is`<br>{python}: `test_it`")
        self.assertEqual(self.problems(), [])

    def test_a_test_that_is_gone_is_found(self):
        self.write_concepts(_2=f"{LINK}: `itIsOne`, `itWas`")
        self.assertEqual(self.problems(), [
            f"{script.CONCEPTS}:2: {FILE} has no test `itWas`; name the one that proves it now"
        ])

    def test_a_part_of_a_name_is_not_the_test(self):
        self.write_concepts(_2=f"{LINK}: `itIs`")
        self.assertEqual(len(self.problems()), 1)

    def test_a_file_that_is_gone_is_found(self):
        (self.root / FILE).unlink()
        self.assertEqual(len(self.problems()), script.LINES)
        self.assertEqual(
            self.problems()[0], f"{script.CONCEPTS}:1: {FILE} does not exist; link the test that proves it now")

    def test_code_in_another_cell_is_not_a_test(self):
        self.write_concepts(_1=f"{LINK}: `itIsOne`, which `do(onDispose:)` and ``Action`` need | `elsewhere`")
        self.assertEqual(self.problems(), [])

    def test_other_pages_are_looked_at_too(self):
        page = "Sources/Graph/Graph.docc/Contracts.md"
        self.write(page, f"Always.\n\n- {LINK}: `itIsOne`,\n  `itWas`, see `it`\n- `other`\n\n`another`\n")
        self.assertEqual([problem.split(";")[0] for problem in self.problems()], [
            f"{page}:3: {FILE} has no test `itWas`", f"{page}:3: {FILE} has no test `it`"])

    def test_a_link_to_a_file_or_folder_alone_names_no_test(self):
        self.write("Sources/Graph/Graph.docc/Graph.md", f"See {LINK}.\n\n[all](../../../Tests/AppTests)\n")
        self.assertEqual(self.problems(), [])

    def test_a_line_without_a_test_must_say_so(self):
        self.write_concepts(_31="the tests of old")
        self.assertEqual(self.problems(), [
            f"{script.CONCEPTS}: line 31 names no test; link the one that proves it, or say “not yet”"])
        self.write_concepts(_31="Not yet")
        self.assertEqual(self.problems(), [])

    def test_a_line_that_is_missing_or_in_the_wrong_place_is_found(self):
        text = (self.root / script.CONCEPTS).read_text()
        self.write(str(script.CONCEPTS), text.replace("| 7 |", "| 8 |"))
        self.assertEqual(len(self.problems()), 1)
        self.assertIn("not 1 to 31 in their order", self.problems()[0])

    def test_the_page_must_be_there(self):
        (self.root / script.CONCEPTS).unlink()
        self.assertIn("is missing", self.problems()[0])


if __name__ == "__main__":
    unittest.main()
