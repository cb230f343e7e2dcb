import BinderyGraph
import BinderySynchronization
import BinderyTestSupport
import Foundation
import Observation
import Testing

/// Reads inside `withObservationTracking` are registered, like those of an `Observable`.
@Suite struct ObservationTests {
    private final class Changes: Sendable {
        private let number = Mutex(0)
        var count: Int { number.withLock { $0 } }
        func add() { number.withLock { $0 += 1 } }
    }

    /// Returns how often the next change of what `read` reads is announced while `change` runs.
    private func announcements(of read: () -> Void, during change: () -> Void) -> Int {
        let changes = Changes()
        withObservationTracking(read) { changes.add() }
        change()
        return changes.count
    }

    @Test func aWriteIsAnnouncedOnce() {
        let a = MutableProperty(1)
        #expect(
            announcements {
                _ = a.value
            } during: {
                a.value = 2
                a.value = 3
            } == 1)
    }

    @Test func aReadVariableIsAnnounced() {
        final class Model {
            @Reactive var phone = ""
        }
        let model = Model()
        #expect(
            announcements {
                _ = model.phone
            } during: {
                model.phone = "1"
            } == 1)
    }

    @Test func anEqualValueIsNotAnnounced() {
        let a = MutableProperty(1)
        #expect(
            announcements {
                _ = a.value
            } during: {
                a.value = 1
            } == 0)
    }

    @Test func whatWasNotReadIsNotAnnounced() {
        let a = MutableProperty(1), b = MutableProperty(1)
        #expect(
            announcements {
                _ = a.value
            } during: {
                b.value = 2
            } == 0)
    }

    @Test func aReadBeforeTrackingDoesNotHideOneInside() {
        let a = MutableProperty(1)
        #expect(a.value == 1)
        #expect(
            announcements {
                _ = a.value
            } during: {
                a.value = 2
            } == 1)
    }

    @Test func aSourceIsAnnouncedBeforeItIsWritten() {
        let a = MutableProperty(1), seen = Mutex<[Int]>([])
        nonisolated(unsafe) let source = a  // everything happens on this thread
        withObservationTracking {
            _ = a.value
        } onChange: {
            seen.withLock { $0.append(source.value) }
        }
        a.value = 2
        #expect(seen.withLock { $0 } == [1])
    }

    @Test func aDerivedPropertyIsAnnouncedOnlyIfItsValueChanges() {
        let a = MutableProperty(1)
        let isPositive = a.map { $0 > 0 }
        #expect(
            announcements {
                _ = isPositive.value
            } during: {
                a.value = 2
            } == 0)
        #expect(
            announcements {
                _ = isPositive.value
            } during: {
                a.value = -2
            } == 1)
    }

    /// As in the `body` of a view, where nothing keeps it.
    @Test func aDerivedPropertyThatIsFreedWhileItIsTrackedIsAnnounced() {
        let a = MutableProperty(1), b = MutableProperty(1)
        let reads: [() -> Void] = [
            { _ = a.map { $0 > 0 }.value },
            { _ = a.map { $0 * 2 }.map { $0 > 0 }.map { !$0 }.value },
            { _ = Property { a.value + b.value }.value },
            { _ = Property.combine(a, b).value },
            { _ = a.flatMap { $0 > 0 ? b : a }.value },
        ]
        for (index, read) in reads.enumerated() {
            a.value = 1
            #expect(announcements(of: read, during: { a.value = -2 }) == 1, "\(index)")
            #expect(announcements(of: read, during: {}) == 0, "\(index)")
            // Observation releases what it has of an object that was freed inside only with the next announcement.
            a.value = 1
        }
        #expect(announcements(of: reads[2], during: { b.value += 1 }) == 1)
        #expect(announcements(of: reads[0], during: { b.value += 1 }) == 0)
        a.value = -3
    }

    @Test func aFreedPropertyLeavesNothingBehind() {
        final class Limit { let value = 0 }
        let a = MutableProperty(1)
        weak var released: Limit?
        withObservationTracking {
            let limit = Limit()
            released = limit
            _ = a.map { $0 > limit.value }.map { !$0 }.value
        } onChange: {
        }
        #expect(released == nil)
        a.value = 2
    }

    @Test func aDerivedPropertyIsAnnouncedOncePerTracking() {
        let a = MutableProperty(1)
        let doubled = Property { a.value * 2 }
        let both = announcements {
            _ = doubled.value
            _ = doubled.value
        } during: {
            a.value = 2
            a.value = 3
        }
        #expect(both == 1)
        #expect(
            announcements {
                _ = doubled.value
            } during: {
                a.value = 4
            } == 1)
    }

    @Test func severalTrackersAreAllTold() {
        let a = MutableProperty(1)
        let doubled = a.map { $0 * 2 }
        let changes = Changes()
        for _ in 0..<3 {
            withObservationTracking {
                _ = (a.value, doubled.value)
            } onChange: {
                changes.add()
            }
        }
        a.value = 2
        #expect(changes.count == 3)
    }

    @Test func aDerivedPropertyIsAnnouncedAtTheEndOfTheTransaction() {
        let a = MutableProperty(1), b = MutableProperty(1)
        let sum = Property { a.value + b.value }
        let changes = Changes()
        withObservationTracking {
            _ = sum.value
        } onChange: {
            changes.add()
        }
        transaction {
            a.value = 2
            #expect(changes.count == 0)
            b.value = 2
        }
        #expect(changes.count == 1)
        withObservationTracking {
            _ = sum.value
        } onChange: {
            changes.add()
        }
        transaction {
            a.value = 1
            b.value = 3
        }
        #expect(changes.count == 1, "the sum has stayed")
    }

    @Test func untrackedReadsAreNotRegistered() {
        let a = MutableProperty(1)
        #expect(
            announcements {
                _ = untracked { a.value }
            } during: {
                a.value = 2
            } == 0)
    }

    @Test func untrackedReadsAreNotRegisteredOnAThreadThatHasReadNothing() async {
        let changes = Changes()
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                let a = MutableProperty(1)
                withObservationTracking {
                    _ = untracked { a.value }
                } onChange: {
                    changes.add()
                }
                a.value = 2
                continuation.resume()
            }
        }
        #expect(changes.count == 0)
    }

    @Test func trackingInsideOfAnUntrackedStretchIsItsOwn() {
        let a = MutableProperty(1)
        let changes = Changes()
        untracked {
            withObservationTracking {
                _ = a.value
            } onChange: {
                changes.add()
            }
        }
        a.value = 2
        #expect(changes.count == 1)
    }

    @Test func anAnnouncedReaderMayReadAgain() {
        let a = MutableProperty(1)
        nonisolated(unsafe) let doubled = a.map { $0 * 2 }  // everything happens on this thread
        let seen = Mutex<[Int]>([])
        @Sendable func render() {
            withObservationTracking {
                seen.withLock { [value = doubled.value] in $0.append(value) }
            } onChange: {
                if seen.withLock({ $0.count < 3 }) { render() }
            }
        }
        render()
        a.value = 2
        a.value = 3
        a.value = 4  // ends the last tracking, which keeps what it reads
        #expect(seen.withLock { $0 } == [2, 4, 6])
    }

    @Test func trackingKeepsNothingAlive() {
        let lifetime = Lifetime()
        do {
            let token = lifetime.token()
            let a = MutableProperty(1)
            let derived = Property { withExtendedLifetime(token) { a.value } }
            withObservationTracking {
                _ = (a.value, derived.value)
            } onChange: {
            }
        }
        #expect(lifetime.alive == 0)
    }

    @Test func aTrackerMayThrowThePropertyAway() {
        final class Holder {
            var property: Property<Int>?
        }
        let a = MutableProperty(1)
        nonisolated(unsafe) let holder = Holder()  // everything happens on this thread
        holder.property = a.map { $0 * 2 }
        withObservationTracking {
            _ = holder.property!.value
        } onChange: {
            holder.property = nil
        }
        a.value = 2
        #expect(holder.property == nil)
    }
}
