import Bindery
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct FieldBindingTests {
    private let text = MutableProperty("")
    private let age = MutableProperty(7)

    // MARK: 007

    @Test func aTextIsNotRewrittenWhileItIsTypedAndIsCanonicalWhenTheFieldIsLeft() {
        let binding = text.bind(to: age, by: .integer())
        for typed in ["0", "00", "007"] { text.value = typed }
        #expect(text.value == "007")
        #expect(age.value == 7)
        age.value = 8
        #expect(text.value == "8")
        text.value = "08"
        age.value = 8
        #expect(text.value == "08")
        binding.endEditing()
        #expect(text.value == "8")
        text.value = "+9"
        binding.submit()
        #expect([text.value, "\(age.value)"] == ["9", "9"])
    }

    @Test func theCanonicalTextChangesNothingInTheModelEvenIfItIsRounded() {
        let price = MutableProperty(0.0)
        let binding = text.bind(to: price, by: .number(.plain.fractionDigits(2...2)))
        text.value = "1.005999"
        binding.endEditing()
        #expect(text.value == "1.01")
        #expect(price.value == 1.005999)
    }

    @Test func aFieldThatWasNotEditedWritesNothingWhenItIsLeftOrSubmitted() {
        let price = MutableProperty(1.005999)
        for commit in [CommitTrigger.onChange, .onBlur] {
            let text = MutableProperty("")
            let binding = text.bind(to: price, by: .number(.plain.fractionDigits(2...2)), commit: commit)
            #expect(text.value == "1.01")
            binding.endEditing()
            binding.submit()
            #expect(price.value == 1.005999)
        }
    }

    @Test func anEditIsCommittedOnceThoughTheFieldIsSubmittedAndLeft() {
        let price = MutableProperty(0.0)
        let binding = text.bind(to: price, by: .number(.plain.fractionDigits(2...2)), commit: .onBlur)
        text.value = "1.005999"
        binding.submit()
        binding.endEditing()
        #expect(text.value == "1.01")
        #expect(price.value == 1.005999)
    }

    @Test func aFallbackIsNotCommitted() {
        let binding = text.bind(to: age, by: .integer(in: 0...150), fallback: "0")
        age.value = 151
        binding.endEditing()
        #expect([text.value, "\(age.value)"] == ["0", "151"])
        #expect(binding.failure.value?.message == "“151” is not between 0 and 150.")
    }

    // MARK: A target that is freed

    @Test(arguments: [BindingMode.twoWay, .toSource])
    func anEditOnScreenThatReachesNoTargetIsDiagnosedOnce(mode: BindingMode) {
        let text = MutableProperty("", name: "text")
        var age: MutableProperty<Int>? = MutableProperty(7)
        let line = #line + 1
        text.bind(to: age!, by: .integer(), mode)
        let messages = diagnoses {
            edit(text, "8")
            age = nil
            edit(text, "9")
            edit(text, "10")
        }
        #expect(
            messages == [
                """
                Bindery: \(text.diagnosticName) was edited on screen, but the property to which it was bound at \
                \(#fileID):\(line) has been freed: the edit is lost. Make the model that has the property a stored \
                property of the view, which keeps it while it is mounted.
                """
            ])
    }

    @Test func theProgramMayWriteTheFieldAndEndTheBindingThoughTheTargetIsFreed() {
        var age: MutableProperty<Int>? = MutableProperty(7)
        let binding = text.bind(to: age!, by: .integer())
        let messages = diagnoses {
            age = nil
            text.value = "8"
            binding.dispose()
            edit(text, "9")
        }
        #expect(messages == [])
    }

    @Test func aBindingThatTheProgramEndedLosesNoEdit() {
        var age: MutableProperty<Int>? = MutableProperty(7)
        text.bind(to: age!, by: .integer()).dispose()
        age = nil
        #expect(diagnoses { edit(text, "9") } == [])
    }

    @Test func aParentWithoutAModelLosesNoEdit() {
        let parent = MutableProperty<MutableProperty<Int>?>(nil)
        text.bind(through: parent, { $0 }, by: .integer())
        #expect(diagnoses { edit(text, "9") } == [])
    }

    /// Writes as a control on screen does.
    private func edit(_ text: MutableProperty<String>, _ new: String) {
        text.value = new
        text.wasEdited()
    }

    // MARK: Refusals

    @Test func aRefusedTextStaysAndTheFailureSaysWhy() {
        let binding = text.bind(to: age, by: .integer(in: 0...150))
        text.value = "old"
        #expect(binding.failure.value?.message == "“old” is not a whole number.")
        binding.endEditing()
        #expect([text.value, "\(age.value)"] == ["old", "7"])
        text.value = "9"
        #expect(binding.failure.value == nil)
        #expect(age.value == 9)
        text.value = "x"
        age.value = 10
        #expect(binding.failure.value == nil)
        #expect(text.value == "10")
        text.value = "x"
        binding.revert()
        #expect(binding.failure.value == nil)
        #expect(text.value == "10")
    }

    @Test func aValueOfTheModelThatIsRefusedIsShownAsTheFallback() {
        let binding = text.bind(to: age, by: .integer(in: 0...150), fallback: "?")
        age.value = 151
        #expect(text.value == "?")
        #expect(binding.failure.value?.message == "“151” is not between 0 and 150.")
        #expect(age.value == 151)
        age.value = 15
        #expect(text.value == "15")
        #expect(binding.failure.value == nil)
    }

    @Test func anEmptyTextMayStandForNothing() {
        let age = MutableProperty<Int?>(nil)
        text.bind(to: age, by: .orEmpty(.integer()))
        #expect(text.value == "")
        text.value = "5"
        #expect(age.value == 5)
        text.value = ""
        #expect(age.value == nil)
    }

    // MARK: Commit triggers

    @Test func onBlurTheModelIsWrittenWhenTheFieldIsLeft() {
        let binding = text.bind(to: age, by: .integer(), commit: .onBlur)
        text.value = "08"
        #expect(age.value == 7)
        #expect(binding.isPending.value)
        binding.endEditing()
        #expect(age.value == 8)
        #expect(text.value == "8")
        #expect(!binding.isPending.value)
    }

    @Test func onSubmitLeavingTheFieldIsNotEnough() {
        let binding = text.bind(to: age, by: .integer(), commit: .onSubmit)
        text.value = "08"
        binding.endEditing()
        #expect([text.value, "\(age.value)"] == ["08", "7"])
        binding.submit()
        #expect([text.value, "\(age.value)"] == ["8", "8"])
    }

    @Test func debouncedTheModelIsWrittenOnceTheFieldRests() {
        let time = VirtualScheduler()
        let (text, age) = (text, age)
        time.run {
            let binding = text.bind(to: age, by: .integer(), commit: .debounced(.seconds(1)))
            text.value = "1"
            time.advance(by: .milliseconds(900))
            text.value = "12"
            time.advance(by: .milliseconds(900))
            #expect(age.value == 7)
            time.advance(by: .milliseconds(100))
            #expect(age.value == 12)
            text.value = "13"
            binding.endEditing()
            #expect(age.value == 13)
            text.value = "14"
            age.value = 20
            time.advance(by: .seconds(2))
            #expect([text.value, "\(age.value)"] == ["20", "20"])
        }
    }

    // MARK: Modes and conflicts

    @Test func aModeSaysWhichSideFollows() {
        func after(_ mode: BindingMode) -> [String] {
            let (text, age) = (MutableProperty("1"), MutableProperty(2))
            text.bind(to: age, by: .integer(), mode)
            var states = [text.value + " \(age.value)"]
            text.value = "3"
            states.append(text.value + " \(age.value)")
            age.value = 4
            states.append(text.value + " \(age.value)")
            return states
        }
        #expect(after(.twoWay) == ["2 2", "3 3", "4 4"])
        #expect(after(.oneWay) == ["2 2", "3 2", "4 4"])
        #expect(after(.toSource) == ["1 1", "3 3", "3 4"])
        #expect(after(.oneTime) == ["2 2", "3 2", "3 4"])
    }

    @Test func aPolicyDecidesWhenTheSidesDifferAtTheStart() {
        func after(_ conflict: ConflictPolicy<String, Int>, _ start: String = "1") -> String {
            let (text, age) = (MutableProperty(start), MutableProperty(2))
            text.bind(to: age, by: .integer(), conflict: conflict)
            return text.value + " \(age.value)"
        }
        #expect(after(.modelWins) == "2 2")
        #expect(after(.viewWins) == "1 1")
        #expect(after(.viewWins, "x") == "x 2")
        #expect(after(.resolve { view, model in Int(view)! + model }) == "3 3")
        #expect(after(.modelWins, "002") == "002 2")
    }

    @Test func whenBothSidesChangeInOneTransactionTheModelsValueStays() {
        text.bind(to: age, by: .integer())
        transaction {
            text.value = "1"
            age.value = 2
        }
        #expect([text.value, "\(age.value)"] == ["2", "2"])
        transaction {
            age.value = 3
            text.value = "4"
        }
        #expect([text.value, "\(age.value)"] == ["3", "3"])
    }

    @Test func bothSidesAgreeWhenAnObserverOfTheModelSetsItBackAtOnce() {
        let bag = DisposeBag()
        age.value = 100
        let limited = age
        limited.observe { if $0 > 100 { limited.value = 100 } }.disposed(by: bag)
        let binding = text.bind(to: age, by: .integer())
        text.value = "200"
        #expect([text.value, "\(age.value)"] == ["100", "100"])
        binding.dispose()
        let left = text.bind(to: age, by: .integer(), commit: .onBlur)
        text.value = "300"
        left.endEditing()
        #expect([text.value, "\(age.value)"] == ["100", "100"])
    }

    @Test func bothSidesAgreeWhenAnObserverOfTheFieldSetsItBackAtOnce() {
        let bag = DisposeBag()
        let short = text
        short.observe { if $0.count > 2 { short.value = String($0.prefix(2)) } }.disposed(by: bag)
        text.value = "12"
        text.bind(to: age, by: .integer(), conflict: .viewWins)
        age.value = 123
        #expect([text.value, "\(age.value)"] == ["12", "12"])
    }

    // MARK: Lifetime

    @Test func aBindingEndsWithEitherSideAndWithItself() {
        var model: MutableProperty<Int>? = MutableProperty(1)
        weak let oldModel = model
        let first = text.bind(to: model!, by: .integer())
        model = nil
        #expect(oldModel == nil)
        #expect(first.isDisposed)
        var field: MutableProperty<String>? = MutableProperty("")
        weak let oldField = field
        let second = field!.bind(to: age, by: .integer())
        field = nil
        #expect(oldField == nil)
        #expect(second.isDisposed)
        weak let third = text.bind(to: age, by: .integer())
        third?.dispose()
        text.value = "5"
        #expect(age.value == 7)
    }

    @Test func aBindingThatHasEndedReleasesItsConverter() {
        let lifetime = Lifetime()
        let name = MutableProperty("")
        do {
            let token = lifetime.token()
            let converter = Converter<String, String>(
                convert: { text in withExtendedLifetime(token) { text } }, convertBack: { $0 })
            text.bind(to: name, by: converter).dispose()
        }
        #expect(lifetime.alive == 0)
    }

    @Test func aSecondBindingOfAFieldIsNotMade() {
        let other = MutableProperty(3)
        text.bind(to: age, by: .integer())
        var second: FieldBinding<String, Int>?
        let texts = diagnoses { second = text.bind(to: other, by: .integer()) }
        #expect(texts.count == 1)
        #expect(second?.isDisposed == true)
        text.value = "9"
        #expect([age.value, other.value] == [9, 3])
    }

    // MARK: A parent that is replaced

    private final class Person {
        @Reactive var age: Int
        init(_ age: Int) { self.age = age }
    }

    @Test func throughAParentTheBindingFollowsTheParent() {
        let (ada, bob) = (Person(36), Person(40))
        let current = MutableProperty<Person?>(nil)
        let binding = text.bind(through: current, { $0?.$age }, by: .integer(), fallback: "nobody")
        #expect(text.value == "nobody")
        current.value = ada
        #expect(text.value == "36")
        text.value = "37"
        #expect(ada.age == 37)
        text.value = "x"
        current.value = bob
        #expect(text.value == "40")
        #expect(binding.failure.value == nil)
        ada.age = 1
        #expect(text.value == "40")
        text.value = "41"
        #expect([ada.age, bob.age] == [1, 41])
        current.value = nil
        #expect(text.value == "nobody")
        text.value = "50"
        #expect(bob.age == 41)
    }

    @Test func withoutAModelAnEditIsRevertedToTheFallback() {
        let current = MutableProperty<Person?>(nil)
        let binding = text.bind(through: current, { $0?.$age }, by: .integer(), fallback: "nobody")
        for typed in ["50", "x"] {
            text.value = typed
            binding.revert()
            #expect(text.value == "nobody")
            #expect(binding.failure.value == nil)
        }
    }

    @Test func aParentThatWasReplacedIsLetGoAndTheBindingEndsWithItsField() {
        var old: Person? = Person(1)
        weak let gone = old
        let current = MutableProperty(old!)
        var field: MutableProperty<String>? = MutableProperty("")
        let binding = field!.bind(through: current, { $0.$age }, by: .integer())
        old = nil
        current.value = Person(2)
        #expect(gone == nil)
        #expect(field!.value == "2")
        #expect(!binding.isDisposed)
        field = nil
        #expect(binding.isDisposed)
        current.value = Person(3)
    }

    // MARK: The law

    @Test func afterAnyEditsBothSidesAgreeAndEachEditCausedExactlyOneWriteOnTheOtherSide() {
        var random = SystemRandomNumberGenerator()
        let integer = Converter<String, Int>.integer()
        for _ in 0..<200 {
            let (text, age) = (MutableProperty("0"), MutableProperty(0))
            let binding = text.bind(to: age, by: integer)
            let bag = DisposeBag()
            var writes = (text: 0, age: 0)
            text.observeChanges { _ in writes.text += 1 }.disposed(by: bag)
            age.observeChanges { _ in writes.age += 1 }.disposed(by: bag)
            for _ in 0..<30 {
                let before = (text: text.value, age: age.value)
                writes = (0, 0)
                let number = Int.random(in: -2...3, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0:
                    let typed = ["", "0", "x"].randomElement(using: &random)! + "\(number)"
                    text.value = typed
                    let meant = (try? integer.convert(typed)) ?? before.age
                    #expect(text.value == typed)
                    #expect(age.value == meant)
                    #expect(writes == (typed == before.text ? 0 : 1, meant == before.age ? 0 : 1))
                case 1:
                    age.value = number
                    let changed = number != before.age
                    let agrees = (try? integer.convert(before.text)) == number
                    #expect(writes == (changed && !agrees ? 1 : 0, changed ? 1 : 0))
                case 2:
                    transaction {
                        text.value = "\(number)"
                        text.value = "\(number + 1)"
                    }
                    #expect(age.value == number + 1)
                    #expect(writes.age == (before.age == number + 1 ? 0 : 1))
                default:
                    binding.endEditing()
                    #expect(writes.age == 0)
                    if binding.failure.value == nil { #expect(text.value == "\(age.value)") }
                }
                #expect(binding.failure.value != nil || (try? integer.convert(text.value)) == age.value)
            }
        }
    }
}
