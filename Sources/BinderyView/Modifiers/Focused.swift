extension View {
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
