public struct ButtonRole: Equatable, Sendable {
    private let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

public struct Button<Label: View>: Primitive {
    private let role: ButtonRole?
    private let action: @MainActor () -> Void
    private let label: Label

    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.role, self.action, self.label) = (role, action, label())
    }

    func render(in context: Context) -> [Shown] {
        let label = context.render(label, 0).label
        return [Shown(.button(role), label, isEnabled: context.environment.isEnabled) { action() }]
    }
}

extension Button where Label == Text {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    @preconcurrency
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @preconcurrency
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

public protocol PrimitiveButtonStyle {}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public init() {}
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension View {
    public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View { self }
}

public struct TextField<Label: View>: Primitive {
    private let label: Label
    private let text: Binding<String>

    func render(in context: Context) -> [Shown] {
        let label = context.render(label, 0).label
        let isEnabled = context.environment.isEnabled
        let submit = context.environment.submit
        let field = Shown(.field(text.wrappedValue, text, submit: { submit.call(.text) }), label, isEnabled: isEnabled)
        field.focus = context.environment.fieldFocus
        return [field]
    }
}

extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        (label, self.text) = (Text(titleKey), text)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { (label, self.text) = (Text(title), text) }
}

/// A field that shows its text as dots.
public struct SecureField<Label: View>: Primitive {
    private let label: Label
    private let text: Binding<String>

    func render(in context: Context) -> [Shown] {
        let shown = String(repeating: "•", count: text.wrappedValue.count)
        let submit = context.environment.submit
        let field = Shown(
            .field(shown, text, submit: { submit.call(.text) }), context.render(label, 0).label,
            isEnabled: context.environment.isEnabled)
        field.focus = context.environment.fieldFocus
        return [field]
    }
}

extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        (label, self.text) = (Text(titleKey), text)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) { (label, self.text) = (Text(title), text) }
}

public struct Toggle<Label: View>: Primitive {
    private let label: Label
    private let isOn: Binding<Bool>

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { (self.label, self.isOn) = (label(), isOn) }

    func render(in context: Context) -> [Shown] {
        [
            Shown(
                .toggle(isOn.wrappedValue, isOn), context.render(label, 0).label,
                isEnabled: context.environment.isEnabled)
        ]
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}

/// What a submission calls, the inner actions first.
struct SubmitAction {
    var actions: [(SubmitTriggers, () -> Void)] = []

    func call(_ trigger: SubmitTriggers) {
        for (triggers, action) in actions where triggers.contains(trigger) { action() }
    }
}

private enum SubmitKey: EnvironmentKey {
    static var defaultValue: SubmitAction { SubmitAction() }
}

extension EnvironmentValues {
    var submit: SubmitAction {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }
}

extension View {
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.submit) { $0.actions.insert((triggers, action), at: 0) }
    }
}
