import BinderyGraph
import Testing

/// "Effect Lifecycle" of the reactive framework test suite.
@Suite struct EffectLifecycleTests {
    private let effects = Effects()
    private let a = MutableProperty(0), b = MutableProperty(0), runs = Tally()

    /// The disposable that an effect uses to dispose of itself.
    private final class Slot { var disposable: (any Disposable)? }

    @Test("35: an effect runs when it is made")
    func runsAtOnce() {
        effects.add { [a, runs] in _ = runs(a.value) }
        #expect(runs.count == 1)
    }

    @Test("36: an effect runs at each change")
    func runsAgain() {
        let name = MutableProperty("a")
        var seen: [String] = []
        effects.add { seen.append(name.value) }
        name.value = "b"
        name.value = "c"
        #expect(seen == ["a", "b", "c"])
    }

    @Test("37: an effect that was disposed of runs no more")
    func disposed() {
        let observation = effects.add { [a, runs] in _ = runs(a.value) }
        observation.dispose()
        #expect(observation.isDisposed)
        a.value = 1
        #expect(runs.count == 1)
    }

    @Test("38: the cleanup runs before the next run")
    func cleanupBeforeNextRun() {
        var log: [String] = []
        effects.add { [a] bag in
            let value = a.value
            log.append("run \(value)")
            bag.add(Cleanup { log.append("clean \(value)") })
        }
        for value in 1...2 { a.value = value }
        #expect(log == ["run 0", "clean 0", "run 1", "clean 1", "run 2"])
    }

    @Test("39: the cleanup runs at disposal")
    func cleanupAtDisposal() {
        let observation = effects.add { [a, runs] bag in
            _ = a.value
            bag.add(Cleanup { runs.note() })
        }
        #expect(runs.count == 0)
        observation.dispose()
        #expect(runs.count == 1)
    }

    @Test("40: reads of the cleanup make no dependency")
    func cleanupReads() {
        effects.add { [a, b, runs] bag in
            _ = runs(a.value)
            bag.add(Cleanup { _ = b.value })
        }
        a.value = 1
        b.value = 200
        #expect(runs.count == 2)
    }

    @Test("42: an effect disposed of in a transaction does not run after it")
    func disposedInATransaction() {
        let observation = effects.add { [a, runs] in _ = runs(a.value) }
        transaction {
            a.value = 1
            observation.dispose()
        }
        #expect(runs.count == 1)
    }

    @Test("108: an effect may dispose of itself")
    func disposesOfItself() {
        let slot = Slot()
        slot.disposable = effects.add { [a, runs] in
            _ = runs(a.value)
            if runs.count == 2 { slot.disposable?.dispose() }
        }
        for value in 1...2 { a.value = value }
        #expect(runs.count == 2)
    }

    @Test("110: disposing twice cleans up once")
    func disposedTwice() {
        let observation = effects.add { [runs] bag in bag.add(Cleanup { runs.note() }) }
        observation.dispose()
        observation.dispose()
        #expect(runs.count == 1)
    }

    @Test("111: a cleanup may dispose of its effect, which then does not run")
    func cleanupDisposes() {
        let slot = Slot()
        slot.disposable = effects.add { [a, runs] bag in
            _ = runs(a.value)
            bag.add(Cleanup { slot.disposable?.dispose() })
        }
        for value in 1...2 { a.value = value }
        #expect(runs.count == 1)
    }

    @Test("141: reads of an effect after it disposed of itself make no dependency")
    func readsAfterDisposal() {
        let slot = Slot()
        slot.disposable = effects.add { [a, b, runs] in
            runs.note()
            if a.value == 1 { slot.disposable?.dispose() }
            _ = b.value
        }
        a.value = 1
        #expect(runs.count == 2)
        b.value = 1
        a.value = 2
        #expect(runs.count == 2)
    }

    @Test("143: later writes do not revive it")
    func notRevived() {
        effects.add { [a, b, runs] in _ = runs(a.value + b.value) }.dispose()
        for value in 1...2 {
            a.value = value
            b.value = value
        }
        #expect(runs.count == 1)
    }

    @Test("178: reads of another effect's cleanup are not dependencies of the disposing effect")
    func cleanupOfAnother() {
        let inner = effects.add { [a, b] bag in
            _ = a.value
            bag.add(Cleanup { _ = b.value })
        }
        effects.add { [a, runs] in
            if runs(a.value) == 1 { inner.dispose() }
        }
        a.value = 1
        #expect(runs.count == 2)
        b.value = 200
        #expect(runs.count == 2)
    }

    @Test("201: an effect that a computation disposes of neither runs nor stays linked")
    func disposedByAComputation() {
        let slot = Slot()
        let c = Property { [a] in
            if a.value == 1 { slot.disposable?.dispose() }
            return a.value
        }
        slot.disposable = effects.add { [runs] in _ = runs(c.value) }
        effects.add { _ = c.value }
        for value in 1...3 { a.value = value }
        #expect(runs.count == 1)
    }

    @Test("202: the neighbours of an effect that a computation disposes of run")
    func neighbourOfADisposedOne() {
        let slot = Slot()
        let c = Property { [a] in
            if a.value == 1 { slot.disposable?.dispose() }
            return a.value
        }
        slot.disposable = effects.add { _ = c.value }
        var seen = -1
        effects.add { seen = c.value }
        a.value = 1
        #expect(seen == 1)
    }

    @Test("203: a computation may dispose of the effect for which it computes")
    func disposedBesideAnUnchangedOne() {
        let slot = Slot()
        let constant = Property { [a] in a.value * 0 }
        let disposing = Property { [a] in
            if a.value != 0 { slot.disposable?.dispose() }
            return a.value
        }
        let both = Property { constant.value + disposing.value * 0 }
        slot.disposable = effects.add { [runs] in _ = runs(both.value) }
        a.value = 1
        #expect(runs.count == 1)
        #expect(disposing.value == 1)
    }

    @Test("214: a property made by each run is correct")
    func madeByEachRun() {
        var made: Property<Int>?
        effects.add { [a] in
            let c = Property { a.value }
            _ = a.value
            made = c
        }
        for value in 1...3 {
            a.value = value
            #expect(made?.value == value)
        }
        made = nil
    }
}
