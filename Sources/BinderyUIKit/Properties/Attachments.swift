#if canImport(UIKit) && !os(watchOS)
internal import Bindery
internal import UIKit

/// What an object of UIKit keeps for Bindery, by name, until it is deallocated.
final class Attachments {
    private var values: [String: AnyObject] = [:]
    private var ends: [() -> Void] = []
    /// What ends with the object.
    let bag = DisposeBag()

    deinit { for end in ends { end() } }

    /// The attachments of `object`, made at the first use.
    @MainActor
    static func of(_ object: AnyObject) -> Attachments {
        if let present = objc_getAssociatedObject(object, key) as? Attachments { return present }
        let made = Attachments()
        objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }

    func value<Value: AnyObject>(_ name: String, _ make: () -> Value) -> Value {
        if let present = values[name] as? Value { return present }
        let made = make()
        values[name] = made
        return made
    }

    func replace(_ name: String, by value: AnyObject?) { values[name] = value }

    func onDeallocation(_ end: @escaping () -> Void) { ends.append(end) }

    // The address identifies the attachments among other associated objects.
    private nonisolated(unsafe) static let key = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
#endif
