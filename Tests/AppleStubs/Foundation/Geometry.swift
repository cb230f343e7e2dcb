public struct CGFloat: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) { fatalError() }
    public init(integerLiteral value: Int) { fatalError() }
    public init(_ value: Int) { fatalError() }
    public init(_ value: Double) { fatalError() }
    public static func < (a: CGFloat, b: CGFloat) -> Bool { fatalError() }
    public static func + (a: CGFloat, b: CGFloat) -> CGFloat { fatalError() }
    public static func - (a: CGFloat, b: CGFloat) -> CGFloat { fatalError() }
    public static func * (a: CGFloat, b: CGFloat) -> CGFloat { fatalError() }
    public static func / (a: CGFloat, b: CGFloat) -> CGFloat { fatalError() }
}

extension Int {
    public init(_ value: CGFloat) { fatalError() }
}

extension Double {
    public init(_ value: CGFloat) { fatalError() }
}

public struct CGPoint: Equatable, Sendable {
    public static var zero: CGPoint { fatalError() }
    public init(x: CGFloat, y: CGFloat) { fatalError() }
    public var x: CGFloat
    public var y: CGFloat
}

public struct CGSize: Equatable, Sendable {
    public static var zero: CGSize { fatalError() }
    public init(width: CGFloat, height: CGFloat) { fatalError() }
    public var width: CGFloat
    public var height: CGFloat
}

public struct CGRect: Equatable, Sendable {
    public var size: CGSize
    public static var zero: CGRect { fatalError() }
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
    public var midX: CGFloat { fatalError() }
    public var midY: CGFloat { fatalError() }
    public var minY: CGFloat { fatalError() }
    public var width: CGFloat { fatalError() }
    public var height: CGFloat { fatalError() }
}

public struct NSRange: Hashable, Sendable {
    public var location: Int, length: Int
    public init(location: Int, length: Int) { fatalError() }
}
