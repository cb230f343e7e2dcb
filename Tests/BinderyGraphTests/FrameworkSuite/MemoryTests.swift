import BinderyGraph
import Testing

/// "Memory & GC" of the reactive framework test suite. What a collector does eventually happens immediately here.
@Suite struct MemoryTests {
    private let effects = Effects()
    private let a = MutableProperty(0), runs = Tally()

    @Test("99: a derived property is freed with its last reference")
    func freed() {
        weak var gone: Property<Int>?
        do {
            let c = Property { [a] in a.value * 2 }
            _ = c.value
            gone = c
        }
        #expect(gone == nil)
        a.value = 5
        #expect(a.value == 5)
    }

    @Test("160: no effect runs that was disposed of, and the property can be read")
    func effectsGone() {
        let b = Property { [a] in a.value * 2 }
        let first = effects.add { [runs] in _ = runs(b.value) }
        let second = effects.add { _ = b.value }
        a.value = 1
        #expect(runs.count == 2)
        first.dispose()
        second.dispose()
        a.value = 2
        #expect(runs.count == 2)
        #expect(b.value == 4)
    }

    @Test("161: a chain without its effect does nothing and can be read")
    func chainWithoutEffect() {
        let b = Property { [a] in a.value + 1 }
        let c = Property { b.value + 1 }
        let d = Property { [runs] in runs(c.value + 1) }
        let observation = effects.add { _ = d.value }
        a.value = 1
        #expect(runs.count == 2)
        observation.dispose()
        a.value = 2
        #expect(runs.count == 2)
        #expect(d.value == 5)
    }
}
