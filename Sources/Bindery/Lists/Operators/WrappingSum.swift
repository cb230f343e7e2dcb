/// A sum of integers that may leave the range of their type in between. It is kept modulo 2ⁿ, with the number of times
/// that it has left the range.
struct WrappingSum<Number: FixedWidthInteger> {
    private var wrapped: Number = 0
    /// The sum is `wrapped` + `carry` · 2ⁿ.
    private var carry = 0

    func adding(_ number: Number) -> WrappingSum {
        var sum = self
        let (wrapped, overflow) = wrapped.addingReportingOverflow(number)
        sum.wrapped = wrapped
        if overflow { sum.carry += number > 0 ? 1 : -1 }
        return sum
    }

    func removing(_ number: Number) -> WrappingSum {
        var sum = self
        let (wrapped, overflow) = wrapped.subtractingReportingOverflow(number)
        sum.wrapped = wrapped
        if overflow { sum.carry -= number > 0 ? 1 : -1 }
        return sum
    }

    var value: Number {
        precondition(carry == 0, "Bindery: the sum of a list does not fit \(Number.self)")
        return wrapped
    }
}
