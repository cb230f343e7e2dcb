extension Signal {
    /// Maps each value to the result of an `async` closure.
    ///
    ///     source                  -a----b------|
    ///     mapAsync(.concurrent)   ----A----B---|      (b took longer, both ran)
    ///     mapAsync(.latest)       ---------B---|      (a was cancelled)
    ///     mapAsync(.queue)        ----A--------(B|)   (b waited)
    ///     mapAsync(.reject)       ----A--------|      (b was dropped)
    ///
    /// | event | result |
    /// |---|---|
    /// | value | the closure starts on the observer's actor, before the send returns, if the policy permits |
    /// | it returns `r` | `r` |
    /// | it throws `e` | failure `e`; other runs are cancelled, upstream is disposed of |
    /// | completion | nothing while a closure runs or a value waits; then completion |
    /// | failure | passed on; running closures are cancelled |
    /// | disposed of | running closures are cancelled, waiting values are dropped |
    ///
    /// | policy | a value while the closure runs | order of the results |
    /// |---|---|---|
    /// | `.concurrent` | the closure runs for this value too | as they finish |
    /// | `.latest` | the run is cancelled, its result dropped; the closure runs for this value | that of the values |
    /// | `.queue` | waits for its turn | that of the values |
    /// | `.reject` | dropped | that of the values |
    ///
    /// ```swift
    /// queries.promoteError().mapAsync(.latest) { text async throws(SearchFailure) in try await library.search(text) }
    /// ```
    ///
    /// If this signal cannot fail and the closure throws, call `promoteError()` first. A failure ends the whole signal;
    /// to continue after one, catch it inside ``flatMapLatest(_:)``. The actor is that of ``ExecutionContext/current``;
    /// without one, the signal reports a diagnosis and sends nothing.
    ///
    /// - Complexity: A task per value; `.queue` holds waiting values.
    /// - Also known as: `flatMap` (`.latest`, `.concat`, `.throttle`) over a producer of one value in ReactiveSwift,
    ///   `mergeMap`, `switchMap`, `concatMap` and `exhaustMap` over a promise in RxJS, `flatMap` over a `Future` in
    ///   Combine.
    public func mapAsync<Result>(
        _ policy: OverlapPolicy, file: StaticString = #fileID, line: UInt = #line,
        _ transform: nonisolated(nonsending) @escaping (Value) async throws(Failure) -> Result
    ) -> some Signal<Result, Failure> {
        MapAsync(upstream: self, policy: policy, file: file, line: line, transform: transform)
    }
}

struct MapAsync<Upstream: Signal, Value>: Signal {
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let policy: OverlapPolicy
    let file: StaticString
    let line: UInt
    let transform: nonisolated(nonsending) (Upstream.Value) async throws(Failure) -> Value

    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        // Does not capture `self`, which holds upstream: upstream holds the observer, which holds this closure.
        let (file, line, transform) = (file, line, transform)
        let result = { (value: Upstream.Value) in
            Producer<Value, Failure>.from(file: file, line: line) { () async throws(Failure) -> Value in
                try await transform(value)
            }
        }
        switch policy {
        case .concurrent: upstream.flatMap(result).run(observer, in: scope)
        case .latest: upstream.flatMapLatest(result).run(observer, in: scope)
        case .queue: upstream.concatMap(result).run(observer, in: scope)
        case .reject: upstream.flatMapFirst(result).run(observer, in: scope)
        }
    }
}
