extension Signal {
    /// Records each event in the log that traces here, and passes it on unchanged. The inspector draws the recorded
    /// events as marbles.
    ///
    ///     source           -a-b-|
    ///     trace("search")  -a-b-|
    ///
    /// | event | recorded, then result |
    /// |---|---|
    /// | observed | `subscription of search (App/Search.swift:12)`, then the signal is observed |
    /// | value `v` | `value of search (App/Search.swift:12): v`, then `v` |
    /// | failure `e` | `failure of search (App/Search.swift:12): e`, then the failure |
    /// | completion | `completion of search (App/Search.swift:12)`, then the completion |
    /// | disposal before the end | `cancellation of search (App/Search.swift:12)`, after the observer's own callback |
    ///
    /// Each recorded event is caused by what runs at that time, and is the cause of what the observer does with it. All
    /// events of an observation, and what the observer does with them, are in the `TraceLog` that recorded when it
    /// began, including those that arrive after a delay or from a task. An observation that begins while no log records
    /// is not traced, even if one records later.
    ///
    /// ```swift
    /// let found = texts.trace("text").debounce(for: .milliseconds(300)).trace("query").flatMapLatest { … }
    /// ```
    ///
    /// - Parameter name: Distinguishes the signal in the log. Without a name it is called by its place:
    ///   `App/Search.swift:12`.
    /// - Note: Values are recorded as text, also those of a property that is `concealed()`. Leave such a signal
    ///   untraced, or trace it after a `map` that keeps the secret.
    /// - Isolation: Belongs to the actor of the observation.
    /// - Complexity: Without a log, one check per observation and nothing per event. With a log, some microseconds and
    ///   the text of the value per event.
    /// - Also known as: nothing elsewhere.
    @inlinable
    public func trace(
        _ name: String? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<Value, Failure> {
        Trace(upstream: self, name: name, file: file, line: line)
    }
}

@frozen
@usableFromInline
struct Trace<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let name: String?
    @usableFromInline let file: StaticString
    @usableFromInline let line: UInt

    @inlinable
    init(upstream: Upstream, name: String?, file: StaticString, line: UInt) {
        self.upstream = upstream
        self.name = name
        self.file = file
        self.line = line
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if !runTraced(observer, in: scope) { upstream.run(observer, in: scope) }
    }

    /// Returns false, and does nothing, if no log records here.
    @usableFromInline
    func runTraced<O: Observer>(_ observer: O, in scope: Scope) -> Bool
    where O.Value == Value, O.Failure == Failure {
        guard let series = TraceSeries(.streamSubscription, of: subject) else { return false }
        let part = scope.child()
        let traced = TraceObserver(downstream: observer, scope: part, series: series)
        part.add(traced)
        series.following(series.beginning) { upstream.run(traced, in: part) }
        return true
    }

    private var subject: String {
        let place = "\(file):\(line)"
        return name.map { "\($0) (\(place))" } ?? place
    }
}

private final class TraceObserver<Downstream: Observer>: ScopeMember, Observer {
    private let downstream: Downstream
    private let scope: Scope
    private let series: TraceSeries
    private var hasEnded = false

    init(downstream: Downstream, scope: Scope, series: TraceSeries) {
        self.downstream = downstream
        self.scope = scope
        self.series = series
    }

    deinit { leave() }

    override func end() {
        if hasEnded { return }
        hasEnded = true
        _ = series.record(.streamCancellation)
    }

    func receive(_ value: Downstream.Value) {
        if scope.isDisposed { return }
        // A description may read properties, on which the code that receives the value does not depend.
        let text = Downstream.Value.self == Void.self ? "" : untracked { TraceText.describe(value) }
        let step = series.record(.streamValue, text)
        if scope.isDisposed { return }
        series.following(step) { downstream.receive(value) }
    }

    func receive(completion: Completion<Downstream.Failure>) {
        if scope.isDisposed { return }
        hasEnded = true
        let step =
            switch completion {
            case .completed: series.record(.streamCompletion)
            case .failed(let failure): series.record(.streamFailure, untracked { TraceText.describe(failure) })
            }
        series.following(step) {
            downstream.receive(completion: completion)
            scope.dispose()
        }
    }
}

extension TraceEvent.Kind {
    /// A traced signal was observed.
    public static let streamSubscription = Self("subscription")
    /// A traced signal sent a value; the detail is its text.
    public static let streamValue = Self("value")
    /// A traced signal completed.
    public static let streamCompletion = Self("completion")
    /// A traced signal failed; the detail is the failure.
    public static let streamFailure = Self("failure")
    /// The observation of a traced signal was disposed of, and the signal had not ended.
    public static let streamCancellation = Self("cancellation")

    /// The kinds of the events of traced signals. The last cause of each but the first kind is the subscription.
    package static let stream: Set<Self> = [
        .streamSubscription, .streamValue, .streamCompletion, .streamFailure, .streamCancellation,
    ]
}
