extension InputControl {
    /// Hides the label visually; screen readers still read it.
    public func labelHidden() -> Self {
        var control = self
        control.input.isLabelHidden = true
        return control
    }
}
