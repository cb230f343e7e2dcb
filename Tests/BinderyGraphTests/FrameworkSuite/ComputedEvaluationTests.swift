import BinderyGraph
import Testing

/// "Computed Evaluation" of the reactive framework test suite.
@Suite struct ComputedEvaluationTests {
    private let effects = Effects()
    private let a = MutableProperty(0), runs = Tally()

    @Test("18: a second read computes nothing")
    func cached() {
        let b = Property { [a, runs] in runs(a.value) }
        #expect([b.value, b.value] == [0, 0])
        #expect(runs.count == 1)
    }

    @Test("19: a read after a change gives the new value")
    func updated() {
        let b = Property { [a] in a.value * 2 }
        #expect(b.value == 0)
        a.value = 1
        #expect(b.value == 2)
        a.value = 5
        #expect(b.value == 10)
    }

    @Test("21: a switched branch is read again")
    func switchedBranch() {
        let b = MutableProperty(0)
        let c = Property { [a] in a.value }
        let d = Property { [a] in a.value == 0 ? b.value : c.value }
        #expect(d.value == 0)
        a.value = 1
        #expect(d.value == 1)
        b.value = 10
        #expect(d.value == 1)
    }

    @Test("22: each link of a chain computes once")
    func chain() {
        let tallies = (0..<3).map { _ in Tally() }
        let b = Property { [a] in tallies[0](a.value) }
        let c = Property { tallies[1](b.value) }
        let d = Property { tallies[2](c.value) }
        #expect(d.value == 0)
        a.value = 1
        #expect(d.value == 1)
        #expect(tallies.map(\.count) == [2, 2, 2])
    }

    @Test("23: the effect at the end of a chain runs")
    func chainWithEffect() {
        let b = Property { [a] in a.value }
        let c = Property { b.value }
        effects.add { [runs] in _ = runs(c.value) }
        a.value = 1
        #expect(c.value == 1)
        #expect(runs.count == 2)
    }

    @Test("24: siblings compute in the order in which they are read")
    func siblings() {
        var order: [String] = []
        let b = Property { [a] in
            order.append("b")
            return a.value
        }
        let c = Property { [a] in
            order.append("c")
            return a.value
        }
        for value in 1...2 {
            order = []
            a.value = value
            _ = (b.value, c.value)
            #expect(order == ["b", "c"])
        }
    }

    @Test("25: without dependencies it computes only once")
    func noDependencies() {
        let c = Property { [runs] in runs(42) }
        #expect([c.value, c.value] == [42, 42])
        #expect(runs.count == 1)
    }

    @Test("26: it is right after it has lost its observers")
    func afterLosingObservers() {
        let b = Property { [a] in a.value * 2 }
        effects.add { _ = b.value }.dispose()
        a.value = 5
        #expect(b.value == 10)
        a.value = 10
        #expect(b.value == 20)
    }

    @Test("27: nothing behind it computes while its value stays")
    func clamped() {
        let b = Property { [a] in min(10, max(0, a.value)) }
        let c = Property { [runs] in runs(b.value) }
        let steps = [(0, 0, 1), (-1, 0, 1), (5, 5, 2), (11, 10, 3), (20, 10, 3)]
        for (written, expected, count) in steps {
            a.value = written
            #expect(c.value == expected)
            #expect(runs.count == count)
        }
    }

    @Test("115: a source may be made inside")
    func sourceMadeInside() {
        let c = Property { [a] in MutableProperty(a.value * 10).value }
        #expect(c.value == 0)
        a.value = 3
        #expect(c.value == 30)
    }

    @Test("145: nil is a value like any other")
    func nilIsAValue() {
        let c = Property { [a] in a.value == 0 ? nil : a.value }
        #expect(c.value == nil)
        a.value = 1
        #expect(c.value == 1)
        a.value = 0
        #expect(c.value == nil)
    }

    @Test("147: it does not compute because of a source that a transaction restored")
    func restored() {
        let c = Property { [a, runs] in runs(a.value) }
        _ = c.value
        transaction {
            a.value = 5
            a.value = 0
        }
        _ = c.value
        #expect(runs.count == 1)
    }

    @Test("149: after a transaction dependencies compute first")
    func orderAfterTransaction() {
        var order: [String] = []
        let b = Property { [a] in
            order.append("b")
            return a.value
        }
        let c = Property {
            let value = b.value
            order.append("c")
            return value
        }
        effects.add { _ = c.value }
        order = []
        transaction { a.value = 1 }
        #expect(order == ["b", "c"])
    }
}
