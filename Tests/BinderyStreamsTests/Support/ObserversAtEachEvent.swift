import BinderyStreams

/// Returns the number of observers of `source` at each event of `signal`, from its observation until `body` returns. An
/// operator that ends early must release its source before it sends the end.
func observers<Value, Failure: Error, S: Signal>(
    of source: Source<Value, Failure>, atEachEventOf signal: S, while body: () -> Void
) -> [Int] {
    var counts: [Int] = []
    let observation = signal.observeEvents { _ in counts.append(source.observers) }
    body()
    observation.dispose()
    return counts
}
