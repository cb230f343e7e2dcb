// What RxJS calls them, with the failure of marble diagrams, so that a case reads as its original.

func of<Value>(_ values: Value...) -> AnySignal<Value, MarbleError> {
    Producer<Value, MarbleError>.from(values).eraseToAnySignal()
}

func from<Values: Sequence>(_ values: Values) -> AnySignal<Values.Element, MarbleError> {
    Producer<Values.Element, MarbleError>.from(values).eraseToAnySignal()
}

func empty<Value>(_ type: Value.Type = String.self) -> AnySignal<Value, MarbleError> {
    Producer<Value, MarbleError>.empty().eraseToAnySignal()
}

func never<Value>(_ type: Value.Type = String.self) -> AnySignal<Value, MarbleError> {
    Producer<Value, MarbleError>.never().eraseToAnySignal()
}

func throwError<Value>(
    _ error: MarbleError = "error", _ type: Value.Type = String.self
) -> AnySignal<Value, MarbleError> {
    Producer<Value, MarbleError>.fail(error).eraseToAnySignal()
}

func timer(_ delay: Duration) -> AnySignal<Int, MarbleError> {
    Producer<Int, MarbleError>.timer(after: delay).eraseToAnySignal()
}

func interval(_ period: Duration) -> AnySignal<Int, MarbleError> {
    Producer<Int, MarbleError>.interval(period).eraseToAnySignal()
}

/// A signal made by hand. As in RxJS it does not end when its emitter is forgotten: it keeps the emitter until it is
/// disposed of.
func create<Value>(
    _: Value.Type, _ work: @escaping (Emitter<Value, MarbleError>) -> Void
) -> Producer<Value, MarbleError> {
    Producer { emitter in
        emitter.onDispose { withExtendedLifetime(emitter) {} }
        work(emitter)
    }
}

extension Signal {
    /// Observes and forgets, as `subscribe()` does.
    @discardableResult
    func subscribe(
        _ next: @escaping (Value) -> Void = { _ in }, error: @escaping (Failure) -> Void = { _ in },
        complete: @escaping () -> Void = {}
    ) -> any Disposable {
        observe(onValue: next, onFailure: error, onCompletion: complete)
    }
}

/// A signal of letters.
typealias Letters = MarbleSignal<String, MarbleError>

extension [String: Letters] {
    /// The values of a diagram that sends no signal, though it could.
    static var none: Self { [:] }
}
