import BinderyGraph
import BinderyTestSupport
import Testing

@Suite struct GetSetTests {
    private let celsius = MutableProperty(0.0)

    private func fahrenheit() -> MutableProperty<Double> {
        MutableProperty(
            get: { [celsius] in celsius.value * 9 / 5 + 32 },
            set: { [celsius] in celsius.value = ($0 - 32) * 5 / 9 })
    }

    @Test func itIsComputedAndWritten() {
        let fahrenheit = fahrenheit()
        #expect(fahrenheit.value == 32)
        fahrenheit.value = 212
        #expect(celsius.value == 100)
        celsius.value = 10
        #expect(fahrenheit.value == 50)
    }

    @Test func itsObserversRunOncePerTransactionAndOnlyForAChange() {
        let (first, last) = (MutableProperty("Ada"), MutableProperty("King"))
        let full = MutableProperty(
            get: { "\(first.value) \(last.value)" },
            set: { text in
                transaction {
                    let parts = text.split(separator: " ")
                    first.value = String(parts[0])
                    last.value = String(parts[1])
                }
            })
        var seen: [String] = []
        let observation = full.observe { seen.append($0) }
        full.value = "Eve Day"
        full.value = "Eve Day"
        #expect(seen == ["Ada King", "Eve Day"])
        observation.dispose()
    }

    @Test func aSetterMayRefuse() {
        let positive = MutableProperty(
            get: { [celsius] in celsius.value }, set: { [celsius] in if $0 > 0 { celsius.value = $0 } })
        positive.value = -1
        #expect(positive.value == 0)
        positive.value = 1
        #expect(positive.value == 1)
    }

    @Test func whatTheSetterReadsIsNotADependency() {
        let (source, other) = (MutableProperty(1), MutableProperty(1))
        let doubled = MutableProperty(get: { source.value }, set: { source.value = $0 + other.value })
        var runs = 0
        let observation = effect {
            runs += 1
            doubled.value = 1
        }
        other.value = 5
        #expect(runs == 1)
        observation.dispose()
    }

    @Test func anUnobservedOneComputesOnlyWhenRead() {
        var computed = 0
        let property = MutableProperty(
            get: { [celsius] in
                computed += 1
                return celsius.value
            }, set: { _ in })
        celsius.value = 1
        #expect(computed == 0)
        _ = (property.value, property.value)
        #expect(computed == 1)
    }

    @Test func itsPartsWriteThrough() {
        let point = MutableProperty((x: 1, y: 2))
        let mirrored = MutableProperty(
            get: { (x: -point.value.x, y: point.value.y) }, set: { point.value = (-$0.x, $0.y) })
        mirrored.x.value = 5
        #expect(point.value == (-5, 2))
    }

    @Test func itIsFreedWithWhatItsClosuresRetain() {
        let lifetime = Lifetime()
        do {
            let token = lifetime.token()
            let property = MutableProperty(
                get: { [celsius] in withExtendedLifetime(token) { celsius.value } }, set: { _ in })
            let observation = property.observe { _ in }
            celsius.value = 3
            observation.dispose()
        }
        #expect(lifetime.alive == 0)
    }
}
