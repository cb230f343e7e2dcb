import BinderyWire
import Testing

@Suite struct PageOperationTests {
    @Test(arguments: [
        (PageOperation.text(node: 1, "a"), #"["t",1,"a"]"#),
        (.attribute(node: 1, name: "disabled", value: nil), #"["a",1,"disabled",null]"#),
        (.inherited(event: 7), #"["I",7]"#),
        (.attribute(node: 1, name: "alt", value: "x"), #"["a",1,"alt","x"]"#),
        (.value(node: 1, "a"), #"["v",1,"a"]"#),
        (.insert(parent: 1, before: 0, html: "<p></p>"), #"["i",1,0,"<p></p>"]"#),
        (.remove(node: 1), #"["r",1]"#),
        (.move(parent: 1, node: 2, before: 3), #"["m",1,2,3]"#),
        (.focus(node: 1), #"["f",1]"#),
        (.endEditing, #"["b"]"#),
        (.navigate(depth: 2, path: "/a", title: "A", trail: "/ /a"), #"["n",2,"/a","A","/ /a"]"#),
        (.navigate(depth: 2, path: "/a", title: "A", trail: "/ /a", isVisit: true), #"["n",2,"/a","A","/ /a",1]"#),
        (.release(node: 1), #"["b",1]"#),
        (.call(node: 1, number: 2, function: "size", argument: "[1]"), #"["c",1,2,"size","[1]"]"#),
        (.scroll(node: 1, index: 9), #"["s",1,9]"#),
        (.discarded([3, 5]), #"["x",3,5]"#),
        (.theme("/bindery/theme.css?scheme=dark"), #"["h","/bindery/theme.css?scheme=dark"]"#),
        (.language("en"), #"["l","en"]"#),
        (
            .bannerTexts(BannerTexts(lost: "a", down: "b", tooLong: "c", nextTry: "d", tryNow: "e", secretLost: "f")),
            #"["L","a","b","c","d","e","f"]"#
        ),
        (.state(html: ""), #"["R",""]"#),
        (.restored(html: ""), #"["E",""]"#),
        (.restored(html: "", isContinued: true), #"["E","",1]"#),
        (.unknownPage, #"["X"]"#),
        (.load(path: "/a"), #"["G","/a"]"#),
    ])
    func everyOperationIsWrittenAndReadAsTheProtocolSays(_ operation: PageOperation, _ text: String) throws {
        let frame = PageFrame(acknowledged: 7, operations: [operation], number: 1)
        #expect(frame.message == "[7,[\(text)],1]")
        #expect(try PageFrame(frame.message) == frame)
    }

    @Test(arguments: ["\"\\</script>", "\u{0}\u{1f}\u{7f}", "中文\u{2028}🎈", "a\r\nb\t"])
    func aTextIsReadAsItWasWritten(_ text: String) throws {
        let frame = PageFrame(acknowledged: 0, operations: [.text(node: 1, text)], number: 1)
        #expect(try PageFrame(frame.message).operations == [.text(node: 1, text)])
    }

    @Test(arguments: [
        #"["t",1]"#, #"["t",1,"a","b"]"#, #"["t","1","a"]"#, #"["a",1,"x",2]"#, #"["q"]"#, #"["n",1,"/","A"]"#, "[]",
        #"["x",1,"2"]"#, #"["L","a"]"#, #"[1]"#, #"["G"]"#,
    ])
    func whatIsNotAnOperationIsRefused(_ text: String) {
        #expect(throws: WireError.notAnOperation(text)) { try PageFrame("[0,[\(text)],1]") }
    }
}
