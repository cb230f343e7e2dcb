extension View {
    /// Takes the focus from the field that has it whenever `trigger` sends, which hides the keyboard of a phone.
    public func endEditing<Trigger: Signal>(on trigger: Trigger) -> some View where Trigger.Failure == Never {
        EndingEditing(content: self, trigger: trigger)
    }
}

private struct EndingEditing<Content: View, Trigger: Signal>: Rendering.PrimitiveView where Trigger.Failure == Never {
    let content: Content
    let trigger: Trigger

    func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let backend = point.backend
        trigger.observe(in: point.scope) { _ in backend.endEditing() }
        content.mount(in: point)
    }
}
