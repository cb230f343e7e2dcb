public import BinderyView

extension HeadlessBackend: Rendering.Themes {
    public func setTheme(_ theme: Theme) { self.theme = theme }
}

extension HeadlessApp {
    /// The look that the program has set.
    public var theme: Theme { backend.theme }
}
