import Bindery

final class EggTimerModel {
    @Reactive var egg = Egg.soft
    /// `nil` unless an egg is boiling.
    let secondsLeft: Property<Int?>
    /// Sends the remaining seconds.
    let boil: Action<Void, Int, Never>

    init() {
        let (egg, left) = (_egg, MutableProperty<Int?>(nil))
        secondsLeft = left
        boil = .from {
            let seconds = egg.value.minutes * 60
            return Producer<Int, Never>.interval(.seconds(1))
                .map { seconds - 1 - $0 }
                .startWith(seconds)
                .take(seconds + 1)
                .do(onValue: { left.value = $0 }, onDispose: { left.value = nil })
        }
    }

    /// Sends a message when an egg is ready, but not when it was taken out before.
    var bell: some Signal<String, Never> {
        boil.values.filter { $0 == 0 }.withLatestFrom(_egg.signal).map { "The \($1.rawValue) egg is ready." }
    }
}

enum Egg: String, CaseIterable {
    case soft, medium, hard

    var minutes: Int {
        switch self {
        case .soft: 4
        case .medium: 6
        case .hard: 9
        }
    }
}
