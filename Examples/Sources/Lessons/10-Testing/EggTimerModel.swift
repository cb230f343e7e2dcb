import Bindery

/// Tells when an egg is ready.
final class EggTimerModel {
    @Reactive var egg = Egg.soft
    /// While an egg boils.
    let secondsLeft: Property<Int?>
    /// Its values are the seconds that are left.
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

    /// Sends when an egg is ready, not when somebody has taken it out before.
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
