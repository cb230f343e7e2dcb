internal import BinderyStreams

/// Describes the difference of a signal from what was expected.
///
/// ```
/// the signal differs from frame 5 on: expected y = 20, got a = 21.
///           2  5  8  11
/// expected  --x--y--z--|
/// got       --x--a--z--|
///                ^
/// x = 10, y = 20, z = 30, a = 21
/// ```
func difference(expected: [AnyTimed], got: [AnyTimed], values: [String: Any]) -> String {
    var legend = Legend(values)
    var first = 0
    while first < min(expected.count, got.count), areEqual(expected[first], got[first]) { first += 1 }
    let shown = max(0, first - eventsShown)..<(first + eventsShown)
    let timeline = Timeline([expected, got].map { legend.row(of: $0[shown.clamped(to: 0..<$0.count)]) })
    let wanted = first < expected.count ? expected[first] : nil
    let sent = first < got.count ? got[first] : nil
    let instant = [wanted, sent].compactMap { $0?.instant }.min() ?? .zero
    let texts = [wanted, sent].map { event in
        event.flatMap { $0.instant == instant ? legend.text(of: $0) : nil } ?? "nothing"
    }
    let pointer = String(repeating: " ", count: timeline.columns[instant] ?? 0) + "^"
    let lines = table(timeline, expected: [timeline.rows[0]], got: [timeline.rows[1]], pointer: pointer)
    var notes = [legend.text()]
    if shown.lowerBound > 0 { notes.append("Not shown: the first \(shown.lowerBound) events, which are as expected.") }
    let (unseen, unexpected) = (expected.count - shown.upperBound, got.count - shown.upperBound)
    if unseen > 0 || unexpected > 0 {
        notes.append("Not shown: \(max(0, unseen)) more events that were expected, \(max(0, unexpected)) that came.")
    }
    return """
        the signal differs from frame \(Timeline.frame(instant)) on: expected \(texts[0]), got \(texts[1]).
        \(([lines] + notes.filter { !$0.isEmpty }.map { "  " + $0 }).joined(separator: "\n"))
        """
}

/// The number of events shown before, and from, the first difference: a periodic signal sends without end.
private let eventsShown = 20

func difference(expected: [ObservationSpan], got: [ObservationSpan]) -> String {
    let timeline = Timeline((expected + got).map(\.row))
    let rows = timeline.rows
    return """
        the observations differ.
        \(table(timeline, expected: Array(rows[..<expected.count]), got: Array(rows[expected.count...])))
        """
}

private func table(_ timeline: Timeline, expected: [String], got: [String], pointer: String? = nil) -> String {
    var lines = [("", timeline.ruler)]
    for (name, rows) in [("expected", expected), ("got", got)] {
        for (index, row) in (rows.isEmpty ? ["none"] : rows).enumerated() {
            lines.append((index == 0 ? name : "", row.isEmpty ? "-" : row))
        }
    }
    if let pointer { lines.append(("", pointer)) }
    return lines.map { name, text in
        let line = "  " + name.padding(to: 10) + text
        return String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
}

extension String {
    func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}

extension ObservationSpan {
    fileprivate var row: Timeline.Row {
        guard let disposed else { return Timeline.Row(cells: [observed: "^"], hasEnded: false) }
        if disposed == observed { return Timeline.Row(cells: [observed: "(^!)"], hasEnded: true) }
        return Timeline.Row(cells: [observed: "^", disposed: "!"], hasEnded: true)
    }
}
