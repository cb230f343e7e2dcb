/// A switch for a setting that takes effect immediately. For an answer to submit with others, use a ``Checkbox``.
public struct Toggle: InputControl {
    public var input: Rendering.InputParts
    private let isOn: MutableProperty<Bool>

    /// Creates a switch that shows and writes `isOn`.
    public init(_ label: some Wording, isOn: MutableProperty<Bool>) {
        input = Rendering.InputParts(label)
        self.isOn = isOn
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        input.mountToggle(.switch, isOn, in: point)
    }
}

extension Rendering {
    /// The look of an on/off control.
    public enum ToggleShape: String, Sendable {
        case `switch`, checkbox
    }
}

extension Rendering.InputParts {
    func mountToggle<B: Rendering.Backend>(
        _ shape: Rendering.ToggleShape, _ isOn: MutableProperty<Bool>, in point: Rendering.MountPoint<B>
    ) {
        let entry = Entry(isOn)
        let events = Rendering.InputEvents<Bool>(
            entered: {
                entry.enter($0)
                return true
            }, left: leave)
        let node = point.backend.makeToggle(shape, events: events)
        entry.show(in: point, as: IsOn.self, of: node)
        add(node, in: point)
    }
}

private enum IsOn<B: Rendering.Backend>: NodeAttribute {
    static var name: String { "value" }
    static func set(_ isOn: Bool, of node: B.Node, in backend: B) { backend.setOn(isOn, of: node) }
}

extension Rendering {
    /// The capability that a backend implements for ``Toggle`` and ``Checkbox``.
    public protocol Toggles: Inputs {
        func makeToggle(_ shape: ToggleShape, events: InputEvents<Bool>) -> Node
        func setOn(_ isOn: Bool, of node: Node)
    }
}
