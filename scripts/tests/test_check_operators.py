"""An operator or a control without its test or its row is found."""

import tempfile
import unittest
from pathlib import Path

from loading import load

script = load("check-operators")


class House(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.write("Sources/BinderyStreams/Operators/Timing/Debounce/Debounce.swift")
        self.write("Sources/BinderyStreams/Operators/Timing/Debounce/DebounceStateMachine.swift")
        self.write("Sources/BinderyStreams/Operators/Filtering/Filter.swift")
        self.write("Sources/BinderyStreams/Operators/Filtering/Filter+Property.swift")
        self.write("Tests/BinderyStreamsTests/Operators/Timing/Debounce/DebounceTests.swift")
        self.write("Tests/BinderyStreamsTests/Operators/Filtering/FilterTests.swift")
        self.write("Sources/BinderyView/Controls/Button.swift")
        self.write("Tests/BinderyViewTests/ConformanceTests.swift", "Button(\"Go\")")
        self.write(str(script.OPERATOR_INDEX), "| `debounce(for:)` | `Debounce.swift` |\n| filter | `Filter.swift` |")
        self.write(str(script.CONTROL_INDEX), "| ``Button`` | a command |")

    def write(self, path: str, text: str = ""):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def problems(self) -> list[str]:
        return script.check(self.root)

    def test_a_complete_house_passes(self):
        self.assertEqual(self.problems(), [])

    def test_a_missing_test_is_found(self):
        (self.root / "Tests/BinderyStreamsTests/Operators/Filtering/FilterTests.swift").unlink()
        self.assertEqual(self.problems(), [
            "Sources/BinderyStreams/Operators/Filtering/Filter.swift: no test; "
            "write Tests/BinderyStreamsTests/Operators/Filtering/FilterTests.swift"
        ])

    def test_a_folder_of_three_may_have_its_test_in_the_family(self):
        tests = self.root / "Tests/BinderyStreamsTests/Operators/Timing"
        (tests / "Debounce/DebounceTests.swift").rename(tests / "DebounceTests.swift")
        self.assertEqual(self.problems(), [])
        (tests / "DebounceTests.swift").unlink()
        self.assertIn("write Tests/BinderyStreamsTests/Operators/Timing/DebounceTests.swift", self.problems()[0])

    def test_a_missing_row_is_found_and_prose_is_no_row(self):
        self.write(str(script.OPERATOR_INDEX), "| `Debounce.swift` |\n`Filter.swift` filters.")
        self.assertEqual(self.problems(), [
            "Sources/BinderyStreams/Operators/Filtering/Filter.swift: no row in "
            "Sources/BinderyStreams/BinderyStreams.docc/Operators.md; add one that names `Filter.swift`"
        ])

    def test_a_row_of_something_else_does_not_count(self):
        self.write("Sources/BinderyStreams/Operators/Filtering/FilterOut.swift")
        self.write("Tests/BinderyStreamsTests/Operators/Filtering/FilterOutTests.swift")
        self.write(str(script.OPERATOR_INDEX), "| `Debounce.swift` |\n| Filter `FilterOut.swift` |")
        self.assertEqual(len(self.problems()), 1)

    def test_a_row_whose_file_is_gone_is_found(self):
        self.write(str(script.OPERATOR_INDEX), "| `Debounce.swift` | `Filter.swift` | `Throttle.swift` |")
        self.assertEqual(self.problems(), [
            f"{script.OPERATOR_INDEX}: names Throttle.swift, which does not exist; rename or remove its row"
        ])

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
