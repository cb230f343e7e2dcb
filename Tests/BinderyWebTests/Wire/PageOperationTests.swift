import BinderyView
import Foundation
import Testing

@testable import BinderyWeb

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
        (
            .navigate(Location(depth: 2, path: "/a", title: "A", trail: NavigationTrail(paths: "/", "/a"))),
            #"["n",2,"/a","A","/ /a"]"#
        ),
        (.language("en"), #"["l","en"]"#),
        (
            .bannerTexts(BannerTexts(lost: "a", down: "b", tooLong: "c", nextTry: "d", tryNow: "e", secretLost: "f")),
            #"["L","a","b","c","d","e","f"]"#
        ),
        (.state(html: ""), #"["R",""]"#),
        (.restored(html: ""), #"["E",""]"#),
        (.unknownPage, #"["X"]"#),
    ])
    func everyOperationIsWrittenAsTheProtocolSays(_ operation: PageOperation, _ text: String) {
        var outbox = Outbox()
        outbox.append(operation)
        #expect(outbox.takeMessage(acknowledging: 7) == "[7,[\(text)],1]")
    }

    @Test(arguments: ["\"\\</script>", "\u{0}\u{1f}\u{7f}", "中文\u{2028}🎈", "a\r\nb\t"])
    func aTextComesBackAsItWas(_ text: String) throws {
        var outbox = Outbox()
        outbox.append(.text(node: 1, text))
        let frame = outbox.takeFrame(acknowledging: 0, stored: 0)
        let message = try JSONSerialization.jsonObject(with: Data(frame)) as? [Any]
        let operations = message?[1] as? [[Any]]
        #expect(operations?[0][2] as? String == text)
    }
}
