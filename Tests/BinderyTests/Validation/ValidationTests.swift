import Bindery
import Testing

@Suite struct ValidationTests {
    private let name = MutableProperty("")
    private let password = MutableProperty("")

    private func nameValidation() -> Validation<String> {
        Validation("name", of: name, .required("Enter a name."), .length(4...16, "4 to 16 characters."))
    }

    @Test func theFirstBrokenRuleIsTheMessage() {
        let validation = nameValidation()
        #expect(validation.messages.value == ["Enter a name.", "4 to 16 characters."])
        #expect(validation.message.value == "Enter a name.")
        #expect(!validation.isValid.value)
        name.value = "abc"
        #expect(validation.message.value == "4 to 16 characters.")
        name.value = "abcd"
        #expect(validation.message.value == nil)
        #expect(validation.isValid.value)
    }

    @Test func aMessageIsShownOnceThePersonHasLeftTheFieldAndFollowsFromThenOn() {
        let validation = nameValidation()
        var shown: [String?] = []
        let bag = DisposeBag()
        validation.shownMessage.observe { shown.append($0) }.disposed(by: bag)
        name.value = "a"
        name.value = "ab"
        #expect(shown == [nil])
        validation.leave()
        name.value = "abcd"
        name.value = ""
        #expect(shown == [nil, "4 to 16 characters.", nil, "Enter a name."])
        validation.reset()
        #expect(shown.last == .some(nil))
        #expect(!validation.isLeft.value)
    }

    private final class Form: Restorable {
        @Reactive(.saved) var name = ""
        @Reactive var password = ""
        let first: Validation<String>
        let second: Validation<String>

        init() {
            first = Validation("name", of: _name, .length(4...16, "4 to 16 characters."))
            second = Validation("password", of: _password, .required("Enter a password."))
        }
    }

    @Test func aRestoredModelShowsTheMessagesThatItShowed() {
        let form = Form()
        let state = SavedState(of: form)
        form.name = "abc"
        form.password = "secret"
        for check in [form.first, form.second] { check.leave() }
        let restored = Form()
        SavedState(of: restored).restore(state.snapshot.value)
        #expect(restored.first.shownMessage.value == "4 to 16 characters.")
        #expect(restored.second.shownMessage.value == nil, "its value is not saved, and no message was shown")
        restored.name = "abcd"
        #expect(restored.first.shownMessage.value == nil)
    }

    @Test func theStateOfAModelMayOutliveIt() {
        var form: Form? = Form()
        let state = SavedState(of: form!)
        form!.first.leave()
        form = nil
        #expect(SavedState(of: Form()).makeSnapshot() != state.makeSnapshot())
    }

    @Test func aRuleFollowsOtherPropertiesThatItReads() {
        let again = MutableProperty("")
        let isNeeded = MutableProperty(true)
        let validation = Validation("again", of: again, .equal(to: password, "Not the same.").when(isNeeded))
        #expect(validation.isValid.value)
        password.value = "123456789"
        #expect(validation.message.value == "Not the same.")
        isNeeded.value = false
        #expect(validation.isValid.value)
    }

    @Test func rulesSayWhatIsWrong() {
        func messages(_ rule: ValidationRule<String, String>, _ values: String...) -> [String?] {
            values.map(rule.check)
        }
        #expect(messages(.required("a"), "", "x") == ["a", nil])
        #expect(messages(.length(2..., "b"), "1", "12") == ["b", nil])
        #expect(messages(.length(5...5, "b").unlessEmpty, "", "1", "12345") == [nil, "b", nil])
        #expect(messages(.matching(/1[3-9]\d{9}/, "c"), "13874389438", "138743894380") == [nil, "c"])
        #expect(messages(.satisfying("d") { $0 == "x" }, "x", "y") == [nil, "d"])
        #expect(
            messages(.converting(by: Converter<String, Int>.integer().forward, \.message), "1", "x")
                == [nil, "“x” is not a whole number."])
        #expect(ValidationRule<Int, String>.range(0...150, "e").check(151) == "e")
    }

    @Test func aMessageMayBeACaseThatAViewPutsInWords() {
        enum Problem { case missing, short }
        let validation = Validation<Problem>("name", of: name, .required(.missing), .length(4..., .short))
        #expect(validation.messages.value == [.missing, .short])
    }

    @Test func aRefusedConversionIsTheFieldsOnlyMessage() {
        let (text, age) = (MutableProperty("7"), MutableProperty(7))
        let binding = text.bind(to: age, by: .integer())
        let validation = Validation(
            "age", of: age, refusal: binding.failure.map { $0?.message }, .range(18..., "Too young."))
        #expect(validation.messages.value == ["Too young."])
        text.value = "x"
        #expect(validation.messages.value == ["“x” is not a whole number."])
        text.value = "18"
        #expect(validation.isValid.value)
    }

    @Test func aFormIsValidWhenAllItsFieldsAre() {
        let first = nameValidation()
        let second = Validation("password", of: password, .length(8...16, "8 to 16 characters."))
        let form = ValidationGroup(first, second)
        #expect(form.firstInvalid.value == "name")
        name.value = "aaaa"
        #expect(form.firstInvalid.value == "password")
        #expect(!form.isValid.value)
        #expect(second.shownMessage.value == nil)
        form.leave()
        #expect(second.shownMessage.value == "8 to 16 characters.")
        form.reset()
        #expect(second.shownMessage.value == nil)
        password.value = "12345678"
        #expect(form.isValid.value)
        #expect(form.firstInvalid.value == nil)
    }

    @Test func aGroupMayBePartOfAnother() {
        let address = ValidationGroup(nameValidation(), name: "address")
        let form = ValidationGroup(address, Validation("password", of: password, .required("Enter one.")))
        #expect(form.firstInvalid.value == "address")
        name.value = "aaaa"
        #expect(form.firstInvalid.value == "password")
        password.value = "x"
        #expect(form.isValid.value)
    }
}
