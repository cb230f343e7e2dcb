struct Attributes {
    var id: String?
    /// Where the view is made, while tracing is on.
    var place: SourcePlace?
    var isHidden: Property<Bool>?
    /// Collects further conditions, down to the first node or the first of several views.
    var hiding: Hiding?
    var isInert: Property<Bool>?
    var background: Property<Color?>?
    var opacity: Property<Double>?
    var focus = FocusAttributes()
    var accessibility = AccessibilityAttributes()
    var layout = Rendering.Layout()
    var movable: Rendering.MovableRow?
    var uploads: Uploads?
    var events: [Rendering.EventHandler] = []
    var commands: [(event: Rendering.EventKind, commands: [LocalCommand])] = []

    var isEmpty: Bool {
        id == nil && place == nil && isHidden == nil && hiding == nil && isInert == nil && background == nil
            && opacity == nil
            && focus.isEmpty && accessibility.isEmpty && layout == Rendering.Layout()
            && movable == nil && uploads == nil && events.isEmpty && commands.isEmpty
    }

    func apply<B: Rendering.Backend>(to node: B.Node, in point: Rendering.MountPoint<B>) {
        let backend = point.backend
        if let id { backend.setID(id, of: node) }
        if let place { backend.notePlace("\(place)", of: node) }
        if layout != Rendering.Layout() { backend.setLayout(layout, of: node) }
        if let isHidden { point.bind(isHidden, to: "hidden", of: node) { $0.setHidden($1, of: $2) } }
        if let isInert { point.bind(isInert, to: "inert", of: node) { $0.setInert($1, of: $2) } }
        if let background { point.bind(background, to: "background", of: node) { $0.setBackground($1, of: $2) } }
        if let opacity { point.bind(opacity, to: "opacity", of: node) { $0.setOpacity($1, of: $2) } }
        for handler in events { backend.on(handler, of: node) }
        for (event, commands) in commands { backend.perform(commands, at: event, of: node) }
    }
}

/// A reference to attributes, which several mount points share.
final class AttributeBox {
    let attributes: Attributes

    init(_ attributes: Attributes) { self.attributes = attributes }
}
