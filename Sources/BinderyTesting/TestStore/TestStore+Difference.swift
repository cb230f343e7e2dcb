/// Describes the difference of a model's changes from those expected; `nil` if there is none.
///
/// ```
/// the model has changed otherwise than expected.
///   name           expected  got
///   coupon         "SAVE"    "SAVE" after 0.0 seconds
///   pay.isEnabled  nothing   false after 0.0 seconds   <- differs
/// ```
func difference(expected: [(name: String, value: Any?)], got: [TestLog.Entry], names: [String]) -> String? {
    var rows: [Row] = []
    var order: [String] = names
    for name in expected.map(\.name) + got.map(\.name) where !order.contains(name) { order.append(name) }
    for name in order {
        let wanted = expected.filter { $0.name == name }, came = got.filter { $0.name == name }
        for index in 0..<max(wanted.count, came.count) {
            rows.append(
                Row(
                    name: name, wanted: index < wanted.count ? .some(wanted[index].value) : nil,
                    came: index < came.count ? came[index] : nil))
        }
    }
    if rows.allSatisfy(\.isEqual) { return nil }
    let widths = (
        name: max(4, rows.map(\.name.count).max() ?? 0), wanted: max(8, rows.map(\.wantedText.count).max() ?? 0),
        came: max(3, rows.map(\.cameText.count).max() ?? 0)
    )
    let lines = rows.map { row in
        let came = row.isEqual ? row.cameText : row.cameText.padding(to: widths.came) + "  <- differs"
        return "\n  \(row.name.padding(to: widths.name))  \(row.wantedText.padding(to: widths.wanted))  \(came)"
    }
    let known = Set(names + got.map(\.name) + names.flatMap { ["\($0).failed", "\($0).completed"] })
    let isUnknown = expected.contains { !known.contains($0.name) }
    return """
        the model has changed otherwise than expected.
          \("name".padding(to: widths.name))  \("expected".padding(to: widths.wanted))  got\(lines.joined())\
        \(isUnknown ? "\n  The names are: \(names.joined(separator: ", "))." : "")
        """
}

private struct Row {
    let name: String
    let wanted: Any??
    let came: TestLog.Entry?

    var isEqual: Bool {
        guard let wanted, let came else { return false }
        switch (wanted, came.value) {
        case (nil, nil): return true
        case (let one?, let other?): return areEqual(one, other)
        default: return false
        }
    }

    var wantedText: String { wanted.map(text) ?? "nothing" }

    var cameText: String { came.map { "\(text($0.value)) after \($0.instant)" } ?? "nothing" }
}

private func text(_ value: Any?) -> String {
    switch value {
    case let text as String: String(reflecting: text)
    case let value?: "\(value)"
    case nil: "nil"
    }
}
