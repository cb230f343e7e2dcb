import BinderyTesting
import BinderyView
import Testing

@testable import Lessons

@Suite struct LengthLoginTests {
    let model = LengthLoginModel()

    @Test(arguments: [3, 4, 16, 17], [7, 8, 16, 17])
    func loggingInIsEnabledExactlyWhileBothLengthsAreRight(name: Int, password: Int) {
        model.name = String(repeating: "n", count: name)
        model.password = String(repeating: "p", count: password)
        #expect(model.logIn.isEnabled.value == ((4...16).contains(name) && (8...16).contains(password)))
    }

    @Test func itIsToldOnlyWhenItChanges() throws {
        let isEnabled = Recorder(model.logIn.isEnabled)
        model.password = "12345678"
        try isEnabled.expect(false)
        for length in 1...16 { model.name = String(repeating: "n", count: length) }
        try isEnabled.expect(true)
    }

    @Test func aPersonIsWelcome() throws {
        let app = HeadlessApp { LengthLoginView(model: model) }
        try app.find("name").type("Ada L.")
        #expect(try !app.find("log-in").isEnabled)
        try app.find("password").type("12345678")
        try app.find("log-in").tap()
        #expect(try app.find("greeting").text == "Welcome, Ada L.!")
    }

    @Test func theEnterKeyLogsInToo() throws {
        let app = HeadlessApp { LengthLoginView(model: model) }
        try app.find("name").type("Ada L.")
        try app.find("name").submit()
        #expect(try app.find("greeting").text == "", "it is not enabled yet")
        try app.find("password").type("12345678")
        try app.find("password").submit()
        #expect(try app.find("greeting").text == "Welcome, Ada L.!")
    }
}
