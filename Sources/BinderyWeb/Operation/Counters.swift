internal import Synchronization

/// A number that all threads add to, and nobody waits for.
final class Counter: Sendable {
    private let count = Atomic(0)

    func add(_ amount: Int = 1) { count.add(amount, ordering: .relaxed) }

    var value: Int { count.load(ordering: .relaxed) }
}

/// How many measurements fell below each of some limits. It never locks: a reader may see a measurement in one of its numbers and not yet in the others.
final class Histogram: Sendable {
    /// Ascending.
    let limits: [Int]
    private let buckets: [Counter]
    private let total = Counter()

    init(_ limits: [Int]) {
        self.limits = limits
        buckets = (0...limits.count).map { _ in Counter() }
    }

    func record(_ measurement: Int) {
        buckets[limits.firstIndex { measurement <= $0 } ?? limits.count].add()
        total.add(measurement)
    }

    var sum: Int { total.value }

    /// For each limit how many measurements were at most that, and at the end how many there were.
    var cumulative: [Int] {
        var count = 0
        return buckets.map { bucket in
            count += bucket.value
            return count
        }
    }
}
