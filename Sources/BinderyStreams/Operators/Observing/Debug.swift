extension Signal {
    /// Logs each event, with a name and the source location of the call.
    ///
    ///     source  -a-b-|
    ///     debug   -a-b-|
    ///
    /// | event | line, then result |
    /// |---|---|
    /// | observed | `search (App/Search.swift:12): observed` |
    /// | value `v` | `search (App/Search.swift:12): value v`, then `v` |
    /// | failure `e` | `search (App/Search.swift:12): failure e`, then the failure |
    /// | completion | `search (App/Search.swift:12): completion`, then the completion |
    /// | disposal, for any reason | `search (App/Search.swift:12): disposed of`, after the observer's own callback |
    ///
    /// - Parameter output: Receives each line, which begins with `name`. Prints the lines by default.
    /// - Complexity: A line per event; holds nothing.
    /// - Also known as: `logAll` in RAC 2, `logEvents` in ReactiveSwift, `debug` in RxSwift, `print` in Combine.
    @inlinable
    public func debug(
        _ name: String = "signal", to output: @escaping (String) -> Void = { print($0) }, file: StaticString = #fileID,
        line: UInt = #line
    ) -> some Signal<Value, Failure> {
        let label = "\(name) (\(file):\(line))"
        return Do(
            upstream: self, onStart: { output("\(label): observed") }, onValue: { output("\(label): value \($0)") },
            onTerminal: { completion in
                switch completion {
                case .completed: output("\(label): completion")
                case .failed(let failure): output("\(label): failure \(failure)")
                }
            }, onDispose: { output("\(label): disposed of") })
    }
}
