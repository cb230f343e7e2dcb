import BinderyTestSupport
import Testing

@testable import Bindery

@Suite struct ExactSumTests {
    @Test func aSumBeyondTheRangeComesBack() {
        let large = Float(3e38)
        var sum = ExactSum<Float>().adding(large).adding(large)
        #expect(sum.value == .infinity)
        sum = sum.removing(large)
        #expect(sum.value == large)
        sum = sum.removing(large)
        #expect(sum.value == 0)
        sum = sum.adding(-large).adding(-large)
        #expect(sum.value == -.infinity)
        #expect(sum.adding(large).adding(large).adding(1).value == 1)
    }

    /// The oracle adds in `Double`, which is exact for these numbers: they are multiples of 2^103 below 2^128.
    @Test(arguments: 0..<8) func sumsAreThoseOfExactArithmetic(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        var sum = ExactSum<Float>()
        var numbers: [Float] = []
        for _ in 0..<500 {
            if numbers.isEmpty || Bool.random(using: &random) {
                let number = Float(
                    sign: .plus, exponent: 103,
                    significand: Float(Int.random(in: -0xff_ffff...0xff_ffff, using: &random)))
                numbers.append(number)
                sum = sum.adding(number)
            } else {
                sum = sum.removing(numbers.remove(at: Int.random(in: numbers.indices, using: &random)))
            }
            #expect(sum.value == Float(numbers.reduce(0.0) { $0 + Double($1) }))
        }
    }
}
