import Bindery
import BinderyTestSupport
import Testing

@Suite struct JoinTests {
    private struct Order: Identifiable, Equatable {
        var id: Int, customer: Int
    }

    private struct Customer: Identifiable, Equatable {
        var id: Int, name: String
    }

    private let orders = MutableListProperty([
        Order(id: 1, customer: 1), Order(id: 2, customer: 2), Order(id: 3, customer: 1),
    ])
    private let customers = MutableListProperty([Customer(id: 1, name: "A")])

    private var rows: ListProperty<String> {
        orders.joined(with: customers, on: \.customer, equals: \.id) { "\($0.id) \($1?.name ?? "–")" }
    }

    @Test func eachElementIsCombinedWithItsMatch() {
        let rows = rows
        let checker = DeltaChecker(rows)
        #expect(rows.value == ["1 A", "2 –", "3 A"])
        customers.append(Customer(id: 2, name: "B"))
        customers[0].name = "a"
        #expect(rows.value == ["1 a", "2 B", "3 a"])
        customers.insert(Customer(id: 1, name: "first"), at: 0)
        orders[1].customer = 1
        #expect(rows.value == ["1 first", "2 first", "3 first"])
        customers.removeAll()
        #expect(rows.value == ["1 –", "2 –", "3 –"] && checker.isRight)
    }

    /// Random changes of both sides, observed and not, against recomputation.
    @Test func randomJoinsAgreeWithRecomputation() {
        for seed in 0..<120 as Range<UInt64> {
            var random = SplitMix(seed: seed)
            let orders = MutableListProperty<Order>(), customers = MutableListProperty<Customer>()
            let rows = orders.joined(with: customers.filter { $0.name != "2" }, on: \.customer, equals: \.id) {
                "\($0.id) \($1?.name ?? "–")"
            }
            var checker: DeltaChecker<String>?
            for step in 0..<60 {
                if random.below(8) == 0 { checker = checker == nil ? DeltaChecker(rows) : nil }
                transaction {
                    for _ in 0...random.below(3) {
                        let order = Order(id: step, customer: random.below(4))
                        let customer = Customer(id: random.below(4), name: "\(random.below(5))")
                        let (count, others) = (orders.count.value, customers.count.value)
                        switch random.below(8) {
                        case 0, 1: orders.insert(order, at: random.below(count + 1))
                        case 2, 3: customers.insert(customer, at: random.below(others + 1))
                        case 4 where count > 0: orders.remove(at: random.below(count))
                        case 5 where others > 0: customers.remove(at: random.below(others))
                        case 6 where count > 0: orders[random.below(count)].customer = random.below(4)
                        case 7 where others > 0:
                            customers[random.below(others)] = customer
                            customers.move(from: random.below(others), to: random.below(others))
                        default: break
                        }
                    }
                }
                let matches = customers.value.filter { $0.name != "2" }
                let expected = orders.value.map { order in
                    "\(order.id) \(matches.first { $0.id == order.customer }?.name ?? "–")"
                }
                let isRight = checker?.isRight ?? true
                if checker != nil || random.below(3) == 0 {
                    #expect(rows.value == expected && isRight, "seed \(seed)")
                    if rows.value != expected || !isRight { return }
                }
            }
        }
    }

    @Test func eachElementHasABagThatEndsWithIt() {
        var log: [String] = []
        let goods = MutableListProperty<Good>((0..<3).map { Good($0, price: 0) })
        let observation = goods.observeEach { good, bag in
            good.price.observeChanges { log.append("\(good.id) costs \($0)") }.disposed(by: bag)
            if good.id == 9 { goods.removeAll() }
        }
        goods.move(from: 0, to: 2)
        let removed = goods.remove(at: 0)
        removed.price.value = 1
        goods.value.last?.price.value = 2
        #expect(log == ["0 costs 2"])
        let two = goods[0]
        goods.append(Good(9, price: 0))
        two.price.value = 3
        #expect(log == ["0 costs 2"] && goods.isEmpty.value)
        observation.dispose()
        observation.dispose()
        goods.append(Good(4, price: 0))
        goods[0].price.value = 5
        #expect(log == ["0 costs 2"])
    }
}
