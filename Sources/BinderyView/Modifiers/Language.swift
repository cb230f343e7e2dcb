extension View {
    /// Sets the language of the view, a BCP 47 tag such as `zh-Hans`, for the speech of screen readers and for fonts.
    public func language(_ tag: String) -> some View { language(.constant(tag)) }

    /// Sets the language of the view; nil inherits that of its surroundings.
    public func language(_ tag: Property<String?>) -> some View {
        Modified(content: self) { attributes, _ in attributes.accessibility.language = tag }
    }
}
