/// The latest values of all signals as an array, whenever one of them sends; first when each has sent.
///
///     first          -a------b-|
///     second         ---1--2---|
///     combineLatest  ---x--y-z-|        x = [a, 1], y = [a, 2], z = [b, 2]
///
/// | event | result |
/// |---|---|
/// | value of a signal, each has sent | the latest values of all, in the order of the signals |
/// | failure of a signal | passed on; the others are disposed of |
/// | completion of a signal | nothing, even if it has sent no value; of the last one: completion |
/// | no signals | completion, immediately |
///
/// - Complexity: O(signals) per value; holds the latest value of each.
/// - Also known as: `combineLatest:` in RAC 2, `combineLatest` elsewhere.
@inlinable
public func combineLatest<S: Signal>(_ signals: [S]) -> some Signal<[S.Value], S.Failure> {
    CombineLatestAll(signals: signals)
}

@frozen
@usableFromInline
struct CombineLatestAll<S: Signal>: Signal {
    @usableFromInline typealias Value = [S.Value]
    @usableFromInline typealias Failure = S.Failure
    @usableFromInline let signals: [S]
    @inlinable init(signals: [S]) { self.signals = signals }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if scope.isDisposed { return }
        if signals.isEmpty { return Ended(completion: .completed).run(observer, in: scope) }
        let whole = scope.child()
        let combining = CombineLatestAllRun<S.Value, O>(downstream: observer, scope: whole, count: signals.count)
        for (position, signal) in signals.enumerated() where !whole.isDisposed {
            signal.run(CombineLatestAllObserver<S.Value, O>(combining: combining, position: position), in: whole)
        }
    }
}

@usableFromInline
final class CombineLatestAllRun<Element, Downstream: Observer> where Downstream.Value == [Element] {
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline var latest: [Element?]
    @usableFromInline var missing: Int
    @usableFromInline var active: Int

    @inlinable
    init(downstream: Downstream, scope: Scope, count: Int) {
        self.downstream = downstream
        self.scope = scope
        latest = Array(repeating: nil, count: count)
        missing = count
        active = count
    }

    @inlinable
    func received(_ value: Element, at position: Int) {
        if scope.isDisposed { return }
        if latest[position] == nil { missing -= 1 }
        latest[position] = .some(value)
        if missing == 0 { downstream.receive(latest.map { $0.unsafelyUnwrapped }) }
    }

    @inlinable
    func ended(_ completion: Completion<Downstream.Failure>) {
        if scope.isDisposed { return }
        if case .completed = completion {
            active -= 1
            if active > 0 { return }
        }
        scope.dispose()
        downstream.receive(completion: completion)
    }
}

@frozen
@usableFromInline
struct CombineLatestAllObserver<Element, Downstream: Observer>: Observer where Downstream.Value == [Element] {
    @usableFromInline let combining: CombineLatestAllRun<Element, Downstream>
    @usableFromInline let position: Int

    @inlinable
    init(combining: CombineLatestAllRun<Element, Downstream>, position: Int) {
        self.combining = combining
        self.position = position
    }

    @inlinable func receive(_ value: Element) { combining.received(value, at: position) }

    @inlinable
    func receive(completion: Completion<Downstream.Failure>) { combining.ended(completion) }
}
