/// A box that the user ticks: one of several answers, or an agreement. A ``Toggle`` takes effect immediately.
public struct Checkbox: InputControl {
    public var input: Rendering.InputParts
    private let isOn: MutableProperty<Bool>

    public init(_ label: some Wording, isOn: MutableProperty<Bool>) {
        input = Rendering.InputParts(label)
        self.isOn = isOn
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        input.mountToggle(.checkbox, isOn, in: point)
    }
}
