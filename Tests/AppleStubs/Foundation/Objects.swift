@_exported import Darwin
@_exported import Dispatch

public protocol NSObjectProtocol: AnyObject {
    var hash: Int { get }
    func isEqual(_ object: Any?) -> Bool
}

open class NSObject: NSObjectProtocol, Equatable, Hashable {
    public init() { fatalError() }
    open var hash: Int { fatalError() }
    open func isEqual(_ object: Any?) -> Bool { fatalError() }
    public static func == (a: NSObject, b: NSObject) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
}

open class NSCoder: NSObject {}

open class Bundle: NSObject {}

open class NSAttributedString: NSObject {
    public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { fatalError() }
    }

    public init(string: String, attributes: [Key: Any]? = nil) { fatalError() }
    open var string: String { fatalError() }
}

public struct AttributedString: Hashable, Sendable {
    public typealias CharacterView = [Character]
    public init(_ string: String) { fatalError() }
    public var characters: CharacterView { fatalError() }
}

open class NSMutableAttributedString: NSAttributedString {
    open func append(_ text: NSAttributedString) { fatalError() }
}

public struct IndexPath: Hashable, Comparable, Sendable {
    public init(indexes: [Int]) { fatalError() }
    public subscript(index: Int) -> Int { fatalError() }
    public static func < (a: IndexPath, b: IndexPath) -> Bool { fatalError() }
}

public struct IndexSet: Hashable, Sendable, ExpressibleByArrayLiteral, Sequence {
    public var first: Int? { fatalError() }
    public func contains(_ index: Int) -> Bool { fatalError() }
    public var isEmpty: Bool { fatalError() }
    public init() { fatalError() }
    public init(arrayLiteral elements: Int...) { fatalError() }
    public init(integer: Int) { fatalError() }
    public init<Integers: Sequence>(_ integers: Integers) where Integers.Element == Int { fatalError() }
    public func makeIterator() -> IndexingIterator<[Int]> { fatalError() }
}
