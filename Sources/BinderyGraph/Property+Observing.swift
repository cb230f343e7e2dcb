extension Property {
    /// Calls `handler` with the present value now, and with each later one that differs.
    ///
    /// The handler runs at most once per transaction, after the values of all properties are consistent, in the order
    /// in which observers were added, with the value of that moment. It may read, write, observe and dispose.
    ///
    /// The observation lasts until it is disposed of. It keeps a derived property alive, and so what that is derived from;
    /// a ``MutableProperty`` that goes away ends its own observations.
    ///
    /// - Returns: what ends the observation.
    @inlinable
    public final func observe(
        file: StaticString = #fileID, line: UInt = #line, _ handler: @escaping (Value) -> Void
    ) -> any Disposable {
        observed(skippingFirst: false, file: file, line: line, handler)
    }

    /// Calls `handler` with each value that differs from the present one or from the last delivered.
    @inlinable
    public final func observeChanges(
        file: StaticString = #fileID, line: UInt = #line, _ handler: @escaping (Value) -> Void
    ) -> any Disposable {
        observed(skippingFirst: true, file: file, line: line, handler)
    }

    // Not inlined: then the code of its observer is made once for a type, and not once for each call.
    @inlinable
    @inline(never)
    package final func observed(
        skippingFirst: Bool, keepsSource: Bool = false, file: StaticString, line: UInt,
        _ handler: @escaping (Value) -> Void
    ) -> Observation {
        observed(
            skippingFirst: skippingFirst, keepsSource: keepsSource, file: file, line: line,
            by: HandlingReceiver(handler: handler))
    }

    /// - Parameter keepsSource: whether a source lives as long as the observation; what is derived always does.
    @inlinable
    @inline(__always)
    package final func observed<Receiver: ValueReceiver<Value>>(
        skippingFirst: Bool, keepsSource: Bool, file: StaticString, line: UInt, by receiver: Receiver
    ) -> Observation {
        let source = node
        // An observer of a source usually must not keep it alive: then the source can end the observation by going away.
        let owner = node.pointee.flags.contains(.source) && !keepsSource ? nil : self
        let observation = ReceivingObservation(receiver, owner: owner)
        // The operation captures this alone, which so is its context: there are many observers.
        let observer = Node.allocate(
            Node(flags: .observer, nameText: node.pointee.name, file: file, line: line) { observer, command, _ in
                let last = observer.value(as: Value.self)
                switch command {
                case .run:
                    // Its only dependency, known by construction.
                    let source = observer.pointee.firstDependency.unsafelyUnwrapped.pointee.dependency
                    if source.isEqual(to: last) { return false }
                    let value = source.value(as: Value.self).pointee
                    // Released after the receiver has it: that may dispose of the observer.
                    let before = last.move()
                    last.initialize(to: value)
                    // Nothing of the observer is touched afterwards.
                    observation.receive(value)
                    withExtendedLifetime(before) {}
                case .destroy:
                    last.deinitialize(count: 1)
                    observation.end()
                default: break
                }
                return false
            }, holding: Value.self)
        observation.node = observer
        let first = untracked { read() }
        observer.value(as: Value.self).initialize(to: first)
        observer.pointee.flags.insert(.hasValue)
        Engine.startObserving(source, by: observer)
        if !skippingFirst { Delivery.run { untracked { receiver.receive(first) } } }
        return observation
    }
}

/// What gets the values of an observed property; called without a closure around it.
@usableFromInline
package protocol ValueReceiver<Value> {
    associatedtype Value
    func receive(_ value: Value)
}

@frozen
@usableFromInline
struct HandlingReceiver<Value>: ValueReceiver {
    @usableFromInline let handler: (Value) -> Void

    @inlinable
    init(handler: @escaping (Value) -> Void) { self.handler = handler }

    @inlinable
    func receive(_ value: Value) { handler(value) }
}

/// Something that the graph keeps until it ends. Whoever holds it holds nothing of what it calls.
@usableFromInline
package class Observation: Disposable {
    @usableFromInline package final var node: Node.Pointer?

    @usableFromInline package init() {}

    @usableFromInline package final var isDisposed: Bool { node == nil || node!.pointee.flags.contains(.retired) }

    @usableFromInline
    package func dispose() {
        guard let node, !node.pointee.flags.contains(.retired) else { return }
        self.node = nil
        Engine.retire(node)
    }
}

/// Something to do when what keeps observations ends.
package final class Ending: Observation {
    private var cleanup: (() -> Void)?

    package init(_ cleanup: @escaping () -> Void) {
        self.cleanup = cleanup
        super.init()
    }

    package override func dispose() { cleanup.take()?() }
}

/// The observation of one property. The graph keeps it with its node, as the context of the node's operation.
@usableFromInline
final class ReceivingObservation<Receiver: ValueReceiver>: Observation {
    // Called in place: a copy would be counted. The node is kept while its handler runs, and so is this.
    @exclusivity(unchecked) @usableFromInline var target: ReceivingTarget<Receiver>?

    @inlinable
    init(_ receiver: Receiver, owner: AnyObject?) {
        target = ReceivingTarget(receiver, owner: owner)
        super.init()
    }

    @inlinable
    @inline(__always)
    func receive(_ value: Receiver.Value) {
        switch target {
        case .some(let target): target.receive(value)
        case .none: break
        }
    }

    /// Somebody may hold the observation for longer than what it called.
    @usableFromInline
    func end() {
        node = nil
        var ended: ReceivingTarget<Receiver>?
        swap(&target, &ended)
    }
}

/// What an observation calls and keeps until it ends. Not copyable, so that it is called where it is.
@usableFromInline
@frozen
struct ReceivingTarget<Receiver: ValueReceiver>: ~Copyable {
    @usableFromInline let receiver: Receiver
    /// The property, if the observation keeps it.
    @usableFromInline let owner: AnyObject?

    @inlinable
    init(_ receiver: Receiver, owner: AnyObject?) {
        self.receiver = receiver
        self.owner = owner
    }

    @inlinable
    @inline(__always)
    borrowing func receive(_ value: Receiver.Value) { receiver.receive(value) }
}

extension Engine {
    @usableFromInline
    package static func startObserving(_ source: Node.Pointer, by observer: Node.Pointer) {
        observer.pointee.order = nextObserverOrder()
        declare(source, of: observer)
        connectFixedDependencies(of: observer)
    }
}
