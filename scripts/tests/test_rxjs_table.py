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
private let mapCases = spec("operators/map", of: 7) { t in
    t.given { $0.e1.map { $0 } }
    shared(t)
    t.equal("should map").cold("a|").gives("a|")
    t.equal(
        "a long \\"name\\""
    )
    .cold("a|").gives("a|")
    t.differs("should be other").because("because a | b")
        .cold("a|").gives("a|")
    t.notApplicable(because: .thisArgument).cases("thisArg")
    t.notApplicable(because: "no promises", count: 2)
}

private func shared(_ t: Table) {
    t.equal("should map nothing").cold("|").gives("|")
}
"""
REASON = 'struct Reason {\n    static let thisArgument: Reason =\n        "closures have no `this`"\n}\n'


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
        self.assertEqual([spec.count(kind) for kind in ("equal", "differs", "notApplicable")], [3, 1, 3])
        self.assertEqual([case.name for case in spec.cases[:3]], ["should map nothing", "should map", 'a long "name"'])

    def test_the_page_has_a_row_and_the_reasons(self):
        page = script.page(script.load(self.root)[0])
        self.assertIn("/spec/operators/map-spec.ts) | 7 | 4 | 3 | 1 | 3 |", page)
        self.assertIn("| **all** | 7 | 4 | 3 | 1 | 3 |", page)
        self.assertIn("| because a \\| b | operators/map: “should be other” |", page)
        self.assertIn("| closures have no `this` | operators/map: “thisArg” |", page)
        self.assertIn("| no promises | operators/map: 2 cases |", page)

    def test_a_missing_case_is_found(self):
        self.write("MapSpec.swift", MAP.replace("of: 7", "of: 8"))
        self.assertEqual(
            script.load(self.root)[1],
            ["Tests/RxJS/Tests/RxJSTests/MapSpec.swift: operators/map has 8 cases, 7 are declared"])

    def test_a_name_that_is_not_a_literal_is_found(self):
        self.write("MapSpec.swift", MAP.replace('"should map"', "name"))
        self.assertIn("not declared by plain literals", script.load(self.root)[1][0])

    def test_rows_that_are_nowhere_are_found(self):
        self.write("MapSpec.swift", MAP.replace("shared(t)", "other(t)"))
        self.assertIn("operators/map calls other(t), which is not in its file", script.load(self.root)[1][0])

    def test_a_row_has_another_name_too(self):
        also = '.gives("a|")\n        .also("should map as well").by { $0.e1.map { $0 }.map { $0 } }'
        self.write("MapSpec.swift", MAP.replace('.gives("a|")', also, 1).replace("of: 7", "of: 8"))
        [spec], problems = script.load(self.root)
        self.assertEqual(problems, [])
        self.assertEqual([case.name for case in spec.cases[1:3]], ["should map", "should map as well"])

    def test_the_case_of_many_specifications_has_its_name(self):
        self.write("MapSpec.swift", MAP.replace("    shared(t)", "    t.stops { $0.map { $0 }.take(3) }"))
        [spec], _ = script.load(self.root)
        self.assertEqual(spec.cases[0].name, script.STOPS)

    def test_a_row_in_a_chain_has_its_own_name_or_the_common_one(self):
        chained = '.gives("a|").chained()\n        .chained("should stay chained")'
        self.write("MapSpec.swift", MAP.replace('.gives("a|")', chained, 1).replace("of: 7", "of: 9"))
        [spec], problems = script.load(self.root)
        self.assertEqual(problems, [])
        self.assertEqual([case.name for case in spec.cases[2:4]], [script.CHAINED, "should stay chained"])

    def test_several_cases_have_one_reason(self):
        self.write("MapSpec.swift", MAP.replace('.cases("thisArg")', '.cases("one", "two")').replace("of: 7", "of: 8"))
        [spec], problems = script.load(self.root)
        self.assertEqual(problems, [])
        self.assertEqual([case.name for case in spec.cases if case.count == 1][-2:], ["one", "two"])

    def test_an_unknown_reason_is_found(self):
        self.write("MapSpec.swift", MAP.replace(".thisArgument", ".other"))
        self.assertIn(".other is in no Reason*.swift", script.load(self.root)[1][0])

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
