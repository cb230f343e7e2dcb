extension Producer {
    /// The result of work that runs off the actor once per observer, delivered on the observer's actor.
    ///
    ///     work              ...........v
    ///     background(work)  -----------(v|)
    ///
    /// ```swift
    /// let thumbnail = Producer<Image, DecodingFailure>.background { () throws(DecodingFailure) in
    ///     try decode(data)
    /// }
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the work starts on the shared pool |
    /// | the work returns `v` | `v`, then completion |
    /// | the work throws `e` | failure `e` |
    /// | disposed of | the work's task is cancelled; its result is dropped |
    ///
    /// - Isolation: only `Sendable` values go in; the result is `sending`, so it need not be `Sendable`. The actor is
    ///   that of ``ExecutionContext/current``; without one, it reports a diagnosis and sends nothing.
    /// - Complexity: a task and two hops per observation.
    /// - Also known as: `subscribe(on:)` and `observe(on:)` in RxSwift, `subscribe(on:)` and `receive(on:)` in Combine,
    ///   `start(on:)` and `observe(on:)` in ReactiveSwift, `subscribeOn:` and `deliverOn:` in RAC 2.
    public static func background(
        file: StaticString = #fileID, line: UInt = #line,
        _ work: @concurrent @escaping @Sendable () async throws(Failure) -> sending Value
    ) -> some Signal<Value, Failure> {
        from(file: file, line: line) { () async throws(Failure) -> Value in try await BackgroundWork.run(work) }
    }
}
