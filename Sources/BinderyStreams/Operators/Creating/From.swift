extension Producer {
    /// The elements of a sequence, then completion.
    ///
    ///     from([1, 2, 3])  (123|)
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the elements, synchronously, then completion |
    /// | disposed of meanwhile | no further element is read |
    ///
    /// - Complexity: O(1) per value, plus the cost of the sequence; holds the sequence.
    /// - Also known as: `signal` of a `RACSequence` in RAC 2, `init(_:)` in ReactiveSwift, `from` in RxSwift and RxJS,
    ///   `publisher` of a `Sequence` in Combine.
    @inlinable
    public static func from<S: Sequence>(_ sequence: S) -> some Signal<Value, Failure> where S.Element == Value {
        FromSequence<S, Failure>(sequence: sequence)
    }

    /// The given values, then completion.
    ///
    ///     of(1, 2, 3)  (123|)
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the values, synchronously, then completion |
    ///
    /// - Complexity: O(1) per value; holds the values.
    /// - Also known as: `init(values:)` in ReactiveSwift, `of` in RxSwift and RxJS.
    @inlinable
    public static func of(_ values: Value...) -> some Signal<Value, Failure> {
        FromSequence<[Value], Failure>(sequence: values)
    }
}

extension Producer where Value: Strideable, Value.Stride: SignedInteger {
    /// The numbers of a range, then completion.
    ///
    ///     range(1..<4)  (123|)
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the numbers, synchronously, then completion |
    ///
    /// - Complexity: O(1) per value; holds the bounds.
    /// - Also known as: `range` in RxSwift and RxJS.
    @inlinable
    public static func range(_ range: Range<Value>) -> some Signal<Value, Failure> {
        FromSequence<Range<Value>, Failure>(sequence: range)
    }
}

@frozen
@usableFromInline
struct FromSequence<S: Sequence, Failure: Error>: Signal {
    @usableFromInline typealias Value = S.Element
    @usableFromInline let sequence: S
    @inlinable init(sequence: S) { self.sequence = sequence }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == S.Element, O.Failure == Failure {
        if scope.isDisposed { return }
        let delivery = Delivery.begin()
        for element in sequence {
            observer.receive(element)
            // One branch for both checks: an element of a plain sequence costs a nanosecond.
            if _fastPath(Delivery.waiting | (scope.isDisposed ? 1 : 0) == 0) { continue }
            delivery.drain()
            // Checked before the next element is read, which may be expensive or block.
            if scope.isDisposed { return delivery.finish() }
        }
        observer.receive(completion: .completed)
        delivery.finish()
    }
}
