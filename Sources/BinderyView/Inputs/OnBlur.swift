extension InputControl {
    /// Calls `action` when the user leaves the control.
    public func onBlur(_ action: @escaping () -> Void) -> Self {
        var control = self
        control.input.left.append(Handler(run: action))
        return control
    }
}
