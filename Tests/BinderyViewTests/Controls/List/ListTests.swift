import BinderyTestSupport
import BinderyTesting
import BinderyView
import Testing

private struct Good: Identifiable, Equatable {
    let id: Int
    var name = "?"
    var kind = "a"
}

@Suite struct ListTests {
    private let goods = MutableListProperty((0..<100).map { Good(id: $0, name: "good \($0)") })

    private func app(_ change: @escaping (List<Good, Int>) -> some View = { $0.id("list") }) -> HeadlessApp {
        HeadlessApp {
            change(List(goods) { good in Text(good.map { $0.name }) })
        }
    }

    private func rows(_ range: Range<Int>) -> [String] { range.map { "row-\($0)" } }

    @Test func onlyWhatIsSeenIsMounted() throws {
        let app = app()
        #expect(app.ids == ["list"] + rows(0..<20))
        try app.find("list").scroll(toRow: 50)
        #expect(try app.find("list").visibleRows == rows(50..<70))
        try app.find("list").scrollToEnd()
        #expect(try app.find("list").visibleRows == rows(80..<100))
        #expect(app.backend.livingNodes.count == 2 + 2 * 20)
        #expect(try app.find("row-99").text == "good 99")
    }

    @Test func aPropertyOfAnArrayIsAListToo() throws {
        let array = MutableProperty([Good(id: 1, name: "one"), Good(id: 2, name: "two")])
        let app = HeadlessApp { List(array) { good in Text(good.map { $0.name }) }.id("list") }
        array.value = [Good(id: 2, name: "two"), Good(id: 3, name: "three")]
        #expect(try app.find("list").visibleRows == ["row-2", "row-3"])
        #expect(try app.find("list").text == "two\nthree")
    }

    @Test func ofManyNewRowsEachIsIdentifiedOnceAndOnlyThoseInSightAreMade() {
        var (identified, made) = (0, 0)
        let numbers = MutableListProperty<Int>([])
        let app = HeadlessApp {
            List(
                numbers,
                id: { number in
                    identified += 1
                    return number
                },
                content: { number in
                    made += 1
                    return Text(number.map { "\($0)" })
                }
            )
            .id("list")
        }
        numbers.value = Array(0..<10_000)
        #expect(app.ids == ["list"] + rows(0..<20))
        #expect((20...60).contains(made))
        #expect((10_000...10_500).contains(identified))
    }

    @Test func whatIsSeenStaysWhereItIsWhenRowsComeAbove() throws {
        let app = app()
        try app.find("list").scroll(toRow: 10)
        let node = try app.find("row-10").node
        goods.insert(contentsOf: (500..<600).map { Good(id: $0) }, at: 0)
        #expect(try app.find("list").visibleRows == rows(10..<30))
        #expect(try app.find("row-10").node === node)
        goods.removeSubrange(0..<105)
        #expect(try app.find("list").visibleRows == rows(10..<30))
    }

    @Test func atTheBeginningWhatComesFirstIsSeen() throws {
        let app = app()
        goods.insert(Good(id: 500), at: 0)
        #expect(try app.find("list").visibleRows == ["row-500"] + rows(0..<19))
    }

    @Test func anUpdatedElementUpdatesItsRow() throws {
        let app = app()
        let node = try app.find("row-3").node
        goods[3].name = "new"
        #expect(try app.find("row-3").text == "new")
        #expect(try app.find("row-3").node === node)
        goods[60].name = "far"
        try app.find("list").scroll(toRow: 60)
        #expect(try app.find("row-60").text == "far")
    }

    @Test func theBindingsOfARowThatIsScrolledAwayEnd() throws {
        let tick = MutableProperty(0)
        var computed = 0
        let app = HeadlessApp {
            List(goods) { _ in
                Text(
                    tick.map {
                        computed += 1
                        return "\($0)"
                    })
            }
            .id("list")
        }
        #expect(computed == 20)
        try app.find("list").scrollToEnd()
        #expect(computed == 40)
        tick.value = 1
        #expect(computed == 60)
    }

    /// The counterpart of `prepareForReuse`: the end of the scope, once for each row that leaves.
    @Test func whatARowDoesWhileItIsShownEndsOnceWhenItLeaves() throws {
        var log: [String] = []
        let app = HeadlessApp {
            List(goods) { good in
                Text("").whileShown { scope in
                    let id = good.value.id
                    log.append("+\(id)")
                    scope.onDispose { log.append("-\(id)") }
                }
            }
            .id("list")
        }
        #expect(log == (0..<20).map { "+\($0)" })
        log = []
        goods.value.removeFirst()
        #expect(log.filter { $0.hasPrefix("-") } == ["-0"])
        log = []
        try app.find("list").scrollToEnd()
        #expect(log.filter { $0.hasPrefix("-") }.sorted() == (1...20).map { "-\($0)" }.sorted())
        #expect(log.filter { $0.hasPrefix("+") }.count == 20)
    }

    @Test func removingTenThousandRowsEndsTheirBindings() throws {
        try trackingLifetimes { lifetimes in
            goods.value = (0..<10_000).map { Good(id: $0) }
            let app = HeadlessApp {
                List(goods) { good in
                    let model = lifetimes.track(RowModel(), as: "row \(good.value.id)")
                    return Text(good.map { "\($0.name) \(model)" })
                }
                .id("list")
            }
            for row in stride(from: 0, to: 10_000, by: 20) { try app.find("list").scroll(toRow: row) }
            #expect(lifetimes.living.count == 20)
            goods.removeAll()
            #expect(lifetimes.living.isEmpty)
            #expect(app.backend.livingNodes.count == 2)
        }
    }

    // MARK: Selecting and opening

    @Test func aRowIsSelectedByPressingIt() throws {
        let selected = MutableProperty<Int?>(nil)
        let app = app { $0.selection(selected).id("list") }
        try app.find("row-3").tap()
        #expect(selected.value == 3)
        #expect(try app.find("row-3").isSelected)
        selected.value = 4
        #expect(try !app.find("row-3").isSelected)
        #expect(try app.find("row-4").isSelected)
        try app.find("list").scroll(toRow: 40)
        try app.find("list").scrollToTop()
        #expect(try app.find("row-4").isSelected)
    }

    @Test func severalRowsAreSelectedAndNoLonger() throws {
        let selected = MutableProperty<Set<Int>>([])
        let app = app { $0.selection(selected).id("list") }
        try app.find("row-3").tap()
        try app.find("row-5").tap()
        #expect(selected.value == [3, 5])
        try app.find("row-3").tap()
        #expect(selected.value == [5])
        goods.remove(at: 5)
        #expect(selected.value == [5], "whether it is to remain so is known to the view model alone")
    }

    @Test func theRowOfWhatIsShownElsewhereIsMarked() throws {
        let shown = MutableProperty<Int?>(nil)
        let app = app { $0.current(shown.map { $0 }).id("list") }
        #expect(try !app.find("row-3").isCurrent)
        shown.value = 3
        #expect(try app.find("row-3").isCurrent)
        #expect(app.tree.contains("(current)"))
        shown.value = 4
        #expect(try !app.find("row-3").isCurrent && app.find("row-4").isCurrent)
        try app.find("list").scroll(toRow: 40)
        try app.find("list").scrollToTop()
        #expect(try app.find("row-4").isCurrent && !app.find("row-4").isSelected)
    }

    @Test func aRowIsOpenedWithWhatItIsNow() throws {
        var opened: [String] = []
        let app = app { $0.onOpen { opened.append($0.name) }.id("list") }
        goods[2].name = "new"
        try app.find("row-2").tap()
        try app.find("row-1").open()
        #expect(opened == ["new", "good 1"])
    }

    @Test func withASelectionAPressSelectsAndTheEnterKeyOpens() throws {
        let selected = MutableProperty<Int?>(nil)
        var opened: [Int] = []
        let app = app { $0.selection(selected).onOpen { opened.append($0.id) }.id("list") }
        try app.find("row-2").tap()
        #expect(selected.value == 2 && opened.isEmpty)
        try app.find("row-1").open()
        #expect(selected.value == 2 && opened == [1])
    }

    @Test func aRowOfWhichNothingWasSaidCannotBePressed() throws {
        let app = app()
        #expect(
            message { try app.find("row-1").tap() }
                == #"The list row "row-1" cannot be tapped: it is neither a button nor a link nor a control for a value."#
        )
        #expect(
            message { try app.find("row-1").open() }
                == #"The list row "row-1" cannot be opened: it is not a list row that can be opened."#)
    }

    // MARK: Scrolling

    @Test func aModelKnowsWhereThePersonIs() throws {
        let position = ListPosition()
        let app = app { $0.position(position).id("list") }
        #expect(position.visible.value == 0..<20 && !position.isBeyondFirstPage.value)
        try app.find("list").scroll(toRow: 21)
        #expect(position.visible.value == 21..<41 && position.isBeyondFirstPage.value)
        app.time.run { position.scrollToTop() }
        #expect(position.visible.value == 0..<20 && !position.isBeyondFirstPage.value)
        #expect(try app.find("list").visibleRows == rows(0..<20))
    }

    @Test func aModelScrollsToARow() throws {
        let position = ListPosition()
        let app = app { $0.position(position).id("list") }
        app.time.run { position.scroll(to: 77) }
        #expect(try app.find("list").visibleRows.contains("row-77"))
        app.time.run { position.scroll(to: 12) }
        #expect(try app.find("list").visibleRows.contains("row-12"))
        let before = try app.find("list").visibleRows
        app.time.run { position.scroll(to: 1000) }
        app.time.run { position.scroll(to: "twelve") }
        #expect(try app.find("list").visibleRows == before)
    }

    @Test func aRowThatIsAddedInTheSameTransactionIsScrolledTo() throws {
        let position = ListPosition()
        let app = app { $0.position(position).id("list") }
        app.time.run {
            transaction {
                goods.append(Good(id: 100))
                position.scroll(to: 100)
            }
        }
        #expect(try app.find("list").visibleRows == rows(81..<101))
        app.time.run {
            goods.append(contentsOf: (101..<200).map { Good(id: $0) })
            position.scroll(to: 199)
        }
        #expect(try app.find("list").visibleRows == rows(180..<200))
    }

    @Test func whatCannotBeScrolledSaysWhy() throws {
        let app = app()
        #expect(
            message { try app.find("list").scroll(toRow: 100) }
                == #"The list "list" cannot be scrolled to row 100: it has 100 rows."#)
        #expect(
            message { try app.find("row-1").scrollToEnd() }
                == #"The list row "row-1" cannot be scrolled: it is not a list."#)
        #expect(
            message { try app.find("list").pullToRefresh() }
                == #"The list "list" cannot be pulled down: it cannot be refreshed."#)
    }

    @Test func theTreeSaysWhatIsSeen() throws {
        let app = app()
        goods.value = Array(goods.value.prefix(2))
        #expect(
            app.tree == """
                list #list 0..<2 of 2
                  rows
                    list row #row-0
                      text "good 0"
                    list row #row-1
                      text "good 1"
                """)
    }

    // MARK: Random

    @Test func whateverHappensWhatIsSeenIsAWindowOfTheList() throws {
        for seed in 1...20 as ClosedRange<UInt64> {
            var random = SplitMix(seed: seed)
            goods.value = (0..<60).map { Good(id: $0, name: "\($0)") }
            var next = 1000
            let app = app()
            let list = try app.find("list")
            var top = 0
            for _ in 0..<60 {
                if Bool.random(using: &random), try list.rowCount > 0 {
                    top = Int.random(in: 0..<(try list.rowCount), using: &random)
                    try list.scroll(toRow: top)
                } else {
                    transaction {
                        for _ in 0..<Int.random(in: 1...3, using: &random) {
                            top = change(&next, top: top, using: &random)
                        }
                    }
                }
                top = max(0, min(top, goods.value.count - 20))
                let expected = goods.value[top..<min(top + 20, goods.value.count)]
                #expect(try list.visibleRows == expected.map { "row-\($0.id)" }, "seed \(seed)")
                #expect(list.text == expected.map(\.name).joined(separator: "\n"), "seed \(seed)")
            }
            #expect(app.backend.livingNodes.count == 2 + 2 * min(20, goods.value.count), "seed \(seed)")
        }
    }

    /// Makes one change, and returns the position of the window afterwards.
    private func change(_ next: inout Int, top: Int, using random: inout SplitMix) -> Int {
        let count = goods.value.count
        next += 1
        func inserted(at index: Int, _ top: Int) -> Int { top > 0 && index <= top ? top + 1 : top }
        func removed(at index: Int, _ top: Int) -> Int { index < top ? top - 1 : top }
        switch Int.random(in: 0..<9, using: &random) {
        case 0..<3:
            let index = Int.random(in: 0...count, using: &random)
            goods.insert(Good(id: next, name: "\(next)"), at: index)
            return inserted(at: index, top)
        case 3, 4:
            if count == 0 { return top }
            let index = Int.random(in: 0..<count, using: &random)
            goods.remove(at: index)
            return removed(at: index, top)
        case 5, 6:
            if count == 0 { return top }
            let from = Int.random(in: 0..<count, using: &random), to = Int.random(in: 0..<count, using: &random)
            goods.move(from: from, to: to)
            return from == to ? top : inserted(at: to, removed(at: from, top))
        case 7:
            if count > 0 { goods[Int.random(in: 0..<count, using: &random)].name = "changed \(next)" }
            return top
        default:
            if Int.random(in: 0..<5, using: &random) > 0 { return top }
            goods.removeAll()
            return 0
        }
    }
}

private final class RowModel {}
