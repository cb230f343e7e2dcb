import BinderyStreams

/// Returns a signal that is the next of `signals` at each observation, and the last one from then on.
func inTurn<S: Signal>(_ signals: [S]) -> some Signal<S.Value, S.Failure> {
    var observations = 0
    return Producer<S.Value, S.Failure>.deferred {
        observations += 1
        return signals[min(observations, signals.count) - 1]
    }
}
