import BinderyStreams
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct AnySignalTests {
    @Test func theEventsAreThoseOfTheHiddenSignal() throws {
        try marbles { m in m.expect(m.hot("-a-#").eraseToAnySignal()).toBe("-a-#") }
    }

    @Test func signalsOfDifferentTypesCanBeStoredTogether() {
        let signals: [AnySignal<Int, Never>] = [
            Producer<Int, Never>.just(1).eraseToAnySignal(),
            Producer<Int, Never>.of(2, 3).map { $0 * 10 }.eraseToAnySignal(),
        ]
        expect(merge(signals), sends: [.value(1), .value(20), .value(30), .completed])
    }

    @Test func disposalReachesTheHiddenSignal() throws {
        try marbles { m in
            let letters = m.hot("-a-b-")
            m.expect(AnySignal(AnySignal(letters)), unsubscribedAt: "--!").toBe("-a---")
            m.expectSubscriptions(letters).toBe("^-!")
        }
    }

    @Test func hidingAThousandTimesNeedsNoStack() {
        let seen = onSmallStack {
            var signal = AnySignal(Producer<Int, Never>.of(1, 2))
            for _ in 0..<1_000 { signal = signal.eraseToAnySignal() }
            var seen: [Int] = []
            _ = signal.observe { seen.append($0) }
            return seen
        }
        #expect(seen == [1, 2])
    }

    /// Each level costs four or five nested calls per event. This is inherent: operators are functions of functions.
    @Test(arguments: [150])
    func hundredsOfHiddenOperatorsFitTheStack(_ depth: Int) {
        let seen = onSmallStack {
            let subject = Subject<Int, Never>()
            var signal = AnySignal(subject)
            for _ in 0..<depth { signal = signal.map { $0 + 1 }.eraseToAnySignal() }
            var seen: [Int] = []
            let observation = signal.observe { seen.append($0) }
            subject.send(0)
            observation.dispose()
            return seen
        }
        #expect(seen == [depth])
    }
}
