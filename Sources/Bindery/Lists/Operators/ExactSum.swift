/// A sum of floating-point numbers without rounding error, as non-overlapping parts. Removing a number leaves no trace.
/// Source: J. R. Shewchuk, "Adaptive precision floating-point arithmetic", 1997, as in Python's `fsum`.
struct ExactSum<Number: BinaryFloatingPoint> {
    /// In ascending order of magnitude.
    private var parts: [Number] = []
    private var infinities = 0, negativeInfinities = 0, notNumbers = 0

    func adding(_ number: Number) -> ExactSum { with(number, times: 1) }

    func removing(_ number: Number) -> ExactSum { with(number, times: -1) }

    private func with(_ number: Number, times: Int) -> ExactSum {
        var sum = self
        if number.isNaN {
            sum.notNumbers += times
        } else if number == .infinity {
            sum.infinities += times
        } else if number == -.infinity {
            sum.negativeInfinities += times
        } else {
            sum.add(times < 0 ? -number : number)
        }
        return sum
    }

    private mutating func add(_ number: Number) {
        var rest = number
        var kept: [Number] = []
        for part in parts {
            let (large, small) = rest.magnitude < part.magnitude ? (part, rest) : (rest, part)
            let sum = large + small
            let error = small - (sum - large)
            if error != 0 { kept.append(error) }
            rest = sum
        }
        if rest != 0 { kept.append(rest) }
        parts = kept
    }

    /// The sum, rounded to nearest.
    var value: Number {
        if notNumbers > 0 || (infinities > 0 && negativeInfinities > 0) { return .nan }
        if infinities > 0 { return .infinity }
        if negativeInfinities > 0 { return -.infinity }
        guard var index = parts.indices.last else { return 0 }
        var sum = parts[index]
        var error: Number = 0
        while index > 0 {
            index -= 1
            let before = sum
            sum = before + parts[index]
            error = parts[index] - (sum - before)
            if error != 0 { break }
        }
        // At a tie, the next smaller part decides.
        if index > 0, (error < 0) == (parts[index - 1] < 0), error != 0 {
            let double = error * 2
            let candidate = sum + double
            if double == candidate - sum { sum = candidate }
        }
        return sum
    }
}
