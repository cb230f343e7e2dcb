import BinderyGraph
import Testing

@Suite struct LogicTests {
    private let a = MutableProperty(false), b = MutableProperty(false), c = MutableProperty(false)

    @Test func theTruthTables() {
        let not = a.not(), and = a.and(b), or = a.or(b)
        let all = Property.all(a, b, c), any = Property.any(a, b, c)
        for number in 0..<8 {
            (a.value, b.value, c.value) = (number & 1 != 0, number & 2 != 0, number & 4 != 0)
            #expect(not.value == !a.value)
            #expect(and.value == (a.value && b.value))
            #expect(or.value == (a.value || b.value))
            #expect(all.value == (number == 7))
            #expect(any.value == (number > 0))
        }
    }

    @Test func ofNoneAllAreTrueAndNotOneIs() {
        #expect(Property.all([]).value)
        #expect(!Property.any([]).value)
    }

    @Test func whatCannotMatterIsNotComputed() {
        var computations = 0
        let costly = b.map { value in
            computations += 1
            return value
        }
        let both = a.and(costly), all = Property.all(a, costly), either = a.not().or(costly)
        let bag = DisposeBag()
        for property in [both, all, either] { property.observe { _ in }.disposed(by: bag) }
        b.value = true
        #expect(computations == 0)
        a.value = true
        #expect([both, all, either].allSatisfy { $0.value })
        #expect(computations == 1)
    }

    @Test func anObserverRunsOnceWhenSeveralChange() {
        var seen: [Bool] = []
        let observation = Property.any(a, b).observe { seen.append($0) }
        transaction {
            a.value = true
            b.value = true
        }
        a.value = false
        #expect(seen == [false, true])
        observation.dispose()
    }
}
