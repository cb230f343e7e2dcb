public import BinderyView

/// A control on screen, as a user sees and uses it. It refers to the same node, however the interface changes. A
/// property or an action that the kind of control does not have throws a ``HeadlessFailure``. An action also throws if
/// the control cannot be seen, is disabled, or is behind a dialog.
public struct HeadlessControl {
    let app: HeadlessApp
    /// The node, for what a user would not see.
    public let node: HeadlessNode

    /// Returns the only control on screen with the id inside this one, or throws as ``HeadlessApp/find(_:)`` does.
    public func find(_ id: String) throws(HeadlessFailure) -> HeadlessControl {
        if !node.isVisible { throw app.failure("The \(node.name) is \(node.hiddenReason).") }
        return try app.find(id, within: node)
    }

    // MARK: Reading

    public var id: String? { node.id }

    /// The ids of the visible controls inside this one, in order.
    public var ids: [String] { node.isVisible ? node.visible.dropFirst().compactMap(\.id) : [] }

    /// The background, if it is not the design's own.
    public var background: Color? { node.background }

    /// The opacity from 0 to 1, with that of the surrounding controls.
    public var opacity: Double { node.ancestry.reduce(1) { $0 * $1.opacity } }

    /// The marked pieces of the text of this control and of those inside it, in order.
    public var marks: [String] { node.visible.flatMap(\.marks) }

    public var isVisible: Bool { node.isVisible }

    /// Whether a button is the selected one of several.
    public var isSelected: Bool { node.isSelected }

    /// Whether a row of a list is marked by ``/BinderyView/List/current(_:)``.
    public var isCurrent: Bool { node.isCurrent }

    /// Whether the control, and everything around it, is enabled.
    public var isEnabled: Bool { node.ancestry.allSatisfy(\.isEnabled) }

    public var isFocused: Bool { app.backend.focused === node }

    /// The text or title; of a control that contains others, also their texts, one line each.
    public var text: String {
        let own = node.text.isEmpty ? [] : [node.text]
        let subtitle = node.subtitle.isEmpty ? [] : [node.subtitle]
        let inner = node.children.flatMap(\.visible).map(\.text).filter { !$0.isEmpty }
        return (own + subtitle + inner).joined(separator: "\n")
    }

    /// The name for screen readers: the one that was set, or else the label, or the text.
    public var accessibilityLabel: String {
        node.accessibilityLabel ?? (node.label.isEmpty ? text : node.label)
    }

    /// The language of the content, possibly inherited; nil for that of the page.
    public var language: String? { node.ancestry.lazy.compactMap(\.language).first }

    /// The text in a text field.
    public var value: String {
        get throws(HeadlessFailure) {
            guard node.events != nil else {
                throw app.failure("The \(node.name) is not a text field and has no value.")
            }
            return node.value
        }
    }
}
