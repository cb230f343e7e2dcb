extension InputControl {
    /// Shows the message of `validation` once the user has left the control.
    public func validation(_ validation: Validation<String>) -> Self {
        onBlur(validation.leave).message(validation.shownMessage)
    }
}

extension TextInput {
    /// Shows the message of `validation` once the user has left or submitted the control.
    public func validation(_ validation: Validation<String>) -> Self {
        onBlur(validation.leave).onSubmit(validation.leave).message(validation.shownMessage)
    }
}
