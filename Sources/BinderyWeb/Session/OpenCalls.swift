internal import BinderyView
internal import BinderyWire

/// The calls of scripts that the page has not answered. A call is sent when its element is on the page, and again with
/// the whole state: the page carries out each number once.
struct OpenCalls {
    private struct OpenCall {
        let node: WebNode
        let call: Rendering.ScriptCalls.Open
        var isSent = false
    }

    private var calls: [OpenCall] = []

    /// Whether nothing is to be sent. A call waits for its element, for instance while another screen covers it.
    var areSent: Bool { calls.isEmpty || calls.allSatisfy { $0.isSent || !$0.node.isAttached } }

    mutating func add(_ call: Rendering.ScriptCalls.Open, to node: WebNode) {
        calls.append(OpenCall(node: node, call: call))
    }

    mutating func remove(to node: WebNode) { calls.removeAll { $0.node === node } }

    mutating func sendAgain() { for index in calls.indices { calls[index].isSent = false } }

    /// Returns the calls whose elements are on the page now.
    mutating func takeUnsent() -> [PageOperation] {
        var operations: [PageOperation] = []
        for index in calls.indices where !calls[index].isSent && calls[index].node.isAttached {
            let (node, call) = (calls[index].node, calls[index].call)
            calls[index].isSent = true
            operations.append(
                .call(node: node.number, number: call.number, function: call.function, argument: call.argument))
        }
        return operations
    }

    /// Removes a call that the page has answered, and returns who made it; nil for an answer that belongs to no call.
    mutating func close(_ call: Int, to node: Int) -> Rendering.ScriptCalls? {
        guard let open = calls.firstIndex(where: { $0.node.number == node && $0.call.number == call }) else {
            return nil
        }
        return calls.remove(at: open).node.script?.parts.calls
    }
}
