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
        var random = SplitMix(state: 7)
        for _ in 0..<300 {
            let ids = (0..<8).shuffled(using: &random).prefix(Int.random(in: 0...8, using: &random))
            show(Array(ids))
            #expect(rows(app) == ["header"] + ids.map { "row-\($0)" } + ["footer"])
        }
    }
}

private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
