import BinderyGraph
import Testing

@Suite struct CombineTests {
    private let a = MutableProperty(1), b = MutableProperty("x"), c = MutableProperty(true)

    @Test func twoToSixBecomeATuple() {
        #expect(Property.combine(a, b).value == (1, "x"))
        #expect(Property.combine(a, b, c).value == (1, "x", true))
        #expect(Property.combine(a, b, c, a).value == (1, "x", true, 1))
        #expect(Property.combine(a, b, c, a, b).value == (1, "x", true, 1, "x"))
        #expect(Property.combine(a, b, c, a, b, c).value == (1, "x", true, 1, "x", true))
    }

    @Test func severalChangesInATransactionAreOne() {
        var seen: [String] = []
        let observation = Property.combine(a, b).observeChanges { seen.append("\($0) \($1)") }
        transaction {
            a.value = 2
            b.value = "y"
        }
        #expect(seen == ["2 y"])
        observation.dispose()
    }

    @Test func aTupleOfEqualValuesIsNotAChange() {
        var seen = 0
        let halved = a.map { $0 / 2 }
        let observation = Property.combine(halved, b).observeChanges { _ in seen += 1 }
        transaction {
            b.value = "y"
            _ = b.value
            b.value = "x"
        }
        #expect(seen == 0)
        a.value = 2
        #expect(seen == 1)
        observation.dispose()
    }

    @Test func valuesWithoutAnEqualityAlwaysChange() {
        let closure = MutableProperty<() -> Int>({ 1 })
        var seen = 0
        let observation = Property.combine(closure, a).observeChanges { _ in seen += 1 }
        closure.value = { 1 }
        #expect(seen == 1)
        observation.dispose()
    }

    @Test func anArrayOfPropertiesBecomesOneOfTheirValues() {
        let numbers = (1...3).map { MutableProperty($0) }
        let all = Property.combine(numbers)
        var seen: [[Int]] = []
        let observation = all.observe { seen.append($0) }
        transaction { for number in numbers { number.value *= 10 } }
        #expect(seen == [[1, 2, 3], [10, 20, 30]])
        #expect(Property.combine([Property<Int>]()).value == [])
        observation.dispose()
    }
}
