import BinderyStreams
import BinderyTesting
import Testing

@Suite struct SampleEveryTests {
    private let time = VirtualScheduler(), source = Source<Int, Mishap>()

    private var sampled: some Signal<Int, Mishap> { source.sample(every: .seconds(1), on: time) }

    @Test func theLatestValueComesAfterEachPeriodInWhichOneCame() {
        var sent: [String] = []
        let observation = sampled.observe(onValue: { sent.append("\($0) at \(time.now)") }, onFailure: { _ in })
        source.send(1)
        source.send(2)
        time.advance(by: .milliseconds(2500))
        source.send(3)
        time.advance(by: .seconds(2))
        #expect(sent == ["2 at 1.0 seconds", "3 at 3.0 seconds"])
        observation.dispose()
    }

    @Test func theEndIsPassedOnAtOnceAndTheKeptValueIsDropped() {
        expect(sampled, sends: [.completed]) {
            source.send(1)
            source.complete()
        }
        let failing = Source<Int, Mishap>()
        expect(failing.sample(every: .seconds(1), on: time), sends: [.failed(.first)]) {
            failing.send(1)
            failing.fail(.first)
        }
        time.advanceToEnd()
        #expect(time.now == .zero)
    }

    @Test func disposalTakesTheTimerBack() {
        sampled.observeEvents { _ in }.dispose()
        time.advanceToEnd()
        #expect(time.now == .zero)
    }
}
