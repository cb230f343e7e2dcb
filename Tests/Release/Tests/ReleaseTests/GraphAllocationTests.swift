import BinderyGraph
import Testing

/// The allocations of the graph's operations. A count, unlike a time, is the same on every machine.
@Suite(.countsAllocations) struct GraphAllocationTests {
    @Test func writingAllocatesNothing() {
        let a = MutableProperty(1), b = MutableProperty(2)
        let sum = Property { a.value &+ b.value }
        let observation = sum.observe { _ in }
        expectAllocations(0, "a write to c = a + b") { a.value = $0 }
        expectAllocations(0, "a write of the same value") { _ in a.value = 5 }
        observation.dispose()
        expectAllocations(0, "an unobserved write") { a.value = $0 }
        expectAllocations(0, "a write and a read") {
            b.value = $0
            _ = sum.value
        }
    }

    @Test func chainsAndGridsAllocateNothing() {
        let source = MutableProperty(0)
        var observations: [any Disposable] = []
        for _ in 0..<10 {
            var maps: Property<Int> = source
            var derived: Property<Int> = source
            for _ in 0..<10 {
                let last = derived
                maps = maps.map { $0 &+ 1 }
                derived = Property { last.value &+ 1 }
            }
            observations.append(maps.observe { _ in })
            observations.append(derived.observe { _ in })
        }
        expectAllocations(0, "a write to a grid") { source.value = $0 }
        for observation in observations { observation.dispose() }
    }

    @Test func aDiamondAllocatesNothing() {
        let top = MutableProperty(0)
        let left = top.map { $0 &+ 1 }, right = top.map { $0 &* 2 }
        let observation = Property { left.value &+ right.value }.observe { _ in }
        expectAllocations(0, "a write to a diamond") { top.value = $0 }
        observation.dispose()
    }

    /// A transaction records the values before its changes, so that it can tell whether it restores them.
    @Test func aTransactionAllocatesLittle() {
        let a = MutableProperty(1), b = MutableProperty(2)
        let observation = Property { a.value &+ b.value }.observe { _ in }
        expectAllocations(2, "a transaction that writes two sources") { number in
            transaction {
                a.value = number
                b.value = number
            }
        }
        observation.dispose()
    }

    @Test func makingAllocatesLittle() {
        let source = MutableProperty(0)
        expectAllocations(1, "a property") { _ = MutableProperty($0) }
        expectAllocations(2, "a derived property, never read") { number in _ = Property { source.value &+ number } }
        expectAllocations(2, "a map, never read") { number in _ = source.map { $0 &+ number } }
        expectAllocations(1, "an observation") { number in
            source.observe { _ in withExtendedLifetime(number) {} }.dispose()
        }
    }
}
