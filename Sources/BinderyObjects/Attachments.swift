#if canImport(ObjectiveC) || canImport(StandIns)
package import Bindery

#if canImport(ObjectiveC)
internal import ObjectiveC
#else
internal import StandIns
#endif

/// What an object of UIKit or AppKit keeps for Bindery, by name, until it is deallocated.
package final class Attachments {
    private var values: [String: AnyObject] = [:]
    private var ends: [() -> Void] = []
    /// What ends with the object.
    package let bag = DisposeBag()
    /// The bindings of the properties that the object has, nil for one that is not bound.
    private var bindings: [() -> (any Disposable)?] = []
    private var executions: [any Disposable] = []

    package init() {}

    deinit { for end in ends { end() } }

    /// The attachments of `object`, made at the first use.
    @MainActor
    package static func of(_ object: AnyObject) -> Attachments {
        let attachments: Attachments
        if let present = present(of: object) {
            attachments = present
        } else {
            attachments = Attachments()
            objc_setAssociatedObject(object, key, attachments, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        ConnectionRecord.current?.add(attachments)
        return attachments
    }

    package func value<Value: AnyObject>(_ name: String, _ make: () -> Value) -> Value {
        if let present = values[name] as? Value { return present }
        let made = make()
        values[name] = made
        return made
    }

    /// Notes a property, whose binding is one of `connections` while it has one.
    package func note<Value>(_ property: MutableProperty<Value>) {
        bindings.append { [weak property] in property?.liveSource as? any Disposable }
    }

    /// Keeps what executes an action until the object is deallocated.
    package func keep(_ execution: any Disposable) {
        executions.removeAll { $0.isDisposed }
        executions.append(execution)
        bag.add(execution)
    }

    /// What binds the object now: its bindings, and what it executes.
    var connections: [any Disposable] { (bindings.compactMap { $0() } + executions).filter { !$0.isDisposed } }

    /// The attachments of `object`, if it has any.
    @MainActor
    static func present(of object: AnyObject) -> Attachments? { objc_getAssociatedObject(object, key) as? Attachments }

    package func replace(_ name: String, by value: AnyObject?) { values[name] = value }

    /// Adds a closure to call when the object is deallocated, on the thread that releases it.
    package func add(end: @escaping () -> Void) { ends.append(end) }

    // The address identifies the attachments among other associated objects. Safe: it is never read or written.
    private nonisolated(unsafe) static let key = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
#endif
