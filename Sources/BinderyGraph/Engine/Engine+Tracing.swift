internal import CBinderyShims

/// Recording of each node's last change while tracing is on, by wrapping its operation. Other nodes pay nothing.
extension Engine {
    @usableFromInline
    @inline(never)
    package static func trace<Value>(_ node: Node.Pointer, holding: Value.Type) {
        let isObserver = node.pointee.flags.contains(.observer)
        let trace = NodeTrace(node, isObserver ? nil : TracedType<Value>())
        node.wrapOperation(as: .traced) { original, node, command, operand in
            switch command {
            case .handOverTrace:
                UnsafeMutableRawPointer(mutating: operand!).assumingMemoryBound(to: NodeTrace?.self).pointee = trace
                return true
            case .compareToWrite:
                if original(node, command, operand) { return true }
                return !trace.willBeWritten(operand!)
            case .run where isObserver: return trace.observe { original(node, command, operand) }
            case .run: return trace.compute { original(node, command, operand) }
            case .destroy:
                trace.end()
                return original(node, command, operand)
            default: return original(node, command, operand)
            }
        }
    }

    static func trace(of node: Node.Pointer) -> NodeTrace? {
        guard node.pointee.flags.contains(.traced) else { return nil }
        var trace: NodeTrace?
        _ = withUnsafeMutablePointer(to: &trace) { node.perform(.handOverTrace, $0) }
        return trace
    }

    @usableFromInline
    @inline(never)
    package static func tracedTransaction<Result, Failure: Error>(
        file: StaticString, line: UInt, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let isOutermost = ambient.pointee.transactions == 0
        if isOutermost {
            ambient.pointee.transaction_file = file.utf8Start
            ambient.pointee.transaction_line = line
        }
        // Not a transaction of Bindery's own, such as that of a control.
        let log = isOutermost && !CallSite.isOwn("\(file)") ? TraceLog.current : nil
        let (start, number) = (log?.now ?? .zero, TraceStep.latestNumber)
        beginTransaction()
        defer {
            // What observers write belongs to other transactions.
            let writes = log?.writes(after: number) ?? []
            endTransaction()
            log?.recordTransaction(at: "\(file):\(line)", since: start, writes)
        }
        return try body()
    }
}

extension Property {
    /// Hides the property's values in explanations, since it is the text of a secure field, for instance. Returns false
    /// for a property that is not traced: its value would be shown.
    package final func concealFromTracing() -> Bool {
        guard let trace = Engine.trace(of: node) else { return false }
        trace.conceal()
        // What it passes on is known once it is computed.
        if node.pointee.flags.contains(.hasAccess) { _ = untracked { read() } }
        return true
    }

    /// Calls `body` once the values are concealed; at once if they are. Never for a property that is not traced. The
    /// last call for a follower counts.
    package final func whenConcealed(_ follower: AnyObject, _ body: @escaping () -> Void) {
        if bindery_is_tracing() { Engine.trace(of: node)?.whenConcealed(follower, body) }
    }

    package final var isConcealedFromTracing: Bool { Engine.trace(of: node)?.isConcealed == true }

    /// Names, in traces, a property that Bindery makes for a part of the program.
    package final func named(inTraces name: @autoclosure () -> String) -> Self {
        if bindery_is_tracing() { Engine.trace(of: node)?.rename(name()) }
        return self
    }

    /// Makes a property whose value is a part of this one, such as an element of a list. Under tracing it has a name
    /// after this one, and follows from its last change.
    package final func makePart<Part>(_ kind: String, _ make: () -> MutableProperty<Part>) -> MutableProperty<Part> {
        guard bindery_is_tracing(), let whole = Engine.trace(of: node) else { return make() }
        let source = whole.programSource
        let part = TraceStep.following((whole.change?.hasNoCauses == true ? source : whole).change?.relevant, make)
        Engine.trace(of: part.node)?.becomePart(of: source)
        return part.named(inTraces: "\(kind) of \(source.name)")
    }

    /// Records the writes of the property in another way than by its values.
    package final func recordWrites(as recording: TracedRecording) {
        Engine.trace(of: node)?.recordWrites(as: recording)
    }

    /// Records the writes of the property as part of those of another one, with which it is concealed.
    package final func recordWrites<Whole>(asPartOf whole: Property<Whole>) {
        Engine.trace(of: node)?.becomePart(of: Engine.trace(of: whole.node))
    }

    /// Shows dots in place of the property's values wherever it is explained or inspected, from now on.
    ///
    /// ```swift
    /// let token = MutableProperty("").concealed()
    /// ```
    ///
    /// A part of a property is concealed with it, and it with a part: `$login.password` with `$login`. The text of a
    /// secure field is concealed anyway, with the property that it is bound to. A property that is computed from a
    /// concealed one is not, nor is the text of an element that shows it.
    @discardableResult
    public final func concealed() -> Self {
        _ = concealFromTracing()
        return self
    }
}
