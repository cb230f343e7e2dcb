extension Observer {
    /// Sends the last value, then completion; not that if whoever listens has had enough and disposed of `scope`.
    @inlinable
    func receive(last value: Value, in scope: Scope) {
        receive(value)
        if !scope.isDisposed { receive(completion: .completed) }
    }
}
