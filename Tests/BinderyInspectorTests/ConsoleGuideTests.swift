import Bindery
import BinderyInspector
import Testing

/// The samples of the guide for console programs.
@Suite struct ConsoleGuideTests {
    private final class Cart {
        let price = MutableProperty(2, name: "price")
        let total: Property<Int>

        init() { total = price.map(name: "total") { $0 * 3 } }
    }

    @Test func aConsoleProgramPrintsWhy() {
        var printed: [String] = []
        func print(_ item: some CustomStringConvertible) { printed.append(item.description) }

        let log = TraceLog()
        let cart = log.record { Cart() }
        let observation = log.record { cart.total.observe { print("The total is \($0).") } }
        cart.price.value = 5

        print(explain(cart.total))
        print(inspect(log))
        print(TraceJSON.text(of: log.events, dropped: log.dropped))

        let file = "BinderyInspectorTests/ConsoleGuideTests.swift"
        #expect(printed.prefix(2) == ["The total is 6.", "The total is 15."])
        #expect(
            printed[2].hasPrefix(
                "total (\(file):11) is 15\n  computed since price (\(file):8) became 5\n    written at"))
        #expect(printed[3].hasPrefix("events\n") && printed[3].contains("total (\(file):11) is 15, 2 runs in "))
        #expect(printed[4].hasPrefix(#"{"version":1,"events":["#))
        observation.dispose()
    }
}
