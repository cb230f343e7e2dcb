internal import BinderySynchronization

extension Dependencies {
    /// Random numbers. Live, those of the system.
    ///
    /// ```swift
    /// var random = Dependencies.current.random
    /// cards.shuffle(using: &random)
    /// ```
    public var random: RandomSource {
        get { self[RandomKey.self] }
        set { self[RandomKey.self] = newValue }
    }

    /// The clock of tasks that sleep. Live, the continuous clock. For operators and actions, give them a `Scheduler`.
    public var clock: any Clock<Duration> {
        get { self[ClockKey.self] }
        set { self[ClockKey.self] = newValue }
    }
}

/// The key of ``Dependencies/random``.
public enum RandomKey: DependencyKey {
    public static var live: RandomSource { RandomSource { SystemRandomNumberGenerator().nextNumber } }
}

/// The key of ``Dependencies/clock``.
public enum ClockKey: DependencyKey {
    public static var live: any Clock<Duration> { ContinuousClock() }
}

/// A source of random numbers, of the system or from a seed.
public struct RandomSource: RandomNumberGenerator, Sendable {
    private let draw: @Sendable () -> UInt64

    public init(_ draw: @escaping @Sendable () -> UInt64) { self.draw = draw }

    public func next() -> UInt64 { draw() }

    /// The numbers of a seed, always the same ones. Copies draw from the same sequence.
    public static func seeded(_ seed: UInt64) -> RandomSource {
        let state = SharedState(seed)
        return RandomSource { state.next() }
    }

    /// The state of SplitMix (Steele, Lea and Flood, 2014).
    private final class SharedState: Sendable {
        private let state: Mutex<UInt64>

        init(_ seed: UInt64) { state = Mutex(seed) }

        func next() -> UInt64 {
            state.withLock { state in
                state &+= 0x9e37_79b9_7f4a_7c15
                var mixed = state
                mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
                mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
                return mixed ^ (mixed >> 31)
            }
        }
    }
}

extension SystemRandomNumberGenerator {
    fileprivate var nextNumber: UInt64 {
        var generator = self
        return generator.next()
    }
}
