import BinderyView
import Testing

@testable import BinderyWeb

/// The width of a screen's content, as `width(_:)` documents it for the web.
@Suite struct WidthPageTests {
    @Test(arguments: [(320, false), (448, false), (449, true), (960, true), (1200, true)])
    func aViewThatAsksForMoreThan448PointsMakesItsScreenWide(_ points: Int, _ isWide: Bool) async throws {
        let html = await LiveSession().open(socket: "/s") {
            LivePage(
                language: .constant("en"), texts: .english,
                content: Screen("test", title: "Test") { Column { Text("") }.width(points).id("card") })
        }.html
        let tag = try #require(html.matches(of: /<[^>]*>/).map(\.0).first { $0.contains(#"data-testid="card""#) })
        #expect(tag.contains(#"data-width="\#(points)""#))
        let classes = try #require(tag.firstMatch(of: /class="([^"]*)"/)?.1)
        #expect(classes.split(separator: " ").contains("wide") == isWide)
    }

    /// In points; a rem has 16.
    @Test(arguments: [("form-width", 416), ("wide-form-width", 672), ("wide-width", 960)])
    func theStyleSheetHasTheWidthsThatTheModifierNames(_ name: String, _ points: Int) throws {
        let style = try Self.style
        #expect(style.contains("--\(name): \(points / 16)rem;"))
    }

    @Test func aViewThatAsksForMoreGetsTheSecondLimit() throws {
        let style = try Self.style
        #expect(style.contains(/\.content:has\(\.wide\) \{\s*max-width: calc\(var\(--wide-width\) \+ 32px\);/))
    }

    private static var style: String {
        get throws { String(decoding: try #require(WebAssets.files["bindery.css"]).bytes, as: UTF8.self) }
    }
}
