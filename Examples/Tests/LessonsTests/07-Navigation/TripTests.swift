import BinderyTesting
import BinderyView
import Testing

@testable import Lessons

@Suite struct TripTests {
    @Test func aCityIsChosenOnAScreenOfItsOwn() throws {
        let app = HeadlessApp { TripView(model: TripModel()) }
        #expect(try app.find("title").text == "Where to?")
        try app.find("choose").tap()
        #expect(app.screen?.name == "cities")
        #expect(app.location?.path == "/cities")
        try app.find("Kyoto").tap()
        #expect(app.screen?.name == "trip")
        #expect(try app.find("title").text == "To Kyoto")
    }

    @Test func whoGoesBackHasChosenNothing() throws {
        let app = HeadlessApp { TripView(model: TripModel()) }
        try app.find("choose").tap()
        try app.tapBack()
        #expect(try app.find("title").text == "Where to?")
        #expect(try app.find("choose").isEnabled, "nobody is left waiting")
    }

    @Test func theBackButtonOfABrowserEndsTheWaitToo() throws {
        let model = TripModel()
        let app = HeadlessApp { TripView(model: model) }
        try app.find("choose").tap()
        #expect(model.chooseCity.isExecuting.value)
        try app.goBack()
        #expect(!model.chooseCity.isExecuting.value)
        #expect(model.city == nil)
    }

    @Test func openingTheAddressPutsTheScreenBelow() throws {
        let app = HeadlessApp { TripView(model: TripModel(at: "/cities")) }
        #expect(app.screen?.name == "cities")
        try app.goBack()
        #expect(app.screen?.name == "trip")
    }

    @Test func aChoiceAfterOpeningTheAddressCounts() throws {
        let app = HeadlessApp { TripView(model: TripModel(at: "/cities")) }
        try app.find("Lisbon").tap()
        #expect(app.screen?.name == "trip")
        #expect(try app.find("title").text == "To Lisbon")
    }
}
