import Testing

@testable import BinderyWire

@Suite struct PageEventTests {
    @Test(arguments: [
        (#"[1,"e",30,"138"]"#, PageEvent.Kind.edit(node: 30, text: "138")),
        (#"[1,"e",30,"138",7]"#, .edit(node: 30, text: "138", frame: 7)),
        (#"[1,"e",30,"138",7,1]"#, .edit(node: 30, text: "138", frame: 7, isTyped: false)),
        (#"[2,"t",37]"#, .tap(node: 37)),
        (#"[3,"s",30]"#, .submit(node: 30)),
        (#"[4,"f",30]"#, .focus(node: 30)),
        (#"[5,"b",30]"#, .blur(node: 30)),
        (#"[6,"h",30,1]"#, .hold(node: 30, true)),
        (#"[6,"h",30,0]"#, .hold(node: 30, false)),
        (#"[6,"d",3,"dblclick",""]"#, .dispatch(node: 3, name: "dblclick", detail: "")),
        (#"[6,"d",3,"script:picked","{\"a\":1}"]"#, .dispatch(node: 3, name: "script:picked", detail: #"{"a":1}"#)),
        (#"[6,"y",3,1,1,"null"]"#, .answer(node: 3, call: 1, isResult: true, "null")),
        (#"[6,"y",3,2,0,"Error: no"]"#, .answer(node: 3, call: 2, isResult: false, "Error: no")),
        (#"[6,"n","/ /goods"]"#, .navigate(trail: "/ /goods")),
        (#"[6,"w",5,20,32,1]"#, .showRows(20..<32, node: 5, isBeyondFirstPage: true)),
        (#"[6,"w",5,0,0,0]"#, .showRows(0..<0, node: 5, isBeyondFirstPage: false)),
        (#"[6,"w",5,20,32,1,0,99]"#, .showRows(20..<32, node: 5, isBeyondFirstPage: true, mounted: 0..<99)),
        (#"[0,"p"]"#, .heartbeat),
        (#" [ 7 , "t" , 1 ] "#, .tap(node: 1)),
    ])
    func everyEventIsRead(_ message: String, _ kind: PageEvent.Kind) throws {
        let event = try PageEvent(message)
        #expect(event.kind == kind)
        #expect(try PageEvent(event.message) == event)
    }

    @Test(arguments: [
        (#"[1,"e",2,"\"\\\/\b\f\n\r\t"]"#, "\"\\/\u{8}\u{c}\n\r\t"),
        (#"[1,"e",2,"中文 é 🎈"]"#, "中文 é 🎈"),
        (#"[1,"e",2,"\u4e2d\ud83c\udf88"]"#, "中🎈"),
        (#"[1,"e",2,"\ud83cx"]"#, "\u{FFFD}x"),
        (#"[1,"e",2,"\ud83c\u0041"]"#, "\u{FFFD}A"),
        (#"[1,"e",2,"\udf88"]"#, "\u{FFFD}"),
    ])
    func textsAreRead(_ message: String, _ text: String) throws {
        #expect(try PageEvent(message).kind == .edit(node: 2, text: text))
    }

    @Test(arguments: [
        "", "[", "[]", "{}", "[1]", #"["t",1,1]"#, #"[1,"t"]"#, #"[1,"t","1"]"#, #"[1,"t",1,1]"#, #"[1,"e",1]"#,
        #"[1,"e",1,"a","b"]"#, #"[1,"e",1,"a",2,0]"#, #"[1,"e",1,"a",2,2]"#, #"[1,"e",1,"a",2,"1"]"#,
        #"[1,"e",1,"a",2,1,1]"#, #"[0,"t",1]"#, #"[1,"p"]"#, #"[1,"zz",1]"#, #"[-1,"t",1]"#, #"[01,"t",1]"#,
        #"[1.5,"t",1]"#, #"[99999999999999999999,"t",1]"#, #"[1,"t",1"#, #"[1,"t",1]]"#, #"[1,"t",1],"#,
        #"[1,"e",1,"open]"#, #"[1,"e",1,"\x"]"#, #"[1,"e",1,"\u12"]"#, "[1,\"e\",1,\"\u{1}\"]", #"[[1],"t",1]"#,
        #"[1,"t",null]"#, #"[1,"h",1]"#, #"[1,"h",1,2]"#, #"[1,"h",1,"1"]"#, #"[1,2,3,4,5,6,7,8,9,10]"#,
        #"[1,"w",5,20,32]"#, #"[1,"w",5,32,20,0]"#, #"[1,"w",5,0,5000,0]"#, #"[1,"w",5,0,1,2]"#, #"[1,"w",5,0,"1",0]"#,
        #"[1,"w",5,9223372036854775800,9223372036854775807,0]"#, #"[1,"w",5,0,1,0,0]"#, #"[1,"w",5,0,1,0,2,1]"#,
        #"[1,"d",3,"click"]"#, #"[1,"d",3,1,"x"]"#, #"[1,"d","3","click",""]"#, #"[1,"d",3,"click","","x"]"#,
        #"[1,"y",3,1,"x"]"#, #"[1,"y",3,1,2,"x"]"#, #"[1,"y",3,"1",1,"x"]"#, #"[1,"y",3,1,1,2]"#,
        #"[1,"w",5,0,1,0,0,5000]"#, #"[1,"w",5,0,1,0,0,1,1]"#,
    ])
    func whatIsNotAnEventIsRefused(_ message: String) {
        #expect(throws: WireError.self) { try PageEvent(message) }
    }

    @Test func theNameOfAnEventHasALimitedLength() throws {
        let name = String(repeating: "a", count: 256)
        #expect(try PageEvent(#"[1,"d",3,"\#(name)",""]"#).kind == .dispatch(node: 3, name: name, detail: ""))
        #expect(throws: WireError.notAnEvent) { try PageEvent(#"[1,"d",3,"\#(name)a",""]"#) }
    }

    @Test func aTrailHasALimitedLength() throws {
        let trail = String(repeating: "/a?b&", count: 3276)
        #expect(try PageEvent(#"[1,"n","\#(trail)"]"#).kind == .navigate(trail: trail))
        #expect(throws: WireError.notAnEvent) { try PageEvent(#"[1,"n","\#(trail)/a?b&"]"#) }
    }
}
