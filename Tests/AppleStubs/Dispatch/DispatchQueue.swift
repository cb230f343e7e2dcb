public final class DispatchQueue: Sendable {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { fatalError() }
        public static var concurrent: Attributes { fatalError() }
    }

    public static var main: DispatchQueue { fatalError() }
    public init(label: String, attributes: Attributes = []) { fatalError() }
    @preconcurrency public func async(execute work: @escaping @Sendable () -> Void) { fatalError() }
}
