import Bindery
import BinderyTestSupport
import Testing

private struct User: Equatable {
    var name = "Ada"
    var age = 30
}

/// Bindings of parts last as long as bindings of their whole would.
@Suite struct PartBindingTests {
    @Test func aPartIsTheTargetOfABinding() {
        let (user, source) = (MutableProperty(User()), MutableProperty("Eve"))
        user.name <~ source
        source.value = "Bob"
        #expect(user.value.name == "Bob")
    }

    @Test func aPartIsBoundBothWays() {
        let (user, field) = (MutableProperty(User()), MutableProperty(""))
        field <~> user.name
        #expect(field.value == "Ada")
        field.value = "Eve"
        #expect(user.value.name == "Eve")
        user.value.name = "Bob"
        #expect(field.value == "Bob")
    }

    @Test func aPartIsTheFieldOfABindingWithAConverter() {
        let (form, age) = (MutableProperty((text: "", other: 0)), MutableProperty(7))
        let binding = form.text.bind(to: age, by: .integer(in: 0...150))
        #expect(form.value.text == "7")
        form.text.value = "x"
        #expect(binding.failure.value != nil && age.value == 7)
        form.text.value = "008"
        #expect(age.value == 8)
        binding.endEditing()
        #expect(form.value.text == "8")
    }

    @Test func twoBindingsOfOnePartAreReported() throws {
        let user = MutableProperty(User(), name: "user")
        let source = MutableProperty("Eve")
        user.name.bind(to: source, file: "First", line: 1)
        var second: (any Disposable)?
        let texts = diagnoses { second = user[\.name].bind(to: source, file: "Second", line: 2) }
        #expect(
            texts == [
                """
                Bindery: \(user.diagnosticName) is bound at Second:2, and was bound before at First:1. The first \
                binding stays, the second is not made. Bind it once, to the two sources combined or merged, or \
                dispose of the first binding.
                """
            ])
        #expect(try #require(second).isDisposed)
        #expect(diagnoses { user.age <~ MutableProperty(1) }.isEmpty, "another part")
    }

    @Test func twoFieldsThatWriteOnePartAreReported() {
        let user = MutableProperty(User())
        let (first, second) = (MutableProperty("Eve"), MutableProperty("Bob"))
        first.bind(with: user.name, .toSource)
        var binding: FieldBinding<String, String>?
        #expect(diagnoses { binding = second.bind(with: user.name, .toSource) }.count == 1)
        #expect(binding?.isDisposed == true)
        second.value = "Ann"
        #expect(user.value.name == "Eve")
        first.value = "Joe"
        #expect(user.value.name == "Joe")
    }

    @Test func aBindingEndsWithTheWholeAndRetainsNothing() {
        let lifetime = Lifetime()
        let (source, field) = (MutableProperty(1), MutableProperty(0))
        var bindings: [any Disposable] = []
        do {
            let whole = MutableProperty((number: 0, other: 0, token: lifetime.token()))
            bindings = [whole.number <~ source, field <~> whole.other, whole[\.self].number.bind(with: field)]
            #expect(bindings[2].isDisposed, "the number is bound already")
            field.value = 4
            #expect(whole.value.other == 4)
        }
        #expect(lifetime.alive == 0)
        #expect(bindings.allSatisfy { $0.isDisposed })
    }

    @Test func aBindingOfAFieldEndsWithTheField() {
        let user = MutableProperty(User())
        var field: MutableProperty<String>? = MutableProperty("")
        let binding = field!.bind(with: user.name)
        field = nil
        #expect(binding.isDisposed)
    }

    @Test func aComputedPropertyIsBoundAndFreed() {
        let lifetime = Lifetime()
        let (number, source) = (MutableProperty(1), MutableProperty("5"))
        var binding: (any Disposable)?
        do {
            let token = lifetime.token()
            let text = MutableProperty(
                get: { withExtendedLifetime(token) { "\(number.value)" } }, set: { number.value = Int($0) ?? 0 })
            binding = text.bind(with: source)
            #expect(number.value == 5)
            source.value = "6"
            #expect(number.value == 6)
            text.value = "7"
            #expect(source.value == "7")
        }
        #expect(lifetime.alive == 0 && binding!.isDisposed)
    }

    @Test func anEditAfterTheWholeWasFreedIsReported() {
        let field = MutableProperty("", name: "field")
        do {
            let user = MutableProperty(User())
            field.bind(with: user.name, file: "Here", line: 1)
        }
        field.value = "x"
        #expect(diagnoses { field.wasEdited() }.count == 1)
    }
}
