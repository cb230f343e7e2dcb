import BinderyTestSupport
import BinderyTesting
import Testing

@testable import Bindery

/// `TraceLog.restore` gives the recorded properties the values of an earlier moment, and nothing acts again.
@Suite struct TraceMomentTests {
    private let log = TraceLog()

    private final class Cart {
        @Reactive var price = 1
        @Reactive var count = 1
        let goods = MutableListProperty<Int>([1, 2, 3])
        let stock = MutableDictionaryProperty<String, Int>(["pen": 1])
        private(set) lazy var total = Property { [unowned self] in price * count }
    }

    private func moment(after value: Int) -> Int { log.moments[value].id }

    @Test func theValuesOfAMomentComeBack() {
        let cart = log.record { Cart() }
        var seen: [Int] = []
        let observation = log.record { cart.total.observe { seen.append($0) } }
        cart.price = 5
        cart.count = 2
        transaction { (cart.price, cart.count) = (7, 3) }
        #expect(log.moments.count == 2, "Without an event, all is one moment.")
        let writes = log.events.filter { $0.kind == .write }.map(\.number)
        #expect(log.restore(writes[1]) == [])
        #expect((cart.price, cart.count, cart.total.value) == (5, 2, 10))
        #expect(log.restoredMoment == writes[1])
        #expect(log.restore(0) == [])
        #expect((cart.price, cart.count, cart.total.value) == (1, 1, 1))
        #expect(log.restore(writes[3]) == [])
        #expect((cart.price, cart.count, cart.total.value) == (7, 3, 21))
        #expect(log.restoredMoment == nil, "It is the present.")
        #expect(seen == [1, 5, 10, 21, 10, 1, 21])
        observation.dispose()
    }

    @Test func aMomentIsRestoredByTheIdThatItHad() {
        let cart = log.record { Cart() }
        cart.price = 5
        let first = log.moments[1].id
        cart.price = 7
        _ = log.restore(first)
        #expect(cart.price == 5)
        _ = log.restore(log.moments.last!.id)
        #expect(cart.price == 7)
    }

    @Test func eachEventLeadsToAMoment() {
        let cart = log.record { Cart() }
        for price in [5, 6] {
            log.record {
                TraceStep.following(.event(TraceEvent.Kind("tap"), of: "the button")) {
                    cart.price = price
                    cart.count += 1
                }
            }
        }
        let moments = log.moments
        #expect(moments.map(\.writes) == [0, 2, 2])
        #expect(moments.dropFirst().map { $0.event.flatMap { log[$0]?.subject } } == ["the button", "the button"])
        _ = log.restore(moments[1].id)
        #expect((cart.price, cart.count) == (5, 2))
    }

    @Test func aWriteOfAListSaysWhatHasChanged() {
        let cart = log.record { Cart() }
        cart.goods.append(4)
        cart.goods.value = [4, 1, 3]
        cart.goods[0] = 7
        cart.goods.append(contentsOf: 1...25)
        transaction { (cart.stock["cup"], cart.stock["pen"]) = (2, nil) }
        #expect(
            log.events.filter { $0.kind == .write }.map(\.detail).filter { Int($0) == nil } == [
                "inserted 4 at 3", "removed 2 from 1, moved 4 from 2 to 0", "removed 4 from 0, inserted 7 at 0",
                "inserted 1 at 3, inserted 2 at 4, inserted 3 at 5, and 22 more", "cup: 2", "removed pen",
            ])
        cart.stock["cup"] = 4
        #expect(log.events.last?.detail == "cup: 4")
        cart.stock.value = ["cup": 4, "ink": 5]
        #expect(log.events.last?.detail == "ink: 5", "what is equal is not written")
        let values = log.graph().nodes.filter { $0.role == .source }.map(\.value)
        #expect(
            values.contains { $0.hasPrefix("28 elements: 7, 1, 3, 1, 2, 3, 4") && $0.hasSuffix(", …") }, "\(values)")
        #expect(values.contains { $0.hasPrefix("[\"") && $0.contains("\"cup\": 4") })
        let short = log.record { MutableListProperty(["a", "b"]) }
        #expect(log.graph().nodes.last?.value == "[a, b]")
        withExtendedLifetime(short) {}
    }

    @Test func concealedListsAndDictionariesAreDots() {
        let (codes, keys) = log.record {
            (MutableListProperty(["1234"]).concealed(), MutableDictionaryProperty(["a": "1234"]).concealed())
        }
        let observation = log.record { Property { keys["a"] ?? "" }.map(\.count).observe { _ in } }
        codes.append("5678")
        keys["a"] = "567"
        keys["b"] = "8901"
        for secret in ["1234", "5678", "567", "8901"] {
            #expect(!log.events.contains { $0.detail.contains(secret) && $0.kind == .write })
            #expect(!log.graph().nodes.contains { $0.role == .source && $0.value.contains(secret) })
        }
        observation.dispose()
    }

    @Test func listsAndDictionariesComeBack() {
        let cart = log.record { Cart() }
        let doubled = log.record { cart.goods.map { $0 * 2 } }
        var pens: [Int?] = []
        let observation = log.record { Property { cart.stock["pen"] }.observe { pens.append($0) } }
        let states: [([Int], [String: Int])] = [
            ([1, 2, 3], ["pen": 1]), ([1, 2, 3, 4], ["pen": 1]), ([4, 1, 3], ["pen": 2]), ([9], ["cup": 3]),
        ]
        var marks = [0]
        for (goods, stock) in states.dropFirst() {
            transaction { (cart.goods.value, cart.stock.value) = (goods, stock) }
            marks.append(log.events.last { $0.kind == .write }!.number)
        }
        for index in [2, 0, 3, 1, 0, 2] {
            #expect(log.restore(marks[index]) == [])
            #expect(cart.goods.value == states[index].0 && cart.stock.value == states[index].1)
            #expect(doubled.value == states[index].0.map { $0 * 2 })
            #expect(pens.last == states[index].1["pen"])
        }
        observation.dispose()
    }

    @Test func theProgramGoesOnFromARestoredMoment() {
        let cart = log.record { Cart() }
        cart.price = 5
        let first = log.events.last!.number
        cart.price = 6
        _ = log.restore(first)
        cart.count = 4
        #expect(log.restoredMoment == nil)
        _ = log.restore(0)
        #expect((cart.price, cart.count) == (1, 1))
        _ = log.restore(.max)
        #expect((cart.price, cart.count) == (5, 4), "The write of 6 is forgotten.")
    }

    @Test func whatObserversWroteIsPartOfTheMoment() {
        let cart = log.record { Cart() }
        let observation = log.record { cart.$price.observeChanges { [unowned cart] in cart.count = $0 * 100 } }
        let log2 = log.record { cart.$price.observeChanges { [unowned cart] in cart.goods.append($0) } }
        cart.price = 5
        cart.count = 1
        cart.goods.value = []
        let last = log.events.last { $0.kind == .write }!.number
        cart.price = 6
        #expect(log.restore(last) == [])
        #expect((cart.price, cart.count) == (5, 1) && cart.goods.value == [])
        _ = log.restore(.max)
        #expect((cart.price, cart.count) == (6, 600) && cart.goods.value == [6])
        observation.dispose()
        log2.dispose()
    }

    @Test @MainActor func noActionIsExecutedAgain() async {
        var sent: [Int] = []
        let cart = log.record { Cart() }
        let order = log.record {
            Action<Int, Int, Never> { (price: Int) async in
                sent.append(price)
                return price
            }
        }
        let observation = log.record { cart.$price.observeChanges { [order] price in order.execute(price) } }
        cart.price = 5
        _ = log.restore(0)
        #expect(cart.price == 1 && sent == [5])
        cart.price = 7
        #expect(sent == [5, 7])
        observation.dispose()
    }

    @Test func delayedConsequencesAreWithheld() {
        let cart = log.record { Cart() }
        let time = VirtualScheduler()
        let observation = log.record {
            cart.$price.changes.debounce(for: .seconds(1), on: time).observe { [unowned cart] in cart.count = $0 }
        }
        log.record { cart.price = 5 }
        log.record { time.advance(by: .seconds(2)) }
        #expect(cart.count == 5)
        cart.count = 8
        let last = log.events.last!.number
        log.record { cart.price = 6 }
        _ = log.restore(last)
        log.record { time.advance(by: .seconds(2)) }
        #expect((cart.price, cart.count) == (5, 8))
        _ = log.restore(.max)
        log.record { time.advance(by: .seconds(2)) }
        #expect((cart.price, cart.count) == (6, 8), "also of a step to the present")
        observation.dispose()
    }

    @Test func aModelThatIsMadeAgainGetsItsValues() {
        final class Editor {
            @Reactive var name = ""
            let tags = MutableListProperty<String>(["new"])
            let title = MutableProperty("", name: "title")
            /// Named after it was made, like the properties of an action.
            let count = MutableProperty(0).named(inTraces: "the count of the editor")
            /// Made at the same place as a property of another type.
            let texts = [MutableProperty("a", file: "Editor.swift", line: 1)]
            let numbers = [MutableProperty(1, file: "Editor.swift", line: 1)]
        }
        let isOpen = log.record { MutableProperty(false) }
        var editor: Editor?
        let observation = log.record { isOpen.observe { editor = $0 ? Editor() : nil } }
        log.record { isOpen.value = true }
        editor?.title.value = "Ms"
        editor?.count.value = 3
        editor?.texts[0].value = "b"
        editor?.numbers[0].value = 2
        editor?.name = "Ada"
        editor?.tags.append("poet")
        let last = log.events.last { $0.kind == .write }!.number
        editor?.name = "Grace"
        log.record { isOpen.value = false }
        #expect(editor == nil)
        for _ in 0..<2 {
            #expect(log.restore(last) == [])
            #expect(editor?.name == "Ada" && editor?.tags.value == ["new", "poet"])
            #expect(editor?.title.value == "Ms")
            #expect(editor?.count.value == 3 && editor?.texts[0].value == "b" && editor?.numbers[0].value == 2)
            _ = log.restore(.max)
            #expect(editor == nil)
        }
        observation.dispose()
    }

    @Test func aDerivedListThatIsOutOfDateIsNotWalked() {
        log.record {
            let (a, b) = (MutableListProperty([1, 2, 3]), MutableListProperty([4]))
            let all = a.concatenated(with: b)
            #expect(all.value == [1, 2, 3, 4])
            a.value = []
            #expect(inspect(log).contains("[1, 2, 3, 4]"))
            #expect(all.value == [4])
            #expect(inspect(log).contains("is [4]"))
        }
    }

    @Test func timersRestWhileAMomentIsRestored() {
        let cart = log.record { Cart() }
        let time = VirtualScheduler()
        let ticks = log.record {
            Producer<Int, Never>.interval(.seconds(1), on: time).observe { [unowned cart] in cart.count = $0 }
        }
        log.record { time.advance(by: .seconds(2)) }
        let last = log.events.last { $0.kind == .write }!.number
        cart.price = 9
        _ = log.restore(last)
        let count = cart.count
        log.record { time.advance(by: .seconds(3)) }
        #expect(cart.count == count && log.restoredMoment == last)
        _ = log.restore(.max)
        #expect(cart.price == 9)
        log.record { time.advance(by: .seconds(1)) }
        #expect(cart.count > count)
        ticks.dispose()
    }

    /// The timer of the element that has come back belongs to the restored state.
    @Test func anElementThatCameBackDoesNotExpireWhileAMomentIsRestored() {
        let time = VirtualScheduler()
        let messages = log.record { MutableListProperty<Int>([]) }
        let expiry = log.record { messages.expire(after: .seconds(30), on: time) }
        log.record { messages.append(1) }
        let appended = log.events.last { $0.kind == .write }!.number
        log.record { time.advance(by: .seconds(30)) }
        #expect(messages.value == [])
        _ = log.restore(appended)
        #expect(messages.value == [1])
        log.record { time.advance(by: .seconds(30)) }
        #expect(messages.value == [1] && log.restoredMoment == appended)
        _ = log.restore(0)
        #expect(messages.value == [])
        _ = log.restore(.max)
        #expect(messages.value == [])
        expiry.dispose()
    }

    @Test func contentsThatATimerWritesHaveNoChangeWhileAMomentIsRestored() {
        let time = VirtualScheduler()
        let cart = log.record { Cart() }
        var work: () -> Void = {}
        let ticks = log.record {
            Producer<Int, Never>.interval(.seconds(1), on: time).observe { _ in work() }
        }
        let label = log.record { MutableProperty(0) }
        let observation = log.record { cart.goods.count.observeChanges { label.value = $0 } }
        log.record { cart.price = 5 }
        let first = log.moments.last!.id
        log.record { TraceStep.following(.event(TraceEvent.Kind("tap"), of: "the button")) { cart.price = 6 } }
        _ = log.restore(first)
        work = {
            cart.stock["cup"] = 2
            // It depends on its own writes.
            while !cart.goods.value.isEmpty { cart.goods.remove(at: 0) }
            cart.goods.append(7)
            #expect(cart.goods[0] == 7)
        }
        log.record { time.advance(by: .seconds(2)) }
        #expect(cart.goods.value == [1, 2, 3] && cart.stock.value == ["pen": 1] && label.value == 0)
        #expect(log.restoredMoment == first && log.moments.count == 3)
        _ = log.restore(.max)
        #expect(cart.price == 6 && cart.goods.value == [1, 2, 3])
        log.record { time.advance(by: .seconds(1)) }
        #expect(cart.goods.value == [7] && cart.stock.value == ["pen": 1, "cup": 2])
        ticks.dispose()
        observation.dispose()
    }

    @Test @MainActor func aTimerThatBeganInAnswerToARestorationGoesOnWithTheProgram() async {
        let time = VirtualScheduler()
        let cart = log.record { Cart() }
        var sent = 0
        let order = log.record { Action<Void, Void, Never> { () async in sent += 1 } }
        var ticks: (any Disposable)?
        let observation = log.record {
            cart.$price.observeChanges { [unowned cart, log] _ in
                ticks?.dispose()
                ticks = log.record {
                    Producer<Int, Never>.interval(.seconds(1), on: time).observe { _ in
                        cart.count += 1
                        order.execute()
                    }
                }
            }
        }
        log.record { cart.price = 5 }
        let first = log.events.last { $0.kind == .write }!.number
        log.record { cart.price = 6 }
        _ = log.restore(first)
        log.record { time.advance(by: .seconds(3)) }
        #expect(cart.count == 1 && sent == 0, "Time rests.")
        log.record { cart.goods.append(9) }
        log.record { time.advance(by: .seconds(1)) }
        _ = await order.isExecuting.firstValue { !$0 }
        #expect(cart.count == 2 && sent == 1)
        ticks?.dispose()
        observation.dispose()
    }

    /// The observers of keys are made again in another order.
    @Test func theKeysOfADictionaryThatIsMadeAgainHaveTheirOwnValues() {
        let isOpen = log.record { MutableProperty(false) }
        var keys = ["a", "b"]
        var stock: MutableDictionaryProperty<String, Int>?
        var values: (any Disposable)?
        var seen: [Int?] = []
        let observation = log.record {
            isOpen.observe {
                values?.dispose()
                values = nil
                stock = $0 ? MutableDictionaryProperty(["a": 1, "b": 2]) : nil
                guard let stock else { return }
                values = Property { [keys] in keys.map { stock[$0] } }.observe { seen = $0 }
            }
        }
        log.record { isOpen.value = true }
        stock?["a"] = 10
        stock?["b"] = 20
        let last = log.events.last { $0.kind == .write }!.number
        log.record { isOpen.value = false }
        keys = ["b", "a"]
        _ = log.restore(last)
        #expect(stock?.value == ["a": 10, "b": 20])
        #expect(seen == [20, 10])
        values?.dispose()
        observation.dispose()
    }

    @Test func onlyWhatIsNotRestoredIsNamed() {
        let cart = log.record { Cart() }
        let token = log.record { MutableProperty<Any?>(nil, name: "token") }
        cart.price = 5
        token.value = 1
        #expect(log.restore(.max) == [] && log.restore(log.moments.last!.id) == [], "It is the present.")
        #expect(log.restore(0).map { $0.prefix(5) } == ["token"])
        cart.count = 2
        #expect(log.restore(0) == [], "The write of the token is forgotten.")
    }

    @Test func aScreenThatIsMadeAgainCanBeSteppedForward() {
        final class Editor {
            @Reactive var name = ""
            @Reactive var isNew = false
            init() { isNew = true }
        }
        let isOpen = log.record { MutableProperty(false) }
        var editor: Editor?
        let observation = log.record { isOpen.observe { editor = $0 ? Editor() : nil } }
        log.record { isOpen.value = true }
        let opened = log.events.last { $0.kind == .write }!.number
        editor?.name = "Ada"
        _ = log.restore(0)
        #expect(editor == nil)
        _ = log.restore(opened)
        #expect(editor?.name == "")
        _ = log.restore(.max)
        #expect(editor?.name == "Ada")
        observation.dispose()
    }

    @Test func objectsAreNotKept() {
        let lifetime = Lifetime()
        let property = log.record { MutableProperty<Any?>(nil, name: "token") }
        property.value = lifetime.token()
        let last = log.events.last!.number
        property.value = nil
        #expect(lifetime.alive == 0)
        let lost = log.restore(last)
        #expect(lost.count == 1 && lost[0].hasPrefix("token ("))
    }
}
