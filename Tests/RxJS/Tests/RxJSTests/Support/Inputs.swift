/// A source of a row.
struct Source {
    enum Kind { case hot, cold, hotOuter, coldOuter }

    var name = ""
    let kind: Kind
    let diagram: String
    var observations: [String]
    let error: MarbleError
    /// Values of its own.
    let values: (any Legend)?

    init(
        _ name: String = "", kind: Kind, diagram: String, observations: [String], error: MarbleError = "error",
        values: (any Legend)? = nil
    ) {
        (self.name, self.kind, self.diagram) = (name, kind, diagram)
        (self.observations, self.error, self.values) = (observations, error, values)
    }

    func make<V>(_ values: [String: V], _ row: Row, _ marbles: Marbles) -> Made {
        let isHot = kind == .hot || kind == .hotOuter
        let signal: MarbleSignal<V, MarbleError> =
            isHot
            ? marbles.hot(diagram, values: values, error: error, file: row.file, line: row.line)
            : marbles.cold(diagram, values: values, error: error, file: row.file, line: row.line)
        return Made(signal: signal) {
            if observations.isEmpty { return }
            marbles.expectSubscriptions(signal).toBe(observations, file: row.file, line: row.line)
        }
    }
}

/// A source that was made for a run.
struct Made {
    let signal: any Signal
    let expectObservations: () -> Void
}

/// What the expression of a row is made of: the sources by their names, the times, and the test.
@dynamicMemberLookup
struct Inputs<Value> {
    typealias Source = MarbleSignal<Value, MarbleError>
    let marbles: Marbles
    private let row: Row
    private var made: [(name: String, source: Made)] = []
    /// What the expression counts.
    let counter: Counter
    private let position: Counter

    init(_ row: Row, in marbles: Marbles) {
        self.marbles = marbles
        self.row = row
        counter = Counter()
        position = Counter()
        for source in row.sources {
            if source.kind == .hot || source.kind == .cold {
                let own = source.values?.make(source, of: Value.self, row, marbles)
                made.append((source.name, own ?? source.make(row.typed(row.values, as: Value.self), row, marbles)))
            } else {
                let inner = made.compactMap { name, made in (made.signal as? Source).map { (name, $0) } }
                made.append((source.name, source.make(Dictionary(uniqueKeysWithValues: inner), row, marbles)))
            }
        }
    }

    private init(_ inputs: Inputs<some Any>, made: [(name: String, source: Made)]) {
        marbles = inputs.marbles
        row = inputs.row
        counter = inputs.counter
        position = inputs.position
        self.made = made
    }

    /// The source with a name: `e1`, `e2`.
    subscript(dynamicMember name: String) -> Input<Value> {
        let signal: Source = source(name)
        if row.isChained { return Input(signal.flatMap { RxJSTests.of($0) }) }
        return Input(signal)
    }

    /// The inner source with a letter.
    subscript(letter: String) -> Source { source(letter) }

    /// The inner sources, one after the other.
    func next() -> Source {
        defer { position.count += 1 }
        return source("\(position.count)")
    }

    /// Counts one more; `counts` of a row expects the number.
    func count() { counter.count += 1 }

    /// Counts one more, and returns a value.
    func counting<Result>(_ value: Result) -> Result {
        count()
        return value
    }

    /// Counts one more, and returns whether it was `position` before.
    func count(expecting position: Int) -> Bool { counting(counter.count) == position }

    func cold(_ diagram: String) -> MarbleSignal<String, MarbleError> {
        marbles.cold(diagram, file: row.file, line: row.line)
    }

    /// The source of the inner sources.
    var outer: MarbleSignal<Source, MarbleError> { source("outer") }

    /// The same with sources of another type.
    func of<Other>(_: Other.Type) -> Inputs<Other> { Inputs<Other>(self, made: made) }

    var t: Duration { time(0) }
    var t2: Duration { time(1) }

    private func time(_ index: Int) -> Duration { marbles.time(row.times[index], file: row.file, line: row.line) }

    private func source<V>(_ name: String) -> MarbleSignal<V, MarbleError> {
        guard let found = made.first(where: { $0.name == name })?.source.signal else {
            fatalError("\(row.file):\(row.line): the row has no source \(name)")
        }
        guard let signal = found as? MarbleSignal<V, MarbleError> else {
            fatalError("\(row.file):\(row.line): the source \(name) is \(type(of: found)), and does not send \(V.self)")
        }
        return signal
    }

    func expectObservations() {
        for (_, source) in made { source.expectObservations() }
    }
}

/// A source in an expression.
struct Input<Value>: Signal {
    typealias Failure = MarbleError
    private let signal: any Signal<Value, MarbleError>

    init(_ signal: any Signal<Value, MarbleError>) { self.signal = signal }

    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == MarbleError {
        signal.run(observer, in: scope)
    }
}
