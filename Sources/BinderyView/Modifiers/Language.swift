extension View {
    /// Sets the language of the view, if not that of the page, for the speech of screen readers and for fonts.
    ///
    /// - Parameter tag: A BCP 47 tag, such as `zh-Hans`.
    public func language(_ tag: String) -> some View { language(.constant(tag)) }

    /// Sets the language of the view; nil inherits that of its surroundings.
    public func language(_ tag: Property<String?>) -> some View {
        Modified(content: self) { attributes, _ in attributes.accessibility.language = tag }
    }
}
