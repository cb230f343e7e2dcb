import BinderyTesting
import BinderyView
import BinderyWire
import Testing

@testable import BinderyWeb

/// What a page under development answers when a developer asks why an element is as it is.
@Suite struct WhyPageTests {
    private let scope = Scope()
    private let backend = WebBackend()

    private final class Model {
        let isBusy = MutableProperty(false, name: "isBusy", file: "Shop.swift", line: 1)
        let name = MutableProperty("a", name: "name", file: "Shop.swift", line: 2)
    }

    private func mount(@ViewBuilder _ content: () -> some View) {
        backend.answerWhy(ofSession: 7, until: scope)
        let point = Rendering.MountPoint(
            backend, root: backend.stack, toasts: backend.toasts, scope: scope, texts: .english)
        content().mount(in: point)
        backend.isPageSent = true
    }

    private func element(_ id: String) throws -> WebNode { try #require(element(id, in: backend.root)) }

    private func element(_ id: String, in node: WebNode) -> WebNode? {
        node[attribute: .dataTestid] == id ? node : node.children.lazy.compactMap { element(id, in: $0) }.first
    }

    private var source: WebNode? { backend.root.children.first { $0.classes == "why" } }

    private func answer(to node: WebNode, question: Int = 1, in language: String = "en") throws -> String {
        let source = try #require(source)
        let detail = #"[\#(node.number),\#(question),"\#(language)"]"#
        backend.handle(.dispatch(node: source.number, name: "script:why", detail: detail))
        return try presentAnswer()
    }

    /// As after each job of a session.
    private func presentAnswer() throws -> String {
        try #require(backend.whyAnswer).update()
        let source = try #require(source)
        return try #require(source[attribute: .dataValue])
    }

    @Test func aProblemOfTheProgramIsShownFirst() throws {
        backend.answerWhy(
            ofSession: 7, problem: "The program does not compile.\nSources/Shop/Cart.swift:12:3: error: no",
            until: scope)
        let problem = try #require(source?[attribute: .dataValue])
        #expect(
            problem.hasPrefix(
                #"{"problems":1,"isProblem":true,"text":"The program does not compile.\u000aSources/Shop/Cart.swift:12:3"#
            ),
            "\(problem)")
        #expect(try presentAnswer() == problem, "until something else happens")
    }

    @Test func theAnswerIsTheChainOfTheElement() throws {
        try Diagnostics.withTracing { () throws in
            let name = Model().name
            mount { Text(name.map(name: "title", file: "Shop.swift", line: 3) { "<\($0)>" }).id("title") }
            name.value = "b"
            let answer = try answer(to: element("title"))
            let expected =
                #"{"asked":1,"text":"text of <p #title>\u000a  title (Shop.swift:3) is <b>\u000a    "#
                + #"computed since name (Shop.swift:2) became b\u000a      written at "#
            #expect(answer.hasPrefix(expected) && answer.hasSuffix(#","session":7}"#), "\(answer)")
            #expect(try self.answer(to: element("title"), question: 2).hasPrefix(#"{"asked":2,"#))
        }
    }

    @Test func theAnswerFollowsTheStateUntilThePageClosesIt() throws {
        try Diagnostics.withTracing { () throws in
            let (name, isThere) = (Model().name, MutableProperty(true))
            mount { When(isThere) { Text(name).id("title") } }
            #expect(try answer(to: element("title")).contains("name (Shop.swift:2) is a"))
            name.value = "b"
            let answer = try presentAnswer()
            #expect(answer.hasPrefix(#"{"asked":1,"#) && answer.contains("name (Shop.swift:2) is b"), "\(answer)")
            isThere.value = false
            #expect(try presentAnswer().contains("The element is no longer on the page."))
            isThere.value = true
            let last = try self.answer(to: element("title"))
            let source = try #require(source)
            backend.handle(.dispatch(node: source.number, name: "script:close", detail: "null"))
            name.value = "c"
            #expect(try presentAnswer() == last)
        }
    }

    @Test func theAnswerIsInTheFrameOfTheChange() async throws {
        let session = LiveSession(traceLog: TraceLog(), answersWhy: true), sent = RecordedConnection()
        let html = await session.open(socket: "/s") {
            let isThere = MutableProperty(true)
            return LivePage(
                language: .constant("en"), texts: .english,
                content: Column {
                    Button("Remove") { isThere.value = false }.id("remove")
                    When(isThere) { Text("a").id("title") }
                })
        }.html
        _ = await session.connect(sent, seen: 0)
        func number(of mark: String) throws -> Int {
            let element = try #require(html.split(separator: "<").first { $0.contains(mark) })
            return try #require(element.firstMatch(of: /data-n="(\d+)"/).flatMap { Int($0.1) })
        }
        let (source, title) = try (number(of: #"class="why""#), number(of: #"data-testid="title""#))
        let remove = try number(of: #"data-testid="remove""#)
        await session.receive(#"[1,"d",\#(source),"script:why","[\#(title),1,\"en\"]"]"#)
        await session.receive(#"[2,"t",\#(remove)]"#)
        let frames = sent.all.dropFirst()
        #expect(frames.count == 2, "\(frames)")
        #expect(frames.first?.contains("content of <div") == true, "\(frames)")
        let last = try #require(frames.last)
        #expect(last.contains(#"["r",\#(title)]"#) && last.contains("is no longer on the page"), "\(frames)")
    }

    @Test func aMisuseIsShownWithItsRemedyAndWhatLedToIt() async throws {
        let session = LiveSession(traceLog: TraceLog(), answersWhy: true), sent = RecordedConnection()
        let html = await session.open(socket: "/s") {
            LivePage(
                language: .constant("en"), texts: .english,
                content: Button("Use") {
                    Diagnostics.report(.lifetime, "a bag was used after its end. Make a new one.")
                }
                .id("use"))
        }.html
        _ = await session.connect(sent, seen: 0)
        let element = try #require(html.split(separator: "<").first { $0.contains(#"data-testid="use""#) })
        let use = try #require(element.firstMatch(of: /data-n="(\d+)"/)?.1)
        for event in 1...2 {
            await Diagnostics.$handler.withValue(.init { _ in }) { await session.receive(#"[\#(event),"t",\#(use)]"#) }
            let frame = try #require(sent.all.last)
            #expect(frame.contains(#"\"isProblem\":true"#), "\(frame)")
            #expect(
                frame.contains(#"a bag was used after its end. Make a new one.\\u000a  after the tap of <button #use>"#)
            )
        }
        await session.receive(#"[0,"p"]"#)
        #expect(sent.all.last?.contains("isProblem") == false)
    }

    @Test func aPartIsExplainedByWhatIsAroundIt() throws {
        try Diagnostics.withTracing { () throws in
            let model = Model()
            mount { TextField("Name", text: model.name).id("field").disabled(model.isBusy) }
            model.isBusy.value = true
            let answer = try answer(to: element("field"))
            #expect(answer.contains("value of <input #field>"), "\(answer)")
            #expect(answer.contains("isBusy (Shop.swift:1) became true"), "\(answer)")
        }
    }

    @Test(arguments: [true, false])
    func aSecretIsNotShown(_ isTraced: Bool) throws {
        let untraced = Model()
        try Diagnostics.withTracing { () throws in
            let name = isTraced ? Model().name : untraced.name
            mount { SecureField("Password", text: name).id("field") }
            name.value = "tiger"
            let answer = try answer(to: element("field"))
            #expect(answer.contains("••••") == isTraced && !answer.contains("tiger"), "\(answer)")
        }
    }

    @Test func whatIsNotTracedOrNotThereIsSaid() throws {
        mount { Text(Model().name).id("title") }
        #expect(try answer(to: element("title")).contains("Nothing here follows a property that was made while"))
        #expect(try answer(to: WebNode(number: 999, tag: .p)).contains("The element is no longer on the page."))
    }

    @Test func noOtherPageAnswers() async {
        let session = LiveSession()
        let html = await session.open(socket: "/s") {
            LivePage(language: .constant("en"), texts: .english, content: Text("a"))
        }.html
        #expect(!html.contains("why"))
    }
}
