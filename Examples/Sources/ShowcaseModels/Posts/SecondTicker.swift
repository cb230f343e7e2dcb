public import BinderyView

public import struct Foundation.Date

/// The time of day for all rows that show an age. It ticks once a second while a view shows it.
public final class SecondTicker: Activatable {
    public let now: Property<Date>
    public private(set) var ticks = 0
    public let activation = Activation()

    public init(clock: @escaping () -> Date = { Date() }) {
        let now = MutableProperty(clock(), name: "now")
        self.now = now
        activation.whileActive { [weak self] scope in
            let start = clock()
            now.value = start
            // Computes the time from the number of ticks: a late tick must neither skip nor repeat a second.
            Producer<Int, Never>.interval(.seconds(1))
                .observe { number in
                    self?.ticks += 1
                    now.value = start.addingTimeInterval(Double(number + 1))
                }
                .disposed(in: scope)
        }
    }
}
