import BinderySwiftUI
import SwiftUI
import Testing

@MainActor
@Suite struct EmptyListTests {
    private struct Screen: View {
        let items: ListProperty<Int>

        var body: some View {
            if items.isEmpty.value { Text("Nothing") }
            Text("\(items.count.value) items")
        }
    }

    /// The list keeps these properties, so that a view may read them in place.
    @Test
    func aViewMayAskAListWhetherItIsEmpty() {
        let items = MutableListProperty<Int>([])
        let host = Host { Screen(items: items) }
        #expect(host.lines == ["Nothing", "0 items"])
        items.append(1)
        host.update()
        #expect(host.lines == ["1 items"])
        items.removeAll()
        host.update()
        #expect(host.lines == ["Nothing", "0 items"])
    }

    @Test
    func theEmptinessAloneIsFollowed() {
        struct Emptiness: View {
            let items: ListProperty<Int>

            var body: some View { Text(items.isEmpty.value ? "empty" : "filled") }
        }
        let items = MutableListProperty<Int>([])
        let host = Host { Emptiness(items: items) }
        items.append(1)
        host.update()
        #expect(host.lines == ["filled"])
        items.removeAll()
        host.update()
        #expect(host.lines == ["empty"])
    }
}
