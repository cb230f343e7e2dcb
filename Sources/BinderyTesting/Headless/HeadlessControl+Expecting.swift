public import BinderyView

extension HeadlessControl {
    /// Expects the control to have this ``text``. Otherwise throws a failure with the actual text, and ``why`` it is
    /// so. Without tracing the failure says how to turn it on.
    ///
    /// ```swift
    /// Diagnostics.isTracing = true                        // before the models and the app are made
    /// …
    /// try app.find("total").expect(text: "30 €")
    /// // The text "total" has the text "20 €", not "30 €".
    /// //   text of the text "total":
    /// //     sum (Shop/Cart.swift:12) is 20
    /// //       computed since price (Shop/Cart.swift:10) became 4
    /// //         written at Shop/CartView.swift:42
    /// ```
    public func expect(text expected: String) throws(HeadlessFailure) {
        if text != expected { throw unexpected("has the text \(quoted(text)), not \(quoted(expected))") }
    }

    /// Expects the text field to contain this ``value``. Otherwise throws a failure that says ``why``.
    public func expect(value expected: String) throws(HeadlessFailure) {
        let value = try value
        if value != expected { throw unexpected("contains \(quoted(value)), not \(quoted(expected))") }
    }

    /// Expects the control, with everything around it, to be enabled or disabled. Otherwise throws a failure that says
    /// ``why``.
    public func expect(isEnabled expected: Bool) throws(HeadlessFailure) {
        if isEnabled == expected { return }
        throw unexpected(isEnabled ? "is enabled" : "is \(node.disabledReason)")
    }

    /// Expects the user to see the control, or not: it was found while it was visible. Otherwise throws a failure that
    /// says ``why``.
    public func expect(isVisible expected: Bool) throws(HeadlessFailure) {
        if isVisible != expected { throw unexpected("is \(isVisible ? "visible" : node.hiddenReason)") }
    }

    /// Expects the control to have this ``background``, or the design's own for nil. Otherwise throws a failure that
    /// says ``why``.
    public func expect(background expected: Color?) throws(HeadlessFailure) {
        func text(_ color: Color?) -> String { color.map { "\($0)" } ?? "the design's own" }
        if background == expected { return }
        throw unexpected("has the background \(text(background)), not \(text(expected))")
    }

    /// Expects the control to be selected or not. Otherwise throws a failure that says ``why``.
    public func expect(isSelected expected: Bool) throws(HeadlessFailure) {
        if isSelected != expected { throw unexpected(isSelected ? "is selected" : "is not selected") }
    }

    private func unexpected(_ predicate: String) -> HeadlessFailure {
        let reasons = why.split(separator: "\n").map { "\n  \($0)" }.joined()
        return app.failure("The \(node.name) \(predicate).\(reasons)")
    }

    private func quoted(_ text: String) -> String { "\"\(text)\"" }
}
