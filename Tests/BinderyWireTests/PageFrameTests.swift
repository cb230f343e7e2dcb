import BinderyWire
import Testing

@Suite struct PageFrameTests {
    @Test(arguments: [
        ("[0,[],0]", PageFrame(acknowledged: 0, operations: [], number: 0)),
        ("[4,[],7,2]", PageFrame(acknowledged: 4, operations: [], number: 7, stored: 2)),
        (
            #"[3,[["r",1],["b"]],1]"#,
            PageFrame(acknowledged: 3, operations: [.remove(node: 1), .endEditing], number: 1)
        ),
    ])
    func aFrameIsWrittenAndReadAsTheProtocolSays(_ message: String, _ frame: PageFrame) throws {
        #expect(frame.message == message)
        #expect(try PageFrame(message) == frame)
    }

    @Test(arguments: [
        "[]", "[1]", "[1,[]]", "[1,[],1,1]", "[1,[],1,2]", "[1,[],1,0,0]", "[1,[1],1]", #"["1",[],1]"#, "[1,null,1]",
        #"[1,[],"1"]"#, "[[],[],[]]",
    ])
    func whatIsNotAFrameIsRefused(_ message: String) {
        #expect(throws: WireError.notAFrame) { try PageFrame(message) }
    }

    @Test(arguments: [
        "", "[", "[1,[],1", "[1,[],1]]", "[-1,[],1]", "[1,[[[1]]],1]", "[1,[],nul]", "[1,[],nulll]", "{}",
        "[1,[],1] x",
    ])
    func whatIsNotTheJSONOfTheProtocolIsMalformed(_ message: String) {
        do {
            _ = try PageFrame(message)
            Issue.record("read")
        } catch {
            guard case .malformed = error else {
                Issue.record(error)
                return
            }
        }
    }

    @Test func theWholeStateIsRecognised() {
        func frame(_ operations: PageOperation...) -> PageFrame {
            PageFrame(acknowledged: 0, operations: operations, number: 1)
        }
        #expect(!frame(.remove(node: 1)).isWholeState)
        #expect(frame(.inherited(event: 1), .state(html: "")).isWholeState)
        #expect(!frame(.state(html: "")).isRestored)
        #expect(frame(.restored(html: "")).isWholeState)
        #expect(frame(.restored(html: "")).isRestored)
        #expect(frame(.restored(html: "", isContinued: true)).isRestored)
        #expect(frame(.restored(html: "", isContinued: true)).isContinued)
        #expect(!frame(.restored(html: "")).isContinued)
    }
}
