struct Attributes {
    var id: String?
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
        id == nil && isHidden == nil && hiding == nil && isInert == nil && background == nil && opacity == nil
            && focus.isEmpty && accessibility.isEmpty && layout == Rendering.Layout()
            && movable == nil && uploads == nil && events.isEmpty && commands.isEmpty
    }

    func apply<B: Rendering.Backend>(to node: B.Node, of backend: B, in scope: Scope) {
        if let id { backend.setID(id, of: node) }
        if layout != Rendering.Layout() { backend.setLayout(layout, of: node) }
        isHidden?.observe(in: scope) { backend.setHidden($0, of: node) }
        isInert?.observe(in: scope) { backend.setInert($0, of: node) }
        background?.observe(in: scope) { backend.setBackground($0, of: node) }
        opacity?.observe(in: scope) { backend.setOpacity($0, of: node) }
        for handler in events { backend.on(handler, of: node) }
        for (event, commands) in commands { backend.perform(commands, at: event, of: node) }
    }
}

/// A reference to attributes, which several mount points share.
final class AttributeBox {
    let attributes: Attributes

    init(_ attributes: Attributes) { self.attributes = attributes }
}
