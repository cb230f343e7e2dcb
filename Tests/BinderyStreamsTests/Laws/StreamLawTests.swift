import BinderyStreams
import BinderyTestSupport
import Testing

/// Tests the stream contracts with random pipelines and random sequences of events. A failure names its seed.
@Suite struct StreamLawTests {
    private static let sources = 5

    /// S1 to S4: a random chain sends what the oracle predicts, in the order of its sources, even if the observer sends
    /// during a delivery and disposes at a random event. Afterwards nothing is observed or held.
    @Test(arguments: 0..<4)
    func randomPipelinesAgreeWithTheOracle(_ part: UInt64) {
        for seed in part * 500..<(part + 1) * 500 {
            if let text = divergence(seed) {
                Issue.record("seed \(seed): \(text)")
                return
            }
        }
    }

    /// Proves that the law above can fail: an oracle that omits the second event or the completion is detected.
    @Test func aWrongOracleIsNoticed() {
        func drop(_ index: Int) -> ([Oracle.Sent]) -> [Oracle.Sent] {
            { events in events.enumerated().filter { $0.offset != index }.map(\.element) }
        }
        #expect((0..<50).contains { divergence($0, distorting: drop(1)) != nil })
        #expect((0..<50).contains { divergence($0, distorting: { $0.filter { $0 != .completed } }) != nil })
    }

    private func divergence(
        _ seed: UInt64, distorting distort: ([Oracle.Sent]) -> [Oracle.Sent] = { $0 }
    ) -> String? {
        var random = SplitMix(seed: seed)
        var free = Array(0..<Self.sources)
        let pipeline = Pipeline.random(&random, depth: 1 + random.below(4), free: &free)
        let steps: [(source: Int, event: Oracle.Sent)] = (0..<12 + random.below(20)).map { _ in
            let source = random.below(Self.sources)
            switch random.below(12) {
            case 0: return (source, .completed)
            case 1: return (source, .failed(.first))
            default: return (source, .value(random.below(10)))
            }
        }
        let disposal = random.below(3) == 0 ? 1 + random.below(8) : Int.max

        let (actual, leftovers) = run(pipeline, steps, disposal)
        let expected = distort(predict(pipeline, steps, disposal))
        let program = steps.map { "\($0.source):\(text([$0.event]))" }.joined(separator: " ")
        let chain = "\(pipeline)".replacing("BinderyStreamsTests.Pipeline.", with: "")
        if actual != expected { return "\(chain) sends \(text(actual)) instead of \(text(expected)), after \(program)" }
        return leftovers.map { "\(chain): \($0), after \(program)" }
    }

    private func text(_ events: [Oracle.Sent]) -> String {
        events.map { event in
            switch event {
            case .value(let value): "\(value)"
            case .completed: "|"
            case .failed: "#"
            }
        }
        .joined(separator: " ")
    }

    /// Returns the event that the observer sends while it receives `event`.
    private static func answer(to event: Oracle.Sent) -> (source: Int, event: Oracle.Sent)? {
        guard case .value(let value) = event, value % 3 == 0 else { return nil }
        return (value % sources, value % 7 == 6 ? .completed : .value((value + 1) % 10))
    }

    private func run(
        _ pipeline: Pipeline, _ steps: [(source: Int, event: Oracle.Sent)], _ disposal: Int
    ) -> (events: [Oracle.Sent], leftovers: String?) {
        let sources = (0..<Self.sources).map { _ in Source<Int, Mishap>() }, lifetime = Lifetime()
        func send(_ source: Int, _ event: Oracle.Sent) {
            switch event {
            case .value(let value): sources[source].send(value)
            case .completed: sources[source].complete()
            case .failed(let failure): sources[source].fail(failure)
            }
        }
        var events: [Oracle.Sent] = [], hasStarted = false, budget = 20
        let scope = Scope()
        let probe = Probe(scope: scope) { event in
            events.append(event)
            if events.count == disposal { scope.dispose() }
            if hasStarted, budget > 0, let (source, event) = Self.answer(to: event) {
                budget -= 1
                send(source, event)
            }
        }
        pipeline.signal(sources, lifetime).run(probe, in: scope)
        hasStarted = true
        for (source, event) in steps { send(source, event) }
        scope.dispose()
        if lifetime.alive > 0 { return (events, "\(lifetime.alive) closures are held") }
        let observed = sources.indices.filter { sources[$0].observers > 0 }
        return (events, observed.isEmpty ? nil : "sources \(observed) are still observed")
    }

    private func predict(
        _ pipeline: Pipeline, _ steps: [(source: Int, event: Oracle.Sent)], _ disposal: Int
    ) -> [Oracle.Sent] {
        var oracle = Oracle(), budget = 20
        func sent() -> [Oracle.Sent] { Array(oracle.items(of: pipeline).map(\.event).prefix(disposal)) }
        var events = sent()
        for step in steps {
            var queue = [step]
            while !queue.isEmpty {
                let next = queue.removeFirst()
                if oracle.hasEnded(next.source) { continue }
                oracle.history.append(next)
                let after = sent()
                for event in after.dropFirst(events.count) where budget > 0 {
                    guard let answer = Self.answer(to: event) else { continue }
                    budget -= 1
                    queue.append(answer)
                }
                events = after
            }
        }
        return events
    }

    /// S5: in a chain of `do`s, those closer to the source are called first for values and ends, last for disposal.
    @Test func callbacksOfDoKeepTheirOrder() {
        for seed in 0..<500 as Range<UInt64> {
            var random = SplitMix(seed: seed)
            let source = Source<Int, Mishap>(), count = 1 + random.below(8)
            var log: [String] = []
            var signal = source.eraseToAnySignal()
            for index in 0..<count {
                signal = signal.do(
                    onValue: { log.append("\(index) \($0)") }, onFailure: { _ in log.append("\(index) failed") },
                    onCompletion: { log.append("\(index) completed") }, onDispose: { log.append("\(index) disposed") }
                ).eraseToAnySignal()
            }
            let observation = signal.observe(
                onValue: { log.append("\(count) \($0)") }, onFailure: { _ in log.append("\(count) failed") },
                onCompletion: { log.append("\(count) completed") }, onDispose: { log.append("\(count) disposed") })
            var expected: [String] = []
            for value in 0..<random.below(4) {
                source.send(value)
                expected += (0...count).map { "\($0) \(value)" }
            }
            switch random.below(3) {
            case 0:
                source.complete()
                expected += (0...count).map { "\($0) completed" }
            case 1:
                source.fail(.first)
                expected += (0...count).map { "\($0) failed" }
            default: observation.dispose()
            }
            expected += (0...count).reversed().map { "\($0) disposed" }
            #expect(log == expected, "seed \(seed)")
        }
    }
}

/// An observer that records every event, even a forbidden one, and lets the test dispose during the observation.
private struct Probe: Observer {
    let scope: Scope
    let note: (Oracle.Sent) -> Void

    func receive(_ value: Int) { note(.value(value)) }

    func receive(completion: Completion<Mishap>) {
        switch completion {
        case .completed: note(.completed)
        case .failed(let failure): note(.failed(failure))
        }
        scope.dispose()
    }
}
