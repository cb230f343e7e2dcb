import Testing

@testable import Catalogue

@Suite struct RefusalsTests {
    /// The numbers are those of the reference implementation in C, at prng.di.unimi.it.
    @Test func theGeneratorIsSplitMix64() {
        var generator = SplitMix64(state: 1_234_567)
        #expect(generator.next() == 6_457_827_717_110_365_317)
        #expect(generator.next() == 3_203_168_211_198_807_973)
    }

    @Test(arguments: [0, 0.25, 1])
    func theShareIsKept(rate: Double) {
        let refusals = Refusals(rate: rate, seed: 1)
        let count = (1...10_000).count { _ in refusals.refusesNext() }
        #expect(abs(Double(count) / 10_000 - rate) < (rate == 0.25 ? 0.02 : .leastNonzeroMagnitude))
    }
}
