import BinderyGraph
import Testing

@Suite struct PropertyDistinctTests {
    @Test func changesOnlyWhenTheGivenComparisonSaysSo() {
        let temperature = MutableProperty(20.0)
        let shown = temperature.distinct { $0.rounded() == $1.rounded() }
        var seen: [Double] = []
        let observation = shown.observe { seen.append($0) }
        for value in [20.1, 20.4, 21.2, 21.0] { temperature.value = value }
        #expect(seen == [20, 21.2])
        #expect(shown.value == 21.2)
        observation.dispose()
    }

    @Test func whatIsDerivedFromItComputesNoMoreOftenThanItChanges() {
        let number = MutableProperty(1)
        var computations = 0
        let parity = number.distinct { $0 % 2 == $1 % 2 }.map { value in
            computations += 1
            return value
        }
        let observation = parity.observe { _ in }
        for value in [3, 5, 6, 8] { number.value = value }
        #expect(computations == 2)
        observation.dispose()
    }

    @Test func aPartOfTheValueDecides() {
        struct Account { var id: Int, name: String }
        let account = MutableProperty(Account(id: 1, name: "a"))
        var seen: [String] = []
        let observation = account.distinct(on: \.id).observe { seen.append($0.name) }
        account.value.name = "b"
        account.value = Account(id: 2, name: "c")
        #expect(seen == ["a", "c"])
        observation.dispose()
    }

    @Test func equalityReplacesAnotherComparison() {
        let always = MutableProperty(1) { _, _ in false }
        var seen: [Int] = []
        let observation = always.distinct().observe { seen.append($0) }
        for value in [1, 1, 2] { always.value = value }
        #expect(seen == [1, 2])
        observation.dispose()
    }
}
