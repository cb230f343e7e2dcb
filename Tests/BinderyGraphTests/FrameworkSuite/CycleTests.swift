import BinderyGraph
import BinderyTestSupport
import Testing

/// "Cycle & Infinite Loop Detection" of the reactive framework test suite.
@Suite struct CycleTests {
    private let effects = Effects()
    private let runs = Tally()

    /// A property made after its reader.
    private final class Late { var property: Property<Int>! }

    @Test("61: an effect that writes what it reads is bounded by its own condition")
    func effectCycle() {
        let a = MutableProperty(0)
        effects.add { [runs] in
            runs.note()
            if a.value < 100 { a.value += 1 }
        }
        #expect(runs.count == 101)
    }

    @Test("63: an effect that becomes a cycle is stopped by a diagnosis")
    func becomesACycle() {
        let isOn = MutableProperty(false), a = MutableProperty(0)
        effects.add { [runs] in
            runs.note()
            if isOn.value { a.value += 1 }
        }
        let texts = diagnoses { isOn.value = true }
        #expect(texts.count == 1 && texts[0].hasPrefix("Bindery: observers keep changing what they observe; stopped"))
        isOn.value = false
        let before = runs.count
        a.value = 0
        #expect(runs.count <= before + 1)
    }

    @Test("64: effects that answer each other end when they have nothing to say")
    func pingPong() {
        let a = MutableProperty(0), b = MutableProperty(0)
        effects.add { [runs] in
            runs.note()
            if a.value < 100 { b.value = a.value }
        }
        effects.add {
            if b.value < 100 { a.value = b.value + 1 }
        }
        #expect(a.value == 100)
        #expect(runs.count <= 300)
    }

    @Test("150: two properties that come to depend on each other are a diagnosis")
    func dynamicCycle() {
        let isClosed = MutableProperty(false), late = Late()
        let b = Property { isClosed.value ? late.property.value : 0 }
        late.property = Property { b.value }
        #expect(late.property.value == 0)
        let texts = diagnoses {
            isClosed.value = true
            #expect(late.property.value == 0)
        }
        #expect(texts.count == 1 && texts[0].hasPrefix("Bindery: a property depends on itself: "))
        late.property = nil
    }

    @Test("151: an untracked read of itself is a cycle all the same")
    func untrackedCycle() {
        let isClosed = MutableProperty(false), late = Late()
        late.property = Property { isClosed.value ? untracked { late.property.value } + 1 : 1 }
        #expect(late.property.value == 1)
        let texts = diagnoses {
            isClosed.value = true
            #expect(late.property.value == 2)
        }
        #expect(texts.count == 1)
        late.property = nil
    }

    @Test("152: a property that comes to read itself is a diagnosis")
    func becomesRecursive() {
        let isRecursive = MutableProperty(false), late = Late()
        late.property = Property { isRecursive.value ? late.property.value + 1 : 0 }
        #expect(late.property.value == 0)
        let texts = diagnoses {
            isRecursive.value = true
            _ = late.property.value
        }
        #expect(texts.count == 1)
        late.property = nil
    }

    @Test("153: a property that has read itself is right when it no longer does")
    func recovers() {
        let a = MutableProperty(1), late = Late()
        late.property = Property { a.value == 0 ? late.property.value : a.value }
        #expect(late.property.value == 1)
        let texts = diagnoses {
            a.value = 0
            #expect(late.property.value == 1)
        }
        #expect(texts.count == 1)
        a.value = 2
        #expect(late.property.value == 2)
        late.property = nil
    }

    @Test("151, 153 at the first computation: there is no value yet, and zero replaces it")
    func noFirstValue() {
        let late = Late()
        late.property = Property { late.property.value + 1 }
        let texts = diagnoses { #expect(late.property.value == 1) }
        #expect(texts.count == 1)
        late.property = nil
    }
}
