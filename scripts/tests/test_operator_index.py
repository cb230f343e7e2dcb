"""The tables of the index come from the doc comments; the text around them stays."""

import sys
import tempfile
import unittest
from pathlib import Path

from loading import SCRIPTS

sys.path.insert(0, str(SCRIPTS))
import operator_index as index  # noqa: E402
import operator_pages as pages  # noqa: E402

DEBOUNCE = """\
extension Signal {
    /// The last value, once none
    /// has followed it for a while.
    ///
    ///     source           --a--b-----c--|
    ///     debounce(for: 4)  ---------b----(c|)
    ///
    /// | event | result |
    /// |---|---|
    /// | value | kept |
    ///
    /// - Complexity: O(1) per value; holds one value
    ///   and a timer.
    /// - Also known as: `debounce` in ReactiveSwift, RxSwift and Combine, `throttle:` (or so) in RAC 2,
    ///   `debounceTime` in RxJS.
    @inlinable
    public func debounce(
        for interval: Duration, on scheduler: (any Scheduler)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<Value, Failure> {
        Debounce(upstream: self)
    }
}

public struct Debounced {
    /// A member of a type of this file is no operator.
    public func flush() {}
}

extension Debounced {
    public func flushed() {}
}
"""


def named(declaration: str, owner: str = "Signal") -> list[str]:
    return [page.title for page in pages.pages_of(f"extension {owner} {{\n    {declaration} {{}}\n}}\n")]


def also_known_as(text: str) -> dict[str, str] | None:
    page, = pages.pages_of(f"/// - Also known as: {text}\npublic func f() {{}}\n")
    return page.other_names


class Reading(unittest.TestCase):
    def test_a_page_is_read(self):
        page = pages.pages_of(DEBOUNCE)[0]
        self.assertEqual(page.title, "`debounce(for:on:)`")
        self.assertEqual(page.summary, "The last value, once none has followed it for a while.")
        self.assertEqual(page.field("Complexity"), "O(1) per value; holds one value and a timer.")
        self.assertEqual(page.other_names, {
            "RAC 2": "`throttle:` (or so)", "ReactiveSwift": "`debounce`", "RxSwift": "`debounce`",
            "Combine": "`debounce`", "RxJS": "`debounceTime`",
        })
        self.assertEqual(page.missing, [])

    def test_the_title_is_the_name_with_its_labels(self):
        self.assertEqual(named("public func map<Output>(_ transform: @escaping (Value) -> Output) -> X"), ["`map(_:)`"])
        self.assertEqual(named("public func `repeat`(_ count: Int? = nil) -> X"), ["`repeat(_:)`"])
        self.assertEqual(named("public static func just(_ value: Value) -> X", "Producer"), ["`Producer.just(_:)`"])
        self.assertEqual(named("public func scan<A>(_ a: [A: B], _ next: @escaping (A, B) -> A) -> X"), ["`scan(_:_:)`"])
        self.assertEqual(named("public func startWith(_ values: Value...) -> X"), ["`startWith(_:…)`"])
        self.assertEqual(named("public final var changes: some Signal<Value, Never>", "Property"), ["`property.changes`"])
        self.assertEqual(named("func hidden() -> X"), [])

    def test_a_diagram_needs_a_line_of_time(self):
        for line, is_one in {
            "    source  --a--b--|": True, "    just(1)  (1|)": True, "    empty()  |": True, "    fail(e)  #": True,
            "    never()  ------": True, "    source  --a--|    a = 1": True, "    let a = b": False, "--a--b--|": False,
        }.items():
            page = pages.Page(Path(), 1, "", "func", False, "f", "()", ["A sentence.", "", line])
            self.assertEqual(page.has_diagram, is_one, line)

    def test_other_names_are_read_or_refused(self):
        self.assertEqual(also_known_as("`a` and `b` in RAC 2; `c` in RxJS and RxSwift."),
                         {"RAC 2": "`a` and `b`", "RxJS": "`c`", "RxSwift": "`c`"})
        self.assertEqual(also_known_as("nothing elsewhere."), {})
        for text in ("`a` in Rx.NET.", "`a` in RxJS, `b`.", "a in RxJS.", "`a`."):
            self.assertIsNone(also_known_as(text), text)


class Index(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.write("Sources/BinderyStreams/Operators/Timing/Debounce.swift", DEBOUNCE)
        self.write("Tests/BinderyStreamsTests/Operators/Timing/DebounceTests.swift", "")

    def write(self, path: str, text: str):
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def rows(self, family: str = "Timing") -> list[str]:
        return index.table(self.root, index.folder_of(family)).splitlines()[2:]

    def test_a_row_has_what_the_page_says(self):
        self.assertEqual(self.rows(), [
            "| `debounce(for:on:)` | The last value, once none has followed it for a while | "
            "[Debounce.swift](../Operators/Timing/Debounce.swift), "
            "[DebounceTests.swift](../../../Tests/BinderyStreamsTests/Operators/Timing/DebounceTests.swift) | "
            "`throttle:` (or so) | `debounce` | `debounce` | `debounce` | `debounceTime` |"
        ])

    def test_overloads_share_a_row_and_a_part_with_a_page_has_its_own(self):
        overload = "extension Signal {\n    /// The same.\n    public func debounce(by next: Int) {}\n}\n"
        self.write("Sources/BinderyStreams/Operators/Timing/Debounce.swift", DEBOUNCE + overload)
        self.assertTrue(self.rows()[0].startswith("| `debounce(for:on:)`, `debounce(by:)` |"))
        self.write("Sources/BinderyStreams/Operators/Timing/Debounce+Twice.swift", overload)
        self.assertEqual(len(self.rows()), 1)
        self.write("Sources/BinderyStreams/Operators/Timing/Debounce+Twice.swift", DEBOUNCE)
        self.assertEqual(len(self.rows()), 2)

    def test_of_core_only_what_has_other_names(self):
        self.write("Sources/BinderyStreams/Core/Subject.swift", """\
/// A hot signal.
///
/// - Also known as: `Subject` in RxJS.
public final class Subject<Value, Failure: Error>: Signal {
    /// Sends a value.
    public func send(_ value: Value) {}
}
""")
        self.write("Sources/BinderyStreams/Core/Scope.swift", "/// A scope.\npublic final class Scope {}\n")
        self.assertEqual(self.rows("Core"), [
            "| ``Subject`` | A hot signal | [Subject.swift](../Core/Subject.swift) | – | – | – | – | `Subject` |"
        ])

    def test_the_signatures_are_those_of_the_sources(self):
        self.write("Sources/BinderyStreams/Operators/Timing/Delay.swift", """\
extension Signal {
    /// Later.
    @inlinable
    public func delay<Trigger: Signal>(
        until trigger: @escaping (Value) -> Trigger, file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<Value, Failure> where Trigger.Failure == Failure {
        Delay(trigger)
    }
}
""")
        page = index.signatures(self.root, f"{index.BEGIN.format('Timing')}\n<!-- end of operators -->\n")
        self.assertIn("## Timing\n\n```swift\nfunc debounce(", page)
        self.assertIn(
            "func delay<Trigger: Signal>(until trigger: @escaping (Value) -> Trigger) -> some Signal<Value, Failure>\n"
            "    where Trigger.Failure == Failure\n```", page)
        self.assertLessEqual(max(map(len, page.splitlines())), 120)

    def test_text_around_the_tables_stays(self):
        text = "# Title\n\n{}\nold\n<!-- end of operators -->\n\nBetween.\n\n{}\n<!-- end of operators -->\nEnd.\n"
        before = text.format(index.BEGIN.format("Timing"), index.BEGIN.format("Core"))
        after = index.render(self.root, before)
        self.assertNotIn("old", after)
        self.assertEqual(after.count("[Debounce.swift]"), 1)
        for kept in ("# Title\n\n<!-- operators: Timing", "-->\n\nBetween.\n\n<!-- operators: Core", "-->\nEnd.\n"):
            self.assertIn(kept, after)
        self.assertEqual(index.render(self.root, after), after)


if __name__ == "__main__":
    unittest.main()
