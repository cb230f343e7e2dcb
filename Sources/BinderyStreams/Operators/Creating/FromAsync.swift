extension Producer {
    /// The result of an `async` closure that runs once per observer.
    ///
    ///     work          ------v
    ///     from(async:)  ------(v|)
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the closure starts, on the observer's actor, before `observe` returns |
    /// | the closure returns `v` | `v`, then completion |
    /// | the closure throws `e` | failure `e` |
    /// | disposed of | its task is cancelled |
    ///
    /// - Systems: Before iOS 26 and macOS 26 the work starts as the next job of the actor, unless the context has a
    ///   task executor.
    /// - Isolation: observed on no actor, it reports a diagnosis and sends nothing; see <doc:Isolation>.
    /// - Complexity: one task per observation; holds the closure.
    /// - Also known as: `Single.create` in RxSwift, `Future` (which runs once, immediately) in Combine, `defer` of an
    ///   `async` function in RxJS.
    public static func from(
        file: StaticString = #fileID, line: UInt = #line,
        async work: nonisolated(nonsending) @escaping () async throws(Failure) -> Value
    ) -> some Signal<Value, Failure> {
        Producer { emitter in
            guard let actor = ExecutionContext.current?.actor else {
                emitter.stopSending()
                return Diagnostics.reportMissingActor(
                    "the signal from an async closure at \(file):\(line) was observed on no actor, and sends nothing",
                    remedy: "Observe it")
            }
            let task = AsyncWork.start(on: actor, work) { outcome in
                switch outcome {
                case .success(let value):
                    emitter.send(value)
                    emitter.complete()
                case .failure(let failure): emitter.fail(failure)
                }
            }
            emitter.onDispose { task.cancel() }
        }
    }
}
