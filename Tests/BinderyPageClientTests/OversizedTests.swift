import Testing

@testable import BinderyPageClient

/// A server that accepts messages of 100 bytes, and texts that do not fit into one.
@Suite struct OversizedTests {
    private static let document = """
        <!doctype html><html lang="en"><head><title>Test</title></head>
        <body>
        <div id="bindery-root" data-socket="/bindery/socket?page=abc" data-trail="/" data-message-size="100">\
        <div data-n="1" class="stack"><main data-n="3" class="screen" data-screen="test">\
        <textarea data-n="4" data-testid="story"></textarea><input data-n="5" data-testid="name" value=""></main></div></div>
        </body></html>
        """
    private let page: BrowserPage
    private let large = String(repeating: "x", count: 200)

    init() throws {
        page = try BrowserPage(document: Self.document, path: "/")
        page.received("[0,[],0]")
    }

    private func element(_ identifier: String) throws -> PageElement {
        try #require(page.content.root.first(called: identifier))
    }

    @Test func aTextThatIsTooLargeStaysInItsFieldAndAllElseIsSent() throws {
        let story = try element("story")
        page.enter(large, into: story)
        #expect(page.takeOutgoing() == [#"[1,"f",4]"#])
        #expect(page.oversized.map(\.number) == [4])
        #expect(story.value == large)
        page.enter("ada", into: try element("name"))
        #expect(page.takeOutgoing() == [#"[2,"b",4]"#, #"[3,"f",5]"#, #"[4,"e",5,"ada"]"#])
        page.received("[4,[],0]")
        #expect(page.isSettled)
    }

    @Test func oneThatWasShortenedIsSent() throws {
        let story = try element("story")
        page.enter(large, into: story)
        page.enter("x", into: story)
        #expect(page.takeOutgoing() == [#"[1,"f",4]"#, #"[2,"e",4,"x"]"#])
        #expect(page.oversized.isEmpty)
    }

    @Test func oneThatWasTakenBackIsForgotten() throws {
        let story = try element("story")
        page.enter(large, into: story)
        page.enter("", into: story)
        #expect(page.takeOutgoing() == [#"[1,"f",4]"#])
        #expect(page.oversized.isEmpty)
    }

    @Test(arguments: [("\u{1}", 6), ("\\", 2), ("中", 3), ("x", 1), ("😀", 4)])
    func whatCountsAreTheBytesOfTheMessage(_ character: String, bytes: Int) throws {
        let fitting = String(repeating: character, count: 36 / bytes)
        #expect(!page.isTooLarge(fitting))
        #expect(page.isTooLarge(fitting + character))
    }

    @Test func whatTheProgramWritesTakesNothingAway() throws {
        let story = try element("story")
        page.enter(large, into: story)
        page.received(#"[1,[["v",4,"from the server"]],1]"#)
        #expect(story.value == "from the server" + large)
        page.enter("from the server", into: story)
        _ = page.takeOutgoing()
        #expect(page.pendingCount == 0, "the server has it")
    }

    @Test func itGoesAlongToAFieldThatIsMadeAnew() throws {
        page.enter(large, into: try element("story"))
        page.received(
            #"[1,[["r",4],["i",3,0,"<textarea data-n=\"7\" data-testid=\"story\"></textarea>"]],1]"#)
        #expect(try element("story").value == large)
        #expect(page.oversized.map(\.number) == [7])
    }

    @Test func itGoesAlongWhenTheServerIsRestarted() throws {
        page.enter(large, into: try element("story"))
        page.lost()
        page.connecting()
        let html =
            #"<main data-n=\"9\" class=\"screen\" data-screen=\"test\"><textarea data-n=\"10\" data-testid=\"story\"></textarea></main>"#
        page.received(#"[0,[["E","\#(html)"]],5]"#)
        #expect(try element("story").value == large)
        #expect(page.oversized.map(\.number) == [10])
    }

    @Test func aServerThatTakesLessThanItSaidIsBelievedTheNextTime() throws {
        page.messageSize = 1000
        let story = try element("story")
        page.enter(large, into: story)
        page.enter("ada", into: try element("name"))
        _ = page.takeOutgoing()
        page.learnMessageSize()
        page.lost()
        page.connecting()
        page.received("[1,[],0]")
        #expect(page.takeOutgoing() == [#"[3,"b",4]"#, #"[4,"f",5]"#, #"[5,"e",5,"ada"]"#])
        #expect(page.oversized.map(\.number) == [4])
        #expect(story.value == large)
    }
}
