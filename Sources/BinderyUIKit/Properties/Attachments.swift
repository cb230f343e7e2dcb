#if canImport(UIKit) && !os(watchOS)
internal import Bindery
internal import UIKit

/// What an object of UIKit keeps for Bindery, by name, until it is deallocated.
final class Attachments {
    private var values: [String: AnyObject] = [:]
    private var ends: [() -> Void] = []
    /// What ends with the object.
    let bag = DisposeBag()
    /// The bindings of the properties that the object has, nil for one that is not bound.
    private var bindings: [() -> (any Disposable)?] = []
    private var executions: [any Disposable] = []

    deinit { for end in ends { end() } }

    /// The attachments of `object`, made at the first use.
    @MainActor
    static func of(_ object: AnyObject) -> Attachments {
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

    func value<Value: AnyObject>(_ name: String, _ make: () -> Value) -> Value {
        if let present = values[name] as? Value { return present }
        let made = make()
        values[name] = made
        return made
    }

    /// Notes a property, whose binding is one of `connections` while it has one.
    func note<Value>(_ property: MutableProperty<Value>) {
        bindings.append { [weak property] in property?.liveSource as? any Disposable }
    }

    /// Keeps what executes an action until the object is deallocated.
    func keep(_ execution: any Disposable) {
        executions.removeAll { $0.isDisposed }
        executions.append(execution)
        bag.add(execution)
    }

    /// What binds the object now: its bindings, and what it executes.
    var connections: [any Disposable] { (bindings.compactMap { $0() } + executions).filter { !$0.isDisposed } }

    /// The attachments of `object`, if it has any.
    @MainActor
    static func present(of object: AnyObject) -> Attachments? { objc_getAssociatedObject(object, key) as? Attachments }

    func replace(_ name: String, by value: AnyObject?) { values[name] = value }

    func onDeallocation(_ end: @escaping () -> Void) { ends.append(end) }

    // The address identifies the attachments among other associated objects. Safe: it is never read or written.
    private nonisolated(unsafe) static let key = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
#endif
