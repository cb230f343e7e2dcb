/// The numbers that a slider offers: from the lower bound, step by step, none above the upper bound.
public struct NumberScale: Equatable, Sendable {
    public let range: ClosedRange<Double>
    public let step: Double
    // 0.1 + 2 × 0.1 is not 0.3: what is a short decimal number stays one.
    private let precision: Double?

    /// - Precondition: the bounds are finite, and `step` is above zero.
    public init(_ range: ClosedRange<Double>, step: Double) {
        precondition(
            range.lowerBound.isFinite && range.upperBound.isFinite && step > 0 && step.isFinite,
            "Bindery: a slider needs finite bounds and a step above zero, but has \(range) and \(step).")
        self.range = range
        self.step = step
        precision = Self.precision(range.lowerBound).flatMap { lower in
            Self.precision(step).map { max(lower, $0) }
        }
    }

    /// The offered number that is nearest.
    public func nearest(to number: Double) -> Double {
        guard !number.isNaN else { return range.lowerBound }
        let clamped = min(max(number, range.lowerBound), range.upperBound)
        let last = ((range.upperBound - range.lowerBound) / step + 1e-9).rounded(.down)
        let count = min(((clamped - range.lowerBound) / step).rounded(), last)
        let stepped = range.lowerBound + count * step
        return precision.map { (stepped * $0).rounded() / $0 } ?? stepped
    }

    /// Whether a number is one of those offered, but for an error in its last digits.
    public func offers(_ number: Double) -> Bool {
        range.contains(number) && abs(nearest(to: number) - number) <= step * 1e-6
    }

    /// All numbers that are offered, the lowest first; nil if there are more than `limit`.
    func all(limit: Int) -> [Double]? {
        let steps = ((range.upperBound - range.lowerBound) / step + 1e-9).rounded(.down)
        guard steps < Double(limit) else { return nil }
        return (0...Int(steps)).map { nearest(to: range.lowerBound + Double($0) * step) }
    }

    /// What is a short decimal number stays one when a short one is added.
    static func sum(_ number: Double, _ step: Double) -> Double {
        guard let places = precision(number), let morePlaces = precision(step) else { return number + step }
        let precision = max(places, morePlaces)
        return ((number + step) * precision).rounded() / precision
    }

    /// The power of ten that makes a whole number of a short decimal one; nil for others.
    private static func precision(_ number: Double) -> Double? {
        [1, 10, 100, 1e3, 1e4, 1e5, 1e6].first { (number * $0).rounded() / $0 == number && abs(number) < 1e9 }
    }
}
