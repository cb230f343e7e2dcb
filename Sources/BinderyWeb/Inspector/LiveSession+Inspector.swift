package import BinderyInspector
package import BinderyView

/// What an inspector asks of a session. Nothing of it is recorded, and nothing is written but on request.
extension LiveSession: InspectedSession {
    package nonisolated var log: TraceLog? { traceLog }

    package func elements() -> [InspectedElement] { looking { backend.root.inspectedElements(depth: 0) } }

    package func graph() -> TraceGraph { looking { traceLog?.graph() ?? TraceGraph() } }

    package func explanations(ofElement number: Int) async -> [InspectedElement.Explained] {
        await lookingUpPlaces {
            backend.root.first(numbered: number)?.explained ?? []
        }
    }

    package func explanation(of node: Int) async -> Explanation? {
        await lookingUpPlaces { traceLog?.explanation(of: node) }
    }

    /// Looks up the places of an explanation on another thread, since the page does not wait for the inspector.
    private func lookingUpPlaces<Result>(_ explain: () -> Result) async -> Result {
        for _ in 0..<5 {
            let pending = PendingPlaces()
            let result = PendingPlaces.$current.withValue(pending) { looking(explain) }
            if pending.isEmpty { return result }
            await Task.detached { pending.lookUp() }.value
        }
        return looking(explain)
    }

    package func write(_ text: String, to node: Int) -> Bool {
        var isWritten = false
        inContext {
            TraceStep.following(.event(.edit, of: "the inspector")) {
                isWritten = traceLog?.write(text, to: node) ?? false
            }
        }
        return isWritten
    }

    package func startPicking() -> Bool {
        guard let answer = backend.whyAnswer else { return false }
        inContext { answer.startPicking() }
        resumeWriting()
        return true
    }

    package func moments() -> MomentList { traceLog.map { MomentList($0) } ?? .empty }

    package func restore(_ moment: Int) -> [String] {
        var lost: [String] = []
        inContext { lost = traceLog?.restore(moment) ?? [] }
        return lost
    }

    private func looking<Result>(_ body: () -> Result) -> Result { TraceLog.pausing(body) }
}

extension WebNode {
    /// The node and those inside it that have attributes which follow properties.
    fileprivate func inspectedElements(depth: Int) -> [InspectedElement] {
        let bindings = elementPart?.bindings ?? []
        let inner = children.flatMap { $0.inspectedElements(depth: bindings.isEmpty ? depth : depth + 1) }
        if bindings.isEmpty { return inner }
        let attributes = bindings.map { InspectedElement.Attribute(name: $0.attribute, nodes: $0.nodes) }
        return [InspectedElement(id: number, name: traceName, depth: depth, attributes: attributes, place: place)]
            + inner
    }
}
