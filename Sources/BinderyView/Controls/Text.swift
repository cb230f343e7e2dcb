/// A piece of text.
///
/// ```swift
/// Text(model.title).style(.headline).color(.secondary)
/// ```
public struct Text: Rendering.PrimitiveView {
    private let content: any Wording
    private var style = Style.body
    private var color = ColorRole.primary
    private var currentColor: Property<ColorRole>?
    private var isStruckThrough: Property<Bool>?

    /// Creates a text that shows `content`, such as a string or a property of one.
    public init(_ content: some Wording) { self.content = content }

    /// Sets the rank of the text. The default is `.body`.
    public func style(_ style: Style) -> Text {
        var text = self
        text.style = style
        return text
    }

    /// Sets the colour role. The default is `.primary`.
    public func color(_ color: ColorRole) -> Text {
        var text = self
        text.color = color
        return text
    }

    /// Sets the colour role to one that may change.
    public func color(_ color: Property<ColorRole>) -> Text {
        var text = self
        text.currentColor = color
        return text
    }

    /// Strikes the text through while a condition holds, such as that a task is done.
    public func struckThrough(while condition: Property<Bool>) -> Text {
        var text = self
        text.isStruckThrough = condition
        return text
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let node = point.backend.makeText(style: style, color: color)
        point.bind(text: content, to: Content.self, of: node)
        if let currentColor { point.bind(currentColor, to: CurrentColor.self, of: node) }
        if let isStruckThrough { point.bind(isStruckThrough, to: StruckThrough.self, of: node) }
        point.add(node)
    }
}

private enum Content<B: Rendering.Backend>: NodeAttribute {
    static var name: String { "text" }
    static func set(_ text: String, of node: B.Node, in backend: B) { backend.setText(text, of: node) }
}

private enum CurrentColor<B: Rendering.Backend>: NodeAttribute {
    static var name: String { "color" }
    static func set(_ color: ColorRole, of node: B.Node, in backend: B) { backend.setTextColor(color, of: node) }
}

private enum StruckThrough<B: Rendering.Backend>: NodeAttribute {
    static var name: String { "struckThrough" }
    static func set(_ isStruckThrough: Bool, of node: B.Node, in backend: B) {
        backend.setStruckThrough(isStruckThrough, of: node)
    }
}

extension Text {
    /// The rank of a text.
    public enum Style: String, CaseIterable, Sendable {
        case title, headline, body, caption
    }
}

extension Rendering {
    /// The capability that a backend implements for ``Text``.
    public protocol Texts: Nodes {
        func makeText(style: Text.Style, color: ColorRole) -> Node
        func setText(_ text: String, of node: Node)
        func setTextColor(_ color: ColorRole, of node: Node)
        func setStruckThrough(_ isStruckThrough: Bool, of node: Node)
    }
}
