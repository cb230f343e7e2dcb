import BinderyStreams
import Testing

@Suite struct GenerateTests {
    @Test func theValuesComeWhileTheConditionHolds() {
        let powers = Producer<Int, Mishap>.generate(from: 1, while: { $0 < 10 }, next: { $0 * 2 })
        expect(powers, sends: [1, 2, 4, 8].map { .value($0) } + [.completed])
    }

    @Test func aConditionThatNeverHeldCompletesAtOnce() {
        expect(Producer<Int, Mishap>.generate(from: 1, while: { _ in false }, next: { $0 }), sends: [.completed])
    }

    @Test func afterDisposalNothingIsMade() {
        let stop = Subject<Void, Never>()
        var made = 0
        let endless = Producer<Int, Never>.generate(from: 1) { number in
            made += 1
            return number + 1
        }
        _ = endless.take(until: stop).observe { if $0 == 5 { stop.send() } }
        #expect(made == 4)
    }
}
