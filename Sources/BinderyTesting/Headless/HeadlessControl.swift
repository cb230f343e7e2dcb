public import BinderyView

/// A control on screen, as a person sees and uses it. It stands for the same node however the interface changes.
public struct HeadlessControl {
    let app: HeadlessApp
    /// The node itself, for what a person would not see.
    public let node: HeadlessNode

    /// The one control with the id that can be seen in this one: in a row of a list, for instance.
    ///
    /// - Throws: as ``HeadlessApp/find(_:)``.
    public func find(_ id: String) throws(HeadlessFailure) -> HeadlessControl {
        if !node.isVisible { throw app.failure("The \(node.name) is \(node.whyUnseen).") }
        return try app.find(id, within: node)
    }

    // MARK: Reading

    public var id: String? { node.id }

    /// The ids of the controls that can be seen in this one, in order.
    public var ids: [String] { node.isVisible ? node.visible.dropFirst().compactMap(\.id) : [] }

    /// The colour of its own that it has as background; nil: the design's.
    public var background: Color? { node.background }

    /// How much of it is seen, from 0 to 1, what is around it considered too.
    public var opacity: Double { node.ancestry.reduce(1) { $0 * $1.opacity } }

    /// What is marked in it, and in what it contains, in order.
    public var marks: [String] { node.visible.flatMap(\.marks) }

    public var isVisible: Bool { node.isVisible }

    /// Whether a button is the chosen one of several.
    public var isSelected: Bool { node.isSelected }

    /// Whether the control, and everything around it, is enabled.
    public var isEnabled: Bool { node.ancestry.allSatisfy(\.isEnabled) }

    public var isFocused: Bool { app.backend.focused === node }

    /// What it says: the text of a text, the title of a button. Of what contains others: their texts, a line each.
    public var text: String {
        let own = node.text.isEmpty ? [] : [node.text]
        let subtitle = node.subtitle.isEmpty ? [] : [node.subtitle]
        let inner = node.children.flatMap(\.visible).map(\.text).filter { !$0.isEmpty }
        return (own + subtitle + inner).joined(separator: "\n")
    }

    /// What screen readers call it: the name that it was given for them, or else its label, or what it says.
    public var accessibilityLabel: String {
        node.accessibilityLabel ?? (node.label.isEmpty ? text : node.label)
    }

    /// The language of its content, as it was said of it or of what surrounds it; nil: that of the page.
    public var language: String? { node.ancestry.lazy.compactMap(\.language).first }

    /// What stands in a text field.
    ///
    /// - Throws: if it is no text field.
    public var value: String {
        get throws(HeadlessFailure) {
            guard node.events != nil else { throw app.failure("The \(node.name) is no text field and has no value.") }
            return node.value
        }
    }
}
