/// In which direction a binding of a field leads.
public enum BindingMode: Sendable {
    /// Either side follows the other.
    case twoWay
    /// The field follows the model.
    case oneWay
    /// The model follows the field.
    case toSource
    /// The field takes the model's value once.
    case oneTime
}

/// When what was edited in a field is written to the model.
public enum CommitTrigger: Equatable, Sendable {
    /// At each change.
    case onChange
    /// When the person leaves the field, or submits it.
    case onBlur
    /// When the person submits the field; leaving it is not enough.
    case onSubmit
    /// When the field has not been edited for a while; at once when the person leaves or submits it.
    case debounced(Duration)
}

/// Which side gives way when a binding is made and the sides differ. They do not, if the field's value stands for the model's.
public enum ConflictPolicy<View, Model> {
    /// The field takes the model's value.
    case modelWins
    /// The model takes the field's value. If that is refused, the sides stay as they are and the failure says why.
    case viewWins
    /// Both take the value that the closure returns.
    case resolve((View, Model) -> Model)
}
