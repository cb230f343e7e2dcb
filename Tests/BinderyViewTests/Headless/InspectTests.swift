import Bindery
import BinderyTesting
import BinderyView
import Testing

@Suite struct InspectTests {
    private final class Cart {
        @Reactive("price", file: "Cart.swift", line: 1) var price = 1
        let total: Property<Int>
        let pay: Action<Void, String, Never>

        init() {
            let price = _price
            total = price.map(name: "total", file: "Cart.swift", line: 2) { $0 * 10 }
            pay = Action(file: "Cart.swift", line: 3) { () async throws(Never) -> String in
                try? await ExecutionContext.current!.scheduler.sleep(for: .seconds(1))
                price.value = 7
                return "paid"
            }
        }
    }

    private struct CartView: View {
        let cart: Cart

        var body: some View {
            Column {
                Text(cart.total.map { "\($0)" }).id("total")
                Button("Add") { cart.price += 1 }.id("add")
                Button("Pay", action: cart.pay).id("pay")
            }
        }
    }

    private func makeApp() -> HeadlessApp { TraceLog().record { HeadlessApp { CartView(cart: Cart()) } } }

    /// Without numbers and times.
    private func outline(_ events: [TraceEvent]) -> [String] {
        events.map { "\($0.kind) of \($0.subject)\($0.detail.isEmpty ? "" : ": \($0.detail)")" }
    }

    @Test func aTapIsTheCauseOfWhatFollows() throws {
        let app = makeApp()
        let start = app.log!.events.last?.number ?? 0
        try app.find("add").tap()
        let events = app.log!.events(after: start)
        #expect(
            outline(events).prefix(3) == [
                "tap of the button \"add\"", "write of price (Cart.swift:1): 2",
                "computation of total (Cart.swift:2): 20",
            ])
        #expect(events[1].causes == [events[0].number])
        let why = try app.find("total").why
        #expect(why.contains("computed since total (Cart.swift:2) became 20"))
        #expect(why.contains("after the tap of the button \"add\""))
    }

    @Test func theWorkOfAnActionFollowsFromItsExecution() throws {
        let app = makeApp()
        try app.find("pay").tap()
        app.time.advance(by: .seconds(1))
        let events = app.log!.events
        let execution = try #require(events.first { $0.kind == .execution })
        let tap = try #require(events.first { $0.kind == .tap })
        let write = try #require(events.last { $0.kind == .write && $0.detail == "7" })
        let end = try #require(events.first { $0.kind == .executionEnd })
        #expect(execution.causes == [tap.number] && execution.subject == "the action at Cart.swift:3")
        #expect(write.causes == [execution.number])
        #expect(end.causes == [execution.number] && end.detail == "paid" && end.duration != nil)
        #expect(try app.find("total").why.contains("after the execution of the action at Cart.swift:3"))
        #expect(try app.find("total").why.contains("after the tap of the button \"pay\""))
    }

    @Test func delayedWorkFollowsFromWhatDelayedIt() throws {
        let app = TraceLog().record {
            HeadlessApp {
                let query = MutableProperty("", name: "query", file: "Search.swift", line: 1)
                let settled = MutableProperty("", name: "settled", file: "Search.swift", line: 2)
                TextField("Query", text: query).id("query")
                Text(settled.map { $0 }).id("settled")
                    .whileShown { scope in
                        query.changes.debounce(for: .seconds(1)).observe { settled.value = $0 }.disposed(in: scope)
                    }
            }
        }
        try app.find("query").type("a")
        app.time.advance(by: .seconds(1))
        let why = try app.find("settled").why
        #expect(why.contains("after the timer of"))
        #expect(why.contains("after the edit of the text field \"query\""))
    }

    @Test func theDescriptionHasEventsAndProperties() throws {
        let app = makeApp()
        try app.find("add").tap()
        let text = inspect(app)
        #expect(text.hasPrefix("events\n  #"))
        #expect(text.contains(": tap of the button \"add\"\n"))
        #expect(text.contains("\nproperties\n"))
        #expect(text.contains("total (Cart.swift:2) is 20, 2 runs in "))
        #expect(text.contains("    price (Cart.swift:1) is 2"))
    }

    @Test func anApplicationThatIsNotTracedSaysHowToTraceIt() {
        let app = HeadlessApp { Text("a") }
        #expect(app.log == nil)
        #expect(inspect(app) == "The application is not traced: make it, and its models, in TraceLog.record(_:).")
    }

    @Test func whileTracingIsOnAnApplicationHasALogOfItsOwn() throws {
        let app = Diagnostics.withTracing { HeadlessApp { CartView(cart: Cart()) } }
        try app.find("add").tap()
        #expect(outline(app.log!.events).contains("tap of the button \"add\""))
        // The models were made in the closure of the application.
        #expect(app.log!.graph().nodes.contains { $0.name == "price (Cart.swift:1)" })
    }
}
