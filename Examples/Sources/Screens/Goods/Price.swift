/// An amount of money, as goods show it.
public struct Price: Equatable, Sendable {
    public let yuan: Double

    public init(_ yuan: Double) { self.yuan = yuan }

    /// Nothing is shown of what costs nothing, or is so little that it is the error of a computation.
    public var isShown: Bool { yuan > 0.000001 }

    /// With two digits after the point, or none if both are zero.
    public var text: String {
        // Beyond that there is no amount, and no integer either.
        guard yuan.magnitude < 1e15 else { return "¥\(yuan)" }
        let cents = Int((yuan * 100).rounded())
        if cents % 100 == 0 { return "¥\(cents / 100)" }
        return "¥\(cents / 100)." + (cents % 100 < 10 ? "0" : "") + "\(cents % 100)"
    }
}
