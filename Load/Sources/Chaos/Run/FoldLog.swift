internal import Synchronization

/// How often the servers have folded the session of a page that rested, as they log it.
final class FoldLog: Sendable {
    private let folds = Atomic(0)

    /// - Parameter line: a line of the log of a server.
    func add(_ line: String) { if line.hasSuffix("session folded") { folds.add(1, ordering: .relaxed) } }

    var count: Int { folds.load(ordering: .relaxed) }
}
