extension Property {
    /// Calls `handler` with the present value now, and with each later value that differs.
    ///
    /// The handler runs at most once per transaction, once all properties are consistent, with the value of that
    /// moment. Observers run in the order in which they were added. The handler may read, write, observe and dispose.
    ///
    /// The observation lasts until it is disposed of. It keeps a derived property and its dependencies alive. The
    /// observations of a ``MutableProperty`` end when it is deallocated.
    ///
    /// - Returns: The disposable that ends the observation.
    @inlinable
    public final func observe(
        file: StaticString = #fileID, line: UInt = #line, _ handler: @escaping (Value) -> Void
    ) -> any Disposable {
        observed(skippingFirst: false, file: file, line: line, handler)
    }

    /// Calls `handler` with each later value that differs: the first from the present one, the others from the last
    /// delivered. The handler runs, and the observation lasts, as with ``observe(file:line:_:)``.
    ///
    /// - Returns: The disposable that ends the observation.
    @inlinable
    public final func observeChanges(
        file: StaticString = #fileID, line: UInt = #line, _ handler: @escaping (Value) -> Void
    ) -> any Disposable {
        observed(skippingFirst: true, file: file, line: line, handler)
    }

    // Not inlined, so that the observer's code exists once per type and not once per call.
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

    /// - Parameter keepsSource: Whether the observation keeps a source alive. It always keeps a derived property alive.
    @inlinable
    @inline(__always)
    package final func observed<Receiver: ValueReceiver<Value>>(
        skippingFirst: Bool, keepsSource: Bool, file: StaticString, line: UInt, by receiver: Receiver
    ) -> Observation {
        let source = node
        // Observers usually do not retain a source, so that its deallocation ends the observation.
        let owner = node.pointee.flags.contains(.source) && !keepsSource ? nil : self
        let observation = ReceivingObservation(receiver, owner: owner)
        // Captures only `observation`, which thereby is the closure's context: there are many observers.
        let observer = Node.allocate(
            Node(flags: .observer, file: file, line: line) { observer, command, operand in
                let last = observer.value(as: Value.self)
                switch command {
                case .run:
                    // The only dependency, known by construction.
                    let source = observer.pointee.firstDependency.unsafelyUnwrapped.pointee.dependency
                    if operand == nil, source.isEqual(to: last) { return false }
                    let value = source.value(as: Value.self).pointee
                    // Released after the delivery, since its deinit may dispose of the observer.
                    let before = last.move()
                    last.initialize(to: value)
                    // The observer's memory is not accessed after this call.
                    observation.receive(value)
                    withExtendedLifetime(before) {}
                case .destroy:
                    last.deinitialize(count: 1)
                    observation.end()
                default: break
                }
                return false
            }, named: node.name, holding: Value.self)
        observation.node = observer
        let first = untracked { read() }
        observer.value(as: Value.self).initialize(to: first)
        observer.pointee.flags.formUnion(.hasValue)
        if skippingFirst {
            Engine.startObserving(source, by: observer)
        } else {
            Delivery.run {
                Engine.startObserving(source, by: observer)
                untracked { receiver.receive(first) }
            }
        }
        return observation
    }
}

/// A receiver of an observed property's values, called without a closure around it.
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

/// An activity that the graph retains until it ends. Its holder does not keep alive what it calls.
@usableFromInline
package class Observation: Disposable {
    @exclusivity(unchecked) @usableFromInline package final var node: Node.Pointer?

    @usableFromInline package init() {}

    @usableFromInline package final var isDisposed: Bool { node == nil || node!.pointee.flags.contains(.retired) }

    @usableFromInline
    package func dispose() {
        guard let node, !node.pointee.flags.contains(.retired) else { return }
        self.node = nil
        Engine.retire(node)
    }
}

package final class KeptCleanup: Observation {
    private var cleanup: (() -> Void)?

    package init(_ cleanup: @escaping () -> Void) {
        self.cleanup = cleanup
        super.init()
    }

    package override func dispose() { cleanup.take()?() }
}

/// The observation of one property. The graph retains it as the context of its node's operation.
@usableFromInline
final class ReceivingObservation<Receiver: ValueReceiver>: Observation {
    // Called in place, since a copy would be reference-counted. The node, and so this, is kept while its handler runs.
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

    /// Releases the target, since the observation itself may be held longer.
    @usableFromInline
    func end() {
        node = nil
        var ended: ReceivingTarget<Receiver>?
        swap(&target, &ended)
    }
}

/// The receiver that an observation calls, and what it keeps. Noncopyable, so that it is called in place.
@usableFromInline
@frozen
struct ReceivingTarget<Receiver: ValueReceiver>: ~Copyable {
    @usableFromInline let receiver: Receiver
    /// The property, if the observation keeps it alive.
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
        if observer.pointee.flags.meets(.demanding) { meetDemands() }
    }
}
