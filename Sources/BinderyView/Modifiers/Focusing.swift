extension View {
    /// Moves the keyboard focus to the control whenever `trigger` sends, once the control is in the window.
    public func focus<Trigger: Signal>(on trigger: Trigger) -> some View where Trigger.Failure == Never {
        let trigger = AnySignal(trigger.map { _ in })
        return Modified(content: self) { attributes, _ in attributes.focus.trigger = trigger }
    }

    /// Moves the keyboard focus to the control whenever it appears: with its screen, its sheet, or a ``When``.
    ///
    /// If several appear together, the last one gets the focus. On the web, the first response carries the HTML
    /// attribute `autofocus`. A screen to which the user returns keeps the focus that it had.
    public func autofocus() -> some View {
        Modified(content: self) { attributes, _ in attributes.focus.isAutomatic = true }
    }

    /// Keeps a property equal to whether the control has the keyboard focus, both ways.
    ///
    /// ```swift
    /// TextField("Name", text: model.$name).focused(model.$isNaming)
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | the user moves the focus to the control, or to another one | the property becomes `true`, or `false` |
    /// | the program writes `true` | the control gets the focus |
    /// | the program writes `false` | the control loses the focus |
    /// | the control is removed, hidden or covered | the property becomes `false` |
    /// | the control cannot have the focus, for instance while disabled | the property becomes `false` again |
    ///
    /// A switch to another window changes nothing. On the web, after the program writes `true`, the property becomes
    /// `false` only once the browser has refused.
    ///
    /// - Also known as: `focused(_:)` in SwiftUI.
    public func focused(_ isFocused: MutableProperty<Bool>) -> some View {
        focused {
            isFocused.value
        } set: {
            isFocused.value = $0
        }
    }

    /// Keeps a property equal to `value` while the control has the focus, both ways. Several controls can share it.
    ///
    /// ```swift
    /// TextField("Name", text: model.$name).focused(model.$field, equals: .name)
    /// TextField("Code", text: model.$code).focused(model.$field, equals: .code)
    /// ```
    ///
    /// The property is nil while none of the controls has the focus, also briefly while it moves from one to another.
    public func focused<Field: Equatable>(_ field: MutableProperty<Field?>, equals value: Field) -> some View {
        focused {
            field.value == value
        } set: { isFocused in
            if isFocused { field.value = value } else if untracked({ field.value }) == value { field.value = nil }
        }
    }

    private func focused(get: @escaping () -> Bool, set: @escaping (Bool) -> Void) -> some View {
        Modified(content: self) { attributes, _ in attributes.focus.binding = (get, set) }
    }
}

struct FocusAttributes {
    var trigger: AnySignal<Void, Never>?
    var isAutomatic = false
    var binding: (get: () -> Bool, set: (Bool) -> Void)?

    var isEmpty: Bool { trigger == nil && !isAutomatic && binding == nil }

    func apply<B: Backend>(to node: B.Node, of backend: B, in scope: Scope) {
        if isEmpty { return }
        if isAutomatic { backend.focus(node) }
        if let binding { FocusBinding(binding.get, binding.set).start(for: node, of: backend, in: scope) }
        trigger?.observe(in: scope) { backend.focus(node) }
    }
}

/// Keeps the focus of a control and a property equal, both ways. A change is never sent back to its origin.
private final class FocusBinding {
    private let get: () -> Bool
    private let set: (Bool) -> Void
    // The focus that the backend last reported, or was last asked for.
    private var known = false
    private var following: Effect?

    init(_ get: @escaping () -> Bool, _ set: @escaping (Bool) -> Void) {
        self.get = get
        self.set = set
    }

    func start<B: Backend>(for node: B.Node, of backend: B, in scope: Scope) {
        backend.onFocusChange(of: node) { [self] in changed(to: $0) }
        following = effect(
            in: scope,
            running: FocusEffect(binding: self) { $0 ? backend.focus(node) : backend.endEditing(of: node) })
    }

    private func changed(to hasFocus: Bool) {
        known = hasFocus
        transaction {
            set(hasFocus)
            // An observer that immediately restores the value leaves the property unchanged, but not the focus.
            following?.rerun()
        }
    }

    private struct FocusEffect: EffectBody {
        let binding: FocusBinding
        let setFocus: (Bool) -> Void

        func run(in effect: Effect) {
            let wanted = binding.get()
            if binding.known == wanted { return }
            binding.known = wanted
            untracked { setFocus(wanted) }
        }
    }
}
