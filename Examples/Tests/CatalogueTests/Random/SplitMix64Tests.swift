import Testing

@testable import Catalogue

@Suite struct SplitMix64Tests {
    /// The numbers are from the reference implementation in C, at prng.di.unimi.it.
    @Test func theGeneratorIsSplitMix64() {
        var generator = SplitMix64(state: 1_234_567)
        #expect(generator.next() == 6_457_827_717_110_365_317)
        #expect(generator.next() == 3_203_168_211_198_807_973)
    }
}
