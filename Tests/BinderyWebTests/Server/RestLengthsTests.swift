import Testing

@testable import BinderyWeb

@Suite struct RestLengthsTests {
    @Test func withoutASeedEachRestTakesTheWholeTime() {
        let rests = RestLengths(upTo: .seconds(3), drawnWith: nil)
        #expect((0..<3).map { _ in rests.next() } == [.seconds(3), .seconds(3), .seconds(3)])
        #expect(RestLengths(upTo: .zero, drawnWith: nil).next() == .milliseconds(10))
    }

    @Test func aSeedDrawsThem() {
        let rests = ([7, 7, 8] as [UInt64]).map { RestLengths(upTo: .seconds(3), drawnWith: $0) }
        let lengths = rests.map { rests in (0..<20).map { _ in rests.next() } }
        #expect(lengths[0] == lengths[1])
        #expect(lengths[0] != lengths[2])
        #expect(Set(lengths[0]).count == 20)
        #expect(lengths[0].allSatisfy { (Duration.milliseconds(10) ... .seconds(3)).contains($0) })
    }
}
