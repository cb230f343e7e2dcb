internal import CBinderyShims

extension Engine {
    /// The chain is what computes now, from the property that was read again to the one that read it.
    static func reportCycle(through node: Node.Pointer) {
        var chain: [Node.Pointer] = []
        var reader = ambient.pointee.reader?.assumingMemoryBound(to: Node.self)
        while let present = reader {
            chain.append(present)
            if present == node { break }
            reader = present.pointee.next
        }
        if chain.last != node { chain.append(node) }
        let way = (chain.reversed() + [node]).map { $0.pointee.place }.joined(separator: " → ")
        Diagnostics.report(
            .cycle,
            """
            a property depends on itself: \(way). It keeps its last value. \
            Read one of them inside `untracked { }`, or compute it from values that do not depend on it.
            """)
        if !node.pointee.flags.contains(.hasValue) {
            fatalError("Bindery: \(node.pointee.place) depends on itself before it has a first value: \(way).")
        }
    }

    static func reportFeedbackLoop(_ observers: [Node.Pointer]) {
        let places = observers.map { $0.pointee.place }.joined(separator: ", ")
        Diagnostics.report(
            .feedbackLoop,
            """
            observers keep changing what they observe; stopped after \(roundLimit) rounds at: \(places). \
            Let one of them write only when the value differs, or derive the value instead of writing it.
            """)
    }
}

extension Node {
    /// How a diagnosis names this node: `name (file:line)`, or `file:line`.
    package var place: String {
        let position = "\(file):\(line)"
        return name.map { "\($0) (\(position))" } ?? position
    }
}
