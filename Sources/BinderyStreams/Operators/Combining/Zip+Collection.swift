/// The first values of all signals as an array, then the second values, and so on.
///
///     first   -a---b-----|
///     second  ---1---2-3-|
///     zip     ---x---y---|        x = [a, 1], y = [b, 2]
///
/// | event | result |
/// |---|---|
/// | value of a signal, all others have values waiting | the oldest waiting value of each, in the signals' order |
/// | value of a signal, another has none waiting | kept |
/// | failure of a signal | passed on immediately; the others are disposed of |
/// | completion of a signal without waiting values | completion; the others are disposed of |
/// | completion of a signal with waiting values | completion when the last of them has been sent |
/// | no signals | completion, immediately |
///
/// - Complexity: O(signals) per value; holds the values that wait for their partners.
/// - Also known as: `zip:` in RAC 2, `zip` elsewhere.
@inlinable
public func zip<S: Signal>(_ signals: [S]) -> some Signal<[S.Value], S.Failure> { ZipAll(signals: signals) }

@frozen
@usableFromInline
struct ZipAll<S: Signal>: Signal {
    @usableFromInline typealias Value = [S.Value]
    @usableFromInline typealias Failure = S.Failure
    @usableFromInline let signals: [S]
    @inlinable init(signals: [S]) { self.signals = signals }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if scope.isDisposed { return }
        if signals.isEmpty { return Ended(completion: .completed).run(observer, in: scope) }
        let whole = scope.child()
        let zipping = ZipAllRun<S.Value, O>(downstream: observer, scope: whole, count: signals.count)
        for (position, signal) in signals.enumerated() where !whole.isDisposed {
            signal.run(ZipAllObserver<S.Value, O>(zipping: zipping, position: position), in: whole)
        }
    }
}

@usableFromInline
final class ZipAllRun<Element, Downstream: Observer> where Downstream.Value == [Element] {
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline let waiting: UnsafeMutableBufferPointer<Queue<Element>>
    @usableFromInline var hasCompleted: [Bool]

    @inlinable
    init(downstream: Downstream, scope: Scope, count: Int) {
        self.downstream = downstream
        self.scope = scope
        waiting = .allocate(capacity: count)
        for position in 0..<count { waiting.initializeElement(at: position, to: Queue()) }
        hasCompleted = Array(repeating: false, count: count)
    }

    deinit {
        waiting.deinitialize()
        waiting.deallocate()
    }

    @inlinable
    func received(_ value: Element, at position: Int) {
        if scope.isDisposed { return }
        waiting[position].append(value)
        for position in waiting.indices where waiting[position].isEmpty { return }
        let values = waiting.indices.map { waiting[$0].popFirst().unsafelyUnwrapped }
        downstream.receive(values)
        if !scope.isDisposed, waiting.indices.contains(where: isExhausted) { finish(.completed) }
    }

    @inlinable
    func ended(_ completion: Completion<Downstream.Failure>, at position: Int) {
        if scope.isDisposed { return }
        hasCompleted[position] = true
        if case .completed = completion, !isExhausted(position) { return }
        finish(completion)
    }

    @inlinable
    func isExhausted(_ position: Int) -> Bool { hasCompleted[position] && waiting[position].isEmpty }

    @inlinable
    func finish(_ completion: Completion<Downstream.Failure>) {
        scope.dispose()
        downstream.receive(completion: completion)
    }
}

@frozen
@usableFromInline
struct ZipAllObserver<Element, Downstream: Observer>: Observer where Downstream.Value == [Element] {
    @usableFromInline let zipping: ZipAllRun<Element, Downstream>
    @usableFromInline let position: Int

    @inlinable
    init(zipping: ZipAllRun<Element, Downstream>, position: Int) {
        self.zipping = zipping
        self.position = position
    }

    @inlinable func receive(_ value: Element) { zipping.received(value, at: position) }

    @inlinable
    func receive(completion: Completion<Downstream.Failure>) { zipping.ended(completion, at: position) }
}
