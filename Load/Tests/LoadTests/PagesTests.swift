import BinderyWire
import NIOCore
import Testing

@testable import Load

struct BinderyPageTests {
    private static let html = """
        <div id="bindery-root" data-socket="/bindery/socket?page=abc&amp;x=1"><div data-n="4" class="field"><input data-n="5" \
        data-testid="phone"></div><input data-n="8" id="n8" data-testid="code"><button data-n="12" disabled="" \
        data-testid="login">Log in</button></div>
        """

    @Test("A keystroke is shown when the button has changed")
    func shown() throws {
        var page = try BinderyPage(html: Self.html, cookie: "bindery-browser=1")
        #expect(page.socket == "/bindery/socket?page=abc&x=1")
        #expect(text { page.writePreparation(to: &$0) } == #"[1,"e",8,"5858"]"#)
        #expect(text { page.writeKeystroke(1, to: &$0) } == #"[2,"e",5,"1"]"#)
        #expect(text { page.writeKeystroke(2, to: &$0) } == #"[3,"e",5,""]"#)
        #expect(try received("[0,[],0]", by: &page) == "other")
        #expect(page.isReady)
        #expect(try received("[1,[],0]", by: &page) == "other")
        #expect(try received(#"[2,[["a",12,"disabled",null]],1,1]"#, by: &page) == "shown 1")
        #expect(try received("[2,[],1]", by: &page) == "alive")
        #expect(try received(#"[3,[["a",12,"disabled",""]],2]"#, by: &page) == "shown 2")
    }

    @Test("A page whose session was folded repeats its events with the new node numbers")
    func restored() throws {
        var page = try BinderyPage(html: Self.html, cookie: "bindery-browser=1")
        _ = try received("[0,[],0]", by: &page)
        _ = text { page.writePreparation(to: &$0) }
        _ = text { page.writeKeystroke(1, to: &$0) }
        let html = Self.html.replacing("data-n=\"5\"", with: "data-n=\"15\"").replacing(
            "data-n=\"12\"", with: "data-n=\"22\"")
        let state = PageFrame(acknowledged: 1, operations: [.restored(html: html, isContinued: true)], number: 99)
        #expect(try received(state.message, by: &page) == #"answer [99,"q"] [2,"e",15,"1",99]"#)
        #expect(try received("[]", by: &page) == "other")
        #expect(try received(#"[2,[["a",22,"disabled",null]],100]"#, by: &page) == "shown 1")
    }

    @Test("An answer without the change is an error, which says what came")
    func missing() throws {
        var page = try BinderyPage(html: Self.html, cookie: "bindery-browser=1")
        _ = try received("[1,[],0]", by: &page)
        let failure = #expect(throws: LoadFailure.self) { try received("[2,[],0]", by: &page) }
        #expect(failure?.description == "Keystroke 1 was not shown: [2,[],0]")
    }

    @Test("A page that the server does not know is an error")
    func unknown() throws {
        var page = try BinderyPage(html: Self.html, cookie: "bindery-browser=1")
        let failure = #expect(throws: LoadFailure.self) { try received(#"[0,[["X"]],1]"#, by: &page) }
        #expect(failure?.description == "The server does not know its page.")
    }
}

struct CounterPageTests {
    @Test("A tap is shown when the number has changed")
    func shown() throws {
        let html = """
            <div id="bindery-root" data-socket="/bindery/socket?page=abc"><span data-n="4" data-testid="number">0</span>\
            <button data-n="5" data-testid="count">Count</button></div>
            """
        var page = try CounterPage(html: html, cookie: "bindery-browser=1")
        #expect(text { page.writeKeystroke(1, to: &$0) } == #"[1,"t",5]"#)
        #expect(try received("[0,[],0]", by: &page) == "alive")
        #expect(try received(#"[1,[["t",4,"1"]],1,0]"#, by: &page) == "shown 1")
        #expect(try received("[1,[],1]", by: &page) == "alive")
        let failure = #expect(throws: LoadFailure.self) { try received("[2,[],1]", by: &page) }
        #expect(failure?.description == "Tap 2 was not shown: [2,[],1]")
    }
}

struct NiceGUIPageTests {
    private static let html = """
        createApp(parseElements(String.raw`{"6":{"tag":"nicegui-input","props":{"label":"Phone"},"events":[{"listener_id":"a",\
        "type":"update:value"}]},"7":{"tag":"nicegui-input","props":{"label":"Code"},"events":[{"listener_id":"b","type":\
        "update:value"}]},"10":{"tag":"q-btn","props":{"label":"Log in","title":"&lt;&amp;&gt;"}}}`), { query: {'client_id': \
        'ca8cef59-d708-4ba9-845d-334188885637', 'next_message_id': 0},
        """

    @Test("A keystroke is shown when the button has changed; Engine.IO's questions are answered")
    func shown() throws {
        var page = try NiceGUIPage(html: Self.html, cookie: nil)
        let event =
            #"42["event",{"id":6,"client_id":"ca8cef59-d708-4ba9-845d-334188885637","listener_id":"a","args":["\"1\""]}]"#
        #expect(text { page.writeKeystroke(1, to: &$0) } == event)
        #expect(try received(#"0{"sid":"x"}"#, by: &page) == "answer 40")
        #expect(!page.isReady)
        #expect(try received(#"40{"sid":"y"}"#, by: &page) == "other")
        #expect(page.isReady)
        #expect(try received(#"42["update",{"10":{"props":{"disable":false}},"_id":0}]"#, by: &page) == "shown 1")
        #expect(try received("2", by: &page) == "answer 3")
        #expect(try received(#"42["update",{"10":{"props":{"disable":true}},"_id":1}]"#, by: &page) == "shown 2")
        #expect(throws: LoadFailure.self) {
            try received(#"42["update",{"10":{"props":{"disable":true}},"_id":2}]"#, by: &page)
        }
    }
}

private func text(_ write: (inout ByteBuffer) -> Void) -> String {
    var buffer = ByteBuffer()
    write(&buffer)
    return String(buffer: buffer)
}

private func received(_ message: String, by page: inout some Page) throws -> String {
    switch try Array(message.utf8).withUnsafeBytes({ try page.received($0) }) {
    case .shown(let keystroke): "shown \(keystroke)"
    case .reply(let texts): "answer \(texts.joined(separator: " "))"
    case .alive: "alive"
    case .other: "other"
    }
}
