extension Signal {
    /// Sends the events of the first of two signals to send any event: a value, a failure or a completion.
    ///
    ///     source       ---a--b--|
    ///     other        --x--y--z--|
    ///     race(with:)  --x--y--z--|
    ///
    /// | event | result |
    /// |---|---|
    /// | first event of either, whatever it is | passed on; the other is disposed of |
    /// | the other events of that signal | passed on |
    ///
    /// - Note: This signal is observed first. If it sends an event synchronously, `other` is not observed.
    /// - Complexity: O(1) per event, O(number of signals) for the first; a few allocations per observation.
    /// - Also known as: `flatten(.race)` in ReactiveSwift, `amb` in RxSwift, `race` in RxJS.
    @inlinable
    public func race(with other: some Signal<Value, Failure>) -> some Signal<Value, Failure> {
        RaceAll(signals: [AnySignal(self), AnySignal(other)])
    }
}

/// Sends the events of the first signal to send any event. Without signals, completes immediately.
@inlinable
public func race<S: Signal>(_ signals: S...) -> some Signal<S.Value, S.Failure> { RaceAll(signals: signals) }

@inlinable
public func race<S: Signal>(_ signals: [S]) -> some Signal<S.Value, S.Failure> { RaceAll(signals: signals) }

@frozen
@usableFromInline
struct RaceAll<S: Signal>: Signal {
    @usableFromInline typealias Value = S.Value
    @usableFromInline typealias Failure = S.Failure
    @usableFromInline let signals: [S]
    @inlinable init(signals: [S]) { self.signals = signals }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if signals.isEmpty { return Ended(completion: .completed).run(observer, in: scope) }
        let race = Race(downstream: observer, scope: scope.child())
        for signal in signals where !race.isDecided {
            let part = race.enter()
            signal.run(RaceObserver(race: race, scope: part), in: part)
        }
    }
}

@usableFromInline
final class Race<Downstream: Observer> {
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline var entrants: [Scope] = []
    @usableFromInline var hasWinner = false

    @inlinable
    init(downstream: Downstream, scope: Scope) {
        self.downstream = downstream
        self.scope = scope
    }

    @inlinable var isDecided: Bool { hasWinner || scope.isDisposed }

    @inlinable
    func enter() -> Scope {
        let part = scope.child()
        entrants.append(part)
        return part
    }

    @inlinable
    func win(_ winner: Scope) {
        if hasWinner { return }
        hasWinner = true
        let losers = entrants
        entrants = []
        for loser in losers where loser !== winner { loser.dispose() }
    }
}

@frozen
@usableFromInline
struct RaceObserver<Downstream: Observer>: Observer {
    @usableFromInline let race: Race<Downstream>
    @usableFromInline let scope: Scope

    @inlinable
    init(race: Race<Downstream>, scope: Scope) {
        self.race = race
        self.scope = scope
    }

    @inlinable
    func receive(_ value: Downstream.Value) {
        if scope.isDisposed { return }
        race.win(scope)
        race.downstream.receive(value)
    }

    @inlinable
    func receive(completion: Completion<Downstream.Failure>) {
        if scope.isDisposed { return }
        race.win(scope)
        race.scope.dispose()
        race.downstream.receive(completion: completion)
    }
}
