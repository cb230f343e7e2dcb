import Bindery
import BinderyTesting
import Testing

private enum Refusal: Error, Equatable {
    case empty
}

private class Named {
    @Reactive var name: String? = nil
}

private final class Cart: Named {
    @Reactive var coupon = ""
    let price: Property<Int>
    let pay: Action<Void, String, Refusal>
    let taps = Subject<Int, Never>()
    let limit = 3

    init(on time: VirtualScheduler) {
        let coupon = _coupon
        price = coupon.map { $0.isEmpty ? 100 : 90 }
        pay = Action { () async throws(Refusal) in
            if coupon.value.isEmpty { throw .empty }
            try? await time.sleep(for: .seconds(1))
            return "receipt"
        }
    }
}

@Suite struct TestStoreTests {
    private let time = VirtualScheduler()
    private let cart: Cart

    init() { cart = Cart(on: time) }

    @Test func allThatAModelDoesIsExpected() throws {
        let (time, cart) = (time, cart)
        try time.run {
            try exhaustively(cart) { store in
                cart.coupon = "SAVE"
                try store.expect(["coupon": "SAVE", "price": 90])
                cart.coupon = "SALE"
                try store.expect(["coupon": "SALE"])
                cart.pay.execute()
                try store.expect(["pay.isExecuting": true, "pay.isEnabled": false])
                time.advance(by: .seconds(1))
                try store.expect(["pay.isExecuting": false, "pay.isEnabled": true, "pay.values": "receipt"])
                cart.name = "Ada"
                cart.name = nil
                try store.expect(["name": "Ada", "name": nil])
                cart.taps.send(1)
                cart.taps.complete()
                try store.expect(["taps": 1, "taps.completed": true])
                try store.expectNothing()
            }
        }
    }

    @Test func aFailureOfAnActionIsAnEvent() throws {
        try time.run {
            try exhaustively(cart) { store in
                cart.pay.execute()
                try store.expect([
                    "pay.isExecuting": true, "pay.isExecuting": false, "pay.isEnabled": false, "pay.isEnabled": true,
                    "pay.failures": Refusal.empty,
                ])
            }
        }
    }

    @Test func whatWasNotAssertedIsShown() {
        let text = failure {
            try exhaustively(cart, file: "CartTests.swift", line: 9) { store in
                cart.name = "Ada"
                try store.expect(["name": "Ada"])
                cart.coupon = "SAVE"
            }
        }
        #expect(
            text == """
                CartTests.swift:9: the model has changed otherwise than expected.
                  name    expected  got
                  coupon  nothing   "SAVE" after 0.0 seconds  <- differs
                  price   nothing   90 after 0.0 seconds      <- differs
                """)
    }

    @Test func whatDiffersIsShownBesideWhatDoesNot() {
        let text = failure {
            try time.run {
                let store = try TestStore(cart)
                cart.coupon = "SAVE"
                cart.name = "Ada"
                try store.expect(
                    ["coupon": "SAVE", "price": 80, "name": nil, "fone": 1], file: "CartTests.swift", line: 9)
            }
        }
        #expect(
            text == """
                CartTests.swift:9: the model has changed otherwise than expected.
                  name    expected  got
                  name    nil       "Ada" after 0.0 seconds   <- differs
                  coupon  "SAVE"    "SAVE" after 0.0 seconds
                  price   80        90 after 0.0 seconds      <- differs
                  fone    1         nothing                   <- differs
                  The names are: name, coupon, price, pay.isEnabled, pay.isExecuting, pay.progress, pay.values, pay.failures, taps.
                """)
    }

    @Test func partsAndSignalsCanBeObservedToo() throws {
        final class Shop {
            let cart: Cart
            @Reactive var isOpen = true

            init(_ cart: Cart) { self.cart = cart }
        }
        let shop = Shop(cart)
        let store = try TestStore(shop)
        store.track(shop.cart, as: "cart")
        store.observe(cart.taps.map { $0 * 2 }, as: "doubled")
        cart.coupon = "SAVE"
        cart.taps.send(2)
        try store.expect(["cart.coupon": "SAVE", "cart.price": 90, "cart.taps": 2, "doubled": 4])
    }

    @Test func aModelInWhichNothingCanBeSeenIsAMistake() {
        final class Plain {
            var text = ""
        }
        #expect(
            failure { _ = try TestStore(Plain(), file: "A.swift", line: 4) } == """
                A.swift:4: Plain stores no property, action or subject, so no change of it can be seen.
                """)
    }

    @Test func itDoesNotKeepTheModel() throws {
        weak var gone: Cart?
        let store: TestStore
        do {
            let cart = Cart(on: time)
            gone = cart
            store = try TestStore(cart)
        }
        #expect(gone == nil)
        try store.expectNothing()
    }
}
