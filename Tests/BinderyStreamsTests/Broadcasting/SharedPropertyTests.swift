import BinderyStreams
import BinderyTesting
import Testing

@Suite final class SharedPropertyTests {
    let shared = SharedProperty(0)
    let first = VirtualScheduler()
    let second = VirtualScheduler()

    /// Lets released properties run a last time on their actor.
    deinit {
        for time in [first, second] { time.pump() }
    }

    private func property(on time: VirtualScheduler) -> Property<Int> { time.run { shared.property() } }

    @Test func eachActorHasAPropertyThatFollows() {
        let (one, other) = (property(on: first), property(on: second))
        shared.withValue { $0 += 1 }
        #expect(shared.value == 1)
        #expect(one.value == 0 && other.value == 0, "each in a job of its own actor")
        first.pump()
        #expect(one.value == 1 && other.value == 0)
        second.pump()
        #expect(other.value == 1)
    }

    @Test func whoComesLateHasTheValueAtOnce() {
        shared.withValue { $0 = 7 }
        #expect(property(on: first).value == 7)
    }

    @Test func whoWasBusyGoesToTheLatest() {
        let property = property(on: first)
        var seen: [Int] = []
        let observation = property.observe { seen.append($0) }
        for _ in 1...5 { shared.withValue { $0 += 1 } }
        first.pump()
        #expect(seen == [0, 5])
        observation.dispose()
    }

    @Test func aValueThatIsNotKeptIsReleasedOutsideTheLock() {
        final class Probe: Sendable {
            let released: @Sendable () -> Void

            init(_ released: @escaping @Sendable () -> Void) { self.released = released }

            deinit { released() }
        }
        struct Refused: Error {}
        let probes = SharedProperty(Probe {}) { _, _ in true }
        let count = SharedProperty(0)
        let released: @Sendable () -> Void = {
            _ = probes.value
            count.withValue { $0 += 1 }
        }
        probes.withValue { $0 = Probe(released) }
        #expect(count.value == 1)
        #expect(throws: Refused.self) {
            try probes.withValue { value throws(Refused) in
                value = Probe(released)
                throw Refused()
            }
        }
        #expect(count.value == 2)
    }

    @Test func anEqualValueIsNotAChange() {
        let lists = SharedProperty([1]) { $0.count == $1.count }
        let property = first.run { lists.property() }
        lists.withValue { $0 = [2] }
        first.pump()
        #expect(lists.value == [1] && property.value == [1])
        lists.withValue { $0.append(3) }
        first.pump()
        #expect(lists.value == [1, 3] && property.value == [1, 3])
    }

    @Test func ofATypeThatIsNotEquatableEachWriteIsAChange() {
        struct Opaque { var number = 1 }
        let opaque = SharedProperty(Opaque())
        let property = first.run { opaque.property() }
        var changes = 0
        let observation = property.observeChanges { _ in changes += 1 }
        opaque.withValue { $0.number = 1 }
        first.pump()
        #expect(changes == 1)
        observation.dispose()
    }

    @Test func whatThrowsChangesNothing() {
        let property = property(on: first)
        #expect(throws: Mishap.first) {
            try shared.withValue { value throws(Mishap) in
                value = 5
                throw .first
            }
        }
        first.pump()
        #expect(shared.value == 0 && property.value == 0)
    }

    @Test func itReturnsWhatItsClosureReturns() {
        let ticket = shared.withValue { value in
            value += 1
            return value
        }
        #expect(ticket == 1)
    }

    @Test func aPropertyThatIsFreedFollowsNoMoreAndLetsItsActorGo() {
        weak var actor: AnyObject?
        weak var freed: Property<Int>?
        do {
            let time = VirtualScheduler()
            var property: Property<Int>? = property(on: time)
            actor = time.run { ExecutionContext.current!.actor }
            freed = property
            time.run { property = nil }
        }
        #expect(freed == nil)
        #expect(actor == nil)
    }

    @Test func itsPropertiesOutliveIt() {
        var shared: SharedProperty<Int>? = SharedProperty(1)
        let property = first.run { shared!.property() }
        shared!.withValue { $0 = 2 }
        shared = nil
        first.pump()
        #expect(property.value == 2)
    }

    @Test func withoutAnActorADiagnosisSaysSoAndThePropertyStaysAsItIs() {
        let messages = Messages()
        let property = Diagnostics.$handler.withValue(.init { messages.append($0.description) }) {
            shared.property(file: "Visitors.swift", line: 7)
        }
        #expect(property.value == 0)
        #expect(
            messages.all == [
                """
                Bindery: the shared property at Visitors.swift:7 was observed on no actor, and sends nothing. \
                Observe it on the MainActor or on another actor: a detached task, a `@concurrent` function and an \
                async closure with a capture list (swiftlang/swift#87097) run on none.
                """
            ])
    }
}
