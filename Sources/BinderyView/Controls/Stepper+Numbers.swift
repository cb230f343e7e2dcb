extension Stepper {
    /// The value and the range as numbers; nil for types that are not numeric, and for numbers that are not finite.
    func numbers(of value: Value) -> Rendering.StepperNumbers? {
        guard let number = Self.number(value), let lower = Self.number(range.lowerBound),
            let upper = Self.number(range.upperBound), number.isFinite, lower.isFinite, upper.isFinite
        else { return nil }
        return Rendering.StepperNumbers(value: number, range: lower...upper)
    }

    /// The value that is nearest to a number, among the steps and the ends of the range; nil if there is none.
    func offered(nearestTo number: Double) -> Value? {
        guard number.isFinite, let numbers = numbers(of: range.lowerBound), let step = Self.number(step) else {
            return nil
        }
        if number <= numbers.range.lowerBound { return range.lowerBound }
        if number >= numbers.range.upperBound { return range.upperBound }
        if let range = range as? ClosedRange<Double> {
            return Rendering.NumberScale(range, step: step).nearest(to: number) as? Value
        }
        let steps = ((number - numbers.range.lowerBound) / step).rounded()
        // A value beyond the last step may not be representable in the type.
        if steps > ((numbers.range.upperBound - numbers.range.lowerBound) / step).rounded(.down) {
            return range.upperBound
        }
        guard let count = Int(exactly: steps), let stride = Value.Stride(exactly: count) else { return nil }
        return min(range.lowerBound.advanced(by: stride * self.step), range.upperBound)
    }

    private static func number(_ value: some Any) -> Double? {
        switch value {
        case let value as any BinaryInteger: Double(value)
        case let value as any BinaryFloatingPoint: Double(value)
        default: nil
        }
    }
}

extension Rendering {
    /// The value and the range of a numeric ``Stepper``.
    public struct StepperNumbers: Equatable, Sendable {
        /// The value, which may be outside `range`.
        public let value: Double
        public let range: ClosedRange<Double>
    }
}
