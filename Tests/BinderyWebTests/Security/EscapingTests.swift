import BinderyPageClient
import BinderyTestSupport
import BinderyView
import PageReading
import Testing

@testable import BinderyWeb
@testable import BinderyWire

/// The page contains exactly the given text, whatever it is, and nothing else results from it.
@Suite final class EscapingTests {
    private static let texts: [String] = {
        var generator = SplitMix(seed: 7)
        return HostileText.known + (0..<2000).map { _ in HostileText.random(from: &generator) }
    }()

    /// A page with a text in every possible position.
    private struct Everywhere: View {
        let text: MutableProperty<String>
        let isShown: MutableProperty<Bool>

        var body: some View {
            When(isShown) {
                Screen("test", title: text) {
                    Text(text).id("text")
                    Text("").id(untracked { text.value })
                    TextField(text, text: text).placeholder(text).id("field")
                    TextArea("Area", text: text).id("area")
                    Picker("Pick", selection: MutableProperty<Int?>(0), choices: .constant([0])) { [text] _ in text }
                        .id("pick")
                    Image(text.map { .path("/picture?\($0)") }, description: text).id("image")
                    HighlightedText(text.map { [TextPiece($0, isMarked: true)] }).id("marked")
                    Button(text) {}.id("button")
                }
            }
        }
    }

    private let text = MutableProperty("")
    private let isShown = MutableProperty(true)
    private let backend = WebBackend()
    private let scope = Scope()

    init() {
        Everywhere(text: text, isShown: isShown).mount(
            in: Rendering.MountPoint(
                backend, root: backend.stack, toasts: backend.toasts, scope: scope, texts: .english))
        backend.isPageSent = true
    }

    deinit { scope.dispose() }

    private var mirror: PageMirror!

    /// Expects the text in every position of the page, by the operations alone.
    private func expectEverywhere(_ text: String, _ how: String, fromHTML: Bool = true) {
        let expected = fromHTML ? text.inHTML : text
        let all = mirror.root.all
        func element(_ id: String) -> PageElement { all.first { $0.attributes["data-testid"] == id }! }
        func label(of field: PageElement) -> String {
            all.first { $0.attributes["for"] == field.attributes["id"] }!.text
        }
        let field = element("field")
        let found = [
            element("text").text, field.value!, field.attributes["placeholder"]!, label(of: field),
            element("area").value!, element("pick").children[1].text, element("image").attributes["alt"]!,
            element("image").attributes["src"]!.unicodeScalars.dropFirst(9).reduce(into: "") {
                $0.unicodeScalars.append($1)
            },
            element("marked").children[0].text, element("button").text, all.first { $0.tag == "h1" }!.text,
        ]
        #expect(
            found.allSatisfy { $0.utf8.elementsEqual(expected.utf8) },
            "\(how): \(text.debugDescription) became \(found)")
    }

    @Test func theFirstHTMLHasEveryTextAsItIs() throws {
        for text in Self.texts {
            let location = Rendering.Location(depth: 1, path: "/", title: text, trail: NavigationTrail(paths: text))
            let html = PageDocument(
                language: text, socket: text, location: location,
                banner: BannerTexts(
                    lost: text, down: text, tooLong: text, nextTry: text, tryNow: text, secretLost: text),
                needsScripts: text, messageSize: 1, content: [.text("<p>\(escaped(text))</p>")]
            ).html.text
            let document = try #require(StrictHTML.parse(html).first { $0.tag == "html" })
            let root = try #require(document.all.first { $0["id"] == "bindery-root" })
            let found = [
                document["lang"], document.all.first { $0.tag == "title" }?.text, root["data-socket"],
                root["data-lost"], root["data-down"], root["data-too-long"], root["data-next-try"],
                root["data-try-now"], root["data-secret-lost"], root.children[0].text,
                document.all.first { $0.tag == "aside" }?.text,
            ]
            #expect(
                found.allSatisfy { $0.map { $0.utf8.elementsEqual(text.inHTML.utf8) } ?? false }, "\(html)"
            )
            #expect(
                document.all.map(\.tag) == [
                    "html", "head", "meta", "meta", "meta", "title", "link", "link", "script", "body",
                    "noscript", "aside", "div", "p",
                ])
        }
    }

    @Test func everyOperationCarriesTheTextAsItIs() throws {
        mirror = PageMirror(html: backend.root.innerHTML)
        for text in Self.texts.prefix(400) {
            self.text.value = text
            try mirror.apply(backend.takeFrame(acknowledging: 0, stored: 0))
            expectEverywhere(text, "set", fromHTML: false)
            isShown.value = false
            isShown.value = true
            try mirror.apply(backend.takeFrame(acknowledging: 0, stored: 0))
            expectEverywhere(text, "inserted")
            backend.emit(.state(html: backend.root.innerHTML))
            try mirror.apply(backend.takeFrame(acknowledging: 0, stored: 0))
            expectEverywhere(text, "whole")
        }
    }

    @Test func aFrameIsJSONWhateverItCarries() throws {
        for text in Self.texts {
            var frame = Outbox()
            frame.append(.attribute(node: 1, name: "alt", value: text))
            frame.append(.navigate(to: Rendering.Location(depth: 1, path: text, title: text)))
            let message = String(decoding: frame.takeFrame(acknowledging: 3, stored: 3), as: UTF8.self)
            #expect(!message.utf8.contains { $0 < 0x20 }, "\(message)")
            let operations = try #require(StrictJSON(message).array?[1].array?.map(\.array))
            let found = [operations[0]?[3], operations[1]?[2], operations[1]?[3]].compactMap(\.?.string)
            #expect(found.count == 3 && found.allSatisfy { $0.utf8.elementsEqual(text.utf8) }, "\(message)")
        }
    }

    @Test(arguments: [
        "/\t/evil.example", "/\n/evil.example", "/\r/evil.example", "\t//evil.example", "/\u{B}\\evil.example",
        "\\\t\\evil.example", "java\tscript:alert(1)", "\njavascript:alert(1)", "\u{1}JavaScript:alert(1)",
    ])
    func whatBrowsersLeaveOutOfAnAddressLeadsNowhereElse(_ path: String) throws {
        let link = backend.makeLink(path: path) {}
        let address = try #require(link[attribute: .href])
        // What the URL standard removes before it reads an address.
        let read = String(
            address.unicodeScalars.drop { $0.value <= 0x20 }.filter { !"\t\n\r".unicodeScalars.contains($0) })
        #expect(read.wholeMatch(of: /\/|\/[^\/\\].*/) != nil, "it leads to \(address)")
    }

    @Test func aLinkLeadsToThisSiteWhateverItsPathIs() throws {
        for text in Self.texts {
            let link = backend.makeLink(path: text) {}
            let address = try #require(link[attribute: .href])
            #expect(address.wholeMatch(of: /\/|\/[^\/\\].*/) != nil, "\(text.debugDescription) leads to \(address)")
            #expect(address.utf8.allSatisfy { 0x21...0x7E ~= $0 }, "\(text.debugDescription) leads to \(address)")
        }
    }
}
