import BinderySwiftUI
import BinderyTestSupport
import SwiftUI
import Testing

/// The pitfalls that the articles describe, as an application with SwiftUI meets them.
@MainActor
@Suite struct PitfallTests {
    private final class LoginModel {
        @Reactive var phone = ""
        let isValid: Property<Bool>

        init() {
            let phone = _phone
            isValid = phone.map { $0.count == 11 }
        }
    }

    private final class Row: Identifiable {
        let id: Int
        @Reactive var likes = 0

        init(_ id: Int) { self.id = id }
    }

    private let model = LoginModel()

    /// "A text set in code sends no event, so the model does not see it": the model is what is set.
    @Test
    func aTextSetByTheModelReachesTheFieldAndTheModelOnce() {
        let host = Host { TextField("Phone", text: model.$phone.binding) }
        var seen: [String] = []
        let observation = model.$phone.observeChanges { seen.append($0) }
        model.phone = "13800138000"
        host.update()
        #expect(host.lines == ["{Phone: 13800138000}"])
        #expect(seen == ["13800138000"])
        observation.dispose()
    }

    /// "What I type comes back and moves the caret": what is typed is one change.
    @Test
    func typingIsOneChange() {
        let host = Host { TextField("Phone", text: model.$phone.binding) }
        var seen: [String] = []
        let observation = model.$phone.observeChanges { seen.append($0) }
        host.userTypes("138", into: "Phone")
        #expect(host.lines == ["{Phone: 138}"])
        #expect(seen == ["138"])
        observation.dispose()
    }

    @Test
    func aRuleOfTheModelIsShown() {
        let model = model
        let observation = model.$phone.observe { if $0.count > 3 { model.phone = String($0.prefix(3)) } }
        let host = Host { TextField("Phone", text: model.$phone.binding) }
        host.userTypes("13800", into: "Phone")
        host.update()
        #expect(model.phone == "138")
        #expect(host.lines == ["{Phone: 138}"])
        observation.dispose()
    }

    /// "The button must not be bound twice": two controls of one property stay equal, and a property that is bound to a
    /// source is not bound to a second one.
    @Test
    func aDoubleBindingIsEqualControlsOrNamed() {
        let host = Host {
            TextField("Phone", text: model.$phone.binding)
            TextField("Again", text: model.$phone.binding)
        }
        host.userTypes("138", into: "Again")
        host.update()
        #expect(host.lines == ["{Phone: 138}", "{Again: 138}"])

        let (first, second) = (MutableProperty("1"), MutableProperty("2"))
        let messages = diagnoses {
            model.$phone <~ first
            model.$phone.bind(to: second)
        }
        #expect(messages.count == 1)
        #expect(messages.first?.contains(" is bound at BinderySwiftUITests/PitfallTests.swift:") == true)
        #expect(messages.first?.contains("The first binding stays, the second is not made.") == true)
        first.value = "3"
        host.update()
        #expect(host.lines == ["{Phone: 3}", "{Again: 3}"])
    }

    /// "A reused cell shows the likes of the row before": a row belongs to its element.
    @Test
    func aRowFollowsItsElementAlone() {
        let rows = MutableListProperty([Row(0), Row(1), Row(2)])
        let host = Host { ForEach(rows) { row in Text("\(row.id): \(row.likes)") } }
        let first = rows.value[0]
        rows.remove(at: 0)
        host.update()
        first.likes = 9
        rows.value[0].likes = 5
        host.update()
        #expect(host.lines == ["1: 5", "2: 0"])
    }

    /// "The array changed in place, and the view did not": a change in place is a write.
    @Test
    func anArrayThatChangesInPlaceIsShown() {
        let (list, names) = (MutableListProperty([1, 2]), MutableProperty(["a"]))
        let host = Host {
            ForEach(list, id: \.self) { Text("\($0)") }
            Text(names.value.joined())
        }
        list.value.append(3)
        list.value[0] = 9
        names.value.append("b")
        host.update()
        #expect(host.lines == ["9", "2", "3", "ab"])
        #expect(host.issues.isEmpty)
    }
}
