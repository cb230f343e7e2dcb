/// Describes what a log has recorded, and the properties that it traces, with what they depend on.
///
/// ```swift
/// print(inspect(log))
/// // events
/// //   #12 at 0.412 ms: tap of the button "add"
/// //   #13 at 0.420 ms: write of price (Shop/Cart.swift:10): 5, after #12
/// //   #14 at 0.431 ms: computation of total (Shop/Cart.swift:12): 25, in 0.004 ms, after #13
/// // properties
/// //   total (Shop/Cart.swift:12) is 25, 2 runs in 0.009 ms
/// //     price (Shop/Cart.swift:10) is 5, 1 write
/// ```
///
/// - Isolation: To be called on the actor of the properties.
public func inspect(_ log: TraceLog) -> String {
    let events = log.events.map { "  \($0)" }, dropped = log.dropped
    let omission = dropped > 0 ? ["  … \(dropped) earlier events were dropped"] : []
    let properties = log.graph().description.split(separator: "\n").map { "  \($0)" }
    return (["events"] + omission + events + ["properties"] + properties).joined(separator: "\n")
}

extension TraceEvent: CustomStringConvertible {
    /// One line: the number, the time, what happened, and the numbers of the events that led to it.
    public var description: String {
        let outcome = detail.isEmpty ? "" : ": \(detail)"
        let length = duration.map { ", in \($0.inMilliseconds)" } ?? ""
        let origin = causes.isEmpty ? "" : ", after " + causes.map { "#\($0)" }.joined(separator: ", ")
        return "#\(number) at \(time.inMilliseconds): \(kind) of \(subject)\(outcome)\(length)\(origin)"
    }
}

extension TraceGraph: CustomStringConvertible {
    /// Each property or observer on which nothing depends, with what it depends on, indented, below it. What is below
    /// several is described below the first.
    public var description: String {
        let byID = Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, $0) })
        let used = Set(nodes.flatMap(\.dependencies))
        var described: Set<Int> = []
        var lines: [String] = []
        // A list instead of recursion: a chain may be long.
        var waiting = nodes.reversed().filter { !used.contains($0.id) }.map { (node: $0, depth: 0) }
        while let (node, depth) = waiting.popLast() {
            let isNew = described.insert(node.id).inserted
            lines.append(String(repeating: "  ", count: depth) + node.description + (isNew ? "" : ", see above"))
            if !isNew { continue }
            waiting.append(contentsOf: node.dependencies.reversed().compactMap { byID[$0] }.map { ($0, depth + 1) })
        }
        return lines.joined(separator: "\n")
    }
}

extension TraceGraph.Node: CustomStringConvertible {
    /// One line: the name, the value, and what it cost.
    public var description: String {
        let role = role == .observer ? "observer of " : ""
        let present = role.isEmpty && !value.isEmpty ? " is \(value)" : ""
        if writes > 0 { return "\(name)\(present), \(writes) write\(writes == 1 ? "" : "s")" }
        if runs == 0 { return role + name + present }
        let idle = idleRuns > 0 ? " (\(idleRuns) idle)" : ""
        return "\(role)\(name)\(present), \(runs) run\(runs == 1 ? "" : "s")\(idle) in \(cost.inMilliseconds)"
    }
}

extension Duration {
    /// `0.412 ms`, with three digits after the point.
    fileprivate var inMilliseconds: String {
        let microseconds = components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
        let fraction = "\(1000 + microseconds % 1000)".dropFirst()
        return "\(microseconds / 1000).\(fraction) ms"
    }
}
