import BinderyTestSupport
import BinderyView
import BinderyWebTesting
import Testing

@testable import BinderyWeb

/// Elements, their events and their scripts on a page of a live session.
@Suite struct ElementPageTests {
    private final class Model {
        @Reactive var isOff = false
        @Reactive var isHidden = false
        @Reactive var text = "a"
        @Reactive var value = [1, 2]
        var seen: [String] = []
        let calls = ScriptCalls()
        let ask = Interaction<Void, Bool>()
        lazy var call = Action<String, Void, Never> { [unowned self] function in
            do throws(ScriptFailure) {
                seen.append("answer \(try await calls.call(function, [1], returning: Int.self))")
            } catch {
                seen.append("\(error)")
            }
        }
    }

    private struct Content: View {
        let model: Model

        var body: some View {
            Column {
                Element("div", text: model.$text).class("box").attribute("data-my", model.$text)
                    .attribute("aria-label", model.$text)
                    .on(.doubleClick) { model.seen.append("double") }
                    .on(.pointerDown) { model.seen.append("\($0.x) \($0.y) \($0.button) \($0.modifiers.rawValue)") }
                    .on(.anyKey) { model.seen.append("key \($0)") }
                    .onKey("s", .primary) { model.seen.append("save") }
                    .id("box")
                Element("svg") {
                    When(model.$isOff) { Element("linearGradient").attribute("gradientUnits", "userSpaceOnUse") }
                }
                .attribute("viewBox", "0 0 1 1").id("svg")
                Element("pre", text: "\nx").id("pre")
                Element("br")
                Element("div").script("chart", value: model.$value, calls: model.calls)
                    .onMessage("picked") { (index: Int) in model.seen.append("picked \(index)") }
                    .onMessage("ready") { model.seen.append("ready") }
                    .id("chart")
            }
            .disabled(model.$isOff).hidden(model.$isHidden)
        }
    }

    private let model = Model()

    private func makePage() throws -> TestPage {
        try TestPage { [model] in LivePage(language: .constant("en"), texts: .english, content: Content(model: model)) }
    }

    private func send(_ name: String, _ detail: String, to id: String = "box", on page: TestPage) throws {
        let element = try #require(page.content.root.first(called: id))
        page.act { _ = $0.dispatch(name, detail, to: element) }
    }

    @Test func anElementIsInTheFirstHTMLAndFollowsItsProperties() throws {
        model.text = "<b> & \"c\""
        let page = try makePage()
        let box = try page.find("box")
        #expect(box.tag == "div" && box.text == "<b> & \"c\"" && box.attributes["data-my"] == "<b> & \"c\"")
        #expect(page.firstHTML.contains("data-my=\"&lt;b&gt; &amp; &quot;c&quot;\""))
        #expect(page.firstHTML.contains("<pre data-n=\"6\" data-testid=\"pre\">\n\nx</pre>"))
        #expect(page.firstHTML.contains("viewBox=\"0 0 1 1\""))
        page.perform { model.text = "new" }
        #expect(box.text == "new" && box.attributes["data-my"] == "new" && box.attributes["aria-label"] == "new")
        page.perform { model.isOff = true }
        #expect(try page.find("svg").children.map(\.tag) == ["linearGradient"])
        #expect(try page.find("svg").children[0].attributes["gradientUnits"] == "userSpaceOnUse")
    }

    @Test func eventsArriveWithTheirDetails() throws {
        let page = try makePage()
        #expect(try page.find("box").attributes["data-on"] == "dblclick pointerdown@ keydown:16+s keydown:")
        try send("dblclick", "", on: page)
        try send("pointerdown@", "1.5 -2 100 50 2 9", on: page)
        try send("keydown:", "1 Q", on: page)
        try send("keydown:16+s", "2 s", on: page)
        #expect(model.seen == ["double", "1.5 -2.0 secondary 9", "key Shift+Q", "save"])
    }

    @Test(arguments: [
        ("click", ""), ("dblclick ", ""), ("pointerdown", "1 1 1 1 0 0"), ("pointerdown@", ""),
        ("pointerdown@", "1 1 1 1 0"), ("pointerdown@", "1 1 1 1 0 0 0"), ("pointerdown@", "a 1 1 1 0 0"),
        ("pointerdown@", "nan 1 1 1 0 0"), ("pointerdown@", "1e300 1 1 1 0 0"), ("pointerdown@", "1 1 -1 1 0 0"),
        ("pointerdown@", "1 1 1 1 3 0"), ("pointerdown@", "1 1 1 1 0 16"), ("pointerdown@", "1 1 1 1 0 -1"),
        ("pointerdown@", "inf 1 1 1 0 0"), ("keydown:", ""), ("keydown:", "0"), ("keydown:", "0 "),
        ("keydown:", "x a"), ("keydown:", "16 a"), ("keydown:", "0 " + String(repeating: "a", count: 33)),
        ("keydown:16+t", "2 t"), ("script:", "x"), ("script:picked", "1"), ("", ""),
    ])
    func aForgedEventDoesNothing(_ name: String, _ detail: String) throws {
        let page = try makePage()
        try send(name, detail, on: page)
        #expect(model.seen == [])
    }

    @Test func anEventOfAnElementOutOfReachDoesNothing() throws {
        let page = try makePage()
        let number = try page.find("box").number
        for hide in [{ self.model.isOff = true }, { self.model.isHidden = true }] {
            page.perform(hide)
            // The page's script would not send it.
            page.forge(.dispatch(node: number, name: "dblclick", detail: ""))
        }
        #expect(model.seen == [])
    }

    @Test func namesOfThePageAreNotSet() {
        for name in ["data-n", "data-on", "data-do", "data-script", "data-value", "data-testid", "data-gone", "DATA-N"]
        {
            let messages = diagnoses {
                _ = try? TestPage {
                    LivePage(
                        language: .constant("en"), texts: .english, content: Element("p").attribute(name, "x").id("p"))
                }
            }
            #expect(messages.count == 1)
            #expect(
                messages.first?.hasPrefix("Bindery: The attribute \(name) of <p> is not set: the page uses it.") == true
            )
        }
    }

    @Test func anIdentifierOfThePageIsNotSet() {
        let messages = diagnoses {
            _ = try? TestPage {
                LivePage(
                    language: .constant("en"), texts: .english,
                    content: Element("p").attribute("id", "bindery-root"))
            }
        }
        #expect(
            messages == [
                """
                Bindery: The attribute id of <p> is not set: identifiers that begin with “bindery-” are those of the \
                page. Choose another one.
                """
            ])
    }

    @Test func aTextIsStruckThroughByItsClass() throws {
        let isDone = MutableProperty(false)
        let page = try TestPage {
            LivePage(
                language: .constant("en"), texts: .english,
                content: Text("Milk").struckThrough(while: isDone).color(isDone.map { $0 ? .secondary : .primary })
                    .accessibilityDescription("A task").layoutDirection(.automatic).id("text"))
        }
        let text = try page.find("text")
        #expect(text.attributes["class"] == "text body role-primary")
        #expect(text.attributes["aria-description"] == "A task" && text.attributes["dir"] == "auto")
        page.perform { isDone.value = true }
        #expect(
            Set((text.attributes["class"] ?? "").split(separator: " ")) == ["text", "body", "role-secondary", "struck"])
        page.perform { isDone.value = false }
        #expect(Set((text.attributes["class"] ?? "").split(separator: " ")) == ["text", "body", "role-primary"])
    }

    @Test func anElementThatIsCheckedIsACheckBox() throws {
        let isOn = MutableProperty(false)
        let page = try TestPage {
            LivePage(
                language: .constant("en"), texts: .english, content: Element("input").checked(isOn).id("all"))
        }
        #expect(try page.find("all").attributes["type"] == "checkbox")
        try page.tap("all")
        #expect(isOn.value)
    }

    @Test func aClassOfThePageIsNotSet() {
        let messages = diagnoses {
            _ = try? TestPage {
                LivePage(language: .constant("en"), texts: .english, content: Element("ul").class("list mine").id("x"))
            }
        }
        #expect(
            messages == [
                """
                Bindery: The class list of <ul> is not set: the page uses it. Choose another name, such as my-list.
                """
            ])
    }

    @Test func aChoiceIsOneThatIsOffered() throws {
        let colour = MutableProperty("Green")
        let page = try TestPage {
            LivePage(
                language: .constant("en"), texts: .english,
                content: Element("select") {
                    Element("option", text: "Red")
                    Element("optgroup") { Element("option", text: "Green") }
                    Element("option", text: "Dark blue").attribute("value", "blue")
                }
                .value(colour).id("colour"))
        }
        #expect(page.firstHTML.contains("selected=\"\">Green</option>"))
        let number = try page.find("colour").number
        page.forge(.edit(node: number, text: "Black"))
        #expect(colour.value == "Green")
        page.forge(.edit(node: number, text: "blue"))
        #expect(colour.value == "blue")
    }

    @Test func aSliderThatComesLaterIsMoved() throws {
        let isShown = MutableProperty(false), number = MutableProperty("50")
        let page = try TestPage {
            LivePage(
                language: .constant("en"), texts: .english,
                content: Column {
                    When(isShown) { Element("input").attribute("type", "range").value(number).id("slider") }
                })
        }
        page.perform { isShown.value = true }
        page.perform { number.value = "60" }
        try page.enter("70", into: "slider")
        #expect(number.value == "70")
    }

    @Test(arguments: ["2 t", "1 s", "6 s", "0 Escape"])
    func aKeyThatIsNotListenedForDoesNothing(_ detail: String) throws {
        let page = try makePage()
        try send("keydown:16+s", detail, on: page)
        #expect(model.seen == (detail == "1 s" ? ["save"] : []))
    }

    // MARK: Scripts

    @Test func aScriptIsGivenItsValueAndSendsMessages() throws {
        let page = try makePage()
        let chart = try page.find("chart")
        #expect(chart.attributes["data-script"] == "chart" && chart.attributes["data-value"] == "[1,2]")
        page.perform { model.value = [3] }
        #expect(chart.attributes["data-value"] == "[3]")
        try send("script:picked", "7", to: "chart", on: page)
        try send("script:ready", "null", to: "chart", on: page)
        #expect(model.seen == ["picked 7", "ready"])
    }

    @Test func aMessageThatTheViewDoesNotExpectIsReportedOnce() throws {
        let page = try makePage()
        let messages = try diagnosesThrowing {
            try send("script:picked", "\"seven\"", to: "chart", on: page)
            try send("script:other", "1", to: "chart", on: page)
        }
        #expect(model.seen == [])
        #expect(
            messages == [
                """
                Bindery: The script “chart” sent the message “picked” with "\\"seven\\"", which the view does not expect. \
                Read it by `onMessage(_:as:perform:)` with a type that fits.
                """
            ])
    }

    @Test func aFailureOfAScriptIsReported() throws {
        let page = try makePage()
        let messages = try diagnosesThrowing { try send("script:", "TypeError: x", to: "chart", on: page) }
        #expect(messages == ["Bindery: The script “chart” failed in the page: \"TypeError: x\"."])
    }

    @Test func aCallIsSentOnceAndAnswered() throws {
        let page = try makePage()
        page.perform { model.call.execute("size") }
        page.advance(by: .zero)
        let call = try #require(page.content.calls.first)
        #expect(call.function == "size" && call.argument == "[1]")
        page.act { $0.answer(call.number, isResult: true, "42", of: call.element) }
        page.advance(by: .zero)
        #expect(model.seen == ["answer 42"])
        #expect(page.content.calls.count == 1)
        // A second answer, or one to a call that was never made, does nothing.
        page.act { $0.answer(call.number, isResult: true, "43", of: call.element) }
        page.act { $0.answer(9, isResult: true, "43", of: call.element) }
        page.advance(by: .zero)
        #expect(model.seen == ["answer 42"])
    }

    @Test func anAnswerThatIsNotOfTheTypeFailsTheCall() throws {
        let page = try makePage()
        page.perform { model.call.execute("size") }
        page.advance(by: .zero)
        let call = try #require(page.content.calls.first)
        page.act { $0.answer(call.number, isResult: true, "\"many\"", of: call.element) }
        page.advance(by: .zero)
        #expect(model.seen == ["a value of the script cannot be read: “size” has answered \"many\", which is not Int"])
    }

    @Test func aCallThatIsNotAnsweredIsSentAgainWithTheWholeState() throws {
        let page = try makePage()
        page.perform { model.call.execute("size") }
        page.advance(by: .zero)
        page.disconnect()
        page.perform { for number in 0..<5000 { model.text = String(repeating: "\(number)", count: 100) } }
        page.connect()
        page.advance(by: .zero)
        let numbers = page.content.calls.map(\.number)
        #expect(Set(numbers) == [1])
        page.act { $0.answer(1, isResult: false, "TypeError", of: page.content.calls[0].element) }
        page.advance(by: .zero)
        #expect(model.seen == ["the script failed: TypeError"])
    }

    private func diagnosesThrowing(_ body: () throws -> Void) throws -> [String] {
        var failure: (any Error)?
        let messages = diagnoses { do { try body() } catch { failure = error } }
        if let failure { throw failure }
        return messages
    }
}
