import Testing

@testable import BinderyGraph

@Suite struct ReadTrackerTests {
    private let source = MutableProperty(1)
    private let owner = MutableProperty(0)

    private func tracker(onStale: @escaping () -> Void = {}) -> ReadTracker {
        ReadTracker(owner: owner.node, file: #fileID, line: #line, onStale: onStale)
    }

    @Test func itTellsOnceThatWhatWasReadIsOutOfDate() {
        var told = 0
        let tracker = tracker { told += 1 }
        tracker.run { _ = source.value }
        #expect(tracker.hasReads && !tracker.isStale && told == 0)
        source.value = 2
        source.value = 3
        #expect(told == 1 && tracker.isStale)
        tracker.run { _ = source.value }
        source.value = 4
        #expect(told == 2)
    }

    @Test func itTellsWhileTheWriterIsStillMarking() {
        var told = false
        let tracker = tracker { told = true }
        tracker.run { _ = source.value }
        transaction {
            source.value = 2
            #expect(told)
        }
    }

    @Test func whatComesToTheSameHasNotChanged() {
        let isPositive = source.map { $0 > 0 }
        let tracker = tracker()
        tracker.run { _ = isPositive.value }
        source.value = 2
        #expect(!tracker.settle())
        source.value = -1
        #expect(tracker.settle() && !tracker.isStale)
    }

    @Test func itFollowsTheLastRunAlone() {
        var told = 0
        let tracker = tracker { told += 1 }
        tracker.run { _ = source.value }
        tracker.run {}
        source.value = 2
        #expect(told == 0 && !tracker.hasReads)
    }

    @Test func itOutlivesWhatItHasRead() {
        var other: MutableProperty<Int>? = MutableProperty(0)
        let tracker = tracker()
        tracker.run { _ = (other!.value, source.value) }
        other = nil
        source.value = 2
        #expect(tracker.isStale)
        tracker.run { _ = source.value }
        #expect(!tracker.isStale)
    }

    @Test func whatAnObserverNeedsIsObserved() {
        let derived = source.map { $0 }.map { $0 }
        _ = derived.value
        #expect(!Engine.isObserved(source.node))
        let observation = derived.observe { _ in }
        #expect(Engine.isObserved(source.node))
        observation.dispose()
        #expect(!Engine.isObserved(source.node))
    }

    @Test func whatATrackerFollowsIsObservedIfItsOwnerIs() {
        let tracker = tracker()
        tracker.run { _ = source.value }
        #expect(!Engine.isObserved(source.node))
        let observation = owner.observe { _ in }
        #expect(Engine.isObserved(source.node))
        observation.dispose()
        withExtendedLifetime(tracker) {}
    }
}
