import BinderyStreams
import Foundation
import Testing

/// Pins the allocations of every operator to the table in OperatorAllocations.md. A row with more than that fails with
/// the operator's name and both counts. Less does not fail: depending on the rest of the program, the compiler puts the
/// context of a closure on the stack in four rows, or does not.
///
/// After a change that is meant to change them, write the table again and look at its differences:
///
///     BINDERY_WRITE_ALLOCATIONS=1 swift test -c release --package-path Tests/Release --filter OperatorAllocation
///
/// `scripts/check-operators` fails while an operator of the index has no row.
@Suite(.countsAllocations) struct OperatorAllocationTests {
    private static let page = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "OperatorAllocations.md")

    @Test func everyOperatorAllocatesAsPinned() throws {
        var table = AllocationTable()
        table.addCreating()
        table.addTransforming()
        table.addFiltering()
        table.addCombining()
        table.addFlattening()
        table.addTiming()
        table.addFailing()
        table.addSharing()
        table.addObserving()
        let page = try String(contentsOf: Self.page, encoding: .utf8)
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if ProcessInfo.processInfo.environment["BINDERY_WRITE_ALLOCATIONS"] != nil {
            let head = lines.prefix { !$0.hasPrefix("| `") }
            let text = (head + table.rows.map(\.text)).joined(separator: "\n") + "\n"
            try text.write(to: Self.page, atomically: true, encoding: .utf8)
            return
        }
        let pinned = lines.filter { $0.hasPrefix("| `") }
        #expect(table.rows.map(\.name) == pinned.map { String($0.split(separator: "`")[1]) }, "the rows of the table")
        for (row, expected) in zip(table.rows, pinned) where Self.exceeds(row.text, expected) {
            Issue.record(
                """
                \(row.name) allocates more than pinned: observation, bytes, 100 events
                expected \(expected)
                measured \(row.text)
                """)
        }
    }

    /// Whether a row has a larger number than `other` in some column, or numbers in other columns.
    private static func exceeds(_ row: String, _ other: String) -> Bool {
        zip(numbers(row), numbers(other)).contains { number, limit in
            guard let number, let limit else { return number != limit }
            return number > limit
        }
    }

    private static func numbers(_ row: String) -> [Int?] {
        row.split(separator: "|").suffix(3).map { Int($0.filter { $0 != " " }) }
    }
}
