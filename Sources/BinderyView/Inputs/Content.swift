extension TextInput {
    /// Sets the kind of text, which chooses the keyboard of a phone and what a browser offers to fill in.
    public func content(_ content: TextContent) -> Self {
        var control = self
        control.text.content = content
        return control
    }
}

/// The kind of text in a text control.
public enum TextContent: String, Sendable {
    case plain, number, telephone, emailAddress, oneTimeCode, username, search
    /// The password of an existing account.
    case password
    /// A new password, which a password manager may suggest.
    case newPassword
}
