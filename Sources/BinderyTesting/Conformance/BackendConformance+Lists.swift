internal import BinderyView

extension BackendConformance {
    static var lists: [Case] {
        [
            Case("a list shows rows, which come, move and go") { stage throws(ConformanceFailure) in
                let rows = MutableListProperty([1, 2, 3])
                stage.mount(List(rows, id: { $0 }) { row in Text(row.map { "\($0)" }) }.id("list"))
                try stage.expectShown(
                    "list #list", "row #row-1", "text 1", "row #row-2", "text 2", "row #row-3", "text 3")
                rows.move(from: 2, to: 0)
                rows.remove(at: 1)
                rows.append(4)
                try stage.expectShown(
                    "list #list", "row #row-3", "text 3", "row #row-2", "text 2", "row #row-4", "text 4")
            },
            Case("a list mounts what is seen") { stage throws(ConformanceFailure) in
                let rows = MutableListProperty(Array(0..<10_000))
                let tick = MutableProperty(0)
                var mounted = Set<Int>()
                stage.mount(
                    List(rows, id: { $0 }) { row in
                        let number = row.value
                        return Text(
                            tick.map {
                                mounted.insert(number)
                                return "\(number) \($0)"
                            })
                    }
                    .id("list"))
                try stage.expect(mounted.count < 400 && mounted.contains(0), true)
                stage.probe.scroll("list", to: 5000)
                mounted = []
                tick.value = 1
                try stage.expect(mounted.count < 400 && mounted.isSuperset(of: 5000..<5020), true)
                stage.probe.scroll("list", to: 1_000_000)
                mounted = []
                tick.value = 2
                try stage.expect(mounted.count < 400 && mounted.isSuperset(of: 9980..<10_000), true)
                stage.probe.scroll("list", to: 0)
                mounted = []
                tick.value = 3
                try stage.expect(mounted.count < 400 && mounted.isSuperset(of: 0..<20), true)
            },
            Case("sections have headers, and rows move across them") { stage throws(ConformanceFailure) in
                let rows = MutableListProperty([1, 2, 3])
                let odd = MutableProperty(true)
                let sections = rows.grouped { odd.value && $0 % 2 == 1 ? "odd" : "even" }
                stage.mount(
                    List(sections: sections, id: { $0 }) { section in
                        Text(section.key)
                    } row: { _ in
                        TextField("Note", text: MutableProperty(""))
                    }
                    .id("list"))
                try stage.expectShown(
                    "list #list", "header #section-odd", "text odd", "row #row-1", "field Note = ", "row #row-3",
                    "field Note = ", "header #section-even", "text even", "row #row-2", "field Note = ")
                odd.value = false
                try stage.expectShown(
                    "list #list", "header #section-even", "text even", "row #row-1", "field Note = ", "row #row-2",
                    "field Note = ", "row #row-3", "field Note = ")
            },
            Case("the header of a section stays while rows of it are seen") { stage throws(ConformanceFailure) in
                let rows = MutableListProperty(Array(0..<2000))
                stage.mount(
                    List(sections: rows.grouped { $0 < 1000 ? "low" : "high" }, id: { $0 }) { section in
                        Text(section.key)
                    } row: { _ in
                        EmptyView()
                    }
                    .id("list"))
                stage.probe.scroll("list", to: 500)
                try stage.expect(stage.probe.shown().prefix(3).map(\.text), ["", "", "low"])
                try stage.expect(stage.probe.shown().filter { $0.kind == .header }.map(\.id), ["section-low"])
                stage.probe.scroll("list", to: 1500)
                try stage.expect(stage.probe.shown().filter { $0.kind == .header }.map(\.id), ["section-high"])
                stage.probe.scroll("list", to: 0)
                try stage.expect(stage.probe.shown().filter { $0.kind == .header }.map(\.id), ["section-low"])
            },
            Case("the current row is marked") { stage throws(ConformanceFailure) in
                let current = MutableProperty<Int?>(nil)
                let rows = MutableListProperty([1, 2])
                stage.mount(List(rows, id: { $0 }) { _ in EmptyView() }.current(current.map { $0 }).id("list"))
                try stage.expectShown("list #list", "row #row-1", "row #row-2")
                current.value = 2
                try stage.expectShown("list #list", "row #row-1", "row #row-2 = current")
                current.value = 1
                try stage.expectShown("list #list", "row #row-1 = current", "row #row-2")
            },
            Case("rows are selected and opened") { stage throws(ConformanceFailure) in
                let selection = MutableProperty<Set<Int>>([])
                var opened: [Int] = []
                let rows = MutableListProperty([1, 2])
                stage.mount(
                    List(rows, id: { $0 }) { _ in EmptyView() }.selection(selection).onOpen { opened.append($0) }.id(
                        "list"))
                stage.probe.tap("row-1")
                stage.probe.tap("row-2")
                stage.probe.tap("row-1")
                stage.probe.open("row-1")
                try stage.expect(opened, [1])
                try stage.expectShown("list #list", "row #row-1", "row #row-2 = selected")
            },
            Case("rows of which nothing was said cannot be pressed") { stage throws(ConformanceFailure) in
                let rows = MutableListProperty([1])
                stage.mount(List(rows, id: { $0 }) { _ in EmptyView() }.id("list"))
                stage.probe.tap("row-1")
                stage.probe.open("row-1")
                stage.probe.refresh("list")
                try stage.expectShown("list #list", "row #row-1")
            },
            Case("a list is refreshed, and says so") { stage throws(ConformanceFailure) in
                let time = stage.time
                let refresh = Action<Void, Void, Never> { try? await time.sleep(for: .seconds(1)) }
                let rows = MutableListProperty([1])
                stage.mount(List(rows, id: { $0 }) { _ in EmptyView() }.refreshing(by: refresh).id("list"))
                stage.probe.refresh("list")
                try stage.expectShown("list #list = refreshing", "row #row-1")
                time.advance(by: .seconds(1))
                try stage.expectShown("list #list", "row #row-1")
            },
            Case("a list whose refreshing is disabled is not refreshed") { stage throws(ConformanceFailure) in
                var refreshes = 0
                let isOnline = MutableProperty(false)
                let refresh = Action<Void, Void, Never>(enabledIf: isOnline, policy: .concurrent) { refreshes += 1 }
                let rows = MutableListProperty([1])
                stage.mount(List(rows, id: { $0 }) { _ in EmptyView() }.refreshing(by: refresh).id("list"))
                stage.probe.refresh("list")
                try stage.expect(refreshes, 0)
                isOnline.value = true
                stage.probe.refresh("list")
                try stage.expect(refreshes, 1)
            },
            Case("more is loaded near the end") { stage throws(ConformanceFailure) in
                var loads = 0
                let rows = MutableListProperty(Array(0..<100))
                let hasMore = MutableProperty(true)
                let more = Action<Void, Void, Never> {
                    loads += 1
                    rows.append(contentsOf: 100..<150)
                    hasMore.value = false
                }
                stage.mount(
                    List(rows, id: { $0 }) { _ in EmptyView() }.loadingMore(by: more, while: hasMore).id("list"))
                stage.probe.scroll("list", to: 10)
                try stage.expect(loads, 0)
                stage.probe.scroll("list", to: 75)
                try stage.expect(loads, 1)
                stage.probe.scroll("list", to: 200)
                try stage.expect(loads, 1)
                try stage.expect(stage.probe.shown().contains { $0.id == "row-149" }, true)
            },
        ]
    }
}
