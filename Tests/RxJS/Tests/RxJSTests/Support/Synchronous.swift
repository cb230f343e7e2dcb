/// 1, 2 and 3, of a signal each, one after the other; reports which is observed.
func steps(_ starts: @escaping (Int) -> Void) -> AnySignal<Int, MarbleError> {
    let step = { number in
        Producer<Int, MarbleError>.deferred {
            starts(number)
            return of(number)
        }
    }
    return concat(step(1), step(2), step(3)).eraseToAnySignal()
}

/// The same signal; logs that it is observed.
func noted<S: Signal>(_ signal: S, _ log: Log) -> some Signal<S.Value, S.Failure> {
    Producer<S.Value, S.Failure>.deferred {
        log("observed")
        return signal
    }
}

/// A signal that has completed, but is not disposed of yet.
func completed(_ isDisposed: @escaping () -> Void) -> Producer<String, MarbleError> {
    create(String.self) { emitter in
        emitter.complete()
        emitter.onDispose(isDisposed)
    }
}

/// 1 and 2, then the end; logs that it is disposed of.
func finalized(_ log: Log, _ end: @escaping (Emitter<String, MarbleError>) -> Void) -> Producer<String, MarbleError> {
    create(String.self) { emitter in
        emitter.send("1")
        emitter.send("2")
        end(emitter)
        emitter.onDispose { log("finalizer") }
    }
}

/// A value after a tenth of a second; logs the beginning and the end.
func lasting(_ number: Int, _ log: Log) -> some Signal<String, MarbleError> {
    Producer<String, MarbleError>.deferred {
        log("init \(number)")
        return of("next \(number)").delay(for: .milliseconds(100)).do(onDispose: { log("finalized \(number)") })
    }
}

/// What a signal sends at once; it has to complete, too.
func allValues<S: Signal>(_ signal: S, sourceLocation: SourceLocation = #_sourceLocation) -> [S.Value] {
    var values: [S.Value] = []
    var isCompleted = false
    signal.subscribe({ values.append($0) }, complete: { isCompleted = true })
    #expect(isCompleted, sourceLocation: sourceLocation)
    return values
}

/// 0 to 9, sent at once by a loop that stops when it is disposed of; reports the numbers that it comes to.
func looping(_ comesTo: @escaping (Int) -> Void) -> Producer<Int, MarbleError> {
    create(Int.self) { emitter in
        for number in 0..<10 {
            if emitter.isDisposed { return }
            comesTo(number)
            emitter.send(number)
        }
    }
}
