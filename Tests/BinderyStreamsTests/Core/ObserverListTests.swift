import BinderyStreams
import BinderyTestSupport
import Testing

/// The observers of a subject and the members of their scopes, compared with arrays.
@Suite struct ObserverListTests {
    /// Observers come, leave by disposal and by deinit of their subject, and do both during deliveries.
    @Test(arguments: 0..<60)
    func observersComeAndLeaveAsInAnArray(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let subject = Subject<Int, Never>(), lifetime = Lifetime()
        var observations: [any Disposable] = []
        var present: [Int] = []
        var received: [Int] = [], expected: [Int] = []
        // During the present delivery: which observer disposes of which, or adds one.
        var disposals: [Int: Int] = [:], adders: Set<Int> = []

        func add() {
            let number = observations.count, token = lifetime.token()
            present.append(number)
            observations.append(
                subject.observe { _ in
                    withExtendedLifetime(token) {}
                    received.append(number)
                    if let ended = disposals[number] { observations[ended].dispose() }
                    if adders.contains(number) { add() }
                })
        }

        for _ in 0..<80 {
            switch Int.random(in: 0..<5, using: &random) {
            case 0, 1: add()
            case 2 where !observations.isEmpty:
                let ended = Int.random(in: observations.indices, using: &random)
                observations[ended].dispose()
                present.removeAll { $0 == ended }
            default:
                disposals = [:]
                adders = []
                if !observations.isEmpty {
                    for _ in 0..<3 {
                        let actor = Int.random(in: observations.indices, using: &random)
                        disposals[actor] = Int.random(in: observations.indices, using: &random)
                    }
                    adders.insert(Int.random(in: observations.indices, using: &random))
                }
                let before = present
                var left: Set<Int> = []
                for number in before where !left.contains(number) {
                    expected.append(number)
                    if let ended = disposals[number] { left.insert(ended) }
                }
                subject.send(0)
                present.removeAll { left.contains($0) }
            }
            #expect(received == expected, "seed \(seed)")
            #expect(lifetime.alive == present.count, "seed \(seed)")
        }
        subject.complete()
        #expect(lifetime.alive == 0)
    }

    /// Members of all kinds end in the order in which they joined, and those that left early do not.
    @Test(arguments: 0..<60)
    func membersOfAScopeEndInTheirOrder(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let scope = Scope()
        var subjects: [Int: Subject<Int, Never>] = [:], cleanups: [Int: Cleanup] = [:], children: [Int: Scope] = [:]
        var ended: [Int] = [], expected: [Int] = []

        /// Reports its end when the observer that holds it is released.
        final class Witness {
            let end: () -> Void
            init(_ end: @escaping () -> Void) { self.end = end }
            deinit { end() }
        }

        struct Listener: Observer {
            typealias Failure = Never
            let witness: Witness
            func receive(_ value: Int) {}
            func receive(completion: Completion<Never>) {}
        }

        for number in 0..<60 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                let subject = Subject<Int, Never>()
                subjects[number] = subject
                subject.run(Listener(witness: Witness { ended.append(number) }), in: scope)
                expected.append(number)
            case 1:
                cleanups[number] = scope.onDispose { ended.append(number) }
                expected.append(number)
            case 2:
                let child = scope.child()
                child.onDispose { ended.append(number) }
                children[number] = child
                expected.append(number)
            case 3:
                guard let (number, subject) = subjects.min(by: { $0.key < $1.key }) else { continue }
                subjects[number] = nil
                if number & 1 == 0 { subject.complete() }
                expected.removeAll { $0 == number }
            case 4:
                guard let number = cleanups.keys.max() else { continue }
                cleanups.removeValue(forKey: number)?.forget()
                expected.removeAll { $0 == number }
            default:
                guard let number = children.keys.max() else { continue }
                children.removeValue(forKey: number)?.dispose()
                expected.removeAll { $0 == number }
            }
        }
        ended = []
        scope.dispose()
        #expect(ended == expected, "seed \(seed)")
        #expect(scope.isDisposed)
    }

    @Test func anObserverOutlivesAScopeThatNothingHolds() {
        struct Listener: Observer {
            typealias Failure = Never
            let onValue: (Int) -> Void
            func receive(_ value: Int) { onValue(value) }
            func receive(completion: Completion<Never>) { onValue(-1) }
        }
        let subject = Subject<Int, Never>()
        var received: [Int] = []
        subject.run(Listener { received.append($0) }, in: Scope())
        subject.send(1)
        subject.send(2)
        subject.complete()
        #expect(received == [1, 2, -1])
    }
}
