import Bindery
import BinderyTesting
import BinderyView
import Testing

/// Lines of Concepts.md that are about no single part of Bindery.
@Suite struct ConceptsTests {
    @Test func aSearchGoesOnAfterAFailure() throws {
        try marbles { m in
            let texts = m.hot(
                "-a-b----c----d--|", values: ["a": "swift", "b": "?", "c": "bad", "d": "rust"], failure: Never.self)
            let failures = Subject<MarbleError, Never>()
            let found =
                texts
                .filter { $0.count > 1 }
                .throttle(for: m.time("---|"))
                .flatMapLatest { text in
                    (text == "bad" ? m.cold("-#") : m.cold("-r|")).trackFailures(failures).catchAndReturn("none")
                }
            m.expect(found).toBe("--r------n----r-|", values: ["r": "r", "n": "none"])
            m.expect(failures).toBe("---------e", values: ["e": "error"])
        }
    }

    // MARK: Bindings without a view model

    /// The model, as any pattern has it.
    private final class Cart {
        @Reactive var count = 1
        let price = 5
    }

    private struct CountController {
        let cart: Cart

        var view: some View {
            Row {
                Button("One more") { cart.count += 1 }.id("more")
                Text(cart.$count.map { "\($0)" }).id("count")
            }
        }
    }

    private struct TotalController {
        let cart: Cart

        var view: some View {
            let price = cart.price
            return Text(cart.$count.map { "¥\($0 * price)" }).id("total")
        }
    }

    /// What was one large controller: two, which know the model and not each other.
    private struct CartController {
        let cart = Cart()

        var view: some View {
            Column {
                CountController(cart: cart).view
                TotalController(cart: cart).view
            }
        }
    }

    @Test func controllersAreBoundToTheModelAndSplitWithoutAViewModel() throws {
        let app = HeadlessApp { CartController().view }
        try app.find("more").tap()
        #expect(try app.find("count").text == "2")
        #expect(try app.find("total").text == "¥10")
    }
}
