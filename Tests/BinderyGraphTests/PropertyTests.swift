import BinderyGraph
import Testing

/// A value without `==`.
private struct Opaque {
    var number: Int
}

@Suite struct PropertyTests {
    // MARK: Derived

    @Test func aPropertyDerivedByReadingStaysTrue() {
        let a = MutableProperty(1), b = MutableProperty(2)
        let c = Property { a.value + b.value }
        #expect(c.value == 3)
        a.value = 10
        #expect(c.value == 12)
        b.value = 20
        #expect(c.value == 30)
    }

    @Test func aMappedPropertyStaysTrue() {
        let a = MutableProperty(1)
        let doubled = a.map { $0 * 2 }
        #expect(doubled.value == 2)
        a.value = 5
        #expect(doubled.value == 10)
    }

    @Test func whatTheTransformOfAMapReadsIsADependencyToo() {
        let a = MutableProperty(1), factor = MutableProperty(10)
        let scaled = a.map { $0 * factor.value }
        #expect(scaled.value == 10)
        factor.value = 100
        #expect(scaled.value == 100)
        a.value = 3
        #expect(scaled.value == 300)
    }

    @Test func twoPropertiesCombine() {
        let a = MutableProperty(1), b = MutableProperty("x")
        let c = a.combine(b) { "\($0)\($1)" }
        #expect(c.value == "1x")
        b.value = "y"
        #expect(c.value == "1y")
        a.value = 2
        #expect(c.value == "2y")
    }

    @Test func severalPropertiesOfDifferentTypesCombine() {
        let a = MutableProperty(1), b = MutableProperty("x"), c = MutableProperty(true)
        let all = Property<String>.combine(a, b, c) { "\($0)\($1)\($2)" }
        #expect(all.value == "1xtrue")
        transaction {
            a.value = 2
            c.value = false
        }
        #expect(all.value == "2xfalse")
    }

    @Test func combinedValuesWithoutEqualityCombineToo() {
        let a = MutableProperty(Opaque(number: 1)), b = MutableProperty(2)
        let sum = Property<Opaque>.combine(a, b) { Opaque(number: $0.number + $1) }
        b.value = 5
        #expect(sum.value.number == 6)
        #expect(a.combine(b) { Opaque(number: $0.number * $1) }.value.number == 5)
    }

    @Test func aConstantIsAProperty() {
        let constant = Property.constant(7)
        let sum = constant.map { $0 + 1 }
        var seen: [Int] = []
        let observation = constant.observe { seen.append($0) }
        #expect(sum.value == 8)
        #expect(seen == [7])
        observation.dispose()
    }

    @Test func aDiamondIsComputedOncePerWrite() {
        let a = MutableProperty(1)
        let left = a.map { $0 + 1 }, right = a.map { $0 * 10 }
        var computed: [String] = []
        let bottom = Property {
            computed.append("\(left.value) \(right.value)")
            return left.value + right.value
        }
        let observation = bottom.observe { _ in }
        a.value = 2
        #expect(computed == ["2 10", "3 20"])
        observation.dispose()
    }

    // MARK: Equality

    @Test func writingAnEqualValueIsNotAChange() {
        let a = MutableProperty(1)
        var seen: [Int] = []
        let observation = a.observe { seen.append($0) }
        a.value = 1
        a.value = 2
        a.value = 2
        #expect(seen == [1, 2])
        observation.dispose()
    }

    @Test func aDerivedValueThatComesOutEqualStopsThere() {
        let a = MutableProperty(1)
        let isPositive = a.map { $0 > 0 }
        var computations = 0
        let text = Property {
            computations += 1
            return "\(isPositive.value)"
        }
        let observation = text.observe { _ in }
        a.value = 2
        a.value = 3
        #expect(computations == 1)
        a.value = -1
        #expect(computations == 2)
        observation.dispose()
    }

    @Test func everyWriteOfAValueWithoutEqualityIsAChange() {
        let a = MutableProperty(Opaque(number: 1))
        let number = a.map(\.number)
        var runs = 0, numbers: [Int] = []
        let bag = DisposeBag()
        a.observe { _ in runs += 1 }.disposed(by: bag)
        number.observe { numbers.append($0) }.disposed(by: bag)
        a.value = Opaque(number: 1)
        a.value = Opaque(number: 2)
        #expect(runs == 3)
        #expect(numbers == [1, 2])
    }

    @Test func aGivenEqualityDecidesWhichWritesAreChanges() {
        let name = MutableProperty("anna", by: { $0.lowercased() == $1.lowercased() })
        var seen: [String] = []
        let observation = name.observe { seen.append($0) }
        name.value = "ANNA"
        #expect(name.value == "anna")
        name.value = "Bea"
        #expect(seen == ["anna", "Bea"])
        observation.dispose()
    }

    @Test func aGivenEqualityDecidesWhichDerivedValuesAreChanges() {
        let a = MutableProperty(1)
        let areInTheSameTen: (Int, Int) -> Bool = { $0 / 10 == $1 / 10 }
        let rough = Property(by: areInTheSameTen) { a.value }
        var seen: [Int] = []
        let observation = rough.observe { seen.append($0) }
        a.value = 9
        a.value = 15
        a.value = 12
        #expect(seen == [1, 15])
        #expect(rough.value == 15)
        observation.dispose()
    }

    @Test func aGivenEqualityMayMakeEveryWriteAChange() {
        let pulse = MutableProperty(1, by: { _, _ in false })
        var seen: [Int] = []
        let observation = pulse.observe { seen.append($0) }
        pulse.value = 1
        pulse.value = 1
        #expect(seen == [1, 1, 1])
        observation.dispose()
    }

    @Test func aGivenEqualityTellsObserversThatATransactionChangedNothing() {
        let point = MutableProperty(Opaque(number: 1), by: { $0.number == $1.number })
        var seen: [Int] = []
        let observation = point.observe { seen.append($0.number) }
        transaction {
            point.value = Opaque(number: 2)
            point.value = Opaque(number: 1)
        }
        #expect(seen == [1])
        observation.dispose()
    }

    // MARK: In place

    @Test func mutatingAnArrayInPlaceIsAChange() {
        let list = MutableProperty([1, 2])
        let count = list.map(\.count)
        var seen: [[Int]] = [], counts: [Int] = []
        let bag = DisposeBag()
        list.observe { seen.append($0) }.disposed(by: bag)
        count.observe { counts.append($0) }.disposed(by: bag)
        list.value.append(3)
        list.value[0] = 9
        list.value.removeAll()
        #expect(seen == [[1, 2], [1, 2, 3], [9, 2, 3], []])
        #expect(counts == [2, 3, 0])
    }

    @Test func mutatingAMemberInPlaceIsAChange() {
        let value = MutableProperty(Opaque(number: 1))
        var seen: [Int] = []
        let observation = value.observe { seen.append($0.number) }
        value.value.number += 1
        #expect(seen == [1, 2])
        observation.dispose()
    }

    // MARK: Names and places

    @Test func aPlaceIsWhereThePropertyWasMade() {
        let line = #line + 1
        let a = MutableProperty(1)
        #expect(a.diagnosticName == "BinderyGraphTests/PropertyTests.swift:\(line)")
        #expect(a.map { $0 }.diagnosticName == "BinderyGraphTests/PropertyTests.swift:\(line + 2)")
    }

    @Test func aNameStandsBeforeThePlace() {
        #expect(MutableProperty(1, name: "a", file: "A.swift", line: 7).diagnosticName == "a (A.swift:7)")
        #expect(Property("b", file: "A.swift", line: 8) { 1 }.diagnosticName == "b (A.swift:8)")
        #expect(Property.constant(1).map(name: "c", file: "A.swift", line: 9) { $0 }.diagnosticName == "c (A.swift:9)")
    }

    @Test func aDescriptionIsTheValueAndNoDependency() {
        let a = MutableProperty(1)
        var computations = 0
        let text = Property {
            computations += 1
            return "a is \(a)"
        }
        #expect(text.value == "a is 1")
        a.value = 2
        #expect(text.value == "a is 1")
        #expect(computations == 1)
    }

    // MARK: Observing

    @Test func observingDeliversThePresentValueAndThenEachChange() {
        let a = MutableProperty(1)
        var seen: [Int] = []
        let observation = a.observe { seen.append($0) }
        a.value = 2
        observation.dispose()
        a.value = 3
        #expect(seen == [1, 2])
    }

    @Test func observingChangesLeavesThePresentValueOut() {
        let a = MutableProperty(1)
        var seen: [Int] = []
        let observation = a.observeChanges { seen.append($0) }
        #expect(seen == [])
        a.value = 2
        #expect(seen == [2])
        observation.dispose()
    }

    @Test func disposingTwiceIsHarmless() {
        let a = MutableProperty(1)
        let observation = a.observe { _ in }
        #expect(!observation.isDisposed)
        observation.dispose()
        observation.dispose()
        #expect(observation.isDisposed)
    }

    @Test func readingInsideAnObserverMakesNoDependency() {
        let a = MutableProperty(1), b = MutableProperty(1)
        var runs = 0
        let observation = a.observe { _ in
            _ = b.value
            runs += 1
        }
        b.value = 2
        #expect(runs == 1)
        observation.dispose()
    }
}
