import BinderyGraph
import Testing

/// "Stale Evaluation Order" of the reactive framework test suite.
@Suite struct StalenessTests {
    private let a = MutableProperty(0)

    @Test("94: a diamond with one constant side computes each node once")
    func onceEach() {
        let bRuns = Tally(), dRuns = Tally()
        let b = Property { [a] in bRuns(a.value) }
        let c = Property { [a] in a.value < 0 ? "c" : "c" }
        let d = Property { dRuns("\(b.value) \(c.value)") }
        #expect(d.value == "0 c")
        a.value = 1
        #expect(d.value == "1 c")
        #expect([bRuns.count, dRuns.count] == [2, 2])
    }

    @Test("95: who is read has computed before who reads")
    func order() {
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
        _ = c.value
        order = []
        a.value = 1
        #expect(c.value == 1)
        #expect(order == ["b", "c"])
    }

    @Test("97: a node that depends on a source directly and by a path sees both new")
    func directAndByPath() {
        let b = Property { [a] in a.value }
        let c = Property { b.value }
        let d = Property { [a] in a.value + c.value }
        #expect(d.value == 0)
        a.value = 1
        #expect(d.value == 2)
    }

    @Test("158: every node of a chain is fresh after a write")
    func freshChain() {
        let b = Property { [a] in a.value + 1 }
        let c = Property { b.value + 1 }
        let d = Property { c.value + 1 }
        #expect(d.value == 3)
        a.value = 10
        #expect([b.value, c.value, d.value] == [11, 12, 13])
    }

    @Test("159: a property made on a stale one is right")
    func madeOnAStaleOne() {
        let b = Property { [a] in a.value * 2 }
        a.value = 5
        let c = Property { b.value + 1 }
        #expect(c.value == 11)
        a.value = 10
        #expect(c.value == 21)
    }
}
