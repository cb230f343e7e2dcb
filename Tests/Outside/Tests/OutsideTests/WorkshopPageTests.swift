import BinderyView
import BinderyWebTesting
import Testing

@testable import Outside

/// The workshop as a live page, without a browser.
@Suite struct WorkshopPageTests {
    private static func page(_ request: LiveRequest) -> LivePage {
        LivePage(
            language: .constant("en"), texts: .english,
            content: Workshop(model: WorkshopModel(identity: request.identity)))
    }

    @Test func theFirstPageHasTheUserAndTheValueOfTheControl() throws {
        let page = try TestPage(principal: Principal(id: "1", name: "Ada"), Self.page)
        #expect(page.firstHTML.contains("Hello, Ada!"))
        #expect(page.firstHTML.contains(#"data-script="stars""#))
    }

    @Test func aRatingOutlivesTheProcess() throws {
        let page = try TestPage(Self.page)
        try page.tap("five")
        page.restart()
        #expect(try page.find("rating").wholeText == "5 stars")
    }
}
