import BinderyGraph
import Testing

/// "Equality & Same-Value Optimization" of the reactive framework test suite.
@Suite struct EqualityTests {
    private let effects = Effects()
    private let runs = Tally()

    @Test("28: an equal value is not a change")
    func equalValue() {
        let a = MutableProperty(1)
        let c = Property { [runs] in runs(a.value) }
        #expect(c.value == 1)
        a.value = 1
        #expect(c.value == 1)
        #expect(runs.count == 1)
    }

    @Test("34: a change stops at the first node that stays the same")
    func stopsAtTheFirst() {
        let a = MutableProperty(0), dRuns = Tally()
        let b = Property { a.value > 0 ? 1 : 0 }
        let c = Property { [runs] in runs(b.value) }
        let d = Property { dRuns(c.value) }
        #expect(d.value == 0)
        a.value = 1
        #expect(d.value == 1)
        a.value = 2
        #expect(d.value == 1)
        #expect([runs.count, dRuns.count] == [2, 2])
    }

    @Test("169: an effect does not run where a node in between stays the same")
    func nodeInBetween() {
        let s = MutableProperty(0)
        let c1 = Property { s.value }
        let c2 = Property { c1.value * 0 + 5 }
        effects.add { [runs] in _ = runs(c2.value) }
        for value in 1...2 { s.value = value }
        #expect(runs.count == 1)
    }
}
