import BinderyTestSupport
import BinderyUIKit
import Testing
import UIKit

@MainActor
@Suite struct ItemTests {
    private final class Tile: UICollectionViewCell {
        let label = UILabel()
    }

    private let window = UIWindow()
    private let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    private func shown() -> [String] { view.standInCells.map { ($0 as? Tile)?.label.text ?? "" } }

    @Test
    func theSelectionGoesBothWays() {
        window.addSubview(view)
        let (list, selected) = (MutableListProperty([1, 2, 3]), MutableProperty<Int?>(2))
        let items = view.reactive.items(list, in: Tile.self) { _, _, _ in }
        items.selection(by: \.self) <~> selected
        window.layoutIfNeeded()
        #expect(view.indexPathsForSelectedItems?.map(\.item) == [1])
        view.userTaps(item: 2)
        #expect(selected.value == 3)
        list.remove(at: 0)
        #expect(view.indexPathsForSelectedItems?.map(\.item) == [1])
        selected.value = nil
        #expect(view.indexPathsForSelectedItems == [])
    }

    @Test
    func aListIsShownAsItems() {
        window.addSubview(view)
        let list = MutableListProperty([1, 2, 3])
        let items = view.reactive.items(list, in: Tile.self) {
            $0.label.text = "\($1)"
            _ = $2
        }
        window.layoutIfNeeded()
        var selected: [Int] = []
        let observation = items.selections.observe { selected.append($0) }
        let reasons = StandIn.reasonsRaised {
            transaction {
                list.append(4)
                list.remove(at: 0)
                list.move(from: 0, to: 2)
            }
        }
        #expect(reasons == [])
        #expect(shown() == ["3", "4", "2"])
        view.userTaps(item: 1)
        #expect(selected == [4])
        observation.dispose()
    }

    @Test
    func groupsAreSectionsAndEverythingEndsWithTheView() {
        weak var released: UICollectionView?
        let list = MutableListProperty([1, 2, 3, 4])
        do {
            let window = UIWindow()
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            window.addSubview(view)
            view.reactive.sections(list.grouped { $0 % 2 }, in: Tile.self) { cell, number, _ in
                cell.label.text = "\(number)"
            }
            window.layoutIfNeeded()
            #expect(view.standInCounts == [2, 2])
            list.remove(at: 0)
            list.remove(at: 1)
            #expect(view.standInCounts == [2])
            released = view
        }
        #expect(released == nil)
        list.append(7)
    }

    @Test
    func nearTheEndMoreIsAskedForOnce() {
        window.addSubview(view)
        view.standInRowsOnScreen = 4
        let list = MutableListProperty(Array(0..<10))
        let items = view.reactive.items(list, in: Tile.self) { _, _, _ in }
        items.approachDistance = 2
        var asked = 0
        let observation = items.approaches.observe { asked += 1 }
        window.layoutIfNeeded()
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
}

@MainActor
@Suite struct PickerTests {
    @Test
    func theSelectedOptionGoesBothWays() {
        let picker = UIPickerView()
        let cities = MutableProperty(["Berlin", "Beijing", "Rome"])
        let city = MutableProperty("Beijing")
        picker.reactive.options(cities, selection: city) { $0.uppercased() }
        #expect(picker.standInTitles == ["BERLIN", "BEIJING", "ROME"])
        #expect(picker.selectedRow(inComponent: 0) == 1)
        picker.userTurns(to: 2)
        #expect(city.value == "Rome")
        city.value = "Berlin"
        #expect(picker.selectedRow(inComponent: 0) == 0)
        transaction {
            cities.value = ["Paris", "Rome"]
            city.value = "Rome"
        }
        #expect(picker.standInTitles == ["PARIS", "ROME"])
        #expect(picker.selectedRow(inComponent: 0) == 1)
        cities.value = []
        #expect(city.value == "Rome")
    }

    @Test
    func theOptionsEndWithThePicker() {
        let city = MutableProperty("Rome")
        weak var released: UIPickerView?
        do {
            let picker = UIPickerView()
            picker.reactive.options(.constant(["Rome"]), selection: city) { $0 }
            released = picker
        }
        #expect(released == nil)
        city.value = "Paris"
    }
}
