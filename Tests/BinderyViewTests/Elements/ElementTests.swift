import BinderyTestSupport
import BinderyTesting
import BinderyView
import Testing

@Suite struct ElementTests {
    @Test func theTreeShowsTagClassesAndAttributes() {
        let isOpen = MutableProperty(true), title = MutableProperty<String?>("A & B")
        let app = HeadlessApp {
            Element("details") {
                Element("summary", text: "More").attribute("title", title)
            }
            .class("a b").class("c").attribute("open", when: isOpen)
        }
        #expect(app.tree == "details.a.b.c open=\"\"\n  summary title=\"A & B\" \"More\"")
        isOpen.value = false
        title.value = nil
        #expect(app.tree == "details.a.b.c\n  summary \"More\"")
    }

    @Test func aConditionAndAFixedClassAreIndependent() throws {
        let isOn = MutableProperty(true)
        let app = HeadlessApp { Element("p").class("x").class("y", when: isOn).id("p") }
        #expect(try app.find("p").classes == ["x", "y"])
        isOn.value = false
        #expect(try app.find("p").classes == ["x"])
    }

    @Test func aTextIsTypedAndWritten() throws {
        let text = MutableProperty("")
        var submitted: [String] = []
        let app = HeadlessApp { Element("input").value(text).onSubmit { submitted.append(text.value) }.id("new") }
        try app.find("new").type("milk")
        #expect(text.value == "milk")
        try app.find("new").submit()
        #expect(submitted == ["milk"])
        text.value = ""
        #expect(try app.find("new").value == "")
        #expect(app.backend.content.children[0].writes == 2)
    }

    @Test func theBindingsOfAnElementEndWithIt() {
        let isShown = MutableProperty(true), text = MutableProperty("a")
        var computations = 0
        let shown = text.map { text in
            computations += 1
            return text
        }
        let app = HeadlessApp { When(isShown) { Element("p", text: shown).attribute("title", shown) } }
        isShown.value = false
        text.value = "b"
        #expect(computations == 1)
        withExtendedLifetime(app) {}
    }

    @Test(arguments: [
        (
            "script",
            "script at Shop.swift:7 is not shown: it runs or loads code. Register a script with the server, and run it by `script(_:)`."
        ),
        (
            "IFRAME",
            "IFRAME at Shop.swift:7 is not shown: it runs or loads code. Register a script with the server, and run it by `script(_:)`."
        ),
        (
            "style",
            "style at Shop.swift:7 is not shown: it needs a weaker policy of the page. Use classes and a style sheet of the application."
        ),
        (
            "a b",
            "a b at Shop.swift:7 is not the name of an element: a letter, then letters, digits and hyphens. It is not shown."
        ),
        (
            "p onclick=x",
            "p onclick=x at Shop.swift:7 is not the name of an element: a letter, then letters, digits and hyphens. It is not shown."
        ),
        (
            "dialog",
            "dialog at Shop.swift:7 is not shown: it is presented over the page at once. Use `sheet(…)`, `alert(_:_:)` or `confirm(_:_:)`."
        ),
        (
            "set",
            "set at Shop.swift:7 is not shown: it can turn an address into a script. Use a class with an animation, or `animateTransform`."
        ),
    ])
    func anElementThatCouldRunAScriptIsNotShown(_ tag: String, _ message: String) {
        let messages = diagnoses {
            let app = HeadlessApp { Element(tag, text: "x", file: "Shop.swift", line: 7) }
            #expect(app.tree == "")
        }
        #expect(messages == ["Bindery: " + message])
    }

    @Test(arguments: [
        ("onclick", "it runs a script in the page. Use `on(_:perform:)`."),
        ("OnError", "it runs a script in the page. Use `on(_:perform:)`."),
        ("style", "the page's policy forbids it. Use `class(_:)` and a style sheet."),
        ("class", "use `class(_:)`, which other classes of the element add to."),
        ("srcdoc", "it loads a document into the page, or changes the page's rules."),
    ])
    func anAttributeThatCouldRunAScriptIsNotSet(_ name: String, _ reason: String) {
        let messages = diagnoses {
            let app = HeadlessApp { Element("p", file: "Shop.swift", line: 7).attribute(name, "alert(1)") }
            #expect(app.tree == "p")
        }
        #expect(
            messages == ["Bindery: The attribute \(name.debugDescription) of <p> at Shop.swift:7 is not set: \(reason)"]
        )
    }

    @Test(arguments: ["a\"b", "a b", "a>b", "a=b", "", "é", "a/b", "a'b", "a\0b"])
    func anAttributeWithAnotherNameIsNotSet(_ name: String) {
        let messages = diagnoses {
            let app = HeadlessApp { Element("p").attribute(name, "x") }
            #expect(app.tree == "p")
        }
        #expect(messages.count == 1 && messages[0].contains("a name has letters, digits, hyphens"))
    }

    @Test(arguments: [
        "javascript:alert(1)", "JaVaScRiPt:alert(1)", " \u{1}javascript:alert(1)", "java\nscript:alert(1)",
        "data:text/html,x", "vbscript:x", "file:///etc/passwd", "blob:x", "filesystem:x",
    ])
    func anAddressWithAnotherSchemeIsRemoved(_ address: String) throws {
        for name in ["href", "src", "xlink:href", "action", "formaction", "poster", "data"] {
            let value = MutableProperty("/here")
            let app = HeadlessApp { Element("a", file: "Shop.swift", line: 7).attribute(name, value).id("a") }
            let messages = diagnoses { value.value = address }
            #expect(try app.find("a").attribute(name) == nil)
            #expect(
                messages == [
                    """
                    Bindery: The attribute \(name) of <a> at Shop.swift:7 is not set to \(address.debugDescription): an \
                    address is relative, or begins with https:, http:, mailto: or tel:.
                    """
                ])
        }
    }

    @Test(arguments: [
        "/a?b=c:d", "../x", "#top", "https://a.example/", "HTTP://a.example/", "mailto:a@b.example", "tel:+1", "a/b:c",
    ])
    func anAddressOfThisKindIsSet(_ address: String) throws {
        let app = HeadlessApp { Element("a").attribute("href", address).id("a") }
        #expect(try app.find("a").attribute("href") == address)
    }

    @Test func everyPictureOfASetIsChecked() throws {
        let pictures = MutableProperty("/a.png 1x, /b.png 2x")
        let app = HeadlessApp { Element("img").attribute("srcset", pictures).id("a") }
        let messages = diagnoses { pictures.value = "/a.png 1x, javascript:alert(1) 2x" }
        #expect(try app.find("a").attribute("srcset") == nil)
        #expect(messages.count == 1)
    }

    @Test func aConditionIsForOneClass() {
        let messages = diagnoses {
            _ = HeadlessApp { Element("p", file: "Shop.swift", line: 7).class("a b", when: .constant(true)) }
        }
        #expect(
            messages == [
                "Bindery: <p> at Shop.swift:7 has a condition for \"a b\", which is not one class. Give each class its own."
            ])
    }

    @Test func whatCannotBeSubmittedSaysSo() {
        let messages = diagnoses { _ = HeadlessApp { Element("p", file: "Shop.swift", line: 7).onSubmit {} } }
        #expect(
            messages == [
                """
                Bindery: <p> at Shop.swift:7 has no text that can be submitted or left. Call `value(_:)` or \
                `checked(_:)` first.
                """
            ])
    }
}
