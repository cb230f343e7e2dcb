extension Signal {
    /// The values of the signal, then these.
    ///
    /// | event | result |
    /// |---|---|
    /// | value, failure | passed on |
    /// | completion | the signal is disposed of; the given values, then completion |
    @inlinable
    public func endWith(_ values: Value...) -> some Signal<Value, Failure> {
        Concat(first: self, second: FromSequence<[Value], Failure>(sequence: values))
    }
}
