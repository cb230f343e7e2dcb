extension TextInput {
    /// Calls `action` when the user submits the text, by the Enter key where it does not begin a new line.
    public func onSubmit(_ action: @escaping () -> Void) -> Self {
        var control = self
        control.text.submitted.append(Handler(run: action))
        return control
    }
}
