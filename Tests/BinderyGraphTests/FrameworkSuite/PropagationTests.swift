import BinderyGraph
import Testing

/// "Graph Propagation" of the reactive framework test suite.
@Suite struct PropagationTests {
    private let effects = Effects()

    @Test("1: a diamond computes its join once")
    func diamond() {
        let a = MutableProperty("a"), runs = Tally()
        let b = Property { a.value }, c = Property { a.value }
        let d = Property { runs(b.value + " " + c.value) }
        #expect(d.value == "a a")
        #expect(runs.count == 1)
        a.value = "aa"
        #expect(d.value == "aa aa")
        #expect(runs.count == 2)
    }

    @Test("2: what hangs on a diamond computes once")
    func diamondWithTail() {
        let a = MutableProperty("a"), runs = Tally()
        let b = Property { a.value }, c = Property { a.value }
        let d = Property { b.value + " " + c.value }
        let e = Property { runs(d.value) }
        #expect(e.value == "a a")
        a.value = "aa"
        #expect(e.value == "aa aa")
        #expect(runs.count == 2)
    }

    @Test("3: a jagged diamond and both its tails compute once")
    func jaggedDiamondWithTails() {
        let a = MutableProperty("a"), eRuns = Tally(), fRuns = Tally(), gRuns = Tally()
        let b = Property { a.value }, c = Property { a.value }
        let d = Property { c.value }
        let e = Property { eRuns(b.value + " " + d.value) }
        let f = Property { fRuns(e.value) }, g = Property { gRuns(e.value) }
        #expect((f.value, g.value) == ("a a", "a a"))
        for runs in [eRuns, fRuns, gRuns] { runs.reset() }
        a.value = "b"
        #expect([e.value, f.value, g.value] == ["b b", "b b", "b b"])
        #expect([eRuns.count, fRuns.count, gRuns.count] == [1, 1, 1])
    }

    @Test("4: paths of different length join in one computation")
    func asymmetricDiamond() {
        let a = MutableProperty("a"), runs = Tally()
        let b = Property { a.value }, c = Property { a.value }
        let d = Property { c.value }
        let e = Property { runs(b.value + " " + d.value) }
        #expect(e.value == "a a")
        a.value = "b"
        #expect(e.value == "b b")
        #expect(runs.count == 2)
    }

    @Test("5: a node and its own dependency read together cause one computation")
    func skipConnection() {
        let a = MutableProperty(2), runs = Tally()
        let b = Property { a.value - 1 }
        let c = Property { a.value + b.value }
        let d = Property { runs("d: \(c.value)") }
        #expect(d.value == "d: 3")
        a.value = 4
        #expect(d.value == "d: 7")
        #expect(runs.count == 2)
    }

    @Test("6: one unchanged dependency does not hide that the other changed")
    func oneUnchangedDependency() {
        let a = MutableProperty("a"), runs = Tally()
        let b = Property { a.value }
        let c = Property { a.value.isEmpty ? "c" : "c" }
        let d = Property { runs(b.value + " " + c.value) }
        #expect(d.value == "a c")
        a.value = "aa"
        #expect(d.value == "aa c")
        #expect(runs.count == 2)
    }

    @Test("7: where all dependencies are unchanged nothing computes")
    func allUnchanged() {
        let a = MutableProperty("a"), runs = Tally()
        let b = Property { a.value.isEmpty ? "b" : "b" }
        let c = Property { a.value.isEmpty ? "c" : "c" }
        let d = Property { runs(b.value + " " + c.value) }
        #expect(d.value == "b c")
        a.value = "aa"
        #expect(d.value == "b c")
        #expect(runs.count == 1)
    }

    @Test("8: dependencies compute before those who read them")
    func topologicalOrder() {
        let a = MutableProperty(0)
        var order: [String] = []
        func logged(_ name: String, _ value: Int) -> Int {
            order.append(name)
            return value
        }
        let b = Property { logged("b", a.value) }, c = Property { logged("c", a.value) }
        let d = Property { logged("d", b.value + c.value) }
        #expect(d.value == 0)
        order = []
        a.value = 1
        #expect(d.value == 2)
        #expect(order == ["b", "c", "d"])
    }

    @Test("9: a growing fan-in computes each node once")
    func linearConvergence() {
        let a = MutableProperty(0), cRuns = Tally(), dRuns = Tally()
        let b = Property { a.value }
        let c = Property { cRuns(a.value + b.value) }
        let d = Property { dRuns(a.value + c.value) }
        #expect(d.value == 0)
        a.value = 1
        #expect(d.value == 3)
        #expect([cRuns.count, dRuns.count] == [2, 2])
    }

    @Test("10: where each level reads the two before it, each node computes once")
    func exponentialConvergence() {
        let a = MutableProperty(0), cRuns = Tally(), dRuns = Tally(), eRuns = Tally()
        let b = Property { a.value }
        let c = Property { cRuns(b.value + a.value) }
        let d = Property { dRuns(c.value + b.value) }
        let e = Property { eRuns(d.value + c.value) }
        #expect(e.value == 0)
        a.value = 1
        #expect(e.value == 5)
        #expect([cRuns.count, dRuns.count, eRuns.count] == [2, 2, 2])
    }

    @Test("116: an effect goes on when its neighbour is disposed of")
    func neighbourDisposed() {
        let a = MutableProperty(0), runs1 = Tally(), runs2 = Tally()
        let c = Property { a.value * 2 }
        let first = effects.add { _ = runs1(c.value) }
        effects.add { _ = runs2(c.value) }
        #expect([runs1.count, runs2.count] == [1, 1])
        first.dispose()
        a.value = 1
        #expect([runs1.count, runs2.count] == [1, 2])
        a.value = 2
        #expect([runs1.count, runs2.count] == [1, 3])
    }

    @Test("157: one changed dependency of three is enough")
    func threeWayDiamond() {
        let a = MutableProperty("a"), runs = Tally()
        let b = Property { a.value }
        let c = Property { a.value.isEmpty ? "c" : "c" }
        let d = Property { a.value.isEmpty ? "d" : "d" }
        let e = Property { runs(b.value + " " + c.value + " " + d.value) }
        #expect(e.value == "a c d")
        a.value = "aa"
        #expect(e.value == "aa c d")
        #expect(runs.count == 2)
    }

    @Test("187: nothing upstream computes once the last effect is gone")
    func disposalDeactivatesUpstream() {
        let a = MutableProperty("a"), bRuns = Tally(), cRuns = Tally()
        let b = Property { bRuns(a.value) }
        let c = Property { cRuns(b.value) }
        let d = Property { a.value }
        var seen = ""
        let observation = effects.add { seen = c.value }
        #expect((seen, d.value) == ("a", "a"))
        for runs in [bRuns, cRuns] { runs.reset() }
        observation.dispose()
        a.value = "aa"
        #expect([bRuns.count, cRuns.count] == [0, 0])
        #expect(d.value == "aa")
    }

    @Test("188: a transaction that switches a branch off does not compute it")
    func unreachableAfterTransaction() {
        let a = MutableProperty(0), b = MutableProperty(0), runs = Tally()
        let c = Property { runs(b.value) }
        let d = Property { a.value == 0 ? c.value : 0 }
        _ = d.value
        #expect(runs.count == 1)
        transaction {
            b.value = 1
            a.value = 1
        }
        _ = d.value
        #expect(runs.count == 1)
    }

    @Test("189: of several changes only what is still read computes")
    func severalSources() {
        let a = MutableProperty(1), b = MutableProperty(1), c = MutableProperty(1), runs = Tally()
        let d = Property { runs(c.value) }
        let e = Property { a.value > 0 ? b.value + d.value : b.value }
        _ = e.value
        for (number, expected) in [(2, 1), (-1, 0)] {
            runs.reset()
            a.value = number
            b.value = number
            c.value = number
            _ = e.value
            #expect(runs.count == expected)
        }
    }

    @Test("190: an effect that comes after a read hears of changes")
    func effectAfterRead() {
        let a = MutableProperty(0), runs = Tally()
        let b = Property { a.value }
        let c = Property { b.value }
        _ = c.value
        effects.add { _ = runs(c.value) }
        #expect(runs.count == 1)
        a.value = 1
        #expect(runs.count == 2)
    }

    @Test("191: an effect that comes after a write sees the new value")
    func effectAfterWrite() {
        let s = MutableProperty(0)
        let c = Property { s.value }
        _ = c.value
        s.value = 1
        var seen: Int?
        effects.add { seen = c.value }
        #expect(seen == 1)
    }

    @Test("192: an effect does not run where the derived value is the same")
    func unchangedDerivedValue() {
        let s = MutableProperty(0), runs = Tally()
        let c = Property { s.value * 0 }
        effects.add { _ = runs(c.value) }
        s.value = 1
        #expect(runs.count == 1)
    }

    @Test("204: two sources written in a transaction cause one computation and one run")
    func fanIn() {
        let a = MutableProperty(1), b = MutableProperty(10), cRuns = Tally(), runs = Tally()
        let c = Property { cRuns(a.value + b.value) }
        effects.add { _ = runs(c.value) }
        #expect(c.value == 11)
        transaction {
            a.value = 2
            b.value = 20
        }
        #expect(c.value == 22)
        #expect([cRuns.count, runs.count] == [2, 2])
    }

    @Test("205: two sources that cross compute each node once")
    func crossDiamond() {
        let a = MutableProperty(1), b = MutableProperty(10), cRuns = Tally(), dRuns = Tally(), eRuns = Tally()
        let c = Property { cRuns(a.value + b.value) }
        let d = Property { dRuns(a.value * b.value) }
        let e = Property { eRuns(c.value + d.value) }
        #expect(e.value == 21)
        a.value = 2
        b.value = 20
        #expect(e.value == 62)
        #expect([cRuns.count, dRuns.count, eRuns.count] == [2, 2, 2])
    }

    @Test("206: stacked diamonds compute each join once")
    func stackedDiamonds() {
        let a = MutableProperty(1), dRuns = Tally(), gRuns = Tally()
        let b = Property { a.value }, c = Property { a.value }
        let d = Property { dRuns(b.value + c.value) }
        let e = Property { d.value }, f = Property { d.value }
        let g = Property { gRuns(e.value + f.value) }
        #expect(g.value == 4)
        a.value = 2
        #expect(g.value == 8)
        #expect([dRuns.count, gRuns.count] == [2, 2])
    }

    @Test("207: of a wide fan-out each effect runs once per write")
    func wideFanOut() {
        let a = MutableProperty(0)
        let runs = (0..<6).map { _ in Tally() }
        for index in runs.indices {
            let c = Property { a.value + index }
            effects.add { _ = runs[index](c.value) }
        }
        #expect(runs.map(\.count) == Array(repeating: 1, count: 6))
        a.value = 1
        #expect(runs.map(\.count) == Array(repeating: 2, count: 6))
        a.value = 2
        #expect(runs.map(\.count) == Array(repeating: 3, count: 6))
    }

    @Test("208: a path of three and a path of one join in one computation")
    func deepAsymmetricJoin() {
        let a = MutableProperty(1), runs = Tally()
        let b = Property { a.value }
        let c = Property { b.value }
        let d = Property { c.value }
        let e = Property { a.value }
        let f = Property { runs(d.value + e.value) }
        #expect(f.value == 2)
        a.value = 2
        #expect(f.value == 4)
        #expect(runs.count == 2)
    }
}
