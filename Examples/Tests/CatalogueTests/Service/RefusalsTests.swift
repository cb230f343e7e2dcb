import Testing

@testable import Catalogue

@Suite struct RefusalsTests {
    @Test(arguments: [0, 0.25, 1])
    func theShareIsKept(rate: Double) {
        let refusals = Refusals(rate: rate, seed: 1)
        let count = (1...10_000).count { _ in refusals.refusesNext() }
        #expect(abs(Double(count) / 10_000 - rate) < (rate == 0.25 ? 0.02 : .leastNonzeroMagnitude))
    }
}
