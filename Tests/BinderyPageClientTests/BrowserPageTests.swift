import Testing

@testable import BinderyPageClient

/// A page with a field `name`, an echo and a button.
private let document = """
    <!doctype html><html lang="en"><head><title>Test</title></head>
    <body>
    <div id="bindery-root" data-socket="/bindery/socket?page=abc" data-trail="/"><div data-n="1" class="stack">\
    <main data-n="3" class="screen" data-screen="test"><input data-n="4" data-testid="name" value="a &amp; b">\
    <span data-n="5" data-testid="echo">A</span><button data-n="6" data-testid="press">Press</button></main></div>\
    <div data-n="2" class="toasts"></div></div>
    </body></html>
    """

/// A frame with the content of the page.
private var wholeState: String {
    let content = document.firstMatch(of: /<div data-n="1".*toasts"><\/div>/)!.0
    return #"[0,[["R","\#(content.replacing("\"", with: "\\\""))"]],1]"#
}

/// The same page with a field that is saved.
private let savedDocument = document.replacing(
    "data-testid=\"name\"", with: "data-testid=\"name\" data-saved=\"\"")

@Suite struct BrowserPageTests {
    private func makePage() throws -> BrowserPage { try BrowserPage(document: document, path: "/") }

    private func element(_ identifier: String, of page: BrowserPage) throws -> PageElement {
        try #require(page.content.root.first(called: identifier))
    }

    @Test func theFirstResponseIsRead() throws {
        let page = try makePage()
        #expect(page.token == "abc")
        #expect(try element("name", of: page).value == "a & b")
        #expect(try element("echo", of: page).text == "A")
    }

    @Test func nothingIsSentBeforeTheServerHasSpoken() throws {
        let page = try makePage()
        page.enter("x", into: try element("name", of: page))
        #expect(page.takeOutgoing().isEmpty)
        page.received("[0,[],0]")
        #expect(page.takeOutgoing() == [#"[1,"f",4]"#, #"[2,"e",4,"x"]"#])
    }

    @Test func whatWasNotAcknowledgedIsSentAgainOverTheNextConnection() throws {
        let page = try makePage()
        page.received("[0,[],0]")
        let name = try element("name", of: page)
        for text in ["x", "xy", "xyz"] { page.enter(text, into: name) }
        _ = page.takeOutgoing()
        page.lost()
        page.connecting()
        page.received("[2,[],0]")
        #expect(page.takeOutgoing() == [#"[3,"e",4,"xy"]"#, #"[4,"e",4,"xyz"]"#])
        page.received("[4,[],0]")
        #expect(page.isSettled)
    }

    @Test func anEditOnItsWayFollowsOnWhatTheProgramWrote() throws {
        let page = try makePage()
        page.received("[0,[],0]")
        let name = try element("name", of: page)
        page.enter("x", into: name)
        page.received(#"[1,[["v",4,"server"]],1]"#)
        #expect(name.value == "serverx")
        page.received(#"[2,[["v",4,"from the server"]],2]"#)
        #expect(name.value == "from the server")
    }

    /// Otherwise a number that was typed into it would not be read.
    @Test func anEditThatTheWholeStateMakesVoidIsSentAsOneOfAFieldThatWasLeft() throws {
        let page = try makePage()
        page.received("[0,[],0]")
        page.enter("01", into: try element("name", of: page))
        page.focus(nil)
        _ = page.takeOutgoing()
        page.received(wholeState)
        #expect(page.takeOutgoing() == [#"[4,"f",4]"#, #"[5,"e",4,"01",1]"#, #"[6,"b",4]"#])
    }

    /// Otherwise what the program writes next would be merged with it.
    @Test func aTextOfTheProgramFromBeforeARestartIsNotTyped() throws {
        let page = try makePage()
        page.received(#"[0,[["v",4,"14 characters"]],1]"#)
        let restored = wholeState.replacing(#"["R""#, with: #"["E""#)
        page.lost()
        page.connecting()
        page.received(restored.replacing("],1]", with: "],2]"))
        let unhandled = page.takeOutgoing()
        #expect(unhandled.contains { $0.hasSuffix(#""14 characters",2,1]"#) })
        page.received(wholeState.replacing("],1]", with: "],3]"))
        #expect(page.takeOutgoing().contains { $0.hasSuffix(#""14 characters",3,1]"#) })
    }

    @Test func theFieldWithTheFocusIsNotLeftByTheWholeState() throws {
        let page = try makePage()
        page.received("[0,[],0]")
        page.enter("01", into: try element("name", of: page))
        _ = page.takeOutgoing()
        page.received(wholeState)
        #expect(page.takeOutgoing() == [#"[3,"e",4,"01",1]"#])
    }

    /// Makes a page that was reloaded after edits, of which the server may have seen some.
    private func makeSuccessor(acknowledging acknowledged: Int) throws -> BrowserPage {
        let page = try makePage()
        page.received("[0,[],0]")
        let name = try element("name", of: page)
        for text in ["Ada", "Ada Love", "Ada Lovelace"] {
            page.enter(text, into: name)
            _ = page.takeOutgoing()
        }
        page.received("[\(acknowledged),[],0]")
        let successor = try BrowserPage(document: savedDocument, path: "/")
        successor.restore(page.typedTexts)
        return successor
    }

    @Test(arguments: [0, 1, 2]) func whatWasTypedFollowsOnWhatTheServerHasStored(acknowledged: Int) throws {
        let page = try makeSuccessor(acknowledging: acknowledged)
        page.received(#"[0,[["I",2],["v",4,"Ada"]],1]"#)
        #expect(try element("name", of: page).value == "Ada Lovelace")
        #expect(page.takeOutgoing().contains(#"[2,"e",4,"Ada Lovelace",1]"#))
    }

    @Test func whatTheProgramWroteWhileThePageWasLoadedAnewHolds() throws {
        let page = try makeSuccessor(acknowledging: 2)
        page.received(#"[0,[["I",4],["v",4,""]],1]"#)
        #expect(try element("name", of: page).value == "")
    }

    @Test func whatThePageKnewOfAndTheServerHasNotStoredHolds() throws {
        let page = try makeSuccessor(acknowledging: 4)
        page.received(#"[0,[["I",2],["v",4,"Ada"]],1]"#)
        #expect(try element("name", of: page).value == "Ada Lovelace")
    }

    /// The new server's model may not save the field, or save it under another name.
    @Test func whatWasTypedHoldsWhereTheStateHasNothingOfTheField() throws {
        let page = try makeSuccessor(acknowledging: 4)
        page.received(#"[0,[["I",4]],1]"#)
        #expect(try element("name", of: page).value == "Ada Lovelace")
        #expect(page.takeOutgoing().contains(#"[2,"e",4,"Ada Lovelace",1]"#))
    }

    @Test func whatWasTypedFollowsOnAFieldThatTheFirstFrameBrings() throws {
        let page = try makeSuccessor(acknowledging: 2)
        let field = #"<input data-n=\"9\" data-testid=\"name\" data-saved=\"\" value=\"Ada\">"#
        page.received(#"[0,[["I",2],["r",4],["i",3,5,"\#(field)"]],1]"#)
        #expect(try element("name", of: page).value == "Ada Lovelace")
    }

    @Test func aPageWithoutAFrameLeavesItsStateAndWhatWasTypedIntoBoth() throws {
        let first = try makeSuccessor(acknowledging: 4)
        let name = try element("name", of: first)
        first.enter("Ada Lovelace!", into: name)
        let page = try BrowserPage(document: savedDocument, path: "/")
        page.restore(first.typedTexts)
        page.received(#"[0,[["I",4],["v",4,"Ada Lovelace"]],1]"#)
        #expect(try element("name", of: page).value == "Ada Lovelace!")
    }

    @Test func whatWasTypedHoldsWhereNothingIsStored() throws {
        let page = try makeSuccessor(acknowledging: 4)
        page.received("[0,[],0]")
        #expect(page.takeOutgoing().contains(#"[2,"e",4,"Ada Lovelace"]"#))
    }

    @Test func aFrameThatWasSeenIsNotAppliedAgainAndAGapMakesThePageConnectAnew() throws {
        let page = try makePage()
        page.received("[0,[],0]")
        let insertion = #"[0,[["i",3,0,"<p data-n=\"7\">new</p>"]],1]"#
        page.received(insertion)
        page.received(insertion)
        #expect(page.content.root.all.filter { $0.number == 7 }.count == 1)
        #expect(page.demand == nil)
        page.received(#"[0,[["r",7]],3]"#)
        #expect(page.demand == .reconnect)
        #expect(page.seen == 1)
    }

    @Test func thePageForgetsOnlyWhatIsStored() throws {
        let page = try makePage()
        page.received("[0,[],0]")
        page.enter("x", into: try element("name", of: page))
        page.received("[2,[],0,1]")
        #expect(page.pendingCount == 1)
        page.received("[2,[],0]")
        #expect(page.isSettled)
    }

    /// A frame after a restart: the page as the store had it, with new node numbers.
    private static let restored =
        #"[0,[["E","<main data-n=\"9\" class=\"screen\" data-screen=\"test\"><input data-n=\"10\" data-testid=\"name\" value=\"\"></main>"]],1]"#

    @Test func afterARestartTypedTextGoesAlongToTheNewNodesAndTapsDoNot() throws {
        let page = try makePage()
        page.received("[0,[],0]")
        page.enter("typed", into: try element("name", of: page))
        page.tap(try element("press", of: page))
        _ = page.takeOutgoing()
        page.lost()
        page.connecting()
        page.received(Self.restored)
        #expect(page.takeOutgoing() == [#"[4,"e",10,"typed",1]"#, #"[5,"f",10]"#])
        #expect(try element("name", of: page).value == "typed")
    }

    @Test func afterARestartTextOfTheProgramYieldsToWhatTheProgramWrites() throws {
        let page = try makePage()
        page.received("[0,[],0]")
        page.lost()
        page.connecting()
        page.received(Self.restored)
        #expect(page.takeOutgoing() == [#"[1,"f",10]"#, #"[2,"e",10,"a & b",1,1]"#, #"[3,"b",10]"#])
        page.received(#"[0,[["v",10,"a & c"]],2]"#)
        #expect(try element("name", of: page).value == "a & c")
        page.enter("a & c!", into: try element("name", of: page))
        #expect(page.takeOutgoing() == [#"[4,"f",10]"#, #"[5,"e",10,"a & c!",2]"#])
        page.received(#"[5,[],0]"#)
        #expect(try element("name", of: page).value == "a & c!")
    }

    /// A proxy may deliver a frame twice.
    @Test func aRepeatedFrameOfARestartForgetsNothingThatWasSentAfterTheFirst() throws {
        let page = try makePage()
        page.received("[0,[],0]")
        page.enter("typed", into: try element("name", of: page))
        _ = page.takeOutgoing()
        page.lost()
        page.connecting()
        page.received(Self.restored)
        let (pending, forgotten) = (page.pendingCount, page.forgotten.count)
        #expect(pending > 0)
        _ = page.takeOutgoing()
        page.received(Self.restored)
        #expect((page.pendingCount, page.forgotten.count) == (pending, forgotten))
        #expect(page.takeOutgoing() == [])
    }

    @Test func afterARestartALeftFieldIsReportedAsLeft() throws {
        let page = try makePage()
        page.received("[0,[],0]")
        page.enter("typed", into: try element("name", of: page))
        page.focus(nil)
        _ = page.takeOutgoing()
        page.lost()
        page.connecting()
        page.received(Self.restored)
        #expect(page.takeOutgoing() == [#"[4,"f",10]"#, #"[5,"e",10,"typed",1]"#, #"[6,"b",10]"#])
    }

    @Test func afterARestartNothingIsTypedAgainThatTheServerHasStored() throws {
        let page = try makePage()
        page.received("[0,[],0]")
        let field = try element("name", of: page)
        page.enter("a", into: field)
        page.enter("ab", into: field)
        page.submit(field)
        page.enter("abc", into: field)
        _ = page.takeOutgoing()
        page.lost()
        page.connecting()
        // The server emptied the field on the submission, which was event 4.
        page.received(
            Self.restored.replacing("[0,[", with: "[4,[").replacing("value=", with: #"data-saved=\"\" value="#))
        #expect(try element("name", of: page).value == "c")
    }

    @Test func withoutAConnectionTheLastHoldOfACarouselIsKept() throws {
        let page = try makePage()
        let carousel = try element("echo", of: page)
        page.hold(carousel, true)
        page.hold(carousel, false)
        page.received("[0,[],0]")
        #expect(page.takeOutgoing() == [#"[1,"h",5,0]"#])
    }

    @Test func afterARestartACarouselStillWaits() throws {
        let page = try makePage()
        page.received("[0,[],0]")
        page.hold(try element("echo", of: page), true)
        _ = page.takeOutgoing()
        page.lost()
        page.connecting()
        let html =
            #"<main data-n=\"9\" class=\"screen\" data-screen=\"test\"><p data-n=\"10\" data-testid=\"echo\"></p></main>"#
        page.received(#"[0,[["E","\#(html)"]],1]"#)
        #expect(page.takeOutgoing() == [#"[2,"h",10,1]"#])
    }

    @Test func anOperationOnAnUnknownNodeIsAFault() throws {
        let page = try makePage()
        page.received(#"[0,[["t",99,"x"]],1]"#)
        #expect(page.faults.count == 1)
    }
}
