import BinderyTestSupport
import BinderyTesting
import BinderyView
import Testing

private struct Good: Identifiable, Equatable {
    let id: Int
    var kind: String
}

@Suite struct ListSectionTests {
    private let goods = MutableListProperty([
        Good(id: 1, kind: "fruit"), Good(id: 2, kind: "roots"), Good(id: 3, kind: "fruit"),
    ])

    private func app() -> HeadlessApp {
        HeadlessApp {
            List(sections: goods.grouped(by: \.kind)) { section in
                Text(section.elements.count.map { "\(section.key) (\($0))" })
            } row: { good in
                TextField("Note", text: MutableProperty("")).id("note")
                Text(good.map { "\($0.id) \($0.kind)" })
            }
            .id("list")
        }
    }

    /// Screen readers count rows without the headers before them.
    @Test func headersAreCountedAmongWhatIsShown() throws {
        goods.value =
            (1...10).map { Good(id: $0, kind: "a") } + (1...11).map { Good(id: $0, kind: "b") }
            + [Good(id: 12, kind: "c")]
        let app = app()
        let list = try app.find("list").node
        #expect(list.listState?.count == 15 && list.listState?.headers == 3)
        goods.value = [Good(id: 1, kind: "a"), Good(id: 2, kind: "b")]
        #expect(list.listState?.count == 4 && list.listState?.headers == 2)
    }

    @Test func eachSectionHasAHeader() throws {
        let app = app()
        #expect(
            try app.find("list").visibleRows == ["section-fruit", "row-1", "row-3", "section-roots", "row-2"])
        #expect(try app.find("section-fruit").text == "fruit (2)")
        goods.append(Good(id: 4, kind: "leaves"))
        #expect(try app.find("list").visibleRows.suffix(2) == ["section-leaves", "row-4"])
    }

    @Test func theHeaderOfASectionThatBeganEarlierStays() throws {
        goods.value = (0..<100).map { Good(id: $0, kind: $0 < 60 ? "fruit" : "roots") }
        let app = app()
        let list = try app.find("list")
        try list.scroll(toRow: 30)
        #expect(try list.visibleRows.first == "row-29")
        #expect(try app.find("section-fruit").text == "fruit (60)")
        goods.remove(at: 0)
        #expect(try app.find("section-fruit").text == "fruit (59)")
        try list.scroll(toRow: 80)
        #expect(app.ids.first { $0.hasPrefix("section-") } == "section-roots")
        goods[goods.value.firstIndex { $0.id == 79 }!].kind = "fruit"
        #expect(app.ids.contains("section-fruit") == false)
        try list.scroll(toRow: 61)
        #expect(try list.visibleRows.first == "section-roots")
        #expect(app.ids.filter { $0.hasPrefix("section-") } == ["section-roots"])
        try list.scrollToTop()
        #expect(app.ids.filter { $0.hasPrefix("section-") } == ["section-fruit"])
        goods.removeAll()
        #expect(app.ids == ["list"])
    }

    @Test func aSectionThatEmptiesLeaves() throws {
        let app = app()
        goods.remove(at: 1)
        #expect(try app.find("list").visibleRows == ["section-fruit", "row-1", "row-3"])
        goods.removeAll()
        #expect(try app.find("list").visibleRows == [])
        goods.append(Good(id: 2, kind: "roots"))
        #expect(try app.find("list").visibleRows == ["section-roots", "row-2"])
    }

    @Test func aRowThatMovesAcrossSectionsKeepsItsNodeItsStateAndItsFocus() throws {
        let app = app()
        let row = try app.find("row-3")
        try row.find("note").type("mine")
        goods[2].kind = "roots"
        #expect(try app.find("list").visibleRows == ["section-fruit", "row-1", "section-roots", "row-2", "row-3"])
        #expect(try app.find("row-3").node === row.node)
        #expect(try app.find("row-3").find("note").value == "mine")
        #expect(try app.find("row-3").find("note").isFocused)
        #expect(try app.find("row-3").text == "3 roots")
        goods[1].kind = "fruit"
        #expect(try app.find("list").visibleRows == ["section-fruit", "row-1", "row-2", "section-roots", "row-3"])
    }

    @Test func anElementInTwoSectionsIsShownInTheFirst() throws {
        let app = app()
        goods.append(Good(id: 1, kind: "roots"))
        #expect(
            try app.find("list").visibleRows == ["section-fruit", "row-1", "row-3", "section-roots", "row-2"])
        goods.remove(at: 0)
        #expect(
            try app.find("list").visibleRows == ["section-roots", "row-2", "row-1", "section-fruit", "row-3"])
    }

    @Test func aSectionThatEmptiesAndComesAgainAtOnceKeepsItsHeader() throws {
        let app = app()
        let header = try app.find("section-fruit").node
        goods.value = [Good(id: 4, kind: "fruit"), Good(id: 5, kind: "fruit"), Good(id: 6, kind: "fruit")]
        #expect(try app.find("list").visibleRows == ["section-fruit", "row-4", "row-5", "row-6"])
        #expect(try app.find("section-fruit").text == "fruit (3)")
        #expect(try app.find("section-fruit").node === header)
        transaction {
            goods.removeAll()
            goods.append(Good(id: 7, kind: "fruit"))
        }
        #expect(try app.find("section-fruit").text == "fruit (1)")
        #expect(try app.find("section-fruit").node === header)
    }

    @Test func aSectionOfTheSameKeyInAnotherListHasAnotherHeader() throws {
        let others = MutableListProperty([Good(id: 8, kind: "fruit")])
        let (first, second) = (goods.grouped(by: \.kind), others.grouped(by: \.kind))
        let isSecond = MutableProperty(false)
        let sections = ListProperty(Property { isSecond.value ? second.value : first.value }, id: \.key)
        let app = HeadlessApp {
            List(sections: sections) { section in
                Text(section.elements.count.map { "\(section.key) (\($0))" })
            } row: { good in
                Text(good.map { "\($0.id)" })
            }
            .id("list")
        }
        isSecond.value = true
        #expect(try app.find("list").visibleRows == ["section-fruit", "row-8"])
        #expect(try app.find("section-fruit").text == "fruit (1)")
        others.append(Good(id: 9, kind: "fruit"))
        #expect(try app.find("section-fruit").text == "fruit (2)")
    }

    @Test func randomMovesAcrossSectionsEndWhereTheyBelong() throws {
        var random = SplitMix(seed: 5)
        let app = app()
        for _ in 0..<300 {
            transaction {
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    let kind = "\(Int.random(in: 0..<3, using: &random))"
                    goods.change(using: &random, identities: 8) { id, _ in Good(id: id, kind: kind) }
                }
            }
            var seen = Set<Int>()
            var kinds: [String] = []
            for good in goods.value where !kinds.contains(good.kind) { kinds.append(good.kind) }
            let expected = kinds.flatMap { kind in
                ["section-\(kind)"]
                    + goods.value.filter { $0.kind == kind && seen.insert($0.id).inserted }.map { "row-\($0.id)" }
            }
            try app.find("list").scrollToTop()
            #expect(try app.find("list").visibleRows == Array(expected.prefix(20)))
            for kind in kinds where app.isPresent("section-\(kind)") {
                let count = goods.value.count { $0.kind == kind }
                #expect(try app.find("section-\(kind)").text == "\(kind) (\(count))")
            }
        }
    }
}
