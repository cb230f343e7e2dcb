/// A sum of floating-point numbers without rounding error, as non-overlapping parts. Removing a number leaves no trace.
/// Source: J. R. Shewchuk, "Adaptive precision floating-point arithmetic", 1997, as in Python's `fsum`.
struct ExactSum<Number: BinaryFloatingPoint> {
    /// In ascending order of magnitude.
    private var parts: [Number] = []
    /// How often the parts have exceeded the range of `Number`: the sum is `overflows * 2 * top` more than them.
    private var overflows = 0
    /// Half of the least power of two above the range.
    private static var top: Number { Number.greatestFiniteMagnitude.binade }
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
            var (large, small) = rest.magnitude < part.magnitude ? (part, rest) : (rest, part)
            if !(large + small).isFinite {
                let isNegative = large < 0
                overflows += isNegative ? -1 : 1
                // Exact, since `large` is at least half of the limit.
                large = isNegative ? large + Self.top + Self.top : large - Self.top - Self.top
                if large.magnitude < small.magnitude { swap(&large, &small) }
            }
            let sum = large + small
            let error = small - (sum - large)
            if error != 0 { kept.append(error) }
            rest = sum
        }
        if rest != 0 { kept.append(rest) }
        parts = kept
    }

    /// The sum if it has overflowed: infinite, unless the parts lead back into the range.
    private var valueBeyondRange: Number {
        let infinity: Number = overflows < 0 ? -.infinity : .infinity
        if overflows.magnitude > 1 { return infinity }
        var whole = self
        whole.overflows = 0
        for _ in 1...2 { whole.add(overflows < 0 ? -Self.top : Self.top) }
        return whole.overflows == 0 ? whole.value : infinity
    }

    /// The sum, rounded to nearest.
    var value: Number {
        if notNumbers > 0 || (infinities > 0 && negativeInfinities > 0) { return .nan }
        if infinities > 0 { return .infinity }
        if negativeInfinities > 0 { return -.infinity }
        if overflows != 0 { return valueBeyondRange }
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
