extension View {
    /// Limits the width of the view in points, and centres it where there is more space. The design of a backend limits
    /// the width of a screen's content, for readable lines. A view may ask for more, up to a second limit: on the web
    /// 416 points, or 672 with a form; at most 960 if a view asks for more than 448.
    public func width(_ points: Int) -> some View {
        Modified(content: self) { attributes, _ in attributes.layout.width = points }
    }
}
