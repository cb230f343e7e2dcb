extension Producer {
    /// A first value and its successors by `next`, while `condition` holds; then completion.
    ///
    ///     generate(from: 1, while: { $0 < 5 }, next: { $0 * 2 })  (124|)
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | `first` and each successor, synchronously, while `condition` holds |
    /// | `condition` is false | completion |
    /// | disposed of | neither closure is called again |
    ///
    /// - Complexity: one call of `condition` and one of `next` per value; holds one value.
    /// - Also known as: `generate` in RxSwift and RxJS.
    @inlinable
    public static func generate(
        from first: Value, while condition: @escaping (Value) -> Bool = { _ in true }, next: @escaping (Value) -> Value
    ) -> some Signal<Value, Failure> {
        Generate<Value, Failure>(first: first, condition: condition, next: next)
    }
}

@frozen
@usableFromInline
struct Generate<Value, Failure: Error>: Signal {
    @usableFromInline let first: Value
    @usableFromInline let condition: (Value) -> Bool
    @usableFromInline let next: (Value) -> Value

    @inlinable
    init(first: Value, condition: @escaping (Value) -> Bool, next: @escaping (Value) -> Value) {
        self.first = first
        self.condition = condition
        self.next = next
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if scope.isDisposed { return }
        let delivery = Delivery.begin()
        defer { delivery.finish() }
        var value = first
        while condition(value) {
            if scope.isDisposed { return }
            observer.receive(value)
            delivery.drain()
            if scope.isDisposed { return }
            value = next(value)
        }
        if !scope.isDisposed { observer.receive(completion: .completed) }
    }
}
