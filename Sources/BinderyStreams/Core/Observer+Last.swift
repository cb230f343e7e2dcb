extension Observer {
    /// Sends the last value, then completion, unless the observer disposed of `scope` in between.
    @inlinable
    func receive(last value: Value, in scope: Scope) {
        receive(value)
        if !scope.isDisposed { receive(completion: .completed) }
    }
}
