import Bindery
import Testing

@testable import BinderyInspector

@Suite struct KeptGraphTests {
    private func kept(from start: Int, to end: Int) -> KeptGraph {
        var kept = KeptGraph()
        kept.keep(TraceGraph(), madeFrom: .milliseconds(start), to: .milliseconds(end))
        return kept
    }

    @Test func aSmallGraphIsMadeAgainEachTime() {
        #expect(KeptGraph().graph(at: .zero) == nil)
        #expect(kept(from: 100, to: 119).graph(at: .milliseconds(119)) == nil)
    }

    @Test func aLargeOneIsKeptForFourTimesItsTime() {
        let kept = kept(from: 100, to: 200)
        #expect(kept.graph(at: .milliseconds(599)) != nil)
        #expect(kept.graph(at: .milliseconds(600)) == nil)
    }

    @Test func aSmallOneReplacesALargeOne() {
        var kept = kept(from: 100, to: 200)
        kept.keep(TraceGraph(), madeFrom: .milliseconds(300), to: .milliseconds(301))
        #expect(kept.graph(at: .milliseconds(302)) == nil)
    }
}
