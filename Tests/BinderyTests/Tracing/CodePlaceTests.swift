import BinderyTestSupport
import Testing

@testable import BinderyGraph

#if canImport(Runtime)
/// The lines of addresses. Not in BinderyGraphTests, which is compiled with optimisation: see `ExplainTests`.
@Suite struct CodePlaceTests {
    private func generic<Value>(_ value: Value, _ make: (Value) -> CallSite) -> CallSite { make(value) }

    private var site: CallSite {
        get async {
            await Task.yield()
            return CallSite.here()
        }
    }

    /// The Runtime module reads the line tables for each address.
    @Test func theyAreThoseThatTheRuntimeModuleFinds() async {
        var sites = [CallSite.here(), generic(1) { _ in .here() }, await site]
        sites += [2, 1].sorted { first, _ in
            sites.append(.here())
            return first < 2
        }.map { _ in .here() }
        let source = MutableProperty(0)
        let observation = source.observe { _ in sites.append(.here()) }
        source.value = 1
        observation.dispose()

        var random = SplitMix(seed: 1)
        let calls = Set(sites.flatMap(\.addresses)).sorted()
        // Instructions around the calls have lines too, or none.
        let others = calls.flatMap { call in (0..<2).map { _ in call + UInt(random.below(60)) } }
        let ofProgram = (calls + others).filter { address in
            !CodePlace.calls(at: address).contains { $0.module.map(CallSite.isOwn(module:)) ?? true }
        }
        #expect(ofProgram.count > 10)
        // Each takes the Runtime module tenths of a second.
        for address in ofProgram.shuffled(using: &random).prefix(16) {
            #expect(CodePlace.calls(at: address) == CodePlace.slowlyLookedUp(address))
        }
    }
}
#endif
