internal import BinderyStreams

/// Describes the difference of a recorder's events from those expected; `nil` if there is none.
///
/// ```
/// something else has come since the last expectation.
///   expected    got
///   "a"         "a" after 1.0 seconds
///   "b"         "c" after 2.0 seconds  <- differs
///   completion  nothing                <- differs
/// ```
func difference(expected: [AnyTimed], since got: [AnyTimed]) -> String? {
    let rows = (0..<max(expected.count, got.count)).map { index in
        let wanted = index < expected.count ? expected[index] : nil
        let came = index < got.count ? got[index] : nil
        let isEqual = wanted.flatMap { wanted in came.map { areEqual(wanted.event, $0.event) } } ?? false
        return (
            wanted: wanted.map(text) ?? "nothing", came: came.map { "\(text($0)) after \($0.instant)" } ?? "nothing",
            isEqual: isEqual
        )
    }
    if rows.allSatisfy(\.isEqual) { return nil }
    let left = max(8, rows.map(\.wanted.count).max() ?? 0)
    let right = max(3, rows.map(\.came.count).max() ?? 0)
    let lines = rows.map { row in
        let came = row.isEqual ? row.came : row.came.padding(to: right) + "  <- differs"
        return "\n  \(row.wanted.padding(to: left))  \(came)"
    }
    return """
        something else has come since the last expectation.
          \("expected".padding(to: left))  got\(lines.joined())
        """
}

private func text(_ event: AnyTimed) -> String {
    switch event.event {
    case .value(let text as String): String(reflecting: text)
    case .value(let value): "\(value)"
    case .failed(let failure): "failure \(failure)"
    case .completed: "completion"
    }
}
