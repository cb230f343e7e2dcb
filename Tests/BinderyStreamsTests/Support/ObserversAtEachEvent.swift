import BinderyStreams

/// How many observers `source` has at each event of `signal`, from its observation on, while `body` runs: an operator that
/// ends early has let go of its source before it says so.
func observers<Value, Failure: Error, S: Signal>(
    of source: Source<Value, Failure>, atEachEventOf signal: S, while body: () -> Void
) -> [Int] {
    var counts: [Int] = []
    let observation = signal.observeEvents { _ in counts.append(source.observers) }
    body()
    observation.dispose()
    return counts
}
