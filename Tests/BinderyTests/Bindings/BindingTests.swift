import Bindery
import BinderyTestSupport
import Testing

@Suite struct BindingTests {
    @Test func aTargetTakesTheValueOfAPropertyNowAndLater() {
        let source = MutableProperty(1)
        let target = MutableProperty(0)
        target <~ source.map { $0 * 10 }
        #expect(target.value == 10)
        source.value = 2
        #expect(target.value == 20)
    }

    @Test func aTargetTakesTheValuesOfASignal() {
        let source = Subject<String, Never>()
        let target = MutableProperty("")
        let binding = target <~ source
        source.send("a")
        #expect(target.value == "a")
        binding.dispose()
        source.send("b")
        #expect(target.value == "a")
    }

    @Test func aConstantBindsLikeAVariable() {
        let target = MutableProperty("")
        target <~ Property.constant("fixed")
        #expect(target.value == "fixed")
    }

    /// `scripts/check-refusals` proves that `title` has no public setter: it compiles code that must not compile.
    @Test func whatAModelShowsIsWrittenByItsBindingAlone() {
        final class Card {
            let title: Property<String>
            private let written: MutableProperty<String>

            init(name: MutableProperty<String>) {
                written = MutableProperty("")
                title = written
                written <~ name.map { "Dear \($0)" }
            }

            func bindAgain(to other: MutableProperty<String>) -> any Disposable { written <~ other }
        }
        let name = MutableProperty("Ada"), other = MutableProperty("other")
        let card = Card(name: name)
        #expect(card.title.value == "Dear Ada")
        name.value = "Grace"
        #expect(card.title.value == "Dear Grace")
        var second: (any Disposable)?
        let texts = diagnoses { second = card.bindAgain(to: other) }
        #expect(texts.count == 1)
        #expect(second?.isDisposed == true)
        other.value = "another"
        #expect(card.title.value == "Dear Grace")
        name.value = "Alan"
        #expect(card.title.value == "Dear Alan")
    }

    @Test func aBindingEndsWithItsTarget() {
        let source = MutableProperty(1)
        var target: MutableProperty<Int>? = MutableProperty(0)
        weak let old = target
        let binding = target! <~ source
        target = nil
        #expect(old == nil)
        #expect(binding.isDisposed)
        source.value = 2
    }

    @Test func twoWaysTheLeftSideTakesTheRightOneAtFirst() {
        let (left, right) = (MutableProperty("left"), MutableProperty("right"))
        left <~> right
        #expect(left.value == "right")
    }

    @Test func twoWaysEachSideFollowsTheOtherAndNothingEchoes() {
        let (left, right) = (MutableProperty(0), MutableProperty(0))
        left <~> right
        let bag = DisposeBag()
        var writes: [String] = []
        left.observeChanges { writes.append("left \($0)") }.disposed(by: bag)
        right.observeChanges { writes.append("right \($0)") }.disposed(by: bag)
        left.value = 1
        #expect(right.value == 1)
        #expect(writes == ["left 1", "right 1"])
        writes = []
        right.value = 2
        #expect(left.value == 2)
        #expect(writes == ["right 2", "left 2"])
    }

    @Test func twoWaysNotANumberIsOneWriteOfEachSide() {
        let (left, right) = (MutableProperty(0.0), MutableProperty(0.0))
        left <~> right
        let bag = DisposeBag()
        var writes: [String] = []
        left.observeChanges { writes.append("left \($0)") }.disposed(by: bag)
        right.observeChanges { writes.append("right \($0)") }.disposed(by: bag)
        left.value = .nan
        right.value = 1
        #expect(writes == ["left nan", "right nan", "right 1.0", "left 1.0"])
    }

    @Test func twoWaysAfterAnySequenceOfEditsBothSidesAgree() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            let (left, right) = (MutableProperty(0), MutableProperty(1))
            left <~> right
            for _ in 0..<20 {
                let value = Int.random(in: 0..<5, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: left.value = value
                case 1: right.value = value
                default:
                    transaction {
                        left.value = value
                        left.value = value + 1
                    }
                }
                #expect(left.value == right.value)
            }
        }
    }

    @Test func aTwoWayBindingEndsWhenEitherSideIsDeallocated() {
        let left = MutableProperty(0)
        var right: MutableProperty<Int>? = MutableProperty(1)
        weak let old = right
        let binding = left <~> right!
        right = nil
        #expect(old == nil)
        #expect(binding.isDisposed)
        left.value = 5
    }
}
