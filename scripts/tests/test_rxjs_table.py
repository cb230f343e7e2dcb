"""The table of RxJS's cases shows what the tests declare, and inconsistent declarations are reported."""

import re
import sys
import tempfile
import unittest
from pathlib import Path

from loading import SCRIPTS, load

sys.path.insert(0, str(SCRIPTS))
script = load("rxjs-table")

MAP = """
    static var cases: [Case] {
        spec("operators/map", of: 6) { spec in
            spec.equal("should map") { m in
                spec.ignored("x")
            }
            spec.equal(
                "a long \\"name\\""
            ) { m in }
            spec.differs("should be other", because: "because a | b") { m in }
            spec.notApplicable(
                "thisArg", because: Reason.thisArgument)
            spec.notApplicable(count: 2, because: "no promises")
        }
    }
"""
REASON = 'enum Reason {\n    static let thisArgument =\n        "closures have no `this`"\n}\n'


class Declarations(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.write("MapSpec.swift", MAP)
        self.write("Support/Reason.swift", REASON)

    def write(self, path: str, text: str):
        file = self.root / script.TESTS / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def test_they_are_counted(self):
        [spec], problems = script.load(self.root)
        self.assertEqual(problems, [])
        self.assertEqual([spec.count(kind) for kind in ("equal", "differs", "notApplicable")], [2, 1, 3])
        self.assertEqual(spec.cases[1].name, 'a long "name"')

    def test_the_page_has_a_row_and_the_reasons(self):
        page = script.page(script.load(self.root)[0])
        self.assertIn("/spec/operators/map-spec.ts) | 6 | 3 | 2 | 1 | 3 |", page)
        self.assertIn("| **all** | 6 | 3 | 2 | 1 | 3 |", page)
        self.assertIn("| because a \\| b | operators/map: “should be other” |", page)
        self.assertIn("| closures have no `this` | operators/map: “thisArg” |", page)
        self.assertIn("| no promises | operators/map: 2 cases |", page)

    def test_a_missing_case_is_found(self):
        self.write("MapSpec.swift", MAP.replace("of: 6", "of: 7"))
        self.assertEqual(
            script.load(self.root)[1],
            ["Tests/RxJSConformanceTests/MapSpec.swift: operators/map has 7 cases, 6 are declared"])

    def test_a_name_that_is_not_a_literal_is_found(self):
        self.write("MapSpec.swift", MAP.replace('"should map"', "name"))
        self.assertIn("not declared by plain literals", script.load(self.root)[1][0])

    def test_an_unknown_reason_is_found(self):
        self.write("MapSpec.swift", MAP.replace("Reason.thisArgument", "Reason.other"))
        self.assertIn("Reason.other is in no Reason*.swift", script.load(self.root)[1][0])

    def test_a_file_that_is_ported_twice_is_found(self):
        self.write("OtherSpec.swift", MAP)
        self.assertEqual(script.load(self.root)[1], ["operators/map is declared twice"])

    def test_no_declaration_is_found(self):
        self.write("MapSpec.swift", "")
        self.assertIn("no specification found", script.load(self.root)[1][0])


class FilesThatAreNotRun(unittest.TestCase):
    def setUp(self):
        self.specs, _ = script.load(SCRIPTS.parent)

    def test_every_file_of_rxjs_is_named_exactly_once(self):
        named = re.findall(r"/7\.x/spec/(\S+)-spec\.ts\)", script.page(self.specs))
        self.assertEqual(sorted(named), sorted(set(named)))
        self.assertEqual(len(named), script.FILES_OF_RXJS)
        self.assertEqual(script.wrong_files(self.specs), [])

    def test_each_has_a_reason(self):
        _, _, section = script.page(self.specs).partition("## Not ported")
        for file, count in script.not_run().items():
            [row] = [row for row in section.splitlines() if f"[{file}](" in row]
            self.assertRegex(row, rf"^\| \w.+ \| .*/{re.escape(file)}-spec\.ts\) \({count}\)")

    def test_a_file_that_was_ported_since_is_found(self):
        ported = script.Spec("util/pipe", 4, Path("PipeSpec.swift"))
        self.assertEqual(
            script.wrong_files([*self.specs, ported]),
            ["util/pipe is ported; strike it from scripts/rxjs_not_run.py"])

    def test_a_file_that_is_neither_ported_nor_listed_is_found(self):
        [problem] = script.wrong_files(self.specs[1:])
        self.assertIn("182 specification files, 181 are ported or in scripts/rxjs_not_run.py", problem)


if __name__ == "__main__":
    unittest.main()
