import BinderyGraph
import Testing

/// "Untracked / Unsampled Reads" of the reactive framework test suite.
@Suite struct UntrackedReadsTests {
    private let effects = Effects()
    private let a = MutableProperty(0), b = MutableProperty(10), runs = Tally()

    @Test("75: what an effect reads untracked does not run it")
    func inAnEffect() {
        effects.add { [a, b, runs] in _ = runs(a.value + untracked { b.value }) }
        a.value = 1
        #expect(runs.count == 2)
        b.value = 1
        #expect(runs.count == 2)
    }

    @Test("76: what a computation reads untracked does not make it stale")
    func inAComputation() {
        let c = Property { [a, b] in a.value + untracked { b.value } }
        #expect(c.value == 10)
        a.value = 1
        #expect(c.value == 11)
        b.value = 20
        #expect(c.value == 11)
    }

    @Test("117: an untracked read is fresh")
    func isFresh() {
        let doubled = Property { [a] in a.value * 2 }
        #expect(doubled.value == 0)
        a.value = 5
        #expect(untracked { doubled.value } == 10)
    }

    @Test("118: nothing behind an untracked read is tracked")
    func nothingBehindIt() {
        let doubled = Property { [a] in a.value * 2 }
        effects.add { [runs] in _ = runs(untracked { doubled.value }) }
        for value in 1...2 { a.value = value }
        #expect(runs.count == 1)
    }

    @Test("156: an effect may write inside")
    func writes() {
        effects.add { [a, b] in
            _ = a.value
            untracked { b.value = a.value * 10 }
        }
        #expect(b.value == 0)
        a.value = 1
        #expect(b.value == 10)
    }
}
