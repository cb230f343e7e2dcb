import BinderyView

/// Counts tenths of a second up to a duration, which may change meanwhile.
final class TimerModel: Restorable, Activatable {
    /// In tenths of a second.
    @Reactive(.saved) private(set) var elapsed = 0
    /// In seconds.
    @Reactive(.saved) var duration = 15.0
    /// From 0 to 1.
    let fraction: Property<Double>
    let activation = Activation()

    init() {
        let (elapsed, duration) = (_elapsed, _duration)
        let fraction = Property { min(1, Double(elapsed.value) / (duration.value * 10)) }
        self.fraction = fraction
        activation.whileActive { scope in
            var ticks: (any Disposable)?
            scope.onDispose { ticks?.dispose() }
            // Ticks only while there is something to count.
            fraction.map { $0 < 1 }.observe { isCounting in
                ticks?.dispose()
                guard isCounting else {
                    ticks = nil
                    return
                }
                ticks = Producer<Int, Never>.interval(.milliseconds(100)).observe { _ in elapsed.value += 1 }
            }
            .disposed(in: scope)
        }
    }

    func reset() { elapsed = 0 }
}
