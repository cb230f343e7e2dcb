extension InputControl {
    /// Shows a message about the entered value; nil shows none. Of several messages, the first is shown.
    public func message(_ text: Property<String?>) -> Self { message { text.value } }

    /// Shows a message about the entered value; nil shows none. The control follows the properties that `text` reads.
    public func message(_ text: @escaping () -> String?) -> Self {
        var control = self
        control.input.messages.append(MessageText(text: text))
        return control
    }
}
