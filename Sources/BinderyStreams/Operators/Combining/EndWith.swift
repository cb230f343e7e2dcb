extension Signal {
    /// The values of the signal, then the given ones.
    ///
    ///     source      --a--b--|
    ///     endWith(x)  --a--b--(x|)
    ///
    /// | event | result |
    /// |---|---|
    /// | value, failure | passed on |
    /// | completion | the signal is disposed of; the given values, then completion |
    ///
    /// - Complexity: O(1) per value; holds the given values.
    /// - Also known as: `concat(value:)` in ReactiveSwift, `append` in Combine, `endWith` in RxJS.
    @inlinable
    public func endWith(_ values: Value...) -> some Signal<Value, Failure> {
        Concat(first: self, second: FromSequence<[Value], Failure>(sequence: values))
    }
}
