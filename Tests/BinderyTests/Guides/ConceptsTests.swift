import Bindery
import BinderyTesting
import BinderyView
import Testing

/// Rows of Concepts.md that concern several parts of Bindery.
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

    /// The model, as in any pattern: it knows neither views nor controllers.
    private final class Cart {
        @Reactive var goods = [("tea", 5), ("milk", 2)]
        @Reactive var code = ""
        @Reactive var isGift = false
        let total: Property<Int>

        init() {
            let (goods, code, isGift) = (_goods, _code, _isGift)
            total = Property {
                let sum = goods.value.reduce(isGift.value ? 3 : 0) { $0 + $1.1 }
                return code.value == "half" ? sum / 2 : sum
            }
        }
    }

    private struct GoodsController {
        let cart: Cart

        var view: some View {
            Column {
                ForEach(cart.$goods, id: \.0) { good in
                    Text(good.map { "\($0.0) ¥\($0.1)" }).id("good-\(good.value.0)")
                }
                Button("Add bread") { cart.goods.append(("bread", 4)) }.id("add")
            }
        }
    }

    private struct CouponController {
        let cart: Cart

        var view: some View { TextField("Coupon", text: cart.$code).id("code") }
    }

    private struct GiftController {
        let cart: Cart

        var view: some View {
            Column {
                Checkbox("Wrap it", isOn: cart.$isGift).id("gift")
                Text(cart.$isGift.map { $0 ? "A gift" : "Plain" }).id("wrapping")
            }
        }
    }

    private struct TotalController {
        let cart: Cart

        var view: some View { Text(cart.total.map { "¥\($0)" }).id("total") }
    }

    /// A large controller, split into four, which know the model but not each other. There is no view model.
    private struct CartController {
        let cart: Cart

        var view: some View {
            Column {
                GoodsController(cart: cart).view
                CouponController(cart: cart).view
                GiftController(cart: cart).view
                TotalController(cart: cart).view
            }
        }
    }

    @Test func controllersAreBoundToTheModelAndSplitWithoutAViewModel() throws {
        let app = HeadlessApp { CartController(cart: Cart()).view }
        #expect(try app.find("total").text == "¥7")
        try app.find("add").tap()
        #expect(try app.find("good-bread").text == "bread ¥4")
        #expect(try app.find("total").text == "¥11")
        try app.find("gift").toggle()
        #expect(try app.find("wrapping").text == "A gift")
        #expect(try app.find("total").text == "¥14")
        try app.find("code").type("half")
        #expect(try app.find("total").text == "¥7")
    }

    @Test func eachOfTheSplitControllersWorksWithoutTheOthers() throws {
        let cart = Cart()
        let coupon = HeadlessApp { CouponController(cart: cart).view }
        let total = HeadlessApp { TotalController(cart: cart).view }
        try coupon.find("code").type("half")
        #expect(try total.find("total").text == "¥3")
        coupon.close()
        cart.code = ""
        #expect(try total.find("total").text == "¥7")
    }
}
