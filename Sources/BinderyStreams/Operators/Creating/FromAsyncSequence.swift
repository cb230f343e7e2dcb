extension Producer {
    /// The elements of an asynchronous sequence, which is iterated once per observer.
    ///
    ///     sequence        a....b..c..|
    ///     from(sequence)  a----b--c--|
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the iteration starts, on the observer's actor, before `observe` returns |
    /// | element | sent; then the next one is requested |
    /// | the sequence ends | completion |
    /// | the sequence throws `e` | failure `e` |
    /// | disposed of | the task of the iteration is cancelled; no further element is requested |
    ///
    /// - Note: a sequence for a single iteration, such as `AsyncStream`, serves one observer; `share()` serves several.
    /// - Isolation: the actor of ``ExecutionContext/current``. Without one, it reports a diagnosis and sends nothing.
    /// - Systems: iOS 18, macOS 15 and newer, whose asynchronous sequences state their failure.
    /// - Complexity: a task per observation; holds no element.
    /// - Also known as: `asObservable` in RxSwift, `from` in RxJS.
    @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
    public static func from<S: AsyncSequence>(
        _ sequence: S, file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<Value, Failure> where S.Element == Value, S.Failure == Failure {
        Producer { emitter in
            Producer<Void, Failure>.from(file: file, line: line) { () async throws(Failure) in
                var iterator = sequence.makeAsyncIterator()
                while !emitter.isDisposed, let element = try await iterator.next(isolation: #isolation) {
                    emitter.send(element)
                }
            }.run(ElementsEnd(emitter: emitter), in: emitter.scope)
        }
    }
}

extension Producer where Failure == Never {
    /// The same for the one sequence that systems without typed failures of sequences can iterate here.
    static func from(
        stream: AsyncStream<Value>, file: StaticString, line: UInt
    ) -> some Signal<Value, Never> where Value: Sendable {
        Producer { emitter in
            Producer<Void, Never>.from(file: file, line: line) { () async in
                var iterator = stream.makeAsyncIterator()
                while !emitter.isDisposed, let element = await next(&iterator) { emitter.send(element) }
            }.run(ElementsEnd(emitter: emitter), in: emitter.scope)
        }
    }

    private nonisolated(nonsending) static func next(_ iterator: inout AsyncStream<Value>.Iterator) async -> Value?
    where Value: Sendable {
        if #available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) {
            return await iterator.next(isolation: #isolation)
        } else {
            // Unsafe to the compiler only: `AsyncStream` guards its elements, and one caller at a time asks for them.
            nonisolated(unsafe) var stream = iterator
            defer { iterator = stream }
            return await stream.next()
        }
    }
}

private struct ElementsEnd<Value, Failure: Error>: Observer {
    let emitter: Emitter<Value, Failure>

    func receive(_: Void) {}

    func receive(completion: Completion<Failure>) {
        switch completion {
        case .completed: emitter.complete()
        case .failed(let failure): emitter.fail(failure)
        }
    }
}
