import BinderyGraph
import BinderyTestSupport
import Testing

/// Contract P5: a cycle and a feedback loop are diagnosed with the properties and their places; the process continues.
@Suite struct P5DiagnosesTests {
    private typealias Late = LateOf<Int>

    private final class LateOf<Value> {
        var property: Property<Value>!
    }

    /// `a` depends on `b` and, while `isClosed`, `b` on `a`.
    private func makeLoop(_ isClosed: MutableProperty<Bool>) -> (a: Property<Int>, b: Property<Int>, late: Late) {
        let late = Late()
        let b = Property("b", file: "Cart.swift", line: 2) { isClosed.value ? late.property.value + 1 : 1 }
        late.property = Property("a", file: "Cart.swift", line: 1) { b.value + 1 }
        return (late.property, b, late)
    }

    @Test func aPropertyThatReadsItselfIsNamedAndKeepsItsLastValue() {
        let isClosed = MutableProperty(false), late = Late()
        late.property = Property("total", file: "Cart.swift", line: 7) {
            isClosed.value ? late.property.value + 1 : 5
        }
        #expect(late.property.value == 5)
        let texts = diagnoses {
            isClosed.value = true
            #expect(late.property.value == 6)
        }
        #expect(
            texts == [
                """
                Bindery: a property depends on itself: total (Cart.swift:7) → total (Cart.swift:7). It keeps its last \
                value. Compute one of them from values that do not depend on it.
                """
            ])
        late.property = nil
    }

    @Test func aCycleOfTwoNamesBoth() {
        let isClosed = MutableProperty(false)
        let (a, b, late) = makeLoop(isClosed)
        #expect(a.value == 2)
        let texts = diagnoses {
            isClosed.value = true
            _ = a.value
        }
        #expect(
            texts == [
                """
                Bindery: a property depends on itself: a (Cart.swift:1) → b (Cart.swift:2) → a (Cart.swift:1). It keeps \
                its last value. Compute one of them from values that do not depend on it.
                """
            ])
        late.property = nil
        withExtendedLifetime(b) {}
    }

    @Test func aCycleBeforeAnyValueGoesOnWithAnEmptyOneAndNamesBoth() {
        let late = Late()
        let b = Property("b", file: "Cart.swift", line: 2) { late.property.value + 1 }
        late.property = Property("a", file: "Cart.swift", line: 1) { b.value + 1 }
        let texts = diagnoses { #expect(late.property.value == 2) }
        #expect(
            texts == [
                """
                Bindery: a property depends on itself: a (Cart.swift:1) → b (Cart.swift:2) → a (Cart.swift:1). It has no \
                value yet, and continues with nil, false, zero or an empty collection. Compute one of them from values \
                that do not depend on it. Or give it a value for this case: `Property(orOnCycle: value) { … }`.
                """
            ])
        late.property = nil
    }

    @Test func eachTypeThatHasAnEmptyValueGoesOnWithIt() {
        func first<Value>(_: Value.Type) -> Value {
            let late = LateOf<Value>()
            defer { late.property = nil }
            late.property = Property { late.property.value }
            return late.property.value
        }
        let texts = diagnoses {
            #expect(first(Int?.self) == nil)
            #expect(first(Bool.self) == false)
            #expect(first(Double.self) == 0)
            #expect(first(Duration.self) == .zero)
            #expect(first(String.self) == "")
            #expect(first([Int].self) == [])
            #expect(first(Set<Int>.self) == [])
            #expect(first([String: Int].self) == [:])
        }
        #expect(texts.count == 8)
    }

    @Test func aCycleBeforeAnyValueOfATypeWithoutAnEmptyOneEndsTheProgram() async {
        let outcome = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            struct Money {
                let cents: Int
            }
            final class Late {
                var property: Property<Money>!
            }
            let late = Late()
            let b = Property("b", file: "Cart.swift", line: 2) { late.property.value }
            late.property = Property("a", file: "Cart.swift", line: 1) { b.value }
            _ = late.property.value
        }
        let text = String(decoding: outcome?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                """
                Bindery: a property depends on itself: a (Cart.swift:1) → b (Cart.swift:2) → a (Cart.swift:1). It has no \
                value yet to continue with, and its type has no empty one, so the program ends. Compute one of \
                them from values that do not depend on it. Or give it a value for this case: \
                `Property(orOnCycle: value) { … }`.
                """))
    }

    @Test func aCycleOfMapsBeforeAnyValueIsFoundWithoutUsingTheStack() {
        let late = Late()
        let c = Property("c", file: "Cart.swift", line: 3) { late.property.value }
        let b = c.map(name: "b", file: "Cart.swift", line: 2) { $0 + 1 }
        late.property = b.map(name: "a", file: "Cart.swift", line: 1) { $0 + 1 }
        let texts = diagnoses { late.property.observe { _ in }.dispose() }
        #expect(
            texts.first?.hasPrefix(
                """
                Bindery: a property depends on itself: a (Cart.swift:1) → b (Cart.swift:2) → c (Cart.swift:3) \
                → a (Cart.swift:1). It has no value yet
                """) == true)
        late.property = nil
    }

    @Test func aCycleThatIsOpenedAgainIsForgotten() {
        let isClosed = MutableProperty(false)
        let (a, b, late) = makeLoop(isClosed)
        _ = a.value
        let closed = diagnoses {
            isClosed.value = true
            _ = a.value
            _ = b.value
        }
        let opened = diagnoses {
            isClosed.value = false
            _ = a.value
        }
        #expect(closed.count > 0 && opened.count == 0)
        #expect((a.value, b.value) == (2, 1))
        late.property = nil
    }

    @Test func aCycleWithoutNamesIsFoundByItsPlaces() {
        let isClosed = MutableProperty(false), late = Late()
        let line = #line + 1
        late.property = Property { isClosed.value ? late.property.value : 1 }
        _ = late.property.value
        let texts = diagnoses {
            isClosed.value = true
            _ = late.property.value
        }
        let location = "BinderyGraphTests/P5DiagnosesTests.swift:\(line)"
        #expect(texts.first?.hasPrefix("Bindery: a property depends on itself: \(location) → \(location). ") == true)
        late.property = nil
    }

    @Test func anObservedCycleNamesAllOnItsWay() {
        let isClosed = MutableProperty(false), late = Late()
        let c = Property("c", file: "Cart.swift", line: 3) { isClosed.value ? late.property.value : 1 }
        let b = c.map(name: "b", file: "Cart.swift", line: 2) { $0 + 1 }
        late.property = b.map(name: "a", file: "Cart.swift", line: 1) { $0 + 1 }
        var seen: [Int] = []
        let observation = late.property.observe { seen.append($0) }
        let texts = diagnoses { isClosed.value = true }
        #expect(
            texts == [
                """
                Bindery: a property depends on itself: a (Cart.swift:1) → b (Cart.swift:2) → c (Cart.swift:3) \
                → a (Cart.swift:1). It keeps its last value. Compute one of them from values \
                that do not depend on it.
                """
            ])
        observation.dispose()
        late.property = nil
    }

    @Test func observersThatChangeEachOthersPropertiesAreStoppedAndNamed() {
        let a = MutableProperty(0, name: "a"), b = MutableProperty(0, name: "b")
        let bag = DisposeBag()
        let texts = diagnoses {
            a.observeChanges(file: "Cart.swift", line: 1) { b.value = $0 + 1 }.disposed(by: bag)
            b.observeChanges(file: "Cart.swift", line: 2) { a.value = $0 + 1 }.disposed(by: bag)
            a.value = 1
        }
        #expect(
            texts == [
                """
                Bindery: observers keep changing what they observe; stopped after 10000 rounds at: a (Cart.swift:1). Let one \
                of them write only when the value differs, or derive the value instead of writing it.
                """
            ])
        #expect(a.value == b.value + 1, "the sources keep what was written last")
    }

    @Test func propertiesGoOnAfterAFeedbackLoop() {
        let a = MutableProperty(0)
        var isRunaway = true, seen: [Int] = []
        let observation = a.observeChanges { value in
            if isRunaway { a.value = value + 1 } else { seen.append(value) }
        }
        #expect(diagnoses { a.value = 1 }.count == 1)
        isRunaway = false
        #expect(diagnoses { a.value = -1 } == [])
        #expect(seen == [-1])
        observation.dispose()
    }

    @Test func aLongButFiniteExchangeIsNotReportedAsLoop() {
        let a = MutableProperty(0)
        let observation = a.observeChanges { if $0 < 9_000 { a.value = $0 + 1 } }
        #expect(diagnoses { a.value = 1 } == [])
        #expect(a.value == 9_000)
        observation.dispose()
    }
}
