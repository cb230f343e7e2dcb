public struct CGFloat: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) { fatalError() }
    public init(integerLiteral value: Int) { fatalError() }
    public static func < (a: CGFloat, b: CGFloat) -> Bool { fatalError() }
}

public struct CGRect: Equatable, Sendable {
    public static var zero: CGRect { fatalError() }
}
