import BinderyTesting
import BinderyView
import Testing

@testable import Screens
@testable import ShowcaseModels

/// The four architectures of the length login at once, as a user operates them.
@Suite struct PlaygroundTests {
    let time = VirtualScheduler()

    private func open() -> HeadlessApp {
        let showcase = time.run {
            Showcase(at: .playground, language: .english, services: .stubs(time), store: StubStore())
        }
        return HeadlessApp(time: time, texts: showcase.interfaceTexts) { showcase.view }
    }

    private func row(_ architecture: Architecture, _ app: HeadlessApp) throws -> HeadlessControl {
        try app.find("row-\(architecture.rawValue)")
    }

    /// The code without its ends of lines: each token is an element.
    private func code(_ id: String, _ app: HeadlessApp) throws -> String {
        try app.find(id).text.replacing("\n", with: "")
    }

    @Test(arguments: Architecture.allCases)
    func whatIsTypedInOneFormIsInAll(_ typed: Architecture) throws {
        let app = open()
        try row(typed, app).find("username").type("anna")
        try row(typed, app).find("password").type("12345678")
        for architecture in Architecture.allCases {
            let form = try row(architecture, app)
            #expect(try form.find("username").value == "anna", "\(architecture)")
            #expect(try form.find("login").isEnabled, "\(architecture)")
        }
        try row(typed, app).find("username").replaceText(with: "ann")
        for architecture in Architecture.allCases {
            #expect(try !row(architecture, app).find("login").isEnabled, "\(architecture)")
        }
    }

    @Test func aClearedFieldIsClearedInAll() throws {
        let app = open()
        try row(.mvc, app).find("username").type("anna")
        try row(.mvp, app).find("username-clear").tap()
        for architecture in Architecture.allCases {
            #expect(try row(architecture, app).find("username").value == "", "\(architecture)")
        }
    }

    @Test func allFourLogInAtOnce() throws {
        let app = open()
        #expect(try !app.find("login-all").isEnabled)
        try row(.mvvm, app).find("username").type("anna")
        try row(.mvvm, app).find("password").type("123456789")
        try app.find("login-all").tap()
        time.advance(by: .seconds(2))
        for architecture in Architecture.allCases {
            #expect(try row(architecture, app).find("result").text == "Login successful", "\(architecture)")
        }
    }

    @Test func theDifferenceFollowsTheChoice() throws {
        let app = open()
        let count = try app.find("difference-count").text
        try app.find("from").choose("MVVM, bindings")
        #expect(try app.find("difference-count").text == "Lines removed and added: 0 and 0")
        try app.find("from").choose("MVC")
        #expect(try app.find("difference-count").text == count)
        try app.find("part-view").tap()
        #expect(try code("difference", app).contains("struct LengthLoginMVC: View {"))
    }

    @Test func theRequirementShowsWhatEachArchitectureChanges() throws {
        let app = open()
        #expect(try app.find("changed-mvc").text == "MVC: − 1 + 5 lines")
        try app.find("changed-mvc").tap()
        #expect(try code("change", app).contains("if field == .password { view[.repetition].state"))
        #expect(try app.find("change-count").text == "Lines removed and added: 1 and 5")
        try app.find("changed-mvvm").tap()
        #expect(try code("change", app).contains("@Reactive public var repetition"))
    }

    @Test func theSizesAreThoseOfTheTable() throws {
        let app = open()
        for architecture in Architecture.allCases {
            let metrics = ComparedScreen.login.metrics(of: architecture)
            let lines = metrics.view + metrics.behind + metrics.model
            #expect(
                try app.find("size-\(architecture.rawValue)").text == "\(lines) lines · \(metrics.tests) tests")
        }
    }
}
