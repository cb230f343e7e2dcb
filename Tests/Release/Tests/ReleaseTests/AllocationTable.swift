import BinderyStreams
import Foundation
import Testing

/// The allocations of the operators, measured: a table with a row for each.
struct AllocationTable {
    private(set) var rows: [Row] = []

    struct Row: Equatable {
        let name: String
        /// Of making the signal, observing it and disposing of the observation.
        var allocations: Int?
        var bytes: Int?
        /// Of 100 events; nil if the operator has no source that sends by hand.
        var ofEvents: Int?

        var text: String {
            let cells = [allocations, bytes, ofEvents].map { $0.map(String.init) ?? "–" }
            return "| `\(name)` | \(cells.joined(separator: " | ")) |"
        }
    }

    @inline(__always)
    mutating func add<S: Signal>(_ name: String, sending send: ((Int) -> Void)? = nil, _ make: () -> S)
    where S.Failure == Never {
        measure(name, send) { make().observe { _ in } }
    }

    @inline(__always)
    mutating func addFailing<S: Signal>(_ name: String, sending send: ((Int) -> Void)? = nil, _ make: () -> S) {
        measure(name, send) { make().observe(onValue: { _ in }, onFailure: { _ in }) }
    }

    /// Adds an operator that starts a task, which allocates at a time of its own.
    mutating func addUncounted(_ name: String) { rows.append(Row(name: name)) }

    mutating func measure(_ name: String, _ send: ((Int) -> Void)?, _ observe: () -> any Disposable) {
        // What is made lazily is there after the first runs.
        for _ in 0..<3 { observe().dispose() }
        var bytes = 0
        let runs = 10
        let count = allocations(bytes: &bytes) { for _ in 0..<runs { observe().dispose() } }
        var ofEvents: Int?
        if let send {
            let observation = observe()
            for number in 0..<100 { send(number & 7) }
            ofEvents = allocations { for number in 0..<100 { send(number & 7) } }
            observation.dispose()
        }
        rows.append(Row(name: name, allocations: count / runs, bytes: bytes / runs, ofEvents: ofEvents))
    }
}
