/// A switch for a setting that takes effect immediately. For an answer that is submitted with others, use a
/// ``Checkbox``.
public struct Toggle: InputControl {
    public var input: InputParts
    private let isOn: MutableProperty<Bool>

    public init(_ label: some Wording, isOn: MutableProperty<Bool>) {
        input = InputParts(label)
        self.isOn = isOn
    }

    public func mount<B: Backend>(in point: MountPoint<B>) { input.mountToggle(.switch, isOn, in: point) }
}

/// The look of an on/off control.
public enum ToggleShape: String, Sendable {
    case `switch`, checkbox
}

extension InputParts {
    func mountToggle<B: Backend>(_ shape: ToggleShape, _ isOn: MutableProperty<Bool>, in point: MountPoint<B>) {
        let entry = Entry(isOn)
        let events = InputEvents<Bool>(
            entered: {
                entry.enter($0)
                return true
            }, left: leave)
        let node = point.backend.makeToggle(shape, events: events)
        entry.show(in: point, as: IsOn.self, of: node)
        add(node, in: point)
    }
}

private enum IsOn<B: Backend>: NodeAttribute {
    static func set(_ isOn: Bool, of node: B.Node, in backend: B) { backend.setOn(isOn, of: node) }
}

/// The capability that a backend implements for ``Toggle`` and ``Checkbox``.
public protocol ToggleRendering: InputRendering {
    func makeToggle(_ shape: ToggleShape, events: InputEvents<Bool>) -> Node
    func setOn(_ isOn: Bool, of node: Node)
}
