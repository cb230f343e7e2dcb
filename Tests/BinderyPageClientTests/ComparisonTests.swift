import Testing

@testable import BinderyPageClient

/// What a page shows is compared with the whole state of its session.
@Suite struct ComparisonTests {
    private static let content = #"<div data-n="1"><input data-n="2" data-testid="name" value="a"></div>"#

    private func makePage() throws -> BrowserPage {
        let page = try BrowserPage(
            document: #"<div id="bindery-root" data-socket="/bindery/socket?page=abc">\#(Self.content)</div>"#,
            path: "/")
        page.received("[0,[],0]")
        return page
    }

    /// Receives the whole state in a frame over a new connection.
    private func compare(_ page: BrowserPage, _ operation: String = "R", value: String = "a", frame: Int) {
        page.compare()
        #expect(page.isComparing)
        page.lost()
        page.connecting()
        let html = Self.content.replacing("value=\"a\"", with: "value=\"\(value)\"").replacing("\"", with: "\\\"")
        page.received(#"[0,[["\#(operation)","\#(html)"]],\#(frame)]"#)
        #expect(!page.isComparing)
    }

    @Test func aPageIsComparedWithItsSession() throws {
        let page = try makePage()
        compare(page, frame: 1)
        #expect(try #require(page.comparison).shown == page.comparison?.actual)
        compare(page, value: "b", frame: 2)
        let (shown, actual) = try #require(page.comparison)
        #expect(shown.contains(#"holding "a""#) && actual.contains(#"holding "b""#))
    }

    /// It lacks the texts that no model saves until the page has sent them.
    @Test func aSessionThatWasMadeFromTheStoreIsComparedTheNextTime() throws {
        let page = try makePage()
        compare(page, "E", value: "", frame: 1 << 40)
        #expect(page.comparison == nil)
        compare(page, "E", frame: (1 << 40) + 1)
        #expect(try #require(page.comparison).shown == page.comparison?.actual)
        compare(page, "E", frame: 1 << 33)
        #expect(page.comparison == nil)
    }
}
