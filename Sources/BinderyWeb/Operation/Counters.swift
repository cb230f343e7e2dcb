internal import BinderySynchronization

/// A number to which all threads add without waiting.
final class Counter: Sendable {
    private let count = Atomic(0)
    private let copies: [MetricsSink.Send]

    /// Each amount is sent to `copies` as well.
    init(_ copies: MetricsSink.Send?...) { self.copies = copies.compactMap(\.self) }

    func add(_ amount: Int = 1) {
        count.add(amount, ordering: .relaxed)
        for send in copies { send(amount) }
    }

    var value: Int { count.load(ordering: .relaxed) }
}

/// The numbers of measurements below some limits, without locks: a reader may see one number change before others.
final class Histogram: Sendable {
    /// Ascending.
    let limits: [Int]
    private let buckets: [Counter]
    private let total: Counter

    /// Each measurement is sent to `copy` as well.
    init(_ limits: [Int], _ copy: MetricsSink.Send? = nil) {
        self.limits = limits
        total = Counter(copy)
        buckets = (0...limits.count).map { _ in Counter() }
    }

    func record(_ measurement: Int) {
        buckets[limits.firstIndex { measurement <= $0 } ?? limits.count].add()
        total.add(measurement)
    }

    var sum: Int { total.value }

    /// For each limit the number of measurements up to it, and at the end their total number.
    var cumulative: [Int] {
        var count = 0
        return buckets.map { bucket in
            count += bucket.value
            return count
        }
    }
}
