import Testing

@testable import BinderyGraph

/// What precedes and follows a node in its allocation.
@Suite struct NodeMemoryTests {
    private final class Captured {}

    private func expectAligned<Value: Equatable>(_ value: Value) {
        let source = MutableProperty(value, name: "source")
        let derived = Property("derived") { source.value }
        let mapped = derived.map(name: "mapped") { $0 }
        var received: [Value] = []
        let observation = mapped.observe { received.append($0) }
        for property in [source, derived, mapped] {
            #expect(property.value == value)
            #expect(Int(bitPattern: property.node.value(as: Value.self)) % MemoryLayout<Value>.alignment == 0)
        }
        #expect(received == [value])
        #expect(source.diagnosticName.hasPrefix("source ("))
        #expect(derived.diagnosticName.hasPrefix("derived ("))
        #expect(mapped.diagnosticName.hasPrefix("mapped ("))
        observation.dispose()
    }

    @Test func valuesOfAnySizeAndAlignmentAreAligned() {
        expectAligned(UInt8(1))
        expectAligned("text")
        expectAligned(SIMD4<Float>(1, 2, 3, 4))
        expectAligned(SIMD8<Double>(repeating: 1))
        expectAligned([Int](0..<3))
        expectAligned(Bool?.some(true))
    }

    @Test func aPropertyReleasesWhatItsFunctionsCapture() {
        weak var computing: Captured?
        weak var transforming: Captured?
        weak var comparing: Captured?
        do {
            let (one, two, three) = (Captured(), Captured(), Captured())
            (computing, transforming, comparing) = (one, two, three)
            let isEqual = { (old: Int, new: Int) in withExtendedLifetime(three) { old == new } }
            let source = MutableProperty(1, by: isEqual)
            let derived = Property(by: isEqual) { withExtendedLifetime(one) { source.value } }
            let mapped = derived.map { value in withExtendedLifetime(two) { value } }
            #expect(mapped.value == 1)
            source.value = 2
            #expect(mapped.value == 2)
        }
        #expect(computing == nil && transforming == nil && comparing == nil)
    }

    @Test func aFurtherDependencyHasMemoryOfItsOwn() {
        let (a, b) = (MutableProperty(1), MutableProperty(2))
        let isFirst = MutableProperty(false)
        let chosen = Property { isFirst.value ? a.value : b.value }
        for turn in 0..<10 {
            isFirst.value = turn % 2 == 0
            #expect(chosen.value == (turn % 2 == 0 ? 1 : 2))
            #expect(LinkLists.failure(at: chosen.node) == nil)
            #expect(chosen.node.pointee.firstDependency == chosen.node.ownLink)
        }
    }
}
