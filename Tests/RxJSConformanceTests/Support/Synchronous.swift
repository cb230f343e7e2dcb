import BinderyStreams
import BinderyTesting
import Testing

/// Counts from 0 on, synchronously, while there is an observer; reports each number before it is sent.
func counting(_ sends: @escaping (Int) -> Void) -> AnySignal<Int, MarbleError> {
    create(Int.self) { emitter in
        for number in 0..<10 where !emitter.isDisposed {
            sends(number)
            emitter.send(number)
        }
    }.eraseToAnySignal()
}

/// 1, 2 and 3, of a signal each, one after the other; tells of each that is observed.
func steps(_ starts: @escaping (Int) -> Void) -> AnySignal<Int, MarbleError> {
    let step = { number in
        Producer<Int, MarbleError>.deferred {
            starts(number)
            return of(number)
        }
    }
    return concat(step(1), step(2), step(3)).eraseToAnySignal()
}

/// What a signal sends at once; it has to complete, too.
func allValues<S: Signal>(_ signal: S, sourceLocation: SourceLocation = #_sourceLocation) -> [S.Value] {
    var values: [S.Value] = []
    var isCompleted = false
    signal.subscribe({ values.append($0) }, complete: { isCompleted = true })
    #expect(isCompleted, sourceLocation: sourceLocation)
    return values
}
