// Closures of RxJS may throw. Here an operator in front of them fails.

extension Signal where Failure == MarbleError {
    /// Fails at a value.
    func failing(
        at bad: Value, with error: MarbleError = "error"
    ) -> AnySignal<Value, MarbleError> where Value: Equatable {
        failing(with: error) { $0 == bad }
    }

    /// Fails at the first, second … value.
    func failing(atCall call: Int) -> AnySignal<Value, MarbleError> {
        var calls = 0
        return failing(with: "error") { _ in
            calls += 1
            return calls == call
        }
    }

    private func failing(
        with error: MarbleError, where isBad: @escaping (Value) -> Bool
    ) -> AnySignal<Value, MarbleError> {
        tryMap { value throws(MarbleError) in
            if isBad(value) { throw error }
            return value
        }.eraseToAnySignal()
    }
}
