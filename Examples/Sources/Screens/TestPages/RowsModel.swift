import BinderyView

/// A row of a difficult list: rows have different heights, and are inserted, removed, moved and changed.
struct TestRow: Identifiable, Equatable {
    let id: Int
    var kind = "a"
    var lines = 1
}

final class RowsModel: Restorable {
    let rows = MutableListProperty<TestRow>()
    @Reactive(.saved) var selected: Set<Int> = []
    @Reactive(.saved) var opened = ""
    @Reactive(.saved) var note = ""
    @Reactive(.saved) var isOffline = false
    @Reactive(.saved) var isTall = false
    let position = ListPosition()
    let hasMore = MutableProperty(true)
    let presses = MutableProperty(0)
    let loads = MutableProperty(0)
    let refreshes = MutableProperty(0)
    let loadMore: Action<Void, Void, Offline>
    let refresh: Action<Void, Void, Never>
    /// The next unused id.
    private var next = 1_000_000

    struct Offline: Error {}

    init() {
        let (rows, loads, refreshes, isOffline, hasMore) = (rows, loads, refreshes, _isOffline, hasMore)
        loadMore = Action { () async throws(Offline) in
            loads.value += 1
            try? await Task.sleep(for: .milliseconds(200))
            if isOffline.value { throw Offline() }
            let count = rows.count.value
            rows.append(contentsOf: (count..<count + 20).map(RowsModel.row))
            if rows.count.value >= 100 { hasMore.value = false }
        }
        refresh = Action {
            refreshes.value += 1
            try? await Task.sleep(for: .milliseconds(400))
            rows.value = (0..<20).map(RowsModel.row)
            hasMore.value = true
        }
        rows.append(contentsOf: (0..<20).map(RowsModel.row))
    }

    static func row(_ number: Int) -> TestRow {
        TestRow(id: number, kind: number % 2 == 0 ? "a" : "b", lines: 1 + number % 7 / 5 + number % 11 / 10)
    }

    /// Moves a row of the list with sections, whose order becomes that of the rows.
    func moveInSections(from: Int, to: Int) {
        var sections: [String] = []
        for row in rows.value where !sections.contains(row.kind) { sections.append(row.kind) }
        var shown = sections.flatMap { section in rows.value.filter { $0.kind == section } }
        shown.insert(shown.remove(at: from), at: to)
        rows.value = shown
    }

    func fill(_ count: Int) {
        hasMore.value = false
        rows.value = (0..<count).map(Self.row)
    }

    func insert(at index: Int) {
        next += 3
        rows.insert(contentsOf: (next - 3..<next).map { TestRow(id: $0, lines: 2) }, at: min(index, rows.count.value))
    }
}
