import BinderyStreams
import BinderyTestSupport
import BinderyTesting
import Testing

/// Releasing a value may run a `deinit` of the application, which may call back into the object that released it.
@Suite struct ReleaseTests {
    private final class Ender {
        var end: () -> Void
        init(_ end: @escaping () -> Void = {}) { self.end = end }
        deinit { end() }
    }

    private let time = VirtualScheduler()
    private let source = Subject<Ender, Never>()

    /// Expects that a kept value may dispose of the observation when it is replaced, and that nothing is kept then.
    private func dropEnds<S: Signal>(sending first: Int = 0, _ signal: S) where S.Failure == Never {
        let lifetime = Lifetime()
        let observation: any Disposable
        do {
            let token = lifetime.token()
            observation = signal.observe { _ in withExtendedLifetime(token) {} }
        }
        for _ in 0..<first { source.send(Ender()) }
        do {
            let value = Ender()
            value.end = { observation.dispose() }
            source.send(value)
        }
        source.send(Ender())
        #expect(observation.isDisposed)
        #expect(lifetime.alive == 0)
    }

    @Test func aDroppedValueMayDisposeOfTheObservation() {
        dropEnds(source.debounce(for: .seconds(1), on: time))
        dropEnds(sending: 1, source.throttle(for: .seconds(1), on: time))
        dropEnds(source.debounce { _ in Producer<Int, Never>.never() })
        dropEnds(sending: 1, source.throttle { _ in Producer<Int, Never>.never() })
        dropEnds(source.audit { _ in Producer<Int, Never>.never() })
    }

    @Test func aScheduledClosureMayOwnItsTimer() {
        final class Owner {
            var timer: (any Disposable)?
            deinit { timer?.dispose() }
        }
        let timer: any Disposable
        do {
            let owner = Owner()
            timer = time.schedule(after: .seconds(1)) { _ = owner }
            owner.timer = timer
        }
        timer.dispose()
        #expect(timer.isDisposed)
    }

    @Test func theObserverOfGroupsMaySendWhenItIsDropped() {
        let numbers = Subject<Int, Never>()
        var groups: [any Signal<Int, Never>] = []
        let observation: any Disposable
        do {
            let sender = Ender { numbers.send(7) }
            observation = numbers.groupBy { $0 }.observe { group in
                withExtendedLifetime(sender) { groups.append(group) }
            }
        }
        numbers.send(1)
        var seen: [Int] = []
        let inner = groups[0].observe { seen.append($0) }
        observation.dispose()
        numbers.send(1)
        #expect(seen == [1])
        inner.dispose()
    }
}
