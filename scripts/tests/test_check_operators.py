"""An operator or a control without its test, its page or its row is reported."""

import sys
import tempfile
import unittest
from pathlib import Path

from loading import SCRIPTS, load

sys.path.insert(0, str(SCRIPTS))
script = load("check-operators")
index = script.operator_index

PAGE = """\
extension Signal {
    /// The values that pass.
    ///
    ///     source  --a--b--|
    ///     NAME  -----b--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value | passed on |
    ///
    /// - Complexity: O(1) per value.
    /// - Also known as: `filter` in RxJS.
    public func NAME() -> some Signal<Value, Failure> { self }
}
"""
INDEX = """\
## Filtering

<!-- operators: Filtering () -->
<!-- end of operators -->

## Timing

<!-- operators: Timing () -->
<!-- end of operators -->
"""


class House(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.write("Sources/BinderyStreams/Operators/Timing/Debounce/Debounce.swift", PAGE.replace("NAME", "debounce"))
        self.write("Sources/BinderyStreams/Operators/Timing/Debounce/DebounceStateMachine.swift")
        self.write("Sources/BinderyStreams/Operators/Filtering/Filter.swift", PAGE.replace("NAME", "filter"))
        self.write("Sources/BinderyStreams/Operators/Filtering/Filter+Property.swift")
        self.write("Tests/BinderyStreamsTests/Operators/Timing/Debounce/DebounceTests.swift")
        self.write("Tests/BinderyStreamsTests/Operators/Filtering/FilterTests.swift")
        self.write("Sources/BinderyView/Controls/Button.swift")
        self.write("Tests/BinderyViewTests/ConformanceTests.swift", "Button(\"Go\")")
        self.write_index()
        self.write(str(script.ALLOCATIONS), "| `debounce()` | 4 | 260 | 100 |\n| `filter()` | 3 | 200 | 0 |\n")
        self.write(str(script.CONTROL_INDEX), "| ``Button`` | a command |")

    def write(self, path: str, text: str = ""):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def write_index(self):
        self.write(str(index.INDEX), index.render(self.root, INDEX))
        self.write(str(index.SIGNATURES), index.signatures(self.root, INDEX))

    def problems(self) -> list[str]:
        return script.check(self.root)

    def test_a_complete_house_passes(self):
        self.assertEqual(self.problems(), [])

    def test_a_missing_test_is_found(self):
        (self.root / "Tests/BinderyStreamsTests/Operators/Filtering/FilterTests.swift").unlink()
        self.write_index()
        self.assertEqual(self.problems(), [
            "Sources/BinderyStreams/Operators/Filtering/Filter.swift: no test; "
            "write Tests/BinderyStreamsTests/Operators/Filtering/FilterTests.swift"
        ])

    def test_a_state_machine_without_tests_is_found(self):
        machine = "Filtering/Filter+StateMachine"
        self.write(f"Sources/BinderyStreams/Operators/{machine}.swift")
        self.assertEqual(self.problems(), [
            f"Sources/BinderyStreams/Operators/{machine}.swift: a state machine without tests of its own; "
            f"write Tests/BinderyStreamsTests/Operators/{machine}Tests.swift"
        ])
        self.write(f"Tests/BinderyStreamsTests/Operators/{machine}Tests.swift")
        self.assertEqual(self.problems(), [])

    def test_an_operator_without_pinned_allocations_is_found(self):
        self.write(str(script.ALLOCATIONS), "| `debounce()` | 4 | 260 | 100 |\n| `filtered()` | 3 | 200 | 0 |\n")
        self.assertEqual(self.problems(), [
            "Sources/BinderyStreams/Operators/Filtering/Filter.swift: no row for filter() in "
            f"{script.ALLOCATIONS}; add it to OperatorAllocations.swift, whose test writes the row"
        ])

    def test_operators_with_the_same_name_need_a_row_each(self):
        self.write(str(script.ALLOCATIONS), "| `filter()` | 3 | 2 | 0 |\n| `debounce(), of a result` | 4 | 2 | – |\n")
        self.write("Sources/BinderyStreams/Operators/Timing/Filter.swift", PAGE.replace("NAME", "filter"))
        self.write("Tests/BinderyStreamsTests/Operators/Timing/FilterTests.swift")
        self.write_index()
        self.assertEqual(len(self.problems()), 1)
        self.assertIn("Timing/Filter.swift: no row for filter()", self.problems()[0])

    def test_a_folder_of_three_may_have_its_test_in_the_family(self):
        tests = self.root / "Tests/BinderyStreamsTests/Operators/Timing"
        (tests / "Debounce/DebounceTests.swift").rename(tests / "DebounceTests.swift")
        self.write_index()
        self.assertEqual(self.problems(), [])
        (tests / "DebounceTests.swift").unlink()
        self.assertIn("write Tests/BinderyStreamsTests/Operators/Timing/DebounceTests.swift", self.problems()[0])

    def test_a_page_that_lacks_a_part_is_found(self):
        file = "Sources/BinderyStreams/Operators/Filtering/Filter.swift"
        page = PAGE.replace("NAME", "filter")
        for part, told in {
            "    /// The values that pass.\n": "a summary sentence",
            "    ///     source  --a--b--|\n    ///     filter  -----b--|\n": "a marble diagram",
            "    /// | event | result |\n": "an event table (`| event | result |`)",
            "    /// - Complexity: O(1) per value.\n": "`- Complexity:`",
            "    /// - Also known as: `filter` in RxJS.\n": "`- Also known as:`",
        }.items():
            self.write(file, page.replace(part, ""))
            found = [problem for problem in self.problems() if not problem.startswith(str(index.INDEX))]
            self.assertEqual(len(found), 1, found)
            self.assertRegex(found[0], rf"^{file}:\d+: the doc comment of `filter\(\)` lacks ")
            self.assertIn(f"lacks {told}; CONTRIBUTING.md shows the form", found[0])

    def test_other_names_that_cannot_be_read_are_found(self):
        file = "Sources/BinderyStreams/Operators/Filtering/Filter.swift"
        self.write(file, PAGE.replace("NAME", "filter").replace("in RxJS", "in Rx.NET"))
        self.assertIn("an `Also known as` that can be read", self.problems()[0])

    def test_an_overload_needs_no_page_and_another_operator_does(self):
        file = "Sources/BinderyStreams/Operators/Filtering/Filter.swift"
        overload = "extension Signal {{\n    /// The same.\n    public func {}(by key: Int) {{}}\n}}\n"
        self.write(file, PAGE.replace("NAME", "filter") + overload.format("filter"))
        self.assertEqual(self.problems(), [f"{index.INDEX}: not as the doc comments are; run scripts/operator-index"])
        self.write(file, PAGE.replace("NAME", "filter") + overload.format("reject"))
        self.assertIn("the doc comment of `reject(by:)` lacks a marble diagram", self.problems()[0])

    def test_a_part_relies_on_the_page_of_the_whole(self):
        part = "Sources/BinderyStreams/Operators/Filtering/Filter+Property.swift"
        self.write(part, "extension Signal {\n    /// The same.\n    public func filter(by key: Int) {}\n}\n")
        self.assertEqual(self.problems(), [])

    def test_a_file_without_a_public_operator_is_found(self):
        self.write("Sources/BinderyStreams/Operators/Filtering/Helper.swift", "struct Helper {}\n")
        self.write("Tests/BinderyStreamsTests/Operators/Filtering/HelperTests.swift")
        self.assertEqual(self.problems(), [
            "Sources/BinderyStreams/Operators/Filtering/Helper.swift: no public operator in it; "
            "a part of another one is named X+Helper.swift"
        ])

    def test_an_index_that_is_not_as_the_pages_are_is_found(self):
        self.write("Sources/BinderyStreams/Operators/Filtering/Skip.swift", PAGE.replace("NAME", "skip"))
        self.write("Tests/BinderyStreamsTests/Operators/Filtering/SkipTests.swift")
        self.write(str(script.ALLOCATIONS), "".join(f"| `{name}()` | 3 | 2 | 0 |\n" for name in ["debounce", "filter", "skip"]))
        stale = [f"{index.INDEX}: not as the doc comments are; run scripts/operator-index"]
        self.assertEqual(self.problems(), stale)
        self.write_index()
        self.assertEqual(self.problems(), [])
        (self.root / "Sources/BinderyStreams/Operators/Filtering/Skip.swift").unlink()
        self.assertEqual(self.problems(), stale)

    def test_a_family_without_a_table_is_found(self):
        self.write(str(index.INDEX), index.render(self.root, INDEX[:INDEX.index("## Timing")]))
        self.assertEqual(len(self.problems()), 1)
        self.assertIn("no table of Timing; add a heading", self.problems()[0])

    def test_a_row_whose_file_is_gone_is_found(self):
        self.write(str(script.CONTROL_INDEX), "| ``Button`` | a command |\n| `Slider.swift` |")
        self.assertEqual(self.problems(), [
            f"{script.CONTROL_INDEX}: names Slider.swift, which does not exist; rename or remove its row"
        ])

    def test_prose_is_not_a_row_and_another_control_does_not_count(self):
        self.write(str(script.CONTROL_INDEX), "| ``ButtonBar`` | `Buttons.swift` |\n`Button.swift` is a button.")
        self.assertIn("Sources/BinderyView/Controls/Button.swift: no row in", self.problems()[0])

    def test_a_control_without_row_or_test_is_found(self):
        self.write("Sources/BinderyView/Controls/Slider.swift")
        self.assertEqual(self.problems(), [
            "Sources/BinderyView/Controls/Slider.swift: no file in Tests/ mentions Slider; "
            "add a case to the backend conformance suite",
            "Sources/BinderyView/Controls/Slider.swift: no row in Sources/BinderyView/BinderyView.docc/Controls.md; "
            "add one that names `Slider.swift`",
        ])

    def test_an_empty_house_is_a_failure(self):
        for file in (self.root / "Sources").rglob("*.swift"):
            file.unlink()
        self.assertIn("no operator found", self.problems()[0])
        self.assertIn("no control found", self.problems()[1])


if __name__ == "__main__":
    unittest.main()
