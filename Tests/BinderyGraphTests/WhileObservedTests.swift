import BinderyGraph
import BinderyTestSupport
import Testing

@Suite struct WhileObservedTests {
    /// What began and ended, in order.
    private final class Log {
        var entries: [String] = []

        func follow<Value>(_ property: Property<Value>, as name: String = "work") {
            property.whileObserved { bag in
                self.entries.append("\(name) begins")
                bag.onDispose { self.entries.append("\(name) ends") }
            }
        }
    }

    @Test func workRunsFromTheFirstObserverToTheLast() {
        let source = MutableProperty(1), log = Log()
        log.follow(source)
        #expect(log.entries.isEmpty)
        let first = source.observe { log.entries.append("first \($0)") }
        let second = source.observeChanges { _ in }
        #expect(log.entries == ["first 1", "work begins"])
        first.dispose()
        #expect(log.entries.count == 2)
        second.dispose()
        #expect(log.entries == ["first 1", "work begins", "work ends"])
        source.observe { _ in }.dispose()
        #expect(log.entries == ["first 1", "work begins", "work ends", "work begins", "work ends"])
    }

    @Test func aReadIsNoObserver() {
        let source = MutableProperty(1), log = Log()
        log.follow(source)
        let derived = source.map { $0 + 1 }
        #expect(source.value + derived.value == 3)
        #expect(log.entries.isEmpty)
    }

    @Test func anObserverOfADerivedPropertyCounts() {
        let source = MutableProperty(1), log = Log()
        let early = source.map { $0 + 1 }
        // Linked before the work is added.
        #expect(early.value == 2)
        log.follow(source)
        let late = Property { early.value * 10 }
        let observation = late.observe { _ in }
        #expect(log.entries == ["work begins"])
        observation.dispose()
        #expect(log.entries == ["work begins", "work ends"])
        let running = effect { _ = late.value }
        running.dispose()
        #expect(log.entries == ["work begins", "work ends", "work begins", "work ends"])
    }

    @Test func aDerivedPropertyHasWorkToo() {
        let source = MutableProperty(1), log = Log()
        let derived = source.map { $0 + 1 }
        log.follow(derived, as: "derived")
        log.follow(source, as: "source")
        let direct = source.observe { _ in }
        #expect(log.entries == ["source begins"])
        derived.observe { _ in }.dispose()
        direct.dispose()
        #expect(log.entries == ["source begins", "derived begins", "derived ends", "source ends"])
    }

    @Test func theBranchThatIsNotTakenIsNotObserved() {
        let isLeft = MutableProperty(true), left = MutableProperty("l"), right = MutableProperty("r"), log = Log()
        log.follow(left, as: "left")
        log.follow(right, as: "right")
        let shown = Property { isLeft.value ? left.value : right.value }
        let observation = shown.observe { _ in }
        isLeft.value = false
        #expect(log.entries == ["left begins", "right begins", "left ends"])
        observation.dispose()
        #expect(log.entries.last == "right ends")
    }

    @Test func onlyTheStateAtTheEndOfATransactionCounts() {
        let source = MutableProperty(1), log = Log()
        log.follow(source)
        transaction { source.observe { _ in }.dispose() }
        #expect(log.entries.isEmpty)
        var observation = transaction {
            let observation = source.observe { _ in }
            #expect(log.entries.isEmpty)
            return observation
        }
        #expect(log.entries == ["work begins"])
        transaction {
            observation.dispose()
            observation = source.observe { _ in }
        }
        #expect(log.entries == ["work begins"])
        transaction {
            observation.dispose()
            #expect(log.entries == ["work begins"])
        }
        #expect(log.entries == ["work begins", "work ends"])
    }

    @Test func onlyTheStateAtTheEndOfADeliveryCounts() {
        let source = MutableProperty(1), trigger = MutableProperty(0), log = Log()
        log.follow(source)
        var observation: (any Disposable)?
        let following = trigger.observeChanges { _ in
            observation?.dispose()
            observation = source.observe { _ in }
        }
        trigger.value = 1
        trigger.value = 2
        #expect(log.entries == ["work begins"])
        observation?.dispose()
        following.dispose()
        #expect(log.entries == ["work begins", "work ends"])
    }

    @Test func whatTheWorkWritesFollowsThePresentValue() {
        let source = MutableProperty(1)
        source.whileObserved { [weak source] _ in source?.value = 2 }
        var seen: [Int] = []
        let observation = source.observe { seen.append($0) }
        #expect(seen == [1, 2])
        observation.dispose()
    }

    @Test func workMayDisposeOfTheObserverThatBeganIt() {
        let source = MutableProperty(1), log = Log()
        var observation: (any Disposable)?
        source.whileObserved { [weak source] _ in
            observation?.dispose()
            _ = source
        }
        log.follow(source)
        observation = source.observeChanges { _ in }
        #expect(log.entries == ["work begins"])
        let second = source.observeChanges { _ in }
        observation?.dispose()
        #expect(log.entries == ["work begins"])
        second.dispose()
        #expect(log.entries == ["work begins", "work ends"])
    }

    @Test func anObserverDisposedOfByTheWorkEndsIt() {
        let source = MutableProperty(1), trigger = MutableProperty(0), log = Log()
        var observation: (any Disposable)?
        source.whileObserved { _ in observation?.dispose() }
        log.follow(source)
        // In a delivery, the work begins when `observation` is known.
        let following = trigger.observeChanges { _ in observation = source.observeChanges { _ in } }
        trigger.value = 1
        #expect(log.entries == ["work begins", "work ends"])
        following.dispose()
    }

    @Test func workThatObservesItsPropertyKeepsItObserved() {
        let source = MutableProperty(1), log = Log()
        var own: (any Disposable)?
        source.whileObserved { [weak source] _ in own = source?.observe { _ in } }
        log.follow(source)
        source.observe { _ in }.dispose()
        #expect(log.entries == ["work begins"])
        own?.dispose()
        #expect(log.entries == ["work begins", "work ends"])
    }

    @Test func itBeginsAtOnceIfThePropertyIsObserved() {
        let source = MutableProperty(1), log = Log()
        let observation = source.map { $0 + 1 }.observe { _ in }
        log.follow(source)
        log.follow(source, as: "other")
        #expect(log.entries == ["work begins", "other begins"])
        observation.dispose()
        #expect(log.entries == ["work begins", "other begins", "work ends", "other ends"])
    }

    @Test func disposalEndsItForGood() {
        let source = MutableProperty(1)
        var entries: [String] = []
        let activity = source.whileObserved { bag in
            entries.append("begins")
            bag.onDispose { entries.append("ends") }
        }
        let observation = source.observe { _ in }
        activity.dispose()
        #expect(activity.isDisposed)
        #expect(entries == ["begins", "ends"])
        observation.dispose()
        source.observe { _ in }.dispose()
        #expect(entries == ["begins", "ends"])
    }

    @Test func itEndsWithTheProperty() {
        let log = Log()
        var source: MutableProperty<Int>? = MutableProperty(1)
        log.follow(source!)
        let observation = source!.observe { _ in }
        source = nil
        #expect(observation.isDisposed)
        #expect(log.entries == ["work begins", "work ends"])
    }

    @Test func itEndsWithADerivedPropertyThatAComputationReleases() {
        let source = MutableProperty(1), log = Log()
        let outer = Property {
            let inner = source.map { $0 + 1 }
            log.follow(inner)
            return inner.value
        }
        var seen: [Int] = []
        let observation = outer.observe { seen.append($0) }
        source.value = 2
        observation.dispose()
        #expect(seen == [2, 3])
        #expect(log.entries.isEmpty)
    }

    @Test func whatItRetainsIsReleasedWithTheProperty() {
        final class Sensor {}
        weak var sensor: Sensor?
        do {
            let made = Sensor(), source = MutableProperty(1)
            sensor = made
            source.whileObserved { _ in _ = made }
            source.observe { _ in }.dispose()
        }
        #expect(sensor == nil)
    }

    @Test func aDiamondOfManyLayersIsLookedThroughOnce() {
        let source = MutableProperty(1), log = Log()
        log.follow(source)
        var layer: [Property<Int>] = [source, source]
        for _ in 0..<64 {
            let (a, b) = (layer[0], layer[1])
            layer = [Property { (a.value &+ b.value) & 7 }, Property { (a.value &* b.value) & 7 }]
        }
        _ = layer[0].value
        _ = layer[1].value
        #expect(log.entries.isEmpty)
        layer[0].observe { _ in }.dispose()
        #expect(log.entries == ["work begins", "work ends"])
    }

    @Test func aLongChainNeedsNoStack() {
        let entries = onSmallStack {
            let source = MutableProperty(1), log = Log()
            log.follow(source)
            var last: Property<Int> = source
            for _ in 0..<100_000 { last = last.map { $0 } }
            last.observe { _ in }.dispose()
            return log.entries
        }
        #expect(entries == ["work begins", "work ends"])
    }

    @Test func readsInTheWorkAreNotTracked() {
        let source = MutableProperty(1), other = MutableProperty(1)
        source.whileObserved { _ in _ = other.value }
        var runs = 0
        let running = effect {
            runs += 1
            _ = source.value
        }
        other.value = 2
        #expect(runs == 1)
        running.dispose()
    }
}
