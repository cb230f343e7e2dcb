import BinderyGraph
import BinderyTestSupport
import Testing

/// A transaction that restores a source has changed nothing.
@Suite struct RestoredTests {
    private let a = MutableProperty(0)

    private func counting(_ count: @escaping () -> Void) -> Property<Int> {
        Property { [a] in
            count()
            return a.value
        }
    }

    @Test func nothingComputes() {
        var computations = 0
        let derived = counting { computations += 1 }
        _ = derived.value
        transaction {
            a.value = 1
            transaction { a.value = 2 }
            a.value = 0
        }
        #expect(derived.value == 0)
        #expect(computations == 1)
    }

    @Test func whatWasReadInBetweenComputesAgain() {
        var computations = 0
        let derived = counting { computations += 1 }
        _ = derived.value
        transaction {
            a.value = 1
            #expect(derived.value == 1)
            a.value = 0
        }
        #expect(derived.value == 0)
        #expect(computations == 3)
    }

    @Test func theValueThatWasSeenLastCounts() {
        var computations = 0
        let derived = counting { computations += 1 }
        _ = derived.value
        transaction {
            a.value = 1
            _ = derived.value
            a.value = 2
            a.value = 1
        }
        #expect(derived.value == 1)
        #expect(computations == 2)
    }

    @Test func aSourceMayBeFreedInside() {
        let lifetime = Lifetime()
        transaction {
            let source = MutableProperty(lifetime.token(), by: ===)
            let derived = Property { source.value }
            _ = derived.value
            source.value = lifetime.token()
        }
        #expect(lifetime.alive == 0)
    }
}
