// The names are those of the system.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_exported public import Foundation

/// What a framework stops a program for. A test that expects it replaces `raise`.
@MainActor
public enum StandIn {
    public static var raise: (_ reason: String) -> Void = { fatalError($0) }

    /// Runs `body`, and returns the reasons for which the framework would have stopped the program.
    public static func reasonsRaised(in body: () -> Void) -> [String] {
        var reasons: [String] = []
        let before = raise
        raise = { reasons.append($0) }
        defer { raise = before }
        body()
        return reasons
    }
}

/// An object with associated objects, as every object of Objective-C.
open class StandInObject: NSObject {
    nonisolated(unsafe) fileprivate var associated: [UnsafeRawPointer: AnyObject] = [:]
    nonisolated(unsafe) private var observers: [AnyKeyPath: [() -> Void]] = [:]

    public override init() { super.init() }

    /// The stand-in for `observe(_:)` of key-value observing, which needs Objective-C. Lasts as long as the object.
    public func addStandInObserver(of keyPath: AnyKeyPath, _ changed: @escaping () -> Void) {
        observers[keyPath, default: []].append(changed)
    }

    /// Tells the observers that a property has changed, as the setter of an `@objc dynamic` property does.
    public func standInDidChange(_ keyPath: AnyKeyPath) { for changed in observers[keyPath] ?? [] { changed() } }
}

public enum objc_AssociationPolicy {
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    (object as? StandInObject)?.associated[key]
}

public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    (object as? StandInObject)?.associated[key] = value as AnyObject?
}
