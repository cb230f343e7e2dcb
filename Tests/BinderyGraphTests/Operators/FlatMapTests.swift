import BinderyGraph
import BinderyTestSupport
import Testing

@Suite struct FlatMapTests {
    private final class Document {
        let title: MutableProperty<String>
        init(_ title: String) { self.title = MutableProperty(title) }
    }

    private let first = Document("a"), second = Document("b")

    @Test func followsTheInnerPropertyAndTheOuterOne() {
        let document = MutableProperty(first)
        let title = document.flatMap { $0.title }
        var seen: [String] = []
        let observation = title.observe { seen.append($0) }
        first.title.value = "a2"
        document.value = second
        second.title.value = "b2"
        #expect(seen == ["a", "a2", "b", "b2"])
        observation.dispose()
    }

    @Test func thePreviousPropertyIsNotADependency() {
        let document = MutableProperty(first)
        var computations = 0
        let title = document.flatMap { document in
            document.title.map { title in
                computations += 1
                return title
            }
        }
        let observation = title.observe { _ in }
        document.value = second
        let before = computations
        first.title.value = "a2"
        #expect(computations == before)
        #expect(title.value == "b")
        observation.dispose()
    }

    @Test func aChangeOfTheInnerOneDoesNotCallTheClosure() {
        let number = MutableProperty(1), factor = MutableProperty(10)
        var calls = 0
        let product = number.flatMap { number in
            calls += 1
            return factor.map { $0 * number }
        }
        #expect(product.value == 10)
        factor.value = 20
        #expect(product.value == 20)
        #expect(calls == 1)
        number.value = 2
        #expect(product.value == 40)
        #expect(calls == 2)
    }

    @Test func whatTheClosureReturnedBeforeIsFreed() {
        let number = MutableProperty(1), lifetime = Lifetime()
        let product = number.flatMap { number in
            let token = lifetime.token()
            return Property { withExtendedLifetime(token) { number } }
        }
        let observation = product.observe { _ in }
        for value in 2...5 {
            number.value = value
            #expect(product.value == value)
            #expect(lifetime.alive == 1)
        }
        observation.dispose()
    }

    @Test func anEqualInnerValueIsNotAChange() {
        let document = MutableProperty(Document("same"))
        var seen: [String] = []
        let observation = document.flatMap { $0.title }.observe { seen.append($0) }
        document.value = Document("same")
        #expect(seen == ["same"])
        observation.dispose()
    }

    @Test func aPropertyOfPropertiesIsFlattened() {
        let one = MutableProperty(1), two = MutableProperty(2)
        let shown = MutableProperty(one)
        let flat = shown.flatten()
        #expect(flat.value == 1)
        shown.value = two
        two.value = 3
        #expect(flat.value == 3)
    }

    @Test func bothChangesInATransactionAreOne() {
        let document = MutableProperty(first)
        var seen: [String] = []
        let observation = document.flatMap { $0.title }.observeChanges { seen.append($0) }
        transaction {
            first.title.value = "unseen"
            second.title.value = "b2"
            document.value = second
        }
        #expect(seen == ["b2"])
        observation.dispose()
    }
}
