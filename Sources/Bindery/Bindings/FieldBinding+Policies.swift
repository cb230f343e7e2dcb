/// The direction of a field's binding.
public enum BindingMode: Sendable {
    /// Each side follows the other.
    case twoWay
    /// The field follows the model.
    case oneWay
    /// The model follows the field.
    case toSource
    /// The field takes the model's value once.
    case oneTime
}

/// The moment at which an edit of a field is written to the model.
public enum CommitTrigger: Equatable, Sendable {
    case onChange
    /// When the user leaves or submits the field.
    case onBlur
    /// When the user submits the field. Leaving it is not enough.
    case onSubmit
    /// When the field has not been edited for the duration; immediately when the user leaves or submits it.
    case debounced(Duration)
}

/// The side that wins if the values differ at the start. A field that converts to the model's value does not differ.
public enum ConflictPolicy<Field, Model> {
    /// The field takes the model's value.
    case modelWins
    /// The model takes the field's value. If that is refused, both sides stay and the failure says why.
    case viewWins
    /// Both take the value that the closure returns.
    case resolve((Field, Model) -> Model)
}
