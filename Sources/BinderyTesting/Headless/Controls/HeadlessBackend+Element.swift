public import BinderyView

extension HeadlessBackend: Rendering.Elements {
    public func makeElement(_ tag: String) -> HeadlessNode {
        let node = make(.element(tag))
        node.element = HeadlessElement(tag: tag)
        return node
    }

    public func setElementText(_ text: String, of node: HeadlessNode) { node.text = text }

    public func setElementClass(_ name: String, _ isOn: Bool, of node: HeadlessNode) {
        if node.element?.classes.contains(name) == isOn { return }
        if isOn { node.element?.classes.append(name) } else { node.element?.classes.removeAll { $0 == name } }
    }

    public func setElementAttribute(_ name: String, _ value: String?, of node: HeadlessNode) {
        node.element?.attributes[name] = value
    }

    public func acceptText(in node: HeadlessNode, events: Rendering.TextInputEvents) {
        node.accept(HeadlessTextInput(events: events), left: events.left)
    }

    public func acceptSwitch(in node: HeadlessNode, events: Rendering.InputEvents<Bool>) {
        node.accept(HeadlessToggle(switched: events.entered), left: events.left)
    }

    public func runScript(_ script: Rendering.ScriptParts, in node: HeadlessNode, until scope: Scope) {
        let running = HeadlessScript(script)
        node.script = running
        script.value?.observe(in: scope) { running.value = $0 }
        script.calls?.connect(until: scope) { running.openCalls.append($0) }
    }
}

/// What an ``/BinderyView/Element`` has.
public struct HeadlessElement: Equatable, Sendable {
    public let tag: String
    public internal(set) var attributes: [String: String] = [:]
    /// In the order in which they were added.
    public internal(set) var classes: [String] = []

    init(tag: String) { self.tag = tag }

    /// `div.gauge.full role="img"`.
    var description: String {
        let name = ([tag] + classes).joined(separator: ".")
        return ([name] + attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\"\($0.value)\"" })
            .joined(separator: " ")
    }
}

/// A script of the application, whose part the test plays.
final class HeadlessScript {
    let parts: Rendering.ScriptParts
    var value: String?
    var openCalls: [Rendering.ScriptCalls.Open] = []

    init(_ parts: Rendering.ScriptParts) { self.parts = parts }
}

extension HeadlessControl {
    /// The attribute of an element; nil if it is not set.
    public func attribute(_ name: String) -> String? { node.element?.attributes[name] }

    /// The classes of an element, in the order in which they were added.
    public var classes: [String] { node.element?.classes ?? [] }

    // MARK: Scripts

    /// The JSON text that the script of the element was last given.
    public var scriptValue: String? { node.script?.value }

    /// The calls of the script that no ``answer(_:with:)`` has ended, the oldest first.
    public var scriptCalls: [Rendering.ScriptCalls.Open] { node.script?.openCalls ?? [] }

    /// Sends a message, as the script of the element would. Throws if the view does not expect it.
    ///
    /// - Parameter detail: A JSON text.
    public func sendMessage(_ name: String, _ detail: String = "null") throws(HeadlessFailure) {
        try reach("send a message")
        guard let script = node.script else { throw noScript }
        var isExpected = false
        app.perform(.input, on: "the script") { isExpected = script.parts.receive(name, detail) }
        if !isExpected {
            throw app.failure("The \(node.name) does not expect the message “\(name)” with \(detail).")
        }
    }

    /// Ends a call, as the script of the element would.
    ///
    /// - Parameter result: A JSON text, or why the script failed.
    public func answer(
        _ call: Rendering.ScriptCalls.Open, with result: Result<String, Rendering.ScriptFailure>
    ) throws(HeadlessFailure) {
        guard let script = node.script else { throw noScript }
        script.openCalls.removeAll { $0 == call }
        app.perform(.input, on: "the script") { script.parts.calls?.answered(call.number, result) }
    }

    private var noScript: HeadlessFailure { app.failure("The \(node.name) has no script.") }
}
