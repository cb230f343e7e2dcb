import BinderySwiftUI
import SwiftUI
import Testing

@MainActor
struct ForEachTests {
    final class Row {
        @Reactive var title: String
        init(_ title: String) { _title = MutableProperty(wrappedValue: title) }
    }

    struct RowView: View {
        let row: Row
        let evaluations: Evaluations
        @State private var taps = 0
        var body: some View {
            let _ = evaluations.note(row.title)
            Button("\(row.title) \(taps)") { taps += 1 }
        }
    }

    struct Item: Identifiable, Equatable {
        let id: Int
        var title: String
    }

    private let evaluations = Evaluations()
    private let rows = MutableListProperty<Row>([Row("a"), Row("b"), Row("c")], id: { ObjectIdentifier($0) })

    private func host() -> Host {
        Host { ForEach(rows) { RowView(row: $0, evaluations: evaluations) } }
    }

    @Test
    func insertionsRemovalsAndMovesKeepTheStateOfTheOtherRows() {
        let host = host()
        host.userTaps("b 0")
        rows.move(from: 1, to: 0)
        rows.insert(Row("d"), at: 0)
        rows.remove(at: 3)
        host.update()
        #expect(host.lines == ["[d 0]", "[b 1]", "[a 0]"])
        #expect(host.issues.isEmpty)
    }

    @Test
    func aChangeOfAModelEvaluatesItsRowAlone() {
        let host = host()
        rows.value[1].title = "B"
        host.update()
        #expect(host.lines == ["[a 0]", "[B 0]", "[c 0]"])
        #expect(evaluations.counts == ["a": 1, "b": 1, "B": 1, "c": 1])
    }

    @Test
    func aChangeOfTheListDoesNotEvaluateTheOtherRows() {
        let host = host()
        rows.append(Row("d"))
        host.update()
        #expect(evaluations.counts == ["a": 1, "b": 1, "c": 1, "d": 1])
    }

    @Test
    func aRemovedRowReleasesItsModel() {
        weak var removed: Row?
        let host = host()
        removed = rows.element(at: 0)
        rows.remove(at: 0)
        host.update()
        #expect(removed == nil)
    }

    @Test
    func identifiableElementsKeepTheirRowsWhenTheyAreUpdated() {
        let list = MutableListProperty([Item(id: 1, title: "a"), Item(id: 2, title: "b")])
        let host = Host { ForEach(list) { Text($0.title) } }
        list[1].title = "B"
        host.update()
        #expect(host.lines == ["a", "B"])
    }

    @Test
    func aDerivedListIsShownToo() {
        let list = MutableListProperty([3, 1, 2])
        let host = Host { ForEach(list.sorted(), id: \.self) { Text("\($0)") } }
        list.append(0)
        host.update()
        #expect(host.lines == ["0", "1", "2", "3"])
    }

    @Test
    func theUserDeletesARow() {
        let list = MutableListProperty(["a", "b", "c"])
        let host = Host {
            ForEach(list, id: \.self) { Text($0) }.onDelete { list.remove(atOffsets: $0) }
        }
        #expect(host.userDeletesRow(with: "b"))
        #expect(list.value == ["a", "c"])
        #expect(host.lines == ["a", "c"])
    }

    @Test
    func aRowEditsItsElement() {
        let list = MutableListProperty([Item(id: 1, title: "a"), Item(id: 2, title: "b")])
        let host = Host {
            ForEach(editing: list) { $item in TextField("\(item.id)", text: $item.title.binding) }
        }
        host.userTypes("B", into: "2")
        #expect(list.value.map(\.title) == ["a", "B"])
        list.move(from: 1, to: 0)
        host.update()
        host.userTypes("A", into: "1")
        #expect(list.value.map(\.title) == ["B", "A"])
        #expect(host.lines == ["{2: B}", "{1: A}"])
    }

    @Test
    func aRowEditsTheListThatIsShownNow() {
        let lists = ["a", "b"].map { MutableListProperty([Item(id: 1, title: $0)]) }
        let index = MutableProperty(0)
        let host = Host {
            ForEach(editing: lists[index.value]) { $item in TextField("\(item.id)", text: $item.title.binding) }
        }
        #expect(host.lines == ["{1: a}"])
        index.value = 1
        host.update()
        #expect(host.lines == ["{1: b}"])
        host.userTypes("B", into: "1")
        #expect(lists.map { $0.value.map(\.title) } == [["a"], ["B"]])
    }
}
