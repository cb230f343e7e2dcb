extension Producer {
    /// The value, or the failure, of work that runs off the actor, for each observer; delivered on the observer's actor.
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
    /// | it returns `v` | `v`, then completion |
    /// | it throws `e` | failure `e` |
    /// | disposed of | its task is cancelled; what it returns is dropped |
    ///
    /// Only what is `Sendable` goes in; the value comes back as `sending`, so it need not be. The actor is that of the present
    /// ``ExecutionContext``; without one a diagnosis says so, and nothing is sent.
    ///
    /// - Complexity: a task and two hops per observation.
    /// - Also known as: `subscribe(on:)` and `observe(on:)` in RxSwift, `subscribe(on:)` and `receive(on:)` in Combine, `start(on:)` and
    ///   `observe(on:)` in ReactiveSwift, `subscribeOn:` and `deliverOn:` in RAC 2.
    public static func background(
        file: StaticString = #fileID, line: UInt = #line,
        _ work: @concurrent @escaping @Sendable () async throws(Failure) -> sending Value
    ) -> some Signal<Value, Failure> {
        from(file: file, line: line) { () async throws(Failure) -> Value in try await BackgroundWork.run(work) }
    }
}
