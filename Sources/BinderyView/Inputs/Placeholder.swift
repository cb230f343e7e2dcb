extension TextInput {
    /// Sets a hint that is shown while the control is empty.
    public func placeholder(_ text: some Wording) -> Self {
        var control = self
        control.text.placeholder = text
        return control
    }
}
