public struct CGFloat: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) { fatalError() }
    public init(integerLiteral value: Int) { fatalError() }
    public static func < (a: CGFloat, b: CGFloat) -> Bool { fatalError() }
}

public struct CGRect: Equatable, Sendable {
    public static var zero: CGRect { fatalError() }
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
    public var midX: CGFloat { fatalError() }
    public var midY: CGFloat { fatalError() }
}
