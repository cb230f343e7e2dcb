import Foundation
import FoundationXML
import Testing

@testable import Catalogue

@Suite struct DrawingTests {
    @Test(arguments: [
        ("a\u{1}b\u{1B}c", "a\u{FFFD}b\u{FFFD}c"), ("\0", "\u{FFFD}"), ("<\u{338}", "&lt;\u{338}"),
        ("\"\u{301} onload=\"", "&quot;\u{301} onload=&quot;"), ("基础 👨‍👩‍👧‍👦", "基础 👨‍👩‍👧‍👦"),
    ])
    func aTextIsEscapedByItsScalars(text: String, escaped: String) { #expect(Drawing.escaped(text) == escaped) }

    @Test(arguments: ["a\u{1}b", "\u{FFFF}", "&\u{301}<\u{301}\"\u{301}'\u{301}", "\r\n"])
    func aPictureIsWellFormedWhateverItsTitle(text: String) {
        let cover = CoverDrawing(of: Book(id: 1, title: text, subtitle: "", author: text, year: 1900))
        #expect(XMLParser(data: Data(cover.svg.utf8)).parse())
        #expect(XMLParser(data: Data(AvatarDrawing(of: text, key: "user").svg.utf8)).parse())
    }
}
