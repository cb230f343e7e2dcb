internal import BinderyView

extension HeadlessControl {
    /// Why the control, and those inside it, are as they are: the attributes that follow properties, each with the
    /// chain of causes back to the writes, as ``/BinderyGraph/explain(_:)`` gives it. What hides or disables them comes
    /// first.
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
    /// The text of a secure field is shown as dots. What was mounted while ``/BinderyGraph/Diagnostics/isTracing`` was
    /// off is not explained, and what never changes needs no explanation.
    ///
    /// - Complexity: Looks up each write's location in the debug information: tenths of a second in a large program.
    public var why: String {
        let surroundings = node.ancestry.dropFirst().flatMap { $0.restrictions() }
        let inside = ([node] + node.visible.dropFirst()).flatMap(\.explanations)
        let lines = (surroundings + inside).flatMap(\.lines)
        if !lines.isEmpty { return lines.joined(separator: "\n") }
        return app.log != nil
            ? "The \(node.name) follows no property."
            : "The \(node.name) is not traced: set Diagnostics.isTracing before the models and the app are made."
    }

    /// What disables or hides the control, indented below the message of a failure; empty if nothing is traced.
    func reasons(_ attributes: String...) -> String {
        node.ancestry.flatMap { $0.restrictions(by: attributes) }.flatMap(\.lines).map { "\n  \($0)" }.joined()
    }
}

extension HeadlessNode: Rendering.ExplainedNode {
    package var explainedName: String { "the \(name):" }
}
