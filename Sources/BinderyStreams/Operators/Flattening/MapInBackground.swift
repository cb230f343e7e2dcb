extension Signal where Value: Sendable {
    /// Maps each value to the result of work off the actor, delivered on the observer's actor.
    ///
    ///     source                    -a----b------|
    ///     mapInBackground(.queue)   ----A------(B|)
    ///
    /// ```swift
    /// queries.mapInBackground(.latest) { query in index.search(query) }
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | value | the work starts on the shared pool, if the policy permits: see ``mapAsync(_:file:line:_:)`` |
    /// | it returns `r` | `r` |
    /// | it throws `e` | failure `e`; other runs are cancelled, upstream is disposed of |
    /// | completion | nothing while work runs or a value waits; then completion |
    /// | failure | passed on; running work is cancelled |
    /// | disposed of | running work is cancelled, waiting values are dropped |
    ///
    /// - Complexity: A task and two hops per value; `.queue` holds waiting values.
    /// - Also known as: `observe(on:)`, `map`, `observe(on:)` in RxSwift and ReactiveSwift, `receive(on:)`, `map`,
    ///   `receive(on:)` in Combine.
    public func mapInBackground<Result>(
        _ policy: OverlapPolicy, file: StaticString = #fileID, line: UInt = #line,
        _ transform: @concurrent @escaping @Sendable (Value) async throws(Failure) -> sending Result
    ) -> some Signal<Result, Failure> {
        mapAsync(policy, file: file, line: line) { (value: Value) async throws(Failure) -> Result in
            try await BackgroundWork.run { () async throws(Failure) -> sending Result in try await transform(value) }
        }
    }
}
