import Bindery
import BinderyTesting
import BinderyView
import Testing

@testable import Outside

/// The workshop without a browser and without a server.
@Suite struct WorkshopTests {
    private let model = WorkshopModel(identity: Identity())

    private func makeApp() -> HeadlessApp { HeadlessApp { [model] in Workshop(model: model) } }

    @Test func aControlTellsItsValueAndIsGivenIt() throws {
        let app = makeApp()
        #expect(try app.find("stars").scriptValue == "3")
        try app.find("stars").sendMessage("rated", "4")
        #expect(try app.find("rating").text == "4 stars")
        try app.find("five").tap()
        #expect(try app.find("stars").scriptValue == "5")
        #expect(try app.find("chart").scriptValue == "[1,5,2]")
        #expect(model.theme.value.corners == .round)
    }

    @Test func aMessageOfAnotherTypeIsRefused() throws {
        let app = makeApp()
        #expect(throws: (any Error).self) { try app.find("stars").sendMessage("rated", "\"many\"") }
        #expect(try app.find("rating").text == "3 stars")
    }

    @Test func anotherControlIsShownInItsPlace() throws {
        let app = HeadlessApp { [model] in
            Workshop(model: model).showing(Stars.self) { stars in
                Stepper("Rating", value: stars.rating, in: 1...5).id("stepper")
            }
        }
        #expect(app.isPresent("stepper"))
        #expect(!app.isPresent("stars"))
    }

    @Test func aUserSignsIn() throws {
        let app = makeApp()
        try app.find("sign-in").tap()
        #expect(try app.find("user").text == "Hello, Ada!")
        try app.find("sign-out").tap()
        #expect(try app.find("user").text == "Hello!")
    }
}
