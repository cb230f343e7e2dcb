import BinderySwiftUI
import SwiftUI
import Testing

@MainActor
struct ViewBindTests {
    struct Form: View {
        let property: MutableProperty<String>
        @State private var text = "state"

        var body: some View {
            TextField("Text", text: $text).bind(property, to: $text)
        }
    }

    private let property = MutableProperty("model")

    @Test
    func theStateTakesTheValueOfThePropertyFirst() {
        let host = Host { Form(property: property) }
        #expect(host.lines == ["{Text: model}"])
        #expect(property.value == "model")
    }

    @Test
    func eachFollowsTheOther() {
        let host = Host { Form(property: property) }
        host.userTypes("typed", into: "Text")
        #expect(property.value == "typed")
        property.value = "written"
        host.update()
        #expect(host.lines == ["{Text: written}"])
    }

    @Test
    func noChangeComesBack() {
        var observed: [String] = []
        let observation = property.observeChanges { observed.append($0) }
        let host = Host { Form(property: property) }
        host.userTypes("a", into: "Text")
        property.value = "b"
        host.update()
        #expect(observed == ["a", "b"])
        observation.dispose()
    }

    @Test
    func ifBothChangeThePropertyWins() {
        let other = MutableProperty("other")
        let host = Host { Text("").bind(property, to: other.binding) }
        other.value = "2"
        property.value = "1"
        host.update()
        #expect([property.value, other.value] == ["1", "1"])
    }

    @Test
    func afterTheViewIsGoneEachKeepsItsValue() {
        let other = MutableProperty("other")
        let host = Host { Text("").bind(property, to: other.binding) }
        host.close()
        property.value = "later"
        host.update()
        #expect(other.value == "model")
    }

    @Test
    func theModelMovesTheFocusAndKnowsIt() {
        enum Field: Hashable { case name, city }
        struct Address: View {
            let focus: MutableProperty<Field?>
            @FocusState private var focused: Field?
            @State private var text = ""

            var body: some View {
                TextField("Name", text: $text).focused($focused, equals: .name)
                TextField("City", text: $text).focused($focused, equals: .city)
                EmptyView().bind(focus, to: $focused)
            }
        }
        let focus = MutableProperty<Field?>(.city)
        let host = Host { Address(focus: focus) }
        #expect(host.focusedField == "City")
        host.userTypes("a", into: "Name")
        #expect(focus.value == .name)
        host.userLeavesField()
        #expect(focus.value == nil)
        focus.value = .city
        host.update()
        #expect(host.focusedField == "City")
    }
}
