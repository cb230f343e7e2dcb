internal import BinderyView

extension HeadlessControl {
    /// Why the control, and those inside it, are as they are: the attributes that follow properties, each with the
    /// chain of causes back to the writes, as ``explain(_:)`` gives it. What hides or disables them comes first.
    ///
    /// ```swift
    /// Diagnostics.isTracing = true                                   // before the models and the app are made
    /// …
    /// print(try app.find("total").why)
    /// // text of the text "total":
    /// //   sum (Shop/Cart.swift:12) is 30
    /// //     computed since price (Shop/Cart.swift:10) became 5
    /// //       written at Shop/CartView.swift:42
    /// ```
    ///
    /// The text of a secure field is shown as dots. What was mounted while ``Diagnostics/isTracing`` was off is not
    /// explained, and what never changes needs no explanation.
    ///
    /// - Complexity: Looks up each write's location in the debug information: tenths of a second in a large program.
    public var why: String {
        let surroundings = node.ancestry.dropFirst().flatMap { around in
            around.explanations { around.isRestricted(by: $0.attribute) }
        }
        let lines = surroundings + ([node] + node.visible.dropFirst()).flatMap { $0.explanations { _ in true } }
        if !lines.isEmpty { return lines.joined(separator: "\n") }
        return app.isTraced
            ? "The \(node.name) follows no property."
            : "The \(node.name) is not traced: set Diagnostics.isTracing before the models and the app are made."
    }

    /// What disables or hides the control, indented below the message of a failure; empty if nothing is traced.
    func reasons(_ attributes: String...) -> String {
        node.ancestry.flatMap { node in
            node.explanations { attributes.contains($0.attribute) && node.isRestricted(by: $0.attribute) }
        }
        .map { "\n  \($0)" }.joined()
    }
}

extension HeadlessNode {
    /// Whether an attribute hides the node now, or keeps the user from acting on it.
    fileprivate func isRestricted(by attribute: String) -> Bool {
        switch attribute {
        case "hidden": isHidden
        case "enabled": !isEnabled
        case "inert": isInert
        default: false
        }
    }

    /// The lines that explain those of its attributes that follow properties.
    fileprivate func explanations(of isWanted: (Rendering.AttributeBinding) -> Bool) -> [String] {
        bindings.filter(isWanted).flatMap { binding in
            ["\(binding.attribute) of the \(name):"]
                + binding.explain().flatMap { $0.description.split(separator: "\n") }.map { "  \($0)" }
        }
    }
}
