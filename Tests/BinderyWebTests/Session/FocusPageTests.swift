import BinderyView
import Testing

@testable import BinderyWeb

@Suite struct FocusPageTests {
    private let sent = RecordedConnection()

    private func open(_ content: @escaping @Sendable () -> AnyView) async -> (LiveSession, html: String) {
        let session = LiveSession()
        let response = await session.open(socket: "/s") {
            LivePage(language: .constant("en"), texts: .english, content: content())
        }
        _ = await session.connect(sent, seen: 0)
        return (session, response.html)
    }

    @Test func theFirstResponseHasTheAttributeAutofocus() async {
        let (session, html) = await open {
            AnyView(Column { TextField("Name", text: MutableProperty("")).autofocus().id("name") })
        }
        #expect(html.contains(#"data-testid="name" autofocus="" value="">"#))
        // Later the focus is where the user has put it.
        #expect(await !session.presentHTML.contains("autofocus"))
        #expect(sent.all == ["[0,[],0]"])
    }

    @Test func theFocusIsAskedForBehindTheInsertion() async throws {
        let (session, html) = await open {
            let isThere = MutableProperty(false)
            return AnyView(
                Column {
                    Button("Show") { isThere.value = true }.id("show")
                    When(isThere) {
                        Row { TextField("Name", text: MutableProperty("")).focus(on: Producer.just(())).id("name") }
                    }
                })
        }
        let button = try #require(html.firstMatch(of: /data-n="(\d+)"[^>]*data-testid="show"/)?.1)
        await session.receive("[1,\"t\",\(button)]")
        let frame = try #require(sent.all.last)
        let (inserted, focused) = (frame.firstRange(of: #"["i","#), frame.firstRange(of: #"["f","#))
        #expect(try #require(inserted).lowerBound < #require(focused).lowerBound)
        let node = try #require(frame.firstMatch(of: /\["f",(\d+)\]/)?.1)
        #expect(frame.contains(#"data-n=\"\#(node)\""#))
    }

    @Test func unsavedEditsAreSaidInTheFirstResponse() async {
        let (_, html) = await open {
            AnyView(Text("").confirmLeaving(while: .constant(true)) { Confirm(title: "", confirm: "") })
        }
        #expect(html.contains(#"class="stack" data-unsaved="""#))
    }
}

extension LiveSession {
    fileprivate var presentHTML: String { backend.root.innerHTML }
}
