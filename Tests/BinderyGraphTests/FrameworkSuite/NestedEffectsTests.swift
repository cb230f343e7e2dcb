import BinderyGraph
import Testing

/// "Nested Effects & Ordering" of the reactive framework test suite.
@Suite struct NestedEffectsTests {
    private let effects = Effects()
    private let a = MutableProperty(0), b = MutableProperty(0), c = MutableProperty(0)
    private let outer = Tally(), inner = Tally(), other = Tally()

    /// Makes an effect inside another one, which owns it.
    private static func nested(_ body: @escaping () -> Void) { _ = effect(body) }

    @Test("43: the outer effect runs first")
    func outerFirst() {
        var order: [String] = []
        effects.add { [a] in
            order.append("outer \(a.value)")
            Self.nested { order.append("inner \(a.value)") }
        }
        a.value = 1
        #expect(order == ["outer 0", "inner 0", "outer 1", "inner 1"])
    }

    @Test("45: an effect made untracked stands for itself")
    func madeUntracked() {
        let bag = DisposeBag()
        let outermost = effects.add { [a, inner, outer] in
            outer.note()
            untracked { effect { _ = inner(a.value) }.disposed(by: bag) }
        }
        a.value = 1
        #expect([outer.count, inner.count] == [1, 2])
        outermost.dispose()
        a.value = 2
        #expect(inner.count == 3)
    }

    @Test("46: who reads twice runs once")
    func readsTwice() {
        effects.add { [a, outer] in _ = outer((a.value, a.value)) }
        a.value = 1
        #expect(outer.count == 2)
    }

    @Test("47: an effect may write what it reads")
    func writesInItsFirstRun() {
        effects.add { [a, outer] in
            outer.note()
            if outer.count == 1 { a.value = 1 }
            _ = a.value
        }
        #expect(outer.count <= 2)
        #expect(a.value == 1)
    }

    @Test("48: an inner effect sees the state of the outer one")
    func seesOuterState() {
        var seen: [Int] = []
        effects.add { [a] in
            let value = a.value
            Self.nested { seen.append(value) }
        }
        a.value = 1
        #expect(seen == [0, 1])
    }

    @Test("163: what an inner effect reads does not run the outer one")
    func ownSource() {
        effects.add { [a, outer] in
            _ = outer(a.value)
            let source = MutableProperty(0)
            Self.nested { _ = source.value }
            source.value = 1
        }
        #expect(outer.count == 1)
        a.value = 1
        #expect(outer.count == 2)
    }

    @Test("164: an inner effect has its own dependencies")
    func ownDependencies() {
        effects.add { [a, b, outer, inner] in
            _ = outer(a.value)
            Self.nested { _ = inner(b.value) }
        }
        b.value = 1
        #expect([outer.count, inner.count] == [1, 2])
    }

    @Test("170: an inner effect does not run where the derived value is the same")
    func innerUnchanged() {
        let parity = Property { [a] in a.value % 2 }
        effects.add { [inner] in Self.nested { _ = inner(parity.value) } }
        a.value = 2
        #expect(inner.count == 1)
    }

    @Test("209: disposal goes down three levels")
    func threeLevels() {
        let observation = effects.add { [a, inner, other] in
            _ = a.value
            Self.nested {
                _ = other(a.value)
                Self.nested { _ = inner(a.value) }
            }
        }
        observation.dispose()
        a.value = 1
        #expect([other.count, inner.count] == [1, 1])
    }

    @Test("210: a new run ends the inner effects of the one before")
    func siblingsEnd() {
        effects.add { [a, b, c, inner, other] in
            _ = a.value
            Self.nested { _ = inner(b.value) }
            Self.nested { _ = other(c.value) }
        }
        a.value = 1
        for tally in [inner, other] { tally.reset() }
        b.value = 1
        #expect([inner.count, other.count] == [1, 0])
        c.value = 1
        #expect([inner.count, other.count] == [1, 1])
    }

    @Test("226: the outer effect runs after its inner one has run alone")
    func outerAfterInner() {
        effects.add { [a, b, outer, inner] in
            _ = outer(a.value)
            Self.nested { _ = inner(b.value) }
        }
        b.value = 1
        #expect([outer.count, inner.count] == [1, 2])
        a.value = 1
        #expect([outer.count, inner.count] == [2, 3])
    }

    @Test("227: the outer effect runs after one of several inner ones has")
    func outerAfterOneOfSeveral() {
        effects.add { [a, b, c, outer, inner, other] in
            _ = outer(a.value)
            Self.nested { _ = inner(b.value) }
            Self.nested { _ = other(c.value) }
        }
        b.value = 1
        #expect([outer.count, inner.count, other.count] == [1, 2, 1])
        a.value = 1
        #expect([outer.count, inner.count, other.count] == [2, 3, 2])
    }

    @Test("228: the outer effect runs after its inner one has run many times")
    func outerAfterManyInner() {
        effects.add { [a, b, outer, inner] in
            _ = outer(a.value)
            Self.nested { _ = inner(b.value) }
        }
        for value in 1...3 { b.value = value }
        #expect([outer.count, inner.count] == [1, 4])
        a.value = 1
        #expect(outer.count == 2)
    }
}
