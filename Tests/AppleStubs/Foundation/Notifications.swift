public class NSNotification: NSObject {
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { fatalError() }
        public init(rawValue: String) { fatalError() }
    }
}

public struct Notification {
    public typealias Name = NSNotification.Name
    public var name: Name
    public var object: Any?
    public var userInfo: [AnyHashable: Any]?
    public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) { fatalError() }
}

public final class OperationQueue: NSObject, @unchecked Sendable {
    public class var main: OperationQueue { fatalError() }
}

open class NotificationCenter: NSObject, @unchecked Sendable {
    public class var `default`: NotificationCenter { fatalError() }
    open func addObserver(
        forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol { fatalError() }
    open func removeObserver(_ observer: Any) { fatalError() }
    open func post(name: NSNotification.Name, object: Any?) { fatalError() }
    open func post(name: NSNotification.Name, object: Any?, userInfo: [AnyHashable: Any]?) { fatalError() }
}
