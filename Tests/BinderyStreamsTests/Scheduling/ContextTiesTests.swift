import BinderyGraph
import BinderySynchronization
import BinderyTesting
import Testing

@testable import BinderyStreams

/// What a backend learns of a context that it wants to end: what is under way in it, and what could change it.
@MainActor struct ContextTiesTests {
    private let ties = ContextTies()
    private let time = VirtualScheduler()

    private func inContext<Result>(_ body: () throws -> Result) rethrows -> Result {
        var context = ExecutionContext(actor: MainActor.shared, scheduler: time)
        context.ties = ties
        return try context.run(body)
    }

    private final class Sleeper: Waker {
        private let wakes = Mutex(0)
        var count: Int { wakes.withLock { $0 } }
        func wake() { wakes.withLock { $0 += 1 } }
    }

    @Test func asynchronousWorkIsUnderWayUntilItsEnd() async {
        let (values, source) = AsyncStream<Int>.makeStream()
        let work = inContext {
            AsyncWork.start(on: MainActor.shared) {
                for await _ in values {}
            } deliver: { (_: Result<Void, Never>) in
            }
        }
        #expect(!ties.areAtRest)
        source.finish()
        await work.value
        #expect(ties.areAtRest)
    }

    @Test func cancelledWorkEnds() async {
        let (values, source) = AsyncStream<Int>.makeStream()
        let work = inContext {
            AsyncWork.start(on: MainActor.shared) {
                for await _ in values {}
            } deliver: { (_: Result<Void, Never>) in
            }
        }
        work.cancel()
        await work.value
        #expect(ties.areAtRest)
        withExtendedLifetime(source) {}
    }

    @Test func anObservationTiesUntilItEnds() {
        let (news, count) = (Broadcast<Int>(), SharedProperty(0))
        let bag = DisposeBag()
        var property: Property<Int>? = inContext {
            news.signal().observe { _ in }.disposed(by: bag)
            news.signal().observe { _ in }.disposed(by: bag)
            return count.property()
        }
        #expect(ties.sources.count == 2, "each object once")
        bag.dispose()
        #expect(ties.sources.count == 1)
        _ = property
        property = nil
        #expect(ties.sources.isEmpty)
    }

    @Test func whatIsNotDeliveredYetIsNotAtRest() async {
        let count = SharedProperty(0)
        let property = inContext { count.property() }
        #expect(ties.areAtRest)
        count.withValue { $0 = 1 }
        #expect(!ties.areAtRest)
        while property.value == 0 { await Task.yield() }
        await Task.yield()
        #expect(ties.areAtRest)
    }

    @Test func aWakerIsToldOfEachChangeUntilItIsRemoved() {
        let (news, count, visits) = (Broadcast<Int>(), SharedProperty(0), Presence<String>())
        let property = inContext { visits.property() }
        let sleeper = Sleeper()
        let sources: [any WakingSource] = [news, count] + ties.sources
        for source in sources { source.add(sleeper) }
        news.send(1)
        #expect(sleeper.count == 1)
        count.withValue { $0 = 1 }
        count.withValue { $0 = 1 }
        #expect(sleeper.count == 2, "an equal value is not a change")
        let entry = visits.enter("ada")
        #expect(sleeper.count == 3)
        for source in sources { source.remove(sleeper) }
        news.send(2)
        count.withValue { $0 = 2 }
        entry.leave()
        #expect(sleeper.count == 3)
        withExtendedLifetime(property) {}
    }

    @Test func aPresenceThatNobodyObservesWakes() {
        let visits = Presence<String>()
        var property: Property<[String]>? = inContext { visits.property() }
        let sleeper = Sleeper()
        for source in ties.sources { source.add(sleeper) }
        _ = property
        property = nil
        let entry = visits.enter("ada")
        #expect(sleeper.count == 1)
        withExtendedLifetime(entry) {}
    }

    @Test func whatWasSentToABroadcastMeanwhileIsReceivedByEachObserver() async {
        let news = Broadcast<Int>()
        let sleeper = Sleeper()
        news.add(sleeper)
        news.send(1)
        ties.sleeper = sleeper
        let received = MutableProperty<[Int]>([])
        let bag = DisposeBag()
        inContext {
            news.signal().observe { received.value.append($0) }.disposed(by: bag)
            news.send(2)
            news.signal().observe { received.value.append(10 * $0) }.disposed(by: bag)
        }
        ties.sleeper = nil
        news.remove(sleeper)
        inContext { news.signal().observe { received.value.append(100 * $0) }.disposed(by: bag) }
        news.send(3)
        while received.value.count < 7 { await Task.yield() }
        #expect(received.value.sorted() == [1, 2, 3, 10, 20, 30, 300])
    }

    @Test func anEntryIsTakenOverByTheContextThatIsMadeAgain() {
        let visits = Presence<String>()
        var entry: PresenceEntry<String>? = inContext { visits.enter("ada") }
        ties.formerEntries = ties.entries
        let sleeper = Sleeper()
        let property = inContext { visits.property() }
        for source in ties.sources { source.add(sleeper) }
        _ = entry
        entry = nil
        let again = inContext { visits.enter("ada") }
        #expect(sleeper.count == 0, "nobody sees a change")
        #expect(visits.values == ["ada"])
        let second = inContext { visits.enter("ada") }
        #expect(visits.values == ["ada", "ada"])
        again.leave()
        second.leave()
        withExtendedLifetime(property) {}
    }

    @Test func anEntryLastsWhileTheBackendKeepsIt() {
        let visits = Presence<String>()
        var entry: PresenceEntry<String>? = inContext { visits.enter("ada") }
        var kept: [ContextTies.Entry] = ties.entries
        _ = entry
        entry = nil
        #expect(visits.values == ["ada"])
        kept = []
        #expect(visits.values == [])
        #expect(ties.entries.isEmpty && kept.isEmpty)
    }

    @Test func withoutTiesNothingIsNoted() {
        let count = SharedProperty(0)
        let property = ExecutionContext(actor: MainActor.shared, scheduler: time).run { count.property() }
        #expect(ties.sources.isEmpty)
        withExtendedLifetime(property) {}
    }
}
