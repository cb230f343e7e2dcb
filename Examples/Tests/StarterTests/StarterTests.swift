import BinderyTesting
import Testing

@testable import Starter

@Suite struct StarterTests {
    @Test func thePageCountsThePresses() throws {
        let app = HeadlessApp { StarterView(model: StarterModel()) }
        try app.find("name").type("Ada")
        try app.find("press").tap()
        #expect(try app.find("greeting").text == "Ada, you have pressed once")
        try app.find("press").tap()
        #expect(try app.find("greeting").text == "Ada, you have pressed 2 times")
    }
}
