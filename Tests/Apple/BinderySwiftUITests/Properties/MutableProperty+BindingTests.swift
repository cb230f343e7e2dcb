import BinderySwiftUI
import SwiftUI
import Testing

@MainActor
struct MutablePropertyBindingTests {
    struct User: Equatable {
        var name = "a"
        var isActive = false
    }

    final class Model {
        @Reactive var user = User()
        @Reactive var text = ""
    }

    private let evaluations = Evaluations()
    private let model = Model()

    @Test
    func whatTheUserTypesReachesThePropertyAtOnce() {
        let host = Host { TextField("Text", text: model.$text.binding) }
        #expect(host.userTypes("abc", into: "Text"))
        #expect(model.text == "abc")
        #expect(host.lines == ["{Text: abc}"])
    }

    @Test
    func aWriteOfThePropertyIsShown() {
        let host = Host { TextField("Text", text: model.$text.binding) }
        model.text = "abc"
        host.update()
        #expect(host.lines == ["{Text: abc}"])
    }

    @Test
    func aPartIsBoundToo() {
        let host = Host {
            TextField("Name", text: model.$user.name.binding)
            Toggle("Active", isOn: model.$user.binding.isActive)
        }
        host.userTypes("b", into: "Name")
        host.userToggles("Active")
        #expect(model.user == User(name: "b", isActive: true))
        #expect(host.lines == ["{Name: b}", "[x] Active"])
    }

    @Test
    func theViewThatReadsTheBindingFollowsAndTheOneThatMadeItDoesNot() {
        struct Child: View {
            @Binding var text: String
            let evaluations: Evaluations
            var body: some View {
                let _ = evaluations.note("child")
                Text(text)
            }
        }
        let host = Host {
            Counted(evaluations, "parent") { Child(text: model.$text.binding, evaluations: evaluations) }
        }
        model.text = "b"
        host.update()
        #expect(host.lines == ["b"])
        #expect(evaluations.counts == ["parent": 1, "child": 2])
    }

    @Test
    func aBindingOfTheSamePropertyIsEqualForSwiftUI() {
        struct Child: View {
            @Binding var text: String
            let evaluations: Evaluations
            var body: some View {
                let _ = evaluations.note("child")
                Text(text)
            }
        }
        let tick = MutableProperty(0)
        let host = Host {
            Counted(evaluations, "parent") {
                Text("\(tick.value)")
                Child(text: model.$text.binding, evaluations: evaluations)
            }
        }
        tick.value = 1
        host.update()
        #expect(evaluations.counts == ["parent": 2, "child": 1])
    }

    @Test
    func theControlShowsWhatAPropertyMakesOfTheValue() {
        let upper = MutableProperty(get: { model.text }, set: { model.text = $0.uppercased() })
        let host = Host { TextField("Text", text: upper.binding) }
        host.userTypes("abc", into: "Text")
        #expect(host.lines == ["{Text: ABC}"])
    }

    @Test
    func anAnimatedBindingWritesWithItsAnimation() {
        let isOn = MutableProperty(false)
        let host = Host { Toggle("On", isOn: isOn.binding.animation(.linear)) }
        host.userToggles("On")
        #expect(isOn.value)
        #expect(host.animations.contains(.linear))
    }

    @Test
    func aWriteIsObservedOnce() {
        var observed: [String] = []
        let observation = model.$text.observeChanges { observed.append($0) }
        let host = Host { TextField("Text", text: model.$text.binding) }
        host.userTypes("a", into: "Text")
        host.userTypes("a", into: "Text")
        #expect(observed == ["a"])
        observation.dispose()
    }

    @Test
    func aListIsBoundAsAnArray() {
        let list = MutableListProperty([1, 2])
        let binding = list.binding
        binding.wrappedValue.append(3)
        #expect(list.value == [1, 2, 3])
    }
}
