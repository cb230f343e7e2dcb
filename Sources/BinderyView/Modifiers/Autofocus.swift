extension View {
    /// Moves the keyboard focus to the control whenever it appears: with its screen, its sheet, or a ``When``. If
    /// several appear together, the last one gets the focus. On the web, the first response carries the HTML attribute
    /// `autofocus`. A screen to which the user returns keeps the focus that it had.
    public func autofocus() -> some View {
        Modified(content: self) { attributes, _ in attributes.focus.isAutomatic = true }
    }
}
