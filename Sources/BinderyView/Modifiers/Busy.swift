extension View {
    /// Covers the screen with progress, with the id `busy`, while `condition` holds. Only the way back is usable then.
    public func busy(_ condition: Property<Bool>, _ text: some Wording) -> some View {
        let overlay = Modified(content: When(condition) { ProgressOverlay(text).id("busy") }) { attributes, _ in
            attributes.layout = Rendering.Layout()
        }
        let content = Modified(content: self) { attributes, _ in
            attributes.isInert = attributes.isInert?.or(condition) ?? condition
        }
        return ViewBuilder.Group(content: (content, overlay))
    }
}
