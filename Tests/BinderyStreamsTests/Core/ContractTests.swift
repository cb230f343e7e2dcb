import BinderyStreams
import BinderyTestSupport
import Testing

/// Contracts S1 to S5 across operators. For single operators, see their tests and the conformance check.
@Suite struct ContractTests {
    private let source = Source<Int, Mishap>()

    @Test func s1NothingFollowsTheEnd() {
        expect(source.map { $0 }.merge(with: source), sends: [.value(1), .value(1), .failed(.first)]) {
            source.send(1)
            source.fail(.first)
            source.send(2)
        }
    }

    @Test func s2AHandlerIsNeverEnteredWhileItRuns() {
        let numbers = Subject<Int, Never>()
        var depth = 0, deepest = 0, count = 0
        let observation = numbers.map { $0 + 1 }.share().observe { value in
            depth += 1
            deepest = max(deepest, depth)
            count += 1
            if value < 10 { numbers.send(value) }
            depth -= 1
        }
        numbers.send(0)
        #expect(deepest == 1)
        #expect(count == 10)
        observation.dispose()
    }

    @Test func s3UpstreamIsReleasedBeforeDisposeReturns() {
        let observation = source.map { $0 }.filter { _ in true }.share().observe(onValue: { _ in }, onFailure: { _ in })
        #expect(source.observers == 1)
        observation.dispose()
        #expect(source.observers == 0)
    }

    @Test func s3ATerminalEventDisposes() {
        let observation = source.map { $0 }.observe(onValue: { _ in }, onFailure: { _ in })
        source.fail(.first)
        #expect(observation.isDisposed)
        #expect(source.observers == 0)
    }

    @Test func s4WhatAChainHoldsIsReleasedByDisposal() {
        let lifetime = Lifetime()
        let observation: any Disposable
        do {
            let token = lifetime.token()
            observation = source.map { value in withExtendedLifetime(token) { value } }.filter { _ in true }
                .distinctUntilChanged().observe(onValue: { _ in }, onFailure: { _ in })
        }
        #expect(lifetime.alive == 1)
        observation.dispose()
        #expect(lifetime.alive == 0)
    }

    @Test func s5CallbacksOfDoRunBeforeTheObserversAndOnDisposeAfterIt() {
        var log: [String] = []
        func logged<S: Signal<Int, Mishap>>(_ name: String, _ signal: S) -> some Signal<Int, Mishap> {
            signal.do(
                onValue: { log.append("\(name) \($0)") }, onFailure: { log.append("\(name) \($0)") },
                onDispose: { log.append("\(name) disposed") })
        }
        _ = logged("near", logged("far", source)).observe(
            onValue: { log.append("\($0)") }, onFailure: { log.append("\($0)") }, onDispose: { log.append("disposed") })
        source.send(1)
        source.fail(.first)
        #expect(
            log == [
                "far 1", "near 1", "1", "far first", "near first", "first", "disposed", "near disposed", "far disposed",
            ])
    }
}
