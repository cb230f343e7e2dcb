extension Row {
    func run<V, S: Signal>(_ body: (Inputs<V>) -> S, in marbles: Marbles) {
        let inputs = Inputs<V>(self, in: marbles)
        let result = body(inputs)
        if isChained {
            check(result.flatMap { Producer<S.Value, S.Failure>.just($0) }, in: marbles)
        } else {
            check(result, in: marbles)
        }
        inputs.expectObservations()
        if expression.connects { connect(result, in: marbles) }
        if let count {
            marbles.flush()
            if inputs.counter.count != count { report("counts \(inputs.counter.count), not \(count)") }
        }
    }

    private func check<S: Signal>(_ result: S, in marbles: Marbles) {
        switch expected {
        case .events(let events):
            let expectation = marbles.expect(result, unsubscribedAt: span, file: file, line: line)
            if !signals.isEmpty {
                guard let type = S.Value.self as? any Signal.Type else { return report("the result sends no signals") }
                state(events, of: expectation, type, marbles)
            } else {
                let values = typed(events.values.map { [$0] } ?? (meaning.isEmpty ? values : meaning), as: S.Value.self)
                expectation.toBe(events.diagram, values: values, error: events.error, file: file, line: line)
            }
        case .split(let diagrams):
            var parts: [any Signal] = []
            result.subscribe { if let part = $0 as? any Signal { parts.append(part) } }
            if parts.count != diagrams.count { report("sends \(parts.count) signals, not \(diagrams.count)") }
            for (part, diagram) in zip(parts, diagrams) { expect(part, diagram, in: marbles) }
            for case let part as any ConnectableSignal in parts { part.connect() }
        case .spans(let spans):
            for span in spans {
                let values = typed(meaning, as: S.Value.self)
                marbles.expect(result, unsubscribedAt: span.at, file: file, line: line)
                    .toBe(span.gives, values: values, file: file, line: line)
            }
        case .observed(let observers):
            guard let shared = result as? any Signal<S.Value, MarbleError> else { return report("another failure") }
            observe(shared, observers, in: marbles)
        case .observedLate(let observers):
            for observer in observers {
                marbles.perform(observer.at, file: file, line: line) { _ in
                    marbles.expect(result, file: file, line: line).toBe(observer.gives, file: file, line: line)
                }
            }
        }
    }

    private func observe<Shared: Signal>(_ shared: Shared, _ observers: [LeavingObserver], in marbles: Marbles)
    where Shared.Failure == MarbleError {
        let signals = observers.map { observer in
            marbles.hot(observer.at, file: file, line: line).flatMap { _ in shared }
        }
        for (signal, observer) in zip(signals, observers) {
            marbles.expect(signal, unsubscribedAt: observer.unsub, file: file, line: line)
                .toBe(observer.gives, file: file, line: line)
        }
    }

    private func expect(_ part: some Signal, _ diagram: String, in marbles: Marbles) {
        marbles.expect(part, unsubscribedAt: span, file: file, line: line).toBe(diagram, file: file, line: line)
    }

    private func connect(_ result: some Signal, in marbles: Marbles) {
        guard let result = result as? any ConnectableSignal else { return report("the result cannot be connected") }
        let connection = result.connect()
        if let end { marbles.perform(end, file: file, line: line) { _ in connection.dispose() } }
    }

    private func state<Inner: Signal>(
        _ events: Expected, of result: Any, _: Inner.Type, _ marbles: Marbles
    ) {
        guard let result = result as? BinderyTesting.Expectation<Inner> else {
            return report("the result is of another type")
        }
        let values = typed(values, as: Inner.Value.self)
        let inner: [String: MarbleSignal<Inner.Value, MarbleError>] = typed(signals, as: String.self).mapValues {
            marbles.cold($0, values: values, file: file, line: line)
        }
        result.toBe(events.diagram, values: inner, error: events.error, file: file, line: line)
    }

    /// The values of a diagram, which its legends state together.
    func typed<V>(_ legends: [any Legend], as _: V.Type) -> [String: V] {
        var values: [String: V] = [:]
        for legend in legends {
            guard let more = legend.values(of: V.self) else {
                report("the values \(legend) are not of \(V.self)")
                continue
            }
            values.merge(more) { $1 }
        }
        return values
    }

    func report(_ message: String) { Issue.record("\(file):\(line): \(message)") }
}

/// How a row is run.
struct Expression {
    let run: (Row, Marbles) -> Void
    private(set) var connects = false

    init(_ run: @escaping (Row, Marbles) -> Void) { self.run = run }

    init<V, S: Signal>(_ expression: @escaping (Inputs<V>) -> S, connects: Bool = false) {
        run = { row, marbles in row.run(expression, in: marbles) }
        self.connects = connects
    }
}

/// What a row expects.
enum Ending {
    case events(Expected)
    case split([String])
    case spans([Row.Observer])
    case observed([Row.LeavingObserver])
    case observedLate([Row.LeavingObserver])
}

/// The events of the result of a row.
struct Expected {
    var diagram = ""
    var error: MarbleError = "error"
    var values: (any Legend)?
}
