internal import BinderyStreams

/// The letters of values: those of the test, and others for unexpected values.
struct Legend {
    private struct Entry {
        let letter: String
        let value: Any
        var isUsed = false
    }

    private var entries: [Entry]

    init(_ values: [String: Any]) {
        entries = values.sorted { $0.key < $1.key }.map { Entry(letter: $0.key, value: $0.value) }
    }

    mutating func letter(for value: Any) -> String {
        let index = entries.firstIndex { areEqual($0.value, value) } ?? add(value)
        entries[index].isUsed = true
        return entries[index].letter
    }

    private mutating func add(_ value: Any) -> Int {
        let free = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init).first(where: isFree)
        let own = (value as? String).flatMap { $0.count == 1 && !" -()^!#|".contains($0) && isFree($0) ? $0 : nil }
        entries.append(Entry(letter: own ?? free ?? "?", value: value))
        return entries.count - 1
    }

    private func isFree(_ letter: String) -> Bool { !entries.contains { $0.letter == letter } }

    /// The letters used, apart from those that are their own value: `x = 10, y = 20`.
    mutating func text() -> String {
        var parts: [String] = []
        var index = 0
        // The text of an inner signal may add letters.
        while index < entries.count {
            let entry = entries[index]
            if entry.isUsed, let text = meaning(of: entry.value) { parts.append("\(entry.letter) = \(text)") }
            index += 1
        }
        return parts.joined(separator: ", ")
    }

    mutating func text(of event: AnyTimed) -> String {
        switch event.event {
        case .value(let value):
            let letter = letter(for: value)
            return meaning(of: value).map { "\(letter) = \($0)" } ?? letter
        case .failed(let failure): return "failure \(failure)"
        case .completed: return "completion"
        }
    }

    mutating func row(of events: some Sequence<AnyTimed>) -> Timeline.Row {
        var row = Timeline.Row(cells: [:], hasEnded: false)
        for event in events {
            let mark: String
            switch event.event {
            case .value(let value): mark = letter(for: value)
            case .failed: mark = "#"
            case .completed: mark = "|"
            }
            row.cells[event.instant, default: ""] += mark
            row.hasEnded = mark == "#" || mark == "|"
        }
        row.cells = row.cells.mapValues { $0.count > 1 ? "(\($0))" : $0 }
        return row
    }

    /// Returns nil if the value is its own letter.
    private mutating func meaning(of value: Any) -> String? {
        if let inner = value as? Recording { return "“\(Timeline([row(of: inner.events)]).rows[0])”" }
        guard let text = value as? String else { return "\(value)" }
        return entries.contains { $0.letter == text && areEqual($0.value, value) } ? nil : String(reflecting: text)
    }
}
