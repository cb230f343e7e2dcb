/// A box that is ticked for yes: one answer of several, or an agreement. For something that takes effect at once, a ``Toggle``.
public struct Checkbox: InputControl {
    public var input: InputParts
    private let isOn: MutableProperty<Bool>

    /// - Parameter label: says what is ticked; tied to the box for screen readers.
    public init(_ label: some Wording, isOn: MutableProperty<Bool>) {
        input = InputParts(label)
        self.isOn = isOn
    }

    public func mount<B: Backend>(in place: Place<B>) { input.mountToggle(.checkbox, isOn, in: place) }
}
