import BinderyTestSupport
import Testing

@testable import Chaos

@Suite struct NetworkFaultsTests {
    private func deliveries(_ faults: NetworkFaults, seed: UInt64) -> [NetworkFaults.Delivery] {
        var generator = SplitMix(seed: seed)
        return (0..<10_000).map { faults.delivery(ofBytes: $0 % 300, canRepeat: $0 % 2 == 0, using: &generator) }
    }

    @Test func theSameSeedMakesTheSameDeliveries() {
        #expect(deliveries(NetworkFaults(), seed: 7) == deliveries(NetworkFaults(), seed: 7))
        #expect(deliveries(NetworkFaults(), seed: 7) != deliveries(NetworkFaults(), seed: 8))
    }

    @Test func withoutFaultsEveryMessageArrives() {
        #expect(deliveries(.none, seed: 1).allSatisfy { $0 == .intact })
    }

    @Test func aMessageIsCutWithinItsBytes() {
        for (index, delivery) in deliveries(NetworkFaults(), seed: 3).enumerated() {
            switch delivery {
            case .cut(let offset), .split(let offset, _): #expect((0...index % 300).contains(offset))
            case .duplicated: #expect(index % 2 == 0)
            default: break
            }
        }
    }
}
