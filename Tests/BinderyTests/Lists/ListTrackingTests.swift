import Bindery
import BinderySynchronization
import Observation
import Testing

/// Reads of lists inside `withObservationTracking`, as in the `body` of a view.
@Suite struct ListTrackingTests {
    private func announcements(of read: () -> Void, during change: () -> Void) -> Int {
        let count = Mutex(0)
        withObservationTracking(read) { count.withLock { $0 += 1 } }
        change()
        return count.withLock { $0 }
    }

    /// Nothing keeps what is derived there.
    @Test func whatIsDerivedFromAListWhileItIsTrackedIsAnnounced() {
        let rows = MutableListProperty([1, 2, 3])
        let reads: [() -> Void] = [
            { _ = rows.isEmpty.value },
            { _ = rows.count.value },
            { _ = rows.filter { $0 > 5 }.count.value },
            { _ = rows.map { $0 * 2 }.filter { $0 > 5 }.isEmpty.value },
            { _ = rows.filter { $0 > 5 }.value },
        ]
        for (index, read) in reads.enumerated() {
            rows.value = [1, 2, 3]
            #expect(announcements(of: read, during: { rows.value = [] }) > 0, "\(index), emptied")
            rows.value = [1]
            #expect(announcements(of: read, during: { rows.append(9) }) > 0 || index == 0, "\(index), appended")
        }
    }
}
