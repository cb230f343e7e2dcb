import BinderyGraph
import Testing

private final class Login {
    @Reactive var phone = ""
    @Reactive("code") var code = ""
    @Reactive var tags: [String] = []
    let isFilled: Property<Bool>

    init() {
        let phone = _phone, code = _code
        isFilled = Property { !phone.value.isEmpty && !code.value.isEmpty }
    }
}

@Suite struct ReactiveTests {
    @Test func readsAndWritesAsAPlainVariable() {
        let login = Login()
        login.phone = "123"
        login.phone += "4"
        #expect(login.phone == "1234")
    }

    @Test func theProjectedValueIsTheProperty() {
        let login = Login()
        var seen: [String] = []
        let observation = login.$phone.observe { seen.append($0) }
        login.phone = "1"
        login.$phone.value = "12"
        #expect(seen == ["", "1", "12"])
        #expect(login.phone == "12")
        #expect(login.$phone === login.$phone)
        observation.dispose()
    }

    @Test func whatInitDerivesFromItStaysTrue() {
        let login = Login()
        #expect(!login.isFilled.value)
        login.phone = "1"
        login.code = "2"
        #expect(login.isFilled.value)
    }

    @Test func appendingInPlaceIsOneChange() {
        let login = Login()
        var seen: [[String]] = []
        let observation = login.$tags.observeChanges { seen.append($0) }
        login.tags.append("a")
        login.tags.append("b")
        #expect(seen == [["a"], ["a", "b"]])
        observation.dispose()
    }

    @Test func aNameCanBeGiven() {
        #expect(Login().$code.diagnosticName == "code (BinderyGraphTests/ReactiveTests.swift:6)")
        #expect(Login().$phone.diagnosticName == "BinderyGraphTests/ReactiveTests.swift:5")
    }

    @Test func aWrappedValueWithoutEqualityChangesWithEveryWrite() {
        final class Model { @Reactive var action: () -> Int = { 1 } }
        let model = Model()
        var runs = 0
        let observation = model.$action.observeChanges { _ in runs += 1 }
        model.action = { 2 }
        #expect(runs == 1)
        #expect(model.action() == 2)
        observation.dispose()
    }

    @Test func theModelIsFreedWithItsProperties() {
        weak var model: Login?
        weak var phone: MutableProperty<String>?
        weak var isFilled: Property<Bool>?
        do {
            let made = Login()
            _ = made.isFilled.value
            model = made
            phone = made.$phone
            isFilled = made.isFilled
        }
        #expect(model == nil)
        #expect(phone == nil)
        #expect(isFilled == nil)
    }
}
