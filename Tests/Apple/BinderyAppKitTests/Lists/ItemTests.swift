import AppKit
import BinderyAppKit
import BinderyTestSupport
import Testing

@MainActor
@Suite struct ItemTests {
    private final class Tile: NSCollectionViewItem {
        let label = NSTextField()
        var id = 0

        override func loadView() {
            view = NSView()
            view.addSubview(label)
        }
    }

    private struct Good: Identifiable, Equatable {
        let id: Int
        var kind: String
    }

    private let window = NSWindow()
    private let view = NSCollectionView()

    init() { window.contentView?.addSubview(view) }

    private var texts: [String] { view.standInItems.map { ($0 as? Tile)?.label.stringValue ?? "" } }

    /// The items by the elements that they show.
    private var tiles: [Int: Tile] {
        Dictionary(uniqueKeysWithValues: view.standInItems.map { $0 as! Tile }.map { ($0.id, $0) })
    }

    @Test
    func aListIsShownAsItems() {
        let list = MutableListProperty([1, 2, 3])
        let items = view.reactive.items(list, in: Tile.self) { item, number, _ in item.label.stringValue = "\(number)" }
        view.layoutSubtreeIfNeeded()
        view.isSelectable = true
        var selected: [Int] = []
        let observation = items.selections.observe { selected.append($0) }
        let (kept, reloads) = (view.standInItems[1], view.standInReloads)
        let reasons = StandIn.reasonsRaised {
            transaction {
                list.append(4)
                list.remove(at: 0)
                list.move(from: 0, to: 2)
            }
        }
        #expect(reasons == [])
        #expect(texts == ["3", "4", "2"])
        #expect(view.standInItems[2] === kept && view.standInReloads == reloads)
        view.userClicks(item: 1)
        #expect(selected == [4])
        observation.dispose()
    }

    @Test
    func whatConfigureMakesEndsWithTheItem() {
        let list = MutableListProperty(Array(0..<6))
        let names = list.value.map { MutableProperty("\($0)") }
        view.standInItemsOnScreen = 2
        var ended: [Int] = []
        let messages = diagnoses {
            view.reactive.items(list, in: Tile.self) { item, number, bag in
                item.label.reactive.text <~ names[number]
                bag.onDispose { ended.append(number) }
            }
            view.layoutSubtreeIfNeeded()
            view.userScrolls(to: 3)
        }
        #expect(messages == [])
        #expect(ended.sorted() == [0, 1])
        names[0].value = "old"
        names[3].value = "three"
        #expect(texts == ["three", "4"])
        list.remove(at: 3)
        #expect(ended.sorted() == [0, 1, 3])
    }

    @Test
    func nearTheEndMoreIsAskedForOnce() {
        view.standInItemsOnScreen = 4
        let items = view.reactive.items(MutableListProperty(Array(0..<10)), in: Tile.self) { _, _, _ in }
        items.approachDistance = 2
        var asked = 0
        let observation = items.approaches.observe { asked += 1 }
        view.layoutSubtreeIfNeeded()
        #expect(asked == 0)
        view.userScrolls(to: 6)
        view.userScrolls(to: 5)
        view.userScrolls(to: 6)
        #expect(asked == 1)
        view.userScrolls(to: 0)
        view.userScrolls(to: 6)
        #expect(asked == 2, "the user comes back")
        observation.dispose()
    }

    @Test
    func everythingEndsWithTheView() {
        weak var released: NSCollectionView?
        let list = MutableListProperty([1, 2, 3])
        var hasCompleted = false
        do {
            let (window, view) = (NSWindow(), NSCollectionView())
            window.contentView?.addSubview(view)
            let items = view.reactive.items(list, in: Tile.self) { _, _, _ in }
            _ = items.selections.observe(onValue: { _ in }, onCompletion: { hasCompleted = true })
            _ = items.selection(by: \.self)
            view.layoutSubtreeIfNeeded()
            released = view
        }
        #expect(released == nil && hasCompleted)
        list.append(7)
    }

    // MARK: Selection

    private var selectedTexts: [String] {
        view.standInItems.filter(\.isSelected).map { ($0 as? Tile)?.label.stringValue ?? "" }
    }

    @Test
    func theSelectionGoesBothWays() {
        let list = MutableListProperty((1...4).map { Good(id: $0, kind: "") })
        let items = view.reactive.items(list, in: Tile.self) { item, good, _ in item.label.stringValue = "\(good.id)" }
        let selected = MutableProperty<Int?>(nil)
        items.selection(by: \.id) <~> selected
        view.layoutSubtreeIfNeeded()
        view.isSelectable = true
        view.userClicks(item: 1)
        #expect(selected.value == 2)
        selected.value = 4
        #expect(selectedTexts == ["4"])
        list.move(from: 3, to: 0)
        #expect(selected.value == 4 && selectedTexts == ["4"])
        list.remove(at: 0)
        #expect(selected.value == 4 && selectedTexts == [])
        list.append(Good(id: 4, kind: ""))
        #expect(selected.value == 4 && selectedTexts == ["4"])
        view.userClicksOutside()
        #expect(selected.value == nil && selectedTexts == [])
    }

    @Test
    func anElementMayBeAddedAndSelectedByOneTransaction() {
        let (list, selected) = (MutableListProperty([Good(id: 1, kind: "a")]), MutableProperty<Int?>(1))
        let items = view.reactive.sections(list.grouped(by: \.kind), in: Tile.self) { item, good, _ in
            item.label.stringValue = "\(good.id)"
        }
        view.layoutSubtreeIfNeeded()
        items.selection(by: \.id) <~> selected
        #expect(selectedTexts == ["1"])
        transaction {
            selected.value = 2
            list.insert(Good(id: 2, kind: "b"), at: 0)
        }
        #expect(selected.value == 2 && selectedTexts == ["2"])
    }

    /// Sections that appear, move and end while their items change, by batches that the view accepts.
    @Test(arguments: 0..<40)
    func sectionsEqualTheGroupsAfterAnyChange(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let kinds = ["a", "b", "c", "d"]
        let goods = MutableListProperty<Good>([])
        let groups = goods.grouped(by: \.kind)
        view.standInItemsOnScreen = 400
        view.reactive.sections(groups, in: Tile.self) { item, good, _ in
            item.id = good.id
            item.label.stringValue = "\(good.kind)\(good.id)"
        }
        view.layoutSubtreeIfNeeded()
        var next = 0
        let reasons = StandIn.reasonsRaised {
            for _ in 0..<60 {
                let before = tiles
                transaction {
                    for _ in 0...random.below(5) {
                        let count = goods.value.count
                        switch random.below(5) {
                        case 0, 1:
                            next += 1
                            goods.insert(Good(id: next, kind: kinds[random.below(4)]), at: random.below(count + 1))
                        case 2 where count > 0: goods.remove(at: random.below(count))
                        case 3 where count > 0: goods.value[random.below(count)].kind = kinds[random.below(4)]
                        case 4 where count > 0: goods.move(from: random.below(count), to: random.below(count))
                        default: break
                        }
                    }
                }
                #expect(view.standInCounts == groups.value.map { $0.elements.value.count })
                #expect(tiles.allSatisfy { before[$0] == nil || before[$0] === $1 }, "an element keeps its item")
                #expect(texts == groups.value.flatMap { $0.elements.value.map { "\($0.kind)\($0.id)" } })
            }
        }
        #expect(reasons == [])
    }
}
