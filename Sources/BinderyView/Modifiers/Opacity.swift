extension View {
    /// Sets the opacity of the view and everything in it, which can still be used. From 0, which is invisible, to 1; a
    /// number outside this range counts as the nearer bound.
    public func opacity(_ opacity: Property<Double>) -> some View {
        // Rounded to thousandths: finer steps are invisible, and each change costs a message to the client.
        let opacity = opacity.map { $0.isNaN ? 1 : (min(max($0, 0), 1) * 1000).rounded() / 1000 }
        return Modified(content: self) { attributes, _ in attributes.opacity = opacity }
    }

    /// Sets the opacity of the view and everything in it.
    public func opacity(_ opacity: Double) -> some View { self.opacity(.constant(opacity)) }
}
