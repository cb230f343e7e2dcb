/// A sum of floating-point numbers without an error: numbers that do not overlap, the sum of which it is.
///
/// J. R. Shewchuk, "Adaptive precision floating-point arithmetic", 1997; Python's `fsum` is made of it. What is added can be taken away
/// again without a trace.
struct ExactSum<Number: BinaryFloatingPoint> {
    /// Ascending by magnitude.
    private var parts: [Number] = []
    /// How often infinities and what is no number have been added.
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

    /// The sum, rounded to the nearest.
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
        // Halfway between two numbers, what is behind it decides.
        if index > 0, (error < 0) == (parts[index - 1] < 0), error != 0 {
            let double = error * 2
            let candidate = sum + double
            if double == candidate - sum { sum = candidate }
        }
        return sum
    }
}
