extension View {
    /// Moves the keyboard focus to the control whenever `trigger` sends, once the control is in the window.
    public func focus<Trigger: Signal>(on trigger: Trigger) -> some View where Trigger.Failure == Never {
        let trigger = AnySignal(trigger.map { _ in })
        return Modified(content: self) { attributes, _ in attributes.focus.trigger = trigger }
    }
}
