extension View {
    /// Disables the controls in the view while `condition` holds.
    public func disabled(_ condition: Property<Bool>) -> some View {
        let isEnabled = condition.map { !$0 }
        return Modified(content: self) { _, environment in environment.require(isEnabled) }
    }
}
