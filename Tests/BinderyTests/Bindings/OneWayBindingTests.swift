import Bindery
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct OneWayBindingTests {
    @Test func aBoundPropertyTakesTheValueNowAndLater() {
        let (target, source) = (MutableProperty(""), MutableProperty(1))
        let binding = target.bind(to: source) { "no. \($0)" }
        #expect(target.value == "no. 1")
        source.value = 2
        #expect(target.value == "no. 2")
        binding.dispose()
        source.value = 3
        #expect(target.value == "no. 2")
    }

    @Test func nilIsShownAsTheTextForNothing() {
        let (target, source) = (MutableProperty(""), MutableProperty<String?>(nil))
        target.bind(to: source, null: "nobody")
        #expect(target.value == "nobody")
        source.value = "Ada"
        #expect(target.value == "Ada")
    }

    @Test func aRefusedValueIsShownAsTheFallbackOrLeavesTheTargetAsItIs() {
        let source = MutableProperty("1")
        let (with, without) = (MutableProperty(0), MutableProperty(0))
        let integer = Converter<String, Int>.integer().forward
        with.bind(to: source, by: integer, fallback: -1)
        without.bind(to: source, by: integer)
        source.value = "x"
        #expect([with.value, without.value] == [-1, 1])
        source.value = "2"
        #expect([with.value, without.value] == [2, 2])
    }

    @Test func aBindingThroughAParentFollowsTheParent() {
        let (first, second) = (MutableProperty("a"), MutableProperty("b"))
        let current = MutableProperty(first)
        let target = MutableProperty("")
        target.bind(to: current.flatMap { $0 })
        current.value = second
        #expect(target.value == "b")
        first.value = "not shown"
        #expect(target.value == "b")
        second.value = "c"
        #expect(target.value == "c")
    }

    @Test func aBindingEndsWithItsBagOrScope() {
        let (target, other, source) = (MutableProperty(0), MutableProperty(0), MutableProperty(1))
        let (bag, scope) = (DisposeBag(), Scope())
        target.bind(to: source).disposed(by: bag)
        other.bind(to: source).disposed(in: scope)
        bag.dispose()
        scope.dispose()
        source.value = 2
        #expect([target.value, other.value] == [1, 1])
    }

    // MARK: A second binding

    @Test func aSecondBindingIsNotMadeAndBothPlacesAreNamed() {
        let target = MutableProperty(0, name: "target", file: "App/Model.swift", line: 3)
        let (first, second) = (MutableProperty(1), MutableProperty(2))
        target.bind(to: first, file: "App/List.swift", line: 10)
        var binding: (any Disposable)?
        let texts = diagnoses { binding = target.bind(to: second, file: "App/Detail.swift", line: 20) }
        #expect(
            texts == [
                """
                Bindery: target (App/Model.swift:3) is bound at App/Detail.swift:20, and was bound before at App/List.swift:10. \
                The first binding stays, the second is not made. Bind it once, to the two sources combined or merged, or dispose \
                of the first binding.
                """
            ])
        #expect(binding?.isDisposed == true)
        second.value = 3
        #expect(target.value == 1)
        first.value = 4
        #expect(target.value == 4)
    }

    #if DEBUG
    @Test func theOperatorsTellTheirPlacesTooInDebugBuilds() {
        let target = MutableProperty(0)
        let (first, subject, second) = (MutableProperty(1), Subject<Int, Never>(), MutableProperty(2))
        let start = UInt(#line + 2)
        let texts = diagnoses {
            target <~ first
            target <~ subject
            target <~> second
        }
        #expect(texts.count == 2)
        for (offset, text) in zip([1, 2] as [UInt], texts) {
            #expect(
                text.contains(
                    """
                    is bound at BinderyTests/OneWayBindingTests.swift:\(start + offset), and was bound before at \
                    BinderyTests/OneWayBindingTests.swift:\(start).
                    """), "\(text)")
        }
        subject.send(3)
        #expect([target.value, second.value] == [1, 2])
    }
    #endif

    @Test func aSecondBindingIsADiagnosisOfAKindOfItsOwn() {
        let kinds = Messages()
        Diagnostics.$handler.withValue(.init { kinds.append("\($0.kind)") }) {
            let target = MutableProperty(0)
            let sources = [MutableProperty(1), MutableProperty(2)]
            for source in sources { target.bind(to: source) }
            withExtendedLifetime(sources) {}
        }
        #expect(kinds.all == ["doubleBinding"])
    }

    @Test func afterTheFirstBindingHasEndedAnotherOneMayBeMade() {
        let target = MutableProperty(0)
        let subject = Subject<Int, Never>()
        let texts = diagnoses {
            target.bind(to: MutableProperty(1)).dispose()
            target.bind(to: subject)
            subject.complete()
            target.bind(to: MutableProperty(5))
        }
        #expect(texts == [])
        #expect(target.value == 5)
    }
}
