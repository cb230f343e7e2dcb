import Bindery
import BinderyView
import Testing

@testable import BinderyGraph
@testable import BinderyInspector
@testable import BinderyTesting

/// The tool, used headless, on a program that the test drives.
@Suite struct InspectorScreenTests {
    /// A program with one page, as a server would show it to the tool.
    private final class Program: InspectedServer, InspectedSession, @unchecked Sendable {
        let log: TraceLog? = TraceLog()
        let price, count: MutableProperty<Int>
        let total: Property<Int>
        private let observation: any Disposable
        var isOpen = true
        var isTraced = true
        var tracesAll = false
        var number = 7
        var storesSessions = true
        /// Whether there is another session with the number 1, which is not traced.
        var hasAnother = false
        /// Whether the page of a session that is traced connects again at once.
        var reconnects = true
        private let figures = SessionSummary.Figures(isConnected: true, latency: .microseconds(1234))

        init() {
            (price, count, total, observation) = log!.record {
                let price = MutableProperty(1, name: "price", file: "Cart.swift", line: 1)
                let count = MutableProperty(2, name: "count", file: "Cart.swift", line: 2)
                let total = Property("total", file: "Cart.swift", line: 3) { price.value * count.value }
                return (price, count, total, total.observe { _ in })
            }
        }

        deinit { observation.dispose() }

        /// Does what a tap on the page does.
        func tap(_ id: String, _ body: () -> Void) {
            log!.record { TraceStep.following(.event(.tap, of: "<button #\(id)>"), body) }
        }

        func node(_ name: String) -> Int { log!.graph().nodes.first { $0.name.hasPrefix(name) }!.id }

        func summaries() async -> [SessionSummary] {
            let another = SessionSummary(id: 1, path: "/gallery", isTraced: false, figures: figures)
            let own = SessionSummary(id: number, path: "/cart", isTraced: isTraced, figures: figures)
            return (hasAnother ? [another] : []) + (isOpen ? [own] : [])
        }

        func memory() -> Int? { 61_234_567 }

        func moments() async -> MomentList { MomentList(log!) }

        func restore(_ moment: Int) async -> [String] { log!.restore(moment) }

        func session(_ number: Int) -> (any InspectedSession)? {
            isOpen && number == self.number && isTraced ? self : nil
        }

        func trace(_ number: Int) async -> Bool {
            isTraced = storesSessions
            if isTraced { self.number += 1 }
            isOpen = reconnects
            return isTraced
        }

        func stopTracing(_ number: Int) async -> Bool {
            isTraced = false
            self.number += 1
            return true
        }

        func editorAddress(of location: String) -> String? {
            location.hasPrefix("Cart") ? nil : "vscode://file/\(location)"
        }

        func elements() async -> [InspectedElement] {
            [
                InspectedElement(
                    id: 3, name: "<p #total>", depth: 0, attributes: [.init(name: "text", nodes: [node("total")])]),
                InspectedElement(
                    id: 4, name: "<p #price>", depth: 0, attributes: [.init(name: "text", nodes: [node("price")])]),
            ]
        }

        func graph() async -> TraceGraph { log!.graph() }

        func explanations(ofElement id: Int) async -> [InspectedElement.Explained] {
            [.init("text", of: id == 3 ? "<p #total>" : "<p #price>", [explain(id == 3 ? total : price)])]
        }

        /// Runs once, while the tool waits for an answer.
        var meanwhile: (() -> Void)?

        func explanation(of node: Int) async -> Explanation? {
            let explanation = log!.explanation(of: node)
            meanwhile.take()?()
            return explanation
        }

        func write(_ text: String, to node: Int) async -> Bool { log!.write(text, to: node) }

        var isPicking = false

        func startPicking() async -> Bool {
            isPicking = true
            return true
        }
    }

    private let program = Program()

    private func open(_ session: Int? = 7, in texts: InspectorTexts = .english) -> HeadlessApp {
        let model = InspectorModel(server: program, session: session, texts: texts)
        let app = HeadlessApp { InspectorScreen(model) }
        pass(app)
        return app
    }

    /// Lets the tool catch up.
    private func pass(_ app: HeadlessApp) { app.time.advance(by: .seconds(1)) }

    private func buttons(in id: String, _ app: HeadlessApp) throws -> [HeadlessNode] {
        try app.find(id).node.visible.filter { $0.element?.tag == "button" }
    }

    private func tapRow(_ text: String, in id: String, _ app: HeadlessApp) throws {
        let row = try #require(
            try buttons(in: id, app).first { $0.visible.contains { $0.text.contains(text) } }, "\(app.tree)")
        try HeadlessControl(app: app, node: row).send(.click)
        pass(app)
    }

    private func choose(_ title: String, _ app: HeadlessApp) throws {
        try app.find("inspector-tab-\(title)").tap()
        pass(app)
    }

    @Test func aPickedElementShowsItsChain() throws {
        let app = open()
        program.tap("add") { program.price.value = 5 }
        pass(app)
        try tapRow("<p #total>", in: "inspector-elements", app)
        let answer = try app.find("inspector-answers").text
        #expect(answer.contains("total (Cart.swift:3) is 10"))
        #expect(answer.contains("after the tap of <button #add>"))
    }

    @Test func theChainIsInTheLanguageOfTheTool() throws {
        let app = open(in: .chinese)
        program.tap("add") { program.price.value = 5 }
        pass(app)
        let elements = try app.find("inspector-elements").text
        #expect(elements.contains("文本") && !elements.contains("text"))
        try tapRow("<p #total>", in: "inspector-elements", app)
        let answer = try app.find("inspector-answers").text
        #expect(answer.contains("<p #total> 的文本"))
        #expect(answer.contains("total (Cart.swift:3) 为 10"))
        #expect(answer.contains("因 price (Cart.swift:1) 变为 5 而重新计算"))
        #expect(answer.contains("起因：点按 <button #add>"))
        try choose("timeline", app)
        #expect(try app.find("inspector-turns").text.contains("点按 <button #add>"))
    }

    @Test func anElementOfAUsersPageIsChosenAndNotPicked() throws {
        let app = open()
        try choose("elements", app)
        #expect(!app.isPresent("inspector-pick"))
        #expect(try app.find("inspector-hint").text == "Choose an element.")
        try app.find("inspector-search").type("nothing of this name")
        #expect(try app.find("inspector-none").text == "No element has this name.")
    }

    @Test func pickingStartsInTheTool() throws {
        program.tracesAll = true
        let app = open()
        try choose("timeline", app)
        try app.find("inspector-pick").send(.click)
        pass(app)
        #expect(program.isPicking && app.isPresent("inspector-elements"))
    }

    @Test func aPlaceOpensInTheEditor() throws {
        let app = open()
        program.tap("add") { program.price.value = 5 }
        pass(app)
        try tapRow("<p #total>", in: "inspector-elements", app)
        let links = try app.find("inspector-answers").node.visible.filter { $0.element?.tag == "a" }
        let places = links.compactMap { $0.element?.attributes["href"] }
        #expect(
            places.count == 1 && places[0].hasPrefix("vscode://file/BinderyInspectorTests/InspectorScreenTests.swift"))
    }

    @Test func theAnswerFollowsLaterChanges() throws {
        let app = open()
        try tapRow("<p #total>", in: "inspector-elements", app)
        program.tap("add") { program.price.value = 50 }
        pass(app)
        #expect(try app.find("inspector-answers").text.contains("total (Cart.swift:3) is 100"))
    }

    @Test func theSearchFindsElementsByName() throws {
        let app = open()
        #expect(try buttons(in: "inspector-elements", app).count == 2)
        try app.find("inspector-search").type("PRICE")
        #expect(try buttons(in: "inspector-elements", app).count == 1)
    }

    @Test func aPickInThePageIsPickedInTheTool() throws {
        let app = open()
        program.log!.record { _ = TraceStep.event(.pick, of: "<p #price>", "4") }
        pass(app)
        #expect(try app.find("inspector-answers").text.contains("price (Cart.swift:1) is 1"))
    }

    @Test func aPickFromBeforeDoesNotLeadToAnotherPart() {
        program.log!.record { _ = TraceStep.event(.pick, of: "<p #price>", "4") }
        let model = InspectorModel(server: program, session: 7)
        model.part = .timeline
        pass(HeadlessApp { InspectorScreen(model) })
        #expect(model.part == .timeline && !model.turns.isEmpty)
    }

    @Test func aLateAnswerIsNotShownForWhatIsPickedNow() throws {
        let model = InspectorModel(server: program, session: 7)
        let app = HeadlessApp { InspectorScreen(model) }
        pass(app)
        program.meanwhile = { [program] in model.pick(node: program.node("price")) }
        try pickFound("total", app)
        let answer = try app.find("inspector-answers").text
        #expect(answer.contains("price (Cart.swift:1) is 1") && !answer.contains("total (Cart.swift:3)"))
    }

    @Test func aPropertyThatNoLongerExistsSaysSo() throws {
        var gone: MutableProperty<Int>? = program.log!.record {
            MutableProperty(1, name: "gone", file: "Cart.swift", line: 9)
        }
        let app = open()
        try pickFound("gone", app)
        #expect(try app.find("inspector-answers").text.contains("gone (Cart.swift:9) is 1") && gone != nil)
        gone = nil
        program.tap("add") { program.price.value = 5 }
        pass(app)
        #expect(try app.find("inspector-hint").text == "The property no longer exists.")
        #expect(!app.isPresent("inspector-value"))
    }

    @Test func theTimelineHasATurnForEachEventAndMarksWhatBelongsTogether() throws {
        let app = open()
        program.tap("one") { program.price.value = 5 }
        program.tap("two") {
            program.price.value = 6
            program.count.value = 3
        }
        try choose("timeline", app)
        let turns = try buttons(in: "inspector-turns", app).map { $0.visible.map(\.text).joined(separator: "|") }
        #expect(turns[0].contains("tap of <button #two>") && turns[0].contains("2 writes"))
        #expect(turns[1].contains("tap of <button #one>") && turns[1].contains("1 write ·"))
        try tapRow("price (Cart.swift:1)", in: "inspector-events", app)
        let pressed = try buttons(in: "inspector-events", app)
            .filter { $0.element!.attributes["aria-pressed"] == "true" }
        #expect(pressed.count == 1 && pressed[0].element!.classes.contains("inspector-chosen"))
        let faded = try buttons(in: "inspector-events", app)
            .filter { $0.element!.classes.contains("inspector-unrelated") }.flatMap { $0.visible.map(\.text) }
        // Two writes in two transactions: the second is not related to the first.
        #expect(faded.contains { $0.contains("count (Cart.swift:2)") })
        #expect(!faded.contains { $0.contains("<button #two>") || $0.contains("price (Cart.swift:1)") })
    }

    @Test func aTracedStreamIsDrawnAsMarbles() throws {
        let app = open()
        try choose("timeline", app)
        #expect(app.backend.window.visible.contains { $0.text.contains(".trace(\"name\")") })
        let search = Subject<String, Never>()
        let observation = program.log!.record {
            search.trace("search", file: "Shop.swift", line: 5).observe { [program] in program.price.value = $0.count }
        }
        program.tap("type") { search.send("tea") }
        search.complete()
        pass(app)
        let marbles = try marbles(app)
        #expect(marbles.compactMap { $0.element?.attributes["data-mark"] } == ["subscription", "value", "completion"])
        let rows = try app.find("inspector-marbles").node.visible.compactMap { $0.element?.attributes["aria-label"] }
        #expect(rows.contains { $0.hasPrefix("search: subscribed at ") && $0.contains("“tea” at ") })
        observation.dispose()
    }

    @Test func aMarbleIsChosenWithWhatItLedTo() throws {
        let app = open()
        let (search, other) = (Subject<String, Never>(), Subject<Int, Never>())
        let bag = DisposeBag()
        program.log!.record {
            search.trace("search", file: "Shop.swift", line: 5).observe { [program] in program.price.value = $0.count }
                .disposed(by: bag)
            other.trace("other", file: "Shop.swift", line: 6).observe { _ in }.disposed(by: bag)
        }
        program.tap("type") { search.send("tea") }
        program.tap("later") { other.send(1) }
        pass(app)
        try choose("timeline", app)
        let all = try marbles(app)
        #expect(all.map { $0.element!.attributes["data-mark"] } == ["subscription", "value", "subscription", "value"])
        try HeadlessControl(app: app, node: all[1]).send(.click)
        pass(app)
        #expect(all[1].element!.classes.contains("inspector-chosen"))
        #expect(all.map { $0.element!.attributes["aria-pressed"] } == ["false", "true", "false", "false"])
        #expect(all.map { $0.element!.classes.contains("inspector-unrelated") } == [false, false, true, true])
        // The turn of the marble is shown.
        let bright = try buttons(in: "inspector-events", app)
            .filter { !$0.element!.classes.contains("inspector-unrelated") }.flatMap { $0.visible.map(\.text) }
        #expect(bright.contains { $0 == "<button #type>" } && bright.contains { $0.hasPrefix("price") })
    }

    private func marbles(_ app: HeadlessApp) throws -> [HeadlessNode] {
        try app.find("inspector-marbles").node.visible.filter {
            $0.element?.classes.contains("inspector-marble") == true
        }
    }

    private func drawnNodes(_ app: HeadlessApp) throws -> [HeadlessNode] {
        try app.find("inspector-graph").node.visible.filter { $0.element?.classes.contains("inspector-node") == true }
    }

    /// Searches a property in the graph, and picks the first one with the name.
    private func pickFound(_ name: String, _ app: HeadlessApp) throws {
        try choose("graph", app)
        try app.find("inspector-search-property").type(name)
        let found = try #require(app.backend.window.visible.first { $0.text.hasPrefix("\(name) (") })
        try HeadlessControl(app: app, node: found).send(.click)
        pass(app)
    }

    @Test func theGraphShowsWhatIsAroundTheElement() throws {
        let app = open()
        try tapRow("<p #total>", in: "inspector-elements", app)
        try app.find("inspector-show-in-graph").tap()
        pass(app)
        let roles = try drawnNodes(app).compactMap { $0.element?.attributes["data-role"] }.sorted()
        #expect(roles == ["derived", "observer", "source", "source"])
        let pressed = try drawnNodes(app).filter { $0.element?.attributes["aria-pressed"] == "true" }
        #expect(pressed.map { $0.element?.attributes["data-role"] } == ["derived"])
        #expect(try app.find("inspector-graph").text.contains("price (Cart.swift:1)"))
        #expect(try app.find("inspector-graph").text.contains(/×\d+ · \d+ µs|×\d+ · \d+\.\d ms/))
    }

    @Test func ofTenThousandPropertiesTheNearestAreDrawn() throws {
        var layer = program.log!.record { (0..<100).map { _ in MutableProperty(1) as Property<Int> } }
        var all = layer
        for _ in 0..<100 {
            let below = layer
            layer = program.log!.record {
                below.indices.map { index in
                    Property("sum") { below[index].value &+ below[(index + 1) % below.count].value }
                }
            }
            all += layer
        }
        let observations = program.log!.record { layer.map { $0.observe { _ in } } }
        #expect(program.log!.graph().nodes.count > 10_000)
        let app = open()
        try pickFound("sum", app)
        #expect((2...60).contains(try drawnNodes(app).count))
        for observation in observations { observation.dispose() }
        withExtendedLifetime(all) {}
    }

    @Test func aSourceIsEdited() throws {
        let app = open()
        try pickFound("price", app)
        try app.find("inspector-value").replaceText(with: "12")
        try app.find("inspector-write").tap()
        pass(app)
        #expect(program.total.value == 24)
        try app.find("inspector-value").replaceText(with: "twelve")
        try app.find("inspector-value").submit()
        #expect(app.isPresent("inspector-refused") && program.price.value == 12)
    }

    @Test func theTextToEditIsThePresentOneUntilTheUserEditsIt() throws {
        let app = open()
        try pickFound("price", app)
        try choose("timeline", app)
        program.tap("add") { program.price.value = 50 }
        pass(app)
        try app.find("inspector-value").expect(value: "50")
        try app.find("inspector-value").replaceText(with: "7")
        program.tap("more") { program.price.value = 60 }
        pass(app)
        try app.find("inspector-value").expect(value: "7")
    }

    @Test func theHealthPartFindsWhatIsConspicuous() throws {
        let app = open()
        let parity = program.log!.record {
            program.price.map(name: "sign", file: "Cart.swift", line: 4) { $0 > 0 }.observe { _ in }
        }
        for value in 10..<30 { program.price.value = value }
        program.log!.record { Diagnostics.report(.lifetime, "a bag was used after disposal") }
        try choose("health", app)
        let findings = try app.find("inspector-findings").text
        #expect(findings.contains("a bag was used after disposal"))
        #expect(findings.contains("20 of 21 computations had the same value as before"))
        #expect(findings.contains("Wasted work. Depend on the part that is used, such as a map of the value."))
        #expect(try app.find("inspector-costs").text.contains("total (Cart.swift:3)"))
        parity.dispose()
    }

    @Test func aSessionThatEndsOrIsNotTracedSaysSo() throws {
        program.isTraced = false
        let app = open()
        #expect(try app.find("inspector-unavailable").text == "This session is not traced.")
        try app.find("inspector-trace").tap()
        pass(app)
        #expect(app.isPresent("inspector-parts"), "the session that goes on with a log is selected")
        program.isOpen = false
        pass(app)
        #expect(try app.find("inspector-unavailable").text == "No session is open. Open a page of the program.")
    }

    @Test func theTracedSessionIsAwaitedAmongOthers() throws {
        (program.isTraced, program.hasAnother, program.reconnects) = (false, true, false)
        let app = open()
        try app.find("inspector-trace").tap()
        pass(app)
        #expect(!app.isPresent("inspector-parts"))
        program.isOpen = true
        pass(app)
        #expect(app.isPresent("inspector-parts"), "not the other session")
    }

    @Test func tracingStops() throws {
        let app = open()
        try app.find("inspector-stop-tracing").tap()
        pass(app)
        #expect(!app.isPresent("inspector-parts") && !app.isPresent("inspector-stop-tracing"))
        #expect(try app.find("inspector-unavailable").text == "This session is not traced.")
    }

    @Test func inDevelopmentTracingDoesNotStop() throws {
        program.tracesAll = true
        #expect(!open().isPresent("inspector-stop-tracing"))
    }

    @Test func aSessionThatCannotBeTracedSaysSo() throws {
        (program.isTraced, program.storesSessions) = (false, false)
        let app = open()
        #expect(!app.isPresent("inspector-trace-refused"))
        try app.find("inspector-trace").tap()
        pass(app)
        #expect(
            try app.find("inspector-trace-refused").text
                == "This session cannot be traced: it has ended, or the server stores no sessions.")
    }

    @Test func withoutAChoiceTheLatestSessionIsInspected() throws {
        let app = open(nil)
        #expect(app.isPresent("inspector-elements"))
    }

    @Test func theToolEndsWithItsPage() throws {
        let app = open()
        app.close()
        program.tap("late") { program.price.value = 9 }
        #expect(program.total.value == 18)
    }

    @Test func statesAreSteppedThrough() throws {
        program.tap("add") { program.price.value = 5 }
        program.tap("more") { program.count.value = 3 }
        let app = open()
        try choose("timeline", app)
        #expect(try app.find("inspector-moment").text == "The present state, of 3 states")
        #expect(try !app.find("inspector-forth").isEnabled && !app.find("inspector-present").isEnabled)
        try app.find("inspector-back").tap()
        pass(app)
        #expect((program.price.value, program.count.value, program.total.value) == (5, 2, 10))
        #expect(try app.find("inspector-moment").text == "State 2 of 3, after the tap of <button #add>")
        try app.find("inspector-back").tap()
        pass(app)
        #expect((program.price.value, program.count.value) == (1, 2))
        #expect(try !app.find("inspector-back").isEnabled)
        try app.find("inspector-present").tap()
        pass(app)
        #expect((program.price.value, program.count.value) == (5, 3))
        #expect(try app.find("inspector-moment").text == "The present state, of 3 states")
    }

    @Test func aRowAtATimeIsAStopOfTheTabKey() throws {
        program.tap("one") { program.price.value = 5 }
        program.tap("two") { program.price.value = 6 }
        let app = open()
        try choose("timeline", app)
        func stops(_ id: String) throws -> [String?] {
            try buttons(in: id, app).map { $0.element?.attributes["tabindex"] }
        }
        #expect(try stops("inspector-turns").prefix(2) == ["0", "-1"])
        try tapRow("tap of <button #one>", in: "inspector-turns", app)
        #expect(try stops("inspector-turns").prefix(2) == ["-1", "0"])
        #expect(try stops("inspector-events").filter { $0 == "0" }.count == 1)
    }

    @Test func picksAndFocusChangesAreShownOnDemand() throws {
        program.tap("one") { program.price.value = 5 }
        program.log!.record { _ = TraceStep.event(.focusChange, of: "<input #name>", "received") }
        let app = open()
        try choose("timeline", app)
        #expect(try !app.find("inspector-turns").text.contains("focus change"))
        try app.find("inspector-noise").tap()
        pass(app)
        #expect(try app.find("inspector-turns").text.contains("focus change of <input #name>"))
    }

    @Test func aMisuseLeadsToTheTimeline() throws {
        let app = open()
        program.tap("use") {
            program.price.value = 7
            Diagnostics.report(.lifetime, "a bag was used after disposal")
        }
        try choose("health", app)
        let shown = try #require(
            app.find("inspector-findings").node.visible.first { $0.text == "Show in the timeline" })
        try HeadlessControl(app: app, node: shown).tap()
        pass(app)
        #expect(try app.find("inspector-events").text.contains("a bag was used after disposal"))
    }

    @Test func whatIsNotUndoneIsNamed() throws {
        let token = program.log!.record { MutableProperty<Any>(0, name: "token", file: "Cart.swift", line: 9) }
        program.tap("add") { program.price.value = 5 }
        program.tap("pay") {
            _ = TraceStep.event(TraceEvent.Kind("request"), of: "POST /orders")
            token.value = 1
            program.price.value = 0
        }
        let app = open()
        try choose("timeline", app)
        try app.find("inspector-back").tap()
        pass(app)
        let remarks = try app.find("inspector-remarks").text
        #expect(remarks.contains("The request POST /orders has been sent."))
        #expect(remarks.contains("token (Cart.swift:9) keeps its present value."))
        #expect(remarks.contains("Open menus, alerts and dialogs, the focus and scrolled lists stay as they are."))
    }

    @Test func theSessionsOfTheServerAreListed() throws {
        let app = open()
        try choose("health", app)
        let text = try app.find("inspector-sessions").text
        #expect(text.contains("7  /cart") && text.contains("connected, traced") && text.contains("1.2 ms"))
        #expect(try app.find("inspector-memory").text.hasPrefix("The process has 61.2 MB in memory, 61.2 MB for each"))
    }
}
