import BinderyTestSupport
import BinderyTesting
import BinderyView
import Testing

private struct Item: Identifiable, Equatable {
    let id: Int
    var name = "?"
}

@Suite struct ForEachTests {
    private let items = MutableProperty([Item(id: 1), Item(id: 2), Item(id: 3)])

    private func list() -> HeadlessApp {
        HeadlessApp {
            Column {
                Text("").id("header")
                ForEach(items) { item in
                    Row { TextField("Name", text: MutableProperty("")).id("name") }.id("row-\(item.value.id)")
                }
                Text("").id("footer")
            }
            .id("list")
        }
    }

    private func rows(_ app: HeadlessApp) -> [String] { app.ids.filter { $0.hasPrefix("row") || $0.hasSuffix("er") } }

    private func show(_ ids: [Int]) { items.value = ids.map { Item(id: $0) } }

    @Test func insertsRemovesAndMovesRows() {
        let app = list()
        #expect(rows(app) == ["header", "row-1", "row-2", "row-3", "footer"])
        show([1, 4, 2, 3])
        #expect(rows(app) == ["header", "row-1", "row-4", "row-2", "row-3", "footer"])
        show([4, 3])
        #expect(rows(app) == ["header", "row-4", "row-3", "footer"])
        show([3, 5, 4])
        #expect(rows(app) == ["header", "row-3", "row-5", "row-4", "footer"])
        show([])
        #expect(rows(app) == ["header", "footer"])
        show([2, 1])
        #expect(rows(app) == ["header", "row-2", "row-1", "footer"])
    }

    @Test func aRowThatStaysOrMovesKeepsItsNodesAndItsFocus() throws {
        let app = list()
        let row = try app.find("row-3")
        try row.find("name").type("typed")
        show([3, 9, 1])
        #expect(try app.find("row-3").node === row.node)
        #expect(try app.find("row-3").find("name").value == "typed")
        #expect(try app.find("row-3").find("name").isFocused)
    }

    @Test func ofElementsWithTheSameIdentityTheFirstIsShown() {
        let app = HeadlessApp { Column { ForEach(items) { Text($0.map { $0.name }) } }.id("list") }
        items.value = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 1, name: "c")]
        #expect(try! app.find("list").text == "a\nb")
        items.value = [Item(id: 1, name: "c"), Item(id: 1, name: "a")]
        #expect(try! app.find("list").text == "c")
    }

    @Test func anElementThatChangesUpdatesItsRow() throws {
        let app = HeadlessApp { ForEach(items) { item in Text(item.map { $0.name }).id("row-\(item.value.id)") } }
        let node = try app.find("row-2").node
        items.value[1].name = "two"
        #expect(try app.find("row-2").text == "two")
        #expect(try app.find("row-2").node === node)
    }

    @Test func theBindingsOfARowThatLeavesEnd() {
        let tick = MutableProperty(0)
        var computed: [Int: Int] = [:]
        let app = HeadlessApp {
            ForEach(items) { item in
                let id = item.value.id
                Text(
                    tick.map {
                        computed[id, default: 0] += 1
                        return "\($0)"
                    })
            }
        }
        #expect(computed == [1: 1, 2: 1, 3: 1])
        show([3, 1])
        tick.value = 1
        #expect(computed == [1: 2, 2: 1, 3: 2])
        app.close()
        tick.value = 2
        #expect(computed == [1: 2, 2: 1, 3: 2])
    }

    @Test func structureInARowChangesInItsPlace() {
        let isOpen = MutableProperty(false)
        let app = HeadlessApp {
            ForEach(items) { item in
                Text("").id("row-\(item.value.id)")
                When(isOpen.map { $0 && item.value.id == 2 }) { Text("").id("detail") }
            }
        }
        isOpen.value = true
        #expect(app.ids == ["row-1", "row-2", "detail", "row-3"])
        show([3, 2])
        #expect(app.ids == ["row-3", "row-2", "detail"])
    }

    @Test func randomChangesEndInTheOrderOfTheElements() {
        let app = list()
        var random = SplitMix(seed: 7)
        for _ in 0..<300 {
            let ids = (0..<8).shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random))
            show(Array(ids))
            #expect(rows(app) == ["header"] + ids.map { "row-\($0)" } + ["footer"])
        }
    }

    // MARK: Over a list of deltas

    private func show(_ list: MutableListProperty<Item>) -> HeadlessApp {
        HeadlessApp {
            Column { ForEach(list) { item in Text(item.map { $0.name }).id("row-\(item.value.id)") } }.id("list")
        }
    }

    private func list(_ ids: Int...) -> MutableListProperty<Item> {
        MutableListProperty(ids.map { Item(id: $0, name: "\($0)") })
    }

    @Test func aListIsFollowedByItsDeltas() throws {
        let list = list(1, 2, 3)
        let app = show(list)
        let node = try app.find("row-3").node
        list.insert(Item(id: 4), at: 1)
        list.move(from: 3, to: 0)
        #expect(app.ids == ["list", "row-3", "row-1", "row-4", "row-2"])
        #expect(try app.find("row-3").node === node)
        list.remove(at: 1)
        list[0].name = "three"
        #expect(app.ids == ["list", "row-3", "row-4", "row-2"])
        #expect(try app.find("row-3").text == "three")
    }

    @Test func anElementThatGetsAnotherIdentityIsAnotherRow() throws {
        let list = list(1, 2)
        var made: [Int] = []
        let app = HeadlessApp {
            ForEach(list) { item in
                made.append(item.value.id)
                return Text("").id("row-\(item.value.id)")
            }
        }
        let node = try app.find("row-2").node
        list[1] = Item(id: 5)
        #expect(app.ids == ["row-1", "row-5"])
        #expect(try app.find("row-5").node !== node)
        #expect(made == [1, 2, 5])
    }

    @Test func ofDuplicatesInAListTheFirstIsShownWhateverComesOrGoes() throws {
        let list = list(1, 2)
        let app = show(list)
        list.append(Item(id: 1, name: "second"))
        #expect(try app.find("list").text == "1\n2")
        let node = try app.find("row-1").node
        list.remove(at: 0)
        #expect(try app.find("list").text == "2\nsecond")
        #expect(try app.find("row-1").node === node, "the row is moved, with all that is in it")
        list.insert(Item(id: 1, name: "zeroth"), at: 0)
        #expect(try app.find("list").text == "zeroth\n2")
    }

    @Test func whatIsRemovedAndInsertedAgainInOneTransactionIsMoved() throws {
        let list = list(1, 2, 3)
        let app = show(list)
        let node = try app.find("row-1").node
        transaction {
            let item = list.remove(at: 0)
            list.append(item)
        }
        #expect(app.ids == ["list", "row-2", "row-3", "row-1"])
        #expect(try app.find("row-1").node === node)
    }

    @Test func aRowMayWriteTheListWhileItIsMounted() {
        let list = list(1, 2, 3)
        let app = HeadlessApp {
            ForEach(list) { item in
                if item.value.id == 1, list.count.value == 3 {
                    list.remove(at: 1)
                    list.append(Item(id: 9))
                }
                if item.value.id == 9 { list.insert(Item(id: 10), at: 0) }
                return Text("").id("row-\(item.value.id)")
            }
        }
        #expect(app.ids == ["row-10", "row-1", "row-3", "row-9"])
        list.removeAll()
        list.append(Item(id: 1))
        #expect(app.ids == ["row-1"])
    }

    @Test func randomDeltasWithDuplicatesEndInTheFirstOfEach() throws {
        var random = SplitMix(seed: 11)
        let list = MutableListProperty<Item>()
        let app = show(list)
        for _ in 0..<300 {
            transaction {
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    list.change(using: &random) { Item(id: $0, name: $1) }
                }
            }
            var seen = Set<Int>()
            let expected = list.value.filter { seen.insert($0.id).inserted }
            #expect(app.ids == ["list"] + expected.map { "row-\($0.id)" })
            #expect(try app.find("list").text == expected.map(\.name).joined(separator: "\n"))
        }
    }

    @Test func removingTenThousandRowsEndsTheirBindings() throws {
        try trackingLifetimes { lifetimes in
            let list = MutableListProperty((0..<10_000).map { Item(id: $0) })
            let tick = MutableProperty(0)
            var computed = 0
            let app = HeadlessApp {
                ForEach(list) { item in
                    let model = lifetimes.track(RowModel(), as: "row \(item.value.id)")
                    return Text(
                        tick.map {
                            computed += 1
                            return "\($0) \(model)"
                        })
                }
            }
            #expect(computed == 10_000)
            list.removeAll()
            computed = 0
            tick.value = 1
            #expect(computed == 0)
            #expect(lifetimes.living.isEmpty)
            #expect(app.backend.livingNodes.isEmpty)
        }
    }
}

private final class RowModel {}
