import AppKit
import BinderyAppKit
import BinderyTestSupport
import Testing

/// The pitfalls that the articles describe, as an application for macOS meets them.
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

    private let window = NSWindow()
    private let field = NSTextField()
    private let model = LoginModel()

    init() {
        window.contentView?.addSubview(field)
        field.reactive.text <~> model.$phone
    }

    /// "A text set in code sends no notification, so the model does not see it": write the property.
    @Test
    func aTextSetByTheModelReachesTheFieldAndTheModelOnce() {
        var seen: [String] = []
        let observation = model.$phone.observeChanges { seen.append($0) }
        model.phone = "13800138000"
        #expect(field.stringValue == "13800138000")
        field.reactive.text.value = ""
        #expect(field.stringValue == "" && model.phone == "")
        #expect(seen == ["13800138000", ""])
        observation.dispose()
    }

    /// "What I type comes back and moves the caret": a change does not return to its origin.
    @Test
    func typingIsNotWrittenBack() {
        let before = field.standInAssignments
        field.userTypes("138")
        #expect(model.phone == "138")
        #expect(field.standInAssignments == before)
    }

    @Test
    func aRuleOfTheModelIsShown() {
        let model = model
        let observation = model.$phone.observe { if $0.count > 3 { model.phone = String($0.prefix(3)) } }
        field.userTypes("13800")
        #expect(model.phone == "138")
        #expect(field.stringValue == "138")
        observation.dispose()
    }

    @Test
    func aDoubleBindingIsNamed() {
        let messages = diagnoses { field.reactive.text.bind(to: model.$phone.map { "\($0)!" }) }
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("Bindery: text (BinderyObjects/MakingProperties.swift:") == true)
        #expect(messages.first?.contains("is bound at BinderyAppKitTests/PitfallTests.swift:") == true)
    }

    /// "While I compose pinyin, the search runs for each letter": a composed text is not taken before it is chosen.
    @Test
    func aTextThatIsBeingComposedIsNotTaken() {
        var seen: [String] = []
        let observation = model.$phone.observeChanges { seen.append($0) }
        field.userTypes("a")
        field.userComposes("n")
        field.userComposes("ni")
        #expect(field.stringValue == "ani")
        field.userCommits("你")
        #expect(seen == ["a", "a你"])
        field.userComposes("hao")
        field.userLeaves()
        #expect(seen == ["a", "a你", "a你hao"])
        observation.dispose()
    }

    @Test
    func bindingsEndWithTheirControl() {
        weak var released: NSTextField?
        weak var property: MutableProperty<String>?
        do {
            let made = NSTextField()
            made.reactive.text <~> model.$phone
            made.reactive.isEnabled <~ model.isValid
            made.reactive.isFirstResponder.value = false
            _ = made.reactive.returns
            (released, property) = (made, made.reactive.text)
        }
        #expect(released == nil)
        #expect(property == nil)
        model.phone = "13800138000"
        window.update()
    }
}
