extension Rendering {
    /// The numbers that a slider offers: from the lower bound by steps, up to the upper bound.
    public struct NumberScale: Equatable, Sendable {
        public let range: ClosedRange<Double>
        public let step: Double
        // 0.1 + 2 × 0.1 is not 0.3: the numbers are rounded to the decimals of the lower bound and the step.
        private let precision: Double?

        /// - Precondition: The bounds are finite, and `step` is above zero.
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

        /// Returns the nearest offered number.
        public func nearest(to number: Double) -> Double {
            guard !number.isNaN else { return range.lowerBound }
            let clamped = min(max(number, range.lowerBound), range.upperBound)
            let last = ((range.upperBound - range.lowerBound) / step + 1e-9).rounded(.down)
            let count = min(((clamped - range.lowerBound) / step).rounded(), last)
            let stepped = range.lowerBound + count * step
            return precision.map { (stepped * $0).rounded() / $0 } ?? stepped
        }

        /// Whether a number is offered, apart from a rounding error in its last digits.
        public func offers(_ number: Double) -> Bool {
            range.contains(number) && abs(nearest(to: number) - number) <= step * 1e-6
        }

        /// All offered numbers in ascending order; nil if there are more than `limit`.
        func all(limit: Int) -> [Double]? {
            let steps = ((range.upperBound - range.lowerBound) / step + 1e-9).rounded(.down)
            guard steps < Double(limit) else { return nil }
            return (0...Int(steps)).map { nearest(to: range.lowerBound + Double($0) * step) }
        }

        /// Returns the sum, rounded so that the sum of short decimal numbers is one as well.
        static func sum(_ number: Double, _ step: Double) -> Double {
            guard let places = precision(number), let morePlaces = precision(step) else { return number + step }
            let precision = max(places, morePlaces)
            return ((number + step) * precision).rounded() / precision
        }

        /// The power of ten that turns a short decimal number into an integer; nil for other numbers.
        private static func precision(_ number: Double) -> Double? {
            [1, 10, 100, 1e3, 1e4, 1e5, 1e6].first { (number * $0).rounded() / $0 == number && abs(number) < 1e9 }
        }
    }
}
