internal import CBinderyShims

/// Recording of each node's last change while tracing is on, by wrapping its operation. Other nodes pay nothing.
extension Engine {
    @usableFromInline
    @inline(never)
    package static func trace(
        _ node: Node.Pointer, valueOffset: Int, describe: @escaping (UnsafeRawPointer) -> String
    ) {
        if node.pointee.flags.contains(.observer) { return traceObserver(node) }
        let trace = Trace(describe: describe, offset: valueOffset)
        node.wrapOperation(as: .traced) { original, node, command, operand in
            switch command {
            case .handOverTrace:
                UnsafeMutableRawPointer(mutating: operand!).assumingMemoryBound(to: Trace?.self).pointee = trace
                return true
            case .compareToWrite:
                if original(node, command, operand) { return true }
                trace.willBeWritten(node, valueAt: operand!)
                return false
            case .run:
                let changed = original(node, command, operand)
                trace.wasComputed(node, changed)
                return changed
            default:
                return original(node, command, operand)
            }
        }
    }

    /// Makes the change that an observer receives the cause of what it writes.
    private static func traceObserver(_ observer: Node.Pointer) {
        observer.wrapOperation(as: .traced) { original, observer, command, operand in
            guard command == .run else { return original(observer, command, operand) }
            let ambient = ambient
            let outer = ambient.pointee.cause
            let cause = latestChange(of: observer)
            ambient.pointee.cause = cause.map { Unmanaged.passUnretained($0).toOpaque() }
            defer {
                ambient.pointee.cause = outer
                withExtendedLifetime(cause) {}
            }
            return original(observer, command, operand)
        }
    }

    private static func latestChange(of observer: Node.Pointer) -> Change? {
        var latest: Change?
        var link = observer.pointee.firstDependency
        while let present = link {
            if let change = trace(of: present.pointee.dependency)?.change, change.number > latest?.number ?? 0 {
                latest = change
            }
            link = present.pointee.nextDependency
        }
        return latest
    }

    static func trace(of node: Node.Pointer) -> Trace? {
        guard node.pointee.flags.contains(.traced) else { return nil }
        var trace: Trace?
        _ = withUnsafeMutablePointer(to: &trace) { node.perform(.handOverTrace, $0) }
        return trace
    }

    @usableFromInline
    package static func noteTransaction(file: StaticString, line: UInt) {
        guard ambient.pointee.transactions == 0 else { return }
        ambient.pointee.transaction_file = file.utf8Start
        ambient.pointee.transaction_line = line
    }
}

extension Property {
    /// Hides the property's values in explanations, since it is the text of a secure field, for instance. Returns false
    /// for a property that is not traced: its value would be shown.
    package final func concealFromTracing() -> Bool {
        guard let trace = Engine.trace(of: node) else { return false }
        trace.conceal()
        return true
    }
}
