import Testing

@testable import Bindery

private final class Probe {
    var counts = true
}

@Suite struct OldestFirstTests {
    private let oldest = OldestFirst<Probe>()

    @Test func theOldestThatCountsComesFirst() {
        let probes = (0..<4).map { _ in Probe() }
        for probe in probes { oldest.append(probe) }
        probes[0].counts = false
        #expect(oldest.removeFirst(where: \.counts) === probes[1])
        #expect(oldest.removeFirst(where: \.counts) === probes[2])
    }

    @Test func whatNoLongerCountsIsReleased() {
        weak var first: Probe?
        for number in 0..<100 {
            let probe = Probe()
            if number == 0 { first = probe }
            probe.counts = false
            oldest.append(probe)
            oldest.drop(keeping: 0, where: \.counts)
        }
        #expect(first == nil)
    }

    @Test func whatCountsIsKeptInOrder() {
        let probes = (0..<100).map { _ in Probe() }
        for probe in probes { oldest.append(probe) }
        for probe in probes.prefix(90) { probe.counts = false }
        oldest.drop(keeping: 10, where: \.counts)
        #expect(oldest.removeFirst(where: \.counts) === probes[90])
    }
}
