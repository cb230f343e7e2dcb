internal import CBinderyShims

extension Engine {
    /// Reports a cycle: `node` was read again, by `reader`, while it is being computed or settled.
    static func reportCycle(through node: Node.Pointer, readBy reader: Node.Pointer? = nil) {
        if node.pointee.flags.contains(.cutsCycles) { return cutCycle(at: node) }
        var readers = reader.map { [$0] } ?? []
        var next = ambient.pointee.reader?.assumingMemoryBound(to: Node.self)
        while let present = next {
            readers.append(present)
            // The outermost reader is an effect, for which this is the next observer in the queue.
            next = present.pointee.flags.contains(.observer) ? nil : present.pointee.nextNode
        }
        let nodes = cycle(through: node, readers: readers) + [node]
        let path = nodes.map(\.diagnosticName).joined(separator: " → ")
        let remedy = "Compute one of them from values that do not depend on it."
        if node.pointee.flags.contains(.hasValue) {
            return Diagnostics.report(
                .cycle, "a property depends on itself: \(path). It keeps its last value. \(remedy)")
        }
        let advice = "\(remedy) Or give it a value for this case: `Property(orOnCycle: value) { … }`."
        if node.perform(.provideValue) {
            return Diagnostics.report(
                .cycle,
                """
                a property depends on itself: \(path). It has no value yet, and continues with nil, false, zero or an \
                empty collection. \(advice)
                """)
        }
        let message = """
            a property depends on itself: \(path). It has no value yet to continue with, and its type has no empty \
            one, so the program ends. \(advice)
            """
        Diagnostics.report(.cycle, message)
        fatalError("Bindery: \(message)")
    }

    /// Returns the nodes from the one read again to the one that read it. The computing ones are known, innermost
    /// first; those between them are only being settled and are found by their links.
    private static func cycle(through node: Node.Pointer, readers: [Node.Pointer]) -> [Node.Pointer] {
        var known: [Node.Pointer]
        if let index = readers.firstIndex(of: node) {
            known = readers[...index].reversed()
        } else {
            let outermost = readers.lastIndex { path(from: node, to: $0) != nil }
            known = [node] + readers[..<(outermost.map { $0 + 1 } ?? readers.count)].reversed()
        }
        var found = [known.removeFirst()]
        for next in known { found += path(from: found.last!, to: next) ?? [next] }
        return found
    }

    /// Returns the shortest path along dependencies, without its start.
    private static func path(from start: Node.Pointer, to end: Node.Pointer) -> [Node.Pointer]? {
        if start == end { return [] }
        var before: [Node.Pointer: Node.Pointer] = [:]
        var reached = [start]
        var index = 0
        while index < reached.count {
            var link = reached[index].pointee.firstDependency
            while let present = link {
                let dependency = present.pointee.dependency
                link = present.pointee.nextDependency
                if dependency == start || before[dependency] != nil { continue }
                before[dependency] = reached[index]
                if dependency == end {
                    var path = [end]
                    while let previous = before[path.last!], previous != start { path.append(previous) }
                    return path.reversed()
                }
                reached.append(dependency)
            }
            index += 1
        }
        return nil
    }

    #if DEBUG
    /// Reports a write off the owner's executor, which is a data race that the compiler could not see.
    @usableFromInline
    package static func checkIsolation(of node: Node.Pointer) {
        guard let owner = node.pointee.owner, !Node.mayWrite(ownedBy: owner) else { return }
        Diagnostics.report(
            .foreignIsolation,
            """
            \(node.diagnosticName) was written off the actor on which it was made. Write it on that actor: an \
            async closure with a capture list leaves it (swiftlang/swift#87097); capture local constants instead.
            """)
    }
    #endif

    static func reportFeedbackLoop(_ observers: [Node.Pointer]) {
        let names = observers.map(\.diagnosticName).joined(separator: ", ")
        Diagnostics.report(
            .feedbackLoop,
            """
            observers keep changing what they observe; stopped after \(roundLimit) rounds at: \(names). \
            Let one of them write only when the value differs, or derive the value instead of writing it.
            """)
    }
}

extension UnsafeMutablePointer where Pointee == Node {
    package var diagnosticName: String {
        let file = String(cString: pointee.file)
        if file == "constant" { return "a constant" }
        let sourceLocation = "\(file):\(pointee.line)"
        return name.map { "\(String(cString: $0)) (\(sourceLocation))" } ?? sourceLocation
    }
}
