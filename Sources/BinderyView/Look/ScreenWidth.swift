/// How wide the content of a ``Screen`` becomes in a wide window. In a narrow one it fills the window.
public enum ScreenWidth: String, Sendable {
    /// As wide as its widest view asks for by `width(_:)`, and at least as wide as a form.
    case fitting
    /// A column of text that reads well.
    case reading
    /// Room for a table, or for two columns.
    case wide
    /// The whole window.
    case full
}

extension Screen {
    /// Sets how wide the content becomes. The default is `.fitting`.
    public func width(_ width: ScreenWidth) -> Screen {
        var screen = self
        screen.width = width
        return screen
    }
}
