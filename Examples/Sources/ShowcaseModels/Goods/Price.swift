public struct Price: Equatable, Sendable {
    public let yuan: Double

    public init(_ yuan: Double) { self.yuan = yuan }

    /// Whether the amount is shown. An amount that is zero up to rounding errors is hidden.
    public var isShown: Bool { yuan > 0.000001 }

    /// The amount with two digits after the point, or none if both are zero.
    public var text: String {
        // A larger number is not a realistic amount, and may not fit an `Int`.
        guard yuan.magnitude < 1e15 else { return "¥\(yuan)" }
        let cents = Int((yuan * 100).rounded())
        if cents % 100 == 0 { return "¥\(cents / 100)" }
        return "¥\(cents / 100)." + (cents % 100 < 10 ? "0" : "") + "\(cents % 100)"
    }
}
