/// What a view asks of the space around it. Roles rather than measures: a backend translates them into its own design.
public struct Layout: Equatable {
    /// Steps of four points, from 0 to 8.
    public var padding: Int?
    /// The width in points at most.
    public var width: Int?
    public var surface: Surface?

    public init() {}
}

/// The background of a view, by its role.
public enum Surface: String, Sendable {
    case plain, raised, accent, success, danger
}

/// The colour of a text, by its role.
public enum ColorRole: String, Sendable {
    case primary, secondary, accent, success, warning, danger
}

/// What modifiers say of the node that comes next.
struct Attributes {
    var id: String?
    var isHidden: Property<Bool>?
    /// Hears of further conditions, up to the first node or the first of several views.
    var hiding: Hiding?
    var isInert: Property<Bool>?
    var background: Property<Color?>?
    var opacity: Property<Double>?
    var focus = FocusAttributes()
    var accessibility = AccessibilityAttributes()
    var layout = Layout()

    var isEmpty: Bool {
        id == nil && isHidden == nil && hiding == nil && isInert == nil && background == nil && opacity == nil
            && focus.isEmpty && accessibility.isEmpty && layout == Layout()
    }

    func apply<B: Backend>(to node: B.Node, of backend: B, in scope: Scope) {
        if let id { backend.setID(id, of: node) }
        if layout != Layout() { backend.setLayout(layout, of: node) }
        isHidden?.observe(in: scope) { backend.setHidden($0, of: node) }
        isInert?.observe(in: scope) { backend.setInert($0, of: node) }
        background?.observe(in: scope) { backend.setBackground($0, of: node) }
        opacity?.observe(in: scope) { backend.setOpacity($0, of: node) }
    }
}

/// Attributes that several places have.
final class Said {
    let attributes: Attributes

    init(_ attributes: Attributes) { self.attributes = attributes }
}
